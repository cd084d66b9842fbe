"""The table of Stack 'em: its cards and places, and what it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.kit.alone import TeamState
from majlis.kit.words import FREE
from majlis.move import Name, Reason
from majlis.piles import Piles
from majlis.plan import DOWN, GRID, OPEN, PILE, Plan

PACK: Final = alpha()
CARDS: Final = len(PACK.all)
PILES: Final = 6

PLAN: Final = Plan(PACK, 8)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
TOPS: Final = PLAN.one("tops", OPEN, GRID)
TUCKED: Final = PLAN.one("tucked", OPEN, PILE)
UNDER: Final = [PLAN.one(f"under:{n + 1}", OPEN, PILE) for n in range(PILES)]  # ST-07

TUCK: Final = [Name(f"tuck {n + 1}", n, f"zone-pile:{n + 1}") for n in range(PILES)]
TUCK_ALL: Final = Name("tuck all", -1, "all-piles")


@final
class StackEmState(TeamState):
    """A match: to which pile each top belongs, what letter it has to keep, and the team's account."""

    __slots__ = ("letters", "on")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.on: list[int] = []  # by top, in order
        self.letters: str = ""  # by top: FREE, or what its wild card stands for (ST-04)

    def fork(self) -> StackEmState:
        twin = StackEmState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.on, twin.letters = self.on[:], self.letters
        return twin


def why_impossible(state: StackEmState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    tops, on = zones[TOPS], state.on
    if len(on) != len(tops) or sorted(set(on)) != on or not on or not 0 <= on[0] <= on[-1] < PILES:
        return Reason("wrong-field", {"name": "on", "value": str(on)[:40]})
    if zones[STOCK] and len(on) < PILES:
        return Reason("wrong-field", {"name": "zones.tops", "value": PACK.codes(tops)[:40]})
    if any(zones[UNDER[n]] and n not in on for n in range(PILES)):
        return Reason("wrong-field", {"name": "zones", "value": str(on)[:40]})
    kept = [letter == FREE or PACK.code[card] == "?" for card, letter in zip(tops, state.letters, strict=False)]
    if len(state.letters) != len(tops) or not all(kept):
        return Reason("wrong-field", {"name": "letters", "value": state.letters[:40]})
    return None
