"""The hall: all rooms of this process, who is connected to them, and what people do in them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from datetime import datetime
from typing import Final, Literal, cast
from weakref import WeakValueDictionary

import msgspec

from majlis import registry, tour
from majlis.bots import make
from majlis.chance import chance
from majlis.move import Reason, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.record import Record
from majlis.rooms import protocol, tables
from majlis.rooms.accord import Accord, Wish
from majlis.rooms.ledger import NotOurs, Store
from majlis.rooms.live import Guest, LiveTable, live
from majlis.rooms.room import Left, Opened, Room, Sat
from majlis.rooms.scribe import ENCODER, LOG
from majlis.rooms.sun import Place, settled
from majlis.rooms.thinking import Lost
from majlis.speech import Speech

MOST_ROOMS: Final = 10_000
MOST_DEALS: Final = 999_999  # numbered ones
MOST_WATCHERS: Final = 200
MOST_LISTED: Final = 100
Watch = Literal["free", "ask", "no"]
LEAST_ID: Final = 6  # characters of a command's id that is not given twice


class Hall(Accord):
    """Opens rooms, finds them again, and carries out commands."""

    def __init__(self, store: Store, pace: float = 0.8, grace: float = 60.0) -> None:
        super().__init__(store, pace)
        self.grace = grace  # seconds until a bot plays for who lost the connection
        self.mark = ""  # begins the keys of its rooms
        self.place: Place | None = None  # of the house, for games that ask whether it is day
        self.elsewhere: list[protocol.RoomCard] = []  # open rooms that other processes keep
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of rooms, while they are read
        self._opened: OrderedDict[tuple[str, str], str] = OrderedDict()  # rooms by who opened them with which command

    async def resume(self) -> None:
        """Go on where the process before us ended: rooms in which something is to happen by itself."""
        for key in await self.remember():
            try:
                await self.find(key)
            except Refused:
                continue  # the log of what it could not read says why

    # -- rooms --

    async def open(self, guest: Guest, command: protocol.Open) -> LiveTable:
        """A new room, with its opener at the first seat."""
        if len(self.tables) >= MOST_ROOMS:
            self._forget_idle()
        if len(self.tables) >= MOST_ROOMS:
            raise Refused(Reason("rooms-full"))
        taken = tour.wanted(command.game, guest.lang).record if command.tour else None
        command = toured(command.id, taken) if taken is not None else command
        make(command.bots, chance())  # refuses a name that is no bot's
        given = settled(command.options, datetime.now().astimezone(), self.place)
        game = registry.game(command.game, given, command.variant)
        seats = registry.seated(game.nature, command.seats)
        if command.deal and (len(game.sides(seats)) > 1 or not 0 < command.deal <= MOST_DEALS):
            raise Refused(Reason("deal-number", {"most": MOST_DEALS}))
        chat = "off" if seats == 1 else command.chat or game.nature.chat  # who is alone has nobody to write to
        opened = Opened(
            command.game,
            command.seats,
            tables.agreed(game),
            guest.who,
            command.bots,
            chat,
            command.clock,
            command.one_deal,
            command.public,
            command.watch,
            command.fill,
            command.takebacks,
            command.deal,
            rules=game.nature.rules,
            tour=taken.seed or "" if taken is not None else "",
            bank=command.bank,
        )
        key = self.mark + secrets.token_urlsafe(16)
        await self.store.append(key, 0, [ENCODER.encode(opened)])
        self._opened[guest.who, command.id] = key
        if len(self._opened) > MOST_ROOMS:
            self._opened.popitem(last=False)
        table = self.tables[key] = live(Room(key, opened))
        return table

    def opened_before(self, guest: Guest, command: protocol.Open) -> str:
        """The room that this very command has opened already, if it did. Short ids may be used again."""
        return self._opened.get((guest.who, command.id), "") if len(command.id) >= LEAST_ID else ""

    def _forget_idle(self) -> None:
        """Let go of rooms with nobody in them and nothing to come: their logs keep them."""
        for key, table in list(self.tables.items()):
            asleep = table.timer is None and (table.bots is None or table.bots.done())
            if asleep and not table.guests and not table.lock.locked():
                del self.tables[key]

    async def find(self, key: str) -> LiveTable:
        """A room by its key, from memory or from its log. Refused if there is none."""
        opening = self._opening.setdefault(key, asyncio.Lock())
        async with opening:
            if key not in self.tables:
                bodies = await self._read(key) if 0 < len(key) <= 32 else []
                if not bodies:
                    raise Refused(Reason("no-such-room"))
                table = self.tables[key] = live(self.refold(key, bodies))
                for seat in range(table.room.seats):
                    if table.room.here[seat]:  # sat here when the process before ended, and may not come back
                        self.later(self._after_grace(table, SEATS[seat]))
                self.take_up(table)
            return self.tables[key]

    async def _read(self, key: str) -> list[bytes]:
        """The log of a room, once it is ours."""
        try:
            left = await self.store.take(key)
        except NotOurs:
            raise Refused(Reason("elsewhere")) from None
        if left is not None:
            self.left[key] = left
        return await self.store.load(key)

    # -- coming and going --

    async def join(self, guest: Guest, command: protocol.Join) -> LiveTable:
        """Sit down at one's own seat or a free one, or watch."""
        table = await self.find(command.room)
        async with self.holding(table):
            room = table.room
            if guest.who in room.barred:
                raise Refused(Reason("sent-away"))
            seat = None if command.watch else room.seat_of(guest.who)
            if seat is None and not command.watch:
                free = room.free()
                if not free or room.match is not None:
                    raise Refused(Reason("room-full" if not free else "room-started"))
                seat = free[0]
            if seat is None and not await self._may_watch(guest, table):
                return table
            await self._greet(guest, table, seat, command.seen)
        return table

    async def _may_watch(self, guest: Guest, table: LiveTable) -> bool:
        """May `guest` watch now? Where the table wants to be asked, it is."""
        watch = table.room.opened.watch
        if watch == "no":
            raise Refused(Reason("no-watching"))
        if len(table.guests) >= MOST_WATCHERS:
            raise Refused(Reason("room-full"))
        if watch == "free" or guest in table.guests or not any(table.room.here):
            return True
        await self._ask(table, Wish("watch", guest.name, SPECTATOR, self._others(table, SPECTATOR), guest=guest))
        return False

    async def let_in(self, guest: Guest, table: LiveTable) -> None:
        if not guest.gone and guest.table is None and guest.who not in table.room.barred:
            await self._greet(guest, table, None, 0)

    def open_rooms(self, lang: str) -> list[protocol.RoomCard]:
        """The public rooms with people in them: those with a free seat first, then the fullest."""
        others = [msgspec.structs.replace(card, title=Speech(lang, card.game).text("name")) for card in self.elsewhere]
        made = [*self.offered(lang), *others]
        return sorted(made, key=lambda card: (not card.free, -len(card.people)))[:MOST_LISTED]

    def offered(self, lang: str = "en") -> list[protocol.RoomCard]:
        """Those of this process."""
        made: list[protocol.RoomCard] = []
        for table in self.tables.values():
            room = table.room
            if not room.opened.public or not table.guests or table.broken:
                continue
            people = [room.names[s] for s in range(room.seats) if room.here[s]]
            free = 0 if room.match is not None else len(room.free())
            title, watch = Speech(lang, room.opened.game).text("name"), cast(Watch, room.opened.watch)
            card = protocol.RoomCard(room.key, room.opened.game, title, room.seats, people, free, room.playing(), watch)
            made.append(card)
        return sorted(made, key=lambda card: (not card.free, -len(card.people)))[:MOST_LISTED]

    async def _greet(self, guest: Guest, table: LiveTable, seat: Seat | None, seen: int) -> None:
        message = ""  # who only watches is not announced: they may come and go by the hundred
        if seat is not None:  # written down first: whose seat it is decides whose cards they see
            room = table.room
            message = "line-back" if room.people[seat] else "line-joined"
            if not room.here[seat] or room.names[seat] != guest.name:
                await self.write(table, [Sat(seat, guest.who, guest.name)])
            else:
                message = ""
        if guest.table is not None and guest.table is not table:  # nobody sits at two tables, whichever way they came
            await self.leave(guest, at_once=False)
        room = table.room
        guest.table, guest.seat = table, seat if seat is not None else SPECTATOR
        if guest not in table.guests:
            table.guests.append(guest)
        table.chat.join(guest.who, seated(table, guest.who))
        if 0 < seen < room.entries:  # what was missed comes first
            missed = [event for entry, heard in table.past if entry > seen for event in heard]
            await guest.send(self.frame(table, guest, missed, []))
        if message and table.present() != [guest]:  # nobody is told of nobody but themselves
            await self.tell(table, [], message, guest.name)
        else:
            await guest.send(self.frame(table, guest, [], []))
        for line in table.chat.lines_for(guest.who):
            seat_of = None if line.seat is None else int(line.seat)
            await guest.send(protocol.Said(seat_of, line.name, line.text, line.number))

    async def leave(self, guest: Guest, at_once: bool) -> None:
        """Go. At a table a bot plays on: at once for who leaves, after a while for who lost the connection."""
        table, seat = guest.table, guest.seat
        guest.table, guest.seat = None, SPECTATOR
        if table is None:
            return
        if guest in table.guests:
            table.guests.remove(guest)
        if at_once or seat == SPECTATOR:
            self._hush(table, guest.who)
        if seat == SPECTATOR:
            return
        if at_once:
            await self._stand_in(table, seat)
        else:
            self.later(self._after_grace(table, seat))

    def _hush(self, table: LiveTable, who: str) -> None:
        """One connection of a person is gone: their lines, too, unless another one is there."""
        if any(guest.who == who for guest in table.guests):
            table.chat.join(who, seated(table, who))
        else:
            table.chat.leave(who)

    async def _after_grace(self, table: LiveTable, seat: Seat) -> None:
        await asyncio.sleep(self.grace)
        await self.insist(lambda: self._stand_in(table, seat))

    async def _stand_in(self, table: LiveTable, seat: Seat) -> None:
        async with self.holding(table):
            if not table.broken and table.room.here[seat] and not any(g.seat == seat for g in table.guests):
                who, name = table.room.people[seat], table.room.names[seat]
                await self.write(table, [Left(seat)])
                self._hush(table, who)
                await self.tell(table, [], "line-left", name)
                await self.gone(table, seat)

    # -- play --

    async def start(self, guest: Guest) -> None:
        """Begin, or begin again after a match."""
        async with self.sitting(guest) as table:
            room = table.room
            if room.playing():
                raise Refused(Reason("room-started"))
            await self.begin(table)

    async def play(self, guest: Guest, command: protocol.Play) -> None:
        """Make a move. A repeated command is told as done and not made again."""
        table, seat = self.at_table(guest), guest.seat

        async def deed() -> None:
            if self.at_table(guest) is not table:  # sent away while the move waited for its turn
                raise Refused(Reason("no-room"))
            room = table.room
            if (seat, command.id) in room.done:
                await guest.send(self.frame(table, guest, [], []))
                return
            if command.step < room.fresh:
                raise Refused(Reason("stale"))
            if command.step > room.entries:  # what nobody has been told cannot have been looked at
                raise Refused(Reason("ahead"))
            if room.guided() is not None:
                tables.follow(room, seat, command.text)
            await self.move(table, seat, command.text, command.id)

        race = table.room.race()
        if race is not None:
            await self.in_turn(table, guest, race, deed)
            return
        async with self.holding(table):
            await deed()

    async def hint(self, guest: Guest, command: protocol.Hint) -> None:
        """What looks best to do: told to who asks only. Nobody waits while it is thought about."""
        async with self.sitting(guest) as table:
            seen, asked = table.room.entries, tables.asks_for_hints(table.room, guest.seat, secrets.token_hex(8))
        try:
            texts = await self.thinking.think(asked)
        except Lost as lost:
            LOG.error("no hint in room %s: %s", table.room.key, lost)
            raise Refused(Reason("no-hint")) from None
        async with self.sitting(guest) as table:
            if seen < table.room.fresh:
                raise Refused(Reason("stale"))
            painter = self.painter(table, guest.seat, guest.lang)
            await guest.send(protocol.Hints(command.id, tables.hinted(table.room, painter, texts)))

    def at_table(self, guest: Guest) -> LiveTable:
        if guest.table is None:
            raise Refused(Reason("no-room"))
        if guest.table.broken:
            raise Refused(Reason("broken"))
        if guest.seat == SPECTATOR:
            raise Refused(Reason("not-seated"))
        return guest.table

    async def say(self, guest: Guest, command: protocol.Say) -> None:
        """A line of chat, for those whom the room's mode lets read it."""
        table = guest.table
        if table is None:
            raise Refused(Reason("no-room"))
        line = table.chat.say(guest.seat if guest.seat != SPECTATOR else None, command.text, guest.who, guest.name)
        readers = set(table.chat.listeners())
        said = protocol.Said(None if line.seat is None else int(line.seat), guest.name, line.text, line.number)
        for other in list(table.guests):
            if other.who in readers and guest.who not in other.muted:
                await other.send(said)

    def mute(self, guest: Guest, command: protocol.Mute) -> None:
        """No more lines of who sits there for this connection; or again."""
        table = guest.table
        if table is None:
            raise Refused(Reason("no-room"))
        if not 0 <= command.seat < table.room.seats or not table.room.people[command.seat]:
            raise Refused(Reason("nobody-there"))
        (guest.muted.add if command.on else guest.muted.discard)(table.room.people[command.seat])

    async def watchers(self, guest: Guest, command: protocol.Watchers) -> None:
        """Who watches, for who sits there: each person once."""
        async with self.sitting(guest) as table:
            people = {g.who: protocol.Watcher(g.number, g.name) for g in table.present() if g.seat == SPECTATOR}
            await guest.send(protocol.Watching(command.id, list(people.values())))


def toured(asked: str, kept: Record) -> protocol.Open:
    """The room that a game's tour is taken in: alone with bots, on its own deal."""
    return protocol.Open(
        asked, kept.game, kept.seats, kept.options, chat="off", one_deal=kept.one_deal, watch="no", tour=True
    )


def seated(table: LiveTable, who: str) -> Seat | None:
    """Where a person sits with one of their connections; None for who only watches."""
    return next((guest.seat for guest in table.guests if guest.who == who and guest.seat != SPECTATOR), None)
