"""How the strongest bot plays Cross Words: by what a word counts and what it leaves in the hand."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.cross_words.game import CrossWords
from majlis.games.cross_words.laying import Lay
from majlis.games.cross_words.leaves import CARDS, TWIN, VOWELS
from majlis.games.cross_words.table import PACK, CrossWordsState
from majlis.kit.leaves import Leaves, WordsKept
from majlis.move import Move


@final
class CrossWordsStrength(WordsKept[CrossWords, CrossWordsState]):
    """Some of the cards of a word come from the hand, the others lie there."""

    def spent(self, move: Move) -> list[CardId]:
        return move.spelling.from_hand() if isinstance(move, Lay) else []


STRENGTH: Final = CrossWordsStrength(Leaves(PACK, CARDS, TWIN, VOWELS))
