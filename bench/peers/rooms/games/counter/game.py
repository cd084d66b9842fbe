"""Counter: two seats in turn lay their first card and draw one. No choice and no end, as on the other servers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import DRAW, NOT_NOW, Move, Reason, Why
from majlis.options import Options
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, OWNER, PILE, TOP, Plan, Seat
from majlis.table import Table

PACK: Final = french()
PLAN: Final = Plan(PACK, 2)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
PILE_: Final = PLAN.one("pile", TOP, PILE)
HAND: Final = PLAN.each("hand", OWNER, 2, FAN)
HELD: Final = 5

NATURE: Final = Nature("counter", "shedding", "french", [2], Options)


@final
class CounterState(State):
    """How many moves have been made."""

    __slots__ = ("made",)

    def __init__(self, piles: Piles) -> None:
        super().__init__(piles, 2)
        self.made: int = 0

    def fork(self) -> CounterState:
        twin = CounterState(self.piles.fork())
        twin.acting, twin.last_deal, twin.made = self.acting, self.last_deal, self.made
        return twin


@final
class Counter(Game[CounterState]):
    """The rules."""

    def __init__(self, options: Options) -> None:
        super().__init__(NATURE, options, PLAN, [DRAW], 1_000_000)

    def blank(self, seats: int) -> CounterState:
        return CounterState(laid_out(PLAN, STOCK))

    def deal(self, state: CounterState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        for hand in HAND:
            table.draw(HELD, STOCK, hand)
        state.acting = 1

    def choices(self, state: CounterState, seat: Seat, why: Why) -> list[Move]:
        return [DRAW] if state.acting >> seat & 1 else []

    def apply(self, state: CounterState, seat: Seat, move: Move, table: Table) -> None:
        zones = state.piles.zones
        card = zones[HAND[seat]][0]
        table.move(card, HAND[seat], PILE_)
        if not zones[STOCK]:
            table.sweep(PILE_, STOCK)
            table.shuffle(STOCK)
        table.draw(1, STOCK, HAND[seat])
        state.made += 1
        state.acting = 3 - state.acting
        if table.told:
            table.say("lays", [seat], {"card": Cards([card])})

    def outcome(self, state: CounterState) -> Outcome | None:
        return None

    def facts(self, state: CounterState) -> list[Fact]:
        return [Fact("made", {"count": state.made})]

    def fallback(self, state: CounterState, seat: Seat) -> Move:
        return DRAW

    def explain(self, state: CounterState, seat: Seat, move: Move) -> Reason:
        return NOT_NOW


GAME: Final = Counter
