"""What is known of good play in Reserves: a weight for each move. The highest is best."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Any, Final

from majlis.games.reserves.table import (
    FINISH,
    KILL,
    LINE_ZONES,
    LONGEST,
    PACK,
    RESERVE,
    SHIFT,
    Step,
    lies_as,
    worth,
)
from majlis.kit import coop
from majlis.kit.coop import RESIGN, UNREADY
from majlis.kit.words import FREE, Word
from majlis.move import Move
from majlis.view import View

CLEAR: Final = 30.0  # a line that is a word, ...
LETTER: Final = 2.0  # ... for each of its letters
READY_LINE: Final = 12.0  # a line that becomes a word
HOPE: Final = 1.5  # for the words that a line can still become
DEAD: Final = -25.0  # a line that nothing can be made of
FROM_RESERVE: Final = 1.0  # for each card that is uncovered by it, and for having one less there
MORE: Final = 3  # letters that a line still may get


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now. Lines are kept such that many words can be made of them."""
    return coop.weigh(move, view.facts, lambda played: _plain(view, played))


def _plain(view: View[Any], move: Move) -> float:
    if isinstance(move, Word):
        return CLEAR + LETTER * len(move.word)
    if move is FINISH:
        return -100.0
    if isinstance(move, Step):
        return _step(view, move)
    return -1000.0 if move is RESIGN or move is UNREADY else 0.0


def _step(view: View[Any], move: Step) -> float:
    turned = view.zone("turned")
    if move.line >= 0:
        stack = view.zone(f"reserve:{move.stack + 1}") if move.stack >= 0 else []
        card = stack[-1] if stack else turned[0]
        letters = _letters(view, move.line)
        lexicon = view.game.judge.lexicon if view.game.judge is not None else None
        gain = promise(lexicon, letters + lies_as(card, move.letter)) - promise(lexicon, letters)
        return gain + (FROM_RESERVE if stack else 0.0)
    if move is KILL:
        return worth(turned[0], view.game.options.u) - 14.0
    if move is RESERVE[move.stack]:
        stack = view.zone(f"reserve:{move.stack + 1}")
        return -4.0 - 0.5 * len(stack) - (1.0 if PACK.code[turned[0]] == "?" and stack else 0.0)
    return -6.0 if move is SHIFT[move.stack] else 0.0


def _letters(view: View[Any], line: int) -> str:
    marks = {m.place: m.term[-1] for m in view.marks if m.zone == LINE_ZONES[line]}
    cards = view.zone(f"line:{line + 1}")
    return "".join([lies_as(card, marks.get(i, "")) for i, card in enumerate(cards)])


def promise(lexicon: Any, letters: str) -> float:
    """What a line of these letters is worth: is it a word, and what could it still become?"""
    return _promise(lexicon, "".join(sorted(letters)))


@lru_cache(maxsize=100_000)
def _promise(lexicon: Any, letters: str) -> float:
    if lexicon is None or not letters:
        return 0.0
    size = len(letters)
    if size > LONGEST:
        return DEAD
    must = [letter if letter != FREE else "?" for letter in letters]
    words = lexicon.words_from(["?"] * min(MORE, LONGEST - size), must=must, shortest=max(4, size), longest=LONGEST)
    whole = sum(1 for word in words if len(word) == size) if size >= 4 else 0
    if not len(words):
        return DEAD
    near = sum(1 for word in words if len(word) <= max(4, size + 1))
    return HOPE * (log(1 + near) + 0.5 * log(1 + len(words))) + (READY_LINE if whole else 0.0) - 3.0
