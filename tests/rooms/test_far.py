"""Slow readers, messages that get lost, clocks that differ, thinkers that die: at tables whose people sit at several
nodes. After each of it everything is in the log, once, in order."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial

import pytest

from majlis.rooms import protocol
from majlis.rooms.bus import connect
from majlis.rooms.relay import DECODER, Relay
from majlis.rooms.room import DECODER as ENTRIES
from majlis.rooms.room import Played
from majlis.rooms.workers import Abroad, serve_errands
from tests.rooms.house import LONG, House, fallbacks, until


async def test_who_stops_reading_at_another_node_is_cut_and_holds_nobody_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.rooms.wire.SEND_SECONDS", 0.3)
    a, b = await house.node(), await house.node()
    omar, eleni, mona = house.person("Omar", a), house.person("Eleni", a), house.person("Mona", b)
    room = await house.table(omar, eleni)
    mona.room, mona.watches, mona.narrow = room, True, True
    await mona.come()
    assert mona.wire is not None
    table, slow = a.app.hall.tables[room], mona.wire
    assert len(table.guests) == 3
    slow.transport.pause_reading()
    (far,) = [guest for guest in table.guests if guest.name == "Mona"]
    for _ in range(20):  # a deal is 24 moves each
        await asyncio.wait_for(asyncio.gather(omar.play(1), eleni.play(1)), LONG)
        await far.send(protocol.Said(None, "Omar", secrets.token_urlsafe(40_000)))
        if not b.app.door.guests:
            break
    await until(lambda: not b.app.door.guests and len(table.guests) == 2)
    assert not [one for one in (omar, eleni) if len(one.away) > 1], "who reads has noticed nothing"
    slow.transport.abort()
    await mona.come()
    assert mona.step == table.room.entries
    await house.prove(room)


@pytest.mark.parametrize("lost", ["Told", "Asked", "Parted"])
async def test_what_gets_lost_between_nodes_is_missed_soon(
    house: House, lost: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear, passed, dropped = Relay._hear, [0], [0]

    async def careless(relay: Relay, body: bytes) -> None:
        if type(DECODER.decode(body)).__name__ == lost:
            passed[0] += 1
            if passed[0] in (1, 6, 15) if lost == "Parted" else passed[0] in (6, 15, 28):
                dropped[0] += 1
                return
        await hear(relay, body)

    monkeypatch.setattr(Relay, "_hear", careless)
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    if lost == "Parted":
        (far,) = a.node.relay._far.values()
        await a.node.relay._cut(far)
        await eleni.send(type="say", text="?")
    await asyncio.wait_for(asyncio.gather(omar.play(6), eleni.play(6)), LONG)
    assert dropped[0]
    assert len(eleni.away) > 1
    assert max(eleni.away) < 5, "what was lost is missed by the nodes, before whoever waits gives up"
    await house.prove(room)


@pytest.mark.parametrize("ahead", [5.0, -600.0])
async def test_a_turn_has_its_seconds_where_clocks_differ(house: House, ahead: float) -> None:
    a, b = await house.node(), await house.node()
    b.store.clock = partial(lambda: time.time() + ahead)
    await b.store.live()
    assert abs(a.store.now() - b.store.now()) < 1
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b, a)
    await omar.come()
    assert not await omar.do(type="open", game="basra", seats=2, options={}, clock=60)
    eleni.room = omar.room
    await eleni.come()
    assert not await omar.do(type="start")
    await asyncio.wait_for(asyncio.gather(omar.play(3), eleni.play(3)), LONG)
    began = time.monotonic()
    await a.die()
    await until(lambda: omar.room in b.app.hall.tables)
    took, left = time.monotonic() - began, b.app.hall.tables[omar.room].until
    assert left is not None
    ran = 60 - (left - asyncio.get_running_loop().time())
    assert -0.1 <= ran < took + 1.5, "the clock has run as long as it was seen to"
    await asyncio.wait_for(asyncio.gather(omar.play(3), eleni.play(3)), LONG)
    entries = [ENTRIES.decode(body) for body in await house.log(omar.room)]
    assert all(entry.id for entry in entries if isinstance(entry, Played)), "nobody's time was up"
    await house.prove(omar.room)


class Dying:
    """Takes errands and never comes back."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    async def think(self, errand: bytes) -> list[str]:
        self.asked.append(errand)
        await asyncio.sleep(LONG)
        return []

    async def close(self) -> None: ...


async def test_three_thinkers_that_die_over_a_move_give_the_least_harmful_one(house: House) -> None:
    a = await house.node()
    workers, dying = await connect(house.bus), Dying()
    await serve_errands(workers, dying)
    abroad = a.app.hall.thinking
    assert isinstance(abroad, Abroad)
    abroad.patience = 0.2
    omar = house.person("Omar", a)
    await omar.come()
    assert not await omar.do(type="open", game="basra", seats=2, options={})
    assert not await omar.do(type="start")
    await asyncio.wait_for(omar.play(3), LONG)
    await until(lambda: a.app.hall.figures.errands_lost >= 3)
    log = await house.log(omar.room)
    made = fallbacks(log)
    assert len(made) >= 2
    assert all(text == least for text, least in made)
    assert {dying.asked.count(errand) for errand in dying.asked[:6]} == {3}
    await house.prove(omar.room)
    await workers.close()
