"""What is known of good play: the list that counts most; a challenge only of what the list does not have."""

from __future__ import annotations

from typing import Any

from majlis.kit import making_views
from majlis.move import Move
from majlis.view import View


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    game: Any = view.game
    making = game.making
    return making_views.worth(making, view.facts, move)
