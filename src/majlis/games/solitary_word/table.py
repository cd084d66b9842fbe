"""The table of Solitary Word: its cards and places, and what it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.game import State
from majlis.kit import coop
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, OPEN, PILE, ROW, TOP, Plan

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 8)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
LINE: Final = PLAN.one("line", OPEN, ROW)
DISCARD: Final = PLAN.one("discard", TOP, PILE)
CARDS: Final = len(PACK.all)

PLAYING: Final = 0
WON: Final = 1
STUCK: Final = 2
RESIGNED: Final = 3


@final
class SolitaryWordState(State):
    """A match: the purse, the words played, and what the team has called and voted."""

    __slots__ = (
        "backs",
        "calls",
        "idle",
        "played",
        "purse",
        "ready",
        "result",
        "shown",
        "votes",
        "voting",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.purse: int = 0
        self.played: list[str] = []  # the words, for the story (SO-07)
        self.result: int = PLAYING
        # what kit/coop keeps account of
        self.calls: list[str] = []
        self.ready: int = 0
        self.backs: list[int] = [0] * seats
        self.voting: int = 0
        self.votes: list[int] = [-1] * seats
        self.shown: list[int] = [-1] * seats
        self.idle: int = 0

    def fork(self) -> SolitaryWordState:
        twin = SolitaryWordState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.purse, twin.result = self.acting, self.last_deal, self.purse, self.result
        twin.ready, twin.voting, twin.idle = self.ready, self.voting, self.idle
        twin.played, twin.calls, twin.backs = self.played[:], self.calls[:], self.backs[:]
        twin.votes, twin.shown = self.votes[:], self.shown[:]
        return twin


def why_impossible(state: SolitaryWordState, line: int, pennies: int) -> Reason | None:
    """Why a written position cannot be, with a line of so many cards and so many pennies in all; None if it can."""
    zones = state.piles.zones
    if not zones[LINE] or len(zones[LINE]) > line or (zones[STOCK] and len(zones[LINE]) < line):
        return Reason("wrong-field", {"name": "zones.line", "value": PACK.codes(zones[LINE])[:40]})
    if not 0 <= state.purse <= pennies:
        return Reason("wrong-field", {"name": "purse", "value": str(state.purse)})
    if state.result != PLAYING:
        return Reason("wrong-field", {"name": "result", "value": str(state.result)})
    if state.seats > 1:
        return coop.impossible(state)
    return None if state.acting == 1 and not state.calls else Reason("position-turn")
