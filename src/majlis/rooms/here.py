"""A card room on one device: the hall as on a server, with one person in it and a shelf of the device for its logs.

A page keeps it and speaks to it in the frames that it speaks to a server in, so that no table knows the difference.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Protocol

from majlis.rooms import protocol
from majlis.rooms.door import Door
from majlis.rooms.glance import Glance, Tally
from majlis.rooms.hall import Hall
from majlis.rooms.ledger import Coming, Conflict, Noted, Unfinished
from majlis.rooms.live import Guest
from majlis.rooms.wire import Pen

MARK: Final = "~"  # begins the key of every room that is kept on a device


class Shelf(Protocol):
    """Where the device keeps the entries of rooms, as texts by room and number."""

    async def append(self, room: str, first: int, entries: str) -> bool:
        """Put a JSON list of entries there from number `first` on, all or none; False if one is there already."""

    async def load(self, room: str) -> str:
        """The entries of a room, as a JSON list."""

    async def rooms(self) -> str:
        """The keys of all rooms, as a JSON list."""


class NotKept(Exception):
    """The device cannot keep anything now."""


class Kept:
    """A store of logs on a shelf. Clocks begin again with the page; nobody else has a job to take over."""

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
            written = await self.shelf.append(room, first, json.dumps([body.decode() for body in bodies]))
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
        return None

    def now(self) -> float:
        return time.time()

    async def beat(self, now: float) -> None: ...

    async def note(self, at: float, what: str, room: str, who: str, body: bytes, forget: float) -> None: ...

    async def audit(self, most: int = 200) -> list[Noted]:
        return []

    async def close(self) -> None: ...


class Here:
    """The room of one device."""

    def __init__(self, shelf: Shelf, pace: float = 0.8) -> None:
        self.hall = Hall(Kept(shelf), pace)
        self.hall.mark = MARK
        self.door = Door()

    def enter(self, tell: Callable[[str], Any]) -> Line:
        """Somebody comes in; `tell` is given every frame for them."""
        return Line(self, tell)


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
