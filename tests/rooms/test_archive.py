"""Rooms in the long run: those that are over leave the table in which people play, and nobody notices; what is kept
beside the logs can be made again from them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select, update

from majlis.cli import main
from majlis.rooms import protocol
from majlis.rooms.accounts import Accounts
from majlis.rooms.hall import Hall
from majlis.rooms.ledger import NotOurs
from majlis.rooms.rebuild import rebuild
from majlis.rooms.replays import Replays
from majlis.rooms.schema import ACCOUNTS, ARCHIVE, DEVICES, ENTRIES, GLANCES, LEASES, RESULTS
from majlis.rooms.shared import SharedStore
from majlis.rooms.store import SqlStore
from tests.rooms.conftest import FILE, SERVERS
from tests.rooms.people import Person, table

SOON = 3600.0


@pytest.fixture(params=[FILE, pytest.param(SERVERS, marks=pytest.mark.deep)])
def url(tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if request.param == FILE:
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    return str(request.getfixturevalue("postgres").database())


@pytest.fixture
async def hall(url: str) -> AsyncIterator[Hall]:
    made = Hall(await SqlStore.open(url), pace=0)
    made.accounts = Accounts(made.store.engine)
    yield made
    await made.close()


async def to_the_end(hall: Hall, people: list[Person]) -> None:
    for _ in range(300):
        on_turn = next((person for person in people if person.legal()), None)
        if on_turn is None:
            return
        await on_turn.play(hall)
    raise AssertionError("a deal of Basra has fewer moves")


async def over(hall: Hall) -> tuple[str, list[Person]]:
    """A match that is over, its people still at the table."""
    people = await table(hall, "Omar", "Mona", one_deal=True)
    await hall.start(people[0].guest)
    await to_the_end(hall, people)
    return people[0].view.room, people


async def count(store: SqlStore, kept: Any, room: str) -> int:
    asked = select(func.count()).select_from(kept).where(kept.c.room == room)
    return int(await store.do(lambda connection: connection.execute(asked).scalar_one()))


async def test_a_match_that_is_over_leaves_the_live_table_and_is_looked_back_at_as_before(hall: Hall) -> None:
    key, _ = await over(hall)
    store, before = hall.store, await hall.store.load(key)
    assert await store.put_away(store.now() - SOON, []) == 0, "it has only just ended"
    assert await store.put_away(store.now() + SOON, [key]) == 0, "somebody sits there"
    assert await store.put_away(store.now() + SOON, []) == 1
    assert await store.put_away(store.now() + SOON, []) == 0
    assert (await count(store, ENTRIES, key), await count(store, ARCHIVE, key)) == (0, 1)
    assert await store.load(key) == before
    assert await store.rooms() == [key]
    assert await store.tally() == (1, 1, 1)
    replay = await Replays(store).of_room(key, 1)
    assert len(replay.record.moves) == len(hall.tables[key].room.match.log)


@pytest.mark.parametrize("forgotten", [False, True])
async def test_who_plays_again_brings_the_room_back(hall: Hall, forgotten: bool) -> None:
    key, people = await over(hall)
    before = await hall.store.load(key)
    await hall.store.put_away(hall.store.now() + SOON, [])
    if forgotten:
        del hall.tables[key]
        for person in people:
            person.guest.table = None
            await hall.join(person.guest, protocol.Join("j", key))
    await hall.start(people[0].guest)
    log = await hall.store.load(key)
    assert log[: len(before)] == before
    assert len(log) > len(before)
    assert (await count(hall.store, ENTRIES, key), await count(hall.store, ARCHIVE, key)) == (len(log), 0)
    assert hall.refold(key, log).match.digest() == hall.tables[key].room.match.digest()
    assert await hall.store.put_away(hall.store.now() + SOON, []) == 0, "it is played in"


async def test_what_is_in_play_stays_and_what_everybody_has_left_goes(hall: Hall) -> None:
    people = await table(hall, "Omar", "Mona")
    await hall.start(people[0].guest)
    assert await hall.store.put_away(hall.store.now() + SOON, []) == 0
    for person in people:
        await hall.leave(person.guest, at_once=True)
    assert await hall.store.put_away(hall.store.now() + SOON, []) == 1


async def test_a_room_whose_clock_runs_stays(hall: Hall) -> None:
    people = [Person("Omar"), Person("Mona")]
    opened = await hall.open(people[0].guest, protocol.Open("o", "basra", 2, clock=60))
    for person in people:
        await hall.join(person.guest, protocol.Join("j", opened.room.key))
    await hall.start(people[0].guest)
    asleep = update(GLANCES).where(GLANCES.c.room == opened.room.key).values(people=0)
    await hall.store.do(lambda connection: connection.execute(asleep))
    await hall.store.put_away(hall.store.now() + SOON, [])
    assert await count(hall.store, ARCHIVE, opened.room.key) == 0


async def test_a_house_tidies_up_by_itself(hall: Hall) -> None:
    key, people = await over(hall)
    for person in people:
        await hall.leave(person.guest, at_once=True)
    hall.archive = 0.05
    await hall.resume()
    for _ in range(400):
        if await count(hall.store, ARCHIVE, key):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it stays where it was")


async def test_of_several_nodes_the_one_that_keeps_a_room_puts_it_away(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.rooms.shared.ALIVE", 600.0)
    a, b = await SharedStore.open(url), await SharedStore.open(url)
    await asyncio.gather(a.live(), b.live())
    hall = Hall(a, pace=0)
    key, _ = await over(hall)
    before = await a.load(key)
    assert await b.put_away(b.now() + SOON, []) == 0
    assert await a.put_away(a.now() + SOON, []) == 1
    with pytest.raises(NotOurs):
        await a.append(key, len(before), [b"{}"])
    assert await b.take(key) is not None
    await b.append(key, len(before), [b"{}"])
    assert await a.load(key) == [*before, b"{}"]
    await a.do(lambda connection: connection.execute(delete(LEASES)))  # as if b had been taken for dead
    assert await a.take(key) is not None
    assert await a.put_away(a.now() + SOON, []) == 1
    assert await b.take(key) is not None
    await b.append(key, len(before) + 1, [b"{}"])
    assert await a.load(key) == [*before, b"{}", b"{}"], "b does not believe that it lies where b left it"
    await b.close()
    await hall.close()


async def test_who_writes_while_a_room_is_put_away_loses_nothing(hall: Hall) -> None:
    key, _ = await over(hall)
    log = await hall.store.load(key)
    for number in range(30):
        more = b'{"type":"barred","who":"%d"}' % number
        writing = hall.store.append(key, len(log), [more])
        await asyncio.gather(writing, hall.store.put_away(hall.store.now() + SOON, []))
        log.append(more)
        assert await hall.store.load(key) == log
    assert await count(hall.store, ENTRIES, key) in (0, len(log))


async def with_statistics(hall: Hall) -> None:
    """A match that counts for Omar, who has an account."""
    account = {"id": "a", "name": "omar", "shown": "Omar", "secret": "", "since": 1.0}
    await hall.store.do(lambda connection: connection.execute(insert(ACCOUNTS), account))
    device = {"who": "device of Omar", "account": "a"}
    await hall.store.do(lambda connection: connection.execute(insert(DEVICES), device))
    key, _ = await over(hall)
    for _ in range(400):
        if await count(hall.store, RESULTS, key):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nothing is kept for Omar")


async def kept(store: SqlStore) -> list[list[Any]]:
    asked = [select(GLANCES).order_by(GLANCES.c.room), select(RESULTS).order_by(RESULTS.c.room, RESULTS.c.match)]
    return [[tuple(row) for row in await store._ask(question)] for question in asked]


@pytest.mark.parametrize("away", [False, True])
async def test_what_is_kept_beside_the_logs_is_made_again_from_them(hall: Hall, away: bool) -> None:
    await with_statistics(hall)
    if away:
        await hall.store.put_away(hall.store.now() + SOON, [])
    before = await kept(hall.store)
    assert [len(rows) for rows in before] == [1, 1]
    for spoil in (update(RESULTS).values(score=99.0, words=7), update(GLANCES).values(phase="waiting", matches=5)):
        await hall.store.do(lambda connection, spoil=spoil: connection.execute(spoil))
    assert await rebuild(hall.store) == (1, 0, 1)
    assert await kept(hall.store) == before
    for lost in (RESULTS, GLANCES):
        await hall.store.do(lambda connection, lost=lost: connection.execute(delete(lost)))
    assert await rebuild(hall.store) == (1, 0, 1)
    for rows, again, columns in zip(before, await kept(hall.store), (GLANCES.c, RESULTS.c), strict=True):
        timeless = [n for n, column in enumerate(columns) if column.name != "at"]
        assert [[row[n] for n in timeless] for row in rows] == [[row[n] for n in timeless] for row in again]


async def test_of_before_there_was_an_account_nothing_is_kept(hall: Hall) -> None:
    await with_statistics(hall)
    for wish in (update(ACCOUNTS).values(since=hall.store.now() + SOON), delete(RESULTS)):
        await hall.store.do(lambda connection, wish=wish: connection.execute(wish))
    assert await rebuild(hall.store) == (1, 0, 0)


async def test_a_log_that_cannot_be_read_leaves_the_others_alone(hall: Hall) -> None:
    await over(hall)
    await hall.store.append("torn", 0, [b"{"])
    assert await rebuild(hall.store) == (1, 1, 0)


@pytest.mark.parametrize(("lang", "says"), [("en", "One room"), ("ar", "غرفة واحدة"), ("el", "ένα δωμάτιο")])
def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, says: str) -> None:
    async def made() -> None:
        hall = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
        await table(hall, "Omar", "Mona")
        await hall.close()

    asyncio.run(made())
    assert main(["rebuild", "--database", str(tmp_path / "rooms.db"), "--lang", lang]) == 0
    assert says in capsys.readouterr().out
    assert main(["rebuild", "--database", str(tmp_path / "rooms.db"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"rooms": 1, "unread": 0, "results": 0}
    assert main(["rebuild", "--database", str(tmp_path / "nowhere.db")]) == 2
