"""What a Solitary Word table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import AloneOptions


@dataclass(frozen=True)
class SolitaryWordOptions(AloneOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    purse: Literal[3, 2, 1, 0] = 3  # SO-06: pennies to begin with
    line: Literal[6, 7] = 6  # SO-06: cards in the line
    bank: Literal["endless", "five"] = "endless"  # SO-01: pennies there are
    die: Literal["ten", "three", "never"] = "ten"  # SO-07: rounds of voting after which it decides


VARIANTS = {"hard": SolitaryWordOptions(purse=0), "easy": SolitaryWordOptions(line=7)}
