"""What is known of good play: heavy cards first, wilds last, strike who is nearly out, and never forget the call."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.abjad import DRAW_TWO, REVERSE, SKIP, WILD
from majlis.cards.card import CardId
from majlis.games.abjad_beginner.board import CALL
from majlis.move import Move, Name, Play
from majlis.view import View

OUT: Final = 1000.0
PLAYED: Final = 40.0  # a card gone is better than a card drawn
SURE: Final = 500.0  # to call when it is needed, to catch who forgot
KEEP: Final = 60.0  # a wild, while there is no hurry
HURRY: Final = 2  # cards of an opponent


def weigh(view: View[Any], move: Move) -> float:
    """How good `move` looks to the viewer; drawing, which counts nothing, is for who has no better."""
    hand = view.zone(f"hand/{view.viewer}")
    if isinstance(move, Play):
        weight = _play(view, hand, move)
        if move.verb != CALL:
            return weight
        return weight + SURE if len(hand) == 2 and not _forgets(view, hand) else weight - 1
    if isinstance(move, Name):
        return float(_held(view, hand, move.mode))
    if move.verb == "abjad":
        return SURE if len(hand) == 1 and not _forgets(view, hand) else -1.0
    if move.verb == "catch":
        return SURE if _can_be_caught(view, int(move.text.split()[1])) else -1.0
    if move.verb == CALL:  # draw, and call if it is played
        return 1.0 if len(hand) == 1 and not _forgets(view, hand) else -1.0
    return 0.0


def _play(view: View[Any], hand: list[CardId], move: Play) -> float:
    if len(hand) == 1:
        return OUT
    pack = view.game.pack
    rank = pack.rank[move.card]
    others = [len(view.zone(f"hand/{s}")) for s in range(view.seats) if s != view.viewer]
    hurry = min(others) <= HURRY
    weight = PLAYED + pack.points[move.card]
    if rank == WILD:
        colour = move.mode
        weight -= 0.0 if hurry else KEEP
    else:
        colour = pack.suit[move.card]
        if rank in (SKIP, REVERSE, DRAW_TWO):
            weight += 20.0 if hurry else -20.0
    return weight + 2.0 * _held(view, [c for c in hand if c != move.card], colour)


def _held(view: View[Any], hand: list[CardId], colour: int) -> int:
    suit = view.game.pack.suit
    return sum(suit[card] == colour for card in hand)


def _can_be_caught(view: View[Any], seat: int) -> bool:
    called = any(fact.what == "called" and seat in fact.seats for fact in view.facts)
    return len(view.zone(f"hand/{seat}")) == 1 and not called


def _forgets(view: View[Any], hand: list[CardId]) -> bool:
    """In so many of a hundred cases (AB-10): told by the cards on the table, so that thinking twice changes nothing."""
    mixed = sum(hand) * 31 + len(view.zone("stock")) * 17 + sum(c for c in view.zone("discard") if c >= 0) * 7
    return mixed % 100 < int(view.game.options.bots_forget)
