"""Seconds for a whole match: each seat's own, counted while play waits for it, and more for who needs more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.clocks import OVERTIME, due
from majlis.rooms.hall import Hall
from majlis.rooms.room import refold
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person
from tests.rooms.test_accord import at, on_turn
from tests.rooms.test_restart import killed, open_hall

BANK = 300


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0, grace=60)
    yield hall
    await hall.close()


def ran(hall: Hall, person: Person, seconds: float) -> None:
    """So many seconds pass at the table."""
    live = hall.tables[person.view.room]
    assert live.until is not None
    live.until -= seconds


async def test_each_seat_has_seconds_of_its_own_and_they_are_written_down(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.start(people[0].guest)
    first = on_turn(*people)
    room = hall.tables[first.view.room].room
    assert first.view.seconds == pytest.approx(BANK, abs=0.5)
    ran(hall, first, 61)
    await first.play(hall)
    second = on_turn(*people)
    assert second is not first
    assert room.left[first.guest.seat] == pytest.approx(BANK - 61, abs=0.5)
    assert room.left[second.guest.seat] == BANK
    assert second.view.seconds == pytest.approx(BANK, abs=0.5)
    assert any("3 min 59 s" in place.held for place in second.view.places)
    await second.play(hall)
    assert first.view.seconds == pytest.approx(BANK - 61, abs=0.5)
    assert refold(room.key, await hall.store.load(room.key)).left == room.left


async def test_when_they_are_gone_a_few_are_left_for_each_turn(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.start(people[0].guest)
    first = on_turn(*people)
    room = hall.tables[first.view.room].room
    ran(hall, first, BANK - 3)
    await first.play(hall)
    assert room.left[first.guest.seat] == pytest.approx(3, abs=0.5)
    await on_turn(*people).play(hall)
    assert first.view.seconds == pytest.approx(OVERTIME, abs=0.5)
    ran(hall, first, OVERTIME - 2)
    await first.play(hall)
    assert room.left[first.guest.seat] == pytest.approx(0, abs=0.01)
    await on_turn(*people).play(hall)
    assert first.view.seconds == pytest.approx(OVERTIME, abs=0.5)


async def test_where_a_clock_for_a_turn_is_agreed_on_it_begins_behind_them(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK, clock=60)
    await hall.start(people[0].guest)
    assert on_turn(*people).view.seconds == pytest.approx(BANK + 60, abs=0.5)


async def test_who_needs_more_has_more_and_who_has_no_clock_has_none(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.slack(people[0].guest, protocol.Slack("s", 2))
    await hall.slack(people[1].guest, protocol.Slack("s", 0))
    await hall.start(people[0].guest)
    seen = []
    for _ in range(2):
        acting = on_turn(*people)
        seen.append((acting.guest.name, acting.view.seconds))
        await acting.play(hall)
    assert dict(seen) == {"Omar": pytest.approx(2 * BANK, abs=0.5), "Mona": None}


async def test_time_that_runs_out_makes_the_least_harmful_move(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.start(people[0].guest)
    live = hall.tables[people[0].view.room]
    acting = on_turn(*people)
    ran(hall, acting, BANK - 0.05)
    hall.settle(live)
    await asyncio.sleep(0.2)
    assert live.room.match is not None
    assert [seat for seat, _ in live.room.match.log] == [acting.guest.seat]
    assert live.room.left[acting.guest.seat] == 0


async def test_a_move_that_is_refused_or_not_written_has_not_stopped_the_clock(hall: Hall) -> None:
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.start(people[0].guest)
    acting = on_turn(*people)
    live = hall.tables[acting.view.room]
    ran(hall, acting, 60)
    until = live.until
    with pytest.raises(Refused):
        await acting.play(hall, "play nothing")
    assert live.until == until
    assert live.room.left[acting.guest.seat] == BANK
    await hall.join(Person("Zoe").guest, protocol.Join("j", live.room.key, watch=True))
    await acting.play(hall)
    assert live.room.left[acting.guest.seat] == pytest.approx(BANK - 60, abs=0.5)


async def test_a_pause_stops_them(hall: Hall) -> None:
    people = await at(hall, "Omar", bank=BANK)
    await hall.start(people[0].guest)
    room = hall.tables[people[0].view.room].room
    while not people[0].legal():
        await asyncio.sleep(0.01)
    ran(hall, people[0], 30)
    await hall.wish(people[0].guest, protocol.Wish("w", "pause"))
    assert due(room) is None
    await hall.go_on(people[0].guest)
    assert room.left[0] == pytest.approx(BANK - 30, abs=0.5)
    assert people[0].view.seconds == pytest.approx(BANK - 30, abs=0.5)


async def test_they_run_on_over_a_restart_and_the_time_between_counts_for_nobody(tmp_path: Path) -> None:
    hall = await open_hall(tmp_path / "rooms.db")
    people = await at(hall, "Omar", "Mona", bank=BANK)
    await hall.start(people[0].guest)
    await hall.store.beat(time.time() + 100)  # the last sign of life: 100 seconds later
    await killed(hall)
    again = await open_hall(tmp_path / "rooms.db")
    await again.resume()
    live = again.tables[people[0].view.room]
    assert live.until is not None
    assert live.until - asyncio.get_running_loop().time() == pytest.approx(BANK - 100, abs=1)
    assert [round(each.seconds) for each in again.spent(live)] == [100]
    await again.close()
