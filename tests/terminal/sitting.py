"""A person for the tests: what they type, and what they read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from majlis import registry
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS
from majlis.terminal.answers import NORMAL
from majlis.terminal.loop import Loop
from majlis.terminal.mouth import Mouth
from majlis.terminal.sitting import Sitting

KEYS = list(registry.natures())
LANGS = ("en", "ar", "el")


class Typed:
    """Ears that hear given lines, then the end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)
        self.prompts: list[str] = []

    def line(self, prompt: str) -> str | None:
        self.prompts.append(prompt)
        return next(self.lines, None)


class Player:
    """Ears that always have a move: `typed` says how they type it."""

    def __init__(self, loop: Loop, typed: Callable[[Loop], str]) -> None:
        self.loop = loop
        self.typed = typed
        self.asked = 0

    def line(self, prompt: str) -> str | None:
        self.asked += 1  # who is not understood is asked again, without end if nobody counts
        assert self.asked <= self.loop.sitting.game.bound, self.typed(self.loop)
        return self.typed(self.loop)


def table(key: str, lang: str = "en", seed: str = "5", seats: int = 0, seat: int = 0, verbosity: str = NORMAL) -> Loop:
    """A table with bots for one deal, and I at `seat`."""
    game = registry.game(key)
    match = Match(game, seats or game.nature.seats[0], SeedLuck(seed), one_deal=True)
    sitting = Sitting(match, SEATS[seat], ("random",), lang)
    return Loop(sitting, Mouth(lang, True, False), verbosity, lambda: None)


def heard(capsys: pytest.CaptureFixture[str], loop: Loop, *lines: str) -> list[str]:
    """What is read after each of these lines has been typed, the opening left out."""
    capsys.readouterr()
    for line in lines:
        assert loop.obey(line)
    return capsys.readouterr().out.splitlines()


def ready(loop: Loop) -> Loop:
    """Play until it is my turn."""
    loop.events(loop.sitting.opening())
    while not loop.sitting.mine():
        loop.others_play()
    return loop


def fallback(loop: Loop) -> str:
    """The least harmful move, as text."""
    sitting = loop.sitting
    return sitting.game.fallback(sitting.match.state, sitting.me).text
