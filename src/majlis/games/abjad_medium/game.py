"""Abjad Medium: change up to three of ten cards with the centre, then make words, all at once; most points win.

Two to thirteen play. The rulings (AM-01 to AM-14) stand in rulings.md beside this file; what is shared with Advanced
is in kit/making.py.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.abjad import abjad
from majlis.cards.card import Pack
from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Fact, Game, Mark, Nature, Outcome, Timer
from majlis.games.abjad_medium.options import VARIANTS, MediumOptions
from majlis.games.abjad_medium.swap import SWAPPED, Swap, Swaps, read_swap
from majlis.judge import Judge
from majlis.kit import making_views
from majlis.kit.abjad import draw_for_dealer
from majlis.kit.abjad_words import picked
from majlis.kit.making import Making
from majlis.kit.making_state import AGREE, CENTRE, CHANGES, CHANGING, DONE, MakingState
from majlis.move import PASS, Domain, Move, Reason, Why
from majlis.piles import laid_out
from majlis.plan import Seat, Zone, after
from majlis.table import Table

MOST: Final = 13
ROUNDS: Final = 7  # AM-08, and a short last one
WORDS: Final = 5  # of one hand
BOUND: Final = ROUNDS * MOST * (1 + CHANGES + 1 + WORDS + 1)

TONES: Final = {
    "deals-round": "deal",
    "hand-dealt": "deal",
    "lays-words": "play",
    "centre": "deal",
    "swaps": "play",
    "word-falls": "big",
    "word-stands": "big",
    "scores": "count",
    "wins": "end",
    "wins-by-words": "end",
    "shares": "end",
}
NATURE: Final = Nature(
    "abjad_medium",
    "word",
    "abjad",
    list(range(2, MOST + 1)),
    MediumOptions,
    VARIANTS,
    tones=TONES,
    language="ar",
)


@final
class AbjadMedium(Game[MakingState]):
    """The rules, in the order of play."""

    def __init__(self, options: MediumOptions, judge: Judge) -> None:
        self.making: Making = Making(options, judge, MOST, True)
        super().__init__(NATURE, options, self.making.plan, [PASS, DONE, AGREE], BOUND)
        self.judge = judge
        self.least: int = SWAPPED if options.exchange == "three" else 1  # AM-02
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
        self._begin(state, table)

    # -- a round: ten cards each, the exchange, lists, challenges, points --

    def _begin(self, state: MakingState, table: Table) -> None:
        each = self.making.each(state)
        state.rounds += 1
        table.shuffle(self.making.stock)  # each round has luck of its own
        self.making.deal(state, each, table)
        if table.told:
            table.say("deals-round", [state.dealer], {"round": state.rounds, "each": each})
        self.making.tell_hands(state, table)
        self._lay_centre(state, table)
        state.phase = CHANGING
        state.turn = after(state.dealer, state.seats)
        state.acting = 1 << state.turn

    def _lay_centre(self, state: MakingState, table: Table) -> None:
        """Ten cards face up, once; or new ones in each round (AM-03)."""
        making = self.making
        if state.rounds > 1 and not making.fresh:
            if table.told:
                table.say("centre-stays", [], {"cards": Cards(state.piles.zones[making.centre][:])})
            return
        table.sweep(making.centre, making.used)
        table.draw(CENTRE, making.stock, making.centre)
        if table.told:
            table.say("centre", [], {"cards": Cards(state.piles.zones[making.centre][:])})

    # -- the exchange: once each, in turn from the dealer's left (AM-02) --

    def choices(self, state: MakingState, seat: Seat, why: Why) -> list[Move]:
        if state.phase == CHANGING:
            return [PASS] if state.acting >> seat & 1 else []
        return self.making.choices(state, seat)

    def domain(self, state: MakingState, seat: Seat) -> Domain | None:
        if state.phase == CHANGING:
            return self._swaps(state, seat) if state.acting >> seat & 1 else None
        return self.making.domain(state, seat)

    def _swaps(self, state: MakingState, seat: Seat) -> Swaps:
        zones = state.piles.zones
        return Swaps(self.pack, zones[self.making.hand[seat]], zones[self.making.centre], self.least)

    def _swap(self, state: MakingState, seat: Seat, move: Swap, table: Table) -> None:
        """His own go face up into the gaps."""
        making = self.making
        hand, centre, known = making.hand[seat], making.centre, state.piles.known
        given = picked(self.pack, move.cards, state.piles.zones[hand], known)
        taken = picked(self.pack, move.taken, state.piles.zones[centre], known)
        gaps = [state.piles.zones[centre].index(card) for card in taken]
        row = state.piles.zones[centre][:]
        for gap, card in zip(gaps, given, strict=True):
            row[gap] = card
        table.pick(given, hand, centre)
        table.pick(taken, centre, hand)
        state.piles.zones[centre][:] = row
        if table.told:
            table.say("swaps", [seat], {"cards": Cards(given), "take": Cards(taken)})
            total = making.speller.counted(state.piles.zones[hand])
            table.tell(seat, "hand-now", {"cards": Cards(sorted(state.piles.zones[hand])), "total": total})

    def _next(self, state: MakingState, table: Table) -> None:
        """Who sees most has changed last; then all make their lists (AM-14)."""
        if state.turn == state.dealer:
            self.making.build(state, table)
            return
        state.turn = after(state.turn, state.seats)
        state.acting = 1 << state.turn

    # -- the lists --

    def apply(self, state: MakingState, seat: Seat, move: Move, table: Table) -> None:
        move = self.making.complete(state, seat, move)
        if state.phase == CHANGING:
            if isinstance(move, Swap):
                self._swap(state, seat, move, table)
            elif table.told:
                table.say("keeps-all", [seat], {})
            self._next(state, table)
        elif self.making.play(state, seat, move, table):
            self._count(state, table)

    def _count(self, state: MakingState, table: Table) -> None:
        """Then the next round, as long as ten cards for each are left (AM-07)."""
        self.making.count(state, table)
        if state.last_deal or not self.making.each(state):
            self.making.finish(state, table)
            return
        table.open_deal()
        state.dealer = after(state.dealer, state.seats)  # AM-14
        self._begin(state, table)

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
        return PASS if state.phase == CHANGING else self.making.fallback(state, seat)  # AM-13

    def sealed(self, state: MakingState) -> list[tuple[Seat, Move]]:
        return self.making.sealed(state)

    def reseal(self, state: MakingState, seat: Seat, chance: Chance) -> None:
        self.making.reseal(state, seat, chance)

    def propose(self, state: MakingState, seat: Seat, chance: Chance) -> Move:
        if state.phase == CHANGING:
            return PASS if chance.below(3) == 0 else self._swaps(state, seat).anything(chance)
        return self.making.propose(state, seat, chance)

    def complete(self, state: MakingState, seat: Seat, move: Move) -> Move:
        return self.making.complete(state, seat, move)

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_swap(arguments, self.pack) if verb == "swap" else self.making.compose(verb, arguments)

    def impossible(self, state: MakingState) -> Reason | None:
        if len(state.piles.zones[self.making.centre]) != CENTRE:
            return Reason(
                "wrong-field", {"name": "zones.centre", "value": str(len(state.piles.zones[self.making.centre]))}
            )
        return making_views.impossible(self.making, state)


GAME: Final = AbjadMedium
