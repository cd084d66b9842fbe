"""One socket: what is to be sent waits in line, so that nobody waits for a slow reader, and not for ever."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import suppress
from typing import Any, Final

import msgspec

from majlis.rooms import protocol
from majlis.rooms.changes import change

ENCODER: Final = msgspec.json.Encoder()
SEND_SECONDS: Final = 5.0  # a client that does not read is let go, and comes back by itself
MOST_FRAMES: Final = 256
MOST_BYTES: Final = 1_000_000

Sending = Coroutine[Any, Any, None]
Send = Callable[[dict[str, Any]], Sending]
Write = Callable[[bytes], bool]
WRITE: Final = "majlis.write"  # of a scope's extensions: a server's shorter way to send a text, if it has one


class Wire:
    """The sending end of a socket. `send` is the server's; `write`, where it has one, is shorter and may say no."""

    def __init__(self, send: Send, write: Write | None = None) -> None:
        self._send = send
        self._write = write
        self._line: deque[bytes] = deque()
        self._bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self._pen = Pen()
        self.lost = False

    async def send(self, frame: protocol.Frame, changes: bool = False) -> None:
        """Put a frame in line, of a step only the `changes` if they are wished for; a reader that is too far behind is
        let go."""
        self._put(self._pen.write(frame, changes))

    def put(self, frame: bytes) -> None:
        """Put in line what somebody else has written. It may be of a table that we have not seen."""
        self._pen = Pen()
        self._put(frame)

    def _put(self, frame: bytes) -> None:
        if self.lost:
            return
        if self._pump is None:
            if self._write is None or not self._write(frame):
                self._begin(frame)
            return
        self._line.append(frame)
        self._bytes += len(frame)
        if len(self._line) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self.drop()

    def _begin(self, frame: bytes) -> None:
        """Send a frame before which nobody waits: mostly it goes at once, and costs no task."""
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
        try:
            waits = sending.send(None)
        except StopIteration:
            return
        except Exception:  # gone
            self.drop()
            return
        self._pump = asyncio.create_task(self._drain(resumed(sending, waits)))

    async def _drain(self, begun: Awaitable[None]) -> None:
        """Send the rest of a frame, and what is in line behind it."""
        try:
            await self._patiently(begun)
            while self._line:
                frame = self._line.popleft()
                self._bytes -= len(frame)
                await self._patiently(self._send({"type": "websocket.send", "text": frame.decode()}))
        except Exception:  # gone: this was the last of it
            self.drop()
        finally:
            self._pump = None

    async def _patiently(self, sending: Awaitable[None]) -> None:
        """Wait for a frame to go, and not for ever."""
        patience = asyncio.get_running_loop().call_later(SEND_SECONDS, self.drop)
        try:
            await sending
        finally:
            patience.cancel()

    def drop(self) -> None:
        """Let the client go. It may not read what closes it, so the connection is cut, where the server lets us."""
        self.lost = True
        self._line.clear()
        self._bytes = 0
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()
        if self._pump is not None and self._pump is not asyncio.current_task():
            self._pump.cancel()

    async def close(self, code: int) -> None:
        """Say goodbye, after what is in line."""
        if self._pump is not None:
            await asyncio.wait([self._pump])
        if not self.lost:
            self.lost = True
            with suppress(Exception):
                await self._send({"type": "websocket.close", "code": code})


@types.coroutine
def resumed(sending: Sending, waits: Any) -> Generator[Any, Any, None]:
    """The rest of a sending that has begun already, and `waits` for something."""
    try:
        while True:
            try:
                heard = yield waits
            except BaseException as wrong:
                waits = sending.throw(wrong)
            else:
                waits = sending.send(heard)
    except StopIteration:
        return


class Pen:
    """Writes frames for one reader."""

    def __init__(self) -> None:
        self._seen: protocol.Step | None = None  # the last that it has written

    def write(self, frame: protocol.Frame, changes: bool) -> bytes:
        """A frame; of a step after another only the `changes`, if they are wished for."""
        if isinstance(frame, protocol.Step):
            before, self._seen = self._seen, frame
            if changes and before is not None:
                return written(before, frame)
        return ENCODER.encode(frame)


LAST: Final[list[tuple[protocol.Step, protocol.Step, bytes]]] = []  # what was written last: many may be sent the same


def written(before: protocol.Step, after: protocol.Step) -> bytes:
    """What is to be told of a step to who has seen the one before."""
    if LAST and LAST[0][0] is before and LAST[0][1] is after:
        return LAST[0][2]
    made = ENCODER.encode(change(before, after) or after)
    LAST[:] = [(before, after, made)]
    return made
