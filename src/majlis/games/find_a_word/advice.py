"""What is known of good play in Find A Word: a weight for each move, from what a seat can see. The highest is best."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.find_a_word.game import MORE, OBJECT
from majlis.games.find_a_word.mending import Mend
from majlis.games.find_a_word.table import OPENED, PACK, worth
from majlis.kit.claims import CHALLENGE, STAND, Question
from majlis.kit.words import Word
from majlis.move import Move
from majlis.view import View

WORTH_TAKING: Final = 5.5  # cards; with less to be had one more card is asked for
LESS: Final = 1.0  # for each card that lies there beyond the eight: others may take what is left
WILD: Final = 0.6  # a wild card that stays helps who comes next
POINTS: Final = 2.7  # to a card, on the average
DOUBT: Final = 1000.0  # a word that is none must not count


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    by_points = view.game.options.winner == "points"
    if isinstance(move, Word):
        wilds = sum(1 for card in move.cards if PACK.code[card] == "?")
        return worth(move.cards, by_points) + WILD * wilds
    if move is MORE:
        more = len(view.zone("middle")) - OPENED
        return (WORTH_TAKING - LESS * more) * (POINTS if by_points else 1.0)
    if move in (CHALLENGE, OBJECT):
        return -DOUBT if _known(view) else DOUBT
    return 0.5 if move is STAND else -1.0 if isinstance(move, (Question, Mend)) else 0.0


def _known(view: View[Any]) -> bool:
    """Does the seat, who knows the list, know the word that is claimed?"""
    lexicon = view.game.judge.lexicon if view.game.judge is not None else None
    claimed = next((str(fact.args["word"]) for fact in view.facts if fact.what == "in-doubt"), "")
    return lexicon is None or claimed in lexicon
