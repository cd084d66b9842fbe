"""How fast the rules are, interpreted and compiled, beside OpenSpiel and RLCard in the same run.

    ./majlis bench engine [--json] [--seconds N] [--build both|pure|compiled]

Ours and theirs run in processes of their own, in turn, a short slice of CPU time each; a ratio is the median of the
ratios of slices that lie side by side, so that a machine that slows down slows both. docs/performance.md says more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "bench" / "peers"
BENCHED = ROOT / ".build" / "bench"
SLICE = 0.2  # seconds of CPU time
SECONDS = 2.0
BUILDS = {"both": ("interpreted", "compiled"), "pure": ("interpreted",), "compiled": ("compiled",)}
THEIRS = {"openspiel": "open_spiel", "rlcard": "rlcard"}  # engine: distribution


@dataclass(frozen=True)
class Row:
    """One thing to measure: of our game, and beside it of another engine. `moves` is how far into a deal."""

    game: str
    seats: int
    way: str
    moves: int = 0
    engine: str = ""
    other: str = ""  # the game there
    other_moves: int = 0
    share: float = 0.5  # of the seconds asked for

    @property
    def name(self) -> str:
        return self.game if self.seats == 4 else f"{self.game}_{self.seats}"


EIGHTS = "crazy_eights(players=4)"
MIDWAY = [
    ("hearts", 4, 24),
    ("taketwo", 4, 24),
    ("basra", 2, 12),
    ("basra", 4, 12),
    ("crowd", 10, 30),
    ("ganjifa", 4, 24),
]
ROWS = [
    Row("hearts", 4, "deal", 0, "openspiel", "hearts", share=1),
    Row("hearts", 4, "dealt", 0, "openspiel", "hearts", share=1),
    Row("hearts", 4, "inside", 0, "openspiel", "hearts"),
    Row("hearts", 4, "tree", 24, "openspiel", "hearts", 32),
    Row("hearts", 4, "tree-in-python", 24, "openspiel", "hearts", 32),
    Row("taketwo", 4, "deal", 0, "openspiel", EIGHTS, share=1),
    Row("taketwo", 4, "dealt", 0, "openspiel", EIGHTS, share=1),
    Row("taketwo", 4, "inside", 0, "openspiel", EIGHTS),
    Row("taketwo", 4, "deal", 0, "rlcard", "uno"),
    Row("taketwo", 4, "tree", 24),
    *[Row("ganjifa", 4, way, 0, "openspiel", "hearts", share=1) for way in ("deal", "dealt")],
    Row("ganjifa", 4, "inside", 0, "openspiel", "hearts"),
    Row("ganjifa", 4, "tree", 24),
    *[Row("basra", seats, way, 12) for seats in (2, 4) for way in ("deal", "dealt", "inside", "tree")],
    *[Row("crowd", 10, way, 30) for way in ("deal", "dealt", "inside", "tree")],
    *[Row(game, seats, way, moves) for way in ("fork", "worlds", "told") for game, seats, moves in MIDWAY],
]

FIGURES = {
    "deal": "decisions_per_second",
    "dealt": "decisions_per_second_from_dealt",
    "inside": "decisions_per_second_inside",
    "tree": "simulations_per_second",
    "tree-in-python": "simulations_per_second",
    "fork": "forks_per_second",
    "worlds": "worlds_per_second",
    "told": "told_moves_per_second",
}
LABELS = {
    "deal": "loop in Python, deal included",
    "dealt": "loop in Python, from a dealt position",
    "inside": "loop inside the library",
    "tree": "IS-MCTS, simulations",
    "tree-in-python": "IS-MCTS, beside one in Python",
    "fork": "forks",
    "worlds": "worlds",
    "told": "told, checked and recorded, moves",
}
RATIOS = {"deal": "ratio_to_{}", "dealt": "ratio_to_{}_from_dealt", "inside": "ratio_to_{}_inside"}
RATIOS |= {"tree": "simulations_ratio_to_{}", "tree-in-python": "simulations_ratio_to_{}_in_python"}


@dataclass(frozen=True)
class Goal:
    """What a figure of ours has to reach."""

    game: str
    build: str
    figure: str
    goal: float


GOALS = [
    *[Goal(game, "interpreted", "ratio_to_openspiel", 1) for game in ("hearts", "taketwo")],
    *[Goal(game, "compiled", "ratio_to_openspiel", 4) for game in ("hearts", "taketwo")],
    Goal("ganjifa", "compiled", "ratio_to_openspiel", 3),
    *[Goal(game, "compiled", "ratio_to_openspiel_from_dealt", 1) for game in ("hearts", "taketwo")],
    *[Goal(game, "compiled", "worlds_per_second", 200_000) for game in ("hearts", "taketwo", "basra_2", "basra")],
    Goal("crowd_10", "compiled", "worlds_per_second", 5_000),
    Goal("hearts", "compiled", "simulations_ratio_to_openspiel", 1),
    *[Goal(game, "compiled", "simulations_per_second", 20_000) for game in ("ganjifa", "taketwo", "basra_2", "basra")],
]


# -- the processes --


class Side:
    """A process that measures on request."""

    def __init__(self, name: str, python: str, program: Path, paths: Sequence[Path]) -> None:
        self.name = name
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [python, "-P", str(program)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.about: dict[str, Any] = self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if line.startswith("{"):  # an engine may print something of its own
                answer: dict[str, Any] = json.loads(line)
                return answer
        raise RuntimeError(f"{self.name} has ended")

    def slice(self, case: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"case": case, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        answer = self._answer()
        if "failure" in answer:
            raise RuntimeError(answer["failure"])
        return answer

    def end(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        self.process.wait()


def compiled_folder() -> Path:
    """The games that are measured, compiled together with the kernel; made once for each state of the sources."""
    sys.path.insert(0, str(ROOT))
    from tools import build

    games = {row.game for row in ROWS}
    BENCHED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=BENCHED.parent) as scratch:
        work = Path(scratch)
        package = build.copy_code(build.SOURCE, work)
        for folder in (package / "games").iterdir():
            if folder.is_dir() and folder.name not in games:
                shutil.rmtree(folder)
        shutil.copytree(PEERS, work / "bench" / "peers", ignore=shutil.ignore_patterns("__pycache__"))
        beside = sorted(str(path.relative_to(work)) for path in (work / "bench" / "peers").glob("*/game.py"))
        goal = BENCHED / _fingerprint([*build.rules(package), *map(Path, beside)], package, work)
        if not goal.is_dir():
            build.compile_in(work, beside, kept=list(BENCHED.iterdir()))
            for old in [*BENCHED.iterdir(), work / "build"]:
                shutil.rmtree(old, ignore_errors=True)
            shutil.copytree(work, goal)
    return goal


def _fingerprint(names: Sequence[Path], package: Path, work: Path) -> str:
    hashed = hashlib.sha256(f"{sys.version}".encode() + (ROOT / "tools" / "build.py").read_bytes())
    for name in names:
        path = package / name if (package / name).is_file() else work / name
        hashed.update(f"\n{name.as_posix()}\n".encode() + path.read_bytes())
    return hashed.hexdigest()[:16]


def our_sides(builds: Sequence[str]) -> list[Side]:
    paths = {"interpreted": [ROOT / "src", ROOT]}
    if "compiled" in builds:
        paths["compiled"] = [compiled_folder(), ROOT]
    sides = [Side(build, sys.executable, PEERS / "ours.py", paths[build]) for build in builds]
    for side in sides:
        if side.about["build"] != side.name:
            raise RuntimeError(f"the {side.name} build is not what runs")
    return sides


def their_side() -> Side | None:
    """The Python in which the other engines are installed."""
    python = os.environ.get("MAJLIS_BENCH_PYTHON", "") or str(ROOT / ".venv-bench" / "bin" / "python")
    return Side("theirs", python, PEERS / "theirs.py", [ROOT]) if Path(python).is_file() else None


# -- measuring --


@dataclass
class Taken:
    """The slices of one side for one row."""

    units: list[float] = field(default_factory=list)  # a second
    steps: list[float] = field(default_factory=list)

    def add(self, answer: dict[str, float]) -> None:
        self.units.append(answer["units"] / answer["seconds"])
        self.steps.append(answer["steps"] / answer["seconds"])


def median_ratio(mine: list[float], other: list[float]) -> float:
    return statistics.median([a / b for a, b in zip(mine, other, strict=True)])


def measure(row: Row, ours: Sequence[Side], theirs: Side | None, seconds: float) -> dict[str, Taken]:
    """Slices of all sides in turn: {build or engine: slices}."""
    mine = "tree" if row.way == "tree-in-python" else row.way
    cases = [(side, side.name, f"{mine} {row.game} {row.seats} {row.moves}") for side in ours]
    if theirs is not None and THEIRS.get(row.engine) in theirs.about["engines"]:
        cases.append((theirs, row.engine, f"{row.way} {row.engine} {row.other} {row.other_moves}"))
    taken = {name: Taken() for _, name, _ in cases}
    for _ in range(max(3, round(seconds * row.share / SLICE))):
        for side, name, case in cases:
            taken[name].add(side.slice(case, SLICE))
    return taken


def note(found: dict[str, Any], row: Row, taken: dict[str, Taken]) -> None:
    """Put the figures of a row where they belong."""
    other = taken.get(row.engine)
    deals = {"deal": "deals_per_second", "dealt": "deals_per_second_from_dealt"}.get(row.way)
    for build, slices in taken.items():
        if build == row.engine:
            place = found["peers"].setdefault(build, {}).setdefault(row.other.partition("(")[0], {})
            suffix = "_in_python" if row.way == "tree-in-python" else ""
        else:
            place, suffix = found.setdefault(row.name, {}).setdefault(build, {}), ""
        place[FIGURES[row.way] + suffix] = round(statistics.median(slices.units))
        if deals:
            place[deals] = round(statistics.median(slices.steps))
        if other is not None and build != row.engine:
            ratio = RATIOS[row.way].format(row.engine)
            place[ratio] = round(median_ratio(slices.units, other.units), 2)
            if deals:
                place[f"deals_{ratio}"] = round(median_ratio(slices.steps, other.steps), 2)


def judge(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The goals whose figures were measured."""
    goals = []
    for goal in GOALS:
        value = found.get(goal.game, {}).get(goal.build, {}).get(goal.figure)
        if value is not None:
            name = f"{goal.game} {goal.build} {goal.figure}"
            goals.append({"name": name, "goal": goal.goal, "value": value, "met": value >= goal.goal})
    return goals


def figures(seconds: float = SECONDS, build: str = "both", show: bool = False) -> dict[str, Any]:
    """All figures by game and build, those of the peers, and the goals."""
    found: dict[str, Any] = {"peers": {}}
    theirs = their_side()
    engines = theirs.about["engines"] if theirs is not None else {}
    found["missing"] = [engine for engine, name in THEIRS.items() if name not in engines]
    ours = our_sides(BUILDS[build])
    if show:
        missing = f"not installed, so without ratios: {', '.join(found['missing'])}" if found["missing"] else ""
        print(*filter(None, [" ".join(f"{k} {v}" for k, v in engines.items()), missing]), sep="; ")
        print(
            f"{'':10s}{'a CPU second':38s}" + "".join(f"{side.name:>12s}{'x':>7s}" for side in ours) + f"{'peer':>12s}"
        )
    for row in ROWS:
        taken = measure(row, ours, theirs, seconds)
        note(found, row, taken)
        if show:
            _show(row, ours, taken)
    for side in [*ours, *([theirs] if theirs else [])]:
        side.end()
    found["goals"] = judge(found)
    return found


def _show(row: Row, ours: Sequence[Side], taken: dict[str, Taken]) -> None:
    other = taken.get(row.engine)
    line = f"{row.name:10s}{LABELS[row.way]:38s}"
    for side in ours:
        ratio = f"{median_ratio(taken[side.name].units, other.units):.2f}" if other else ""
        line += f"{statistics.median(taken[side.name].units):12,.0f}{ratio:>7s}"
    if other:
        line += f"{statistics.median(other.units):12,.0f} {row.engine} {row.other}"
    print(line, flush=True)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="majlis bench engine", description="How fast the rules are.")
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
        for goal in found["goals"]:
            met = "reached" if goal["met"] else "NOT REACHED"
            print(f"{goal['name']:58s}{goal['value']:12,.2f} of {goal['goal']:9,.0f}  {met}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
