"""What a Lost for Words table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import WordOptions


@dataclass(frozen=True)
class LostForWordsOptions(WordOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    mode: Literal["challenge", "strict", "honour"] = "challenge"  # LW-13
    turn: Literal["play-or-discard", "play-and-discard"] = "play-or-discard"  # LW-11
    scoring: Literal["standard", "alternative"] = "standard"  # LW-09
    guard: Literal["12", "6", "20", "off"] = "12"  # LW-04: turns in a row without a card from the stock
    piles: Literal["readable", "top-only"] = "readable"  # LW-19
    tie: Literal["shared", "more-words"] = "shared"  # LW-10
    deals: Literal[1, 2, 4] = 1  # LW-17


VARIANTS = {
    "interactive": LostForWordsOptions(turn="play-and-discard"),
    "alternative": LostForWordsOptions(scoring="alternative"),
}
