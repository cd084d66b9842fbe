"""What is known of good play: words that count much and few know; answers from knowledge; fair judgement."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.abjad_guess.moves import Answer, Lay, Pick
from majlis.move import Move, Name
from majlis.view import View

COMMON: Final = 2  # a word so common is known
RARE: Final = 3.0  # points for each step that a word is rarer
ALIKE: Final = 0.5  # of the words of two meanings


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    game: Any = view.game
    lexicon = game.judge.lexicon
    facts = {fact.what: fact.args for fact in view.facts}
    if isinstance(move, Lay):
        return float(game.speller.counted(move.word.cards) + RARE * lexicon.commonness(move.word.word))
    if isinstance(move, (Answer, Pick)):
        word = str(facts["to-guess"]["word"])
        right = game.meanings.gloss(word) == (move.said if isinstance(move, Answer) else move.meaning)
        return 2.0 if right and lexicon.commonness(word) <= COMMON else 0.5 if isinstance(move, Pick) else -1.0
    if move.verb == "challenge":
        return -2.0 if str(facts["to-guess"]["word"]) in lexicon else 3.0
    if move.verb in ("accept", "reject"):
        fair = _alike(str(facts["answer"]["meaning"]), str(facts["meaning"]["meaning"]))
        return 1.0 if fair == (move.verb == "accept") else 0.0
    if isinstance(move, Name):
        fair = bool(facts["answer"]["given"]) and _alike(
            str(facts["answer"]["meaning"]), str(facts.get("gloss", facts["meaning"])["meaning"])
        )
        return 1.0 if move.mode == (2 if fair else 1) else 0.0
    return {"yield": 0.5, "give-up": 0.0}.get(move.verb, -0.5)


def _alike(one: str, other: str) -> bool:
    """Do they share half of their words?"""
    mine, theirs = set(one.split()), set(other.split())
    return len(mine & theirs) >= ALIKE * max(1, min(len(mine), len(theirs)))
