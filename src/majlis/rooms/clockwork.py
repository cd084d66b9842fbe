"""What happens at tables by itself: bots move, windows close, time runs out. A restart forgets none of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

from majlis.bots import errand
from majlis.bots.pace import pause
from majlis.chance import chance
from majlis.event import Event
from majlis.game import Game, State
from majlis.move import Refused
from majlis.plan import Seat
from majlis.rooms.clocks import Due, due, on_the_clock
from majlis.rooms.ledger import Coming, Deadline, Job, Store, Unfinished
from majlis.rooms.live import LiveTable
from majlis.rooms.races import Races
from majlis.rooms.results import Keeps, results
from majlis.rooms.room import Entry, Played, Room, Sealed, Spent
from majlis.rooms.scribe import LOG
from majlis.rooms.thinking import Here, Lost, Thinking

BEAT: Final = 2.0  # seconds between two signs of life
TIDY: Final = 600.0  # seconds between two looks for rooms that are over
MOST_ATTEMPTS: Final = 3  # at one move of a bot, each the last thing that a process did


class Clockwork(Races):
    """Moves that nobody sends."""

    def __init__(self, store: Store, pace: float = 0.8) -> None:
        super().__init__(store)
        self.pace = pace  # seconds a bot takes, drawn around this beforehand
        self.thinking: Thinking = Here()
        self.archive = 0.0  # seconds after which a room that is over goes into the archive; 0: never
        self.accounts: Keeps | None = None
        self.left: dict[str, Unfinished] = {}  # of rooms that lie in the store since before our time

    async def remember(self) -> list[str]:
        """Read what the process before us left to be done; the rooms of it, the most urgent first."""
        self.left = await self.store.coming()
        await self.store.beat(self.store.now())
        self.later(self._live())
        if self.archive:
            self.later(self._tidy())
        return list(self.left)

    async def _tidy(self) -> None:
        """Rooms that are over, and at which nobody sits any more, into the archive."""
        while True:
            await asyncio.sleep(min(self.archive, TIDY))
            try:
                while await self.store.put_away(self.store.now() - self.archive, self._used()):
                    await asyncio.sleep(0.1)  # others want to write, too
            except self.store.fault:
                LOG.exception("nothing can be put into the archive")

    def _used(self) -> list[str]:
        return [key for key, table in self.tables.items() if table.guests or table.lock.locked()]

    async def close(self) -> None:
        await super().close()
        await self.thinking.close()

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            if any(table.until is not None for table in self.tables.values()):
                try:
                    await self.store.beat(self.store.now())
                except self.store.fault:
                    LOG.exception("no sign of life can be written")

    def take_up(self, table: LiveTable) -> None:
        """Go on in a room that was read from its log: a clock has the time that it had when we last lived."""
        left, died = self.left.pop(table.room.key, Unfinished(Coming()))
        now = asyncio.get_running_loop().time()
        if left.deadline is not None and left.deadline.entry == table.room.changed:
            remaining = left.deadline.at - (died or self.store.now())
            table.until = now + min(max(remaining, 0.0), left.deadline.seconds)  # clocks of machines jump
            table.window = left.deadline.window
            table.since = left.deadline.entry
        table.attempts = left.job.attempts if left.job is not None else 0
        table.noted = left
        table.due, table.until = self._due(table)
        self.settle(table)
        self.keep_results(table)  # should the process before us have ended before it could

    # -- what comes --

    def foresee(self, table: LiveTable) -> Coming | None:
        table.due, table.until = self._due(table)
        deadline = job = None
        if table.due is not None and table.until is not None:
            at = self.store.now() + table.until - asyncio.get_running_loop().time()
            deadline = Deadline(table.room.changed, at, table.due.seconds, table.due.window)
        seat = self.bot_on_turn(table.room)
        if seat is not None:
            job = Job(table.room.changed, seat)
        before, table.noted = table.noted, Coming(deadline, job)
        return None if before == table.noted == Coming() else table.noted

    def _due(self, table: LiveTable) -> tuple[Due | None, float | None]:
        """What is due, and when. The same window, or the same table as before, has its time run on."""
        coming, now = due(table.room), asyncio.get_running_loop().time()
        before, match = table.due, table.room.matches
        goes_on = coming is not None and before is not None and coming.window == before.window
        if before is not None and before.still and table.until is not None and not goes_on:
            table.still[match, before.window] = max(0.0, table.until - now)
        if coming is None:
            return None, None
        same = coming.window == table.window if coming.window else table.since == table.room.changed
        if coming.counted and before is not None and before.seat != coming.seat:
            same = False
        if table.until is not None and same:
            return coming, table.until
        return coming, now + table.still.pop((match, coming.window), coming.seconds)

    def settle(self, table: LiveTable) -> None:
        if table.timer is not None and table.timer is not asyncio.current_task():
            table.timer.cancel()
        table.timer = None
        table.window = table.due.window if table.due is not None else 0
        table.since = table.room.changed
        if table.due is not None and table.until is not None:
            changed, coming, until = table.room.changed, table.due, table.until
            table.timer = self.later(self.insist(lambda: self._expire(table, changed, coming, until)))
        self.wake_bots(table)

    async def _expire(self, table: LiveTable, changed: int, coming: Due, until: float) -> None:
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        async with self.holding(table):
            await self.overtake(table)
            if table.room.changed == changed and not table.broken:
                await self.move(table, coming.seat, coming.move.text, "")

    # -- seconds for a whole match --

    async def write(self, table: LiveTable, entries: Sequence[Entry]) -> list[Event]:
        """With the seconds that have run until now. What was not written has not stopped the clock."""
        before = table.due, table.until
        try:
            return await super().write(table, [*self.spent(table), *entries])
        except Refused:
            if not table.doubtful:
                table.due, table.until = before
            raise

    def spent(self, table: LiveTable) -> list[Spent]:
        """What the seats that play waits for have taken since it was last written down."""
        if table.due is None or table.until is None or not table.due.counted:
            return []
        ran = table.due.seconds - (table.until - asyncio.get_running_loop().time())
        left = table.room.left
        took = [(seat, round(min(ran, left[seat]), 2)) for seat in on_the_clock(table.room)]
        return [Spent(seat, seconds) for seat, seconds in took if seconds > 0]

    # -- moves --

    async def move(self, table: LiveTable, seat: Seat, text: str, command: str) -> list[Event]:
        """Make a move; the table's lock is held."""
        heard = await self.write(table, [*self.seals(table.room), Played(seat, text, command)])
        table.attempts = 0
        self.figures.moves += 1
        if not table.room.playing():
            table.chat.close()
            self.keep_results(table)
        await self.tell(table, heard, "", "")
        await self.probe(table)
        return heard

    def keep_results(self, table: LiveTable) -> None:
        """For the statistics of those who have accounts; what is kept already stays."""
        if self.accounts is not None and table.room.match is not None and not table.room.playing():
            self.later(self.accounts.keep(results(table.room)))

    def seals(self, room: Room) -> list[Sealed]:
        """New secrets, one deal ahead."""
        return [Sealed(deal, secrets.token_hex(32)) for deal in room.seals()]

    # -- bots --

    def wake_bots(self, table: LiveTable) -> None:
        """See to it that a bot that is on turn moves."""
        asleep = table.bots is None or table.bots.done()
        if asleep and not table.broken and self.bot_on_turn(table.room) is not None:
            table.bots = self.later(self.insist(lambda: self._run_bots(table)))

    async def _run_bots(self, table: LiveTable) -> None:
        """While a bot is on turn: wait as long as was drawn beforehand, then choose and play."""
        while not table.broken and (seat := self.bot_on_turn(table.room)) is not None:
            race = table.room.race()
            slower = race.pace if race is not None else 1.0
            share = pause(table.room.opened.bots, race is not None, chance(secrets.token_hex(8)))
            await asyncio.sleep(self.pace * slower * share)
            await self._bot_move(table, seat)

    def bot_on_turn(self, room: Room) -> Seat | None:
        """The bot that is to move, if anybody is there to see it."""
        if all(room.here) and room.guided() is None:
            return None
        if not room.playing() or room.paused or room.match is None or not any(room.here):
            return None
        state, guided = room.match.state, room.guided()
        wanted = room.game.awaited(state) if guided is None else [guided[0]]
        if not wanted and room.game.timer(state) is None:
            wanted = state.waiting()
        bots = room.bot_seats()
        return next((s for s in wanted if s in bots), None)

    async def _bot_move(self, table: LiveTable, seat: Seat) -> None:
        """Ask for a move, with nobody waiting meanwhile; make it if it is still meant, as a person's would be."""
        async with self.holding(table):
            await self.overtake(table)
            room, seen, guided = table.room, table.room.entries, table.room.guided()
            if seat != self.bot_on_turn(room):
                return
            asked = errand.write(*self._standing(room), seat, "move", room.opened.bots, secrets.token_hex(8))
        text = await self._thought(table, asked) if guided is None else guided[1].text
        async with self.holding(table):
            await self.overtake(table)
            if seen >= table.room.fresh and seat == self.bot_on_turn(table.room):
                await self.move(table, seat, self._playable(table.room, seat, text), "")
                self.figures.bot_moves += 1

    def _standing(self, room: Room) -> tuple[Game[Any], State]:
        assert room.match is not None
        return room.game, room.match.state

    async def _thought(self, table: LiveTable, asked: bytes) -> str:
        """What the bot would play; "" where it knows nothing, or where thinking has ended too many processes."""
        if table.attempts > MOST_ATTEMPTS:
            LOG.error("a bot of room %s has ended too many processes", table.room.key)
            return ""
        try:
            return (await self.thinking.think(asked))[0]
        except Lost as lost:
            self.figures.errands_lost += 1
            LOG.error("a bot of room %s does not know what to do: %s", table.room.key, lost)
            return ""

    def _playable(self, room: Room, seat: Seat, text: str) -> str:
        """The move that was thought of, if it can be made: imagined worlds may mislead. Else the least harmful one."""
        game, state = self._standing(room)
        try:
            if text:
                return room.check(seat, text).text
        except Refused:
            LOG.warning("a bot of room %s meant a move that cannot be made", room.key)
        return game.fallback(state, seat).text
