"""What is known of good play in Cross Words: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.cross_words.laying import Lay
from majlis.games.cross_words.lays import Lays
from majlis.games.cross_words.table import PACK
from majlis.kit.claims import CHALLENGE, STAND, Question
from majlis.move import Choose, Move
from majlis.view import View

WILD: Final = 12.0  # what a wild card in the hand is worth keeping for
TURNED: Final = 0.5  # for each hand card used: a new one comes
EVEN: Final = 0.4  # for each card by which vowels and consonants left in the hand differ from three to four
DOUBT: Final = 1000.0  # a word that is none must not count


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Lay):
        return _word(view, move)
    if isinstance(move, Choose):
        return 1.0 + 0.1 * len(move.cards)
    if move is CHALLENGE:
        return -DOUBT if _known(view) else DOUBT
    return 0.5 if move is STAND else -1.0 if isinstance(move, Question) else 0.0


def _word(view: View[Any], move: Lay) -> float:
    domain = next((offer.domain for offer in view.offers if isinstance(offer.domain, Lays)), None)
    if domain is None:
        return 0.0
    left = [PACK.face[card] for card in domain.hand]
    spent = move.spelling.from_hand()
    for card in spent:
        left.remove(card)
    wilds = sum(1 for card in spent if PACK.code[card] == "?")
    vowels = sum(1 for card in left if len(PACK.cards[card].letters) == 2)
    uneven = abs(vowels * 7 - len(left) * 3) / 7
    return domain.counts(move) + TURNED * len(spent) - WILD * wilds - EVEN * uneven


def _known(view: View[Any]) -> bool:
    """Does the seat, who knows the list, know every word in doubt?"""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    doubted = [m.word for offer in view.offers for m in offer.moves if isinstance(m, Question)]
    return lexicon is None or all(word in lexicon for word in doubted)
