"""How the strongest bot plays Abjad Beginner: as advised, unless another move is surely better in many worlds."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.abjad import DRAW_TWO, REVERSE, SKIP
from majlis.chance import Chance
from majlis.games.abjad_beginner.board import QUIET as SILENT
from majlis.games.abjad_beginner.game import AbjadBeginner
from majlis.games.abjad_beginner.state import AbjadState, following
from majlis.move import QUIET, Move, Name, Play
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength

HURRY: Final = 2
KEEP: Final = 60.0
SCALE: Final = 0.01  # what a point in the hands counts beside going out


@final
class AbjadStrength(Strength[AbjadBeginner, AbjadState]):
    """Heavy cards first, wilds last, strike who is nearly out, call in time and catch who does not."""

    def habit(self, game: AbjadBeginner, state: AbjadState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        board = game.board
        if seat != state.turn or state.pending:
            for move in moves:
                if move.verb == "abjad" or (move.verb == "catch" and state.owes):
                    return move
            return SILENT if SILENT in moves else moves[0]
        hand = state.piles.zones[board.hand[seat]]
        best, top = moves[0], -1000.0
        for move in moves:
            worth = self._worth(game, state, seat, move) + chance.below(64) / 16
            if worth > top:
                best, top = move, worth
        if isinstance(best, Play) and len(hand) == 2:
            return board.called[best.text]
        return best

    def _worth(self, game: AbjadBeginner, state: AbjadState, seat: Seat, move: Move) -> float:
        board = game.board
        hand = state.piles.zones[board.hand[seat]]
        suit = board.pack.suit
        if isinstance(move, Name):
            return float(len([card for card in hand if suit[card] == move.mode]))
        if not isinstance(move, Play):
            return -500.0 if move.verb == "quiet" else 0.0
        face = board.rank[move.card]
        nearest = len(state.piles.zones[board.hand[following(state, seat)]])
        worth = 40.0 + board.pack.points[move.card]
        if move.card == board.wild:
            worth -= 0.0 if nearest <= HURRY else KEEP
            return worth + 2.0 * len([card for card in hand if suit[card] == move.mode])
        if face in (SKIP, REVERSE, DRAW_TWO):
            worth += 20.0 if nearest <= HURRY else -20.0
        return worth + 2.0 * len([card for card in hand if suit[card] == suit[move.card]])

    def margins(self, game: AbjadBeginner, state: AbjadState) -> list[float]:
        """The scores, less what would be counted of the own hand."""
        held = [
            0.0 if not state.acting else float(len(state.piles.zones[game.board.hand[s]])) for s in range(state.seats)
        ]
        worth = [state.scores[s] - held[s] for s in range(state.seats)]
        return [SCALE * (worth[s] - max([worth[o] for o in range(state.seats) if o != s])) for s in range(state.seats)]


STRENGTH: Final = AbjadStrength(COMPARE, simulations=600, breadth=8, sure=2.0, horizon=250)
