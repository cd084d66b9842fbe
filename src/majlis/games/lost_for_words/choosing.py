"""What may be played and drawn in Lost for Words, and what a player might do who plays anything."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards
from majlis.games.lost_for_words.counting import SHORTEST
from majlis.games.lost_for_words.moves import DISCARDS, MULTIPLY, PLAYS, TAKES, vowel, wild
from majlis.games.lost_for_words.table import (
    DISCARDING,
    HAND,
    PACK,
    PILES,
    PLACING,
    LostForWordsState,
    cards_of,
    column_of,
    columns_of,
    number_of,
)
from majlis.judge import Judge
from majlis.move import DRAW, QUIET, Move, Reason, Why
from majlis.plan import Seat

PLAY_FIRST: Final = Reason("play-first")
DISCARD_NOW: Final = Reason("discard-now")
HAS_LETTERS: Final = Reason("has-letters")
PILE_EMPTY: Final = Reason("pile-empty")
PILE_CLOSED: Final = Reason("pile-closed")
STOCK_NOW: Final = Reason("stock-now")


# -- what is allowed --


def ways_to_play(state: LostForWordsState, seat: Seat, both: bool, why: Why) -> list[Move]:
    """Each card to each column, or to a pile; in the variant first the one and then the other (LW-11)."""
    plays, discards = state.phase == PLACING, state.phase == DISCARDING or not both
    moves: list[Move] = []
    for face in dict.fromkeys([PACK.face[card] for card in state.piles.zones[HAND[seat]]]):
        if plays:
            moves += PLAYS[face]
            moves += multipliers(state, seat, face, why)
        if discards:
            moves += DISCARDS[face]
        if why.told and not plays:
            _bar([*PLAYS[face], *MULTIPLY[face]], DISCARD_NOW, why)
        if why.told and not discards:
            _bar([*DISCARDS[face]], PLAY_FIRST, why)
    return moves


def _bar(moves: list[Move], reason: Reason, why: Why) -> None:
    for move in moves:
        why.bar(move, reason)


def multipliers(state: LostForWordsState, seat: Seat, face: CardId, why: Why) -> list[Move]:
    """A vowel card goes across a column without letters, beside none or its like (LW-06)."""
    moves: list[Move] = []
    for move in MULTIPLY[face]:
        column = column_of(seat, move.column)
        lying = cards_of(state, column)
        if state.letters[column]:
            why.bar(move, HAS_LETTERS)
        elif lying and PACK.face[lying[0]] != face:
            why.bar(move, Reason("other-pair", {"card": Cards(lying[:1])}))
        else:
            moves.append(move)
    return moves


def ways_to_draw(state: LostForWordsState, guard: int, why: Why) -> list[Move]:
    """The stock, or a pile that is not closed (LW-02, LW-04)."""
    moves: list[Move] = [DRAW]
    for pile, move in enumerate(TAKES):
        if not state.piles.zones[PILES[pile]]:
            why.bar(move, PILE_EMPTY)
        elif pile == state.closed:
            why.bar(move, PILE_CLOSED)
        elif guard and state.dry >= guard:
            why.bar(move, STOCK_NOW)
        else:
            moves.append(move)
    return moves


# -- something --


def play_at_random(state: LostForWordsState, seat: Seat, both: bool, judge: Judge, chance: Chance) -> Move:
    """Most often a letter after which some word can still become of its column."""
    cards = state.piles.zones[HAND[seat]]
    face = PACK.face[cards[chance.below(len(cards))]]
    kind = chance.below(8)
    if kind < 5 or both:
        found = _going_on(state, seat, judge, chance)
        if found is not None:
            return found
    if kind == 5 and vowel(face):
        ways = multipliers(state, seat, face, QUIET)
        if ways:
            return ways[chance.below(len(ways))]
    if kind < 2 or both:
        return PLAYS[face][chance.below(len(PLAYS[face]))]
    return DISCARDS[face][chance.below(len(DISCARDS[face]))]


def _word(state: LostForWordsState, column: int, judge: Judge) -> bool:
    """Is it a word already? Looked up as proposals are, for no verdict."""
    return judge.lexicon is not None and state.letters[column] in judge.lexicon


def _going_on(state: LostForWordsState, seat: Seat, judge: Judge, chance: Chance) -> Move | None:
    if judge.lexicon is None:
        return None
    begun = [column for column in columns_of(seat) if state.letters[column]]
    begun = [column for column in begun if len(state.letters[column]) < SHORTEST or not _word(state, column, judge)]
    if not begun:
        return None
    column, cards = begun[chance.below(len(begun))], state.piles.zones[HAND[seat]]
    first = chance.below(len(cards))
    for card in cards[first:] + cards[:first]:
        for move in PLAYS[PACK.face[card]] if not wild(card) else []:
            goes = move.column == number_of(column)
            if goes and judge.lexicon.starting(state.letters[column] + move.letter, 1):
                return move
    return None
