"""How light and quick the page is: `./majlis bench page` prints each figure beside its goal.

How much JavaScript a phone fetches; how long until the first table can be used on a processor four times slower; how
many frames there are while thirteen cards or more of a deal are on their way, beside as many sheets on a bare page in
the same browser, and how long it takes until they set out; whether a listener hears each line of a match once; how long
until a match of 500 moves lies open to be looked back at. Needs node and a browser, as the browser's tests do; `--json`
for programs.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from majlis import record, registry
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.speech import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "majlis" / "_web"
DEALT = 13
MOVES = 500
BEGINS = re.compile(r'<script[^>]+src="([^"]+)"')
NEEDS = re.compile(r'(?:\bfrom|\bimport)\s*"(\./[^"]+\.js)"')  # what a script cannot begin without; others come later
GOALS = {"javascript_kb": 80.0, "usable_ms": 1000.0, "frames": 60.0, "lines_lost": 0.0, "replay_ms": 300.0}
MORE = {"frames"}  # of these more is better


def weight(script: Path) -> int:
    """The bytes of a script, compressed."""
    return len(gzip.compress(script.read_bytes()))


def needed(script: Path, found: set[Path]) -> set[Path]:
    """A script, and all scripts without which it does not begin."""
    if script not in found:
        found.add(script)
        for other in NEEDS.findall(script.read_text(encoding="utf-8")):
            needed(script.parent / other, found)
    return found


def words(lang: str) -> list[Path]:
    """The words of the page in a language, but for those that are fetched when they are wanted."""
    texts = [text.name.removesuffix(".ftl") for text in (WEB / "src" / "text").glob(f"*{lang}.ftl")]
    return [script for text in texts for script in PAGE.rglob(f"{text}-*.js")]


def javascript() -> float:
    """Kilobytes of compressed JavaScript that are fetched before one can play, in the language of the most words."""
    begins = BEGINS.findall((PAGE / "index.html").read_text(encoding="utf-8"))
    scripts = {found for script in begins for found in needed(PAGE / script, set())} | {PAGE / "sw.js"}
    return (sum(map(weight, scripts)) + max(sum(map(weight, words(lang))) for lang in LANGUAGES)) / 1000


def dealing() -> str:
    """The game that deals the smallest hand of thirteen cards or more to as few as may play."""
    hands = {}
    for key, nature in registry.natures().items():
        match = Match(registry.game(key), min(nature.seats), SeedLuck("page"))
        hand = match.game.plan.index.get("hand/0")
        hands[key] = len(match.state.piles.zones[hand]) if hand is not None else 0
    return min((size, key) for key, size in hands.items() if size >= DEALT)[1]


def long_record() -> str:
    """The record of a match of so many moves, made without a plan: of the first game whose matches are that long."""
    for key in registry.natures():
        game, luck = registry.game(key), chance("page")
        match = Match(game, min(game.nature.seats), SeedLuck("page"))
        while match.outcome() is None and len(match.log) < MOVES and not game.nature.language:
            seat = next(iter(match.waiting()))
            match.play(seat, game.propose(match.state, seat, luck))
        if len(match.log) == MOVES:
            return record.write(record.of(match))
    raise SystemExit("no game has matches of so many moves")


@contextmanager
def served(*program: str, **environment: str) -> Iterator[str]:
    """The address of a server that runs as long as it is needed; `PORT` stands for its port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-P", *[word.replace("PORT", str(port)) for word in program]]
    server = subprocess.Popen(command, env={**os.environ, **environment, "PYTHONPATH": path}, stdout=subprocess.DEVNULL)
    try:
        for _ in range(300):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(20)


def asked(base: str, wishes: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What the browser found, by the names of the wishes."""
    node = shutil.which("node")
    assert node is not None, "the page is measured with node, which ./majlis puts on the path"
    with subprocess.Popen(
        [node, "e2e/desk.mjs", base, "1"], cwd=WEB, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as desk:
        assert desk.stdin is not None
        assert desk.stdout is not None
        for wish in wishes:
            desk.stdin.write(json.dumps(wish) + "\n")
        desk.stdin.flush()
        found = [json.loads(desk.stdout.readline()) for _ in wishes]
        desk.stdin.close()
    return {each["name"]: each for each in found}


def figures() -> dict[str, float]:
    """All of them; the browser has closed when they are known."""
    key = next(key for key, nature in registry.natures().items() if min(nature.seats) == 2)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        serve = ["-m", "majlis.cli", "serve", "--port", "PORT", "--database"]
        base = stack.enter_context(served(*serve, f"{folder}/quick.db", MAJLIS_PACE="0"))
        tables = stack.enter_context(served(*serve, f"{folder}/tables.db"))  # whose bots play at the pace of a table
        stills = stack.enter_context(served("-m", "tests.browser.stills", "PORT"))
        replay = {"name": "replay", "script": "opening", "record": long_record()}
        match = {"script": "match", "seats": "2", "one-deal": True, "game": key}
        where = {"stills": stills, "tables": tables, "room": f"{key}.en", "game": dealing()}
        wishes: list[dict[str, Any]] = [
            {"name": "page", "script": "measure", **where},
            replay,
            *[{"name": lang, "lang": lang, **match} for lang in ("en", "ar", "el")],
        ]
        found = asked(base, wishes)
    heard = [found[lang] for lang in ("en", "ar", "el")]
    lost = [line for told in heard for line in told["wrong"]]
    page = {name: float(value) for name, value in found["page"].items() if name not in ("ok", "name")}
    return {
        "javascript_kb": javascript(), **page, "frames_of_bare": page["frames"] / (page["bare_frames"] or 1.0),
        "replay_ms": found["replay"]["again"], "replay_first_ms": found["replay"]["first"],
        "lines_said": float(sum(told["said"] for told in heard)), "lines_lost": float(len(lost)),
    }  # fmt: skip


def main(argv: list[str]) -> int:
    """Prints the figures; 1 with --strict if one misses its goal."""
    parser = argparse.ArgumentParser(prog="majlis bench page")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strict", action="store_true")
    args = parser.parse_args(argv)
    found = figures()
    if args.json:
        print(json.dumps({"page": found, "goals": GOALS}))
    else:
        for name, value in found.items():
            goal = f"{GOALS[name]:10.0f}" if name in GOALS else ""
            print(f"{name:20}{value:10.1f}{goal}")
        print(f"machine: {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    missed = [name for name, goal in GOALS.items() if (found[name] < goal if name in MORE else found[name] > goal)]
    return 1 if args.strict and missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
