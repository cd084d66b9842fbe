"""How the strongest bot plays Stack 'em: once all is dealt what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.stack_em.game import StackEm
from majlis.games.stack_em.table import STOCK, StackEmState
from majlis.plan import Seat
from majlis.strength import SOLVED, Strength

FEW: Final = 0  # cards in the stock


@final
class StackEmStrength(Strength[StackEm, StackEmState]):
    """As advised until few cards are hidden: before that nearly every imagined deal can be won, whatever is played."""

    def effort(self, game: StackEm, state: StackEmState, seat: Seat) -> int:
        return self.simulations if state.seats == 1 and len(state.piles.zones[STOCK]) <= FEW else 0


STRENGTH: Final = StackEmStrength(SOLVED, simulations=24, breadth=6, horizon=30)
