"""Abjad Advanced: everybody makes as many words as possible of ten cards, at the same time; most points win.

Two to fourteen play. The rulings (AM-01 to AM-16) stand in rulings.md beside this file; what is shared with Medium is
in kit/making_game.py.
"""

from __future__ import annotations

from typing import Final, final

from majlis.game import Nature
from majlis.games.abjad_advanced.options import VARIANTS, AdvancedOptions
from majlis.judge import Judge
from majlis.kit.making_game import MakingGame
from majlis.kit.making_state import CHANGES, MakingState
from majlis.table import Table

MOST: Final = 14
ROUNDS: Final = 8  # AM-16, and a short last one
WORDS: Final = 5  # of one hand
BOUND: Final = ROUNDS * MOST * (CHANGES + 1 + WORDS + 1)

TONES: Final = {
    "deals-round": "deal",
    "hand-dealt": "deal",
    "lays-words": "play",
    "word-falls": "big",
    "word-stands": "big",
    "scores": "count",
    "wins": "end",
    "wins-by-words": "end",
    "shares": "end",
}
NATURE: Final = Nature(
    "abjad_advanced",
    "word",
    "abjad",
    list(range(2, MOST + 1)),
    AdvancedOptions,
    VARIANTS,
    tones=TONES,
    language="ar",
)


@final
class AbjadAdvanced(MakingGame):
    """The rules, in the order of play: ten cards each, lists, challenges, points."""

    def __init__(self, options: AdvancedOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, MOST, False, [], BOUND, judge)

    def begin(self, state: MakingState, table: Table) -> None:
        self.deal_round(state, table)
        self.making.build(state, table)


GAME: Final = AbjadAdvanced
