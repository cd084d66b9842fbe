"""How the tests call commands: in this process, with what came out and with which code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

import pytest

from majlis import cli, position, registry
from majlis.game import Game, State
from majlis.luck import SeedLuck
from majlis.match import Match

KEYS = list(registry.natures())
LANGS = ("en", "ar", "el")


@dataclass
class Said:
    """What a command said."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    """Call a command here."""
    capsys.readouterr()
    code = cli.main(list(arguments))
    out, err = capsys.readouterr()
    return Said(code, out, err)


def started(*arguments: str, given: str = "", **environment: str) -> Said:
    """Call a command as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "majlis.cli", *arguments],
        input=given.encode(),
        capture_output=True,
        env={**os.environ, **environment},
        timeout=120,
    )
    return Said(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))


def dealt(key: str, moves: int = 0) -> Match[Any]:
    """A match after some moves, or fewer if it would be over by then."""
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SeedLuck("7"))
    for _ in range(moves):
        seat = match.waiting()[0]
        before = match.fork()
        match.play(seat, game.fallback(match.state, seat))
        if match.outcome() is not None:
            return before
    return match


def written(game: Game[Any], state: State) -> str:
    """A position as text."""
    return json.dumps(position.write(game, state))
