"""How fast the adapters are, beside the card game that PettingZoo brings along, in the same run.

    ./majlis bench adapters [--json] [--seconds N] [--build both|pure|compiled]

The same loop drives PettingZoo's Leduc hold'em and our games: reset, observe, choose among the marked actions, step. A
decision of ours is one of a whole game by its full rules. docs/performance.md says more.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))
from engine import BUILDS, PEERS, ROOT, SLICE, Side, Taken, compiled_folder, median_ratio

SECONDS = 2.0
GOAL = 10.0  # times PettingZoo's own
PEER = "leduc"
CASES = [f"{way} {game}" for way in ("aec", "solo", "batch") for game in ("basra 2", "basra 4", "taketwo 4")]
NEEDED = ("gymnasium", "pettingzoo", "pygame", "rlcard")


def sides(build: str) -> list[Side]:
    """Our builds, each in the Python that has PettingZoo."""
    python = os.environ.get("MAJLIS_BENCH_PYTHON", "") or str(ROOT / ".venv-bench" / "bin" / "python")
    if not Path(python).is_file():
        raise RuntimeError("PettingZoo is not there to compare with: ./majlis bench-env installs it")
    folders = {"interpreted": ROOT / "src"}
    if "compiled" in BUILDS[build]:
        folders["compiled"] = compiled_folder()
    made = [Side(name, python, PEERS / "zoo.py", [folders[name], ROOT]) for name in BUILDS[build]]
    for side in made:
        lacking = [name for name in NEEDED if name not in side.about["libraries"]]
        if lacking or side.about["build"] != side.name:
            raise RuntimeError(f"./majlis bench-env has to be made anew: {', '.join(lacking) or side.about['build']}")
    return made


def figures(seconds: float = SECONDS, build: str = "both", show: bool = False) -> dict[str, Any]:
    """Decisions a CPU second, ours by build and case, and how many times PettingZoo's own that is."""
    ours = sides(build)
    found: dict[str, Any] = {"libraries": ours[0].about["libraries"], "cases": {}}
    peers: list[float] = []
    for case in CASES:
        mine = {side.name: Taken() for side in ours}
        peer = Taken()
        for _ in range(max(3, round(seconds / SLICE))):
            peer.add(ours[0].slice(PEER, SLICE))
            for side in ours:
                mine[side.name].add(side.slice(case, SLICE))
        peers += peer.units
        row = {}
        for name, taken in mine.items():
            row[name] = {
                "decisions_per_second": round(statistics.median(taken.units)),
                "ratio_to_pettingzoo": round(median_ratio(taken.units, peer.units), 2),
            }
        found["cases"][case] = row
        if show:
            told = "".join(
                f"{name:>14s} {one['decisions_per_second']:9,d} x{one['ratio_to_pettingzoo']:6.1f}"
                for name, one in row.items()
            )
            print(f"{case:18s}{told}", flush=True)
    for side in ours:
        side.end()
    found["peer"] = {"game": "leduc_holdem_v4", "decisions_per_second": round(statistics.median(peers))}
    found["goals"] = [
        {"name": f"{case} {name}", "goal": GOAL, "value": one["ratio_to_pettingzoo"]}
        for case, row in found["cases"].items()
        if case.startswith("aec")
        for name, one in row.items()
    ]
    return found


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="majlis bench adapters", description="How fast the adapters are.")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="CPU time for each figure and side")
    parser.add_argument("--build", choices=BUILDS, default="both")
    args = parser.parse_args(argv)
    try:
        found = figures(args.seconds, args.build, show=not args.json)
    except (RuntimeError, OSError) as failure:
        print(f"majlis: {failure}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print(f"PettingZoo's Leduc hold'em: {found['peer']['decisions_per_second']:,d} decisions a CPU second")
        for goal in found["goals"]:
            met = "reached" if goal["value"] >= goal["goal"] else "NOT REACHED"
            print(f"{goal['name']:40s}{goal['value']:8.1f} of {goal['goal']:4.0f}  {met}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
