"""What is known of good play: slap what matches, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.alpha import LETTERS, WILD
from majlis.games.alphabet_bang.line import ROW
from majlis.move import Move, Name
from majlis.view import View

RIGHT: Final = 10.0
WRONG: Final = -10.0
PREFIX: Final = "letter-"


def weigh(view: View[Any], move: Move) -> float:
    """How good `move` looks to the viewer: a right slap is best, then whatever keeps the cards coming."""
    if not isinstance(move, Name) and move.verb not in ("bang", "alphabetbang"):
        return 1.0 if move.verb == "heard" else 0.0
    letters = _letters(view)
    newest = letters[-1]
    if newest == WILD:
        return RIGHT if move.verb == "alphabetbang" else WRONG
    if newest not in letters[:-1] or move.verb == "alphabetbang":
        return WRONG
    return RIGHT if move.verb == "bang" or LETTERS[_mode(move)] == newest else WRONG


def _mode(move: Move) -> int:
    return move.mode if isinstance(move, Name) else -1


def _letters(view: View[Any]) -> list[str]:
    """What the cards of the line show, the newest last."""
    pack = view.game.pack
    letters = [pack.code[card] for card in view.zones[ROW] or []]
    for mark in view.marks:
        if mark.zone == ROW:
            letters[mark.place] = mark.term.removeprefix(PREFIX)
    return letters
