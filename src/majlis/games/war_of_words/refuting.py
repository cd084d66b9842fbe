"""Against a claim: a longer word that begins with the own column, of cards that nobody has seen (WW-07)."""

from __future__ import annotations

from typing import Any, Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.games.war_of_words.moves import Refute
from majlis.games.war_of_words.table import PACK
from majlis.judge import Judge
from majlis.kit.words import matched
from majlis.move import NOT_NOW, Domain, Field, Move, Reason

GLANCE: Final = 300  # words that are looked through for one at random
FEW: Final = 6  # of them that would do
ALL: Final = 4000  # words that are looked through for the best


def shows(cards: list[CardId]) -> list[str]:
    """The letters that each of these cards can stand for."""
    letters = [PACK.cards[card].letters for card in cards]
    return [one if len(one) < 3 else "?" for one in letters]


def missing(column: str, word: str, cards: list[str]) -> list[str]:
    """The letters after the column for which no card is left, each card used once."""
    rest = word[len(column) :]
    return [letter for letter, card in zip(rest, matched(rest, cards), strict=True) if card < 0]


def proofs(lexicon: Any, column: str, least: int, cards: list[str], look: int, limit: int) -> list[str]:
    """Words of the list that begin with the column, have `least` letters and can be made of the cards."""
    found: list[str] = []
    for word in lexicon.starting(column, look) if lexicon is not None else []:
        if len(word) >= least and not missing(column, word, cards):
            found.append(word)
            if len(found) >= limit:
                break
    return found


@final
class Refutes(Domain):
    """The words that may be named against a claim. `least`: letters they need; `own`: the column itself will do."""

    verb: str = "refute"

    def __init__(
        self, column: str, least: int, own: bool, cards: list[CardId], judge: Judge, barred: list[str]
    ) -> None:
        self.column: str = column
        self.least: int = least
        self.own: bool = own
        self.cards: list[CardId] = cards
        self.judge: Judge = judge
        self.barred: list[str] = barred  # taken a location before, where no word does so twice (G-12)

    def fields(self) -> list[Field]:
        return [Field("word", "word", None, None, self.least, len(PACK.all))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Refute):
            return NOT_NOW
        word = move.word
        if word == self.column and self.own:
            return None
        if not word.startswith(self.column):
            return Reason("refute-begins", {"word": word, "column": self.column})
        if len(word) < self.least:
            return Reason("refute-longer", {"word": word, "least": self.least})
        letters = missing(self.column, word, shows(self.cards))
        if letters:
            return Reason("refute-cards", {"word": word, "letters": ", ".join(letters), "count": len(letters)})
        return Reason("word-repeated", {"word": word}) if word in self.barred else None

    def propose(self, chance: Chance) -> Move | None:
        words = self._found(GLANCE, FEW)
        return Refute(words[chance.below(len(words))]) if words else None

    def some(self, limit: int) -> list[Move]:
        return [Refute(word) for word in self._found(ALL, limit)]

    def _found(self, look: int, limit: int) -> list[str]:
        if limit < 1:
            return []
        mine = [self.column] if self.own else []
        words = proofs(self.judge.lexicon, self.column, self.least, shows(self.cards), look, limit)
        return (mine + [word for word in words if word not in self.barred])[:limit]
