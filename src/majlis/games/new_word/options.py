"""What a New Word table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import DoubtOptions


@dataclass(frozen=True)
class NewWordOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    length: Literal["four", "any"] = "four"  # NW-02, NJ-01: letters a word must have
    multiplier: bool = True  # NW-03, NJ-02
    same_word: bool = False  # NW-02: may the new word be spelled like the old one?


VARIANTS = {"jr": NewWordOptions(length="any", multiplier=False)}
