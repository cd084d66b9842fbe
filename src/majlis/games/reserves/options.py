"""What a table of Reserves agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import AloneOptions


@dataclass(frozen=True)
class ReservesOptions(AloneOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    blocked: Literal["stays", "clears"] = "stays"  # RE-06: a line of nine that was no word at once
    reserve: Literal["endless", "five"] = "endless"  # RE-07: how many cards a stack can hold
    u: Literal[1, 2] = 1  # RE-09: what a vowel card with a U counts outside the lines
    covered: Literal["hidden", "open"] = "hidden"  # RE-13: the cards under a reserve top


VARIANTS = {"hard": ReservesOptions(reserve="five"), "lenient": ReservesOptions(blocked="clears", covered="open")}
