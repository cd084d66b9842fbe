"""How the strongest bot plays Ganjifa: worlds played on by habit to the last trick."""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.games.ganjifa.board import LAY, Pick
from majlis.games.ganjifa.game import Ganjifa
from majlis.games.ganjifa.leads import Several
from majlis.games.ganjifa.state import ANSWER, BLIND, FACE_DOWN, SECOND, GanjifaState
from majlis.move import QUIET, Move, Play
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength


@final
class GanjifaStrength(Strength[Ganjifa, GanjifaState]):
    """Win what can be won with the least that wins, throw the weakest, lead what is due."""

    def habit(self, game: Ganjifa, state: GanjifaState, seat: Seat, chance: Chance) -> Move:
        board = game.board
        if state.task in (ANSWER, SECOND) and state.count == 1 and state.kind != FACE_DOWN:
            return self._answer(game, state, seat)
        domain = game.domain(state, seat)
        if isinstance(domain, Several):
            return domain.some(1)[0]
        moves = game.choices(state, seat, QUIET)
        if not moves:  # out of one's own memory
            return game.propose(state, seat, chance)
        if moves[-1] is LAY:
            return LAY
        if isinstance(moves[0], Pick):
            return moves[chance.below(len(moves))]
        if isinstance(moves[0], Play):  # the weakest, whether it is led low, or beside the mir
            return min(moves, key=lambda move: board.pack.rank[move.card] if isinstance(move, Play) else 99)
        return moves[0]

    def _answer(self, game: Ganjifa, state: GanjifaState, seat: Seat) -> Move:
        """Win it with the least that wins, or throw the weakest."""
        board = game.board
        hand = state.piles.zones[board.hand[seat]]
        if state.task == ANSWER and state.kind >= BLIND:
            winning = [card for card in hand if board.suit[card] == state.suit and card < state.high]
            if winning:
                return board.play[max(winning)]
        rank = board.pack.rank
        weakest, low = hand[0], rank[hand[0]] * 128 + hand[0]
        for card in hand:
            if rank[card] * 128 + card < low:
                weakest, low = card, rank[card] * 128 + card
        return board.play[weakest]


STRENGTH: Final = GanjifaStrength(COMPARE, simulations=400, breadth=8, sure=1.0, horizon=400)
