"""What a table of 6x6 agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from majlis.kit.options import AloneOptions
from majlis.move import Reason

CARDS: Final = 74


@dataclass(frozen=True)
class SixBySixOptions(AloneOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    stacks: Literal[6, 4, 5, 7, 8, 9, 10, 12] = 6  # SX-04
    high: Literal[6, 4, 5, 7, 8, 9, 10, 12] = 6  # SX-04: cards in each stack

    def conflict(self) -> Reason | None:
        """The pack has only so many cards (SX-04)."""
        needed = self.stacks * self.high
        return Reason("too-many-cards", {"needed": needed, "cards": CARDS}) if needed > CARDS else None


VARIANTS = {
    "5x5": SixBySixOptions(stacks=5, high=5),
    "7x7": SixBySixOptions(stacks=7, high=7),
    "8x9": SixBySixOptions(stacks=8, high=9),
}
