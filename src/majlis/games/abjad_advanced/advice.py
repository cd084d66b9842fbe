"""What is known of good play: the list that counts most; a challenge only of what the list does not have."""

from __future__ import annotations

from typing import Any, Final

from majlis.kit.abjad_words import About, Listing
from majlis.move import Move
from majlis.view import View

DOUBT: Final = 1000.0  # a word that is none must not count
READY: Final = 0.5  # a list that cannot be bettered is handed in


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    game: Any = view.game
    making = game.making
    if isinstance(move, Listing):
        return float(sum(making.points_of(move)))
    if move.verb == "done":
        return _entered(view) + READY
    if isinstance(move, About) and move.verb == "challenge":
        lexicon = making.judge.lexicon
        return -DOUBT if lexicon is None or move.word in lexicon else DOUBT
    return -1.0 if isinstance(move, About) else 0.0


def _entered(view: View[Any]) -> float:
    """What the own list counts so far."""
    return float(sum([int(str(fact.args["points"])) for fact in view.facts if fact.what == "my-list"]))
