"""`majlis replay`: tells a match again from its record, and checks its shuffles against what was committed."""

from __future__ import annotations

from importlib import import_module
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
    parser.add_argument("--analyse", action="store_true")
    args = parser.parse_args(arguments)
    kept = record.read(read_text(args.FILE))
    judge = None if args.analyse else Judge(None, kept.verdicts)  # a replay needs no word list
    game = registry.game(kept.game, kept.options, judge=judge)
    if args.analyse and game.judge is not None:
        game.judge.recalled.update(kept.verdicts)
    call.at(game)
    viewer = seat_of(args.seat, "--seat", kept.seats) if args.seat else SPECTATOR
    match = record.replay(kept, game=game) if args.analyse else record.replay(kept)
    if args.analyse:
        return analyse(call, match, SEATS[: match.seats] if viewer == SPECTATOR else [viewer])
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
            call.say(call.text("replay-score", {"seat": seat + 1, "score": f"{outcome.scores[seat]:g}"}))
    call.say(call.text("replay-hash", {"hash": match.digest()}))
    if verified:
        call.say(call.text("replay-verified", {"deals": match.deal}))
    return DONE


def analyse(call: Call, match: Match[Any], seats: list[Seat]) -> int:
    """The worst moves, with what the strongest bot would have done."""
    found = import_module("majlis.bots.analysis").slips(match, seats)
    if call.json:
        rows = [(slip.number, slip.seat, slip.played.text, slip.better.text, round(slip.cost, 2)) for slip in found]
        call.give([dict(zip(("move", "seat", "played", "better", "cost"), row, strict=True)) for row in rows])
        return DONE
    if not found:
        call.say(call.text("replay-no-slips"))
    for slip in found:
        played, better = (call.speech.move(move, slip.seat) for move in (slip.played, slip.better))
        call.say(
            call.text("replay-slip", {"move": slip.number, "seat": slip.seat + 1, "played": played, "better": better})
        )
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
