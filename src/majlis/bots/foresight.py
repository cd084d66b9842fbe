"""Looking ahead with the solver, where a game for one asks for it: worlds and moves are compared as in other games."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from majlis.bots.solver import Analysis, analysis, solve
from majlis.chance import Chance
from majlis.game import Game, State
from majlis.plan import Seat
from majlis.strength import SOLVED, Strength

TABLES: Final = 4  # games whose word lists are kept turned over


@final
class Solved(Strength[Game[Any], State]):
    """An imagined deal is worth what the solver reaches in it before it has looked at `horizon` positions. The fewer
    these are, the less it gains by seeing cards that the player does not."""

    def __init__(self, how: Strength[Any, Any], game: Game[Any]) -> None:
        super().__init__(how.search, how.simulations, how.breadth, how.sure, how.horizon)
        self.analysis = _kept(game)

    def judge(self, game: Game[Any], state: State, seat: Seat, chance: Chance) -> list[float]:
        outcome = game.outcome(state)
        return outcome.scores if outcome is not None else [solve(self.analysis, state, self.horizon).score]


def armed(how: Strength[Any, Any], game: Game[Any]) -> Strength[Any, Any]:
    """The same way to think, with what only bots have at hand."""
    return Solved(how, game) if how.search == SOLVED else how


@lru_cache(maxsize=TABLES)
def _kept(game: Game[Any]) -> Analysis:
    return analysis(game)
