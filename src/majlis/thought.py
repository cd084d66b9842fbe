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
from majlis.search import last_deal
from majlis.strength import Strength
from majlis.table import Table

LEAST: Final = 4  # worlds that every move is tried in before any is given up


@final
class Trial:
    """What has come of one move: the sum of its worth, and of its lead over the first move in the same worlds."""

    __slots__ = ("keeps", "lead", "lead_squared", "move", "total", "worlds")

    def __init__(self, move: Move, keeps: float) -> None:
        self.move: Move = move
        self.keeps: float = keeps  # what is known of it without any world
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
    trials = [Trial(move, how.keeps(game, state, seat, move)) for move in moves]
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
        worth = trial.keeps + how.judge(game, twin, seat, luck)[seat]
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
