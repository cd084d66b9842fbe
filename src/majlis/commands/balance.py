"""`majlis balance`: is a game fair, how long is it, and does it matter what one does?"""

from __future__ import annotations

from contextlib import closing
from typing import Any

from majlis import registry
from majlis.arena.balance import Balance, others
from majlis.arena.balance import balance as run
from majlis.arena.contest import together
from majlis.arena.playouts import MOST_SEATS, Order, check
from majlis.commands.arena import finite, table, workers
from majlis.commands.call import DONE, Call, pairs, whole
from majlis.commands.parser import Parser
from majlis.commands.progress import progress
from majlis.commands.simulate import MOST_MATCHES
from majlis.event import Arg
from majlis.options import Value, written


def balance(call: Call, arguments: list[str]) -> int:
    """Play, then tell; with `--each` once more for every value of every option."""
    args = _parser(call).parse_args(arguments)
    nature = registry.nature(args.KEY)
    matches = whole(args.matches, "--matches", 2, MOST_MATCHES)
    tried = whole(args.tries, "--tries", 0, MOST_MATCHES)
    seats = whole(args.seats, "--seats", 1, MOST_SEATS) if args.seats else nature.seats[0]
    names = tuple(name.strip() for name in args.bots.split(","))
    order = Order(nature.key, seats, args.seed, names, pairs(args.options), args.variant, args.one_deal)
    game = check(order)
    call.at(game)
    tables: list[tuple[Order, dict[str, Value]]] = [(order, {}), *(others(order) if args.each else [])]
    found = []
    with closing(workers(args)) as team:
        for number, (one, changed) in enumerate(tables):
            heard = progress(call, matches * len(tables), matches * number)
            found.append(run(one, matches, tried, team, heard))
            found[-1].changed = changed
            if not call.json:
                _tell(call, found[-1], together(game, seats))
    if call.json:
        call.give({"key": nature.key, "seats": seats, "seed": args.seed, **_data(found[0])} | _each(found, args.each))
    return DONE


def _tell(call: Call, one: Balance, alone: bool) -> None:
    """All of it about the table itself; a line about each other value."""
    args = _args(one)
    if one.changed:
        (name, value), *_ = one.changed.items()
        short = "balance-value-alone" if alone else "balance-value"
        call.say(call.text(short, {"option": name, "value": written(value), **args}))
        return
    call.say(call.text("balance-length", args))
    if alone:
        call.say(call.text("balance-points", args))
    else:
        for seat, won in enumerate(one.won):
            line: dict[str, Arg] = {"seat": seat + 1, "won": f"{won.value:.3f}", "low": f"{won.low:.3f}"}
            line |= {"high": f"{won.high:.3f}", "mean": f"{one.means[seat]:.2f}"}
            call.say(call.text("balance-seat", line))
        call.say(call.text("balance-unfair" if one.favoured() else "balance-fair", args))
        call.say(call.text("balance-shared", args))
    call.say(call.text("balance-free", args))
    if one.matters is not None:
        call.say(call.text("balance-matters", args))


def _args(one: Balance) -> dict[str, Arg]:
    made: dict[str, Arg] = {
        "matches": one.matches,
        "decisions": f"{one.decisions.value:.1f}",
        "shortest": one.shortest,
        "longest": one.longest,
        "deals": f"{one.deals:.1f}",
        "even": f"{1 / one.seats:.3f}",
        "favoured": ", ".join(str(seat + 1) for seat in one.favoured()),
        "shares": ", ".join(f"{won.value:.3f}" for won in one.won),
        "shared": f"{one.shared.value:.3f}",
        "points": f"{one.points.value:.3f}",
        "points_low": f"{one.points.low:.3f}",
        "points_high": f"{one.points.high:.3f}",
        "mean": f"{sum(one.means) / len(one.means):.2f}",
        "free": f"{one.free:.3f}",
        "tried": one.tried,
        "matters": "?",
    }
    if one.matters is not None:
        made["matters"] = f"{one.matters.value:.2f}"
        made |= {"matters_low": f"{one.matters.low:.2f}", "matters_high": f"{one.matters.high:.2f}"}
    return made


def _data(one: Balance) -> dict[str, Any]:
    return {
        "matches": one.matches,
        "won": [finite(won) for won in one.won],
        "means": [round(mean, 4) for mean in one.means],
        "favoured": one.favoured(),
        "shared": finite(one.shared),
        "points": finite(one.points),
        "decisions": finite(one.decisions),
        "shortest": one.shortest,
        "longest": one.longest,
        "deals": round(one.deals, 4),
        "free": round(one.free, 4),
        "matters": None if one.matters is None else finite(one.matters),
        "tried": one.tried,
    }


def _each(found: list[Balance], asked: bool) -> dict[str, Any]:
    return {"each": [{"options": one.changed, **_data(one)} for one in found[1:]]} if asked else {}


def _parser(call: Call) -> Parser:
    parser = Parser(call, "balance")
    parser.add_argument("KEY")
    parser.add_argument("--bots", default="greedy", metavar="NAME,NAME")
    parser.add_argument("--matches", default="100", metavar="N")
    table(parser)
    parser.add_argument("--tries", default="20", metavar="N")
    parser.add_argument("--each", action="store_true")
    return parser
