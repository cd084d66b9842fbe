"""The Alpha pack of 74: 42 consonants, 30 vowel cards of two letters each, 2 wild cards."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import Pack, faced
from majlis.cards.data import read

VOWEL: Final = 0
CONSONANT: Final = 1
EITHER: Final = 2  # Y and the wild card
WILD: Final = "?"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def packs() -> list[Pack]:
    """Every pack of this module, each once."""
    return [alpha()]


def alpha() -> Pack:
    """Suit tells vowel, consonant or either; rank tells equal cards. Codes: T, A/E, ?"""
    data = read("alpha")
    rows: list[tuple[str, int, int, str, int]] = []
    counts: list[int] = []
    for letter, (count, points) in data["consonants"].items():
        rows.append((letter, EITHER if letter == "Y" else CONSONANT, len(rows), letter, points))
        counts.append(count)
    for pair, count in data["vowels"].items():
        rows.append((pair, VOWEL, len(rows), pair.replace("/", ""), 1))
        counts.append(count)
    rows.append((WILD, EITHER, len(rows), LETTERS, 0))
    counts.append(data["wilds"])
    return faced("alpha", rows, counts)
