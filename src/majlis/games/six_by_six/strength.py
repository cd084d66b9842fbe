"""How the strongest bot plays 6x6: near the end what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.six_by_six.game import SixBySix
from majlis.games.six_by_six.table import OPEN_CARDS, SixBySixState
from majlis.strength import Endgame


@final
class SixBySixStrength(Endgame[SixBySix, SixBySixState]):
    """Hidden are those that lie face down."""

    def hidden(self, state: SixBySixState) -> int:
        return state.left() - len(state.piles.zones[OPEN_CARDS])


STRENGTH: Final = SixBySixStrength(few=10)
