"""Another Majlis on the same store: matches go on, and those whose rules are not there wait and say so."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from majlis import registry
from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.store import SqlStore
from tests.rooms.people import Person, table


async def open_hall(path: Path) -> Hall:
    return Hall(await SqlStore.open(str(path)), 0)


async def begun(path: Path) -> tuple[str, str]:
    """A match with a move in it, its process gone: the room, and what the match has come to."""
    hall = await open_hall(path)
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    await (omar if omar.legal() else mona).play(hall)
    key = omar.view.room
    digest = hall.tables[key].room.match.digest()
    await hall.close()
    return key, digest


async def test_a_match_goes_on_under_the_same_rules(tmp_path: Path) -> None:
    key, digest = await begun(tmp_path / "rooms.db")
    hall = await open_hall(tmp_path / "rooms.db")
    await hall.resume()
    room = (await hall.find(key)).room
    assert room.match.digest() == digest
    assert room.opened.rules == room.game.nature.rules
    await hall.close()


async def test_a_match_of_other_rules_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, digest = await begun(tmp_path / "rooms.db")
    kind = registry.nature("basra")
    with monkeypatch.context() as later:
        later.setattr(kind, "rules", kind.rules + 1)
        hall = await open_hall(tmp_path / "rooms.db")
        await hall.resume()  # one such room keeps nobody from playing
        with pytest.raises(Refused) as refused:
            await hall.find(key)
        assert refused.value.reason.what == "room-of-other-rules"
        assert await hall.open(Person("Lina").guest, protocol.Open("o", "basra", 2))
        await hall.close()
    hall = await open_hall(tmp_path / "rooms.db")
    assert (await hall.find(key)).room.match.digest() == digest
    await hall.close()


async def test_a_room_of_a_game_that_is_gone_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, _ = await begun(tmp_path / "rooms.db")
    others = {key: nature for key, nature in registry.natures().items() if key != "basra"}
    monkeypatch.setattr(registry, "natures", lambda: others)
    hall = await open_hall(tmp_path / "rooms.db")
    await hall.resume()
    with pytest.raises(Refused) as refused:
        await hall.find(key)
    assert refused.value.reason.what == "room-of-other-rules"
    await hall.close()


async def test_a_room_of_before_rules_were_numbered_goes_on(tmp_path: Path) -> None:
    key, digest = await begun(tmp_path / "rooms.db")
    hall = await open_hall(tmp_path / "rooms.db")
    bodies = await hall.store.load(key)
    first = msgspec.json.decode(bodies[0])
    del first["rules"]
    await hall.store.append("of-old", 0, [msgspec.json.encode(first), *bodies[1:]])
    assert (await hall.find("of-old")).room.match.digest() == digest
    await hall.close()
