"""What is known of good play: the cards that spell most, the list that counts most, doubts only of what is no word."""

from __future__ import annotations

from typing import Any

from majlis.games.abjad_medium.swap import Swap
from majlis.kit import making_views
from majlis.kit.making_lists import Lists
from majlis.move import Move
from majlis.view import View


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    game: Any = view.game
    making = game.making
    if isinstance(move, Swap):
        return _spells(view, move)
    if move.verb == "pass":
        return _spells(view, None)
    return making_views.worth(making, view.facts, move)


def _spells(view: View[Any], swap: Swap | None) -> float:
    """What the best list of the hand counts after an exchange."""
    game: Any = view.game
    making = game.making
    face = making.pack.face
    held = [face[card] for card in view.zone(f"hand/{view.viewer}")]
    for given, taken in zip(swap.cards, swap.taken, strict=True) if swap is not None else ():
        held[held.index(given)] = taken
    lists = Lists(making.speller, held, making.judge, making.mode, making.least, making.repeats, making.best)
    return float(sum(making.points_of(lists.best())))
