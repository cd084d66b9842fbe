"""Which words a set of cards spells when every one of them is used: for searches that look at all there is.

A lexicon answers what can be made of some cards; here the list is turned over once, so that the next thousand
questions cost next to nothing.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any, Final, final

WILD: Final = "?"
REMEMBERED: Final = 200_000  # answers


@final
class Anagrams:
    """Words by their letters, up to so many of them. What was asked is remembered."""

    def __init__(self, lexicon: Any, longest: int) -> None:
        self.lexicon: Any = lexicon
        self.words: dict[str, list[str]] = {}
        self.ends: dict[str, list[str]] = {}  # by the letters before the last, and the last
        self.letters: list[str] = []
        self.asked: dict[str, list[str]] = {}
        self.hidden: set[str] = set()  # words that nobody need see where another will do
        found: set[str] = set()
        words = [word for word in lexicon if len(word) <= longest]
        self.hidden.update([word for word in words if lexicon.offensive(word)])
        for word in sorted(words, key=self.hidden.__contains__):
            self.words.setdefault("".join(sorted(word)), []).append(word)
            self.ends.setdefault("".join(sorted(word[:-1])) + word[-1], []).append(word)
            found.update(word)
        self.letters = sorted(found)

    def spelled(self, shows: list[str]) -> list[str]:
        """The words that use all these cards; what each can show is a letter, some letters, or ? for any."""
        key = ",".join(sorted(shows))
        if key not in self.asked:
            self._make_room()
            found = [word for letters in self._letters(shows) for word in self.words.get(letters, [])]
            self.asked[key] = sorted(found, key=self.hidden.__contains__)
        return self.asked[key]

    def ending(self, before: list[str], last: str) -> list[str]:
        """Those of them whose last letter is the card `last`: at most one for each letter that it can be."""
        key = ",".join(sorted(before)) + "<" + last
        if key not in self.asked:
            self._make_room()
            spelled = self._letters(before)
            made: list[str] = []
            for letter in self.letters if last == WILD else list(last):
                words = [self.ends[letters + letter][0] for letters in spelled if letters + letter in self.ends]
                made += sorted(words, key=self.hidden.__contains__)[:1]
            self.asked[key] = made
        return self.asked[key]

    def _make_room(self) -> None:
        if len(self.asked) >= REMEMBERED:
            self.asked.clear()

    def _letters(self, shows: list[str]) -> list[str]:
        """All that the cards can be together, each in order."""
        fixed = "".join([one for one in shows if len(one) == 1 and one != WILD])
        choices = product(*[one for one in shows if len(one) > 1])
        wilds = list(combinations_with_replacement(self.letters, shows.count(WILD)))
        found = {"".join(sorted(fixed + "".join(chosen))) for chosen in choices}
        if len(wilds) > 1:
            found = {"".join(sorted(one + "".join(more))) for one in found for more in wilds}
        return sorted(found)
