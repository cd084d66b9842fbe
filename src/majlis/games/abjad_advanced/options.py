"""What a table of Abjad Advanced agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass

from majlis.kit.options import MakingOptions


@dataclass(frozen=True)
class AdvancedOptions(MakingOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""


VARIANTS = {
    "bots": AdvancedOptions(mode="strict"),
    "school": AdvancedOptions(mode="strict", level="everyday", least=3, minutes="5"),
    "five": AdvancedOptions(pack="five"),
}
