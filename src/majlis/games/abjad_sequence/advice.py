"""What is known of good play: open the side on which one's own cards come soonest, and close an end of the alphabet.

Only who holds both letters that are wanted has a choice, and nobody else can lay the one that is kept. So it is asked
what the next letter of each side brings: another own card keeps all others waiting, a near one waits for its turn.
"""

from __future__ import annotations

from typing import Any, Final

from majlis.games.abjad_sequence.game import BEFORE, COUNT
from majlis.move import Move, Play
from majlis.view import View

LAID: Final = 10.0  # a card gone is better than a card kept
FURTHER: Final = 0.5  # of what an own card counts that comes next, for each letter that comes before it
CLOSED: Final = 1.0  # nobody can go on at the end of the alphabet


def weigh(view: View[Any], move: Move) -> float:
    """How good `move` looks to the viewer; drawing, which counts nothing, is for who has no better."""
    if not isinstance(move, Play):
        return -1.0 if move.verb == "pass" else 0.0
    hand = view.zone(f"hand/{view.viewer}")
    step = -1 if move.mode == BEFORE else 1
    weight, worth, card = LAID, 1.0, move.card + step
    if not 0 <= card < COUNT and view.game.options.ends == "closed":
        weight += CLOSED
    for _ in range(COUNT):
        if not 0 <= card < COUNT and view.game.options.ends == "closed":
            break
        if card % COUNT in hand:
            weight += worth
        worth *= FURTHER
        card += step
    return weight
