"""What a table of partnership Ganjifa agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from majlis.options import Options


@dataclass(frozen=True)
class PartnershipOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    pack: Literal["moghul", "iran", "dashavatara"] = "moghul"
    lead: Literal["hours", "cut"] = "hours"  # GP-01: by day or night, or by a card that is cut
    hours: Literal["day", "night", "auto"] = "day"  # a room settles auto before the match begins
    names: Literal["each", "once"] = "each"  # GP-05: for each missing card, or one for the whole lead
    advice: Literal["any", "hukm"] = "any"  # GP-07: suits that the partner may name
    points: Literal[3, 1, 2, 5] = 3  # GP-09
    stakes: Literal[0, 1, 2, 5, 10] = 0  # GP-09
    concede: bool = False  # GP-10
    face_up: bool = False  # GI-31
    precedence: Literal["chatto", "gordhandas"] = "chatto"  # GI-28
    card_names: Literal["meaning", "indian", "persian"] = "meaning"  # of the Moghul packs


VARIANTS: Final = {
    "cut": PartnershipOptions(lead="cut"),
    "dashavatara": PartnershipOptions(pack="dashavatara"),
}
