"""How the strongest bot plays Consonants: each card in many worlds to the end of the tricks; the words as advised."""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.games.consonants.game import Consonants
from majlis.games.consonants.giving import gift
from majlis.games.consonants.table import COUNTS, FACE, GIVEN, HAND, PASSING, SHOWS, TRICKS, ConsonantsState
from majlis.games.consonants.tricks import latest, led
from majlis.move import QUIET, Move, Play
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength
from majlis.table import Table

EARLY: Final = 8  # with so many cards in the hand half as much is imagined, since each world takes longer


@final
class ConsonantsStrength(Strength[Consonants, ConsonantsState]):
    """Stay below with what counts most, go over with the latest, lead early letters."""

    def effort(self, game: Consonants, state: ConsonantsState, seat: Seat) -> int:
        if state.phase not in (PASSING, TRICKS):
            return 0
        return self.simulations * EARLY // (EARLY + len(state.piles.zones[HAND[seat]]))

    def habit(self, game: Consonants, state: ConsonantsState, seat: Seat, chance: Chance) -> Move:
        if state.phase == PASSING:
            hand = sorted(state.piles.zones[HAND[seat]], key=lambda c: (-2 * SHOWS[c][0] - COUNTS[c], FACE[c]))
            return gift(hand[:GIVEN])
        moves = game.choices(state, seat, QUIET)
        if led(state) < 0:
            return min(moves, key=_cost_of_lead)
        high = latest(state)
        best, top = moves[0], -1000
        for move in moves:
            if isinstance(move, Play):
                under = move.mode < high
                worth = 100 + COUNTS[move.card] if under else move.mode - 2 * COUNTS[move.card]
                if worth > top:
                    best, top = move, worth
        return best

    def judge(self, game: Consonants, state: ConsonantsState, seat: Seat, chance: Chance) -> list[float]:
        table = Table(state.piles, chance)
        while state.acting and state.phase in (PASSING, TRICKS):
            mover = state.waiting()[0]
            game.apply(state, mover, self.habit(game, state, mover, chance), table)
        outcome = game.outcome(state) or game.standing(state)
        assert outcome is not None
        whole = sum(outcome.scores)
        return [score * state.seats - whole for score in outcome.scores]


def _cost_of_lead(move: Move) -> int:
    assert isinstance(move, Play)
    return move.mode * 2 + COUNTS[move.card]


STRENGTH: Final = ConsonantsStrength(COMPARE, simulations=240, breadth=5, sure=1.0)
