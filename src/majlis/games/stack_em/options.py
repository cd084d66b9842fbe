"""What a table of Stack 'em agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import AloneOptions


@dataclass(frozen=True)
class StackEmOptions(AloneOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    wild: Literal["keeps", "free"] = "keeps"  # ST-04: the letter of a wild card on top of a pile


VARIANTS = {"free": StackEmOptions(wild="free")}
