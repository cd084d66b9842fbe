"""What kind of game Abjad Guess is."""

from __future__ import annotations

from typing import Final

from majlis.game import Nature
from majlis.games.abjad_guess.options import VARIANTS, GuessOptions
from majlis.games.abjad_guess.table import MOST

TONES: Final = {
    "lays-to-guess": "play",
    "no-word": "big",
    "disputes": "big",
    "gets-points": "count",
    "nobody-gets": "count",
    "wins": "end",
    "shares": "end",
}


def _nature(seats: list[int]) -> Nature:
    return Nature("abjad_guess", "word", "abjad", seats, GuessOptions, VARIANTS, tones=TONES, language="ar")


NATURE: Final = _nature(list(range(2, MOST + 1)))
IN_TEAMS: Final = _nature([4, 6])
