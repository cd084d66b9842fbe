"""What is known of good play: get rid of cards, keep what fits anywhere, strike at who is nearly out."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.event import Cards
from majlis.games.taketwo.top import FACE, PLAIN, SAME, SUIT, WILD, Y
from majlis.move import Move, Play
from majlis.view import View

OUT: Final = 100.0
PLAYED: Final = 10.0  # a card gone is better than a card kept
PASSED: Final = 1.0  # and no card at all better than two more
KEEP: Final = {Y: 4.0, WILD: 7.0}  # they will fit again later


def weigh(view: View[Any], move: Move) -> float:
    """How good `move` looks to the viewer; drawing, which counts nothing, is for who has no better."""
    if not isinstance(move, Play):
        return PASSED if move.verb == "pass" else 0.0
    hand = view.zone(f"hand/{view.viewer}")
    if len(hand) == 1:
        return OUT
    face = FACE[move.card]
    kept = 0.0 if len(hand) == 2 else KEEP.get(face, 0.0)
    return PLAYED - kept + _strike(view, move) + _follow(view, hand, move)


def _strike(view: View[Any], move: Play) -> float:
    """What it is worth that the fewest cards draw two: the more, the fewer they are."""
    again = [fact.args["same"] for fact in view.facts if fact.what == "fits"]
    same = isinstance(again[0], Cards) and FACE[again[0].ids[0]] == FACE[move.card] if again else False
    if move.mode != SAME and (not same or FACE[move.card] == WILD):
        return 0.0
    others = [len(view.zone(f"hand/{s}")) for s in range(view.seats) if s != view.viewer]
    return 8.0 / min(others)


def _follow(view: View[Any], hand: list[CardId], move: Play) -> float:
    """If all go on in turn, what fits when it is the viewer's turn again, and how many such cards remain."""
    if move.mode == SAME:
        return 0.0
    role = SUIT[move.card] if move is PLAIN[move.card] else move.mode
    wanted = role if view.seats % 2 == 0 else 1 - role
    left = [c for c in hand if SUIT[c] == wanted]
    return 0.3 * (len(left) - int(SUIT[move.card] == wanted))
