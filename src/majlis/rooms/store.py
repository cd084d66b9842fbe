"""Where the logs of rooms are kept: SQLite by default, the same statements for any database SQLAlchemy speaks to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MOST_TOGETHER: Final = 256
METADATA: Final = MetaData()
ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written on in this room: read it again and judge anew."""


class Store(Protocol):
    """Keeps the entries of rooms, in order, for good."""

    async def append(self, room: str, first: int, bodies: Sequence[bytes]) -> None:
        """Write entries from number `first` on, all or none; Conflict if one is there already."""

    async def load(self, room: str) -> list[bytes]:
        """All entries of a room, none if there is no such room."""

    async def rooms(self) -> list[str]:
        """The keys of all rooms."""

    async def close(self) -> None:
        """Write what is left and let go."""


Rows = list[dict[str, Any]]


class SqlStore:
    """Entries in a table keyed by room and number: the key is what keeps two writers apart.

    What rooms want written at the same time is committed together, so that a safe commit costs each of them less. All
    are told only after it.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Rows, asyncio.Future[None]]] = []
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
        async with engine.begin() as connection:
            await connection.run_sync(METADATA.create_all)
        return cls(engine)

    async def append(self, room: str, first: int, bodies: Sequence[bytes]) -> None:
        rows = [{"room": room, "seq": first + i, "body": body} for i, body in enumerate(bodies)]
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, written))
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

    async def _commit(self, batch: list[tuple[Rows, asyncio.Future[None]]]) -> None:
        """Together if that goes; one by one if something is in the way, so that only its own writer hears of it."""
        failure: BaseException | None = None
        try:
            await self._insert([row for rows, _ in batch for row in rows])
        except Exception as wrong:
            failure = wrong
        for rows, written in batch:
            if failure is not None and len(batch) > 1:
                await self._commit([(rows, written)])
            elif not written.done():
                if isinstance(failure, IntegrityError):
                    written.set_exception(Conflict(rows[0]["room"]))
                elif failure is not None:
                    written.set_exception(failure)
                else:
                    written.set_result(None)

    async def _insert(self, rows: Rows) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(ENTRIES), rows)

    async def load(self, room: str) -> list[bytes]:
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.seq)
        async with self._engine.connect() as connection:
            return [row.body for row in await connection.execute(wanted)]

    async def rooms(self) -> list[str]:
        async with self._engine.connect() as connection:
            return [row.room for row in await connection.execute(select(ENTRIES.c.room).distinct())]

    async def close(self) -> None:
        while self._waiting:
            await asyncio.sleep(0)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()


def _durable(connection: Any, _: object) -> None:
    """What is acknowledged must survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
