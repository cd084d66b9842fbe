"""`majlis simulate`: many matches between bots; speed, outcomes, and a hash over all their records."""

from __future__ import annotations

from typing import Any

from majlis import registry
from majlis.arena.playouts import MOST_SEATS, Order, Tally, check
from majlis.arena.playouts import simulate as run
from majlis.bots import solver
from majlis.commands.call import DONE, Call, pairs, whole
from majlis.commands.parser import Parser
from majlis.commands.progress import progress
from majlis.commands.solve import share
from majlis.event import Arg

MOST_MATCHES = 100_000_000
MOST_JOBS = 256


def simulate(call: Call, arguments: list[str]) -> int:
    """Play, then tell."""
    args = _parser(call).parse_args(arguments)
    nature = registry.nature(args.KEY)
    matches = whole(args.matches, "--matches", 1, MOST_MATCHES)
    jobs = whole(args.jobs, "--jobs", 1, MOST_JOBS)
    seats = whole(args.seats, "--seats", 1, MOST_SEATS) if args.seats else nature.seats[0]
    bots = tuple(name.strip() for name in args.bots.split(","))
    if solver.NAME in bots:
        return share(call, args, bots)
    order = Order(nature.key, seats, args.seed, bots, pairs(args.options), args.variant)
    call.at(check(order))
    tally = run(order, matches, jobs, progress(call, matches))
    speed = round(tally.decisions / tally.seconds) if tally.seconds else 0
    outcomes: list[dict[str, Any]] = [
        {"seat": seat, "bot": order.bot(seat), "won": tally.won[seat], "mean": round(tally.total[seat] / matches, 6)}
        for seat in range(seats)
    ]
    if call.json:
        call.give(_data(nature.key, tally, speed, outcomes))
        return DONE
    call.say(call.text("simulate-hash", {"hash": tally.hash}))
    call.say(call.text("simulate-counts", {"matches": tally.matches, "decisions": tally.decisions}))
    call.say(call.text("simulate-speed", {"seconds": f"{tally.seconds:.2f}", "speed": speed}))
    for row in outcomes:
        line: dict[str, Arg] = {
            "seat": row["seat"] + 1,
            "bot": row["bot"],
            "won": row["won"],
            "mean": f"{row['mean']:.2f}",
        }
        call.say(call.text("simulate-seat", line))
    return DONE


def _data(key: str, tally: Tally, speed: int, outcomes: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "key": key,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 4),
        "decisions_per_second": speed,
        "hash": tally.hash,
        "outcomes": outcomes,
    }


def _parser(call: Call) -> Parser:
    parser = Parser(call, "simulate")
    parser.add_argument("KEY")
    parser.add_argument("--matches", default="100", metavar="N")
    parser.add_argument("--seats", default="", metavar="N")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--bots", default="random", metavar="NAME,NAME")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--variant", default="")
    parser.add_argument("--jobs", default="1", metavar="N")
    parser.add_argument("--positions", default=str(solver.POSITIONS), metavar="N")
    return parser
