"""`majlis arena`: bots against each other on the same cards, with intervals."""

from __future__ import annotations

import math
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from majlis import registry
from majlis.arena import contest, pool
from majlis.arena.contest import Contest, Keeper
from majlis.arena.playouts import MOST_SEATS, Order, check
from majlis.arena.result import Pair, Result, Showing, result
from majlis.arena.stats import Estimate
from majlis.commands.call import DONE, Call, pairs, refused, whole
from majlis.commands.parser import Parser
from majlis.commands.progress import progress
from majlis.commands.simulate import MOST_JOBS, MOST_MATCHES
from majlis.commands.strength import strength
from majlis.event import Arg

MATCHES: Final = "100"
BOTS: Final = "greedy,random"


def arena(call: Call, arguments: list[str]) -> int:
    """Play every pair of bots, then tell."""
    args = _parser(call).parse_args(arguments)
    if args.report:
        return strength(call, args)
    if not args.KEY:
        raise refused("argument-missing", name="KEY", help="majlis arena --help")
    nature = registry.nature(args.KEY)
    matches = whole(args.matches or MATCHES, "--matches", 1, MOST_MATCHES)
    seats = whole(args.seats, "--seats", 1, MOST_SEATS) if args.seats else nature.seats[0]
    names = tuple(name.strip() for name in (args.bots or BOTS).split(","))
    meeting = Contest(Order(nature.key, seats, args.seed, names, pairs(args.options), args.variant, args.one_deal))
    game = check(meeting.order)
    contest.checked(meeting, game)
    call.at(game)
    kept = Keeper(Path(args.resume)) if args.resume else None
    deals = matches if contest.together(game, seats) else math.ceil(matches / 2)
    wanted = contest.sittings(meeting, game, 0, deals)
    with closing(workers(args)) as team:
        rows = contest.run(meeting, wanted, team, kept, progress(call, len(wanted)))
    found = result(meeting, game, rows)
    if call.json:
        call.give(_data(meeting, found))
    else:
        tell(call, found, contest.together(game, seats))
    return DONE


def workers(args: Any) -> pool.Pool:
    """Who plays, by what the command was told."""
    return pool.pool(whole(args.processes, "--processes", 1, MOST_JOBS), args.ray)


def tell(call: Call, found: Result, alone: bool) -> None:
    """Each pair, then the ratings, then each bot by itself: a line each."""
    for pair in found.pairs:
        better = {"one": pair.one, "other": pair.other, "neither": ""}[pair.verdict]
        verdict = call.text("arena-better", {"better": better}) if better else call.text("arena-neither")
        call.say(f"{call.text('arena-score' if alone else 'arena-pair', _pair_args(pair))} {verdict}")
    for bot, rating in sorted(found.ratings.items(), key=lambda one: -one[1].value):
        call.say(call.text("arena-rating", {"bot": bot, **_ends(rating, "rating", "+.0f")}))
    for one in found.showings:
        args: dict[str, Arg] = {"bot": one.bot, "matches": one.matches, **_ends(one.won, "won", ".3f")}
        args |= {"mean": f"{one.score.value:.2f}", "thought": f"{one.thought:.1f}", "longest": f"{one.longest:.0f}"}
        call.say(call.text(f"arena-{'alone' if alone else 'bot'}", args))


def _pair_args(pair: Pair) -> dict[str, Arg]:
    ends = _ends(pair.share, "share", ".3f") | _ends(pair.difference, "by", "+.2f")
    return {"one": pair.one, "other": pair.other, "matches": pair.matches, **ends}


def _ends(estimate: Estimate, name: str, form: str) -> dict[str, Arg]:
    numbers = {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
    return {each: format(number, form) if math.isfinite(number) else "?" for each, number in numbers.items()}


# -- as JSON --


def _data(meeting: Contest, found: Result) -> dict[str, Any]:
    """`share` is that of the first bot named: of its matches, or where it plays alone of those it brought to an end."""
    first = found.showings[0]
    mine = [pair for pair in found.pairs if first.bot in (pair.one, pair.other)]
    share = mine[0].share if len(mine) == 1 else first.won
    return {
        "key": meeting.order.key,
        "seats": meeting.order.seats,
        "seed": meeting.order.seed,
        "share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "matches": first.matches,
        "pairs": [_pair(pair) for pair in found.pairs],
        "ratings": {bot: finite(rating) for bot, rating in found.ratings.items()},
        "bots": [_showing(one) for one in found.showings],
    }


def _pair(pair: Pair) -> dict[str, Any]:
    return {
        "bots": [pair.one, pair.other],
        "matches": pair.matches,
        "share": finite(pair.share),
        "difference": finite(pair.difference),
        "verdict": pair.verdict,
    }


def _showing(one: Showing) -> dict[str, Any]:
    return {
        "bot": one.bot,
        "matches": one.matches,
        "won": finite(one.won),
        "score": finite(one.score),
        "milliseconds": round(one.thought, 3),
        "longest": round(one.longest, 3),
    }


def finite(estimate: Estimate) -> list[float | None]:
    """From one deal nothing follows about others: no ends then, for JSON knows no infinity."""
    return [number if math.isfinite(number) else None for number in estimate.data()]


def _parser(call: Call) -> Parser:
    parser = Parser(call, "arena")
    parser.add_argument("KEY", nargs="?", default="")
    parser.add_argument("--bots", default="", metavar="NAME,NAME")
    parser.add_argument("--matches", default="", metavar="N")
    table(parser)
    parser.add_argument("--resume", default="", metavar="FILE")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--quick", action="store_true")
    return parser


def table(parser: Parser) -> None:
    """The arguments that say what table it is, and who does the work."""
    parser.add_argument("--seats", default="", metavar="N")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--variant", default="")
    parser.add_argument("--one-deal", action="store_true")
    parser.add_argument("--processes", default="1", metavar="N")
    parser.add_argument("--ray", action="store_true")
