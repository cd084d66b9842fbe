"""The shorter way out of a socket: what goes by it arrives as it would by the longer one, and in its order."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from majlis.rooms.straight import Straight
from majlis.rooms.wire import WRITE, Write

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)

Serve = Callable[[Write | None, Any], Awaitable[None]]


@asynccontextmanager
async def serving(serve: Serve, compressed: bool = False) -> AsyncIterator[str]:
    """A server that does one thing with each socket; its address."""

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await serve(scope["extensions"].get(WRITE), send)

    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, ws=Straight, ws_per_message_deflate=compressed, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"ws://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    await asyncio.wait_for(running, 20)
    listening.close()


async def test_frames_of_every_length_arrive_whole_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    texts, flushed = ["\u0633" * (length // 2) + "x" * (length % 2) for length in LENGTHS], list[int]()
    flush = Straight._flush

    def counted(straight: Straight) -> None:
        flushed.append(len(straight._out))
        flush(straight)

    monkeypatch.setattr(Straight, "_flush", counted)

    async def serve(write: Write | None, send: Any) -> None:
        assert write is not None
        assert all(write(text.encode()) for text in texts)
        await send({"type": "websocket.send", "text": "by the longer way"})
        assert write(b"last")
        await send({"type": "websocket.close", "code": 4000})
        assert not write(b"too late")

    async with serving(serve) as address, connect(address, max_size=None) as client:
        assert [await client.recv() for _ in range(len(texts) + 2)] == [*texts, "by the longer way", "last"]
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
    assert max(flushed) == 2 * len(texts), "they are written together"


async def test_who_does_not_read_has_it_said_and_gets_everything_after_all() -> None:
    took, done = list[int](), asyncio.Event()

    async def serve(write: Write | None, send: Any) -> None:
        assert write is not None
        for number in range(100_000):
            if not write(f"{number:9000}".encode()):
                await send({"type": "websocket.send", "text": f"{number:9000}"})
                break
            await asyncio.sleep(0)
        took.append(number)
        await done.wait()

    async with serving(serve) as address, connect(address, max_queue=1) as client:
        await asyncio.sleep(0.2)
        heard = -1
        while not took or heard < took[0]:
            number = int(await asyncio.wait_for(client.recv(), 5))
            assert number == heard + 1
            heard = number
        done.set()
    assert took[0] < 99_999, "it has had to wait"


async def test_what_is_compressed_goes_the_longer_way() -> None:
    offered = list[Write | None]()

    async def serve(write: Write | None, send: Any) -> None:
        offered.append(write)

    async with serving(serve, compressed=True) as address:
        async with connect(address):
            pass
        async with connect(address, compression=None):
            pass
    assert offered[0] is None
    assert offered[1] is not None
