"""What somebody might do who plays almost anything, and what is done for who does not answer."""

from __future__ import annotations

from typing import Final

from majlis.chance import Chance
from majlis.games.war_of_words import ending
from majlis.games.war_of_words.moves import DONE, LEAVE, PLACES, At, Place
from majlis.games.war_of_words.table import (
    HAND,
    LAID_ONE,
    LOCATIONS,
    PACK,
    PLAY,
    PRESENT,
    STOCK,
    WarOfWordsState,
    column,
)
from majlis.games.war_of_words.words import Verdicts
from majlis.judge import Judge
from majlis.kit.claims import STAND
from majlis.move import DRAW, Move
from majlis.plan import Seat

LOOKS: Final = 6


def play(state: WarOfWordsState, seat: Seat, judge: Judge, chance: Chance) -> Move:
    """A card at random, to where some word begins like that, if a few looks find such a place."""
    hand = state.piles.zones[HAND[seat]]
    places = [at for at in range(LOCATIONS) if state.owners[at] < 0]
    move = _any(hand[chance.below(len(hand))], places, chance)
    for _ in range(LOOKS):
        begins = column(state, seat, move.location) + move.letter
        if judge.lexicon is None or judge.lexicon.starting(begins, 1):
            break
        move = _any(hand[chance.below(len(hand))], places, chance)
    return move


def _any(card: int, places: list[int], chance: Chance) -> Place:
    letters = PACK.cards[card].letters
    letter = letters[chance.below(len(letters))]
    return PLACES[PACK.face[card]][letter][places[chance.below(len(places))]]


def said(moves: list[Move], chance: Chance) -> Move:
    """One of these moves; a claim only one time in four."""
    move = moves[chance.below(len(moves))]
    if isinstance(move, At) and move.verb == "claim" and chance.below(4):
        return moves[-1]
    return move


def harmless(state: WarOfWordsState, seat: Seat, verdicts: Verdicts) -> Move:
    """G-35: the most recent card where the own column is shortest; nothing is claimed; a claim is not answered."""
    if state.phase == PLAY:
        face = PACK.face[state.piles.zones[HAND[seat]][-1]]
        open_ones = [at for at in range(LOCATIONS) if state.owners[at] < 0]
        shortest = min([state.where[seat].count(at) for at in open_ones])
        at = next(at for at in open_ones if state.where[seat].count(at) == shortest)
        return PLACES[face][PACK.cards[face].letters[0]][at]
    if state.phase == LAID_ONE:
        return DRAW if state.piles.zones[STOCK] else DONE
    return LEAVE[ending.next_to_mark(state, seat, verdicts)] if state.phase == PRESENT else STAND
