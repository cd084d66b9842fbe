"""What a card may stand for, as letters. This package knows no cards: a table hands it these."""

from __future__ import annotations

from typing import Final, NewType

from majlis.lexicon.alphabet import Alphabet
from majlis.lexicon.errors import WordsError

Shows = NewType("Shows", str)
"""The letters one card may stand for: `T`; `AE` for a vowel card; `?` for a wild card; `ل+ا` for two letters on one
card."""

WILD: Final = Shows("?")
WILD_BIT: Final = 1 << 31
ODD: Final = -1  # a card with a choice that the index does not foresee


class Masks(dict[Shows, int]):
    """A card as a set of bits, one for each letter in `alphabet.order`, the highest bit alone for a wild card."""

    def __init__(self, alphabet: Alphabet) -> None:
        super().__init__()
        self.alphabet = alphabet
        self._every = set(alphabet.letters)
        self._bit = {letter: i for i, letter in enumerate(alphabet.order)}
        self._group = set(alphabet.grouped)

    def __missing__(self, shows: Shows) -> int:
        letters = set(shows)
        if shows == WILD or letters == self._every:
            mask = WILD_BIT
        else:
            self.check(shows)
            if len(shows) == 1 or letters <= self._group:
                mask = sum(1 << self._bit[letter] for letter in letters)
            else:
                mask = ODD
        self[shows] = mask
        return mask

    def check(self, shows: Shows) -> None:
        """An error if a card shows what is no letter of the alphabet."""
        if not shows or shows != WILD and not set(shows) - {"+"} <= self._every:
            raise WordsError("card", shows, card=shows, language=self.alphabet.language)
