"""How the strongest bot plays Solitary Word: near the end what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.solitary_word.game import SolitaryWord
from majlis.games.solitary_word.table import STOCK, SolitaryWordState
from majlis.plan import Seat
from majlis.strength import SOLVED, Strength

FEW: Final = 8  # cards in the stock


@final
class SolitaryWordStrength(Strength[SolitaryWord, SolitaryWordState]):
    """As advised until few cards are hidden: before that nearly every imagined deal can be won, whatever is played."""

    def effort(self, game: SolitaryWord, state: SolitaryWordState, seat: Seat) -> int:
        return self.simulations if state.seats == 1 and len(state.piles.zones[STOCK]) <= FEW else 0


STRENGTH: Final = SolitaryWordStrength(SOLVED, simulations=24, breadth=6, horizon=30)
