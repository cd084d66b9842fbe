"""The hall: all rooms of this process, who is connected to them, and the order in which things happen in each.

A command is judged, written down, and only then carried out and told: what nobody has written down has not happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from majlis import registry
from majlis.bots import make
from majlis.chance import chance
from majlis.event import Event
from majlis.move import Reason, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol, tables
from majlis.rooms.clocks import Due, due
from majlis.rooms.live import Guest, LiveTable, live
from majlis.rooms.room import Entry, Left, Opened, Played, Room, Sat, Sealed, Started, refold
from majlis.rooms.store import Conflict, Store
from majlis.view import Mind

LOG: Final = logging.getLogger("majlis.rooms")
ENCODER: Final = msgspec.json.Encoder()
MOST_ROOMS: Final = 10_000
MOST_WATCHERS: Final = 200
AGAIN: Final = 1.0  # seconds until what could not be written down is tried again


class Hall:
    """Opens rooms, finds them again, and carries out commands."""

    def __init__(self, store: Store, pace: float = 0.8, grace: float = 60.0) -> None:
        self.store = store
        self.pace = pace  # seconds a bot takes, drawn around this beforehand
        self.grace = grace  # seconds until a bot plays for who lost the connection
        self.tables: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- rooms --

    async def open(self, guest: Guest, command: protocol.Open) -> LiveTable:
        """A new room, with its opener at the first seat."""
        if len(self.tables) >= MOST_ROOMS:
            self._forget_idle()
        if len(self.tables) >= MOST_ROOMS:
            raise Refused(Reason("rooms-full"))
        make(command.bots, chance())  # refuses a name that is no bot's
        game = registry.game(command.game, command.options, command.variant)
        registry.seated(game.nature, command.seats)
        chat = command.chat or game.nature.chat
        opened = Opened(
            command.game,
            command.seats,
            tables.agreed(game),
            guest.who,
            command.bots,
            chat,
            command.clock,
            command.one_deal,
        )
        key = secrets.token_urlsafe(9)
        await self.store.append(key, 0, [ENCODER.encode(opened)])
        table = self.tables[key] = live(Room(key, opened))
        return table

    def _forget_idle(self) -> None:
        """Let go of rooms with nobody in them and nothing to come: their logs keep them."""
        for key, table in list(self.tables.items()):
            asleep = table.timer is None and (table.bots is None or table.bots.done())
            if asleep and not table.guests and not table.lock.locked():
                del self.tables[key]

    async def find(self, key: str) -> LiveTable:
        """A room by its key, from memory or from its log. Refused if there is none."""
        async with self._opening:
            if key not in self.tables:
                bodies = await self.store.load(key) if 0 < len(key) <= 32 else []
                if not bodies:
                    raise Refused(Reason("no-such-room"))
                table = self.tables[key] = live(self._refold(key, bodies))
                for seat in range(table.room.seats):
                    if table.room.here[seat]:  # sat here when the process before ended, and may not come back
                        self._later(self._after_grace(table, SEATS[seat]))
                self._set_timer(table)
                self._wake_bots(table)
            return self.tables[key]

    def _refold(self, key: str, bodies: list[bytes]) -> Room:
        try:
            return refold(key, bodies)
        except Exception:
            LOG.exception("room %s cannot be read again", key)
            raise Refused(Reason("broken")) from None

    # -- coming and going --

    async def join(self, guest: Guest, command: protocol.Join) -> LiveTable:
        """Sit down at one's own seat or a free one, or watch."""
        table = await self.find(command.room)
        async with table.lock:
            room = table.room
            seat = None if command.watch else room.seat_of(guest.who)
            if seat is None and not command.watch:
                free = room.free()
                if not free or room.match is not None:
                    raise Refused(Reason("room-full" if not free else "room-started"))
                seat = free[0]
            if seat is None and len(table.guests) >= MOST_WATCHERS:
                raise Refused(Reason("room-full"))
            await self._greet(guest, table, seat, command.seen)
        return table

    async def _greet(self, guest: Guest, table: LiveTable, seat: Seat | None, seen: int) -> None:
        message = ""  # who only watches is not announced: they may come and go by the hundred
        if seat is not None:  # written down first: whose seat it is decides whose cards they see
            room = table.room
            message = "line-back" if room.people[seat] else "line-joined"
            if not room.here[seat] or room.names[seat] != guest.name:
                await self._write(table, [Sat(seat, guest.who, guest.name)])
            else:
                message = ""
        room = table.room
        guest.table, guest.seat = table, seat if seat is not None else SPECTATOR
        if guest not in table.guests:
            table.guests.append(guest)
        table.chat.join(guest.who, seat)
        if 0 < seen < room.entries:  # what was missed comes first
            missed = [event for entry, heard in table.past if entry > seen for event in heard]
            await guest.send(self._frame(table, guest, missed, []))
        if message:
            await self._tell(table, [], message, guest.name)
        else:
            await guest.send(self._frame(table, guest, [], []))
        for line in table.chat.lines_for(guest.who):
            name = room.names[line.seat] if line.seat is not None else ""
            await guest.send(protocol.Said(None if line.seat is None else int(line.seat), name, line.text))

    async def leave(self, guest: Guest, at_once: bool) -> None:
        """Go. At a table a bot plays on: at once for who leaves, after a while for who lost the connection."""
        table, seat = guest.table, guest.seat
        guest.table, guest.seat = None, SPECTATOR
        if table is None:
            return
        if guest in table.guests:
            table.guests.remove(guest)
        if at_once or seat == SPECTATOR:
            table.chat.leave(guest.who)
        if seat == SPECTATOR:
            return
        if at_once:
            await self._stand_in(table, seat)
        else:
            self._later(self._after_grace(table, seat))

    async def _after_grace(self, table: LiveTable, seat: Seat) -> None:
        await asyncio.sleep(self.grace)
        await self._insist(lambda: self._stand_in(table, seat))

    async def _stand_in(self, table: LiveTable, seat: Seat) -> None:
        async with table.lock:
            if table.room.here[seat] and not any(g.seat == seat for g in table.guests):
                await self._write(table, [Left(seat)])
                table.chat.leave(table.room.people[seat])
                await self._tell(table, [], "line-left", table.room.names[seat])
        self._wake_bots(table)

    # -- play --

    async def start(self, guest: Guest) -> None:
        """Begin, or begin again after a match."""
        table = self._at_table(guest)
        async with table.lock:
            room = table.room
            if room.playing():
                raise Refused(Reason("room-started"))
            heard = await self._write(table, [*self._seals(room), Started(room.matches + 1)])
            table.chat.open()
            self._set_timer(table)
            await self._tell(table, heard, "line-started", "")
        self._wake_bots(table)

    async def play(self, guest: Guest, command: protocol.Play) -> None:
        """Make a move. A repeated command is told as done and not made again."""
        table = self._at_table(guest)
        async with table.lock:
            room = table.room
            if (guest.seat, command.id) in room.done:
                await guest.send(self._frame(table, guest, [], []))
                return
            if command.step < room.changed:
                raise Refused(Reason("stale"))
            await self._move(table, guest.seat, command.text, command.id)
        self._wake_bots(table)

    def _at_table(self, guest: Guest) -> LiveTable:
        if guest.table is None:
            raise Refused(Reason("no-room"))
        if guest.table.broken:
            raise Refused(Reason("broken"))
        if guest.seat == SPECTATOR:
            raise Refused(Reason("not-seated"))
        return guest.table

    async def _move(self, table: LiveTable, seat: Seat, text: str, command: str) -> None:
        move = table.room.check(seat, text)
        verdicts = table.room.verdicts(seat, move)
        heard = await self._write(table, [*self._seals(table.room), Played(seat, move.text, command, verdicts)])
        if not table.room.playing():
            table.chat.close()
        self._set_timer(table)
        await self._tell(table, heard, "", "")

    def _seals(self, room: Room) -> list[Sealed]:
        return [Sealed(deal, secrets.token_hex(32)) for deal in room.seals()]

    async def _write(self, table: LiveTable, entries: list[Any]) -> list[Event]:
        """Write entries down, then fold them in. If somebody else wrote first, the room is read again."""
        room = table.room
        try:
            await self.store.append(room.key, room.entries, [ENCODER.encode(e) for e in entries])
        except Conflict:
            table.room = self._refold(room.key, await self.store.load(room.key))
            raise Refused(Reason("stale")) from None
        except SQLAlchemyError:
            LOG.exception("room %s cannot be written", room.key)
            raise Refused(Reason("not-written")) from None
        heard: list[Event] = []
        for entry in entries:
            heard += self._fold(table, entry)
        return heard

    def _fold(self, table: LiveTable, entry: Entry) -> list[Event]:
        try:
            return table.room.fold(entry)
        except Exception:
            LOG.exception("room %s broke at entry %d", table.room.key, table.room.entries)
            table.broken = True
            raise Refused(Reason("broken")) from None

    async def _tell(self, table: LiveTable, heard: list[Event], message: str, name: str) -> None:
        if heard:
            table.past.append((table.room.entries, heard))
        frames: dict[tuple[Seat, str], protocol.Step] = {}  # all who watch in one language are sent the same
        for guest in list(table.guests):
            whose = (guest.seat, guest.lang)
            if whose not in frames:
                lines = tables.notice(guest.lang, message, name) if message else []
                frames[whose] = self._frame(table, guest, heard, lines)
            await guest.send(frames[whose])

    async def say(self, guest: Guest, command: protocol.Say) -> None:
        """A line of chat, for those whom the room's mode lets read it."""
        table = guest.table
        if table is None:
            raise Refused(Reason("no-room"))
        line = table.chat.say(guest.seat if guest.seat != SPECTATOR else None, command.text)
        readers = set(table.chat.listeners())
        said = protocol.Said(None if line.seat is None else int(line.seat), guest.name, line.text)
        for other in list(table.guests):
            if other.who in readers:
                await other.send(said)

    def _frame(self, table: LiveTable, guest: Guest, heard: list[Event], lines: list[protocol.Line]) -> protocol.Step:
        step = tables.step(table.room, guest.seat, guest.lang, heard, lines)
        if table.until is not None:
            step.view.seconds = max(0.0, round(table.until - asyncio.get_running_loop().time(), 1))
        return step

    # -- bots --

    def _wake_bots(self, table: LiveTable) -> None:
        if table.bots is None or table.bots.done():
            table.bots = self._later(self._insist(lambda: self._run_bots(table)))

    async def _run_bots(self, table: LiveTable) -> None:
        """While a bot is on turn: wait as long as was drawn beforehand, then choose and play."""
        while not table.broken and (seat := self._bot_on_turn(table.room)) is not None:
            await asyncio.sleep(self.pace * (0.6 + secrets.randbelow(800) / 1000))
            async with table.lock:
                if seat == self._bot_on_turn(table.room):
                    await self._bot_move(table, seat)

    def _bot_on_turn(self, room: Room) -> Seat | None:
        if not room.playing() or room.match is None or not any(room.here):
            return None
        state = room.match.state
        wanted = room.game.awaited(state)
        if not wanted and room.game.timer(state) is None:
            wanted = state.waiting()
        return next((s for s in room.bot_seats() if s in wanted), None)

    async def _bot_move(self, table: LiveTable, seat: Seat) -> None:
        room = table.room
        assert room.match is not None
        luck = chance(secrets.token_hex(8))
        try:
            move = make(room.opened.bots, luck).choose(Mind(room.game, room.match.state, seat, luck))
            room.check(seat, move.text)  # imagined worlds may mislead
        except Exception:
            LOG.exception("a bot of room %s does not know what to do", room.key)
            move = room.game.fallback(room.match.state, seat)
        await self._move(table, seat, move.text, "")

    # -- what happens by itself --

    def _set_timer(self, table: LiveTable) -> None:
        if table.timer is not None:
            table.timer.cancel()
        coming, before, now = due(table.room), table.until, asyncio.get_running_loop().time()
        goes_on = coming is not None and coming.window != 0 and coming.window == table.window
        table.timer = table.until = None
        table.window = coming.window if coming is not None else 0
        if coming is not None:
            table.until = before if goes_on and before is not None else now + coming.seconds
            changed, seconds = table.room.changed, table.until - now
            table.timer = self._later(self._insist(lambda: self._expire(table, changed, coming, seconds)))

    async def _expire(self, table: LiveTable, changed: int, coming: Due, seconds: float) -> None:
        await asyncio.sleep(seconds)
        async with table.lock:
            if table.room.changed == changed and not table.broken:
                table.timer = None  # it must not cancel itself
                await self._move(table, coming.seat, coming.move.text, "")
        self._wake_bots(table)

    # -- the end --

    def _later(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def _insist(self, deed: Callable[[], Awaitable[None]]) -> None:
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
