"""Judged, carried out in mind, written down, and only then told: what nobody has written down has not happened.

While an entry is being written its room's lock is held, so nobody sees the table between the two; what could not be
written is taken back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from majlis.event import Event
from majlis.move import Reason, Refused
from majlis.plan import Seat
from majlis.rooms import protocol, tables
from majlis.rooms.figures import Figures
from majlis.rooms.glance import glance
from majlis.rooms.ledger import Coming, Conflict, NotOurs, Store
from majlis.rooms.live import Guest, LiveTable
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Entry, Mark, OtherRules, Room, refold
from majlis.rooms.scene import Scene, scene, step

LOG: Final = logging.getLogger("majlis.rooms")
ENCODER: Final = msgspec.json.Encoder()
Message = str | Callable[[Painter], str]
AGAIN: Final = 1.0  # seconds until what could not be written down is tried again


class Scribe:
    """Writes down what happens at tables, and tells it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.figures = Figures()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- write, then tell --

    @asynccontextmanager
    async def holding(self, table: LiveTable) -> AsyncIterator[None]:
        """Be alone at a table, and know how it stands."""
        async with table.lock:
            if table.doubtful:
                await self._reread(table)
                await self.tell(table, [], "", "")  # it may be that more is written than anybody was told
            yield

    async def write(self, table: LiveTable, entries: Sequence[Entry]) -> list[Event]:
        """Fold entries in and write them down. If somebody else wrote first, the room is read again."""
        before, room = table.room.mark(), table.room
        heard = self._fold(table, entries, before)
        seen, coming, table.doubtful = glance(room), self.foresee(table), True
        news = seen if seen != table.seen else None
        try:
            bodies = [ENCODER.encode(entry) for entry in entries]
            began = time.perf_counter()
            table.writing = asyncio.ensure_future(self.store.append(room.key, before.entries, bodies, coming, news))
            await asyncio.shield(table.writing)  # who is cut off here does not take the writing along
            self.figures.writing.took(time.perf_counter() - began)
        except Conflict:
            await self._reread(table)
            raise Refused(Reason("stale")) from None
        except NotOurs:
            self.let_go(table)
            raise Refused(Reason("elsewhere")) from None
        except self.store.fault as wrong:
            LOG.exception("room %s cannot be written", room.key)
            self.figures.not_written += 1
            room.back_to(before)
            table.doubtful = bool(getattr(wrong, "connection_invalidated", False))  # it may have been written
            raise Refused(Reason("not-written")) from None
        table.doubtful, table.seen = False, seen
        self.settle(table)
        return heard

    def _fold(self, table: LiveTable, entries: Sequence[Entry], before: Mark) -> list[Event]:
        heard: list[Event] = []
        try:
            for entry in entries:
                heard += table.room.fold(entry)
        except Refused as refused:
            table.room.back_to(before)
            raise Refused(refused.reason) from None
        except Exception:
            LOG.exception("room %s broke at entry %d", table.room.key, table.room.entries)
            table.broken = True
            self.figures.broken += 1
            raise Refused(Reason("broken")) from None
        return heard

    async def _reread(self, table: LiveTable) -> None:
        """Take the room from its log again: somebody else wrote, or we cannot know whether we did."""
        if table.writing is not None and not table.writing.done():
            await asyncio.wait([table.writing])
        try:
            table.room = self.refold(table.room.key, await self.store.load(table.room.key))
        except self.store.fault:
            table.doubtful = True
            raise Refused(Reason("not-written")) from None
        table.doubtful = False

    def refold(self, key: str, bodies: list[bytes]) -> Room:
        """A room from its log; Refused where that cannot be read."""
        try:
            return refold(key, bodies)
        except OtherRules:
            LOG.warning("room %s waits for other rules than are installed", key)
            raise
        except Exception:
            LOG.exception("room %s cannot be read again", key)
            raise Refused(Reason("broken")) from None

    def let_go(self, table: LiveTable) -> None:
        """Another process keeps this room now: forget it, and let its people come in again, there."""
        table.broken = True
        if self.tables.get(table.room.key) is table:
            del self.tables[table.room.key]
        for task in (table.timer, table.bots):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        for guest in table.guests[:]:
            guest.cut()

    def foresee(self, table: LiveTable) -> Coming | None:
        """What comes by itself now, to be written in the same commit; None if nothing changes about it."""
        raise NotImplementedError

    def settle(self, table: LiveTable) -> None:
        """Prepare for what comes by itself, now that it is written."""
        raise NotImplementedError

    async def tell(self, table: LiveTable, heard: list[Event], message: Message, name: str) -> None:
        """Tell everybody at the table what happened, each in their language and as their seat may know it."""
        if heard:
            table.past.append((table.room.entries, heard))
        frames: dict[tuple[Seat, str], protocol.Step] = {}  # all who watch in one language are sent the same
        seen = scene(table.room)
        for guest in table.present():
            whose = (guest.seat, guest.lang)
            if whose not in frames:
                lines = self._notice(table, guest, message, name) if message else []
                frames[whose] = self.frame(table, guest, heard, lines, seen)
            await guest.send(frames[whose])

    def _notice(self, table: LiveTable, guest: Guest, message: Message, name: str) -> list[protocol.Line]:
        if isinstance(message, str):
            return tables.notice(guest.lang, message, name)
        return [protocol.Line(message(self.painter(table, guest.seat, guest.lang)), "room")]

    def frame(
        self,
        table: LiveTable,
        guest: Guest,
        heard: list[Event],
        lines: list[protocol.Line],
        seen: Scene | None = None,
    ) -> protocol.Step:
        """What one guest is sent."""
        frame = step(table.room, self.painter(table, guest.seat, guest.lang), heard, lines, seen)
        if table.until is not None:
            frame.view.seconds = max(0.0, round(table.until - asyncio.get_running_loop().time(), 1))
        return frame

    def painter(self, table: LiveTable, seat: Seat, lang: str) -> Painter:
        """Who paints this table for a seat in a language; a new one when the people have changed."""
        room = table.room
        found = table.painters.get((seat, lang))
        if found is None or found.people != room.names or found.game is not room.game:
            found = Painter(room.game, seat, lang, tables.names(room, lang))
            found.people = room.names[:]
            table.painters[seat, lang] = found
        return found

    # -- work of its own --

    def later(self, work: Any) -> asyncio.Task[None]:
        """Begin something that nobody waits for."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def insist(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do what nobody will ask for again, until it can be written down."""
        while True:
            try:
                return await deed()
            except Refused as refused:
                if refused.reason.what not in ("not-written", "stale"):
                    raise
            await asyncio.sleep(AGAIN)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the hall failed", exc_info=task.exception())

    async def close(self) -> None:
        """Stop what runs; everything is written down already."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()
