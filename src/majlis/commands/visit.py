"""`majlis play KEY --room URL`: the same terminal at a table of a card room, with people and bots anywhere."""

from __future__ import annotations

import getpass
import os
import secrets
import shlex
import sys
from pathlib import Path
from typing import Any, cast

from majlis import registry
from majlis.client import NotDone
from majlis.commands.call import DONE, Call, pairs, refused
from majlis.speech import Speech
from majlis.terminal import tally
from majlis.terminal.line import Lang, Line, Listener, address
from majlis.terminal.mouth import Mouth, ears
from majlis.terminal.visit import Visit


def visit(call: Call, args: Any) -> int:
    """Sit down at the table that the address names, or watch there, or open one; play until I go."""
    url, room = address(args.room)
    mouth = Mouth(call.lang, args.plain, call.json)
    visit = Visit(Speech(call.lang), mouth, args.verbosity)
    client = Listener(url, args.name or _user(), cast(Lang, call.lang), _device())
    line = Line(client, visit.heard, visit.broken)
    listens = ears(mouth, args.plain, list(visit.vocabulary.typed))
    line.open()
    try:
        line.ask(lambda client: _sit(client, args, room))
        view = client.view
        key = args.KEY or (view.game if view is not None else "")
        if view is not None and view.game != key:
            raise refused("room-other-game", "--room", name=view.title, asked=key)
        link = f"{args.room.partition('#')[0]}#{client.room}"
        if view is None and args.watch:
            visit.mouth.say("answer", visit.answers.text("watch-asked"))
        if not room:
            visit.mouth.say("answer", visit.answers.text("room-link", link=link))
        visit.run(line, listens, not sys.stdin.isatty())
        again = ["majlis", "play", *([key] if key else []), "--room", link, *(["--watch"] if args.watch else [])]
        again += ["--lang", call.lang] if call.lang != "en" else []
        left = "room-watched" if args.watch else "room-left"
        visit.mouth.say("answer", visit.answers.text(left, command=" ".join(map(shlex.quote, again))))
    except NotDone as no:
        raise refused("room-says", "--room", message=str(no)) from None
    except TimeoutError:
        raise refused("nobody-opens", "--room", host=url, error="-") from None
    finally:
        line.close()
    return DONE


def _sit(client: Listener, args: Any, room: str) -> None:
    """Into the room, or into one that is opened for me."""
    if room:
        client.join(room, args.watch)
        return
    nature = registry.nature(args.KEY)
    seats = int(args.seats) if args.seats.isdecimal() else nature.seats[0]
    client.open(args.KEY, seats, options=pairs(args.options), variant=args.variant, one_deal=args.one_deal)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return "-"


def _device() -> str:
    """Who this device is to card rooms, made once and kept: by it a seat is found again."""
    place: Path = tally.file().with_name("device")
    try:
        known = place.read_text(encoding="ascii").strip()
        if known:
            return known
    except OSError:
        pass
    made = secrets.token_urlsafe(24)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
            file.write(made + "\n")
    except OSError:
        return made
    return made
