"""Messages between the processes of a house. What is on the way may be lost: whoever must know reads the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from majlis.move import Reason, Refused

LOG: Final = logging.getLogger("majlis.rooms")
LOCAL: Final = "memory:"
AGAIN: Final = 0.25  # seconds between two tries to reach the bus again
PATIENCE: Final = 5.0  # seconds until it is given up at the start

Hear = Callable[[bytes], Awaitable[None]]
Reply = Callable[[bytes], Awaitable[bytes]]


class Nobody(Exception):
    """Nobody serves what was asked for."""


class Bus(Protocol):
    """Carries bytes to whoever listens to a subject, in the order in which one process sends them.

    `found`: since when it can be reached, by the monotonic clock.
    """

    found: float

    async def send(self, subject: str, body: bytes) -> None:
        """To all who listen; Refused while the bus cannot be reached."""

    async def listen(self, subject: str, hear: Hear) -> None:
        """Call `hear` with every message of a subject, one after the other."""

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        """To one of those who serve a subject; what it answers.

        Nobody where nobody serves it, TimeoutError where no answer comes.
        """

    async def serve(self, subject: str, reply: Reply) -> None:
        """Answer what is asked on a subject, sharing it with all others who serve it."""

    def when_lost(self, lost: Callable[[], None]) -> None:
        """Call `lost` when the bus breaks down: what was on the way is gone."""

    async def close(self) -> None:
        """Say and hear no more."""


class MemoryBus:
    """The bus inside one process: for a house of one node, and for tests."""

    def __init__(self, hub: Hub) -> None:
        self.found = 0.0
        self._hub = hub
        self._own: list[tuple[str, Hear]] = []
        self._served: list[tuple[str, Reply]] = []
        self._lines: list[asyncio.Task[None]] = []
        self._lost: Callable[[], None] = lambda: None
        hub.buses.append(self)

    async def send(self, subject: str, body: bytes) -> None:
        if self._hub.down:
            raise unreachable()
        for line in list(self._hub.lines.get(subject, [])):
            line.put_nowait(body)

    async def listen(self, subject: str, hear: Hear) -> None:
        line: asyncio.Queue[bytes] = asyncio.Queue()
        self._hub.lines.setdefault(subject, []).append(line)
        task = asyncio.create_task(_drain(line, hear))
        task.add_done_callback(lambda _: self._hub.lines[subject].remove(line))
        self._lines.append(task)

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        served = self._hub.served.get(subject, [])
        if self._hub.down or not served:
            raise Nobody(subject)
        served.append(served.pop(0))  # by turns
        return await asyncio.wait_for(served[-1](body), seconds)

    async def serve(self, subject: str, reply: Reply) -> None:
        self._hub.served.setdefault(subject, []).append(reply)
        self._served.append((subject, reply))

    def when_lost(self, lost: Callable[[], None]) -> None:
        self._lost = lost

    def break_down(self) -> None:
        """The hub is gone."""
        self._lost()

    def come_back(self) -> None:
        """The hub is there again."""
        self.found = time.monotonic()

    async def close(self) -> None:
        for task in self._lines:
            task.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        for subject, reply in self._served:
            self._hub.served[subject].remove(reply)
        self._served.clear()
        if self in self._hub.buses:
            self._hub.buses.remove(self)


class Hub:
    """What the memory buses of one process have in common."""

    def __init__(self) -> None:
        self.lines: dict[str, list[asyncio.Queue[bytes]]] = {}
        self.served: dict[str, list[Reply]] = {}
        self.buses: list[MemoryBus] = []
        self.down = False

    def turn(self, on: bool) -> None:
        """Break down, or come back."""
        self.down = not on
        if self.down:
            for line in [line for lines in self.lines.values() for line in lines]:
                while not line.empty():
                    line.get_nowait()
        for bus in self.buses:
            bus.break_down() if self.down else bus.come_back()


HUBS: Final[dict[str, Hub]] = {}


class NatsBus:
    """The bus of many machines: NATS core."""

    def __init__(self, client: Any) -> None:
        self.found = time.monotonic()
        self._client = client
        self._tasks: set[asyncio.Task[None]] = set()
        self._lost: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, url: str) -> NatsBus:
        """Connect; Refused if nobody answers there."""
        from nats.aio.client import Client  # only here: a house of one node needs none of it

        client = Client()
        made = cls(client)

        reached, last = False, ""

        async def wrong(error: Exception) -> None:
            nonlocal last
            last = getattr(error, "strerror", None) or str(error)
            if reached:
                LOG.warning("the bus: %s", last)

        try:
            await asyncio.wait_for(
                client.connect(
                    url,
                    disconnected_cb=made._disconnected,
                    reconnected_cb=made._reconnected,
                    error_cb=wrong,
                    reconnect_time_wait=AGAIN,  # type: ignore[arg-type]  # it sleeps so long, whatever its type says
                    max_reconnect_attempts=-1,
                    ping_interval=5,
                ),
                PATIENCE,
            )
        except Exception as failed:
            with suppress(Exception):
                await client.close()
            error = last or str(failed) or type(failed).__name__
            raise Refused(Reason("no-bus", {"url": url, "error": error}), "--bus") from None
        reached = True
        return made

    async def _disconnected(self) -> None:
        self._lost()

    async def _reconnected(self) -> None:
        self.found = time.monotonic()

    async def send(self, subject: str, body: bytes) -> None:
        if not self._client.is_connected:
            raise unreachable()
        await self._client.publish(subject, body)

    async def listen(self, subject: str, hear: Hear) -> None:
        async def heard(message: Any) -> None:
            await hear(message.data)

        await self._client.subscribe(subject, cb=heard)
        await self._client.flush()

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        from nats.errors import NoRespondersError

        if not self._client.is_connected:
            raise Nobody(subject)
        try:
            found: bytes = (await self._client.request(subject, body, timeout=seconds)).data
        except NoRespondersError:
            raise Nobody(subject) from None
        return found

    async def serve(self, subject: str, reply: Reply) -> None:
        async def answer(message: Any) -> None:
            await message.respond(await reply(message.data))

        async def asked(message: Any) -> None:  # several at once
            task = asyncio.create_task(answer(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        await self._client.subscribe(subject, queue=subject, cb=asked)
        await self._client.flush()

    def when_lost(self, lost: Callable[[], None]) -> None:
        self._lost = lost

    async def close(self) -> None:
        with suppress(Exception):
            await self._client.close()


async def connect(url: str) -> Bus:
    """The bus at a URL: nats://..., or inside this process (memory:NAME; nothing: one that nobody shares)."""
    if not url:
        return MemoryBus(Hub())
    if url.startswith(LOCAL):
        return MemoryBus(HUBS.setdefault(url, Hub()))
    if url.partition("://")[0] in ("nats", "tls"):
        return await NatsBus.open(url)
    raise Refused(Reason("bad-bus", {"url": url}), "--bus")


def unreachable() -> Refused:
    """Nobody answers on the bus."""
    return Refused(Reason("elsewhere"))


async def _drain(line: asyncio.Queue[bytes], hear: Hear) -> None:
    while True:
        body = await line.get()
        try:
            await hear(body)
        except Exception:
            LOG.exception("a message of the bus could not be heard")
