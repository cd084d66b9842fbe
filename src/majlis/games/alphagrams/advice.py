"""What is known of good play in AlphaGrams: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.alphagrams.changing import Change
from majlis.games.alphagrams.doubt import is_form
from majlis.games.alphagrams.table import PACK, card_points, most_points
from majlis.kit.claims import CHALLENGE, STAND, Question
from majlis.kit.words import Word
from majlis.move import Move, Play
from majlis.view import View

SAFE: Final = 0.2  # for each letter: long words are seldom taken away
WILD: Final = 1.5  # what a wild card is worth keeping for
HELD: Final = 0.1  # a hand card used brings a new one
DOUBT: Final = 1000.0  # a word that is none must not count
CLUMSY: Final = "JQVXZ"  # hard to place; the pool may have them


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Word):
        return sum(map(card_points, move.cards)) + SAFE * len(move.word) + _cost(move)
    if isinstance(move, Change) and move.added is not None:
        gain = sum(map(card_points, move.added.cards)) + SAFE * len(move.word) + _cost(move.added)
        return gain if move.owner == view.viewer else gain + most_points(move.old) * (1 + 1 / (view.seats - 1))
    if move is CHALLENGE:
        return -DOUBT if _right(view) else DOUBT
    if isinstance(move, Play):
        return 0.1 if PACK.code[move.card] in CLUMSY else -1.0
    return 0.5 if move is STAND else -1.0 if isinstance(move, Question) else 0.0


def _cost(move: Word) -> float:
    wilds = sum(1 for card in move.cards if PACK.code[card] == "?")
    return HELD * move.laid.count(False) - WILD * wilds


def _right(view: View[Any]) -> bool:
    """Does the seat, who knows the list, know the word in doubt, as another than the one it was made of?"""
    judge = view.game.judge
    lexicon = judge.lexicon if judge is not None else None
    told = {fact.what: fact.args for fact in view.facts}
    if judge is None or lexicon is None or "in-doubt" not in told:
        return True
    word = str(told["in-doubt"]["word"])
    old = str(told["made-of"]["old"]) if "made-of" in told else ""
    settled = "settled" in told and word in str(told["settled"]["word"]).split(", ")
    return (settled or word in lexicon) and not (
        old and is_form(judge, old, word, view.game.options.meaning == "lenient")
    )
