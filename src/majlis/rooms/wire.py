"""One socket: what is to be sent waits in line, so that nobody waits for a slow reader, and not for ever."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from majlis.rooms import protocol

ENCODER: Final = msgspec.json.Encoder()
SEND_SECONDS: Final = 5.0  # a client that does not read is let go, and comes back by itself
MOST_FRAMES: Final = 256
MOST_BYTES: Final = 1_000_000
SLOW: Final = 1013  # "try again later", and it does

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Wire:
    """The sending end of a socket; `send` is the server's."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._line: deque[bytes] = deque()
        self._bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self.lost = False

    async def send(self, frame: protocol.Frame) -> None:
        """Put a frame in line; a reader that is too far behind is let go."""
        self.put(ENCODER.encode(frame))

    def put(self, frame: bytes) -> None:
        """Put what is written already in line."""
        if self.lost:
            return
        self._line.append(frame)
        self._bytes += len(frame)
        if len(self._line) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self.drop()
        elif self._pump is None:
            self._pump = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Send what is in line."""
        try:
            async with asyncio.timeout(SEND_SECONDS) as patience:
                while self._line:
                    frame = self._line.popleft()
                    self._bytes -= len(frame)
                    await self._send({"type": "websocket.send", "text": frame.decode()})
                    patience.reschedule(asyncio.get_running_loop().time() + SEND_SECONDS)
        except Exception:  # gone, or too slow: either way this was the last of it
            self.drop()
        finally:
            self._pump = None

    def drop(self) -> None:
        """Let the client go. It may not read what closes it, so the connection is cut, where the server lets us."""
        self.lost = True
        self._line.clear()
        self._bytes = 0
        transport = getattr(getattr(self._send, "__self__", None), "transport", None)
        if transport is not None:
            transport.abort()

    async def close(self, code: int) -> None:
        """Say goodbye, after what is in line."""
        if self._pump is not None:
            await asyncio.wait([self._pump])
        if not self.lost:
            self.lost = True
            with suppress(Exception):
                await self._send({"type": "websocket.close", "code": code})
