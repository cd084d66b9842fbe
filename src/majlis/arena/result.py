"""What the matches of a contest say: each bot by itself, each pair, and ratings for several."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from majlis.arena import stats
from majlis.arena.contest import Contest, Names, Row, lineups, together
from majlis.arena.stats import Estimate
from majlis.chance import chance
from majlis.game import Game


@dataclass
class Showing:
    """One bot by itself, over all its matches."""

    bot: str
    matches: int
    won: Estimate  # share of them; alone or together: those with a score above nothing
    score: Estimate  # mean of its seats
    thought: float  # milliseconds for a move, on average
    longest: float  # and at most


@dataclass
class Pair:
    """One bot against another on the same cards."""

    one: str
    other: str
    matches: int
    share: Estimate  # of the matches won by `one`; a win that several seats share counts in parts
    difference: Estimate  # of the scores of a seat

    @property
    def verdict(self) -> str:
        """Who is better, with 95 % confidence: one, other, or neither."""
        return "one" if self.share.low > 0.5 else "other" if self.share.high < 0.5 else "neither"


@dataclass
class Result:
    """All of it."""

    showings: list[Showing]
    pairs: list[Pair] = field(default_factory=list)
    ratings: dict[str, Estimate] = field(default_factory=dict)  # for three bots and more
    matches: int = 0
    meetings: dict[tuple[str, str], list[float]] = field(default_factory=dict)  # by pair, deal by deal


def result(contest: Contest, game: Game[Any], rows: Sequence[Row]) -> Result:
    """What these matches say."""
    by_names = _by_deal(rows)
    alone = together(game, contest.order.seats)
    made = Result([_showing(bot, rows, alone) for bot in contest.bots], matches=len(rows))
    for one, other in contest.pairs():
        ways = [by_names[names] for names in lineups(game, contest.order.seats, one, other)]
        deals = sorted(set(ways[0]).intersection(*ways))
        compare = _apart if alone else _seated
        found = [compare([way[deal] for way in ways], one, other) for deal in deals]
        made.meetings[one, other] = [share for share, _ in found]
        difference = stats.mean([by for _, by in found])
        matches = len(deals) * (1 if alone else len(ways))
        made.pairs.append(Pair(one, other, matches, stats.share(made.meetings[one, other]), difference))
    if len(contest.bots) > 2:
        made.ratings = stats.rated(contest.bots, made.meetings, chance("ratings", contest.order.seed))
    return made


def _by_deal(rows: Sequence[Row]) -> dict[Names, dict[int, Row]]:
    made: dict[Names, dict[int, Row]] = defaultdict(dict)
    for row in rows:
        made[row.names][row.deal] = row
    return made


def _seated(ways: list[Row], one: str, other: str) -> tuple[float, float]:
    """One deal at the same table, with changed seats: the share of wins of `one`, and how much better it scored."""
    wins = [part(row, one) for row in ways]
    return fmean(wins), fmean(_score(row, one) - _score(row, other) for row in ways)


def _apart(ways: list[Row], one: str, other: str) -> tuple[float, float]:
    """One deal at two tables: whose score is better, and by how much."""
    by = _score(ways[0], one) - _score(ways[1], other)
    return (1.0 if by > 0 else 0.5 if by == 0 else 0.0), by


def part(row: Row, bot: str) -> float:
    """The share that `bot` has in winning a match."""
    best = max(row.scores)
    winners = [name for name, score in zip(row.names, row.scores, strict=True) if score == best]
    return winners.count(bot) / len(winners)


def _score(row: Row, bot: str) -> float:
    return fmean(score for name, score in zip(row.names, row.scores, strict=True) if name == bot)


def _showing(bot: str, rows: Sequence[Row], alone: bool) -> Showing:
    own = [row for row in rows if bot in row.names]
    won: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[float]] = defaultdict(list)
    for row in own:
        won[row.deal].append(float(max(row.scores) > 0) if alone else part(row, bot))
        scores[row.deal].append(_score(row, bot))
    thought = [seat for row in own for name, seat in zip(row.names, row.thought, strict=True) if name == bot]
    moves = sum(count for count, _, _ in thought)
    return Showing(
        bot,
        len(own),
        stats.share([fmean(one) for one in won.values()]),
        stats.mean([fmean(one) for one in scores.values()]),
        1000 * sum(spent for _, spent, _ in thought) / max(1, moves),
        1000 * max((most for _, _, most in thought), default=0.0),
    )
