"""What goes wrong in the world: power, disks, networks, clocks. After each, the table is what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.room import refold
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person, table

ROOT = Path(__file__).parents[2]


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    yield hall
    await hall.close()


def on_turn(*people: Person) -> Person:
    return next(p for p in people if any(place.you and place.acts for place in p.view.places))


async def test_a_room_that_is_killed_anywhere_has_lost_nothing_it_acknowledged_and_doubled_nothing(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-P", "-m", "tests.rooms.dying", str(tmp_path)]
    paths = os.pathsep.join([str(ROOT), *sys.path])
    child = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, cwd=ROOT
    )
    out, _ = await asyncio.wait_for(child.communicate(), 300)
    ends = [json.loads(line) for line in out.splitlines()]
    assert len(ends) > 20, "hardly a place was found"
    assert [end["killed"] for end in ends] == [True] * (len(ends) - 1) + [False]
    for end in ends:
        await judge(tmp_path, end["at"])


async def judge(folder: Path, at: int) -> None:
    """Is the database that a killed process left what its log of acknowledgements says?"""
    lines = [json.loads(line) for line in (folder / f"{at}.log").read_text(encoding="utf-8").splitlines()]
    key, told = lines[0]["room"], [line for line in lines if "told" in line]
    tried = [line for line in lines if "tried" in line]
    hall = Hall(await SqlStore.open(str(folder / f"{at}.db")), pace=0)
    bodies = await hall.store.load(key)
    for line in told:
        assert refold(key, bodies[: line["entries"]]).match.digest() == line["digest"], at
    live = await hall.find(key)
    assert len(live.room.match.log) in (len(told), len(tried)), at
    people = [Person("Omar"), Person("Mona")]
    for person in people:
        await hall.join(person.guest, protocol.Join("j", key))
    for line in tried:  # a client that has lost the line sends again whatever was not answered, and more
        await people[line["seat"]].play(hall, line["text"], line["tried"], step=live.room.entries)
    texts = [move.text for _, move in live.room.match.log]
    assert texts == [line["text"] for line in tried], at
    assert refold(key, await hall.store.load(key)).match.digest() == live.room.match.digest()
    await hall.close()


async def test_commands_that_come_twice_late_and_in_the_wrong_order_make_one_match(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    room, luck = hall.tables[people[0].view.room].room, random.Random(7)
    sent: list[tuple[Person, protocol.Play]] = []
    for number in range(16):
        person = on_turn(*people)
        sent.append((person, protocol.Play(f"c{number}", person.legal()[0], person.view.step)))
        storm = [sent[-1], *luck.choices(sent, k=5)]
        luck.shuffle(storm)
        results = await asyncio.gather(
            *[hall.play(who.guest, command) for who, command in storm], return_exceptions=True
        )
        assert {type(r) for r in results} <= {type(None), Refused}
        assert len(room.match.log) == number + 1
    assert refold(room.key, await hall.store.load(room.key)).match.digest() == room.match.digest()


async def test_a_full_disk_takes_nothing_and_play_goes_on_when_there_is_room_again(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    room = hall.tables[people[0].view.room].room

    def full(connection: Any, *_: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    before = room.match.digest()
    event.listen(hall.store.engine, "commit", full)
    for attempt in range(3):
        person = on_turn(*people)
        with pytest.raises(Refused, match="not-written"):
            await person.play(hall, number=f"try {attempt}")
        assert room.match.digest() == before
    event.remove(hall.store.engine, "commit", full)
    for number in range(3):
        await on_turn(*people).play(hall, number=f"again {number}")
    assert len(room.match.log) == 3
    assert refold(room.key, await hall.store.load(room.key)).match.digest() == room.match.digest()


async def test_a_commit_of_which_nobody_heard_is_found_in_the_log(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    live = hall.tables[people[0].view.room]
    insert = hall.store._insert

    def and_then_fails(batch: Any) -> None:
        insert(batch)
        raise OperationalError("COMMIT", {}, Exception("the connection was lost"))

    person = on_turn(*people)
    text = person.legal()[0]
    with monkeypatch.context() as broken:
        broken.setattr(hall.store, "_insert", and_then_fails)
        with pytest.raises(Refused):
            await person.play(hall, text, "only once")
    with pytest.raises(Refused, match="stale"):
        await person.play(hall, text, "only once")
    await person.play(hall, text, "only once")  # what the page does after "stale": asks again, and is told it is done
    assert [move.text for _, move in live.room.match.log] == [text]


async def test_who_is_cut_off_while_a_move_is_written_leaves_a_table_that_knows_what_was(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    live, person = hall.tables[people[0].view.room], on_turn(*people)
    text = person.legal()[0]
    move = asyncio.create_task(person.play(hall, text, "cut"))
    await asyncio.sleep(0)
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move
    await person.play(hall, text, "cut", step=10**6)
    log = [m.text for _, m in live.room.match.log]
    assert log == [text]
    assert refold(live.room.key, await hall.store.load(live.room.key)).match.digest() == live.room.match.digest()


async def test_a_wall_clock_that_jumps_changes_nothing_at_a_running_table(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    omar, mona = Person("Omar"), Person("Mona")
    opened = await hall.open(omar.guest, protocol.Open("o", "basra", 2, clock=60))
    for person in (omar, mona):
        await hall.join(person.guest, protocol.Join("j", opened.room.key))
    real = time.time
    for jump in (-(10**8), 10**8):
        monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
        if opened.room.playing():
            await on_turn(omar, mona).play(hall)
        else:
            await hall.start(omar.guest)
        assert 59 < omar.view.seconds <= 60
    await asyncio.sleep(0.05)
    assert len(opened.room.match.log) == 1


async def came_back(hall: Hall, tables: int) -> None:
    """Everybody at many tables loses the line at once and comes back at once."""
    seated = [await table(hall, f"A{n}", f"B{n}") for n in range(tables)]
    for people in seated:
        await hall.start(people[0].guest)
    digests = [hall.tables[p[0].view.room].room.match.digest() for p in seated]
    steps = [p[0].view.step for p in seated]
    await asyncio.gather(*[hall.leave(p.guest, at_once=False) for people in seated for p in people])
    again = [[Person(p.guest.name) for p in people] for people in seated]
    await asyncio.gather(
        *[
            hall.join(new.guest, protocol.Join("j", old[0].view.room))
            for new_people, old in zip(again, seated, strict=True)
            for new in new_people
        ]
    )
    for people, digest, step in zip(again, digests, steps, strict=True):
        assert [p.view.viewer for p in people] == [0, 1]
        assert hall.tables[people[0].view.room].room.match.digest() == digest
        assert people[0].view.step == step, "coming back in time is nothing to write down"


async def test_forty_who_come_back_at_once_find_their_seats(hall: Hall) -> None:
    await came_back(hall, 20)


@pytest.mark.deep
async def test_a_thousand_who_come_back_at_once_find_their_seats(hall: Hall) -> None:
    await came_back(hall, 500)
