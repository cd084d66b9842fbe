"""What is known of good play in Solitary Word: a weight for each move. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.solitary_word.table import PACK
from majlis.kit import coop
from majlis.kit.coop import RESIGN, UNREADY
from majlis.kit.words import Word, points
from majlis.move import Move
from majlis.view import View

PENNY: Final = 25.0
WILD: Final = 8.0  # it saves a line that has no vowel, or nothing else
UNEVEN: Final = 3.0  # for each card by which vowels and consonants left differ


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now. Awkward letters go first, and what is left should make a word again."""
    return coop.weigh(move, view.facts, lambda played: _plain(view, played))


def _plain(view: View[Any], move: Move) -> float:
    if isinstance(move, Word):
        return _word(view, move)
    return -1000.0 if move is RESIGN or move is UNREADY else 0.0


def _word(view: View[Any], move: Word) -> float:
    line = view.zone("line")
    left = [PACK.face[card] for card in line]
    for card in move.cards:
        if card in left:
            left.remove(card)
    weight = float(points(move, PACK)) - WILD * sum(1 for card in move.cards if PACK.code[card] == "?")
    if len(move.cards) < 4:
        weight -= PENNY
    if len(move.cards) == len(line) and (view.game.options.line == 6 or len(line) == 7):
        weight += PENNY
    vowels = sum(1 for card in left if len(PACK.cards[card].letters) == 2)
    return weight - UNEVEN * abs(len(left) - 2 * vowels)
