"""What is known of good play at Ganjifa: keep what can still win, throw what cannot, win leads that are worth it."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.games.ganjifa.board import DOUBLE, GIVE, LAY, UTARI, YIELD, Board, Hide
from majlis.move import Choose, Move, Name, Play
from majlis.view import View

BEATS: Final = 20.0  # to win a trick, and with it the lead
LEAST: Final = 0.5  # to win it with no higher card than must be
GUARD: Final = 3.0  # a low card beside a high one of its suit makes a deni possible
SHORT: Final = 0.2  # a card of a short suit is missed less


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    rules: Any = view.game
    board: Board = rules.board
    if isinstance(move, Choose):
        return -sum([worth(view, board, card) for card in move.cards])
    if isinstance(move, Play):
        return _played(view, board, move)
    if move is LAY:
        return 100.0
    if move is UTARI or move is DOUBLE:
        return 10.0
    if move is GIVE:
        return 5.0
    if isinstance(move, Hide):
        return -worth(view, board, move.card) + (1.0 if board.suit[move.card] == move.suit else 0.0)
    if isinstance(move, Name):
        return _named(view, board, move)
    return -5.0 if move is YIELD else 0.0


def _played(view: View[Any], board: Board, move: Play) -> float:
    loss = -worth(view, board, move.card)
    if move.verb != "play":  # beside the mir, a deni, a low lead: the weakest card serves
        return loss
    high = _highest(view, board)
    if high < 0 or board.suit[move.card] != board.suit[high] or move.card > high:
        return loss
    return BEATS + loss * LEAST


def _highest(view: View[Any], board: Board) -> int:
    """The card that wins so far, of a lead that can be beaten; -1 if there is none."""
    led = next((f.args["suit"] for f in view.facts if f.what == "led-suit"), None)
    laid = [c for s in range(view.seats) for c in view.zone(f"trick/{s}")]
    of_suit = [c for c in laid if led is not None and board.terms[board.suit[c]] == getattr(led, "id", "")]
    return min(of_suit, default=-1)


def _named(view: View[Any], board: Board, move: Name) -> float:
    """A run gives as many tricks as it has cards; a neighbour is best led to one's own best suit."""
    mine = view.zone(f"hand/{view.viewer}")
    held = [c for c in mine if board.suit[c] == move.mode]
    if move.verb == "name":
        return max([float(board.pack.rank[c]) for c in held], default=0.0)
    return float(len(held))


def worth(view: View[Any], board: Board, card: CardId) -> float:
    """What it costs to part with a card: how few unseen ones are above it, and whether it guards another."""
    mine = view.zone(f"hand/{view.viewer}")
    suit = board.suit[card]
    same = [c for c in mine if board.suit[c] == suit]
    above = (card - board.first[suit]) - len([c for c in same if c < card])
    value = max(0.0, 8.0 - 2.0 * above) + board.pack.rank[card] * 0.1
    if len(same) > 1 and card == max(same) and min(same) - board.first[suit] <= 2:
        value += GUARD
    return value - SHORT * (4 - min(4, len(same)))
