"""How the strongest bot plays New Word: by what a word counts and what it leaves in the hand."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.new_word.game import NewWord
from majlis.games.new_word.leaves import CARDS, TWIN, VOWELS
from majlis.games.new_word.table import PACK, NewWordState, times
from majlis.kit.leaves import Leaves, WordsKept
from majlis.kit.words import Word, points
from majlis.move import Move
from majlis.plan import Seat


@final
class NewWordStrength(WordsKept[NewWord, NewWordState]):
    """Some of the cards of a word come from the hand, the others lie there."""

    def spent(self, move: Move) -> list[CardId]:
        if not isinstance(move, Word):
            return []
        return [card for card, laid in zip(move.cards, move.laid, strict=True) if not laid]

    def gain(self, game: NewWord, state: NewWordState, seat: Seat, move: Move) -> float:
        return float(points(move, PACK) * times(move.word, game.multiplied)) if isinstance(move, Word) else 0.0


STRENGTH: Final = NewWordStrength(Leaves(PACK, CARDS, TWIN, VOWELS))
