"""The least a uvicorn server can do: what one socket of a room sends goes to both. No rule, no store, no words."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn

ROOMS: dict[str, list[Any]] = defaultdict(list)
PATCHES = "x" * 1000


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """One connection: ws://host/<room>."""
    if scope["type"] != "websocket":
        return
    room = ROOMS[scope["path"]]
    room.append(send)
    await send({"type": "websocket.accept"})
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        if message["type"] == "websocket.receive":
            text = f"{message['text']}{PATCHES}"
            for each in room:
                await each({"type": "websocket.send", "text": text})


if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
    )
