"""What is known of good play in Naqsh: how likely a card is to go over, against what a total is worth."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.naqsh.hand import PAIR, TARGET, Scale
from majlis.games.naqsh.table import CHANGE, KEEP, STAND
from majlis.move import DRAW, Move
from majlis.view import View

RISK: Final = 0.5  # going over more often than this is worse than standing


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if move is CHANGE:
        return 1.0
    if move is KEEP:
        return 0.0
    scale = Scale(view.game.options)
    hand = view.zone(f"hand/{view.viewer}")
    if move is STAND:
        return 1.0 if scale.what(hand) >= PAIR else RISK
    if move is not DRAW:
        return 0.0
    return 1.0 - risk(view, scale)


def risk(view: View[Any], scale: Scale) -> float:
    """How many of the cards that the viewer cannot see would go over."""
    left = TARGET - scale.total(view.zone(f"hand/{view.viewer}"))
    seen = {c for cards in view.zones for c in cards or [] if c >= 0}
    hidden = [c for c in scale.pack.all if c not in seen]
    return len([c for c in hidden if scale.points[c] > left]) / max(1, len(hidden))
