"""How the strongest bot plays Abjad Sequence: each way is tried in many worlds to the end of the round."""

from __future__ import annotations

from typing import Any, Final, final

from majlis.chance import Chance
from majlis.games.abjad_sequence.game import AbjadSequence, SequenceState
from majlis.move import QUIET, Move
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength

LEFT: Final = 0.05  # a card left in the hand when another goes out


@final
class SequenceStrength(Strength[AbjadSequence, SequenceState]):
    """Lay where one can go on oneself."""

    def habit(self, game: AbjadSequence, state: SequenceState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        return moves[chance.below(2)] if len(moves) > 1 and moves[1].verb == moves[0].verb else moves[0]

    def margins(self, game: AbjadSequence, state: SequenceState) -> list[float]:
        held = [len(state.piles.zones[game.plan.index[f"hand/{s}"]]) for s in range(state.seats)]
        return [float(held[s] == min(held)) - LEFT * held[s] for s in range(state.seats)]


STRENGTH: Final[Strength[Any, Any]] = SequenceStrength(COMPARE, simulations=1200, breadth=8, sure=1.0, horizon=150)
