"""What a TakeTwo table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class TakeTwoOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    match: Literal["one-deal", "first-to-three"] = "one-deal"  # TT-10
    places: Literal["winner-only", "by-cards-left"] = "winner-only"  # TT-14


VARIANTS = {"three": TakeTwoOptions(match="first-to-three")}
