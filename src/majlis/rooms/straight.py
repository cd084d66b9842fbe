"""The server's end of a socket, with a shorter way out.

ASGI wraps each frame in a message that the server takes apart again, and each is written to the system by itself. Here
frames go as they are, all of one turn of the loop together. Another server offers nothing of the kind: there they go by
ASGI.
"""

from __future__ import annotations

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from majlis.rooms.wire import WRITE

TEXT: Final = 0x81  # one whole frame of text
SHORT: Final = 126  # from here on the length has two bytes, and this stands in its place
LONG: Final = 127  # eight bytes


class Straight(WebSocketsSansIOProtocol):
    """A socket as uvicorn serves it, and `write`."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._out: list[bytes] = []

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:  # what is compressed has another form
            cast(dict[str, Any], self.scope["extensions"])[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Send a frame; False if it must wait, or cannot go: whoever sends it by ASGI then hears what is the matter."""
        if not self.writable.is_set() or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return False
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out += head(len(text)), text
        return True

    def _flush(self) -> None:
        out, self._out = self._out, []
        if out and not self.transport.is_closing():
            self.transport.write(b"".join(out))

    async def send(self, message: Any) -> None:
        self._flush()  # first come, first served
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def head(length: int) -> bytes:
    """What stands before a frame of text from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")
