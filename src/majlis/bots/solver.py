"""The solver: can this deal of a game for one person be won, and how?

It knows every card of the deal, so it is a tool for looking at a game and never a player: no table can seat it. It
searches depth first with a table of the positions it has seen, and stops after so many of them; what it then has not
found out it does not claim. Counting positions instead of seconds makes every answer the same on every machine.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, final

from majlis import registry
from majlis.chance import Chance
from majlis.game import Game, State
from majlis.match import remembered
from majlis.move import Move, Reason, Refused
from majlis.plan import SEATS
from majlis.search import listed
from majlis.table import Table

POSITIONS: Final = 20_000  # looked at before it gives up
NAME: Final = "solver"


class Analysis(Protocol):
    """What a game can tell of itself to make the search quick and its answer exact (its module `analysis`)."""

    game: Game[Any]  # the rules to search by: those of the table, without what only costs time
    best: float  # no outcome is better
    exact: bool  # do `tries` hold every move that could matter?

    def tries(self, state: Any) -> list[Move]:
        """The moves that lead to different positions, the most promising first."""

    def key(self, state: Any) -> object:
        """The same for positions from which the same can follow."""


@final
class Plain:
    """For games that tell nothing: all listed moves, and some of the others."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.best = float("inf")
        self.exact = False

    def tries(self, state: State) -> list[Move]:
        return listed(self.game, state, SEATS[0])

    def key(self, state: State) -> object:
        return repr((state.piles.zones, sorted(remembered(state).items())))


@final
class Solution:
    """What was found out: `winnable` is None where the search gave up before it knew."""

    def __init__(self) -> None:
        self.winnable: bool | None = None
        self.complete: bool = False  # is nothing better than `score` possible, for certain?
        self.score: float = float("-inf")  # the best outcome found
        self.line: list[Move] = []  # the moves that lead to it
        self.positions: int = 0


def analysis(game: Game[Any]) -> Analysis:
    """How to look at this game; Refused for one that several people play against each other."""
    if 1 not in game.nature.seats:
        raise Refused(Reason("not-for-one", {"game": game.nature.key}))
    module = registry.analysis(game.nature.key)
    made: Analysis = module.Analysis(game) if module is not None else Plain(game)
    return made


def solve(how: Analysis, start: State, most: int = POSITIONS) -> Solution:
    """Search from `start`, a position with one seat, until the best outcome is found, all is seen, or `most` is
    reached."""
    search = _Search(how, most)
    search.run(start)
    return search.solution


@final
class _Search:
    def __init__(self, how: Analysis, most: int) -> None:
        self.how = how
        self.most = most
        self.seen: set[object] = set()
        self.line: list[Move] = []
        self.solution = Solution()

    def run(self, start: State) -> None:
        """Down the most promising way, and back as far as need be."""
        solution = self.solution
        ways = [self._enter(start)]
        states = [start]
        while states and solution.score < self.how.best:
            if not ways[-1]:
                ways.pop()
                states.pop()
                del self.line[len(states) - 1 :]
                continue
            move = ways[-1].pop()
            state = self._after(states[-1], move)
            key = self.how.key(state)
            if key in self.seen:
                continue
            if len(self.seen) >= self.most:
                break
            self.seen.add(key)
            del self.line[len(states) - 1 :]
            self.line.append(move)
            ways.append(self._enter(state))
            states.append(state)
        solution.positions = len(self.seen)
        solution.complete = solution.score >= self.how.best or (not states and self.how.exact)
        solution.winnable = True if solution.score > 0 else False if solution.complete else None

    def _after(self, state: State, move: Move) -> State:
        twin = state.fork()
        self.how.game.apply(twin, SEATS[0], move, Table(twin.piles, Chance()))
        return twin

    def _enter(self, state: State) -> list[Move]:
        """How good is it here, and where to from here? The last is tried first."""
        outcome = self.how.game.outcome(state) or self.how.game.standing(state)
        score = outcome.scores[0] if outcome is not None else 0.0
        if score > self.solution.score:
            self.solution.score = score
            self.solution.line = self.line[:]
        return self.how.tries(state)[::-1] if state.acting else []
