"""What a table of Abjad Medium agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import MakingOptions


@dataclass(frozen=True)
class MediumOptions(MakingOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    exchange: Literal["up-to-three", "three"] = "up-to-three"  # AM-02
    centre: Literal["stays", "new"] = "stays"  # AM-03: from round to round


VARIANTS = {
    "bots": MediumOptions(mode="strict"),
    "school": MediumOptions(mode="strict", level="everyday", least=3, minutes="5"),
    "new-centre": MediumOptions(centre="new"),
}
