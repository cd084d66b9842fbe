"""The log in parts, on a database server: also where it was one table when people began to play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, text

from majlis.rooms.hall import Hall
from majlis.rooms.ledger import Conflict
from majlis.rooms.schema import METADATA, settings
from majlis.rooms.store import SqlStore, with_driver
from tests.rooms.people import table
from tests.rooms.servers import Postgres

WHOLE = "0007"  # the last step with the log in one table


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture
async def before(url: str) -> AsyncIterator[SqlStore]:
    """The store of a Majlis that knows of no parts."""
    engine = create_engine(with_driver(url))
    await asyncio.to_thread(only_to, engine, WHOLE)
    made = SqlStore(engine)
    yield made
    await made.close()


def only_to(engine: Engine, step: str) -> None:
    with engine.begin() as connection:
        command.upgrade(settings(connection), step)


async def asked(store: SqlStore, question: str) -> list[Any]:
    return await store.do(lambda connection: list(connection.execute(text(question)).scalars()))


async def test_a_log_that_is_already_full_goes_into_the_parts_and_its_match_goes_on(url: str, before: SqlStore) -> None:
    hall = Hall(before, pace=0)
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await (omar if omar.legal() else mona).play(hall)
    await asyncio.gather(*(before.append(f"room {number}", 0, [b"%d" % number, b"{}"]) for number in range(200)))
    key, digest = omar.view.room, hall.tables[omar.view.room].room.match.digest()
    bodies, everything = await before.load(key), "SELECT body FROM entry ORDER BY room, seq"
    full = await asked(before, everything)
    store = await SqlStore.open(url)
    assert await asked(store, everything) == full
    assert await store.load(key) == bodies
    rows = "SELECT count(*) FROM entry GROUP BY tableoid"
    assert min(await asked(store, rows)) > 0
    assert len(await asked(store, rows)) == 16
    assert max(await asked(store, "SELECT count(DISTINCT tableoid) FROM entry GROUP BY room")) == 1
    again = Hall(store, pace=0)
    assert (await again.find(key)).room.match.digest() == digest
    with pytest.raises(Conflict):
        await store.append(key, len(bodies) - 1, [b"{}"])
    await store.append(key, len(bodies), [b"{}"])
    assert await before.load(key) == [*bodies, b"{}"], "who has not heard of the parts reads on"
    await again.close()


async def test_what_is_written_while_the_log_goes_into_the_parts_is_there_once(url: str, before: SqlStore) -> None:
    await before.append("busy", 0, [b"0"])
    opening = asyncio.create_task(SqlStore.open(url))
    written = 1
    while not opening.done():
        await before.append("busy", written, [b"%d" % written])
        written += 1
    store = await opening
    await before.append("busy", written, [b"%d" % written])
    assert await store.load("busy") == [b"%d" % number for number in range(written + 1)]
    await store.close()


async def test_the_steps_lead_to_the_tables_that_the_store_uses_on_a_server_too(url: str) -> None:
    store = await SqlStore.open(url)

    def differences(connection: Connection) -> list[Any]:
        parts = set(connection.execute(text("SELECT inhrelid::regclass::text FROM pg_inherits")).scalars())
        options = {"include_name": lambda name, *_: name not in parts}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))

    assert await store.do(differences) == []
    await store.close()


async def test_of_two_who_write_at_the_same_moment_one_has_the_number(url: str) -> None:
    """Nobody keeps this room for himself: the key alone decides."""
    one, other = await SqlStore.open(url), await SqlStore.open(url)
    kept: list[bytes] = []
    for number in range(60):
        bodies = [b"one %d" % number, b"other %d" % number]
        writing = (one.append("wanted", number, bodies[:1]), other.append("wanted", number, bodies[1:]))
        results = await asyncio.gather(*writing, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        kept.append(bodies[results.index(None)])
    assert await one.load("wanted") == await other.load("wanted") == kept
    for store in (one, other):
        await store.close()
