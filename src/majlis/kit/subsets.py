"""Sets of cards, and how easily words are made of what is left: for searches in games with the Alpha pack."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId

PACK: Final = alpha()
SHOWS: Final = [card.letters if len(card.letters) < 3 else "?" for card in PACK.cards]
WILD_KEPT: Final = 8.0  # points that a wild card is worth to whoever keeps it

_SUBSETS: Final[dict[tuple[int, int], list[tuple[int, ...]]]] = {}


def subsets(count: int, least: int) -> list[tuple[int, ...]]:
    """The places of every set of at least so many of `count` cards, the largest sets first."""
    key = (count, least)
    if key not in _SUBSETS:
        _SUBSETS[key] = [c for size in range(count, least - 1, -1) for c in combinations(range(count), size)]
    return _SUBSETS[key]


def awkward(cards: list[CardId]) -> float:
    """How good it is to be rid of these: their points, and a wild card is worth keeping."""
    return sum([PACK.points[card] if SHOWS[card] != "?" else -WILD_KEPT for card in cards])


def uneven(cards: list[CardId]) -> int:
    """By how much vowels and consonants differ."""
    return abs(len(cards) - 2 * len([card for card in cards if len(SHOWS[card]) == 2]))
