"""Copies of the store: made while the room is open, and put back while it is closed. For SQLite files."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from majlis.move import Reason, Refused

TABLES: Final = ("entry", "archive")  # rooms are in one of them; a copy from long ago has only the first


def backup(database: str, target: str) -> int:
    """Copy a store as it is at one moment, also while it is used; returns how many rooms are in it."""
    source = _file(database)
    if not source.is_file():
        raise Refused(Reason("no-such-file", {"name": database}), "--database")
    copy = Path(target).expanduser()
    if copy.exists() and copy.samefile(source):  # an open room would write on into the file that was replaced
        raise Refused(Reason("copy-onto-itself", {"name": target}), "backup")
    return _copy(source, copy, target)


def restore(source: str, database: str, replace: bool) -> int:
    """Put a copy in the place of a store. One that is there is kept beside it, and only if that is wished for."""
    target, copy = _file(database), Path(source).expanduser()
    if not copy.is_file():
        raise Refused(Reason("no-such-file", {"name": source}), "restore")
    if target.exists() and not replace:
        raise Refused(Reason("database-there", {"name": database}), "--database")
    found = _copy(copy, target.with_name(f"{target.name}.new"), source)  # first: it may be the one kept beside
    if target.exists():
        _copy(target, target.with_name(f"{target.name}.before"), database)
    for ending in ("-wal", "-shm"):  # of the store that goes: they would be laid over the one that comes
        with suppress(FileNotFoundError):
            target.with_name(target.name + ending).unlink()
    os.replace(target.with_name(f"{target.name}.new"), target)
    return found


def _file(database: str) -> Path:
    if "://" in database:
        raise Refused(Reason("not-a-file", {"name": database}), "--database")
    return Path(database).expanduser()


def _copy(source: Path, target: Path, name: str) -> int:
    """A whole and sound copy, or none."""
    if not target.name or target.is_dir():
        raise Refused(Reason("cannot-copy", {"name": name, "error": os.strerror(errno.EISDIR)}))
    half = target.with_name(f"{target.name}.part")
    try:
        half.unlink(missing_ok=True)
        address = f"{source.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            sound = new.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            rooms = sum(_rooms(new, table) for table in TABLES)
        if not sound:
            raise sqlite3.DatabaseError("integrity_check")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(half, target)
    except (sqlite3.Error, OSError) as wrong:
        half.unlink(missing_ok=True)
        raise Refused(Reason("cannot-copy", {"name": name, "error": str(wrong)})) from None
    return rooms


def _rooms(copy: sqlite3.Connection, table: str) -> int:
    there = copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [table]).fetchone()
    if there is None and table != TABLES[0]:
        return 0
    return int(copy.execute(f"SELECT count(DISTINCT room) FROM {table}").fetchone()[0])
