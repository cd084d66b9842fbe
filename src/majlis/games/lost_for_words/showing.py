"""What there is to see beside the cards of Lost for Words, what a move will do, and the move when time is up."""

from __future__ import annotations

from typing import Final

from majlis.game import Fact, Mark
from majlis.games.lost_for_words.counting import points_of, times_of
from majlis.games.lost_for_words.moves import DISCARDS, NAMES, PLAYS, VOID, Place, wild
from majlis.games.lost_for_words.table import (
    DECLARING,
    DRAWING,
    HAND,
    LAID,
    NAMING,
    OPEN_LETTER,
    PACK,
    PLACING,
    SEATED,
    LostForWordsState,
    column_of,
    columns_of,
    height,
    number_of,
    owner_of,
    starts_at,
)
from majlis.kit.words import FREE, letter_marks, letter_points
from majlis.move import DRAW, Move, Reason
from majlis.plan import SEATS, Seat

NEAR: Final = 3  # turns before the stock must be drawn from: from then on it is said (LW-04)
COMMONEST: Final = 4  # E, named for who does not answer


def facts(state: LostForWordsState, guard: int, deals: int) -> list[Fact]:
    """The columns as far as they have come, and the scores of the deals before."""
    made: list[Fact] = []
    if deals > 1:
        made += [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[:SEATED]]
        made.append(Fact("deal", {"deal": state.deals, "deals": deals}))
    for column in range(len(state.letters)):
        if height(state, column):
            args = {"column": number_of(column), "points": points_of(state, column)}
            args["times"], args["letters"] = times_of(state, column), len(state.letters[column])
            made.append(Fact("column", {**args, "word": state.letters[column]}, [owner_of(column)]))
    if state.phase == DECLARING:
        args = {"column": number_of(state.asked)}
        made.append(Fact("asked", {**args, "word": state.letters[state.asked]}, [owner_of(state.asked)]))
    if guard and state.dry >= guard - NEAR:
        made.append(Fact("dry", {"left": max(0, guard - state.dry)}))
    return made


def marks(state: LostForWordsState) -> list[Mark]:
    """The letters of vowel and wild cards, and which cards lie across."""
    made: list[Mark] = []
    for seat in SEATS[:SEATED]:
        letters = ""
        for column in columns_of(seat):
            start = starts_at(state, column)
            made += [Mark(LAID[seat], start + n, "multiplier") for n in range(state.multipliers[column])]
            letters += FREE * state.multipliers[column] + state.letters[column].replace(OPEN_LETTER, FREE)
        made += letter_marks(PACK, LAID[seat], state.piles.zones[LAID[seat]], letters)
    return made


def foresee(state: LostForWordsState, seat: Seat, move: Move) -> Reason | None:
    """What a column will show after a letter or a multiplier."""
    if not isinstance(move, Place) or state.phase != PLACING:
        return None
    column = column_of(seat, move.column)
    times = times_of(state, column)
    if not move.letter:
        return Reason("multiplies", {"times": times + 1, "begun": int(height(state, column) > 0)})
    if wild(move.card):
        return None
    points = points_of(state, column) + letter_points(PACK, move.card, move.letter)
    return Reason("column", {"word": state.letters[column] + move.letter, "points": points, "times": times})


def fallback(state: LostForWordsState, seat: Seat, both: bool) -> Move:
    """G-35: discard the most recent card and draw from the stock; in the variant after the first card of the hand."""
    hand = state.piles.zones[HAND[seat]]
    if state.phase == NAMING:
        return NAMES[COMMONEST]
    if state.phase == DRAWING:
        return DRAW
    if state.phase == DECLARING:
        return VOID
    if state.phase == PLACING and both:
        longest = max(columns_of(seat), key=lambda column: len(state.letters[column]))
        return next(m for m in PLAYS[PACK.face[hand[0]]] if m.column == number_of(longest))
    return DISCARDS[PACK.face[hand[-1]]][-1]
