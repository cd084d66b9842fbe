"""What a table of Abjad Beginner agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class AbjadOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    pack: Literal["four", "five"] = "four"  # AB-17: colours
    next_dealer: Literal["left", "winner"] = "left"  # AB-01
    reverse_of_two: Literal["skips", "turns"] = "skips"  # AB-03: what a reverse does between two
    drawing: Literal["forced", "keep-wild", "free"] = "forced"  # AB-06: when one may draw
    drawn_card: Literal["must", "may"] = "must"  # AB-07: be played if it fits
    stacking: bool = False  # AB-08: a draw two on a draw two
    stuck: Literal["void", "lowest"] = "void"  # AB-09: what a round that cannot go on is worth
    window: Literal["3", "0", "8"] = "3"  # AB-10: seconds
    bots_forget: Literal[0, 5, 10] = 0  # AB-10: to call, in a hundred cases
    last_draw_two: bool = True  # AB-11: does it still make the next seat draw?
    open_discards: bool = False  # AB-18


VARIANTS = {
    "five": AbjadOptions(pack="five"),
    "relaxed": AbjadOptions(window="8"),
    "stacking": AbjadOptions(stacking=True, drawing="free", drawn_card="may"),
}
