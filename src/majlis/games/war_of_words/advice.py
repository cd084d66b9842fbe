"""What is known of good play in War of Words: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.war_of_words.moves import At, Place, Refute
from majlis.games.war_of_words.refuting import ALL, proofs, shows
from majlis.games.war_of_words.table import PACK, TAKEN_BY
from majlis.kit.claims import CHALLENGE
from majlis.move import Move
from majlis.view import View

SURE: Final = 1000.0
ALIVE: Final = 0.4  # for each letter of a column that may still become a longer word
RUINED: Final = -1.0  # for each letter of a column that leads nowhere any more
WILD: Final = 3.0  # what a wild card is worth keeping for


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    judge = view.game.judge
    lexicon = judge.lexicon if judge is not None else None
    if isinstance(move, Place):
        return _played(view, move, lexicon)
    if isinstance(move, At):
        mine = columns(view, view.viewer)[move.location]
        if move.verb == "claim":
            return SURE / 2 if _is_word(mine, lexicon) and not refutable(view, move.location, lexicon) else -SURE
        return (SURE if _is_word(mine, lexicon) else -SURE) if move.verb != "leave" else 0.0
    if isinstance(move, Refute):
        return 1.0
    if move is CHALLENGE:
        theirs = _doubted(view)
        return -SURE if _is_word(theirs, lexicon) else SURE
    return 0.0


def columns(view: View[Any], seat: int) -> list[str]:
    """What a seat has at each location, as the facts tell."""
    name = "second_word" if seat else "first_word"
    return [str(f.args[name]) for f in view.facts if f.what in ("location-open", "location-won")]


def _is_word(word: str, lexicon: Any) -> bool:
    return lexicon is None or word in lexicon


def _played(view: View[Any], move: Place, lexicon: Any) -> float:
    """Longer words, best where the other is behind; else columns that may still become words; the rest as waste."""
    before = columns(view, view.viewer)[move.location]
    theirs = columns(view, 1 - view.viewer)[move.location]
    word = before + move.letter
    cost = WILD if PACK.code[move.card] == "?" else 0.0
    if lexicon is None:
        return -cost
    if len(word) > 1 and word in lexicon:
        better = len(word) > len(theirs) or theirs not in lexicon
        return len(word) + (2.0 if better else 0.0) + (SURE if len(word) >= TAKEN_BY else 0.0) - cost
    if any(len(longer) > len(word) for longer in lexicon.starting(word, 2)):
        return ALIVE * len(word) - cost
    return RUINED * len(before) * (1.0 if lexicon.starting(before, 1) else 0.1) - 0.5 - cost


def refutable(view: View[Any], location: int, lexicon: Any) -> bool:
    """Could the other show a longer word of cards that nobody has seen, or has it already?"""
    mine, theirs = columns(view, view.viewer)[location], columns(view, 1 - view.viewer)[location]
    if len(theirs) >= len(mine) and _is_word(theirs, lexicon):
        return True
    laid = [card for seat in range(2) for card in view.zone(f"words/{seat}")]
    cards = [card for card in PACK.all if card not in laid]
    return bool(proofs(lexicon, theirs, len(mine) + 1, shows(cards), ALL, 1))


def _doubted(view: View[Any]) -> str:
    """The other's word that is being decided."""
    return next((str(f.args["word"]) for f in view.facts if f.what == "in-question"), "")
