"""How the strongest bot plays 6x6: near the end what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.six_by_six.game import SixBySix
from majlis.games.six_by_six.table import OPEN_CARDS, SixBySixState
from majlis.plan import Seat
from majlis.strength import SOLVED, Strength

FEW: Final = 10  # cards that lie face down


@final
class SixBySixStrength(Strength[SixBySix, SixBySixState]):
    """As advised until few cards are hidden: before that nearly every imagined deal can be won, whatever is played."""

    def effort(self, game: SixBySix, state: SixBySixState, seat: Seat) -> int:
        return self.simulations if state.seats == 1 and state.left() - len(state.piles.zones[OPEN_CARDS]) <= FEW else 0


STRENGTH: Final = SixBySixStrength(SOLVED, simulations=24, breadth=6, horizon=30)
