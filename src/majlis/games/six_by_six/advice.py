"""What is known of good play in 6x6: a weight for each move. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.six_by_six.table import FILL, OPEN_CARDS, PACK, TURN_ALL
from majlis.kit import coop
from majlis.kit.coop import RESIGN, UNREADY
from majlis.kit.words import Word, points
from majlis.move import Move, Name
from majlis.view import View

WILD: Final = 8.0  # it saves a row that has no vowel, or nothing else
HEIGHT: Final = 1.5  # for each card that lies under one that is used: no high stacks at the end
UNEVEN: Final = 2.0  # for each card by which vowels and consonants left differ


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now. High stacks and awkward letters go first; empty spaces are filled from high ones."""
    return coop.weigh(move, view.facts, lambda played: _plain(view, played))


def _plain(view: View[Any], move: Move) -> float:
    if isinstance(move, Word):
        return _word(view, move)
    if isinstance(move, Name):
        under = len(view.zone(f"stack:{move.mode + 1}")) if move is not TURN_ALL else 0
        return 10.0 + under if FILL[move.mode] is move else 0.0
    return -1000.0 if move is RESIGN or move is UNREADY else 0.0


def _word(view: View[Any], move: Word) -> float:
    there = view.zone("open")
    on = {at: column + 1 for at, (_, column) in enumerate(view.spots[OPEN_CARDS])}
    left = list(range(len(there)))
    weight = float(points(move, PACK))
    for card, spot in zip(move.cards, move.spots, strict=True):
        alike = [at for at in left if PACK.face[there[at]] == card and spot in (0, on[at])]
        if alike:
            at = max(alike, key=lambda at: len(view.zone(f"stack:{on[at]}")))
            left.remove(at)
            weight += HEIGHT * len(view.zone(f"stack:{on[at]}"))
        weight -= WILD if PACK.code[card] == "?" else 0.0
    vowels = sum(1 for at in left if len(PACK.cards[there[at]].letters) == 2)
    return weight - UNEVEN * abs(len(left) - 2 * vowels)
