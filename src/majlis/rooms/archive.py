"""What becomes of rooms in the long run: each is known at a glance, and the logs of those that are over go into a table
of their own, so that the one in which people play stays small.

Whoever writes on in such a room brings it back in the same commit. All of it is statements for one connection.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, exists, func, insert, or_, select, update

from majlis.rooms.glance import Glance, Tally
from majlis.rooms.schema import ARCHIVE, DEADLINES, ENTRIES, GLANCES, JOBS

MANY: Final = 20  # rooms that are put away in one commit
LINE: Final = b"\n"  # between two entries: they are JSON without line breaks


def note(connection: Connection, seen: Mapping[str, Glance], at: float) -> None:
    """Keep what is known of rooms that are written now."""
    connection.execute(delete(GLANCES).where(GLANCES.c.room.in_(seen)))
    rows = [{"room": room, "at": at, "archived": 0, **one._asdict()} for room, one in seen.items()]
    connection.execute(insert(GLANCES), rows)


def tally(connection: Connection) -> Tally:
    """All rooms, counted."""
    asked = select(func.count(), func.sum(GLANCES.c.archived), func.sum(GLANCES.c.matches)).select_from(GLANCES)
    return Tally(*(int(value or 0) for value in connection.execute(asked).one()))


# -- there --


def old(connection: Connection, before: float, spared: Iterable[str]) -> list[str]:
    """Rooms that are over, or that everybody has left, since `before`, and in which nothing is to come by itself."""
    waits = [exists().where(table.c.room == GLANCES.c.room) for table in (DEADLINES, JOBS)]
    asked = (
        select(GLANCES.c.room)
        .where(GLANCES.c.archived == 0, GLANCES.c.at < before, ~or_(*waits))
        .where(or_(GLANCES.c.phase == "over", GLANCES.c.people == 0), GLANCES.c.room.not_in(list(spared)))
        .order_by(GLANCES.c.at)
        .limit(MANY)
    )
    return list(connection.execute(asked).scalars())


def put_away(connection: Connection, rooms: Sequence[str]) -> None:
    """Move the logs of rooms into the archive."""
    for room in rooms:
        bodies = [row.body for row in connection.execute(_entries(room))]
        if bodies:
            packed = zlib.compress(LINE.join(bodies))
            connection.execute(insert(ARCHIVE), {"room": room, "entries": len(bodies), "body": packed})
            connection.execute(delete(ENTRIES).where(ENTRIES.c.room == room, ENTRIES.c.seq < len(bodies)))
        connection.execute(update(GLANCES).where(GLANCES.c.room == room).values(archived=1))


# -- and back --


def load(connection: Connection, room: str) -> list[bytes]:
    """The log of a room, wherever it lies."""
    found = [row.body for row in connection.execute(_entries(room))]
    if not found:
        packed = connection.execute(select(ARCHIVE.c.body).where(ARCHIVE.c.room == room)).scalar()
        found = zlib.decompress(packed).split(LINE) if packed is not None else []
    return found or [row.body for row in connection.execute(_entries(room))]  # brought back between the two


def bring_back(connection: Connection, rooms: Sequence[str], at: float) -> None:
    """Those of `rooms` that are in the archive are written on in."""
    asked = select(ARCHIVE).where(ARCHIVE.c.room.in_(rooms)).with_for_update()
    for row in connection.execute(asked).all():
        bodies = zlib.decompress(row.body).split(LINE)
        entries = [{"room": row.room, "seq": number, "body": body} for number, body in enumerate(bodies)]
        connection.execute(insert(ENTRIES), entries)
        connection.execute(delete(ARCHIVE).where(ARCHIVE.c.room == row.room))
        connection.execute(update(GLANCES).where(GLANCES.c.room == row.room).values(archived=0, at=at))


def _entries(room: str) -> Select[Any]:
    return select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.seq)
