"""What a table of Consonants agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import WordOptions


@dataclass(frozen=True)
class ConsonantsOptions(WordOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    limit: Literal[150, 50, 100, 200, 300] = 150  # CO-15: points that end the match
    passing: Literal["with-rest", "always"] = "with-rest"  # CO-02: is there a deal without a pass?
    tricks: Literal["next-lead", "at-once", "open"] = "next-lead"  # CO-17: how long a trick can be seen
    mode: Literal["challenge", "strict", "honour"] = "challenge"  # G-07, G-21, CO-22
    minutes: Literal["none", "3"] = "none"  # CO-12: to make words
    window: Literal["20", "10", "30", "none"] = "20"  # G-08: seconds to challenge
    fallen_again: bool = False  # G-26: may a word be tried that the list did not have?


VARIANTS = {
    "bots": ConsonantsOptions(mode="strict"),
    "short": ConsonantsOptions(limit=50, mode="strict", passing="always"),
}
