"""A store that several processes (nodes) write: each room is kept by one of them at a time.

The key of an entry (room and number) is what keeps two writers apart; that one node keeps a room only saves them from
getting into each other's way. Who keeps it stands in a lease, and a node holds its leases while it gives signs of life.
All times are those of the database: the clocks of nodes may differ.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, event, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from majlis.rooms.ledger import Coming, Deadline, Job, NotOurs, Unfinished
from majlis.rooms.schema import ARCHIVE, DEADLINES, ENTRIES, JOBS, LEASES, NODES
from majlis.rooms.store import SqlStore, Wish

ALIVE: Final = 2.0  # seconds that a sign of life holds
BEAT: Final = 0.5  # seconds between two
SILENT: Final = 2 * BEAT  # seconds after which the bus is asked whether a node is there
FORGET: Final = 24 * 3600.0  # seconds after which a dead node is struck out
MANY: Final = 20  # rooms that a node takes over at a time


class Other(NamedTuple):
    """Another node that is alive, and its open rooms as it wrote them."""

    name: str
    rooms: bytes
    until: float
    silent: float  # seconds since its last sign of life


class SharedStore(SqlStore):
    """The store as one node sees it."""

    def __init__(self, engine: Engine) -> None:
        self.node: str = secrets.token_urlsafe(9)
        self.clock: Callable[[], float] = time.time
        self.ahead: float = 0.0  # seconds by which the database's clock is ahead of ours
        self.offered: bytes = b""  # our open rooms, for the lobbies of all
        self.leaving: bool = False
        super().__init__(engine)

    @classmethod
    def tune(cls, engine: Engine) -> None:
        """A file, which only tests share, cannot lock a row: there who reads before writing locks everything."""
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _as_told)
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))

    def now(self) -> float:
        return self.clock() + self.ahead

    def _time(self) -> ColumnElement[Any]:
        """The database's clock, in seconds since 1970."""
        if self.engine.dialect.name == "sqlite":
            return (func.julianday("now") - 2440587.5) * 86400.0
        return func.extract("epoch", func.clock_timestamp())

    # -- signs of life --

    async def live(self) -> list[Other]:
        """Say that we are alive; which others are."""
        return await self.run(self._live)

    def _live(self) -> list[Other]:
        began = self.clock()
        with self.engine.begin() as connection:
            now = float(connection.execute(select(self._time())).scalar_one())
            until = now if self.leaving else now + ALIVE
            ours = {"until": until, "rooms": self.offered}
            if not connection.execute(update(NODES).where(NODES.c.name == self.node).values(ours)).rowcount:
                connection.execute(insert(NODES), {"name": self.node, **ours})
                connection.execute(delete(NODES).where(NODES.c.until < now - FORGET))
            others = connection.execute(select(NODES).where(NODES.c.until > now, NODES.c.name != self.node)).all()
        self.ahead = now - (began + self.clock()) / 2
        return [Other(row.name, row.rooms, row.until, now - (row.until - ALIVE)) for row in others]

    async def bury(self, other: Other) -> None:
        """A node is dead before its last sign of life has run out; not so if it has given another one."""
        grave = update(NODES).where(NODES.c.name == other.name, NODES.c.until == other.until)
        await self.do(lambda connection: connection.execute(grave.values(until=self._time())))

    async def bow_out(self) -> None:
        """Leave for good: whoever is asked for one of our rooms takes it."""
        self.leaving = True
        await self.run(self._live)

    # -- who keeps which room --

    async def taken(self, rooms: Sequence[str]) -> list[str]:
        """Those of `rooms` that others keep by now."""

        def ask() -> list[str]:
            with self.engine.connect() as connection:
                ours = connection.execute(select(LEASES.c.room).where(LEASES.c.node == self.node)).scalars()
                return sorted({*rooms} - {*ours})

        return await self.run(ask)

    async def keeper(self, room: str, nodes: Sequence[str]) -> str:
        """The node that keeps `room`. If nobody alive does, the one of `nodes` that is first by lot for it is to."""

        def ask() -> str:
            question = select(LEASES.c.node).join(NODES, NODES.c.name == LEASES.c.node)
            with self.engine.connect() as connection:
                found = connection.execute(question.where(LEASES.c.room == room, NODES.c.until > self._time()))
                return found.scalar() or ""

        return await self.run(ask) or by_lot(room, nodes)

    async def take(self, room: str) -> Unfinished | None:
        try:
            left = await self.run(self._take, room)
        except IntegrityError:  # somebody took it at the same moment
            left = await self.run(self._take, room)
        self._written.discard(room)  # whoever kept it meanwhile may have put it away
        return left

    def _take(self, room: str) -> Unfinished | None:
        with self.engine.begin() as connection:
            died = 0.0
            lease = select(LEASES.c.node).where(LEASES.c.room == room).with_for_update()
            keeper = connection.execute(lease).scalar()
            if keeper is None:
                there = or_(*(exists().where(table.c.room == room) for table in (ENTRIES, ARCHIVE)))
                if not connection.execute(select(there)).scalar():
                    return None
                connection.execute(insert(LEASES), {"room": room, "node": self.node})
            elif keeper != self.node:
                alive = select(NODES.c.until, self._time().label("now")).where(NODES.c.name == keeper)
                row = connection.execute(alive).one_or_none()
                if row is not None and row.until > row.now:
                    raise NotOurs(room, keeper)
                died = row.until - ALIVE if row is not None else 0.0
                connection.execute(update(LEASES).where(LEASES.c.room == room).values(node=self.node))
            return Unfinished(self._coming_in(connection, room), died)

    def _coming_in(self, connection: Connection, room: str) -> Coming:
        """What is to happen by itself in a room. Asking is an attempt at its job."""
        connection.execute(update(JOBS).where(JOBS.c.room == room).values(attempts=JOBS.c.attempts + 1))
        job = connection.execute(select(JOBS).where(JOBS.c.room == room)).one_or_none()
        due = connection.execute(select(DEADLINES).where(DEADLINES.c.room == room)).one_or_none()
        return Coming(
            Deadline(due.entry, due.at, due.seconds, due.window) if due is not None else None,
            Job(job.entry, job.seat, job.attempts) if job is not None else None,
        )

    async def orphans(self) -> list[str]:
        """Rooms in which something is to happen by itself, and whose node has died."""
        return await self.run(self._orphans)

    def _orphans(self) -> list[str]:
        dead = ~exists().where(NODES.c.name == LEASES.c.node, NODES.c.until > self._time())
        waits = [exists().where(table.c.room == LEASES.c.room) for table in (DEADLINES, JOBS)]
        question = select(LEASES.c.room).where(dead, or_(*waits)).limit(MANY)
        with self.engine.begin() as connection:
            return list(connection.execute(question.with_for_update(skip_locked=True)).scalars())

    def allow(self, connection: Connection, batch: list[Wish]) -> None:
        new = [wish.room for wish in batch if wish.rows and wish.rows[0]["seq"] == 0]
        if new:
            connection.execute(insert(LEASES), [{"room": room, "node": self.node} for room in new])
        rooms = {wish.room for wish in batch} - set(new)
        if not rooms:
            return
        question = select(LEASES.c.room).where(LEASES.c.room.in_(rooms), LEASES.c.node == self.node)
        ours = set(connection.execute(question.with_for_update(read=True)).scalars())
        for room in rooms - ours:
            raise NotOurs(room, "")

    def free(self, connection: Connection, rooms: Sequence[str]) -> Sequence[str]:
        """With them goes their lease: who has one of them in memory takes it again before writing on."""
        alive = select(NODES.c.name).where(NODES.c.until > self._time(), NODES.c.name != self.node)
        leases = select(LEASES.c.room, LEASES.c.node.in_(alive).label("theirs")).where(LEASES.c.room.in_(rooms))
        found = connection.execute(leases.with_for_update(skip_locked=True, of=LEASES)).all()
        mine = [row.room for row in found if not row.theirs]
        connection.execute(delete(LEASES).where(LEASES.c.room.in_(mine)))
        return mine

    async def coming(self) -> dict[str, Unfinished]:
        return {}  # a node that starts has left nothing; it takes over what dead ones have

    async def beat(self, now: float) -> None:
        """Nothing: `live` says it, and more often."""


def _as_told(connection: Any, _: object) -> None:
    """Let the driver begin no transaction by itself."""
    connection.isolation_level = None


def by_lot(room: str, nodes: Sequence[str]) -> str:
    """The node that is first for a room, the same for whoever asks: the highest hash of the two (rendezvous)."""

    def lot(node: str) -> Any:
        return blake2b(f"{node} {room}".encode(), digest_size=8).digest()

    return max(nodes, key=lot)
