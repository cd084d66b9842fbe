"""The bots by name, as a command line or a room asks for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from majlis import registry
from majlis.bots.bot import Bot, Greedy, Random
from majlis.bots.levels import Beginner, Strong
from majlis.chance import Chance
from majlis.move import Reason, Refused

MAKERS: Final[dict[str, Callable[[Chance], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "level1": partial(Beginner, slips=40, reach=0.9, commonest=2),
    "level2": partial(Beginner, slips=15, reach=0.6, commonest=3),
    "level3": Greedy,
    "level4": Strong,
}


def plays_as(name: str, key: str) -> str:
    """Under which name a bot plays: level 3 is greedy, and so is level 4 where a game has no `strength`."""
    return "greedy" if name == "level3" or (name == "level4" and registry.strength(key) is None) else name


def make(name: str, chance: Chance) -> Bot:
    """A bot by the name of its kind; Refused with the kinds there are."""
    if name not in MAKERS:
        raise Refused(Reason("unknown-bot", {"name": name[:40], "known": ", ".join(MAKERS)}), "bots")
    return MAKERS[name](chance)
