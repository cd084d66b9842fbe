"""A door to come in by."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import uvicorn

from majlis.rooms.app import App, Settings
from majlis.rooms.bus import HUBS
from majlis.rooms.straight import Straight
from tests.rooms.doors import APPS, TOKEN
from tests.rooms.house import House
from tests.rooms.servers import Nats, Postgres

FILE, SERVERS = "one file, a bus in memory", "PostgreSQL and NATS"


@pytest.fixture
async def door(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """The address of a running server: as we run it, unless a test asks for another kind."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # who does not read is noticed soon
    app = App(Settings(str(tmp_path / "rooms.db"), pace=0, grace=0.1, token=TOKEN))
    kind = getattr(request, "param", Straight)
    config = uvicorn.Config(app, ws=kind, ws_per_message_deflate=False, log_level="error", lifespan="on")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    address = f"127.0.0.1:{listening.getsockname()[1]}"
    APPS[address] = app
    yield address
    del APPS[address]
    for connection in list(server.server_state.connections):  # whoever has not gone by now will not go by itself
        connection.transport.abort()
    server.should_exit = True
    await asyncio.wait_for(running, 20)
    listening.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    server = Nats()
    yield server
    server.close()


@pytest.fixture(params=[FILE, pytest.param(SERVERS, marks=pytest.mark.deep)])
async def house(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[House]:
    """Nodes that share a database and a bus."""
    if request.param == FILE:
        bus = f"memory:{tmp_path}"
        made = House(f"sqlite:///{tmp_path / 'house.db'}", bus)
    else:
        nats: Nats = request.getfixturevalue("nats")
        made = House(request.getfixturevalue("postgres").database(), nats.url, nats)
    yield made
    await made.close()
    HUBS.pop(made.bus, None)
