"""People at one node whose table is kept by another: their frames go there and back over the bus.

The node where the socket ends (near) sends on what it receives, and the node that keeps the table (far) answers as if
the socket ended there. Frames are numbered; where one is missing the socket is cut, and whoever is there comes back by
itself and is told what they missed. With its signs of life each end says how many it has sent of late, so that also the
last one is missed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.bus import AGAIN, Bus, Nobody
from majlis.rooms.live import Guest
from majlis.rooms.wire import Pen

LOG: Final = logging.getLogger("majlis.rooms")
MOST_WAITING: Final = 256  # frames of one person
ASK: Final = 0.3  # seconds for a node to answer that it is there
ALL_BACK: Final = 4 * AGAIN  # seconds after which also the others have found a bus that had broken down
OF_LATE: Final = 6  # signs of life after a frame that still tell how many were sent


class Enter(msgspec.Struct, tag=1, array_like=True):
    """Somebody at node `near` comes to a table of yours."""

    link: str
    near: str
    who: str
    name: str
    lang: str
    address: str
    changes: bool = False


class Asked(msgspec.Struct, tag=2, array_like=True):
    """A frame from them."""

    link: str
    near: str
    number: int
    text: str


class Told(msgspec.Struct, tag=3, array_like=True):
    """A frame to them."""

    link: str
    number: int
    frame: bytes


class Parted(msgspec.Struct, tag=4, array_like=True):
    """The one end is no more. `at_once`: they have got up, and not just lost the connection."""

    link: str
    at_once: bool = False


class Counted(msgspec.Struct, tag=5, array_like=True):
    """How many frames node `by` has sent, by link: as the end where the `table` is, or where the sockets are."""

    by: str
    table: bool
    links: dict[str, int]


Message = Enter | Asked | Told | Parted | Counted
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final[msgspec.msgpack.Decoder[Message]] = msgspec.msgpack.Decoder(Message)

Answer = Callable[[Guest, str], Awaitable[None]]
Leave = Callable[[Guest, bool], Awaitable[None]]


@dataclass(eq=False)
class Near:
    """The end of a link where the socket is. `far`: the node that keeps the table."""

    guest: Guest
    put: Callable[[bytes], None]
    far: str
    key: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    sent: int = 0
    heard: int = 0
    late: int = 0  # signs of life that are still to tell how many were sent


@dataclass(eq=False)
class Far:
    """The end of a link where the table is. `near`: the node that has the socket."""

    guest: Guest
    near: str
    key: str
    sent: int = 0
    heard: int = 0
    late: int = 0
    line: asyncio.Queue[str] = field(default_factory=asyncio.Queue)
    task: asyncio.Task[None] | None = None


class Relay:
    """Both ends of all links of one node."""

    def __init__(self, node: str, bus: Bus, answer: Answer, leave: Leave) -> None:
        self.node = node
        self.bus = bus
        self._answer = answer
        self._leave = leave
        self.near: dict[Guest, Near] = {}
        self._by_key: dict[str, Near] = {}
        self._far: dict[str, Far] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen."""
        await self.bus.listen(subject(self.node), self._hear)
        await self.bus.serve(presence(self.node), self._here)
        self.bus.when_lost(lambda: self.lose(None))

    async def _here(self, body: bytes) -> bytes:
        return b""

    async def absent(self, node: str) -> bool:
        """Does a node hear the bus no more, while we do? Its process is gone then, or cut off."""
        try:
            await self.bus.ask(presence(node), b"", ASK)
        except Nobody:
            return time.monotonic() - self.bus.found > ALL_BACK and await self._heard()
        except TimeoutError:
            pass  # it stands still, or is only slow: its signs of life will tell
        return False

    async def _heard(self) -> bool:
        """Do we hear the bus?"""
        with suppress(Nobody, TimeoutError):
            await self.bus.ask(presence(self.node), b"", ASK)
            return True
        return False

    # -- where the socket is --

    async def enter(self, guest: Guest, put: Callable[[bytes], None], far: str) -> Near:
        """A link to the node that keeps a table; the one that is there, if it leads there."""
        link = self.near.get(guest)
        if link is not None and link.far == far:
            return link
        await self.part(guest, at_once=False)
        link = Near(guest, put, far)
        enter = Enter(link.key, self.node, guest.who, guest.name, guest.lang, guest.address, guest.changes)
        await self._send(far, enter)
        self.near[guest] = self._by_key[link.key] = link
        return link

    async def ask(self, link: Near, text: str) -> None:
        """Send on a frame."""
        link.sent, link.late = link.sent + 1, OF_LATE
        await self._send(link.far, Asked(link.key, self.node, link.sent, text))

    async def part(self, guest: Guest, at_once: bool) -> None:
        """They have gone, or go to another table."""
        link = self.near.pop(guest, None)
        if link is None:
            return
        del self._by_key[link.key]
        with suppress(Refused):  # the other end has noticed, or will
            await self._send(link.far, Parted(link.key, at_once))

    # -- what arrives --

    async def _hear(self, body: bytes) -> None:
        message = DECODER.decode(body)
        match message:
            case Enter():
                self._welcome(message)
            case Asked():
                await self._asked(message)
            case Told():
                self._told(message)
            case Parted():
                self._parted(message)
            case Counted():
                await self._compare(message)

    def _told(self, message: Told) -> None:
        link = self._by_key.get(message.link)
        if link is None:
            return
        link.heard += 1
        if message.number != link.heard:
            link.guest.cut()  # something was lost on the way
            return
        link.put(message.frame)

    def _parted(self, message: Parted) -> None:
        link = self._by_key.get(message.link)
        if link is not None:
            link.guest.cut()
        far = self._far.pop(message.link, None)
        if far is not None:
            self._end(far, message.at_once)

    # -- where the table is --

    def _welcome(self, message: Enter) -> None:
        far, pen = Far(Guest(self._nowhere), message.near, message.link), Pen()

        async def send(frame: protocol.Frame) -> None:
            far.sent, far.late = far.sent + 1, OF_LATE
            with suppress(Refused):  # the number tells them, when the bus is back
                await self._send(far.near, Told(far.key, far.sent, pen.write(frame, message.changes)))

        def cut() -> None:
            self._later(self._cut(far))

        guest = far.guest
        guest.send, guest.cut = send, cut
        guest.who, guest.name, guest.lang, guest.address = message.who, message.name, message.lang, message.address
        self._far[far.key] = far
        far.task = self._later(self._serve(far))

    async def _nowhere(self, frame: protocol.Frame) -> None:
        """Until it is known where to send."""

    async def _asked(self, message: Asked) -> None:
        far = self._far.get(message.link)
        if far is None:  # let go meanwhile
            with suppress(Refused):
                await self._send(message.near, Parted(message.link))
            return
        far.heard += 1
        if message.number != far.heard or far.line.qsize() >= MOST_WAITING:
            await self._cut(far)
            return
        far.line.put_nowait(message.text)

    async def _serve(self, far: Far) -> None:
        """Answer what they ask, one after the other."""
        while True:
            await self._answer(far.guest, await far.line.get())

    async def _cut(self, far: Far) -> None:
        """End a link from here; they come back by themselves."""
        if self._far.pop(far.key, None) is None:
            return
        self._end(far, at_once=False)
        with suppress(Refused):
            await self._send(far.near, Parted(far.key))

    def _end(self, far: Far, at_once: bool) -> None:
        far.guest.gone = True
        self._later(self._farewell(far, at_once))

    async def _farewell(self, far: Far, at_once: bool) -> None:
        if far.task is not None and far.task is not asyncio.current_task():
            far.task.cancel()
        await self._leave(far.guest, at_once)

    # -- what got lost on the way --

    async def count(self) -> None:
        """Tell the other ends how many frames we have sent them."""
        said: dict[tuple[str, bool], dict[str, int]] = {}
        ends: list[tuple[Near | Far, str]] = [(near, near.far) for near in self.near.values()]
        ends += [(far, far.near) for far in self._far.values()]
        for end, node in ends:
            if end.late:
                end.late -= 1
                said.setdefault((node, isinstance(end, Far)), {})[end.key] = end.sent
        for (node, table), links in said.items():
            with suppress(Refused):
                await self._send(node, Counted(self.node, table, links))

    async def _compare(self, message: Counted) -> None:
        """Cut the links on which we have heard less than was sent."""
        for key, sent in message.links.items():
            near, far = self._by_key.get(key), self._far.get(key)
            if message.table:
                if near is not None and near.heard < sent:
                    near.guest.cut()
            elif far is None:  # let go meanwhile, and they have not heard of it
                with suppress(Refused):
                    await self._send(message.by, Parted(key))
            elif far.heard < sent:
                await self._cut(far)

    # -- when nodes die --

    def lose(self, alive: set[str] | None) -> None:
        """Cut every link to a node that is not among the living; None: to all, since the bus broke down."""
        for link in list(self.near.values()):
            if alive is None or link.far not in alive:
                link.guest.cut()
        for far in list(self._far.values()):
            if alive is None or far.near not in alive:
                self._later(self._cut(far))

    async def close(self) -> None:
        """Cut all links."""
        for far in list(self._far.values()):
            await self._cut(far)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()

    async def _send(self, node: str, message: Message) -> None:
        await self.bus.send(subject(node), ENCODER.encode(message))

    def _later(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the relay failed", exc_info=task.exception())


def subject(node: str) -> str:
    """Where a node listens."""
    return f"majlis.node.{node}"


def presence(node: str) -> str:
    """Where a node answers that it is there."""
    return f"majlis.here.{node}"
