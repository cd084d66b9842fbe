"""Games in which all make words at the same time: what their rules do alike.

A game says how a round begins (`begin`) and adds what goes before the lists. Here stand the draw for the dealer, the
lists, challenges and points, and the round after that.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from majlis.cards.abjad import abjad
from majlis.cards.card import Pack
from majlis.chance import Chance
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.judge import Judge
from majlis.kit import making_views
from majlis.kit.abjad import draw_for_dealer
from majlis.kit.making import Making
from majlis.kit.making_state import AGREE, DONE, MakingState
from majlis.kit.options import MakingOptions
from majlis.move import Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import Seat, Zone, after
from majlis.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class MakingGame(Game[MakingState]):
    """The common part of the rules. `centre`: cards lie in the middle."""

    def __init__(
        self,
        nature: Nature,
        options: MakingOptions,
        most: int,
        centre: bool,
        moves: list[Move],
        bound: int,
        judge: Judge,
    ) -> None:
        self.making: Making = Making(options, judge, most, centre)
        super().__init__(nature, options, self.making.plan, [*moves, DONE, AGREE], bound)
        self.judge = judge
        self.whole: Pack = abjad(options.pack)  # only for the draw for the dealer (AB-01)
        if options.mode == "challenge":
            self.hints_closed = Reason("hints-closed")

    def blank(self, seats: int) -> MakingState:
        state = MakingState(laid_out(self.plan, self.making.stock), seats)
        state.acting = (1 << seats) - 1
        return state

    def deal(self, state: MakingState, table: Table) -> None:
        table.open_deal()
        state.dealer = draw_for_dealer(self.whole, state.seats, table)  # AB-01
        self.begin(state, table)

    # -- a round: hands, lists, challenges, points --

    def begin(self, state: MakingState, table: Table) -> None:
        """A round, up to its first decision."""
        raise NotImplementedError

    def deal_round(self, state: MakingState, table: Table) -> None:
        """The hands of a round, for all to be told."""
        each = self.making.each(state)
        state.rounds += 1
        table.shuffle(self.making.stock)  # each round has luck of its own
        self.making.deal(state, each, table)
        if table.told:
            table.say("deals-round", [state.dealer], {"round": state.rounds, "each": each})
        self.making.tell_hands(state, table)

    def choices(self, state: MakingState, seat: Seat, why: Why) -> list[Move]:
        return self.making.choices(state, seat)

    def domain(self, state: MakingState, seat: Seat) -> Domain | None:
        return self.making.domain(state, seat)

    def apply(self, state: MakingState, seat: Seat, move: Move, table: Table) -> None:
        move = self.making.complete(state, seat, move)
        if self.making.play(state, seat, move, table):
            self._count(state, table)

    def _count(self, state: MakingState, table: Table) -> None:
        """Then the next round, as long as ten cards for each are left (AM-07)."""
        self.making.count(state, table)
        if state.last_deal or not self.making.each(state):
            self.making.finish(state, table)
            return
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # AM-14
        self.begin(state, table)

    # -- is it over --

    def outcome(self, state: MakingState) -> Outcome | None:
        return None if state.acting else self.making.outcome(state)

    def standing(self, state: MakingState) -> Outcome | None:
        return self.making.outcome(state)

    # -- beside the cards --

    def facts(self, state: MakingState) -> list[Fact]:
        return making_views.facts(self.making, state)

    def facts_for(self, state: MakingState, viewer: Seat) -> list[Fact]:
        return making_views.facts_for(self.making, state, viewer)

    def marks(self, state: MakingState) -> list[Mark]:
        return making_views.marks(self.making, state)

    def marks_for(self, state: MakingState, viewer: Seat) -> list[Mark]:
        return making_views.marks_for(self.making, state, viewer)

    def spots(self, state: MakingState, zone: Zone) -> list[tuple[int, int]]:
        return making_views.spots(self.making, state, zone)

    def timer(self, state: MakingState) -> Timer | None:
        return self.making.timer(state)

    def foresee(self, state: MakingState, seat: Seat, move: Move) -> Reason | None:
        return self.making.foresee(state, seat, move)

    def fallback(self, state: MakingState, seat: Seat) -> Move:
        return self.making.fallback(state, seat)

    def sealed(self, state: MakingState) -> list[tuple[Seat, Move]]:
        return self.making.sealed(state)

    def reseal(self, state: MakingState, seat: Seat, chance: Chance) -> None:
        self.making.reseal(state, seat, chance)

    def propose(self, state: MakingState, seat: Seat, chance: Chance) -> Move:
        return self.making.propose(state, seat, chance)

    def complete(self, state: MakingState, seat: Seat, move: Move) -> Move:
        return self.making.complete(state, seat, move)

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return self.making.compose(verb, arguments)

    def impossible(self, state: MakingState) -> Reason | None:
        return making_views.impossible(self.making, state)
