"""The store: what is acknowledged is there, and two writers cannot both have a number."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from majlis.rooms.store import Conflict, SqlStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqlStore]:
    store = await SqlStore.open(str(tmp_path / "folder" / "rooms.db"))
    yield store
    await store.close()


async def test_entries_come_back_in_order(store: SqlStore) -> None:
    await store.append("fig", 0, [b"a", b"b"])
    await store.append("fig", 2, [b"c"])
    await store.append("olive", 0, [b"z"])
    assert await store.load("fig") == [b"a", b"b", b"c"]
    assert sorted(await store.rooms()) == ["fig", "olive"]
    assert await store.load("nowhere") == []


async def test_a_number_is_given_once(store: SqlStore) -> None:
    await store.append("fig", 0, [b"a"])
    with pytest.raises(Conflict):
        await store.append("fig", 0, [b"b", b"c"])
    assert await store.load("fig") == [b"a"]


async def test_in_a_common_commit_only_the_late_one_is_refused(store: SqlStore) -> None:
    rooms = [store.append(f"room {n}", 0, [b"a", b"b"]) for n in range(500)]
    results = await asyncio.gather(*rooms, store.append("room 7", 1, [b"x"]), return_exceptions=True)
    assert [type(r) for r in results if r is not None] == [Conflict]
    assert await store.load("room 7") == [b"a", b"b"]
    assert len(await store.rooms()) == 500


async def test_a_failed_write_is_told_and_the_next_one_works(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(batch: object) -> None:
        raise OperationalError("insert", {}, Exception("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(store, "_insert", full)
        with pytest.raises(OperationalError):
            await store.append("fig", 0, [b"a"])
    await store.append("fig", 0, [b"a"])
    assert await store.load("fig") == [b"a"]
