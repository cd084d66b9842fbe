"""How the strongest bot plays Naqsh: to draw or to stand, tried in many worlds to the settlement."""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.games.naqsh.game import Naqsh
from majlis.games.naqsh.table import HAND, NaqshState
from majlis.move import DRAW, QUIET, Move
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength

DRAWN: Final = 10  # who has so much, stands


@final
class NaqshStrength(Strength[Naqsh, NaqshState]):
    """Draw up to a total, then stand."""

    def habit(self, game: Naqsh, state: NaqshState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        if moves[0] is DRAW and game.scale.total(state.piles.zones[HAND[seat]]) > DRAWN:
            return moves[1]
        return moves[0]

    def margins(self, game: Naqsh, state: NaqshState) -> list[float]:
        """The purses, beside those of the others on average."""
        whole = sum(state.purses)
        return [float(purse) * state.seats - whole for purse in state.purses]


STRENGTH: Final = NaqshStrength(COMPARE, simulations=2000, breadth=4, sure=2.0, horizon=60)
