"""Copies of the store: whole, made while the room is open, and never put over one that is there without a word."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from majlis.cli import main
from majlis.move import Refused
from majlis.rooms.hall import Hall
from majlis.rooms.keeping import backup, restore
from majlis.rooms.serve import hold
from majlis.rooms.store import SqlStore
from tests.rooms.people import table


async def with_a_match(path: Path) -> tuple[Hall, str, str]:
    """A hall in which a match has begun, its key and digest."""
    hall = Hall(await SqlStore.open(str(path)), pace=0)
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await (omar if omar.legal() else mona).play(hall)
    room = hall.tables[omar.view.room].room
    return hall, room.key, room.match.digest()


async def test_a_copy_made_while_the_room_is_open_is_the_room(tmp_path: Path) -> None:
    hall, key, digest = await with_a_match(tmp_path / "rooms.db")
    assert backup(str(tmp_path / "rooms.db"), str(tmp_path / "copy.db")) == 1
    await hall.close()
    (tmp_path / "rooms.db").unlink()
    assert restore(str(tmp_path / "copy.db"), str(tmp_path / "rooms.db"), replace=False) == 1
    again = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    assert (await again.find(key)).room.match.digest() == digest
    await again.close()


async def test_a_store_that_is_there_is_kept_beside_the_copy(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hall, key, _ = await with_a_match(tmp_path / "one.db")
    await hall.close()
    other, another, _ = await with_a_match(tmp_path / "two.db")
    await other.close()
    command = ["restore", str(tmp_path / "one.db"), "--database", str(tmp_path / "two.db")]
    assert main(command) == 2
    assert "--replace" in capsys.readouterr().err
    assert main([*command, "--replace", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rooms"] == 1
    for file, holds in (("two.db", key), ("two.db.before", another)):
        store = await SqlStore.open(str(tmp_path / file))
        assert await store.rooms() == [holds]
        await store.close()


def test_nothing_is_put_back_under_an_open_room(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held = hold(str(tmp_path / "rooms.db"))
    (tmp_path / "copy.db").write_bytes(b"")
    assert main(["restore", str(tmp_path / "copy.db"), "--database", str(tmp_path / "rooms.db")]) == 2
    assert "another" in capsys.readouterr().err.casefold()
    if held is not None:
        held.close()


@pytest.mark.parametrize("content", [b"", b"not a database at all " * 100])
def test_what_is_no_store_is_refused_and_leaves_nothing_behind(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copy.db").write_bytes(content)
    assert main(["restore", str(tmp_path / "copy.db"), "--database", str(tmp_path / "rooms.db")]) == 2
    assert main(["backup", str(tmp_path / "x.db"), "--database", str(tmp_path / "nowhere.db")]) == 2
    assert main(["backup", str(tmp_path / "x.db"), "--database", "postgresql://host/db"]) == 2
    assert {path.name for path in tmp_path.iterdir()} <= {"copy.db", "rooms.db.lock"}
    assert "majlis:" in capsys.readouterr().err
    with pytest.raises(sqlite3.OperationalError):
        sqlite3.connect(f"file:{tmp_path / 'rooms.db'}?mode=ro", uri=True)


async def test_what_was_kept_beside_can_be_put_back_and_nothing_is_lost_by_it(tmp_path: Path) -> None:
    hall, key, _ = await with_a_match(tmp_path / "one.db")
    await hall.close()
    other, another, _ = await with_a_match(tmp_path / "two.db")
    await other.close()
    restore(str(tmp_path / "one.db"), str(tmp_path / "two.db"), replace=True)
    restore(str(tmp_path / "two.db.before"), str(tmp_path / "two.db"), replace=True)
    for file, holds in (("two.db", another), ("two.db.before", key)):
        store = await SqlStore.open(str(tmp_path / file))
        assert await store.rooms() == [holds]
        await store.close()


async def test_a_store_is_not_copied_onto_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hall, _, _ = await with_a_match(tmp_path / "rooms.db")
    number = (tmp_path / "rooms.db").stat().st_ino
    (tmp_path / "link.db").symlink_to(tmp_path / "rooms.db")
    for name in ("rooms.db", "link.db"):
        assert main(["backup", str(tmp_path / name), "--database", str(tmp_path / "rooms.db"), "--json"]) == 2
        assert json.loads(capsys.readouterr().err)["error"]["code"] == "copy-onto-itself"
    assert (tmp_path / "rooms.db").stat().st_ino == number
    await hall.close()


def test_a_folder_is_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "copy.db").write_bytes(b"")
    with pytest.raises(Refused):
        hold("/")
    for words in (["restore", str(tmp_path / "copy.db"), "--database", "/"], ["backup", "/", "--database", "copy.db"]):
        assert main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1
