"""Where the logs of rooms are kept: SQLite by default, the same statements for any database SQLAlchemy speaks to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    CompoundSelect,
    Connection,
    Engine,
    Row,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from majlis.rooms import archive
from majlis.rooms.glance import Glance, Tally
from majlis.rooms.ledger import Coming, Conflict, Deadline, Job, Noted, Unfinished
from majlis.rooms.schema import ARCHIVE, AUDIT, DEADLINES, ENTRIES, JOBS, PULSE, upgrade

T = TypeVar("T")
MOST_TOGETHER: Final = 256
MOST_AT_ONCE: Final = 4  # threads that wait for answers
MOST_LIVE: Final = 20_000  # rooms of which it is remembered that they are not in the archive
STEPS_LOCK: Final = 20_261_130  # any number that nobody else takes


Rows = list[dict[str, Any]]


class Wish(NamedTuple):
    """What a room wants written."""

    room: str
    rows: Rows
    coming: Coming | None
    seen: Glance | None
    written: asyncio.Future[None]


class SqlStore:
    """Entries in a table keyed by room and number: the key is what keeps two writers apart.

    A thread of its own writes. What rooms want written while it commits is committed together afterwards, so that a
    safe commit costs each of them less. All are told only after it.
    """

    fault: type[Exception] = SQLAlchemyError

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._pen = Lock()
        self._entry = insert(ENTRIES).compile(engine)
        self._written: set[str] = set()  # rooms that we have written in, and that have not been put away since
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, "store-asks")
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Wish] = []
        self._wishes: SimpleQueue[list[Wish] | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """Open a database by its URL, or a SQLite file by its path; make what is missing in it."""
        if "://" not in url:
            Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
            url = f"sqlite:///{Path(url).expanduser()}"
        engine = create_engine(with_driver(url), pool_pre_ping=not url.startswith("sqlite"))  # a server may be gone
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _durable)
        cls.tune(engine)
        upgrade = asyncio.ensure_future(asyncio.to_thread(_upgraded, engine))
        try:
            await asyncio.shield(upgrade)
        except BaseException:  # called off, the thread still goes to its end
            await asyncio.wait([upgrade])
            engine.dispose()
            raise
        return cls(engine)

    @classmethod
    def tune(cls, engine: Engine) -> None:
        """What else the database must be told."""

    def append(
        self,
        room: str,
        first: int,
        bodies: Sequence[bytes],
        coming: Coming | None = None,
        seen: Glance | None = None,
    ) -> asyncio.Future[None]:
        rows = [{"room": room, "seq": first + i, "body": body} for i, body in enumerate(bodies)]
        written: asyncio.Future[None] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Wish(room, rows, coming, seen, written))
        return written

    def _hand_over(self) -> None:
        """What one turn of the loop has gathered goes to the writer at once: waking it for each takes longer."""
        if self._gathered:
            self._wishes.put(self._gathered)
            self._gathered = []

    def _write(self) -> None:
        """Commit what is wished for, again and again, until the end is wished for."""
        wishes = self._wishes.get()
        while wishes is not None:
            batch = wishes[:]
            with suppress(Empty):
                while wishes is not None and len(batch) < MOST_TOGETHER:
                    wishes = self._wishes.get_nowait()
                    batch += wishes or []
            results = self._commit(batch)
            with suppress(RuntimeError):  # the loop is gone, and whoever waited in it
                self._loop.call_soon_threadsafe(_answer, results)
            wishes = None if wishes is None else self._wishes.get()

    def _commit(self, batch: list[Wish]) -> list[tuple[Wish, Exception | None]]:
        """Together if that goes; one by one if something is in the way, so that only its own writer hears of it."""
        try:
            self._insert(batch)
        except Exception as wrong:
            if len(batch) > 1:
                return [result for wish in batch for result in self._commit([wish])]
            return [(batch[0], Conflict(batch[0].room) if isinstance(wrong, IntegrityError) else wrong)]
        return [(wish, None) for wish in batch]

    def _insert(self, batch: list[Wish]) -> None:
        rooms = {wish.room for wish in batch if wish.rows}
        with self._pen:
            with self.engine.begin() as connection:
                self.allow(connection, batch)
                if not rooms <= self._written:  # asking about a room takes longer than writing in it
                    archive.bring_back(connection, sorted(rooms - self._written), self.now())
                self._enter(connection, [row for wish in batch for row in wish.rows])
                coming = {wish.room: wish.coming for wish in batch if wish.coming is not None}  # a room's last word
                if coming:
                    _note(connection, coming)
                seen = {wish.room: wish.seen for wish in batch if wish.seen is not None}
                if seen:
                    archive.note(connection, seen, self.now())
            if len(self._written) > MOST_LIVE:
                self._written.clear()
            self._written |= rooms

    def _enter(self, connection: Connection, rows: Rows) -> None:
        """What every move waits for, as the driver takes it: SQLAlchemy's own way takes twice as long as the disk."""
        order = self._entry.positiontup
        given = [tuple(row[name] for name in order) for row in rows] if order is not None else rows
        connection.exec_driver_sql(str(self._entry), given)

    def allow(self, connection: Connection, batch: list[Wish]) -> None:
        """May these be written by us? NotOurs if not. A database of one process asks nobody."""

    async def take(self, room: str) -> Unfinished | None:
        return None

    def now(self) -> float:
        return time.time()

    async def load(self, room: str) -> list[bytes]:
        return await self.do(lambda connection: archive.load(connection, room))

    async def rooms(self) -> list[str]:
        live, over = select(ENTRIES.c.room).where(ENTRIES.c.seq == 0), select(ARCHIVE.c.room)
        return [row.room for row in await self._ask(live.union(over))]

    async def put_away(self, before: float, spared: Collection[str]) -> int:
        def put_away(connection: Connection) -> int:
            with self._pen:  # nobody writes on in a room while it is moved
                rooms = self.free(connection, archive.old(connection, before, spared))
                self._written.difference_update(rooms)
                archive.put_away(connection, rooms)
                connection.commit()  # still with the pen in hand
            return len(rooms)

        return await self.do(put_away)

    def free(self, connection: Connection, rooms: Sequence[str]) -> Sequence[str]:
        """Those of `rooms` that no other process keeps."""
        return rooms

    async def tally(self) -> Tally:
        return await self.do(archive.tally)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Something in a transaction of its own."""

        def do() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.run(do)

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something that waits for the database: in a thread of ours, so that none is left over at the end."""
        return await self._loop.run_in_executor(self._threads, work, *arguments)

    async def _ask(self, question: Select[Any] | CompoundSelect[Any]) -> Sequence[Row[Any]]:
        def ask() -> Sequence[Row[Any]]:
            with self.engine.connect() as connection:
                return connection.execute(question).all()

        return await self.run(ask)

    async def coming(self) -> dict[str, Unfinished]:
        return await self.run(self._coming)

    def _coming(self) -> dict[str, Unfinished]:
        with self.engine.begin() as connection:
            died: float = connection.execute(select(PULSE.c.at)).scalar() or 0.0
            connection.execute(update(JOBS).values(attempts=JOBS.c.attempts + 1))
            found = {
                row.room: Coming(Deadline(row.entry, row.at, row.seconds, row.window))
                for row in connection.execute(select(DEADLINES).order_by(DEADLINES.c.at))
            }
            for row in connection.execute(select(JOBS)):
                job = Job(row.entry, row.seat, row.attempts)
                found[row.room] = found.get(row.room, Coming())._replace(job=job)
        return {room: Unfinished(coming, died) for room, coming in found.items()}

    async def beat(self, now: float) -> None:
        await self.run(self._beat, now)

    def _beat(self, now: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(delete(PULSE))
            connection.execute(insert(PULSE), {"id": 1, "at": now})

    async def note(self, at: float, what: str, room: str, who: str, body: bytes, forget: float) -> None:
        def note() -> None:
            with self.engine.begin() as connection:
                connection.execute(delete(AUDIT).where(AUDIT.c.at < forget))
                connection.execute(insert(AUDIT), Noted(at, what, room, who, body)._asdict())

        await self.run(note)

    async def audit(self, most: int = 200) -> list[Noted]:
        found = await self._ask(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(most))
        return [Noted(row.at, row.what, row.room, row.who, row.body) for row in found]

    async def close(self) -> None:
        self._hand_over()
        self._wishes.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()


def _answer(results: list[tuple[Wish, Exception | None]]) -> None:
    """Tell those who wait, in their loop."""
    for wish, wrong in results:
        if not wish.written.done():
            if wrong is None:
                wish.written.set_result(None)
            else:
                wish.written.set_exception(wrong)


def with_driver(url: str) -> str:
    """A database's address with the driver that we have for it, where none is named."""
    return "postgresql+psycopg" + url[url.index("://") :] if url.startswith(("postgresql://", "postgres://")) else url


def _upgraded(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several processes that start at once, one takes the steps
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": STEPS_LOCK})
        upgrade(connection)


def _note(connection: Connection, coming: dict[str, Coming]) -> None:
    """What comes next in these rooms, in the place of what was to come."""
    rooms = [{"key": room} for room in coming]
    for table in (DEADLINES, JOBS):
        connection.execute(delete(table).where(table.c.room == bindparam("key")), rooms)
    deadlines = [{"room": r, **c.deadline._asdict()} for r, c in coming.items() if c.deadline is not None]
    if deadlines:
        connection.execute(insert(DEADLINES), deadlines)
    jobs = [{"room": r, **c.job._asdict()} for r, c in coming.items() if c.job is not None]
    if jobs:
        connection.execute(insert(JOBS), jobs)


def _durable(connection: Any, _: object) -> None:
    """What is acknowledged must survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
