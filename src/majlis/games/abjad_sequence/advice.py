"""What is known of good play: lay where you can go on yourself, and keep closed what only others can use."""

from __future__ import annotations

from typing import Any, Final

from majlis.move import Move, Play
from majlis.view import View

LAID: Final = 10.0  # a card gone is better than a card kept
GO_ON: Final = 2.0  # for each of the own cards that comes next on that side
OPENED: Final = 1.0  # for others, where the own hand does not go on


def weigh(view: View[Any], move: Move) -> float:
    """How good `move` looks to the viewer; drawing, which counts nothing, is for who has no better."""
    if not isinstance(move, Play):
        return -1.0 if move.verb == "pass" else 0.0
    hand = view.zone(f"hand/{view.viewer}")
    step = -1 if move.mode == 0 else 1
    run, card = 0, move.card + step
    while card in hand:
        run += 1
        card += step
    return LAID + (GO_ON * run if run else -OPENED)
