"""How a strong player makes up its mind: the same worlds for every move, and how sure one may be of a difference.

Compiled with the rules. What is counted are simulations and never seconds, so that the same luck gives the same move.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, final

from majlis.chance import Chance
from majlis.game import Game, State
from majlis.move import Move
from majlis.plan import Seat
from majlis.search import Node, last_deal, promising
from majlis.strength import Strength
from majlis.table import Table

LEAST: Final = 4  # worlds that every move is tried in before any is given up


@final
class Trial:
    """What has come of one move: the sum of its worth, and of its lead over the first move in the same worlds."""

    __slots__ = ("lead", "lead_squared", "move", "total", "worlds")

    def __init__(self, move: Move) -> None:
        self.move: Move = move
        self.worlds: int = 0
        self.total: float = 0.0
        self.lead: float = 0.0
        self.lead_squared: float = 0.0

    def mean(self) -> float:
        """What it is worth on average."""
        return self.total / self.worlds if self.worlds else 0.0

    def surely_better(self, sure: float) -> bool:
        """Is it better than the first move by more than `sure` standard errors?"""
        n = self.worlds
        if n < 2 or self.lead <= 0.0:
            return False
        spread = max(0.0, self.lead_squared - self.lead * self.lead / n) / (n - 1)
        return self.lead / n > sure * sqrt(spread / n)


def compare(
    game: Game[Any],
    state: State,
    seat: Seat,
    chance: Chance,
    moves: list[Move],
    how: Strength[Any, Any],
    simulations: int,
) -> list[Trial]:
    """Try every move in the same worlds with the same luck, and halve the field as it becomes clear what is worse.

    The first move is always kept, since the others are measured against it.
    """
    trials = [Trial(move) for move in moves]
    field = trials[:]
    rounds = max(1, (len(moves) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(LEAST, simulations // (rounds * len(field)))):
            _try_all(game, last_deal(game, state, seat, chance), seat, chance, field, how)
        others = sorted(field[1:], key=lambda trial: -trial.mean())
        field = [field[0], *others[: max(1, len(others) // 2)]]
    return trials


def _try_all(
    game: Game[Any], here: State, seat: Seat, chance: Chance, field: list[Trial], how: Strength[Any, Any]
) -> None:
    """One world: what each move is worth in it."""
    key, lock = chance.below(1 << 30), chance.below(1 << 30)
    first = 0.0
    for i, trial in enumerate(field):
        twin = here.fork()
        luck = Chance(key, lock)
        game.apply(twin, seat, trial.move, Table(twin.piles, luck))
        worth = how.judge(game, twin, seat, luck)[seat]
        if i == 0:
            first = worth
        trial.worlds += 1
        trial.total += worth
        trial.lead += worth - first
        trial.lead_squared += (worth - first) * (worth - first)


def chosen(trials: list[Trial], sure: float) -> Trial:
    """The best on average of those that are surely better than the first; the first, if none is."""
    best = trials[0]
    for trial in trials[1:]:
        if trial.surely_better(sure) and trial.lead * best.worlds > best.lead * trial.worlds:
            best = trial
    return best


# -- a tree over what a seat can know --


@final
class Scale:
    """Puts what positions are worth between 0 and 1, by the least and the most that have been seen."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low: float = 0.0
        self.high: float = 0.0

    def see(self, worth: list[float]) -> None:
        """Learn what there is."""
        self.low = min(self.low, min(worth))
        self.high = max(self.high, max(worth))


def tree(
    game: Game[Any],
    state: State,
    seat: Seat,
    chance: Chance,
    moves: list[Move],
    how: Strength[Any, Any],
    simulations: int,
) -> list[Trial]:
    """Information-set tree search: one new node and one judgement a simulation, each in a fresh world.

    `moves` are those looked at now; the trial with the most worlds is the choice.
    """
    root, scale = Node(), Scale()
    for _ in range(simulations):
        _simulate(game, last_deal(game, state, seat, chance), root, chance, moves, how, scale)
    trials = [Trial(move) for move in moves]
    for trial in trials:
        node = root.next.get(trial.move.text)
        if node is not None:
            trial.worlds, trial.total = node.visits, node.total
    return trials


def _simulate(
    game: Game[Any], here: State, root: Node, chance: Chance, moves: list[Move], how: Strength[Any, Any], scale: Scale
) -> None:
    table = Table(here.piles, chance)
    span = scale.high - scale.low
    node, open_moves = root, moves
    path: list[Node] = []
    movers: list[Seat] = []
    while here.acting:
        mover = here.waiting()[0]
        if node is not root:
            open_moves = how.tries(game, here, mover)
        fresh = [m for m in open_moves if m.text not in node.next]
        move = fresh[chance.below(len(fresh))] if fresh else promising(node, open_moves, scale.low, span)
        if fresh:
            node.next[move.text] = Node()
        node = node.next[move.text]
        path.append(node)
        movers.append(mover)
        game.apply(here, mover, move, table)
        if fresh:
            break
    worth = how.judge(game, here, movers[0], chance)
    scale.see(worth)
    for i, passed in enumerate(path):
        passed.visits += 1
        passed.total += worth[movers[i]]
