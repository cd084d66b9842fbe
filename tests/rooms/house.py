"""A house of several nodes for tests, people who come back by themselves, and the proof that nothing was lost."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from majlis.plan import SEATS
from majlis.rooms.app import App, Settings
from majlis.rooms.bus import HUBS
from majlis.rooms.nodes import Node
from majlis.rooms.room import DECODER, Played, refold
from majlis.rooms.shared import SharedStore
from majlis.rooms.straight import Straight
from tests.rooms.people import LONG
from tests.rooms.servers import Nats


async def until(true: Callable[[], Any]) -> None:
    """Wait for a condition, and not for ever."""
    async with asyncio.timeout(LONG):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.02)


class Process:
    """One node, in this process, behind a port of its own."""

    def __init__(self, database: str, bus: str, **settings: Any) -> None:
        self.app = App(Settings(database, bus=bus, **{"pace": 0, "grace": 5.0, **settings}))
        self.door = socket.create_server(("127.0.0.1", 0))
        self.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # who does not read is noticed soon
        config = uvicorn.Config(self.app, ws=Straight, ws_per_message_deflate=False, log_level="error", lifespan="on")
        self.server = uvicorn.Server(config)
        self.task: asyncio.Task[None] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.door.getsockname()[1]}"

    @property
    def node(self) -> Node:
        assert self.app.door.node is not None
        return self.app.door.node

    @property
    def store(self) -> SharedStore:
        return self.node.store

    async def open(self) -> Process:
        self.task = asyncio.create_task(self.server.serve(sockets=[self.door]))
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    def freeze(self) -> None:
        """As if the process stood still: no signs of life, and nothing heard from it or by it."""
        assert self.node._task is not None
        self.node._task.cancel()
        self.node._task = None

    def wake(self) -> None:
        """It goes on as if nothing had been."""
        self.node._task = asyncio.create_task(self.node._live())

    async def die(self) -> None:
        """As by kill -9: sockets cut, nothing said to anybody."""
        self.freeze()
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()
        for task in list(self.app.hall._tasks):
            task.cancel()
        await self.node.relay.bus.close()
        for server in self.server.servers:
            server.close()

    async def close(self) -> None:
        for connection in list(self.server.server_state.connections):
            connection.transport.abort()
        self.server.should_exit = True
        if self.task is not None:
            await asyncio.wait_for(self.task, 20)
        self.door.close()


@dataclass
class Deed:
    """A move that somebody made: the table it was chosen at, and that which came with its acknowledgement."""

    id: str
    text: str
    before: int
    after: int = 0  # 0: not acknowledged


@dataclass
class Player:
    """Somebody who plays the first legal move, comes back whenever the line breaks, and writes down what they saw."""

    name: str
    doors: list[str]
    room: str = ""
    watches: bool = False
    narrow: bool = False  # next to nothing is on the way to them at one time
    wire: ClientConnection | None = None
    view: dict[str, Any] = field(default_factory=dict)
    step: int = 0
    deeds: list[Deed] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    away: list[float] = field(default_factory=list)  # seconds, each time that the line broke

    @property
    def hello(self) -> dict[str, str]:
        return {"type": "hello", "token": f"the token of {self.name} 0123456789", "name": self.name, "lang": "en"}

    @property
    def join(self) -> dict[str, Any]:
        return {"type": "join", "room": self.room, "seen": self.step, "watch": self.watches}

    async def send(self, **frame: Any) -> str:
        assert self.wire is not None
        number = frame.setdefault("id", secrets.token_hex(4))
        await self.wire.send(json.dumps(frame))
        return str(number)

    async def come(self) -> None:
        """Come in at the first door that opens, and go back to the table; some door must open in the end."""
        began = time.monotonic()
        while True:
            assert time.monotonic() - began < 3 * LONG, f"{self.name} finds no door: {self.refused[-3:]}"
            self.break_off()
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                self.wire = await connect(f"ws://{self.doors[0]}/ws", max_size=None, open_timeout=2, **self.line())
                await self.wire.send(json.dumps(self.hello))
                if not self.room or not await self.do(**self.join):
                    break
            self.doors.append(self.doors.pop(0))
            await asyncio.sleep(0.2)
        self.away.append(time.monotonic() - began)

    def break_off(self) -> None:
        """Leave no half-dead line behind."""
        if self.wire is not None:
            self.wire.transport.abort()

    def line(self) -> dict[str, Any]:
        """The socket to come by, where not any will do."""
        if not self.narrow:
            return {}
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, _, port = self.doors[0].partition(":")
        made.connect((host, int(port)))
        return {"sock": made}

    async def do(self, **frame: Any) -> str:
        """Ask for something, and wait; the code of the refusal, or nothing."""
        number = await self.send(**frame)
        while True:
            answer = await self.hear()
            if answer["type"] == "done" and answer["id"] == number:
                self.room = answer["room"] or self.room
                return ""
            if answer["type"] == "refused" and answer["id"] == number:
                self.refused.append(answer["code"])
                return str(answer["code"])

    async def hear(self, patience: float = 8.0) -> dict[str, Any]:
        assert self.wire is not None
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), patience))
        if frame["type"] == "step":
            self.see(frame)
        if frame["type"] == "said":
            self.said.append(frame["text"])
        return frame

    def see(self, frame: dict[str, Any]) -> None:
        self.view, self.step = frame["view"], frame["step"]
        self.steps.append(self.step)

    def on_turn(self) -> bool:
        return any(place["you"] and place["acts"] for place in self.view.get("places", []))

    async def play(self, moves: int) -> None:
        """Play until so many of one's own moves are acknowledged, or the match is over."""
        done = 0
        while done < moves and self.view.get("phase") != "over":
            try:
                last = self.deeds[-1] if self.deeds else None
                asked = last is not None and not last.after  # and nobody has said whether it is done
                if not asked and not self.on_turn():
                    await self.hear()
                    continue
                if last is None or last.after:
                    text = self.view["offers"][0]["moves"][0]["text"]
                    last = Deed(secrets.token_hex(6), text, self.view["step"])
                    self.deeds.append(last)
                code = await self.do(type="play", id=last.id, text=last.text, step=last.before)
                if not code:
                    last.after = self.step
                    done += 1
                elif code not in ("not-written", "elsewhere", "too-fast"):
                    self.deeds.pop()
                    await asyncio.sleep(0.05)
            except (OSError, WebSocketException, TimeoutError):
                await self.come()

    async def go(self) -> None:
        if self.wire is not None:
            await self.wire.close()


async def pair(number: int, doors: Sequence[str]) -> list[Player]:
    """Two people at a table of Basra of their own, who know all doors and have come in at different ones."""
    made: list[Player] = []
    for who in range(2):
        first = (number + who) % len(doors)
        person = Player(f"{number}/{who}", [*doors[first:], *doors[:first]], made[0].room if made else "")
        made.append(person)
        await person.come()
        if len(made) == 1:
            assert not await person.do(type="open", game="basra", seats=2, options={})
    assert not await made[0].do(type="start")
    return made


async def middle(people: Sequence[Player], moves: float) -> None:
    """Wait until so many moves have been chosen, however quick the machine is."""
    async with asyncio.timeout(3 * LONG):
        while sum(len(person.deeds) for person in people) < moves:
            await asyncio.sleep(0.01)


def back(people: Sequence[Player]) -> list[float]:
    """After how many seconds those were back whose line broke, the quickest first."""
    return sorted(person.away[-1] for person in people if len(person.away) > 1)


def wrong(log: Sequence[bytes], people: Sequence[Player]) -> list[str]:
    """What in a room's log does not agree with what people were told; nothing: every acknowledged move is there, once,
    at the place where it was told, and the whole can be played again."""
    found: list[str] = []
    entries = [DECODER.decode(body) for body in log]
    where: dict[str, list[int]] = {}
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Played) and entry.id:
            where.setdefault(entry.id, []).append(number)
    for person in people:
        for deed in person.deeds:
            places = where.get(deed.id, [])
            if deed.after and not places:
                found.append(f"{person.name}: {deed.text} was acknowledged and is not there")
            if len(places) > 1:
                found.append(f"{person.name}: {deed.text} is there {len(places)} times")
            if deed.after and places and not deed.before < places[0] <= deed.after:
                found.append(f"{person.name}: {deed.text} is entry {places[0]}, not in {deed.before}..{deed.after}")
        if person.steps != sorted(person.steps):
            found.append(f"{person.name} was told steps out of order")
    try:
        refold("again", list(log))
    except Exception as broken:
        found.append(f"cannot be played again: {type(broken).__name__}")
    return found


def spoiled(log: Sequence[bytes], people: Sequence[Player]) -> dict[str, list[bytes]]:
    """A log in which the last move that was acknowledged is lost, doubled, or in the place of the move before it."""
    told = {deed.id for person in people for deed in person.deeds if deed.after}
    played = [n for n, body in enumerate(log) if isinstance(DECODER.decode(body), Played)]
    last = max(n for n in played if getattr(DECODER.decode(log[n]), "id", "") in told)
    before, swapped = max(n for n in played if n < last), list(log)
    swapped[before], swapped[last] = swapped[last], swapped[before]
    doubled = [*log[: last + 1], log[last], *log[last + 1 :]]
    return {"lost": [*log[:last], *log[last + 1 :]], "doubled": doubled, "reordered": swapped}


def prove(log: Sequence[bytes], people: Sequence[Player]) -> None:
    """Nothing is wrong; and of this very history it would have been seen if something were."""
    assert wrong(log, people) == []
    for fault, other in spoiled(log, people).items():
        assert wrong(other, people), f"a {fault} move would not be seen"


def fallbacks(log: Sequence[bytes]) -> list[tuple[str, str]]:
    """The moves that nobody sent, each beside the least harmful one at that time."""
    made: list[tuple[str, str]] = []
    room = refold("again", list(log[:1]))
    for entry in map(DECODER.decode, log[1:]):
        if isinstance(entry, Played) and not entry.id:
            assert room.match is not None
            made.append((entry.text, room.game.fallback(room.match.state, SEATS[entry.seat]).text))
        room.fold(entry)
    return made


class House:
    """Nodes on one database and one bus."""

    def __init__(self, database: str, bus: str, nats: Nats | None = None) -> None:
        self.database, self.bus, self.nats = database, bus, nats
        self.nodes: list[Process] = []
        self.people: list[Player] = []

    async def node(self, **settings: float) -> Process:
        made = await Process(self.database, self.bus, **settings).open()
        self.nodes.append(made)
        return made

    def bus_is(self, on: bool) -> None:
        """The bus breaks down, or comes back."""
        if self.nats is None:
            HUBS[self.bus].turn(on=on)
        elif on:
            self.nats.start()
        else:
            self.nats.stop()

    def person(self, name: str, *doors: Process) -> Player:
        made = Player(name, [door.address for door in doors])
        self.people.append(made)
        return made

    async def table(self, *people: Player) -> str:
        """People at a new table of Basra, its first deal dealt."""
        for person in people:
            person.room = people[0].room
            await person.come()
            if person is people[0]:
                assert not await person.do(type="open", game="basra", seats=len(people), options={}, public=True)
        assert not await people[0].do(type="start")
        return people[0].room

    async def log(self, room: str) -> list[bytes]:
        alive = next(node for node in reversed(self.nodes) if node.task is not None and not node.task.done())
        return await alive.store.load(room)

    async def prove(self, room: str) -> None:
        """Everything that people at `room` were told is in its log, once, in order."""
        prove(await self.log(room), [person for person in self.people if person.room == room])

    async def close(self) -> None:
        for person in self.people:
            with suppress(Exception):
                await person.go()
        for node in self.nodes:
            await node.close()
