"""What a table of Hearts agrees on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.options import Options


@dataclass(frozen=True)
class HeartsOptions(Options):
    """The defaults are those of the engine that the bench compares with."""

    target: Literal[100, 50] = 100  # the match ends when somebody has so many points
    giving: bool = True  # three cards to the left, across, to the right, and then no giving
    queen_breaks: bool = True  # does the queen of spades break hearts as well?
