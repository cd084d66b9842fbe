"""`majlis solve`: can this deal of a game for one person be won, and how? And for `majlis simulate`, how many can."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any, Final

from majlis import registry
from majlis.bots import solver
from majlis.bots.solver import Analysis, Solution
from majlis.commands.call import DONE, Call, pairs, refused, whole
from majlis.commands.parser import Parser
from majlis.event import Arg
from majlis.game import Game
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS

MOST_POSITIONS: Final = 100_000_000
MOST_MATCHES: Final = 1_000_000
MOST_JOBS: Final = 256
AT_ONCE: Final = 5  # deals that a process looks at before it reports


def solve(call: Call, arguments: list[str]) -> int:
    """Look at one deal, the same that `majlis play` gives for this seed, and tell a way to win it."""
    args = _parser(call).parse_args(arguments)
    game = registry.game(registry.nature(args.KEY).key, pairs(args.options), args.variant)
    how = solver.analysis(game)
    call.at(game)
    match = Match(game, 1, SeedLuck(args.seed))
    found = solver.solve(how, match.state, whole(args.positions, "--positions", 1, MOST_POSITIONS))
    labels = [call.speech.move(move, SEATS[0]) for move in found.line]
    if call.json:
        call.give(
            {
                "key": game.nature.key,
                "seed": args.seed,
                "winnable": found.winnable,
                "complete": found.complete,
                "score": found.score,
                "positions": found.positions,
                "line": [move.text for move in found.line],
            }
        )
        return DONE
    _say_verdict(call, found)
    for number, label in enumerate(labels, start=1):
        call.say(call.text("solve-move", {"number": number, "move": label}))
    call.say(call.text("solve-looked", {"positions": found.positions, "score": f"{found.score:g}"}))
    return DONE


def _say_verdict(call: Call, found: Solution) -> None:
    verdict = "open" if found.winnable is None else "won" if found.winnable else "lost"
    call.say(call.text(f"solve-{verdict}", {"positions": found.positions, "moves": len(found.line)}))
    call.say(call.text("solve-best" if found.complete else "solve-so-far"))


def _parser(call: Call) -> Parser:
    parser = Parser(call, "solve")
    parser.add_argument("KEY")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--variant", default="")
    parser.add_argument("--positions", default=str(solver.POSITIONS), metavar="N")
    return parser


# -- many deals --


@dataclass(frozen=True)
class Survey:
    """Which deals to look at: those that `majlis simulate` plays with this seed."""

    key: str
    seed: str
    positions: int
    options: tuple[tuple[str, str], ...] = ()
    variant: str = ""

    def game(self) -> Game[Any]:
        """The rules."""
        return registry.game(self.key, dict(self.options), self.variant)


def share(call: Call, args: Any, bots: tuple[str, ...]) -> int:
    """How many of the deals can be won, for all that the solver can say."""
    nature = registry.nature(args.KEY)
    if bots != (solver.NAME,) or args.seats not in ("", "1"):
        raise refused("solver-alone", "--bots")
    matches, jobs = whole(args.matches, "--matches", 1, MOST_MATCHES), whole(args.jobs, "--jobs", 1, MOST_JOBS)
    most = whole(args.positions, "--positions", 1, MOST_POSITIONS)
    given = tuple((name, str(value)) for name, value in pairs(args.options).items())
    survey = Survey(nature.key, args.seed, most, given, args.variant)
    solver.analysis(survey.game())  # refuses a game of several people
    found = [one for batch in _batches(survey, matches, jobs) for one in batch]
    counts: dict[str, Arg] = {
        "matches": matches,
        "won": sum(winnable is True for winnable, _, _ in found),
        "lost": sum(winnable is False for winnable, _, _ in found),
        "open": sum(winnable is None for winnable, _, _ in found),
    }
    mean = sum(score for _, score, _ in found) / matches
    positions = sum(count for _, _, count in found)
    if call.json:
        call.give({"key": nature.key, **counts, "mean": round(mean, 6), "positions": positions})
        return DONE
    call.say(call.text("solve-share", counts))
    call.say(call.text("solve-mean", {"mean": f"{mean:.2f}"}))
    return DONE


def _batches(survey: Survey, matches: int, jobs: int) -> Iterator[list[tuple[bool | None, float, int]]]:
    spans = [range(first, min(first + AT_ONCE, matches)) for first in range(0, matches, AT_ONCE)]
    if jobs == 1:
        yield from (look(survey, span) for span in spans)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(look, [survey] * len(spans), spans)


def look(survey: Survey, numbers: range) -> list[tuple[bool | None, float, int]]:
    """For each of these deals: can it be won, the best outcome found, and the positions looked at."""
    game, how = _prepared(survey)
    made = []
    for number in numbers:
        match = Match(game, 1, SeedLuck(f"{survey.seed}/{number}"))
        found = solver.solve(how, match.state, survey.positions)
        made.append((found.winnable, found.score, found.positions))
    return made


@cache
def _prepared(survey: Survey) -> tuple[Game[Any], Analysis]:
    game = survey.game()
    return game, solver.analysis(game)
