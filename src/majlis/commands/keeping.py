"""`majlis backup` and `majlis restore`: copies of the store of a card room; `majlis rebuild`: what its logs tell."""

from __future__ import annotations

import asyncio
from pathlib import Path

from majlis.commands.call import DONE, Call, refused
from majlis.commands.elsewhere import DATABASE
from majlis.commands.parser import Parser
from majlis.rooms.keeping import backup as copied
from majlis.rooms.keeping import restore as put_back
from majlis.rooms.rebuild import Rebuilt
from majlis.rooms.rebuild import rebuild as made_again
from majlis.rooms.serve import hold, opened


def backup(call: Call, arguments: list[str]) -> int:
    """Copy the store to a file, also while the room is open."""
    parser = Parser(call, "backup")
    parser.add_argument("FILE")
    parser.add_argument("--database", default=DATABASE, metavar="FILE")
    args = parser.parse_args(arguments)
    return told(call, "backup-made", copied(args.database, args.FILE), args.FILE)


def restore(call: Call, arguments: list[str]) -> int:
    """Put a copy back; the room must be closed."""
    parser = Parser(call, "restore")
    parser.add_argument("FILE")
    parser.add_argument("--database", default=DATABASE, metavar="FILE")
    parser.add_argument("--replace", action="store_true")
    args = parser.parse_args(arguments)
    held = hold(args.database)
    try:
        return told(call, "backup-restored", put_back(args.FILE, args.database, args.replace), args.FILE)
    finally:
        if held is not None:
            held.close()


def rebuild(call: Call, arguments: list[str]) -> int:
    """Make again from the logs what is kept beside them; a room on a file must be closed."""
    parser = Parser(call, "rebuild")
    parser.add_argument("--database", default=DATABASE, metavar="FILE")
    database = parser.parse_args(arguments).database
    if "://" not in database and not Path(database).expanduser().is_file():
        raise refused("no-such-file", name=database)
    held = hold(database)
    try:
        made = asyncio.run(_rebuilt(database))
    finally:
        if held is not None:
            held.close()
    if call.json:
        call.give(made._asdict())
    else:
        call.say(call.text("rebuilt", {"count": made.rooms}))
        if made.unread:
            call.say(call.text("rebuilt-not", {"count": made.unread}))
    return DONE


async def _rebuilt(database: str) -> Rebuilt:
    store = await opened(database)
    try:
        return await made_again(store)
    finally:
        await store.close()


def told(call: Call, what: str, rooms: int, file: str) -> int:
    """How many rooms are in the copy."""
    if call.json:
        call.give({"rooms": rooms, "file": file})
    else:
        call.say(call.text(what, {"count": rooms, "name": file}))
    return DONE
