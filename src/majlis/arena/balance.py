"""Is a game fair, how long is it, and does it matter what one does? Asked of matches between equal bots.

A decision is free where there is more than one move. Of the free ones some are tried out: a few moves, each played on
at random in the same imagined worlds. The first half of the worlds says which looks best and which worst, and the
second half whether that is more than luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from majlis import options
from majlis.arena import stats
from majlis.arena.playouts import Chooser, Order, play
from majlis.arena.pool import Pool, shared
from majlis.arena.stats import Estimate
from majlis.chance import Chance, chance
from majlis.game import Game, State
from majlis.move import Move, Refused
from majlis.options import Value
from majlis.plan import Seat
from majlis.search import HORIZON, listed, playout, world
from majlis.strength import ahead
from majlis.table import Table

MOVES: Final = 4  # tried out at a decision
WORLDS: Final = 24  # in which each is played on
CLEAR: Final = 2.0  # standard errors between best and worst: by luck alone, one decision in forty


@dataclass
class Look:
    """What was seen of one match."""

    number: int
    scores: list[float]
    sides: int  # that share the best score
    decisions: int
    free: int
    deals: int
    matters: bool | None  # whether it mattered what was done at one free decision; None: none was tried out


@dataclass
class Balance:
    """What was seen of all matches of one table."""

    seats: int
    matches: int
    won: list[Estimate]  # by seat: the share of the matches, a shared win in parts
    means: list[float]  # by seat: the mean score
    shared: Estimate  # of the matches: those that several sides have won
    points: Estimate  # of the matches: those in which somebody had a score above nothing
    decisions: Estimate
    shortest: int
    longest: int
    deals: float
    free: float  # of all decisions
    matters: Estimate | None  # of the free decisions that were tried out
    tried: int = 0
    changed: dict[str, Value] = field(default_factory=dict)  # options away from those of the order

    def favoured(self) -> list[int]:
        """Seats that win more or less than their share, with 95 % confidence for all of them together."""
        even = 1 / self.seats
        return [seat for seat, won in enumerate(self.won) if not won.low <= even <= won.high]


def balance(
    order: Order, matches: int, tried: int, workers: Pool, heard: Callable[[int], None] | None = None
) -> Balance:
    """Play so many matches, and try out one decision in so many of them."""
    looks: list[Look] = []
    for some in shared(workers, partial(looked, order, tried), range(matches)):
        looks += some
        if heard is not None:
            heard(len(looks))
    return summed(sorted(looks, key=lambda look: look.number), order.seats)


def others(order: Order) -> list[tuple[Order, dict[str, Value]]]:
    """The same table with each value of each option that can be agreed on beside the rest."""
    agreed = order.game().options
    made = []
    for choice in options.choices(type(agreed)):
        for value in choice.values:
            if value == getattr(agreed, choice.name):
                continue
            twin = replace(order, options={**order.options, choice.name: options.written(value)})
            try:
                twin.game().blank(order.seats)
            except Refused:  # excluded by the rest, or not for so many seats
                continue
            made.append((twin, {choice.name: value}))
    return made


def looked(order: Order, tried: int, numbers: Sequence[int]) -> list[Look]:
    """Play some matches and look on: what a worker is asked to do."""
    game = order.game()
    return [_look(game, order, number, number < tried) for number in numbers]


def _look(game: Game[Any], order: Order, number: int, tries: bool) -> Look:
    watch = _Watch(game, chance("balance", order.seed, number))
    one = play(game, order, number, watch.around)
    best = max(one.scores)
    sides = sum(any(one.scores[seat] == best for seat in side) for side in game.sides(order.seats))
    matters = watch.matters() if tries and watch.kept is not None else None
    return Look(number, one.scores, sides, one.decisions, watch.free, one.deals, matters)


class _Watch:
    """Counts free decisions, and keeps one of them, each as likely."""

    def __init__(self, game: Game[Any], luck: Chance) -> None:
        self.game = game
        self.luck = luck
        self.free = 0
        self.kept: tuple[State, Seat] | None = None

    def around(self, choose: Chooser) -> Chooser:
        """The same choice, watched."""

        def watched(state: Any, seat: Seat) -> Move:
            if len(listed(self.game, state, seat, 2)) > 1:
                self.free += 1
                if self.luck.below(self.free) == 0:
                    self.kept = (state.fork(), seat)
            return choose(state, seat)

        return watched

    def matters(self) -> bool:
        """Was it more than luck which move was made?"""
        assert self.kept is not None
        state, seat = self.kept
        moves = listed(self.game, state, seat, MOVES)
        self.luck.shuffle(moves)
        moves = moves[:MOVES]
        worth = [self._tried(state, seat, moves) for _ in range(WORLDS)]
        half = WORLDS // 2
        means = [fmean(world[move] for world in worth[:half]) for move in range(len(moves))]
        best, worst = means.index(max(means)), means.index(min(means))
        leads = [world[best] - world[worst] for world in worth[half:]]
        error = stdev(leads) / sqrt(len(leads))
        return fmean(leads) > CLEAR * error

    def _tried(self, state: State, seat: Seat, moves: list[Move]) -> list[float]:
        """What each move comes to in one imagined world."""
        here = world(self.game, state, seat, self.luck)
        here.last_deal = True
        worth = []
        start = self.luck.below(1 << 30)
        for move in moves:
            twin = here.fork()
            luck = chance("on", start)
            self.game.apply(twin, seat, move, Table(twin.piles, luck))
            playout(self.game, twin, luck, HORIZON)
            outcome = self.game.outcome(twin) or self.game.standing(twin)
            worth.append(ahead(self.game, outcome.scores)[seat] if outcome is not None else 0.0)
        return worth


def summed(looks: Sequence[Look], seats: int) -> Balance:
    """What these matches say."""
    sure = 1 - (1 - stats.SURE) / seats  # so that all seats together are wrong no more often than one
    wins = [_wins(look.scores) for look in looks]
    matters = [float(look.matters) for look in looks if look.matters is not None]
    return Balance(
        seats,
        len(looks),
        [stats.share([win[seat] for win in wins], sure) for seat in range(seats)],
        [fmean(look.scores[seat] for look in looks) for seat in range(seats)],
        stats.share([float(look.sides > 1) for look in looks]),
        stats.share([float(max(look.scores) > 0) for look in looks]),
        stats.mean([float(look.decisions) for look in looks]),
        min(look.decisions for look in looks),
        max(look.decisions for look in looks),
        fmean(look.deals for look in looks),
        sum(look.free for look in looks) / sum(look.decisions for look in looks),
        stats.share(matters) if matters else None,
        len(matters),
    )


def _wins(scores: list[float]) -> list[float]:
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]
