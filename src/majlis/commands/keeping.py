"""`majlis backup` and `majlis restore`: copies of the store of a card room."""

from __future__ import annotations

from majlis.commands.call import DONE, Call
from majlis.commands.elsewhere import DATABASE
from majlis.commands.parser import Parser
from majlis.rooms.keeping import backup as copied
from majlis.rooms.keeping import restore as put_back
from majlis.rooms.serve import hold


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


def told(call: Call, what: str, rooms: int, file: str) -> int:
    """How many rooms are in the copy."""
    if call.json:
        call.give({"rooms": rooms, "file": file})
    else:
        call.say(call.text(what, {"count": rooms, "name": file}))
    return DONE
