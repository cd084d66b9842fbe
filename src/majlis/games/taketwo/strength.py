"""How the strongest bot plays TakeTwo: by habit in many worlds, and as advised unless another move is surely better."""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.games.taketwo.game import TakeTwo
from majlis.games.taketwo.top import FACE, HAND, SAME, SUIT, WILD, TakeTwoState, Y, top_of
from majlis.move import QUIET, Move, Play
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength

STRIKE: Final = 8.0
KEEP: Final = 4.0
FOLLOW: Final = 0.3
LEFT: Final = 0.02  # a card left in the hand when another goes out


@final
class TakeTwoStrength(Strength[TakeTwo, TakeTwoState]):
    """Get rid of cards, keep what fits anywhere, strike at who is nearly out."""

    def habit(self, game: TakeTwo, state: TakeTwoState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        best, top = moves[-1], 0.0
        for move in moves:
            if isinstance(move, Play):
                worth = self._worth(state, seat, move) + chance.below(64) / 128
                if worth > top:
                    best, top = move, worth
        return best

    def _worth(self, state: TakeTwoState, seat: Seat, move: Play) -> float:
        zones = state.piles.zones
        hand, face = zones[HAND[seat]], FACE[move.card]
        worth = 20.0
        if face in (WILD, Y):
            worth -= 0.0 if len(hand) == 2 else KEEP
        if move.mode == SAME or (face != WILD and face == top_of(state)[1]):
            worth += STRIKE / min([len(zones[HAND[s]]) for s in range(state.seats) if s != seat])
        return worth + FOLLOW * len([card for card in hand if SUIT[card] == SUIT[move.card]])

    def margins(self, game: TakeTwo, state: TakeTwoState) -> list[float]:
        """Who goes out; of the others, who has fewer cards."""
        zones = state.piles.zones
        held = [len(zones[HAND[s]]) for s in range(state.seats)]
        return [float(held[s] == 0) - LEFT * held[s] for s in range(state.seats)]


STRENGTH: Final = TakeTwoStrength(COMPARE, simulations=1500, breadth=8, sure=2.0, horizon=120)
