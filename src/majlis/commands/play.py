"""`majlis play`: a match in the terminal, by default against bots."""

from __future__ import annotations

import contextlib
import os
import secrets
import shlex
from datetime import datetime
from pathlib import Path
from typing import Any

from majlis import record, registry
from majlis.arena.playouts import MOST_SEATS
from majlis.bots import make
from majlis.chance import chance
from majlis.commands.call import DONE, Call, pairs, read_text, refused, seat_of, shown, whole
from majlis.commands.parser import Parser
from majlis.commands.visit import visit
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.rooms.sun import settled
from majlis.terminal.answers import NORMAL, VERBOSITIES
from majlis.terminal.loop import DEALS, Loop
from majlis.terminal.mouth import Mouth, ears
from majlis.terminal.sitting import Sitting
from majlis.terminal.tally import Tally


def play(call: Call, arguments: list[str]) -> int:
    """Sit down and play to the end, or leave; what was played stays in the record."""
    args = _parser(call).parse_args(arguments)
    if args.verbosity not in VERBOSITIES:
        raise refused("unknown-verbosity", "--verbosity", name=args.verbosity[:40], known=", ".join(VERBOSITIES))
    table = args.room.partition("#")[2]
    if args.watch and not table:
        raise refused("watch-which-table", "--watch")
    if not args.KEY and not table:
        raise refused("argument-missing", name="KEY", help="majlis play --help")
    if args.room:
        return visit(call, args)
    kinds = tuple(name.strip() for name in args.bots.split(","))
    for kind in kinds:
        make(kind, chance(0))
    if args.list:
        call.list_read(registry.language(args.KEY, _given(args), args.variant), args.list)
    match = _match(args)
    call.at(match.game)
    sitting = Sitting(match, seat_of(args.seat, "--seat", match.seats), kinds, call.lang)
    mouth = Mouth(call.lang, args.plain, call.json)
    tally = Tally(match.game) if match.seats == 1 else None
    loop = Loop(sitting, mouth, args.verbosity, lambda: keep(sitting.match, args.record), tally)
    try:
        finished = loop.run(ears(mouth, args.plain, loop.words()))
    except KeyboardInterrupt:
        leave(call, loop, args)
        raise
    if not finished:
        leave(call, loop, args)
    outcome = sitting.match.outcome()
    scores = None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners()}
    mouth.give({"kind": "end", "outcome": scores, "hash": sitting.match.digest()})
    return DONE


def _parser(call: Call) -> Parser:
    parser = Parser(call, "play")
    parser.add_argument("KEY", nargs="?", default="")  # a link to a table names its game
    parser.add_argument("--seats", default="", metavar="N")
    parser.add_argument("--seat", default="0", metavar="N")
    parser.add_argument("--bots", default="greedy", metavar="NAME,NAME")
    parser.add_argument("--seed", default="")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE")
    parser.add_argument("--variant", default="")
    parser.add_argument("--list", default="", metavar="FILE")
    parser.add_argument("--one-deal", action="store_true")
    parser.add_argument("--record", default="", metavar="FILE")
    parser.add_argument("--room", default="", metavar="URL")
    parser.add_argument("--watch", action="store_true")
    parser.add_argument("--name", default="")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--verbosity", default=NORMAL)
    return parser


def _given(args: Any) -> dict[str, Any]:
    """The options named in the call."""
    return settled(pairs(args.options), datetime.now().astimezone())


def _match(args: Any) -> Match[Any]:
    """A new match, or the one that the record keeps."""
    game = registry.game(args.KEY, _given(args), args.variant)
    seats = whole(args.seats, "--seats", 1, MOST_SEATS) if args.seats else game.nature.seats[0]
    registry.seated(game.nature, seats)
    with contextlib.suppress(OSError):
        if args.record and Path(args.record).stat().st_size:
            return _kept(args.record, args.KEY)
    any_deal = str(secrets.randbelow(DEALS)) if seats == 1 else secrets.token_hex(8)  # alone: one that can be told
    match = Match(game, seats, SeedLuck(args.seed or any_deal), args.one_deal)
    keep(match, args.record)
    return match


def _kept(source: str, key: str) -> Match[Any]:
    """The unfinished match in a file, to go on with."""
    kept = record.read(read_text(source))
    if kept.game != key:
        raise refused("not-this-match", shown(source), game=kept.game, asked=key)
    if kept.seed is None:
        raise refused("record-has-no-seed", shown(source))
    game = registry.game(kept.game, kept.options)
    if game.judge is not None:
        game.judge.recalled.update(kept.verdicts)
    match = record.replay(kept, game=game)
    if match.outcome() is not None:
        raise refused("match-was-finished", shown(source))
    return match


def keep(match: Match[Any], target: str) -> None:
    """Write the record, whole or not at all."""
    if not target:
        return
    path = Path(target)
    try:
        fresh = path.with_name(f".{path.name}.new")
        fresh.write_text(record.write(record.of(match)), encoding="utf-8")
        os.replace(fresh, path)
    except OSError:
        raise refused("unwritable-file", name=target[:200]) from None


def leave(call: Call, loop: Loop, args: Any) -> None:
    """Say how to go on some other time."""
    sitting = loop.sitting
    keep(sitting.match, args.record)
    words = ["majlis", "play", sitting.game.nature.key]
    if args.record:
        words += ["--record", args.record]
    else:
        words += ["--seed", sitting.seed, "--seats", str(sitting.match.seats)]
        words += ["--one-deal"] if args.one_deal else []
        words += _unusual("variant", args.variant, "")
        words += ["--options", *args.options] if args.options else []
    words += _unusual("seat", args.seat, "0") + _unusual("bots", args.bots, "greedy")
    words += _unusual("lang", call.lang, "en")
    command = " ".join(map(shlex.quote, words))
    loop.mouth.say("answer", loop.answers.text("left-record" if args.record else "left", command=command))


def _unusual(name: str, value: str, usual: str) -> list[str]:
    return [f"--{name}", value] if value != usual else []
