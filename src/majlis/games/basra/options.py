"""What a Basra table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class BasraOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    target: Literal[101, 51, 151, 201] = 101  # BA-20
    rubber: bool = False  # BA-20: the first to win three games to the target
    direction: Literal["anticlockwise", "clockwise"] = "anticlockwise"  # BA-04
    first_floor: Literal["under", "random"] = "under"  # BA-03: where a jack or 7D of the first floor goes
    may_take_fewer: bool = False  # BA-07
    may_take_nothing: bool = False  # BA-07
    basra_points: Literal[10, 5, 20] = 10  # BA-13
    jack_on_jack: Literal["basra", "never", "20", "30"] = "basra"  # BA-09
    seven_of_diamonds: Literal["groups", "ten", "sweep", "never"] = "groups"  # BA-10: when its sweep is a basra
    first_play: bool = True  # BA-14: may the first play of a deal be a basra?
    last_card: bool = True  # BA-15: may the last?
    tie_carries: bool = False  # BA-18
    extra_points: bool = False  # BA-19
    show_counts: bool = False  # BA-24


VARIANTS = {
    "pagat": BasraOptions(first_floor="random", seven_of_diamonds="ten", extra_points=True, last_card=False),
    "carried": BasraOptions(tie_carries=True),
    "rubber": BasraOptions(rubber=True),
}
