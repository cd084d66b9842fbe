"""What people at a table agree on: to begin, to wait, to take a move back, whom to let in or send away."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Literal

import msgspec

from majlis.event import Event
from majlis.move import Reason, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol
from majlis.rooms.clockwork import Clockwork
from majlis.rooms.live import Guest, LiveTable
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Barred, Left, Paused, Resumed, Slack, Started, Undone
from majlis.speech import Speech

Kind = Literal["takeback", "pause", "restart", "watch"]
MOST_WISHES: Final = 20  # at one table at once
BEFORE: Final = 10  # lines that a report copies beside the reported one
KEPT_SECONDS: Final = 30 * 24 * 3600.0  # of the audit log
NUMBERS: Final = count(1)


@dataclass
class Wish:
    """Something that the others have to agree to. `left`: who has not answered yet."""

    kind: Kind
    name: str
    seat: Seat
    left: set[Seat]
    moves: int = 0  # how many would be left of the match
    changed: int = 0  # the table that it was wished for
    heard: list[Event] = field(default_factory=list)  # by that move: of a secret one no more is said now than then
    later: int = 0  # moves after it
    guest: Guest | None = None  # who wants to watch
    number: int = field(default_factory=lambda: next(NUMBERS))


class Accord(Clockwork):
    """Carries out what is agreed on."""

    @asynccontextmanager
    async def sitting(self, guest: Guest) -> AsyncIterator[LiveTable]:
        """Be alone at the table where `guest` sits; Refused where they have been sent away before their turn came."""
        table = self.at_table(guest)
        async with self.holding(table):
            if self.at_table(guest) is not table:
                raise Refused(Reason("no-room"))
            yield table

    # -- wishes --

    async def wish(self, guest: Guest, command: protocol.Wish) -> None:
        """Ask the others at the table; where there are none, it is done."""
        async with self.sitting(guest) as table:
            room = table.room
            again = command.what != "pause" and room.opened.deal > 0  # of a numbered deal nothing comes out by its end
            if room.match is None or not (room.playing() or again):
                raise Refused(Reason("room-not-started"))
            if command.what == "restart" and not (again and room.opened.takebacks):
                raise Refused(Reason("no-restart"))
            if command.what == "pause" and room.paused:
                raise Refused(Reason("paused"))
            made = Wish(command.what, guest.name, guest.seat, self._others(table, guest.seat), changed=room.changed)
            if command.what == "takeback":
                made.moves = self._last_move(table, guest.seat)
                before = room.match.replay(made.moves)
                made.heard = before.play(*room.match.log[made.moves])
                made.later = len(room.match.log) - made.moves - 1
            await self._ask(table, made)

    def _last_move(self, table: LiveTable, seat: Seat) -> int:
        """How many moves came before the last one of `seat`."""
        assert table.room.match is not None
        if not table.room.opened.takebacks:
            raise Refused(Reason("no-takebacks"))
        own = [number for number, (s, _) in enumerate(table.room.match.log) if s == seat]
        if not own:
            raise Refused(Reason("nothing-to-take-back"))
        return own[-1]

    def _others(self, table: LiveTable, seat: Seat) -> set[Seat]:
        """The people whose word counts: bots agree to everything."""
        return {SEATS[s] for s in range(table.room.seats) if table.room.here[s] and s != seat}

    async def _ask(self, table: LiveTable, wish: Wish) -> None:
        table.wishes = [w for w in table.wishes if (w.kind, w.seat, w.guest) != (wish.kind, wish.seat, wish.guest)]
        if len(table.wishes) >= MOST_WISHES:
            raise Refused(Reason("too-many-wishes"))
        table.wishes.append(wish)
        if not wish.left:
            await self._grant(table, wish)
            return
        await self.tell(table, [], lambda painter: self._said(table, wish, painter, "asks"), "")
        await self.tell_wishes(table)

    async def answer(self, guest: Guest, command: protocol.Answer) -> None:
        """Yes or no to a wish. One no is enough; to let somebody watch, so is one yes."""
        async with self.sitting(guest) as table:
            wish = next((w for w in table.wishes if w.number == command.wish and guest.seat in w.left), None)
            if wish is None:
                raise Refused(Reason("no-such-wish"))
            if not command.yes:
                await self._refuse(table, wish)
                return
            wish.left.discard(guest.seat)
            if not wish.left or wish.kind == "watch":
                await self._grant(table, wish)

    async def _refuse(self, table: LiveTable, wish: Wish) -> None:
        table.wishes.remove(wish)
        if wish.guest is not None:
            await wish.guest.send(protocol.Refused("", "not-let-in", self._words(wish.guest).text("reason-not-let-in")))
        else:
            await self.tell(table, [], lambda painter: self._said(table, wish, painter, "denied"), "")
        await self.tell_wishes(table)

    async def _grant(self, table: LiveTable, wish: Wish) -> None:
        table.wishes.remove(wish)
        if wish.guest is not None:
            await self.let_in(wish.guest, table)
        elif wish.kind == "pause":
            await self.write(table, [Paused(wish.seat)])
            await self.tell(table, [], "line-paused", wish.name)
        elif wish.changed != table.room.changed:
            await self.tell_wishes(table)
            raise Refused(Reason("stale"))
        else:
            said = {p.lang: self._said(table, wish, p, "granted") for p in self.painters(table)}
            await self.write(table, [Undone(wish.seat, wish.moves)])
            table.past.clear()
            await self.tell(table, [], lambda painter: said[painter.lang], "")
        await self.tell_wishes(table)

    def painters(self, table: LiveTable) -> list[Painter]:
        """One for each who is told something now."""
        return [self.painter(table, guest.seat, guest.lang) for guest in table.present()]

    def _said(self, table: LiveTable, wish: Wish, painter: Painter, how: str) -> str:
        """Who wishes what: of a move to be taken back, which one it is."""
        args: dict[str, str | int] = {"name": wish.name}
        if wish.kind == "takeback":
            told = next(filter(None, (painter.speech.event(event, SPECTATOR) for event in wish.heard)), "")
            args["move"] = told.rstrip(".") or painter.speech.text("secret-move")
            args["later"] = wish.later
        return painter.speech.text(f"line-{wish.kind}-{how}", args)

    async def tell_wishes(self, table: LiveTable) -> None:
        """What each seat has yet to answer."""
        table.wishes = [w for w in table.wishes if w.guest is None or not w.guest.gone]
        for guest in table.present():
            painter = self.painter(table, guest.seat, guest.lang)
            asked = [
                protocol.Asked(w.number, w.kind, self._said(table, w, painter, "asks"), guest.seat in w.left)
                for w in table.wishes
                if guest.seat != SPECTATOR
            ]
            await guest.send(protocol.Wishes(asked))

    async def go_on(self, guest: Guest) -> None:
        """After a pause: anybody at the table may end it."""
        async with self.sitting(guest) as table:
            if not table.room.paused:
                raise Refused(Reason("not-paused"))
            await self.write(table, [Resumed(guest.seat)])
            await self.tell(table, [], "line-resumed", guest.name)

    async def gone(self, table: LiveTable, seat: Seat) -> None:
        """Who sat there is not asked any more, wishes nothing, and is not ready: whoever sits there next says so."""
        table.ready = table.ready - {seat}
        if not table.wishes:
            return
        asked = [wish for wish in table.wishes if seat in wish.left]
        table.wishes = [wish for wish in table.wishes if wish.guest is not None or wish.seat != seat]
        for wish in [wish for wish in table.wishes if wish in asked]:
            wish.left.discard(seat)
            if wish.left or wish.guest is not None:
                continue
            with suppress(Refused):  # stale by now
                await self._grant(table, wish)
        await self.tell_wishes(table)

    # -- beginning --

    async def ready(self, guest: Guest, command: protocol.Ready) -> None:
        """I am ready, or not yet. When all people are, it begins; after a match that is the rematch."""
        async with self.sitting(guest) as table:
            if table.room.playing():
                raise Refused(Reason("room-started"))
            table.ready = table.ready | {guest.seat} if command.on else table.ready - {guest.seat}
            if command.on and not self._others(table, guest.seat) - table.ready and not self.missing(table):
                await self.begin(table)
            else:
                await self.tell(table, [], "line-ready" if command.on else "line-not-ready", guest.name)

    def missing(self, table: LiveTable) -> bool:
        """Is there a free seat that no bot may take?"""
        return not table.room.opened.fill and not all(table.room.here)

    async def begin(self, table: LiveTable) -> None:
        """The match begins; the table's lock is held."""
        room = table.room
        if self.missing(table):
            raise Refused(Reason("seats-free"))
        heard = await self.write(table, [*self.seals(room), Started(room.matches + 1)])
        table.ready, table.wishes = set(), []
        table.chat.open()
        await self.tell(table, heard, "line-started", "")

    async def slack(self, guest: Guest, command: protocol.Slack) -> None:
        """So many times the seconds of the table for my seat, agreed on before the match; 0: no clock for me."""
        async with self.sitting(guest) as table:
            if table.room.playing():
                raise Refused(Reason("room-started"))
            await self.write(table, [Slack(guest.seat, command.factor)])
            await self.tell(table, [], "line-slack", guest.name)

    def _words(self, guest: Guest) -> Speech:
        return Speech(guest.lang, lenient=True)

    # -- sending away --

    async def kick(self, guest: Guest, command: protocol.Kick) -> None:
        """Whoever opened the room may send somebody away, for good: who sits, for whom a bot plays on, or who
        watches."""
        async with self.sitting(guest) as table:
            room = table.room
            if guest.who != room.opened.by:
                raise Refused(Reason("not-yours"))
            who, name = self._there(table, command)
            if not who or who == guest.who:
                raise Refused(Reason("nobody-there"))
            seat = room.seat_of(who)
            await self.write(table, [Barred(who), *([Left(seat)] if seat is not None and room.here[seat] else [])])
            await self.note("kick", room.key, guest.who, {"who": who, "name": name})
            for other in [g for g in table.guests if g.who == who]:
                table.guests.remove(other)
                other.table, other.seat = None, SPECTATOR
                await other.send(protocol.Refused("", "sent-away", self._words(other).text("reason-sent-away")))
            table.chat.leave(who)
            await self.tell(table, [], "line-kicked", name)
            if seat is not None:
                await self.gone(table, seat)

    def _there(self, table: LiveTable, command: protocol.Kick) -> tuple[str, str]:
        """Who is meant, and their name; nobody: ""."""
        room = table.room
        if 0 <= command.seat < room.seats:
            return room.people[command.seat], room.names[command.seat]
        meant = [g for g in table.present() if g.seat == SPECTATOR and g.number == command.watcher]
        return (meant[0].who, meant[0].name) if meant else ("", "")

    async def report(self, guest: Guest, command: protocol.Report) -> None:
        """Copy a line and some before it to where a moderator looks: only what the reporter could read."""
        table = guest.table
        if table is None:
            raise Refused(Reason("no-room"))
        lines = [line for line in table.chat.lines_for(guest.who) if line.number <= command.line][-BEFORE - 1 :]
        if not lines or lines[-1].number != command.line:
            raise Refused(Reason("no-such-line"))
        copied = [{"number": line.number, "name": line.name, "who": line.who, "text": line.text} for line in lines]
        await self.note("report", table.room.key, guest.who, {"lines": copied})

    async def note(self, what: str, room: str, who: str, body: object) -> None:
        """A line of the audit log; what is older than thirty days goes."""
        now = time.time()
        await self.store.note(now, what, room, who, msgspec.json.encode(body), now - KEPT_SECONDS)

    # -- what the hall does --

    def at_table(self, guest: Guest) -> LiveTable:
        """The table at which `guest` sits; Refused for who sits nowhere."""
        raise NotImplementedError

    async def let_in(self, guest: Guest, table: LiveTable) -> None:
        """Somebody who asked to watch may."""
        raise NotImplementedError
