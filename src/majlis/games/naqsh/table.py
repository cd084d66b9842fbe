"""The table of Naqsh: its places, what a match remembers, what may be said."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from majlis.cards.card import Pack
from majlis.game import Fact, Nature, State
from majlis.games.naqsh.hand import pack_of
from majlis.games.naqsh.options import VARIANTS, NaqshOptions
from majlis.move import Move, Reason
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, SEATS, Plan, Seat, after

STAND: Final = Move("stand")
CHANGE: Final = Move("change")
KEEP: Final = Move("keep")
PLAYERS: Final = 10  # at most


@cache
def plan_of(pack: Pack) -> Plan:
    """The places at the table."""
    plan = Plan(pack, PLAYERS)
    plan.one("stock", DOWN, PILE)
    plan.one("spent", DOWN, PILE)  # cards of earlier deals, and changed ones
    plan.each("shown", OPEN, PLAYERS, FAN)
    plan.each("hand", OWNER, PLAYERS, FAN)  # the two dealt cards first
    return plan


PLAN: Final = plan_of(pack_of("short"))  # that of every pack, as to places
STOCK: Final = PLAN.index["stock"]
SPENT: Final = PLAN.index["spent"]
SHOWN: Final = [PLAN.index[f"shown/{s}"] for s in range(PLAYERS)]
HAND: Final = [PLAN.index[f"hand/{s}"] for s in range(PLAYERS)]

TONES: Final = {
    "deal-begins": "deal",
    "deal-begins-free": "deal",
    "deal-begins-banker": "deal",
    "your-hand": "deal",
    "reshuffled": "deal",
    "shows-natural": "big",
    "shows-twenty-one": "big",
    "wins-pot": "count",
    "share-pot": "count",
    "last-one": "count",
    "all-bust": "count",
    "banker-has": "count",
    "match-won": "end",
}

NATURE: Final = Nature(
    "naqsh",
    "banking",
    "ganjifa",
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
    NaqshOptions,
    VARIANTS,
    clockwise=False,
    tones=TONES,
)


@final
class NaqshState(State):
    """A match: purses and pot, who deals, and how each seat stands in this deal (a bit each)."""

    __slots__ = (
        "bust",
        "changed",
        "changing",
        "dealer",
        "deals",
        "done",
        "early",
        "extra",
        "inside",
        "playing",
        "pot",
        "purses",
        "seventeen",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.extra: int = 0  # of them, at the end and in succession, for a pot that nobody won (NQ-11)
        self.dealer: Seat = SEATS[0]
        self.pot: int = 0
        self.purses: list[int] = [0] * seats
        self.inside: int = 0  # who still plays for the match
        self.playing: int = 0  # who plays in this deal
        self.bust: int = 0
        self.done: int = 0  # who stands, has 17 or has shown a natural
        self.seventeen: int = 0  # whose turn ended by itself
        self.changing: int = 0  # who may change two cards above 17 (NQ-05)
        self.changed: int = 0  # who has been asked that
        self.early: bool = False  # a hand that was shown at once has ended the deal

    def fork(self) -> NaqshState:
        twin = NaqshState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.extra = self.acting, self.last_deal, self.deals, self.extra
        twin.dealer, twin.pot, twin.purses = self.dealer, self.pot, self.purses[:]
        twin.inside, twin.playing, twin.bust, twin.done = self.inside, self.playing, self.bust, self.done
        twin.seventeen, twin.changing, twin.changed = self.seventeen, self.changing, self.changed
        twin.early = self.early
        return twin

    def in_order(self) -> list[Seat]:
        """Who plays in this deal, from the dealer's right; the dealer last."""
        order = [after(self.dealer, self.seats, step) for step in range(1, self.seats + 1)]
        return [seat for seat in order if self.playing >> seat & 1]

    def first_of(self, some: int) -> Seat:
        """The first of some seats in this order."""
        seat = after(self.dealer, self.seats)
        while not some >> seat & 1:
            seat = after(seat, self.seats)
        return seat

    def following(self, seat: Seat, some: int) -> Seat:
        """Of some seats the next after `seat`."""
        seat = after(seat, self.seats)
        while not some >> seat & 1:
            seat = after(seat, self.seats)
        return seat


def status_facts(state: NaqshState) -> list[Fact]:
    """How each seat stands in this deal (NQ-14)."""
    facts = []
    for seat in SEATS[: state.seats]:
        if not state.inside >> seat & 1:
            what = "out"
        elif state.bust >> seat & 1:
            what = "bust"
        elif state.seventeen >> seat & 1:
            what = "seventeen"
        elif state.done >> seat & 1:
            what = "stands"
        else:
            continue
        facts.append(Fact(what, {}, [seat]))
    return facts


def why_impossible(state: NaqshState) -> Reason | None:
    """Why a position that somebody wrote cannot be; None if it can."""
    everyone = (1 << state.seats) - 1
    for name, bits, limits in (
        ("inside", state.inside, everyone),
        ("playing", state.playing, state.inside),
        ("bust", state.bust, state.playing),
        ("done", state.done, state.playing & ~state.bust),
        ("seventeen", state.seventeen, state.done),
        ("changing", state.changing, state.playing & ~state.bust & ~state.done),
        ("changed", state.changed, state.playing & ~state.changing),
    ):
        if bits & ~limits:
            return Reason("wrong-field", {"name": name, "value": str(bits)})
    if not 0 <= state.dealer < state.seats or not state.playing >> state.dealer & 1:
        return Reason("wrong-field", {"name": "dealer", "value": str(state.dealer)})
    if state.pot < 0 or state.early:
        return Reason("wrong-field", {"name": "pot" if state.pot < 0 else "early", "value": str(state.pot)})
    waiting = state.waiting()
    idle = state.bust | state.done | (~state.changing if state.changing else 0)
    if len(waiting) != 1 or not state.playing >> waiting[0] & 1 or idle >> waiting[0] & 1:
        return Reason("position-turn")
    for seat in SEATS[: state.seats]:  # cards of bust hands may have gone into a new stock
        hand, shown = state.piles.zones[HAND[seat]], state.piles.zones[SHOWN[seat]]
        if (state.playing & ~state.bust) >> seat & 1 and (len(hand) < 2 if not shown else bool(hand)):
            return Reason("position-two-cards")
        if seat in waiting and shown:
            return Reason("position-turn")
    return None
