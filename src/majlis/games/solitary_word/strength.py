"""How the strongest bot plays Solitary Word: near the end what the solver makes of each word decides."""

from __future__ import annotations

from typing import Final, final

from majlis.games.solitary_word.game import SolitaryWord
from majlis.games.solitary_word.table import STOCK, SolitaryWordState
from majlis.strength import Endgame


@final
class SolitaryWordStrength(Endgame[SolitaryWord, SolitaryWordState]):
    """Hidden are those of the stock."""

    def hidden(self, state: SolitaryWordState) -> int:
        return len(state.piles.zones[STOCK])


STRENGTH: Final = SolitaryWordStrength(few=8)
