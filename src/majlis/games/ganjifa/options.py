"""What a table of Ganjifa agrees on. Numbers in brackets are those of the rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from majlis.move import Reason
from majlis.options import Options

SEATS_OF: Final[dict[str, list[int]]] = {  # equal hands from all the cards (section 3)
    "moghul": [3, 4, 6, 8],
    "iran": [3, 4, 6, 8],
    "dashavatara": [3, 4, 5, 6],
    "french-51": [3],
}
ALL_SEATS: Final = [3, 4, 5, 6, 8]


@dataclass(frozen=True)
class GanjifaOptions(Options):
    """As McLeod describes the game; the four other accounts of it are variants."""

    pack: Literal["moghul", "iran", "dashavatara", "french-51"] = "moghul"
    hours: Literal["day", "night", "auto"] = "day"  # the suit that leads first; a room settles auto before it begins
    rounds: Literal[4, 1, 2, 3, 6, 8] = 4  # GI-24
    end_phase: Literal["12", "6", "8", "16", "wilkins", "none"] = "12"  # GI-17, GI-20
    deni: Literal["must", "may"] = "must"  # GI-01
    low_lead: bool = False  # GI-01: instead of hukms a card that is none
    must_beat: bool = False  # GI-06
    memory: bool = False  # GI-04
    stakes: Literal[0, 1, 2, 5, 10] = 0  # GI-23
    payers: Literal["losers", "all"] = "losers"  # GI-23
    following: Literal["fresh", "won-cards", "exchange"] = "fresh"  # GI-27
    pay_both: bool = False  # GI-27: payment beside the buying of cards
    serkhel: bool = False  # GI-26
    akheri: Literal["off", "exempts", "ends"] = "off"  # GI-25: by Wilkins, by Maudranalay
    most_rounds: Literal[20, 10, 40] = 20  # GI-25
    next_dealer: Literal["right", "loser"] = "right"  # section 3
    face_up: bool = False  # GI-31
    precedence: Literal["chatto", "gordhandas"] = "chatto"  # GI-28
    ace: Literal["low", "high", "red-reversed"] = "low"  # section 3: of the pack of 51
    card_names: Literal["meaning", "indian", "persian"] = "meaning"  # of the Moghul packs
    court_names: Literal["indian", "french"] = "indian"  # GI-32: of the pack of 51

    def conflict(self) -> Reason | None:
        if self.following == "won-cards" and not self.stakes:
            return Reason("won-cards-need-stakes")  # GI-27
        if self.face_up and self.following != "fresh":
            return Reason("face-up-needs-a-fresh-deal")  # GI-31
        return None


VARIANTS: Final = {  # GI-37
    "wilkins": GanjifaOptions(end_phase="wilkins", low_lead=True, akheri="exempts", following="exchange"),
    "chatto": GanjifaOptions(end_phase="none", serkhel=True, following="won-cards", stakes=1),
    "maudranalay": GanjifaOptions(akheri="ends"),
    "shurreef": GanjifaOptions(pack="french-51"),
}
