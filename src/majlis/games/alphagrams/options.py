"""What an AlphaGrams table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import DoubtOptions


@dataclass(frozen=True)
class AlphaGramsOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    discard: Literal["used", "always"] = "used"  # AGR-05: after which words a hand card may go into the pool
    meaning: Literal["strict", "lenient"] = "strict"  # AGR-04: no headword in common, or one that the old word lacks


VARIANTS: dict[str, AlphaGramsOptions] = {}
