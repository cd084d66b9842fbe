"""What can be told of a play before it is made, and what is played for who does not answer."""

from __future__ import annotations

from typing import Final

from majlis.cards.abjad import DRAW_TWO, REVERSE, SKIP
from majlis.cards.card import CardId
from majlis.event import Who
from majlis.games.abjad_beginner import calls
from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import AbjadState
from majlis.games.abjad_beginner.turn import of_the_turn
from majlis.move import DRAW, QUIET, Move, Play, Reason
from majlis.plan import Seat, after

LATER: Final = [REVERSE, SKIP, DRAW_TWO]  # after all letters, before the wild


def foresee(state: AbjadState, board: Board, seat: Seat, move: Play) -> Reason | None:
    """What the card will do."""
    rank = board.rank[move.card]
    following = after(seat, state.seats, state.way)
    if len(state.piles.zones[board.hand[seat]]) == 1:
        return Reason("goes-out")
    if rank == SKIP or (rank == REVERSE and state.seats == 2 and board.two_skip):
        return Reason("makes-miss", {"who": Who([following])})
    if rank == REVERSE:
        return Reason("turns-round", {"who": Who([after(seat, state.seats, -state.way)])})
    if rank == DRAW_TWO:
        return Reason("makes-draw", {"who": Who([following]), "due": state.due + 2})
    return None


def fallback(state: AbjadState, board: Board, seat: Seat) -> Move:
    """G-49: the highest letter, else reverse, skip, draw two, else a wild of the colour most held, else draw.

    The call is included. Nobody is made to catch (G-03).
    """
    said = calls.sayings(state, seat)
    if seat != state.turn or state.pending or not state.acting >> seat & 1:
        return said[0]
    hand = state.piles.zones[board.hand[seat]]
    if board.must_name(state):
        return board.name[_most_held(board, hand)]
    moves = of_the_turn(state, board, seat, QUIET)
    played = [move for move in moves if isinstance(move, Play)]
    if not played:
        if moves[0] is DRAW and len(hand) == 1 and board.must and not state.due:
            return board.call_draw
        return moves[0]
    colour = _most_held(board, hand)
    best = max(played, key=lambda move: _harmless(board, move, colour))
    return board.called[best.text] if len(hand) == 2 else best


def _harmless(board: Board, move: Play, colour: int) -> int:
    rank = board.rank[move.card]
    if rank in LATER:
        return -1 - LATER.index(rank)
    return board.pack.points[move.card] if rank < SKIP else -10 - abs(move.mode - colour)


def _most_held(board: Board, hand: list[CardId]) -> int:
    held = [sum(board.pack.suit[card] == colour for card in hand) for colour in range(len(board.colours))]
    return held.index(max(held))
