"""The door itself: a real server on a free port, and clients that behave, and clients that do not."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from majlis.rooms import protocol
from majlis.rooms.straight import Straight
from tests.rooms.doors import APPS

BOTH_WAYS = pytest.mark.parametrize("door", [Straight, "websockets-sansio"], ids=["straight", "asgi"], indirect=True)


class Client:
    """A client that sends what it is told, well-formed or not."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    async def send(self, frame: object) -> None:
        await self.wire.send(frame if isinstance(frame, str) else json.dumps(frame))

    async def answer(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.wire.recv(), 5))
            if not types or frame["type"] in types:
                return frame

    async def hello(self, lang: str = "en", name: str = "Omar") -> None:
        await self.send({"type": "hello", "token": f"token of {name:.20} 0123456789", "name": name, "lang": lang})
        await self.answer("done")


@BOTH_WAYS
async def test_a_whole_match_over_the_wire(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client, number, view = Client(wire), 0, None
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2, "options": {"target": 51}})
        while view is None or view["phase"] != "over":
            view = (await client.answer("step"))["view"]
            number += 1
            if view["phase"] == "waiting":
                await client.send({"type": "start", "id": "s"})
            elif view["phase"] == "playing" and view["status"] == "Your turn":
                text = view["offers"][0]["moves"][0]["text"]
                await client.send({"type": "play", "id": f"p{number}", "text": text, "step": view["step"]})
        assert view["result"]


async def test_who_is_alone_waits_for_nobody(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "six_by_six", "seats": 1, "chat": "room"})
        while (view := (await client.answer("step"))["view"])["phase"] == "waiting":
            pass
        assert view["chat"] == "off"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"hello"}',
        '{"type":"fly","id":"1"}',
        '{"type":"play","id":1,"text":"play 7D","step":0}',
        '{"type":"play","id":"1","text":"play 7D","step":0,"extra":1}',
        "[" * 3000,
        '{"type":"say","id":"1","text":"' + "x" * 20000 + '"}',
        '"\\ud800"',
    ],
)
async def test_nonsense_is_answered_and_the_connection_lives(door: str, frame: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send(frame)
        refused = await client.answer("refused")
        assert refused["code"] == "bad-frame"
        assert refused["message"]
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2})
        await client.answer("step")


@pytest.mark.parametrize("wish", [{"seats": 10**30}, {"seats": 2, "options": {"target": "x" * 5000}}])
async def test_what_is_huge_is_refused_like_everything_else(door: str, wish: dict[str, Any]) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "basra", **wish})
        assert (await client.answer("refused"))["id"] == "o"


async def test_refusals_speak_the_language_of_who_asked(door: str) -> None:
    said = set()
    for lang in ("en", "ar", "el"):
        async with connect(f"ws://{door}/ws") as wire:
            client = Client(wire)
            await client.hello(lang)
            await client.send({"type": "open", "id": "o", "game": "poker", "seats": 2})
            said.add((await client.answer("refused"))["message"])
    assert len(said) == 3


async def test_nothing_goes_before_hello(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2})
        assert (await client.answer("refused"))["code"] == "hello-first"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u202e\u202d", "\u200b"])
async def test_a_name_that_cannot_be_read_is_refused(door: str, name: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.send({"type": "hello", "token": "0123456789abcdef", "name": name, "lang": "en"})
        assert (await client.answer("refused"))["code"] == "bad-name"


async def test_a_flood_is_slowed_down_and_not_the_others(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire, connect(f"ws://{door}/ws") as other:
        flood, calm = Client(wire), Client(other)
        await flood.hello()
        for _ in range(80):
            await flood.send({"type": "start", "id": "s"})
        answers = [await flood.answer("refused") for _ in range(80)]
        assert "too-fast" in [answer["code"] for answer in answers]
        assert {answer["id"] for answer in answers} == {"s"}
        await calm.hello(name="Mona")


async def test_pages_of_other_sites_are_turned_away(door: str) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with connect(f"ws://{door}/ws", origin="http://elsewhere.example") as wire:
            await wire.recv()
    async with connect(f"ws://{door}/ws", origin=f"http://{door}") as wire:
        await Client(wire).hello()


async def test_a_lost_connection_finds_its_seat_again(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2})
        room = (await client.answer("done"))["room"]
        await client.send({"type": "start", "id": "s"})
        await client.answer("done")
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "join", "id": "j", "room": room, "seen": 0})
        view = (await client.answer("step"))["view"]
        assert view["viewer"] == 0
        assert view["phase"] == "playing"


async def test_a_command_to_open_that_is_sent_again_opens_no_second_room(door: str) -> None:
    opening = {"type": "open", "id": "a1b2c3d4", "game": "basra", "seats": 2}
    rooms = []
    for _ in range(2):
        async with connect(f"ws://{door}/ws") as wire:
            client = Client(wire)
            await client.hello()
            await client.send(opening)
            rooms.append((await client.answer("done"))["room"])
    assert rooms[0] == rooms[1]


async def test_pages_may_load_nothing_from_elsewhere_and_stand_in_no_frame(door: str) -> None:
    async with httpx.AsyncClient() as browser:
        answer = await browser.get(f"http://{door}/api/games")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@BOTH_WAYS
async def test_a_socket_that_stops_reading_is_cut_while_others_play(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.rooms.wire.SEND_SECONDS", 0.3)
    host, port = door.split(":")
    with socket.create_connection((host, int(port)), 5) as sleeper:
        ask = f"GET /ws HTTP/1.1\r\nHost: {door}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        sleeper.sendall(
            f"{ask}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while not APPS[door].door.guests:
            await asyncio.sleep(0.01)
        (guest,) = APPS[door].door.guests
        many = protocol.Said(None, "Mona", "x" * 50_000)
        for _ in range(1000):
            await guest.send(many)
            await asyncio.sleep(0.002)
            if not APPS[door].door.guests:
                break
        assert not APPS[door].door.guests, "the server still keeps who does not read"
        async with connect(f"ws://{door}/ws") as other:
            await Client(other).hello(name="Mona")


async def test_a_repeated_open_gets_up_from_the_other_table_and_sees_no_card_of_it(door: str) -> None:
    async with connect(f"ws://{door}/ws") as one, connect(f"ws://{door}/ws") as other:
        omar, eve = Client(one), Client(other)
        await omar.hello()
        await eve.hello(name="Eve")
        await omar.send({"type": "open", "id": "of Omar", "game": "basra", "seats": 2})
        room = (await omar.answer("done"))["room"]
        again = {"type": "open", "id": "of Eve", "game": "basra", "seats": 2}
        for frame in (again, {"type": "join", "id": "j", "room": room}, again):
            await eve.send(frame)
            await eve.answer("done")
        await omar.send({"type": "start", "id": "s"})
        await omar.answer("done")
        await eve.send({"type": "pong", "id": "p"})
        while (frame := await eve.answer())["type"] != "done":
            assert frame["type"] != "step"


async def test_a_room_that_cannot_be_opened_leaves_one_where_one_sits(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "open", "id": "good", "game": "basra", "seats": 2})
        await client.answer("done")
        await client.send({"type": "open", "id": "bad", "game": "nope", "seats": 2})
        await client.answer("refused")
        await client.send({"type": "start", "id": "start"})
        await client.answer("done")


async def test_who_becomes_somebody_else_gets_up_first(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client = Client(wire)
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2})
        await client.answer("done")
        await client.hello(name="Eve")
        await client.send({"type": "start", "id": "s"})
        assert (await client.answer("refused"))["code"] == "no-room"


async def test_one_person_reports_only_so_often(door: str) -> None:
    async with connect(f"ws://{door}/ws") as wire:
        client, codes = Client(wire), []
        await client.hello()
        await client.send({"type": "open", "id": "o", "game": "basra", "seats": 2, "chat": "room"})
        await client.answer("done")
        for number in range(7):
            await client.send({"type": "report", "id": f"r{number}", "line": 99})
            codes.append((await client.answer("refused"))["code"])
        assert codes == ["no-such-line"] * 5 + ["too-many-reports"] * 2
