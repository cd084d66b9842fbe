"""A card room on one device: the hall as on a server, with one person in it and a shelf of the device for its logs.

A page keeps it and speaks to it in the frames that it speaks to a server in, so that no table knows the difference.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, Literal, Protocol

from majlis import house, registry
from majlis.game import Nature
from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.door import Door
from majlis.rooms.glance import Glance, Tally
from majlis.rooms.hall import Hall
from majlis.rooms.ledger import Coming, Conflict, Deadline, Noted, Unfinished
from majlis.rooms.live import Guest
from majlis.rooms.pictures import game_card
from majlis.rooms.refusals import why
from majlis.rooms.replays import Replay, Replays
from majlis.rooms.results import Result, figures
from majlis.rooms.room import OtherRules, Room
from majlis.rooms.tables import names
from majlis.rooms.wire import ENCODER, Pen
from majlis.speech import Speech

MARK: Final = "~"  # begins the key of every room that is kept on a device
MOST_SHOWN: Final = 30  # tables that are kept


class Shelf(Protocol):
    """Where the device keeps the entries of rooms, as texts by room and number."""

    async def append(self, room: str, first: int, entries: str, deadline: str) -> bool:
        """Put a JSON list of entries there from number `first` on, all or none; False if one is there already.

        With the last of them whose time is up when; "" where no clock runs.
        """

    async def load(self, room: str) -> str:
        """The entries of a room, as a JSON list."""

    async def deadline(self, room: str) -> str:
        """What was put there with the last entry of a room."""

    async def rooms(self) -> str:
        """The keys of all rooms, as a JSON list; those played at last come first."""

    async def forget(self, room: str) -> None:
        """Keep nothing of a room any more."""

    async def note(self, result: str) -> None:
        """What came of a match, as JSON; once for each room and match, and not again once it was erased."""

    async def results(self) -> str:
        """All that came of matches, as a JSON list."""

    async def erase(self) -> None:
        """Keep nothing any more of what came of matches."""


class NotKept(Exception):
    """The device cannot keep anything now."""


class Kept:
    """A store of logs on a shelf. Clocks run on while the page is closed; nobody else has a job to take over."""

    fault: type[Exception] = NotKept

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def append(
        self,
        room: str,
        first: int,
        bodies: Sequence[bytes],
        coming: Coming | None = None,
        seen: Glance | None = None,
    ) -> None:
        try:
            clock = json.dumps(coming.deadline) if coming is not None and coming.deadline is not None else ""
            written = await self.shelf.append(room, first, json.dumps([body.decode() for body in bodies]), clock)
        except Exception as wrong:  # whatever a browser has against it
            raise NotKept(room) from wrong
        if not written:
            raise Conflict(room)

    async def load(self, room: str) -> list[bytes]:
        return [text.encode() for text in json.loads(await self.shelf.load(room))]

    async def rooms(self) -> list[str]:
        found: list[str] = json.loads(await self.shelf.rooms())
        return found

    async def put_away(self, before: float, spared: Collection[str]) -> int:
        return 0

    async def tally(self) -> Tally:
        return Tally(len(await self.rooms()), 0, 0)

    async def coming(self) -> dict[str, Unfinished]:
        return {}

    async def take(self, room: str) -> Unfinished | None:
        clock = await self.shelf.deadline(room)
        return Unfinished(Coming(Deadline(*json.loads(clock)))) if clock else None

    def now(self) -> float:
        return time.time()

    async def beat(self, now: float) -> None: ...

    async def note(self, at: float, what: str, room: str, who: str, body: bytes, forget: float) -> None: ...

    async def audit(self, most: int = 200) -> list[Noted]:
        return []

    async def close(self) -> None: ...


class Figures:
    """Keeps what came of matches for the statistics of this device."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def keep(self, found: list[tuple[str, Result]]) -> None:
        for _, result in found:
            await self.shelf.note(json.dumps(result._asdict()))

    async def all(self) -> list[Result]:
        """Of every match, the first one first."""
        kept = [Result(**each) for each in json.loads(await self.shelf.results())]
        return sorted(kept, key=lambda result: result.at)


async def at_once(work: Callable[..., Any], *args: Any) -> Any:
    """Do what elsewhere is done by a thread: a browser has none for us."""
    return work(*args)


class Here:
    """The room of one device; word lists lie in the folder `words`. What the page asks beside tables, JSON answers."""

    def __init__(self, shelf: Shelf, pace: float = 0.8, words: str = "") -> None:
        house.POCKETS.update({path.stem: path for path in sorted(Path(words).glob("*.pocket")) if words})
        store = Kept(shelf)
        self.shelf = shelf
        self.hall = Hall(store, pace)
        self.hall.mark = MARK
        self.hall.accounts = self.figures = Figures(shelf)
        self.door = Door()
        self.replays = Replays(store, at_once)
        self._rooms: dict[str, Room] = {}  # that were looked at

    def enter(self, tell: Callable[[str], Any]) -> Line:
        """Somebody comes in; `tell` is given every frame for them."""
        return Line(self, tell)

    async def games(self, lang: str) -> str:
        """The games that can be played here: of words only where there are lists."""
        return _json([game_card(key, lang) for key, nature in registry.natures().items() if playable(nature)])

    async def kept(self, lang: str) -> str:
        """The tables that are kept here, those played at last first, statistics, and since when there are some."""
        tables = []
        for key in (await self.hall.store.rooms())[:MOST_SHOWN]:
            try:
                tables.append(_kept(await self._read(key), lang))
            except OtherRules:
                continue  # another version of the package may know them
            except Refused:  # it is damaged: it can be put away
                tables.append(protocol.Kept(key, "", [], "broken", 0, 0, None))
        found = await self.figures.all()
        return _json([tables, figures(found, lang), found[0].at if found else 0])

    async def _read(self, key: str) -> Room:
        """A room, to look at: nothing goes on in it by that."""
        live = self.hall.tables.get(key)
        if live is not None:
            return live.room
        bodies = await self.hall.store.load(key)
        if key not in self._rooms or self._rooms[key].entries != len(bodies):
            self._rooms[key] = self.hall.refold(key, bodies)
        return self._rooms[key]

    async def forget(self, key: str) -> str:
        """Put a table away for good. Its statistics stay."""
        self.hall.tables.pop(key, None)
        await self.shelf.forget(key)
        return "null"

    async def export(self) -> str:
        """All that statistics are made of, to take along."""
        return _json({"results": [result._asdict() for result in await self.figures.all()]})

    async def erase(self) -> str:
        """Forget what came of all matches. Tables stay, and what ends from now on counts again."""
        await self.shelf.erase()
        return "null"

    async def overheard(self, key: str) -> None:
        """Another page of this device has written in a room: read it again, and tell what came of it."""
        table = self.hall.tables.get(key)
        if table is None:
            return
        left = await self.hall.store.take(key)
        if left is not None:
            self.hall.left[key] = left
        async with table.lock:  # not while it is being read: what is new may come too late for that
            table.doubtful = True
        async with self.hall.holding(table):
            self.hall.take_up(table)

    async def replay(self, key: str, lang: str, seat: int) -> str:
        """A match that is over, in words."""
        return await self._shown(key, lang, lambda replay: replay.told(replay.seat(seat), lang))

    async def step(self, key: str, number: int, lang: str, seat: int) -> str:
        """The table after so many moves of it."""
        return await self._shown(key, lang, lambda replay: replay.step(number, replay.seat(seat), lang))

    async def _shown(self, key: str, lang: str, made: Callable[[Replay], Any]) -> str:
        try:
            return _json(made(await self.replays.find(key)))
        except Refused as refused:
            return _json(why(refused, lang))


def playable(nature: Nature) -> bool:
    """Can it be played here? Of words only where there are lists."""
    return not nature.language or bool(house.POCKETS)


def _json(what: Any) -> str:
    return ENCODER.encode(what).decode()


def _kept(room: Room, lang: str) -> protocol.Kept:
    phase: Literal["waiting", "playing", "over"] = "waiting"
    if room.match is not None:
        phase = "playing" if room.playing() else "over"
    moves = len(room.match.log) if room.match is not None else 0
    title = Speech(lang, room.opened.game).text("name")
    seat = next((seat for seat, who in enumerate(room.people) if who), None)  # nobody else comes to this device
    return protocol.Kept(room.key, title, names(room, lang), phase, moves, room.matches, seat)


class Line:
    """The way between a page and the room: commands are carried out one after the other, as they come."""

    def __init__(self, here: Here, tell: Callable[[str], Any]) -> None:
        pen = Pen()

        async def send(frame: protocol.Frame) -> None:
            tell(pen.write(frame, self.guest.changes).decode())

        self.guest = Guest(send)
        self._here = here
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._work = asyncio.ensure_future(self._serve())

    def hear(self, text: str) -> None:
        """One frame of the page."""
        self._heard.put_nowait(text)

    def close(self) -> None:
        """The page speaks no more by this way."""
        self._heard.put_nowait(None)

    async def _serve(self) -> None:
        hall = self._here.hall
        while (text := await self._heard.get()) is not None:
            await self._here.door.answer(hall, self.guest, text)
        self.guest.gone = True
        await hall.leave(self.guest, at_once=False)
