"""Where the logs of rooms are kept: SQLite by default, the same statements for any database SQLAlchemy speaks to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import bindparam, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from majlis.rooms.schema import DEADLINES, ENTRIES, JOBS, PULSE, upgrade

MOST_TOGETHER: Final = 256


class Deadline(NamedTuple):
    """A seat's time is up at `at`, in seconds since 1970; it had `seconds` of it."""

    entry: int  # the table as it was after this entry
    at: float
    seconds: float
    window: int  # of the rules; 0: the clock of a turn


class Job(NamedTuple):
    """A bot is to move. `attempts`: how many processes have begun to think about it and have not lived to tell."""

    entry: int
    seat: int
    attempts: int = 0


class Coming(NamedTuple):
    """What is to happen in a room by itself."""

    deadline: Deadline | None = None
    job: Job | None = None


class Conflict(Exception):
    """Somebody else has written on in this room: read it again and judge anew."""


class Store(Protocol):
    """Keeps the entries of rooms, in order, for good."""

    async def append(self, room: str, first: int, bodies: Sequence[bytes], coming: Coming | None = None) -> None:
        """Write entries from number `first` on, all or none; Conflict if one is there already.

        With them what comes next by itself, unless nothing changes about that.
        """

    async def load(self, room: str) -> list[bytes]:
        """All entries of a room, none if there is no such room."""

    async def rooms(self) -> list[str]:
        """The keys of all rooms."""

    async def coming(self) -> dict[str, Coming]:
        """What is to happen by itself, by room. Each call is an attempt at every job."""

    async def beat(self, now: float) -> float | None:
        """Note that we are alive; when that was noted before."""

    async def close(self) -> None:
        """Write what is left and let go."""


Rows = list[dict[str, Any]]


class Wish(NamedTuple):
    """What a room wants written."""

    room: str
    rows: Rows
    coming: Coming | None
    written: asyncio.Future[None]


class SqlStore:
    """Entries in a table keyed by room and number: the key is what keeps two writers apart.

    What rooms want written at the same time is committed together, so that a safe commit costs each of them less. All
    are told only after it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Wish] = []
        self._more = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """Open a database by its URL, or a SQLite file by its path; make what is missing in it."""
        if "://" not in url:
            Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
            url = f"sqlite+aiosqlite:///{Path(url).expanduser()}"
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _durable)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def append(self, room: str, first: int, bodies: Sequence[bytes], coming: Coming | None = None) -> None:
        rows = [{"room": room, "seq": first + i, "body": body} for i, body in enumerate(bodies)]
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Wish(room, rows, coming, written))
        self._more.set()
        await written

    async def _write(self) -> None:
        """Commit what is waiting, again and again."""
        while True:
            await self._more.wait()
            self._more.clear()
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if self._waiting:
                self._more.set()
            await self._commit(batch)

    async def _commit(self, batch: list[Wish]) -> None:
        """Together if that goes; one by one if something is in the way, so that only its own writer hears of it."""
        failure: BaseException | None = None
        try:
            await self._insert(batch)
        except Exception as wrong:
            failure = wrong
        for wish in batch:
            if failure is not None and len(batch) > 1:
                await self._commit([wish])
            elif not wish.written.done():
                if isinstance(failure, IntegrityError):
                    wish.written.set_exception(Conflict(wish.room))
                elif failure is not None:
                    wish.written.set_exception(failure)
                else:
                    wish.written.set_result(None)

    async def _insert(self, batch: list[Wish]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(ENTRIES), [row for wish in batch for row in wish.rows])
            coming = {wish.room: wish.coming for wish in batch if wish.coming is not None}  # a room's last word
            if coming:
                await _note(connection, coming)

    async def load(self, room: str) -> list[bytes]:
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.seq)
        async with self._engine.connect() as connection:
            return [row.body for row in await connection.execute(wanted)]

    async def rooms(self) -> list[str]:
        async with self._engine.connect() as connection:
            return [row.room for row in await connection.execute(select(ENTRIES.c.room).distinct())]

    async def coming(self) -> dict[str, Coming]:
        async with self._engine.begin() as connection:
            await connection.execute(update(JOBS).values(attempts=JOBS.c.attempts + 1))
            found = {
                row.room: Coming(Deadline(row.entry, row.at, row.seconds, row.window))
                for row in await connection.execute(select(DEADLINES).order_by(DEADLINES.c.at))
            }
            for row in await connection.execute(select(JOBS)):
                job = Job(row.entry, row.seat, row.attempts)
                found[row.room] = found.get(row.room, Coming())._replace(job=job)
        return found

    async def beat(self, now: float) -> float | None:
        async with self._engine.begin() as connection:
            before: float | None = (await connection.execute(select(PULSE.c.at))).scalar()
            await connection.execute(delete(PULSE))
            await connection.execute(insert(PULSE), {"id": 1, "at": now})
        return before

    async def close(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()


async def _note(connection: AsyncConnection, coming: dict[str, Coming]) -> None:
    """What comes next in these rooms, in the place of what was to come."""
    rooms = [{"key": room} for room in coming]
    for table in (DEADLINES, JOBS):
        await connection.execute(delete(table).where(table.c.room == bindparam("key")), rooms)
    deadlines = [{"room": r, **c.deadline._asdict()} for r, c in coming.items() if c.deadline is not None]
    if deadlines:
        await connection.execute(insert(DEADLINES), deadlines)
    jobs = [{"room": r, **c.job._asdict()} for r, c in coming.items() if c.job is not None]
    if jobs:
        await connection.execute(insert(JOBS), jobs)


def _durable(connection: Any, _: object) -> None:
    """What is acknowledged must survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
