"""What a table of Abjad Guess agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import AbjadWordOptions


@dataclass(frozen=True)
class GuessOptions(AbjadWordOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    judged: Literal["players", "choice"] = "players"  # AG-03: by the asker, or one of four meanings is chosen
    words: Literal[5, 3, 10] = 5  # AG-07: asked by each
    length: Literal["any", "3-7"] = "any"  # AG-07: letters of a word
    seconds: Literal["60", "none", "120"] = "60"  # AG-08: to answer, and AG-11: to judge
    wilds: bool = False  # AG-01: with the wild cards, as any letter
    teams: bool = False  # two sides, for four or six


VARIANTS = {
    "choice": GuessOptions(judged="choice", mode="strict"),
    "quick": GuessOptions(words=3, length="3-7"),
}
