"""The places at a Basra table, and what a match of it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.french import ACE, JACK
from majlis.game import State
from majlis.games.basra.taking import PACK, RANK
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, SHUT, Plan, Seat

EXTRA: Final = [  # BA-19
    3 if PACK.code[c] == "10D" else 2 if PACK.code[c] == "2C" else int(RANK[c] in (ACE, JACK)) for c in PACK.all
]


def _plan(taken: int) -> Plan:
    """The places at the table; `taken` is the sight of the piles that the sides have won (BA-24)."""
    plan = Plan(PACK, 4)
    plan.one("stock", DOWN, PILE)
    plan.one("layout", OPEN, ROW)  # the floor
    plan.each("taken", taken, 2, PILE)  # one for each side (BA-22)
    plan.each("basra", OPEN, 2, FAN)  # the cards that made basra, face up as counters (BA-13)
    plan.each("hand", OWNER, 4, FAN)
    return plan


PLAN: Final = _plan(SHUT)
COUNTED: Final = _plan(DOWN)
STOCK: Final = PLAN.index["stock"]
FLOOR: Final = PLAN.index["layout"]
TAKEN: Final = [PLAN.index[f"taken/{side}"] for side in range(2)]
BASRA: Final = [PLAN.index[f"basra/{side}"] for side in range(2)]
HAND: Final = [PLAN.index[f"hand/{s}"] for s in range(4)]

BATCH: Final = 4  # cards in one handing out
MOST_CARDS: Final = 30  # BA-17
DEALS: Final = 50  # BA-35
GAMES: Final = 3  # BA-20: of a rubber


@final
class BasraState(State):
    """A match: who deals, who captured last, basras of this deal, and the score."""

    __slots__ = ("basras", "bonus", "carried", "dealer", "deals", "fresh", "games", "last", "report", "scores")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.fresh: bool = True  # nobody has played yet in this deal
        self.last: int = -1  # the side that captured last
        self.basras: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]  # points of these basras
        self.carried: int = 0  # points for most cards that a tie left over (BA-18)
        self.scores: list[int] = [0, 0]
        self.games: list[int] = [0, 0]  # won so far in a rubber
        self.report: list[int] = [0] * 6  # of the deal before: cards, basras, points, of one side and of the other

    def fork(self) -> BasraState:
        twin = BasraState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.fresh, twin.last, twin.carried = self.fresh, self.last, self.carried
        twin.basras, twin.bonus = self.basras[:], self.bonus[:]
        twin.scores, twin.games = self.scores[:], self.games[:]
        twin.report = self.report[:]
        return twin
