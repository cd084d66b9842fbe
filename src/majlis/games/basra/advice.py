"""What is known of good play in Basra: a weight for each move, in points, from what a seat can see."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.cards.french import JACK
from majlis.games.basra.options import BasraOptions
from majlis.games.basra.taking import KOMI, PACK, RANK, captures, is_basra_of_seven, takes_all
from majlis.kit.fishing import divides
from majlis.move import Capture, Move, Play
from majlis.plan import after
from majlis.view import View

CARD: Final = 1.0  # for each card taken
STRONG: Final = 6.0  # what a jack or the 7D is worth in the hand, where it would take less than three cards
BURNED: Final = 40.0  # a jack or the 7D laid on an empty floor
SHOWN: Final = 0.3  # for each card of the rank that is to be seen: the others will not take it
HIGH: Final = 0.02  # between equals the higher card goes
BATCH: Final = 4


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    floor = view.zone("layout")
    if isinstance(move, Play):
        ways = captures(move.card, floor)
        card, taken = move.card, ways[0] if ways else []
    elif isinstance(move, Capture):
        card, taken = move.card, move.cards
    else:
        return 0.0
    if not taken:
        return _dropped(view, card, floor)
    left = [c for c in floor if c not in taken]
    weight = CARD * (len(taken) + 1) + (0.0 if left else basra(view, card, floor)) - danger(view, left, card)
    if takes_all(card) and len(taken) < 3:
        weight -= STRONG * (len(view.zone(f"hand/{view.viewer}")) - 1) / (BATCH - 1)
    return weight


def _dropped(view: View[Any], card: CardId, floor: list[CardId]) -> float:
    """A card that takes nothing: is it safe there?"""
    shown = sum(1 for c in seen(view) if RANK[c] == RANK[card])
    weight = SHOWN * shown + HIGH * RANK[card] - danger(view, [*floor, card], card)
    return weight - (BURNED if takes_all(card) else 0.0)


def seen(view: View[Any]) -> list[CardId]:
    """The cards whose faces the view shows."""
    return [c for cards in view.zones for c in cards or [] if c >= 0]


def basra(view: View[Any], card: CardId, floor: list[CardId]) -> int:
    """The points for taking all of `floor` with `card`, as this table has agreed."""
    options = view.game.options
    held = sum([len(view.zone(f"hand/{s}")) for s in range(view.seats)])
    stock = len(view.zone("stock"))
    if not options.first_play and stock + held == len(PACK.all) - BATCH:
        return 0
    if not options.last_card and stock + held == 1:
        return 0
    return _points(options, card, floor)


def _points(options: BasraOptions, card: CardId, floor: list[CardId]) -> int:
    ranks, own = [RANK[c] for c in floor], RANK[card]
    if own == JACK:
        worth = {"basra": options.basra_points, "never": 0}.get(options.jack_on_jack)
        return 0 if ranks != [JACK] else worth if worth is not None else int(options.jack_on_jack)
    if card == KOMI:
        fits = is_basra_of_seven(floor, options.seven_of_diamonds)
    elif max(own, *ranks) > 10:
        fits = set(ranks) == {own}
    else:
        fits = divides([rank for rank in ranks if rank != own], own)
    return options.basra_points if fits else 0


def danger(view: View[Any], floor: list[CardId], played: CardId) -> float:
    """What the next opponent may be expected to make of this floor by a basra."""
    held = len(view.zone(f"hand/{after(view.viewer, view.seats)}")) or (BATCH if view.zone("stock") else 0)
    if not floor or not held:
        return 0.0
    shown = {*seen(view), played}
    hidden = [c for c in PACK.all if c not in shown]
    fitting = [points for points in [_points(view.game.options, c, floor) for c in hidden] if points]
    if not fitting:
        return 0.0
    return max(fitting) * (1.0 - (1.0 - len(fitting) / len(hidden)) ** held)
