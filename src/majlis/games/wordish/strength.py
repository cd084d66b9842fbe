"""How the strongest bot plays Wordish: where it draws and what it lays, by the next words of both in many worlds."""

from __future__ import annotations

from typing import Final, final

from majlis.games.wordish.board import DONE, Extend
from majlis.games.wordish.game import Wordish
from majlis.games.wordish.state import DRAW, LAY, THROW, WordishState, side_of
from majlis.kit.ahead import WordsAhead
from majlis.kit.words import Word
from majlis.move import Move, Play
from majlis.plan import SEATS, Seat

BIRIBAKI: Final = 10.0  # what it counts to have it


@final
class WordishStrength(WordsAhead[Wordish, WordishState]):
    """Lay the longest, then throw what costs most."""

    def effort(self, game: Wordish, state: WordishState, seat: Seat) -> int:
        return self.simulations if state.layer < 0 and state.phase in (DRAW, LAY) else 0

    def gain(self, game: Wordish, state: WordishState, seat: Seat, move: Move) -> float:
        if isinstance(move, Extend):
            return float(len(move.added.cards))
        return float(len(move.cards)) if isinstance(move, Word) else 0.0

    def otherwise(self, game: Wordish, state: WordishState, seat: Seat, moves: list[Move]) -> Move:
        if state.phase == LAY:
            return DONE if DONE in moves else moves[0]
        return max(moves, key=lambda move: self._weight(game, state, move)) if state.phase == THROW else moves[0]

    def _weight(self, game: Wordish, state: WordishState, move: Move) -> float:
        """What a card costs that is held in the end; atouts are kept."""
        if not isinstance(move, Play):
            return -1.0
        return -0.5 if game.board.wild[move.card] else float(game.count.left([move.card], state.doubled))

    def counts(self, move: Move) -> bool:
        return not isinstance(move, Play) and move is not DONE

    def margins(self, game: Wordish, state: WordishState) -> list[float]:
        lead = super().margins(game, state)
        if not state.acting:
            return lead
        has = [BIRIBAKI * state.fetched[side_of(state, seat)] for seat in SEATS[: state.seats]]
        return [lead[s] + has[s] - sum(has) / state.seats for s in range(state.seats)]


STRENGTH: Final = WordishStrength(simulations=12, breadth=3, sure=0.5, horizon=2)
