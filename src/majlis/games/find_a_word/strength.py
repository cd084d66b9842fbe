"""How the strongest bot plays Find A Word: by what the others could make of the cards that it leaves."""

from __future__ import annotations

from typing import Final, final

from majlis.games.find_a_word.game import FindAWord
from majlis.games.find_a_word.table import FindAWordState, worth
from majlis.kit.ahead import WordsAhead
from majlis.kit.words import Word
from majlis.move import Move
from majlis.plan import Seat


@final
class FindAWordStrength(WordsAhead[FindAWord, FindAWordState]):
    """Take the longest word."""

    def gain(self, game: FindAWord, state: FindAWordState, seat: Seat, move: Move) -> float:
        return float(worth(move.cards, game.by_points)) if isinstance(move, Word) else 0.0


STRENGTH: Final = FindAWordStrength(simulations=48, breadth=6, sure=0.0, horizon=1)
