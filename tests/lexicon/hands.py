"""Hands to test with, and the slow search that the fast one must equal: written to be plainly right, with nothing
shared."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import numpy as np

from majlis.lexicon import WILD, Shows

ALPHA = "BBCCDDFFGGHHHJKLLLMMNNNPPQRRRSSSTTTVWWXYYZ"
VOWELS = ("AE", "AI", "AO", "AU", "EI", "EO", "EU", "IO", "IU", "OU")
GREEK = dict(
    zip(
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
        (12, 1, 2, 2, 8, 1, 7, 1, 8, 4, 3, 3, 6, 1, 9, 4, 5, 7, 8, 4, 1, 1, 1, 3),
        strict=True,
    )
)
ABJAD = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"


def pack(language: str) -> list[Shows]:
    """The pack of the language's game, as what its cards may stand for."""
    if language == "en":
        return [Shows(c) for c in (*ALPHA, *VOWELS * 3, WILD, WILD)]
    if language == "el":
        return [Shows(letter) for letter, count in GREEK.items() for _ in range(count)] + [WILD] * 6
    cards = [Shows({"ت": "تة", "ه": "هة"}.get(letter, letter)) for letter in ABJAD for _ in range(4)]
    return cards + [Shows({"ت": "تة"}.get(letter, letter)) for letter in "اليمونرتبعدس" for _ in range(3)] + [WILD] * 2


def draw(language: str, count: int, seed: int, wilds: int | None = None) -> list[Shows]:
    """`count` cards of the pack; with `wilds` exactly so many wild ones."""
    luck = random.Random(f"{language}{count}{seed}{wilds}")
    cards = pack(language)
    if wilds is None:
        return luck.sample(cards, count)
    return luck.sample([c for c in cards if c != WILD], count - wilds) + [WILD] * wilds


def can_spell(word: str, cards: Sequence[Shows], must: Sequence[Shows] = ()) -> bool:
    """By trying: letter after letter, any card that shows it; all of `must` used in the end (Kuhn's matching, both
    ways)."""
    every = [*must, *cards]

    def covers(left: int, edges: Sequence[Sequence[int]]) -> bool:
        partner: dict[int, int] = {}

        def place(item: int, seen: set[int]) -> bool:
            for other in edges[item]:
                if other not in seen:
                    seen.add(other)
                    if other not in partner or place(partner[other], seen):
                        partner[other] = item
                        return True
            return False

        return all(place(item, set()) for item in range(left))

    shows = [[k for k, c in enumerate(every) if c == WILD or letter in c] for letter in word]
    if not covers(len(word), shows):
        return False
    wanted = [[k for k, letter in enumerate(word) if c == WILD or letter in c] for c in must]
    return covers(len(must), wanted)  # both cover: one assignment does both (Mendelsohn and Dulmage)


class Slow:
    """All words of a list, tried one by one; a first look at the letters leaves out the hopeless."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = list(words)
        self.letters = sorted(set("".join(self.words)))
        bit = {letter: 1 << i for i, letter in enumerate(self.letters)}
        self.sets = np.array([sum(bit[c] for c in set(w)) for w in self.words], np.int64)
        self.sizes = np.array([len(w) for w in self.words])
        self.bit = bit

    def words_from(self, cards: Sequence[Shows], must: Sequence[Shows] = ()) -> list[str]:
        every = [*cards, *must]
        wild = sum(c == WILD for c in every)
        own = sum(self.bit.get(letter, 0) for letter in set("".join(c for c in every if c != WILD)))
        hopeful = (self.sizes <= len(every)) & (np.bitwise_count(self.sets & ~own) <= wild) & (self.sizes >= len(must))
        return sorted(w for i in np.flatnonzero(hopeful) if can_spell(w := self.words[i], cards, must))
