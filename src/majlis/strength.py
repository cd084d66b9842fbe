"""What a game tells of strong play: how to look ahead, what people do without thinking, what a position is worth.

A game says it in its module `strength`, as STRENGTH: a Strength, or a kind of its own.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from majlis.chance import Chance
from majlis.game import Game, State
from majlis.move import QUIET, Move
from majlis.plan import SEATS, Seat
from majlis.table import Table

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
ADVICE: Final = "advice"  # what the advice weighs most: looking ahead shows nothing here
COMPARE: Final = "compare"  # each move in the same imagined worlds, played on by habit; the best average
SOLVED: Final = "solved"  # as COMPARE, but judged by what the solver reaches with few positions: for who plays alone
WAYS: Final = (ADVICE, COMPARE, SOLVED)
INFINITE: Final = 1e9


@mypyc_attr(allow_interpreted_subclasses=True)
class Strength(Generic[G, S]):
    """How the strongest bot thinks in a game.

    `sure` is how many standard errors better than the advised move another must be to be preferred (0: any).
    """

    def __init__(
        self, search: str, simulations: int = 400, breadth: int = 8, sure: float = 0.0, horizon: int = 100
    ) -> None:
        self.search: str = search
        self.simulations: int = simulations  # on the compiled build
        self.breadth: int = breadth  # moves that are looked at: those advised most
        self.sure: float = sure
        self.horizon: int = horizon  # decisions that are played on by habit; then it is asked how things stand

    def effort(self, game: G, state: S, seat: Seat) -> int:
        """The simulations that this decision deserves; 0: it is made as advised."""
        return self.simulations

    def habit(self, game: G, state: S, seat: Seat, chance: Chance) -> Move:
        """What `seat` does without thinking: for playing on in imagined worlds, where all cards are seen."""
        return game.propose(state, seat, chance)

    def ordered(self, game: G, state: S, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves, best advised first, as they look to the strongest before it imagines anything."""
        return moves

    def keeps(self, game: G, state: S, seat: Seat, move: Move) -> float:
        """What a move leaves its player that no imagined world shows, such as the cards it does not spend."""
        return 0.0

    def tries(self, game: G, state: S, seat: Seat) -> list[Move]:
        """The moves that a tree goes on with."""
        moves = game.choices(state, seat, QUIET)
        domain = game.domain(state, seat)
        return moves if domain is None else moves + domain.some(self.breadth)

    def judge(self, game: G, state: S, seat: Seat, chance: Chance) -> list[float]:
        """What an imagined position is worth to every seat; `state` is used up. By default it is played on by habit."""
        table = Table(state.piles, chance)
        for _ in range(self.horizon):
            if not state.acting:
                break
            mover = state.waiting()[0]
            game.apply(state, mover, self.habit(game, state, mover, chance), table)
        return self.margins(game, state)

    def margins(self, game: G, state: S) -> list[float]:
        """How far every seat is ahead of the best of the others, as things stand."""
        outcome = game.outcome(state) or game.standing(state)
        if outcome is None:
            return [0.0] * state.seats
        return ahead(game, outcome.scores)


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame(Strength[G, S]):
    """For who plays alone with words: as advised until few cards are hidden, for before that the solver, who sees them
    all, wins nearly every imagined deal whatever is played; from then on what it makes of each word decides."""

    def __init__(self, few: int) -> None:
        super().__init__(SOLVED, simulations=24, breadth=6, horizon=30)
        self.few: int = few  # hidden cards with which thinking begins

    def hidden(self, state: S) -> int:
        """Cards whose faces nobody knows."""
        return 0

    def effort(self, game: G, state: S, seat: Seat) -> int:
        return self.simulations if state.seats == 1 and self.hidden(state) <= self.few else 0


def ahead(game: Game[Any], scores: list[float]) -> list[float]:
    """The lead of every seat over the best of those it does not play with; all alone, the score itself."""
    seats = len(scores)
    sides = game.sides(seats)
    if len(sides) == 1:
        return scores[:]
    margins = [0.0] * seats
    for side in sides:
        best = max([scores[s] for s in range(seats) if SEATS[s] not in side])
        for seat in side:
            margins[seat] = scores[seat] - best
    return margins


def played_out(game: Game[Any], state: State, seat: Seat, how: Strength[Any, Any], least: float, most: float) -> float:
    """How far `seat` is ahead in the end if all play their best in sight of all cards, `seat` and partners against the
    others (alpha-beta between `least` and `most`)."""
    if not state.acting:
        return how.margins(game, state)[seat]
    mover = state.waiting()[0]
    ours = any(seat in side and mover in side for side in game.sides(state.seats))
    best = -INFINITE if ours else INFINITE
    for move in how.tries(game, state, mover):
        twin = state.fork()
        game.apply(twin, mover, move, Table(twin.piles, Chance()))
        worth = played_out(game, twin, seat, how, least, most)
        if ours:
            best = max(best, worth)
            least = max(least, worth)
        else:
            best = min(best, worth)
            most = min(most, worth)
        if least >= most:
            break
    return best
