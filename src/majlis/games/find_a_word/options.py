"""What a Find A Word table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import DoubtOptions
from majlis.move import Reason


@dataclass(frozen=True)
class FindAWordOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    winner: Literal["cards", "points"] = "cards"  # FW-06: most cards, or most points on them
    asking: Literal["any", "once"] = "any"  # FW-01: how often in a turn
    mending: bool = True  # FW-02: may another seat put a misspelling right?
    objection: Literal["free", "turn"] = "free"  # FW-03: what a wrong objection costs

    def conflict(self) -> Reason | None:
        """Where no turn is lost none can be paid for (G-52)."""
        if self.last_challenge == "costs" and self.objection == "free":
            return Reason("costs-without-lost-turn")
        return None


VARIANTS = {"points": FindAWordOptions(winner="points")}
