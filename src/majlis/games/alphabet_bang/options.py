"""What an Alphabet Bang table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.event import Arg
from majlis.move import Reason
from majlis.options import Options


@dataclass(frozen=True)
class BangOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    pace: Literal["real-time", "relaxed"] = "real-time"  # BA2-08
    window: Literal["3", "2", "4", "5", "6", "7", "8", "9", "10"] = "3"  # BA2-02: seconds
    false_slap: Literal["locks-out", "gives-a-card", "nothing"] = "locks-out"  # BA2-04
    flip: Literal["by-itself", "waits"] = "by-itself"  # BA2-10
    handicap_1: Literal["0", "250", "500", "1000"] = "0"  # BA2-08: milliseconds
    handicap_2: Literal["0", "250", "500", "1000"] = "0"

    def conflict(self) -> Reason | None:
        """Where the seats answer in turn nobody is too fast (G-52)."""
        if self.pace == "relaxed" and (self.handicap_1 != "0" or self.handicap_2 != "0"):
            args: dict[str, Arg] = {}
            return Reason("handicap-without-race", args)
        return None


VARIANTS = {"relaxed": BangOptions(pace="relaxed")}
