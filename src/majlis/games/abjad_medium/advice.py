"""What is known of good play: the cards that spell most, the list that counts most, doubts only of what is no word."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.abjad_medium.swap import Swap
from majlis.kit.abjad_words import About, Listing
from majlis.kit.making_lists import Lists
from majlis.move import Move
from majlis.view import View

DOUBT: Final = 1000.0  # a word that is none must not count
READY: Final = 0.5  # a list that cannot be bettered is handed in


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    game: Any = view.game
    making = game.making
    if isinstance(move, Swap):
        return _spells(view, move)
    if move.verb == "pass":
        return _spells(view, None)
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
