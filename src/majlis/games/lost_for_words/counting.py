"""What the columns of Lost for Words count (LW-07 to LW-10), and the telling of it."""

from __future__ import annotations

from typing import Final, final

from majlis.event import Arg
from majlis.games.lost_for_words.table import (
    OPEN_LETTER,
    PACK,
    LostForWordsState,
    cards_of,
    columns_of,
    height,
    number_of,
)
from majlis.judge import Judge
from majlis.kit.words import letter_points
from majlis.plan import Seat
from majlis.table import Table

SHORTEST: Final = 5
LONG: Final = 7  # letters from which a word brings a bonus
BONUS: Final = 10
BASE: Final = -10


@final
class Counted:
    """A column at the count: why it counts so, and how."""

    __slots__ = ("base", "bonus", "legal", "plain", "points", "times", "total", "why")

    def __init__(self, points: int, times: int, letters: int, why: str, alternative: bool) -> None:
        self.why: str = why  # "": it is a word; else short, unknown, denied, again, bare
        self.legal: bool = not why
        self.points: int = points
        self.times: int = times
        self.base: int = 0 if alternative else BASE
        self.bonus: int = BONUS if self.legal and letters >= LONG else 0
        cost = -points if alternative else BASE  # of what is no word (LW-07, LW-09)
        self.total: int = (self.base + points) * times + self.bonus if self.legal else cost * times
        self.plain: bool = self.total == (points if self.legal else cost)  # there is nothing to work out


def points_of(state: LostForWordsState, column: int) -> int:
    """What its letters count; multipliers have none (LW-15), and a wild card counts nothing (LW-14)."""
    cards = cards_of(state, column)[state.multipliers[column] :]
    word = zip(cards, state.letters[column], strict=True)
    return sum([letter_points(PACK, card, letter) for card, letter in word if letter != OPEN_LETTER])


def times_of(state: LostForWordsState, column: int) -> int:
    """How many times it counts."""
    return 1 + state.multipliers[column]


class Rule:
    """How a table judges and counts."""

    __slots__ = ("alternative", "honour", "judge", "repeats")

    def __init__(self, judge: Judge, honour: bool, alternative: bool, repeats: bool) -> None:
        self.judge: Judge = judge
        self.honour: bool = honour  # LW-13
        self.alternative: bool = alternative  # LW-09
        self.repeats: bool = repeats  # G-12

    def why_void(self, state: LostForWordsState, column: int, counted: list[str]) -> str:
        """Why a column is no word; "" if it is one. `counted`: words that have counted for this seat."""
        word = state.letters[column]
        if not word:
            return "bare"
        if len(word) < SHORTEST:
            return "short"
        if not self.repeats and word in counted:
            return "again"
        if self.honour:
            return "" if state.valid[column] else "denied"
        return "" if self.judge.knows(word) else "unknown"

    def count(self, state: LostForWordsState, seat: Seat, table: Table) -> int:
        """All columns of a seat, told one by one; their sum."""
        total, words = 0, list[str]()
        for column in columns_of(seat):
            if not height(state, column):
                continue
            why = self.why_void(state, column, words)
            word = state.letters[column]
            one = Counted(points_of(state, column), times_of(state, column), len(word), why, self.alternative)
            total += one.total
            if one.legal:
                words.append(word)
            if table.told:
                _tell(seat, number_of(column), word, one, table)
        state.words[seat] += len(words)
        state.scores[seat] += total
        return total


def _tell(seat: Seat, number: int, word: str, one: Counted, table: Table) -> None:
    args: dict[str, Arg] = {"column": number, "points": one.points, "base": -one.base, "times": one.times}
    args["size"], args["minus"], args["plain"] = abs(one.total), int(one.total < 0), int(one.plain)
    if one.legal:
        args["bonus"] = one.bonus
    if one.why != "bare":
        args["word"] = word
    table.say(f"column-{one.why}" if one.why else "column-word", [seat], args)
