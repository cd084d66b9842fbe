"""What is kept beside the logs, made again from them: each room at a glance, and the statistics of accounts.

The logs know no times: those that are kept stay, and what has lost its own is taken to be of when its room last
changed, or of now. Whose device has an account is not in the logs either, so that remains as it is.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select

from majlis.rooms.glance import Glance, glance
from majlis.rooms.results import Result, results
from majlis.rooms.room import DECODER, refold
from majlis.rooms.schema import ACCOUNTS, ARCHIVE, DEVICES, ENTRIES, GLANCES, RESULTS
from majlis.rooms.store import SqlStore

LOG: Final = logging.getLogger("majlis.rooms")


class Rebuilt(NamedTuple):
    """How many rooms were read, how many cannot be, and how many results were kept."""

    rooms: int
    unread: int
    results: int


async def rebuild(store: SqlStore) -> Rebuilt:
    """Read every log. What cannot be read by the rules that are here stays as it was."""
    rooms = unread = kept = 0
    for key in await store.rooms():
        bodies = await store.load(key)
        try:
            seen, found = await asyncio.to_thread(read, key, bodies)
        except Exception:
            LOG.exception("room %s cannot be read again", key)
            unread += 1
            continue
        kept += await store.do(_Known(key, seen, found, store.now()).write)
        rooms += 1
    await store.do(_forget)
    return Rebuilt(rooms, unread, kept)


def read(key: str, bodies: list[bytes]) -> tuple[Glance, list[tuple[str, Result]]]:
    """A room at a glance, and what the people of each match did when it was first over."""
    room, counted = refold(key, bodies[:1]), 0
    found: list[tuple[str, Result]] = []
    for body in bodies[1:]:
        room.fold(DECODER.decode(body))
        if room.matches > counted and not room.playing():
            counted = room.matches
            found += results(room)
    return glance(room), found


class _Known(NamedTuple):
    """What was read of one room, to be written."""

    room: str
    seen: Glance
    found: list[tuple[str, Result]]
    now: float

    def write(self, connection: Connection) -> int:
        """Keep it; how many results that were."""
        known = connection.execute(select(GLANCES.c.at).where(GLANCES.c.room == self.room)).scalar()
        over = connection.execute(select(exists().where(ARCHIVE.c.room == self.room))).scalar()
        connection.execute(delete(GLANCES).where(GLANCES.c.room == self.room))
        at = self.now if known is None else known
        row = {"room": self.room, "at": at, "archived": int(bool(over)), **self.seen._asdict()}
        connection.execute(insert(GLANCES), row)
        return sum(self._result(connection, who, result, known) for who, result in self.found)

    def _result(self, connection: Connection, who: str, result: Result, known: float | None) -> bool:
        """Keep a result, if the device is of an account that was there by then."""
        whose = select(ACCOUNTS.c.id, ACCOUNTS.c.since).join(DEVICES, DEVICES.c.account == ACCOUNTS.c.id)
        account = connection.execute(whose.where(DEVICES.c.who == who)).one_or_none()
        if account is None:
            return False
        here = (RESULTS.c.account == account.id) & (RESULTS.c.room == self.room) & (RESULTS.c.match == result.match)
        before = connection.execute(select(RESULTS.c.at).where(here)).scalar()
        if before is None and known is not None and known < account.since:
            return False
        at = next(time for time in (before, known, self.now) if time is not None)
        connection.execute(delete(RESULTS).where(here))
        connection.execute(insert(RESULTS), {"account": account.id, **result._asdict(), "at": at})
        return True


def _forget(connection: Connection) -> None:
    """Rooms that have no log."""
    logs = [exists().where(table.c.room == GLANCES.c.room) for table in (ENTRIES, ARCHIVE)]
    connection.execute(delete(GLANCES).where(~logs[0], ~logs[1]))
