"""What every word list answers in the same way, whatever it looks its words up in."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from majlis.lexicon.alphabet import Alphabet
from majlis.lexicon.hand import Shows
from majlis.lexicon.identity import Hooks
from majlis.lexicon.marks import COMMONNESS, LONGEST, OFFENSIVE
from majlis.lexicon.spelling import Worth, no_points, spell

Words = TypeVar("Words", bound=Sequence[str])


class Questions(Generic[Words]):
    """Questions about the words that count at a table; a list itself knows words, and finds those of cards."""

    alphabet: Alphabet
    _commonest: int
    _barred: int

    @abstractmethod
    def __contains__(self, word: object) -> bool: ...

    @abstractmethod
    def headwords(self, word: str) -> frozenset[str]:
        """The dictionary forms that `word` may be a form of; itself if nothing else is known. MEANS: MEAN, MEANS."""

    @abstractmethod
    def _mark(self, word: str) -> int:
        """The mark of a word of the whole list; 0 if it is not there."""

    @abstractmethod
    def _search(self, cards: Sequence[Shows], must: Sequence[Shows], shape: str, shortest: int, longest: int) -> Words:
        """The words of `cards` and all of `must` that a regular expression fits, if there is one."""

    def _allowed(self, mark: int) -> bool:
        return mark > 0 and mark & COMMONNESS <= self._commonest and not mark & self._barred

    def fold(self, text: str) -> str:
        """What a person typed, as this list spells it; an error that names the letter if no card could show it."""
        return self.alphabet.word(text)

    def commonness(self, word: str) -> int:
        """1 everybody's word, 2 and 3 everyday, 4 educated, 5 rare; 0 if it is not in the list."""
        mark = self._mark(word)
        return mark & COMMONNESS if self._allowed(mark) else 0

    def offensive(self, word: str) -> bool:
        """Would a children's table leave it out?"""
        return bool(self._mark(word) & OFFENSIVE)

    def same_word(self, one: str, other: str) -> bool:
        """Do the two share a headword, so that one is only a form of the other (S, ED, ING)?"""
        return not self.headwords(one).isdisjoint(self.headwords(other))

    def hooks(self, word: str) -> Hooks:
        """Every letter that makes another word of the list when put before or after `word`."""
        letters = self.alphabet.letters
        return Hooks(
            "".join([letter for letter in letters if letter + word in self]),
            "".join([letter for letter in letters if word + letter in self]),
        )

    # Words from cards

    def words_from(
        self,
        cards: Sequence[Shows],
        *,
        must: Sequence[Shows] = (),
        starting: str = "",
        ending: str = "",
        pattern: str = "",
        shortest: int = 2,
        longest: int = LONGEST,
    ) -> Words:
        """Every word that `cards` can spell, each card once, together with all of `must`, of which none may be left
        over.

        `starting` and `ending` lie on the table already and need no card. `pattern` is a stretch of the board:
        letters that
        lie there and a full stop for each empty place (`..R.E`); the word fills it exactly.
        """
        laid = starting + ending
        shape = ""
        if pattern:
            laid, shape = pattern.replace(".", ""), pattern
            shortest = longest = len(pattern)
        elif laid:
            shape = re.escape(starting) + ".*" + re.escape(ending)
            shortest = max(shortest, len(laid))
        return self._search(cards, [*must, *map(Shows, laid)], shape, shortest, longest)

    def counts(self, words: Sequence[str], points: Mapping[str, int]) -> list[int]:
        """What the letters of each word count together."""
        return [sum([points[letter] for letter in word]) for word in words]

    def extensions(self, base: str, cards: Sequence[Shows], *, at_least: int = 1) -> Words:
        """Every word made of all letters of `base`, in any order, and at least one of `cards`: what the base can
        become."""
        return self._search(cards, [Shows(letter) for letter in base], "", len(base) + at_least, LONGEST)

    def steals(self, bases: Sequence[str], cards: Sequence[Shows]) -> dict[str, Words]:
        """The extensions of every word on the table."""
        return {base: self.extensions(base, cards) for base in bases}

    def spell(
        self, word: str, cards: Sequence[Shows], must: Sequence[int] = (), worth: Worth = no_points
    ) -> tuple[int, ...] | None:
        """The place of the card for each letter, keeping wild cards and choices; None if the cards cannot spell it."""
        return spell(word, cards, must, worth)
