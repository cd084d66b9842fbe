"""`majlis laws`: does a game keep what every game keeps? For who writes one."""

from __future__ import annotations

from majlis import registry
from majlis.commands.call import DONE, Call, refused, whole
from majlis.commands.parser import Parser
from majlis.event import Arg
from majlis.laws.judging import Verdict, judged

MOST_SEEDS = 10_000


def laws(call: Call, arguments: list[str]) -> int:
    """Judge, law by law, as each is done; refused if any is broken."""
    parser = Parser(call, "laws")
    parser.add_argument("KEY")
    parser.add_argument("--seats", default="", metavar="N")
    parser.add_argument("--seeds", default="1", metavar="N")
    args = parser.parse_args(arguments)
    nature = registry.nature(args.KEY)
    seats = registry.seated(nature, whole(args.seats, "--seats", 1, max(nature.seats))) if args.seats else 0
    found = []
    for verdict in judged(nature.key, whole(args.seeds, "--seeds", 1, MOST_SEEDS), seats):
        found.append(verdict)
        if not call.json:
            call.say(_line(call, verdict))
    if call.json:
        call.give([{"law": v.law, **v.case._asdict(), "kept": not v.broken, "broken": v.broken} for v in found])
    broken = sum(1 for verdict in found if verdict.broken)
    if broken:
        raise refused("laws-broken", nature.key, broken=broken, judged=len(found))
    return DONE


def _line(call: Call, verdict: Verdict) -> str:
    """The law in words, at which table, and what breaks it."""
    law = call.text(verdict.law.replace("_", "-"))
    case = verdict.case
    parts = {"variant": case.variant, "seats": case.seats, "seed": case.seed, "lang": case.lang}
    where = " ".join(f"--{name} {value}" for name, value in parts.items() if value != "")
    args: dict[str, Arg] = {"law": law, "where": where, "broken": verdict.broken}
    return call.text("laws-broken" if verdict.broken else "laws-kept", args)
