"""How long a bot takes, as a share of what the house has set: by level where it matters who is first."""

from __future__ import annotations

from math import exp
from typing import Final

from majlis.chance import Chance

MEDIAN: Final = {"level1": 1.9, "level2": 1.4, "level3": 1.0, "level4": 0.75}
SPREAD: Final = {"level1": 0.45, "level2": 0.38, "level3": 0.3, "level4": 0.22}
USUAL: Final = "level3"
DICE: Final = 12
SIDES: Final = 1 << 20


def pause(name: str, racing: bool, luck: Chance) -> float:
    """Around 1. In a race it is drawn as people's reactions are: their logarithm is normal, and late ones are later
    than early ones are early."""
    if not racing:
        return 0.6 + luck.below(801) / 1000
    kind = name if name in MEDIAN else USUAL
    return MEDIAN[kind] * exp(SPREAD[kind] * _normal(luck))


def _normal(luck: Chance) -> float:
    """A number with mean 0 and deviation 1: the sum of twelve even ones comes close enough."""
    return sum([luck.below(SIDES) for _ in range(DICE)]) / SIDES - DICE / 2
