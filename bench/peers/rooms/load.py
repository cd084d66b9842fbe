"""Plays many rooms of two seats at once against one server and measures it. One process, loopback only.

Closed: who is on turn moves as soon as they see it, and not sooner than the server lets anybody. Paced: so many moves a
second over all rooms. The time of a move is from sending it to seeing the table after it at the same seat. CPU time and
memory are those of the server's processes.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")
STEP = re.compile(rb'^\{"type":"(?:step|change)","step":(\d+)')
RUN = f"{os.getpid()}-{int(time.time()) % 100000}"


# -- what a server costs --


def tree(process: int) -> list[int]:
    """A process and all below it."""
    found, left = [], [process]
    while left:
        one = left.pop()
        found.append(one)
        for thread in Path(f"/proc/{one}/task").glob("*/children"):
            left += [int(child) for child in thread.read_text().split()]
    return found


def seconds(process: int) -> float:
    """CPU seconds so far."""
    total = 0
    for one in tree(process):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def kilobytes(process: int) -> int:
    """Memory that is the server's own."""
    lines = [line for one in tree(process) for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


# -- a socket --


class Wire(asyncio.Protocol):
    """A WebSocket client that does only what is needed here: masks with zeros, reads whole frames."""

    def __init__(self, seat: Seat, address: str, path: str) -> None:
        self.seat = seat
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.buffer = b""
        self.open = False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.hello)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.transport.abort()
                return
            self.buffer, self.open = self.buffer[end + 4 :], True
            self.seat.opened()
        self._frames()

    def _frames(self) -> None:
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            kind, size, begin = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + size:
                break
            payload, at = buffer[begin : begin + size], begin + size
            if kind == 9:
                self.send(payload, 10)
            elif kind in (1, 2):
                self.seat.load.received += len(payload)
                self.seat.got(payload)
        self.buffer = buffer[at:]

    def send(self, payload: bytes, kind: int = 1) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, wrong: Exception | None) -> None:
        self.seat.load.lost += self.seat.load.on


# -- a room, as each server speaks of it --


class Seat:
    """One of the two connections of a room."""

    path = "/"
    rest = 0.0  # seconds between two moves of a room: nobody is refused for being too fast

    def __init__(self, room: Room, number: int) -> None:
        self.room, self.number, self.load = room, number, room.load
        self.ready: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.wire: Wire | None = None

    async def connect(self) -> None:
        port = self.load.door(self.room.number, self.number)
        address = f"127.0.0.1:{port}"
        loop = asyncio.get_running_loop()
        path = await self.where()
        _, self.wire = await loop.create_connection(lambda: Wire(self, address, path), "127.0.0.1", port)
        await asyncio.wait_for(self.ready, 30)

    async def where(self) -> str:
        return self.path

    def send(self, payload: bytes, kind: int = 1) -> None:
        assert self.wire is not None
        self.wire.send(payload, kind)

    def is_ready(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def opened(self) -> None:
        raise NotImplementedError

    def got(self, payload: bytes) -> None:
        raise NotImplementedError

    def move(self) -> None:
        raise NotImplementedError


class Majlis(Seat):
    path = "/ws"
    rest = 0.05  # each of the two may move ten times a second

    def opened(self) -> None:
        hello = {"type": "hello", "token": f"bench {RUN} {self.room.number} {self.number}", "name": f"S{self.number}"}
        self.send(json.dumps({**hello, "lang": "en", "changes": True}).encode())
        if self.number == 0:
            self.send(f'{{"type":"open","id":"o","game":"{self.load.game}","seats":2}}'.encode())
        else:
            self.send(f'{{"type":"join","id":"j","room":"{self.room.key}"}}'.encode())

    def got(self, payload: bytes) -> None:
        step = STEP.match(payload)
        if step is not None:
            self.step = int(step[1])
            if self.load.on:
                self.room.seen(self.number, self.step)
        elif payload.startswith((b'{"type":"done","id":"o"', b'{"type":"done","id":"j"')):
            self.room.key = json.loads(payload)["room"]
            if self.number == 1:
                self.send(b'{"type":"start","id":"s"}')
            else:
                self.is_ready()
        elif payload.startswith(b'{"type":"done","id":"s"'):
            self.is_ready()
        elif payload.startswith(b'{"type":"refused"'):
            self.load.wrong += 1
            self.load.last = payload

    def move(self) -> None:
        self.send(f'{{"type":"play","id":"{self.step}","text":"draw","step":{self.step}}}'.encode())


class Echo(Seat):
    async def where(self) -> str:
        return f"/{self.room.number}"

    def opened(self) -> None:
        self.count = 0
        self.is_ready()

    def got(self, payload: bytes) -> None:
        self.count += 1
        self.room.seen(self.number, self.count)

    def move(self) -> None:
        self.send(b"move")


class Boardgame(Seat):
    path = "/socket.io/?EIO=4&transport=websocket"

    def opened(self) -> None:
        pass

    def got(self, payload: bytes) -> None:
        if payload == b"2":
            self.send(b"3")
        elif payload[:1] == b"0":
            self.send(b"40/counter,")
        elif payload.startswith(b"40/counter"):
            match = ["sync", f"{RUN}-{self.room.number}", str(self.number), "c", 2]
            self.send(f"42/counter,{json.dumps(match)}".encode())
        else:
            body = payload[payload.find(b"[") :]
            if body.startswith(b'["sync"'):
                self.is_ready()
            elif body.startswith(b'["update"'):
                self.room.seen(self.number, int(re.search(rb'"_stateID":(\d+)', body)[1]))  # type: ignore[index]
            elif body.startswith(b'["patch"'):
                self.room.seen(self.number, int(body.split(b",", 4)[3]))

    def move(self) -> None:
        action = {"type": "play", "args": [], "playerID": str(self.number), "credentials": "c"}
        made = {"type": "MAKE_MOVE", "payload": action}
        whole = ["update", made, self.room.state, f"{RUN}-{self.room.number}", str(self.number)]
        self.send(f"42/counter,{json.dumps(whole)}".encode())


class Colyseus(Seat):
    async def where(self) -> str:
        call = "create/counter" if self.number == 0 else f"joinById/{self.room.key}"
        url = f"http://127.0.0.1:{self.load.door(self.room.number, self.number)}/matchmake/{call}"
        answer = await asyncio.to_thread(_post, url)
        answer = {**answer, **answer.get("room", {})}
        self.room.key = answer["roomId"]
        self.count = 0
        return f"/{answer['processId']}/{answer['roomId']}?sessionId={answer['sessionId']}"

    def opened(self) -> None:
        pass

    def got(self, payload: bytes) -> None:
        if payload[0] == 10:  # joined: to be acknowledged
            self.send(b"\x0a", 2)
        elif payload[0] == 14:  # the whole state
            self.is_ready()
        elif payload[0] == 15 and self.load.on:  # a patch
            self.count += 1
            self.room.seen(self.number, self.count)

    def move(self) -> None:
        self.send(b"\x0d\xa1m", 2)


def _post(url: str) -> Any:
    asked = urllib.request.Request(url, b"{}", {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return json.load(answer)


KINDS: dict[str, type[Seat]] = {"majlis": Majlis, "echo": Echo, "boardgame": Boardgame, "colyseus": Colyseus}


class Room:
    """Two seats that move in turn."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.number, self.key = load, number, ""
        self.seats = [KINDS[load.kind](self, 0), KINDS[load.kind](self, 1)]
        self.state = 0  # moves seen
        self.first = -1
        self.fired = 0.0  # when the last move was sent
        self.waits = False  # for the one who is next to see it
        self.sent = [(0, 0.0), (0, 0.0)]  # by seat: the move that it waits to see, and since when
        self.due = 0.0
        self.heard = (0, 0.0)  # the move that the first seat has seen last, and when

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.connect()

    def fire(self) -> None:
        if self.load.on:
            self.fired, self.waits = time.perf_counter(), True
            self.sent[self.state % 2] = (self.state + 1, self.fired)
            self.seats[self.state % 2].move()

    def seen(self, number: int, step: int) -> None:
        if self.first < 0:
            self.first = step - 1
        made = step - self.first
        if number == 0:
            self.heard = made, time.perf_counter()
        elif self.heard[0] == made:
            self.load.between.append(time.perf_counter() - self.heard[1])
        awaited, sent = self.sent[number]
        if awaited and made >= awaited:  # who moved sees the table after it
            self.load.times.append(time.perf_counter() - sent)
            self.sent[number] = (0, 0.0)
        if made > self.state and number == made % 2:  # who is next sees it, and moves
            self.load.moves += made - self.state
            self.load.told.append(time.perf_counter() - self.fired)
            self.state, self.waits = made, False
            self.next()

    def next(self) -> None:
        loop = asyncio.get_running_loop()
        self.due = max(self.due + (self.load.interval or self.seats[0].rest), loop.time())
        if self.due > loop.time():
            loop.call_at(self.due, self.fire)
        else:
            self.fire()


class Load:
    """All rooms, and what was measured."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.kind, self.ports, self.game, self.processes = args.kind, args.port, args.game, args.process
        self.apart = args.apart
        self.interval = args.rooms / args.rate if args.rate else 0.0
        self.on = False
        self.moves = self.received = self.lost = self.wrong = 0
        self.last = b""
        self.times: list[float] = []
        self.told: list[float] = []  # until the other seat saw a move
        self.between: list[float] = []  # from the first seat's seeing a move to the second's

    def door(self, room: int, seat: int) -> int:
        """Where a seat comes in: rooms by turns at each server, or the seats of a room at different ones."""
        return int(self.ports[(room + (seat if self.apart else 0)) % len(self.ports)])

    async def run(self, rooms: int, warm: float, length: float) -> dict[str, Any]:
        await Room(self, rooms).connect()  # what a server loads once is not the price of a room
        await asyncio.sleep(0.5)
        before = sum(map(kilobytes, self.processes))
        made = [Room(self, number) for number in range(rooms)]
        for begin in range(0, rooms, 20):
            await asyncio.gather(*[room.connect() for room in made[begin : begin + 20]])
        await asyncio.sleep(0.5)
        after = sum(map(kilobytes, self.processes))
        self.on = True
        loop = asyncio.get_running_loop()
        for number, room in enumerate(made):
            room.due = loop.time() + self.interval * number / rooms
            loop.call_at(room.due, room.fire)
        await asyncio.sleep(warm)
        self.times, self.told, self.between, self.moves, self.received = [], [], [], 0, 0
        spent, began, own = sum(map(seconds, self.processes)), time.perf_counter(), time.process_time()
        await asyncio.sleep(length)
        lasted, spent = time.perf_counter() - began, sum(map(seconds, self.processes)) - spent
        self.on = False
        stuck = sum(room.waits and room.fired < began for room in made)
        times, told, between = (sorted(found) or [0.0] for found in (self.times, self.told, self.between))
        return {
            "moves_per_second": round(self.moves / lasted),
            "moves_per_cpu_second": round(self.moves / spent) if spent else None,
            "p50_ms": round(times[len(times) // 2] * 1000, 3),
            "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 3),
            "told_p50_ms": round(told[len(told) // 2] * 1000, 3),
            "between_p50_ms": round(between[len(between) // 2] * 1000, 3),
            "kilobytes_per_room": round((after - before) / rooms, 1),
            "bytes_per_move": round(self.received / max(self.moves, 1)),
            "client_cpu": round((time.process_time() - own) / lasted, 2),
            "wrong": self.wrong + self.lost + stuck,
            "last_wrong": self.last.decode()[:200],
        }


def main() -> None:
    parser = argparse.ArgumentParser()
    for name, kind, default in (
        ("kind", str, "majlis"),
        ("game", str, "counter"),
        ("rooms", int, 200),
        ("rate", float, 0.0),
        ("warm", float, 1.0),
        ("seconds", float, 3.0),
    ):
        parser.add_argument(f"--{name}", type=kind, default=default)
    parser.add_argument("--port", type=int, nargs="+")
    parser.add_argument("--process", type=int, nargs="+")
    parser.add_argument("--apart", action="store_true")
    args = parser.parse_args()
    print(json.dumps(asyncio.run(Load(args).run(args.rooms, args.warm, args.seconds))), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
