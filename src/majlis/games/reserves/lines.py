"""The words that clear a line of Reserves: made of all its letters, in any order (RE-04)."""

from __future__ import annotations

from typing import final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.judge import Judge
from majlis.kit.words import Word, Words, completed
from majlis.move import NOT_NOW, Domain, Field, Move, Reason

SHORTEST = 4


@final
class LineWords(Domain):
    """For each line that can be cleared, its words."""

    verb: str = "word"

    def __init__(self, lines: dict[int, Words], longest: int) -> None:
        self.lines: dict[int, Words] = lines
        self.longest: int = longest

    def fields(self) -> list[Field]:
        cards: list[CardId] = [card for words in self.lines.values() for card in words.supply.laid]
        return [Field("word", "word", cards, None, SHORTEST, self.longest)]

    def line_of(self, move: Word) -> int:
        """The line that this word clears; -1 if it has not all the cards of any."""
        for n, words in self.lines.items():
            if len(move.cards) == len(words.supply.laid) and words.supply.places(move) is not None:
                return n
        return -1

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Word):
            return NOT_NOW
        if len(move.word) < SHORTEST:
            return Reason("word-short", {"word": move.word, "least": SHORTEST})
        n = self.line_of(move)
        return self.lines[n].refuse(move) if n >= 0 else Reason("word-is-no-line", {"word": move.word})

    def completed(self, move: Word, judge: Judge) -> Word:
        """A typed word with the cards of the line that it clears."""
        for words in self.lines.values():
            if len(move.word) == len(words.supply.laid):
                full = completed(move, words.supply, judge)
                if full.cards and words.supply.places(full) is not None:
                    return full
        return move

    def propose(self, chance: Chance) -> Move | None:
        found = [move for move in [words.propose(chance) for words in self.lines.values()] if move is not None]
        return found[chance.below(len(found))] if found else None

    def some(self, limit: int) -> list[Move]:
        moves = [move for words in self.lines.values() for move in words.some(limit)]
        return moves[:limit]
