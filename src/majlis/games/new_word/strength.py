"""How the strongest bot plays New Word: by what a word counts and what it leaves in the hand."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.new_word.game import NewWord
from majlis.games.new_word.leaves import CARDS, TWIN, VOWELS
from majlis.games.new_word.table import PACK, NewWordState
from majlis.kit.leaves import Leaves, WordsKept
from majlis.kit.words import Word
from majlis.move import Move


@final
class NewWordStrength(WordsKept[NewWord, NewWordState]):
    """Some of the cards of a word come from the hand, the others lie there."""

    def spent(self, move: Move) -> list[CardId]:
        return move.from_hand() if isinstance(move, Word) else []


STRENGTH: Final = NewWordStrength(Leaves(PACK, CARDS, TWIN, VOWELS))
