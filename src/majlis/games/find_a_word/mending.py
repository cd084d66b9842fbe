"""Putting a misspelt word right: what is near enough, the move, and what could be offered (FW-02, FW-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from majlis.cards.alpha import LETTERS
from majlis.chance import Chance
from majlis.event import Arg
from majlis.games.find_a_word.table import PACK
from majlis.judge import Judge
from majlis.kit.words import Supply, Word, lacking, read_word, spell
from majlis.move import NOT_NOW, Domain, Field, Move, Reason

SHORT: Final = 5  # letters; in shorter words only one thing can be wrong
VERB: Final = "mend"

Rule = Callable[[str], Reason | None]
"""Why the table does not allow a word, or None."""


@final
class Mend(Move):
    """The right spelling of the word that is claimed, with its cards: `mend @R @E/I=E C ...`, `mend RECEIVE`.

    `@` stands before a card of the claim.
    """

    __slots__ = ("spelling",)

    def __init__(self, spelling: Word) -> None:
        super().__init__(f"{VERB} {spelling.text.partition(' ')[2]}")
        self.spelling: Word = spelling

    def args(self) -> dict[str, Arg]:
        return {"word": self.spelling.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mend) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_mend(arguments: list[str]) -> Mend | None:
    """A word put right, with its cards or without them."""
    spelling = read_word(arguments, PACK)
    return Mend(spelling) if spelling is not None else None


def wrong(word: str, right: str) -> int:
    """How many things are wrong in a word: a letter too many, one missing, another one, two neighbours changed."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i in range(1, len(word) + 1):
        last, row = row, [i] + [0] * len(right)
        for j in range(1, len(right) + 1):
            row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + int(word[i - 1] != right[j - 1]))
            if i > 1 and j > 1 and word[i - 1] == right[j - 2] and word[i - 2] == right[j - 1]:
                row[j] = min(row[j], before[j - 2] + 1)
        before = last
    return row[len(right)]


def near(word: str, right: str) -> bool:
    """Is one a simple misspelling of the other?"""
    return 0 < wrong(word, right) <= (1 if len(word) < SHORT else 2)


def neighbours(word: str) -> list[str]:
    """Everything in which one thing is otherwise."""
    found: dict[str, None] = {}
    for i in range(len(word) + 1):
        head, tail = word[:i], word[i:]
        if len(tail) > 1:
            found[head + tail[1] + tail[0] + tail[2:]] = None
        for letter in LETTERS:
            found[head + letter + tail] = None
            if tail:
                found[head + letter + tail[1:]] = None
        if tail:
            found[head + tail[1:]] = None
    found.pop(word, None)
    return list(found)


def misspelt(word: Word, chance: Chance) -> Word:
    """The word with two neighbours changed."""
    i = chance.below(len(word.word) - 1)
    order = [*range(i), i + 1, i, *range(i + 2, len(word.word))]
    return Word("".join([word.word[k] for k in order]), [word.cards[k] for k in order], word.laid, PACK)


@final
class Mends(Domain):
    """Right spellings of the claim, from its cards and those in the middle. What is proposed is real."""

    verb: str = VERB

    def __init__(self, word: str, supply: Supply, judge: Judge, rule: Rule) -> None:
        self.word: str = word
        self.supply: Supply = supply
        self.judge: Judge = judge
        self.rule: Rule = rule

    def fields(self) -> list[Field]:
        cards = self.supply.cards()
        return [Field("word", "word", cards, None, 2, len(cards))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Mend):
            return NOT_NOW
        word = move.spelling.word
        if len(word) < 2:
            return Reason("word-short", {"word": word, "least": 2})
        if not near(self.word, word):
            return Reason("not-near", {"word": word, "old": self.word})
        if not move.spelling.cards or self.supply.places(move.spelling) is None:
            return lacking(move.spelling, self.supply)
        return self.rule(word)

    def _found(self) -> list[str]:
        if self.judge.lexicon is None:
            return []
        known = self.judge.lexicon
        return [word for word in neighbours(self.word) if len(word) > 1 and word in known and self.rule(word) is None]

    def _legal(self, word: str) -> Move | None:
        places = spell(word, self.supply, self.judge)
        return Mend(self.supply.word(word, places)) if places is not None else None

    def propose(self, chance: Chance) -> Move | None:
        words = self._found()
        start = chance.below(len(words)) if words else 0
        return next((m for m in map(self._legal, words[start:] + words[:start]) if m is not None), None)

    def some(self, limit: int) -> list[Move]:
        moves = [move for move in map(self._legal, self._found()) if move is not None]
        return moves[:limit]
