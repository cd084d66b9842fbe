"""What a table of Abjad Sequence agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class SequenceOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    ends: Literal["closed", "joined"] = "closed"  # AS-03: are ya and alif neighbours?
    stuck: Literal["draw", "knock"] = "draw"  # AS-04: what who has nothing that fits does
    hold_back: bool = False  # AS-05: may one keep a card that fits?
    rounds: Literal[1, 3, 5] = 1  # AS-06: of a match


VARIANTS = {
    "knock": SequenceOptions(stuck="knock"),
    "five": SequenceOptions(rounds=5),
}
