"""Bots against each other on the same cards: who sits where, the matches, and a file that keeps them.

Each deal is played once for every way in which the bots can change seats, so that good cards and good seats come to all
of them alike. Where all seats play together, or one plays alone, every bot plays the same deals by itself.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import majlis.table
from majlis.arena.playouts import Chooser, Order, play
from majlis.arena.pool import Pool, shared
from majlis.game import Game
from majlis.move import Move, Reason, Refused
from majlis.plan import Seat

Names = tuple[str, ...]
Sitting = tuple[int, Names]  # a deal by its number, and who sits at each seat


@dataclass
class Row:
    """What came of one match."""

    deal: int
    names: Names
    scores: list[float]
    decisions: int
    thought: list[tuple[int, float, float]] = field(default_factory=list)  # by seat: moves, seconds, the longest


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at what table. `order` has the game; its names are all bots that take part."""

    order: Order

    @property
    def bots(self) -> Names:
        """The bots, each once, as they were named."""
        return tuple(dict.fromkeys(self.order.names))

    def pairs(self) -> list[tuple[str, str]]:
        """Every two of them."""
        return list(combinations(self.bots, 2))


def together(game: Game[Any], seats: int) -> bool:
    """Do all seats win or lose as one?"""
    return len(game.sides(seats)) == 1


def lineups(game: Game[Any], seats: int, one: str, other: str) -> list[Names]:
    """Who sits where when two bots meet: side by side in turn, and once the other way round."""
    if together(game, seats):
        return [(one,) * seats, (other,) * seats]
    made = []
    for pair in ((one, other), (other, one)):
        names = [""] * seats
        for number, side in enumerate(game.sides(seats)):
            for seat in side:
                names[seat] = pair[number % 2]
        made.append(tuple(names))
    return made


def sittings(contest: Contest, game: Game[Any], first: int, deals: int) -> list[Sitting]:
    """All matches of so many deals, deal by deal, none twice."""
    seats = contest.order.seats
    ways = [names for pair in contest.pairs() for names in lineups(game, seats, *pair)]
    if len(contest.bots) == 1:
        ways = [(contest.bots[0],) * seats]
    return [(deal, names) for deal in range(first, first + deals) for names in dict.fromkeys(ways)]


def checked(contest: Contest, game: Game[Any]) -> None:
    """Refused where there is nobody to compare with."""
    if len(contest.bots) == 1 and not together(game, contest.order.seats):
        raise Refused(Reason("arena-needs-two", {"bot": contest.bots[0]}), "--bots")


def run(
    contest: Contest,
    wanted: Sequence[Sitting],
    workers: Pool,
    kept: Keeper | None = None,
    heard: Callable[[int], None] | None = None,
) -> list[Row]:
    """The rows of all these matches, those that are kept already and those that are played now, in order."""
    found = kept.rows(contest.order) if kept is not None else {}
    left = [sitting for sitting in wanted if sitting not in found]
    done = len(wanted) - len(left)
    for rows in shared(workers, partial(played, contest.order), left):
        if kept is not None:
            kept.add(contest.order, rows)
        found.update({(row.deal, row.names): row for row in rows})
        done += len(rows)
        if heard is not None:
            heard(done)
    return [found[sitting] for sitting in wanted]


def played(order: Order, some: Sequence[Sitting]) -> list[Row]:
    """Play some matches: what a worker is asked to do."""
    game = order.game()
    return [_match(game, replace(order, names=names), deal) for deal, names in some]


def _match(game: Game[Any], order: Order, deal: int) -> Row:
    clock = Clock(order.seats)
    one = play(game, order, deal, clock.around)
    thought = [(moves, round(spent, 6), round(most, 6)) for moves, spent, most in clock.spent]
    return Row(deal, order.names, one.scores, one.decisions, thought)


class Clock:
    """How long each seat thinks, in time of the processor: on a busy machine nobody thinks more."""

    def __init__(self, seats: int) -> None:
        self.spent = [(0, 0.0, 0.0)] * seats

    def around(self, choose: Chooser) -> Chooser:
        """The same choice, timed."""

        def timed(state: Any, seat: Seat) -> Move:
            start = time.process_time()
            move = choose(state, seat)
            taken = time.process_time() - start
            moves, spent, most = self.spent[seat]
            self.spent[seat] = (moves + 1, spent + taken, max(most, taken))
            return move

        return timed


# -- the file that keeps them --


class Keeper:
    """A file with a line of JSON for each match that has been played, so that a run can be broken off and go on.

    Every line says what was played by whom, so one file serves any number of games and runs. A last line that was cut
    short is played again.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._lines = list(_read(path)) if path.exists() else []
            with path.open("ab") as file:
                if file.tell() and not path.read_bytes().endswith(b"\n"):
                    file.write(b"\n")
        except (OSError, UnicodeDecodeError):
            raise Refused(Reason("unwritable-file", {"name": str(path)[:200]}), "--resume") from None

    def rows(self, order: Order) -> dict[Sitting, Row]:
        """What is kept of these matches."""
        table = _table(order)
        found = {}
        for line in self._lines:
            if line.get("table") == table:
                row = Row(line["deal"], tuple(line["bots"]), line["scores"], line["decisions"])
                row.thought = [(moves, spent, most) for moves, spent, most in line["thought"]]
                found[row.deal, row.names] = row
        return found

    def add(self, order: Order, rows: Iterable[Row]) -> None:
        """Keep some more."""
        table = _table(order)
        lines = [
            {
                "table": table,
                "deal": row.deal,
                "bots": row.names,
                "scores": row.scores,
                "decisions": row.decisions,
                "thought": row.thought,
            }
            for row in rows
        ]
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _read(path: Path) -> Iterator[dict[str, Any]]:
    for text in path.read_text(encoding="utf-8").splitlines():
        try:
            line = json.loads(text)
        except ValueError:  # cut short
            continue
        if isinstance(line, dict):
            yield line


def _table(order: Order) -> dict[str, Any]:
    """What has to be the same for a match to be the same, beside its deal and its bots. Strong bots think more on the
    compiled build."""
    game = order.game()
    return {
        "game": order.key,
        "rules": game.nature.rules,
        "options": {name: str(value) for name, value in sorted(order.options.items())},
        "variant": order.variant,
        "seats": order.seats,
        "one_deal": order.one_deal,
        "seed": order.seed,
        "build": "interpreted" if (majlis.table.__file__ or "").endswith(".py") else "compiled",
    }
