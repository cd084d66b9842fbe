"""What a hand of Naqsh is worth: 17 with two cards, 21, pairs and triples, or the nearest total below 17."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from majlis.cards.card import CardId, Pack
from majlis.cards.ganjifa import french_48, ganjifa
from majlis.games.naqsh.options import NaqshOptions

TARGET: Final = 17
SPECIAL: Final = 21  # with two cards only a mir and a 9, or a wazir and a 10

# What a hand is, from the lowest to the highest (NQ-06, NQ-08, NQ-09)
BUST: Final = 0
TOTAL: Final = 1
NATURAL: Final = 2  # 17 with the two dealt cards
TWENTY_ONE: Final = 3  # mir and 9, or wazir and 10
PAIR: Final = 4
TRIPLE: Final = 5


@cache
def pack_of(kind: str, names: str = "meaning") -> Pack:
    """The pack of a table, by the names that its cards go by."""
    return french_48() if kind == "french" else ganjifa(kind, names)


@final
class Scale:
    """How the hands of one table are weighed."""

    def __init__(self, options: NaqshOptions) -> None:
        self.pack: Pack = pack_of(options.pack, options.card_names)
        self.points: list[int] = self.pack.points
        self.twenty_one: bool = options.twenty_one
        self.combinations: bool = options.combinations

    def total(self, hand: list[CardId]) -> int:
        """Mir 12, wazir 11, the others their pips."""
        points = self.points
        count = 0
        for card in hand:
            count += points[card]
        return count

    def what(self, hand: list[CardId]) -> int:
        """What the hand is. The two cards that were dealt lie first in it."""
        total, points = self.total(hand), self.points
        if len(hand) == 2:
            first, second = points[hand[0]], points[hand[1]]
            if first == second and self.combinations:
                return PAIR
            if self.twenty_one and total == SPECIAL:
                return TWENTY_ONE
            if total == TARGET:
                return NATURAL
        elif len(hand) == 3 and self.combinations and points[hand[0]] == points[hand[1]] == points[hand[2]]:
            return TRIPLE
        return TOTAL if total <= TARGET else BUST

    def worth(self, hand: list[CardId]) -> int:
        """A number that is higher for the better hand; equal where they share (NQ-06, NQ-09)."""
        kind = self.what(hand)
        if kind == TOTAL:
            return kind * 1000 + self.total(hand) * 20 - len(hand)
        return kind * 1000 + (self.points[hand[0]] if kind >= PAIR else 0)

    def against_banker(self, hand: list[CardId]) -> int:
        """The same where only the total counts, not the number of cards (NQ-13)."""
        kind = self.what(hand)
        return kind * 1000 + self.total(hand) if kind == TOTAL else self.worth(hand)
