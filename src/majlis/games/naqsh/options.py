"""What a Naqsh table agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from majlis.move import Reason
from majlis.options import Options


@dataclass(frozen=True)
class NaqshOptions(Options):
    """The defaults are the rules as printed, and where the text is silent the rulings."""

    pack: Literal["short", "french", "moghul", "dashavatara"] = "short"
    card_names: Literal["meaning", "indian", "persian"] = "meaning"  # of the Moghul suits
    frame: Literal["pot", "banker"] = "pot"  # NQ-01, NQ-13
    naturals: Literal["shown", "hidden"] = "shown"  # NQ-03
    twenty_one: bool = False  # NQ-08
    combinations: bool = False  # NQ-09
    change: bool = False  # NQ-05: two dealt cards above 17 may be changed once
    shuffle: Literal["every-deal", "when-used-up"] = "every-deal"  # NQ-10
    purse: Literal[50, 20, 100] = 50  # NQ-11
    ante: Literal[1, 2, 5] = 1  # NQ-11
    deals: Literal[20, 10, 40] = 20  # NQ-11

    def conflict(self) -> Reason | None:
        """A banker pays double for a natural because it is shown at once (NQ-13)."""
        if self.frame == "banker" and self.naturals == "hidden":
            return Reason("banker-sees-naturals")
        return None


VARIANTS = {
    "banker": NaqshOptions(frame="banker"),
    "twenty-one": NaqshOptions(twenty_one=True),
    "combinations": NaqshOptions(twenty_one=True, combinations=True),
}
