"""Where the logs of rooms are kept: SQLite by default, the same statements for any database SQLAlchemy speaks to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import Column, Integer, LargeBinary, MetaData, String, Table, event, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


class SqlStore:
    """Entries in a table keyed by room and number: the key is what keeps two writers apart."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

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
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(ENTRIES), rows)
        except IntegrityError as clash:
            raise Conflict(room) from clash

    async def load(self, room: str) -> list[bytes]:
        wanted = select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.seq)
        async with self._engine.connect() as connection:
            return [row.body for row in await connection.execute(wanted)]

    async def rooms(self) -> list[str]:
        async with self._engine.connect() as connection:
            return [row.room for row in await connection.execute(select(ENTRIES.c.room).distinct())]

    async def close(self) -> None:
        await self._engine.dispose()


def _durable(connection: Any, _: object) -> None:
    """What is acknowledged must survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
