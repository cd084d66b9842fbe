"""What is known of good play: keep to a suit of which you hold many."""

from follow.game import PACK
from majlis.move import Play


def weigh(view, move):
    """How good a move looks from this seat."""
    hand = view.zone(f"hand/{view.viewer}")
    return sum(PACK.suit[c] == PACK.suit[move.card] for c in hand) if isinstance(move, Play) else 0
