"""What a Cross Words table agrees on: nothing but what all games of words share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from majlis.kit.options import DoubtOptions


@dataclass(frozen=True)
class CrossWordsOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""


VARIANTS: Final[dict[str, CrossWordsOptions]] = {}
