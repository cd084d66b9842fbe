"""The table of Solitary Word: its cards and places, and what it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.kit.alone import TeamState
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, OPEN, PILE, ROW, TOP, Plan

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 8)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
LINE: Final = PLAN.one("line", OPEN, ROW)
DISCARD: Final = PLAN.one("discard", TOP, PILE)
CARDS: Final = len(PACK.all)


@final
class SolitaryWordState(TeamState):
    """A match: the purse, beside the words played (for the story, SO-07) and what the team has called and voted."""

    __slots__ = ("purse",)

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.purse: int = 0

    def fork(self) -> SolitaryWordState:
        twin = SolitaryWordState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.purse = self.purse
        return twin


def why_impossible(state: SolitaryWordState, line: int, pennies: int) -> Reason | None:
    """Why a written position cannot be, with a line of so many cards and so many pennies in all; None if it can."""
    zones = state.piles.zones
    if not zones[LINE] or len(zones[LINE]) > line or (zones[STOCK] and len(zones[LINE]) < line):
        return Reason("wrong-field", {"name": "zones.line", "value": PACK.codes(zones[LINE])[:40]})
    if not 0 <= state.purse <= pennies:
        return Reason("wrong-field", {"name": "purse", "value": str(state.purse)})
    return None
