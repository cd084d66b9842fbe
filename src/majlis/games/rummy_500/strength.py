"""How the strongest bot plays Alpha Rummy 500: what it draws, lays and throws, by the next turn of the others."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.rummy_500.game import AlphaRummy
from majlis.games.rummy_500.moves import BONUS
from majlis.games.rummy_500.table import DRAWING, EASY, HAND, MELDING, PACK, AlphaRummyState
from majlis.kit.ahead import WordsAhead
from majlis.move import Move, Play
from majlis.plan import Seat


@final
class AlphaRummyStrength(WordsAhead[AlphaRummy, AlphaRummyState]):
    """Draw, lay what counts most, throw what fits least."""

    def effort(self, game: AlphaRummy, state: AlphaRummyState, seat: Seat) -> int:
        return self.simulations if state.phase in (DRAWING, MELDING) else 0

    def otherwise(self, game: AlphaRummy, state: AlphaRummyState, seat: Seat, moves: list[Move]) -> Move:
        hand = state.piles.zones[HAND[seat]]
        return min(moves, key=lambda move: _kept(move.card, hand) if isinstance(move, Play) else _put_off(move))

    def counts(self, move: Move) -> bool:
        return not isinstance(move, Play)


def _put_off(move: Move) -> float:
    """Who can go out does, and takes no bonus cards; a card of the stock comes first of all ways to draw."""
    return 1000.0 if move is BONUS else 0.0


def _kept(card: CardId, hand: list[CardId]) -> float:
    """What a card is worth keeping for."""
    letters = PACK.cards[card].letters
    if len(letters) > 1:
        return float(len(letters))
    copies = len([other for other in hand if PACK.face[other] == PACK.face[card]])
    return (3.0 - 0.2 * EASY.index(letters) if letters in EASY else 0.2) / copies


STRENGTH: Final = AlphaRummyStrength(simulations=60, breadth=5, sure=1.0, horizon=2)
