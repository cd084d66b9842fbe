"""What may be led: the steps of the ladder, worked out suit by suit on small numbers.

A suit is a number with a bit for each place in the suit's own order, the strongest card in the lowest bit. Of `out`,
the cards that are still out, the lowest bit is the hukm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.cards.card import CardId
from majlis.games.ganjifa.board import Board, Out
from majlis.games.ganjifa.state import GanjifaState

if TYPE_CHECKING:
    from mypy_extensions import i64


def outstanding(state: GanjifaState, board: Board) -> list[int]:
    """The cards of every suit that nobody has played yet: the list follows the play, so copy it to keep it."""
    zones, hand = state.piles.zones, board.hand
    held = 0
    for seat in range(state.seats):
        held += len(zones[hand[seat]])
    if board.wilkins:
        held += len(zones[board.hidden])
    last = board.out
    if last is not None and last.state is state and last.rounds == state.rounds and last.held == held:
        return last.suits
    hands = [zones[hand[seat]] for seat in range(state.seats)]
    if board.wilkins:
        hands.append(zones[board.hidden])
    board.out = Out(state, state.rounds, held, board.by_suit_of(hands))
    return board.out.suits


def gone(state: GanjifaState, board: Board, card: CardId) -> None:
    """This card is no longer out: cheaper than to gather the others again."""
    last = board.out
    if last is not None and last.state is state:
        suit = board.suit[card]
        last.suits[suit] = last.suits[suit] & ~board.bits[card]
        last.held -= 1


def first(out: int) -> int:
    """The hukm."""
    return out & -out


def next_below(out: int) -> int:
    """The second outstanding card; 0 if there is none."""
    rest = out & (out - 1)
    return rest & -rest


def run(out: int, mine: int) -> int:
    """The first outstanding cards, without a gap, as far as they are mine: a bit each."""
    theirs: i64 = out & ~mine
    held: i64 = mine
    return held & ((theirs & -theirs) - 1) if theirs else held


def is_run(bits: int) -> bool:
    """Two cards at least."""
    return bits & (bits - 1) != 0


def deni_cards(out: int, mine: int) -> int:
    """The cards with which a deni can be led in this suit: the second is mine, not the first (GI-08)."""
    if mine & first(out) or not mine & next_below(out):
        return 0
    return mine ^ next_below(out)


def all_win(out: list[int], mine: list[int]) -> bool:
    """Does every card of a hand belong to a run? (GI-15)"""
    return all(run(out[s], mine[s]) == mine[s] for s in range(len(out)))
