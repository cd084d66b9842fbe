"""How the strongest bot plays Stack 'em: once all is dealt what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.stack_em.game import StackEm
from majlis.games.stack_em.table import STOCK, StackEmState
from majlis.strength import Endgame


@final
class StackEmStrength(Endgame[StackEm, StackEmState]):
    """Hidden are those of the stock."""

    def hidden(self, state: StackEmState) -> int:
        return len(state.piles.zones[STOCK])


STRENGTH: Final = StackEmStrength(few=0)
