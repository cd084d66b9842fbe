"""What an Alpha Rummy table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import DoubtOptions


@dataclass(frozen=True)
class AlphaRummyOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    further: bool = False  # R5-04: may a seat meld again after its bonus cards?
    add_on: Literal["in-order", "any-order"] = "in-order"  # R5-06
    left_over: Literal["nothing", "minus"] = "nothing"  # R5-12: what cards left in a hand count
    fallen: Literal["whole", "words"] = "whole"  # R5-14: what falls with an illegal word
    finish: Literal["at-once", "after-the-deal"] = "at-once"  # R5-15


VARIANTS = {"rum": AlphaRummyOptions(left_over="minus", finish="after-the-deal")}
