"""Abjad Medium: change up to three of ten cards with the centre, then make words, all at once; most points win.

Two to thirteen play. The rulings (AM-01 to AM-14) stand in rulings.md beside this file; what is shared with Advanced
is in kit/making_game.py.
"""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.event import Cards
from majlis.game import Nature
from majlis.games.abjad_medium.options import VARIANTS, MediumOptions
from majlis.games.abjad_medium.swap import SWAPPED, Swap, Swaps, read_swap
from majlis.judge import Judge
from majlis.kit.abjad_words import picked
from majlis.kit.making_game import MakingGame
from majlis.kit.making_state import CENTRE, CHANGES, CHANGING, MakingState
from majlis.move import PASS, Domain, Move, Reason, Why
from majlis.plan import Seat, after
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
class AbjadMedium(MakingGame):
    """The rules, in the order of play: ten cards each, the exchange, lists, challenges, points."""

    def __init__(self, options: MediumOptions, judge: Judge) -> None:
        super().__init__(NATURE, options, MOST, True, [PASS], BOUND, judge)
        self.least: int = SWAPPED if options.exchange == "three" else 1  # AM-02

    def begin(self, state: MakingState, table: Table) -> None:
        self.deal_round(state, table)
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
        return super().choices(state, seat, why)

    def domain(self, state: MakingState, seat: Seat) -> Domain | None:
        if state.phase == CHANGING:
            return self._swaps(state, seat) if state.acting >> seat & 1 else None
        return super().domain(state, seat)

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
        if state.phase != CHANGING:
            super().apply(state, seat, move, table)
            return
        move = self.making.complete(state, seat, move)
        if isinstance(move, Swap):
            self._swap(state, seat, move, table)
        elif table.told:
            table.say("keeps-all", [seat], {})
        self._next(state, table)

    def fallback(self, state: MakingState, seat: Seat) -> Move:
        return PASS if state.phase == CHANGING else super().fallback(state, seat)  # AM-13

    def propose(self, state: MakingState, seat: Seat, chance: Chance) -> Move:
        if state.phase == CHANGING:
            return PASS if chance.below(3) == 0 else self._swaps(state, seat).anything(chance)
        return super().propose(state, seat, chance)

    def compose(self, verb: str, arguments: list[str]) -> Move | None:
        return read_swap(arguments, self.pack) if verb == "swap" else super().compose(verb, arguments)

    def impossible(self, state: MakingState) -> Reason | None:
        if len(state.piles.zones[self.making.centre]) != CENTRE:
            return Reason(
                "wrong-field", {"name": "zones.centre", "value": str(len(state.piles.zones[self.making.centre]))}
            )
        return super().impossible(state)


GAME: Final = AbjadMedium
