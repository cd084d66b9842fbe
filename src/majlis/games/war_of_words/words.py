"""Which columns are words, by the way in which the table judges (WW-03, WW-16)."""

from __future__ import annotations

from typing import final

from majlis.games.war_of_words.options import WarOfWordsOptions
from majlis.games.war_of_words.table import SHORTEST, WarOfWordsState, beats, column
from majlis.judge import Judge
from majlis.move import Reason
from majlis.plan import SEATS, Seat


@final
class Verdicts:
    """What counts as a word. Offers look without leaving a note; what a move depends on is asked, and recorded."""

    def __init__(self, options: WarOfWordsOptions, judge: Judge) -> None:
        self.mode: str = options.mode
        self.again: bool = options.fallen_again
        self.repeats: bool = options.repeats
        self.judge: Judge = judge

    def barred(self, state: WarOfWordsState) -> list[str]:
        """Words that have taken a location and may not take another (G-12)."""
        return [] if self.repeats else [word for word in state.words if word]

    def why_not(self, state: WarOfWordsState, word: str) -> Reason | None:
        """Why a column cannot be put forward as a word; None if it can."""
        if len(word) < SHORTEST:
            return Reason("no-word-there")
        if word in self.barred(state):
            return Reason("word-repeated", {"word": word})
        if word in state.fallen and not self.again:
            return Reason("word-fallen", {"word": word})
        if self.mode == "strict" and not self._seems(word):
            return Reason("word-unknown", {"word": word})
        return None

    def _seems(self, word: str) -> bool:
        """What the list says, or in a replay the record: it was asked when the last card was laid."""
        judge = self.judge
        if word in judge.recalled or judge.lexicon is None:
            return judge.recalled.get(word, False)
        return word in judge.lexicon

    def is_word(self, state: WarOfWordsState, seat: Seat, location: int) -> bool:
        """Is this column a word of the list (WW-03)? Asked in every mode but honour, where all are."""
        word = column(state, seat, location)
        if len(word) < SHORTEST or word in self.barred(state):
            return False
        return self.mode == "honour" or word in state.settled or self.judge.knows(word)

    def ahead(self, state: WarOfWordsState, location: int) -> int:
        """Whose word is the longer one, or the one finished first (WW-04); -1 where neither has a word."""
        first, second = SEATS[0], SEATS[1]
        if not self.is_word(state, first, location):
            return second if self.is_word(state, second, location) else -1
        if not self.is_word(state, second, location):
            return first
        return first if beats(state, first, location, second) else second

    def nudged(self, state: WarOfWordsState, location: int) -> int:
        """The same, for all to see: only in strict mode, where it gives nothing away; otherwise -1."""
        if self.mode != "strict" or state.owners[location] >= 0:
            return -1
        words = [column(state, seat, location) for seat in SEATS[:2]]
        right = [self.why_not(state, word) is None for word in words]
        if right[0] and right[1]:
            return 0 if beats(state, 0, location, 1) else 1
        return 0 if right[0] else 1 if right[1] else -1
