"""What is known of good play in New Word: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.new_word.table import PACK, times
from majlis.kit.claims import CHALLENGE, STAND, Question
from majlis.kit.words import Word, points
from majlis.move import Choose, Move
from majlis.view import View

WILD: Final = 12.0  # what a wild card in the hand is worth keeping for
TURNED: Final = 0.3  # for each hand card used: a new one comes
DOUBT: Final = 1000.0  # a word that is none must not count


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Word):
        counted = points(move, PACK) * times(move.word, view.game.options.multiplier)
        held = move.from_hand()
        wilds = sum(1 for card in held if PACK.code[card] == "?")
        return counted + TURNED * len(held) - WILD * wilds
    if isinstance(move, Choose):
        return 1.0 + 0.1 * len(move.cards)
    if move is CHALLENGE:
        return -DOUBT if _known(view) else DOUBT
    return 0.5 if move is STAND else -1.0 if isinstance(move, Question) else 0.0


def _known(view: View[Any]) -> bool:
    """Does the seat, who knows the list, know every word in doubt?"""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    doubted = [m.word for offer in view.offers for m in offer.moves if isinstance(m, Question)]
    return lexicon is None or all(word in lexicon for word in doubted)
