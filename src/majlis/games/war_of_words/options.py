"""What a War of Words table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import WordOptions


@dataclass(frozen=True)
class WarOfWordsOptions(WordOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    mode: Literal["challenge", "strict", "honour"] = "challenge"  # WW-16, WW-17
    answer: Literal["120", "60", "none"] = "120"  # seconds to answer a claim
    tries: Literal["1", "3"] = "1"  # WW-09: words that may be named against a claim
    equal: Literal["draw", "longest"] = "draw"  # WW-11: as many counters for both
    fallen_again: bool = False  # G-26: may a word be tried that the list did not have?


VARIANTS: dict[str, WarOfWordsOptions] = {}
