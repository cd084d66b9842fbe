"""What a Wordish table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import DoubtOptions


@dataclass(frozen=True)
class WordishOptions(DoubtOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    edition: Literal["greek", "english"] = "greek"  # WO-20: of the cards and of the word list
    atouts: Literal["6", "2", "4", "8"] = "6"  # WO-24
    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"  # WO-01
    turned: Literal["aside", "last"] = "aside"  # WO-02: is the turned card out of play, or the last of the stock?
    turned_atout: Literal["again", "first-player"] = "again"  # WO-02
    swap: bool = False  # WO-06: may the real letter take the place of an atout?
    join: bool = False  # WO-07: may two laid words become one?
    minus: Literal["double", "single"] = "double"  # WO-08: the doubled letter left in a hand
    atout_minus: Literal["0", "10"] = "0"  # WO-21: an atout left in a hand
    seven: Literal["at-least", "exactly"] = "at-least"  # WO-10: the word that opens the biribaki
    long_bonus: Literal["20", "10", "30", "0"] = "20"  # WO-09: without an atout; with one, half of it
    out_bonus: Literal["10", "20", "0"] = "10"  # WO-13
    kitty_penalty: Literal["10", "20", "0"] = "10"  # WO-15
    partners: Literal["own", "shared", "both"] = "own"  # WO-12: the hands of a pair
    tie: Literal["shared", "long-words"] = "shared"  # WO-18
    deals: Literal["1", "2", "4", "target"] = "1"  # WO-21
    target: Literal["300", "200", "500"] = "300"

    @property
    def language(self) -> str:
        return "el" if self.edition == "greek" else "en"


VARIANTS = {
    "english": WordishOptions(edition="english"),
    "four": WordishOptions(deals="4"),
    "english-four": WordishOptions(edition="english", deals="4"),
}
