"""The French-suited pack of 52."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import Pack, faced
from majlis.cards.data import read

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
ACE_HIGH: Final = 14


def packs() -> list[Pack]:
    """Every pack of this module, each once."""
    return [french()]


def french(ace: int = ACE) -> Pack:
    """The pack suit by suit; `ace` is the rank of the ace, 1 or 14. Codes are rank and suit: 7D, 10H, QS."""
    data = read("french")
    ranks: list[str] = data["ranks"]
    if ace == ACE_HIGH:
        ranks = ranks[1:] + ranks[:1]
    rows: list[tuple[str, int, int, str, int]] = []
    for suit, letter in enumerate(data["suits"]):
        for place, rank in enumerate(ranks):
            rows.append((rank + letter, suit, place + (1 if ace == ACE else 2), "", 0))
    return faced("french", rows, [1] * len(rows))
