"""A card room that stands still: every game some moves into a match that is always the same, to be looked at.

python -m tests.browser.stills PORT     then open /#basra.en, /#abjad_guess.ar and so on
"""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from majlis import registry
from majlis.laws.runs import Run, played
from majlis.plan import SEATS
from majlis.rooms import scene, tables
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Opened, Room
from majlis.speech import LANGUAGES

SERVE = Path(__file__).parents[2] / "web" / "mock" / "serve.py"
MOVES = 24  # into a match, at the most
ME = SEATS[0]


def stands(run: Run) -> int:
    """The last of the first moves before which it is my turn."""
    mine = [n for n, step in enumerate(run.steps[:MOVES]) if step.state.acting >> ME & 1]
    return mine[-1] if mine else 0


@cache
def still(name: str) -> dict[str, Any]:
    """The table `game.language` as a frame."""
    key, _, lang = name.partition(".")
    run = played(registry.game(key), min(registry.nature(key).seats), "still", MOVES)
    room = Room(name, Opened(key, run.match.seats, {}, "", "random"))
    room.game, room.match = run.game, run.match.fork()
    room.match.state = run.steps[stands(run)].state
    room.names[ME], room.here[ME], room.people[ME] = "Salma", True, "salma"
    painter = Painter(room.game, ME, lang, tables.names(room, lang))
    made: dict[str, Any] = msgspec.to_builtins(scene.step(room, painter, [], tables.notice(lang, "line-started", "")))
    return {"type": "step", **made}


class Stills(dict[str, Any]):
    """Tables that are made when somebody sits down at them."""

    def __contains__(self, name: object) -> bool:
        key, _, lang = str(name).partition(".")
        return key in registry.natures() and lang in LANGUAGES

    def __missing__(self, name: str) -> dict[str, Any]:
        return still(name)


def main(port: int) -> None:
    """Serve them."""
    spec = importlib.util.spec_from_file_location("serve", SERVE)
    assert spec is not None
    assert spec.loader is not None
    serve = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(serve)
    serve.TABLES = Stills()
    asyncio.run(serve.main(port))


if __name__ == "__main__":
    main(int(sys.argv[1]))
