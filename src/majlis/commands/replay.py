"""`majlis replay`: tells a match again from its record, and checks its shuffles against what was committed."""

from __future__ import annotations

from typing import Any

from majlis import record, registry
from majlis.commands.call import DONE, Call, read_text, refused, seat_of, shown
from majlis.commands.parser import Parser
from majlis.commands.positions import listened
from majlis.judge import Judge
from majlis.match import Match
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.record import Record


def replay(call: Call, arguments: list[str]) -> int:
    """Tell, or with --json only how it ended."""
    parser = Parser(call, "replay")
    parser.add_argument("FILE")
    parser.add_argument("--verify", action="store_true")
    parser.add_argument("--seat", default="")
    args = parser.parse_args(arguments)
    kept = record.read(read_text(args.FILE))
    call.at(registry.game(kept.game, kept.options, judge=Judge(None, kept.verdicts)))  # a replay needs no word list
    viewer = seat_of(args.seat, "--seat", kept.seats) if args.seat else SPECTATOR
    match = record.replay(kept)
    verified = verify(kept, match, shown(args.FILE)) if args.verify else None
    outcome = match.outcome()
    if call.json:
        scores = None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners()}
        call.give({"hash": match.digest(), "outcome": scores, "verified": verified})
        return DONE
    tell(call, match, viewer)
    if outcome is None:
        call.say(call.text("replay-unfinished", {"moves": len(match.log)}))
    else:
        for seat in SEATS[: match.seats]:
            call.say(call.text("replay-score", {"seat": seat, "score": f"{outcome.scores[seat]:g}"}))
    call.say(call.text("replay-hash", {"hash": match.digest()}))
    if verified:
        call.say(call.text("replay-verified", {"deals": match.deal}))
    return DONE


def verify(kept: Record, match: Match[Any], where: str) -> bool:
    """True if every deal came from the seed that was committed before it; Refused with those that did not."""
    if kept.seed is not None:
        raise refused("nothing-committed", where)
    bare = [deal for deal in range(1, match.deal + 1) if deal not in kept.commits]
    if bare:
        raise refused("not-committed", where, deals=", ".join(map(str, bare)))
    wrong = kept.unproved()
    if wrong:
        raise refused("not-verified", where, deals=", ".join(map(str, wrong)))
    return True


def tell(call: Call, match: Match[Any], viewer: Seat) -> None:
    """The match again, step by step, as `viewer` heard it."""
    again = match.replay(0)
    for line in listened(call, again.opening, viewer):
        call.say(line)
    for seat, move in match.log:
        for line in listened(call, again.play(seat, move), viewer):
            call.say(line)
