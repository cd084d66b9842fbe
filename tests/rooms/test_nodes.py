"""Several processes serve the same rooms: what a house of many nodes does when its parts fail."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from majlis.move import Refused
from majlis.rooms.bus import connect
from majlis.rooms.schema import NODES
from majlis.rooms.shared import SharedStore, by_lot
from majlis.rooms.thinking import Lost
from majlis.rooms.workers import Abroad, serve_errands
from tests.rooms.house import House, spoiled, until, wrong


async def test_people_at_different_nodes_play_at_one_table(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(8), eleni.play(8))
    assert len([deed for deed in omar.deeds + eleni.deeds if deed.after]) == 16
    await house.prove(room)
    assert not omar.refused + eleni.refused
    assert room in a.app.hall.tables
    assert room not in b.app.hall.tables


async def test_the_lobby_shows_the_rooms_of_every_node_in_the_language_of_who_asks(house: House) -> None:
    a, b = await house.node(), await house.node()
    room = await house.table(house.person("Omar", a), house.person("Eleni", b))
    async with httpx.AsyncClient() as web:
        for _ in range(40):
            cards = (await web.get(f"http://{b.address}/api/rooms?lang=el")).json()
            if cards and len(cards[0]["people"]) == 2:
                break
            await asyncio.sleep(0.1)
    assert [(card["room"], card["title"], card["people"]) for card in cards] == [(room, "Μπάσρα", ["Omar", "Eleni"])]


async def test_a_node_that_dies_loses_nothing_and_its_people_go_on_at_another(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b, a)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(3), eleni.play(3))
    await a.die()
    await asyncio.gather(omar.play(5), eleni.play(5))
    assert room in b.app.hall.tables
    await house.prove(room)
    assert max(omar.away + eleni.away) < 6


async def test_a_node_that_is_killed_is_missed_before_its_last_sign_of_life_runs_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.rooms.shared.ALIVE", 60.0)
    a, b = await house.node(), await house.node()
    name = a.store.node
    await until(lambda: name in b.node.alive)
    await a.die()
    house.bus_is(on=False)
    assert not await b.node.relay.absent(name), "who hears nothing says nothing of others"
    house.bus_is(on=True)
    assert not await b.node.relay.absent(name), "who has just found the bus again does not expect it of others"
    lasts = await b.store.do(lambda connection: connection.execute(select(NODES.c.until)).scalars().all())
    await until(lambda: name not in b.node.alive)
    ended = select(NODES.c.until).where(NODES.c.name == name)
    assert await b.store.do(lambda connection: connection.execute(ended).scalar_one()) < min(lasts) - 30
    assert not await b.node.relay.absent(b.store.node)


async def test_whoever_comes_to_a_table_of_a_node_that_was_killed_just_now_does_not_wait_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for where in ("shared.ALIVE", "nodes.SILENT"):  # no sign of life tells of it
        monkeypatch.setattr(f"majlis.rooms.{where}", 60.0)
    monkeypatch.setattr("majlis.rooms.relay.ALL_BACK", 0.0)
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", a)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(2), eleni.play(2))
    await until(lambda: a.store.node in b.node.alive)
    await a.die()
    for person in (omar, eleni):
        person.doors = [b.address]
    await asyncio.wait_for(asyncio.gather(omar.play(4), eleni.play(4)), 20)
    assert room in b.app.hall.tables
    assert b.node.alive == {b.store.node}
    await house.prove(room)


async def test_a_node_that_stood_still_and_wakes_cannot_write_into_what_others_keep_now(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(2), eleni.play(2))
    a.freeze()
    await asyncio.sleep(2.2)
    await b.app.hall.find(room)  # b takes it over
    entries = len(await house.log(room))
    playing = asyncio.gather(omar.play(4), eleni.play(4))  # the first move of Omar goes to a, which thinks it keeps it
    await asyncio.sleep(0.3)
    a.wake()
    await asyncio.wait_for(playing, 20)
    assert room not in a.app.hall.tables
    assert len(await house.log(room)) > entries
    await house.prove(room)


async def test_a_bus_that_breaks_down_and_comes_back_has_lost_nothing(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(2), eleni.play(2))
    house.bus_is(on=False)
    playing = asyncio.gather(omar.play(3), eleni.play(3))
    await asyncio.sleep(1)
    house.bus_is(on=True)
    await asyncio.wait_for(playing, 20)
    await house.prove(room)


async def test_a_node_that_leaves_in_order_hands_its_rooms_over(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    playing = asyncio.gather(omar.play(8), eleni.play(8))
    await asyncio.sleep(0.2)
    await a.close()
    await asyncio.wait_for(playing, 20)
    await house.prove(room)


async def test_the_bots_of_a_dead_node_go_on_though_nobody_comes_back(house: House) -> None:
    a, b = await house.node(pace=2), await house.node(pace=0.05)
    omar = house.person("Omar", a)
    await omar.come()
    assert not await omar.do(type="open", game="basra", seats=4, options={})
    assert not await omar.do(type="start")
    await omar.play(1)
    before = len(await house.log(omar.room))
    await a.die()  # three bots are still to move
    for _ in range(60):
        await asyncio.sleep(0.1)
        if len(await house.log(omar.room)) >= before + 3:
            break
    assert len(await house.log(omar.room)) >= before + 3
    assert omar.room in b.app.hall.tables


async def test_a_move_relayed_at_the_same_moment_is_made_once(house: House) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", b)
    room = await house.table(omar, eleni)
    twin = house.person("Omar", b)
    twin.room = room
    await twin.come()
    await asyncio.gather(omar.play(4), eleni.play(8), twin.play(4))
    await house.prove(room)


async def test_the_checker_sees_a_lost_a_doubled_and_a_moved_entry(house: House) -> None:
    a = await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", a)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(3), eleni.play(3))
    log = await house.log(room)
    found = {fault: " ".join(wrong(other, house.people)) for fault, other in spoiled(log, house.people).items()}
    assert "is not there" in found["lost"]
    assert "is there 2 times" in found["doubled"]
    assert found["reordered"]
    assert wrong(log, house.people) == []


async def test_only_one_of_two_nodes_gets_a_room_whose_node_is_dead(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    dead, a, b = [await SharedStore.open(url) for _ in range(3)]
    await asyncio.gather(dead.live(), a.live(), b.live())
    await dead.append("room", 0, [b"{}"])
    await dead.bow_out()
    taken = await asyncio.gather(a.take("room"), b.take("room"), return_exceptions=True)
    assert sum(isinstance(result, Exception) for result in taken) == 1
    for store in (dead, a, b):
        await store.close()


def test_by_lot_a_room_moves_only_when_its_node_goes() -> None:
    nodes = [f"node {n}" for n in range(5)]
    rooms = [f"room {n}" for n in range(500)]
    before = {room: by_lot(room, nodes) for room in rooms}
    after = {room: by_lot(room, nodes[1:]) for room in rooms}
    assert all(after[room] == before[room] for room in rooms if before[room] != nodes[0])
    assert min(list(before.values()).count(node) for node in nodes) > 60


async def test_bots_think_where_somebody_offers_to_and_here_where_nobody_does(house: House) -> None:
    thought: list[str] = []

    class Thinker:
        def __init__(self, name: str, dies: bool = False) -> None:
            self.name, self.dies = name, dies

        async def think(self, errand: bytes) -> list[str]:
            thought.append(self.name)
            if self.dies:
                await asyncio.sleep(60)
            return [self.name]

        async def close(self) -> None: ...

    asks, one, other = [await connect(house.bus) for _ in range(3)]
    abroad = Abroad(asks, Thinker("here"), patience=0.2)
    assert await abroad.think(b"{}") == ["here"]
    await serve_errands(one, Thinker("dying", dies=True))
    with pytest.raises(Lost):
        await abroad.think(b"{}")
    assert thought == ["here", "dying", "dying", "dying"]
    await serve_errands(other, Thinker("living"))
    found = set()
    for _ in range(12):
        with contextlib.suppress(Lost):
            found.update(await abroad.think(b"{}"))
    assert found == {"living"}
    for bus in (asks, one, other):
        await bus.close()


@pytest.mark.parametrize(("url", "what"), [("somewhere", "bad-bus"), ("nats://127.0.0.1:1", "no-bus")])
async def test_a_bus_that_is_not_there_is_refused(url: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.rooms.bus.PATIENCE", 0.5)
    with pytest.raises(Refused) as refused:
        await connect(url)
    assert refused.value.reason.what == what
