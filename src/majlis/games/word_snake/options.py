"""What a Word Snake table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.kit.options import ListOptions
from majlis.move import Reason


@dataclass(frozen=True)
class WordSnakeOptions(ListOptions):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    mode: Literal["challenge", "strict", "honour"] = "challenge"  # G-07, G-21
    ending: Literal["stop", "timer", "relaxed"] = "stop"  # WS-12, WS-13
    timer: Literal["75", "60", "90"] = "75"  # WS-12: seconds from the first pass
    check: Literal["20", "10", "30", "none"] = "20"  # WS-06, WS-10: seconds to challenge
    cap: Literal["10", "3", "5", "none"] = "10"  # WS-07: minutes for a deal
    building: Literal["5", "3", "10", "none"] = "5"  # WS-13: minutes to build in the relaxed form
    hands: Literal["open", "hidden"] = "open"
    snakes: Literal["open", "hidden"] = "open"
    repeats: bool = True  # WS-14: the same word twice in a snake
    fallen_again: bool = False  # G-26: may a word be tried that the list did not have?

    def conflict(self) -> Reason | None:
        """G-52: what belongs to another way to end a deal."""
        if self.ending == "relaxed" and self.snakes == "hidden":
            return Reason("relaxed-is-hidden")
        return Reason("timer-without-timer") if self.ending != "timer" and self.timer != "75" else None


VARIANTS = {"timer": WordSnakeOptions(ending="timer"), "relaxed": WordSnakeOptions(ending="relaxed")}
