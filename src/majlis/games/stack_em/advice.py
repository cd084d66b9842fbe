"""What is known of good play in Stack 'em: a weight for each move. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.stack_em.table import PACK, PILES, TUCK, TUCK_ALL
from majlis.kit import coop
from majlis.kit.coop import RESIGN, UNREADY
from majlis.kit.words import Word, points
from majlis.move import Move, Name
from majlis.view import View

WILD: Final = 12.0  # a wild card is worth keeping, and on top it keeps its letter
TOP: Final = 2.0  # for each point of the letter that stays on top: it has to be used again
VOWEL: Final = 3.0  # a vowel card on top can be turned
UNEVEN: Final = 2.5  # for each card by which vowels and consonants left differ
LAST: Final = 40.0  # for the word that leaves one pile, once all cards are dealt


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now. Awkward letters go under, an easy one stays on top, the rest should make a word."""
    return coop.weigh(move, view.facts, lambda played: _plain(view, played))


def _plain(view: View[Any], move: Move) -> float:
    if isinstance(move, Word):
        return _word(view, move)
    if isinstance(move, Name) and (move is TUCK_ALL or move is TUCK[move.mode]):
        return -500.0
    return -1000.0 if move is RESIGN or move is UNREADY else 0.0


def _word(view: View[Any], move: Word) -> float:
    left = [PACK.face[card] for card in view.zone("tops")]
    for card in move.cards:
        if card in left:
            left.remove(card)
    top = move.cards[-1]
    wilds = sum(1 for card in move.cards if PACK.code[card] == "?")
    weight = float(points(move, PACK)) - TOP * PACK.points[top] - WILD * wilds
    left.append(top)
    if len(PACK.cards[top].letters) == 2:
        weight += VOWEL
    if not view.zone("stock") and len(left) == 1:
        weight += LAST
    if not view.zone("stock") and len(left) == 2:
        weight -= LAST / PILES
    vowels = sum(1 for card in left if len(PACK.cards[card].letters) == 2)
    return weight - UNEVEN * abs(len(left) - 2 * vowels)
