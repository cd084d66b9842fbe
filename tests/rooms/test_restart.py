"""What a new process takes over from the one before: old databases, running clocks, and bots that were on turn."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from majlis.bots import errand
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.room import Room
from majlis.rooms.schema import METADATA, NewerDatabase
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person, soon, table


async def open_hall(path: Path, pace: float = 0, grace: float = 60) -> Hall:
    return Hall(await SqlStore.open(str(path)), pace, grace)


async def test_the_steps_lead_to_the_tables_that_the_store_uses(tmp_path: Path) -> None:
    store = await SqlStore.open(str(tmp_path / "rooms.db"))

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    with store.engine.connect() as connection:
        assert differences(connection) == []
    await store.close()


async def test_a_database_from_before_there_were_steps_is_brought_up_to_date(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "new.db")
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await (omar if omar.legal() else mona).play(hall)
    key, digest = omar.view.room, hall.tables[omar.view.room].room.match.digest()
    bodies = await hall.store.load(key)
    await hall.close()
    with sqlite3.connect(tmp_path / "old.db") as old:
        old.execute("CREATE TABLE entry (room VARCHAR(32), seq INTEGER, body BLOB NOT NULL, PRIMARY KEY (room, seq))")
        old.executemany("INSERT INTO entry VALUES (?, ?, ?)", [(key, n, body) for n, body in enumerate(bodies)])
    old.close()
    again = await open_hall(tmp_path / "old.db")
    await again.resume()
    assert (await again.find(key)).room.match.digest() == digest
    await again.close()


async def test_a_database_of_a_later_majlis_is_left_alone(tmp_path: Path) -> None:
    await (await SqlStore.open(str(tmp_path / "rooms.db"))).close()
    with sqlite3.connect(tmp_path / "rooms.db") as later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    later.close()
    with pytest.raises(NewerDatabase):
        await SqlStore.open(str(tmp_path / "rooms.db"))


async def killed(hall: Hall) -> None:
    """As if the process had ended here: nothing is done any more, and nothing is put in order."""
    for task in list(hall._tasks):
        task.cancel()
    await asyncio.gather(*hall._tasks, return_exceptions=True)
    await hall.store.close()


async def with_a_clock(path: Path) -> tuple[Hall, Person]:
    hall = await open_hall(path)
    omar = Person("Omar")
    opened = await hall.open(omar.guest, protocol.Open("o", "basra", 2, clock=60))
    mona = Person("Mona")
    for person in (omar, mona):
        await hall.join(person.guest, protocol.Join("j", opened.room.key))
    await hall.start(omar.guest)
    return hall, omar


async def test_a_clock_runs_on_over_a_restart_and_the_time_between_counts_for_nobody(tmp_path: Path) -> None:
    hall, omar = await with_a_clock(tmp_path / "rooms.db")
    await hall.store.beat(time.time() + 20)  # the last sign of life: 20 seconds later
    await killed(hall)
    again = await open_hall(tmp_path / "rooms.db")
    await again.resume()
    live = again.tables[omar.view.room]
    left = live.until - asyncio.get_running_loop().time()
    assert 39 < left <= 40.5
    assert live.timer is not None
    await again.close()


@pytest.mark.parametrize("jump", [-(10**6), 10**6])
async def test_a_wall_clock_that_jumps_gives_nobody_more_than_a_turn_and_nobody_less_than_nothing(
    tmp_path: Path, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, omar = await with_a_clock(tmp_path / "rooms.db")
    monkeypatch.setattr("majlis.rooms.clockwork.BEAT", 0.01)
    await hall.store.beat(time.time() + jump)
    await killed(hall)
    again = await open_hall(tmp_path / "rooms.db")
    await again.resume()
    live = again.tables[omar.view.room]
    if jump < 0:
        assert 59 < live.until - asyncio.get_running_loop().time() <= 60
    else:
        await soon(lambda: live.room.match.log)
        assert len(live.room.match.log) == 1, "the time was up, and it was played for once"
    await again.close()


async def test_a_bot_that_was_on_turn_moves_after_a_restart_without_anybody_coming(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "rooms.db", pace=100)
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    room = hall.tables[omar.view.room].room
    if omar.legal():
        await omar.play(hall)
    moves = len(room.match.log)
    await killed(hall)
    again = await open_hall(tmp_path / "rooms.db")
    await again.resume()
    live = again.tables[omar.view.room]
    await soon(lambda: len(live.room.match.log) > moves)
    await again.close()


def asked(room: Room) -> bytes:
    return errand.write(room.game, room.match.state, room.match.waiting()[0], "move", "greedy", "luck")


async def test_a_move_that_ends_every_process_is_not_thought_about_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = await open_hall(tmp_path / "rooms.db", pace=100)
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    if omar.legal():
        await omar.play(hall)
    await killed(hall)
    thought: list[object] = []
    monkeypatch.setattr("majlis.bots.errand.make", lambda *rest: thought.append(rest) or 1 / 0)
    for _ in range(6):
        again = await open_hall(tmp_path / "rooms.db", pace=100)
        await again.resume()
        live = again.tables[omar.view.room]
        await again._thought(live, asked(live.room))
        await killed(again)
    assert len(thought) == 3


async def test_nothing_is_kept_of_what_is_no_longer_to_come(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "rooms.db")
    people = await table(hall, "Omar", "Mona", one_deal=True)
    await hall.start(people[0].guest)
    while people[0].view.phase != "over":
        for person in people:
            if any(p.you and p.acts for p in person.view.places):
                await person.play(hall)
    assert await hall.store.coming() == {}
    await hall.close()
