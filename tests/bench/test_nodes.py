"""The bench of nodes counts whatever goes wrong, and says so by its exit code."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from bench import nodes
from majlis import registry
from tests.rooms.house import Process

ROOMS = Path(__file__).parents[2] / "bench" / "peers" / "rooms"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The players, and a registry that knows their game."""
    monkeypatch.syspath_prepend(str(ROOMS))
    import majlis.games

    monkeypatch.setattr(majlis.games, "__path__", [*majlis.games.__path__, str(ROOMS / "games")])
    registry.natures.cache_clear()
    import load

    yield load
    registry.natures.cache_clear()
    sys.modules.pop("load")


def refused(room: Any) -> None:
    seat = room.seats[0]
    seat.move = lambda: seat.send(b'{"type":"play","id":"1","text":"dance","step":0}')


def cut(room: Any) -> None:
    room.seats[1].move = lambda: room.seats[1].wire.transport.abort()


def unseen(room: Any) -> None:
    room.seats[1].got = lambda payload: None


FAULTS: list[Callable[[Any], None]] = [refused, cut, unseen]


async def test_players_count_what_goes_wrong(load: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fire = load.Room.fire

    def spoiled(room: Any) -> None:
        if room.number < len(FAULTS) and not room.state:
            FAULTS[room.number](room)
        fire(room)

    monkeypatch.setattr(load.Room, "fire", spoiled)
    server = await Process(str(tmp_path / "rooms.db"), "").open()
    words = {"kind": "majlis", "port": [server.address.rpartition(":")[2]], "game": "counter", "apart": False}
    rooms = len(FAULTS) + 2
    args = argparse.Namespace(**words, process=[os.getpid()], rooms=rooms, rate=0.0)
    try:
        made = await asyncio.wait_for(load.Load(args).run(rooms, 0.3, 2.0), 40)
    finally:
        await server.close()
    assert made["moves_per_second"] > 0
    assert made["wrong"] == 2 + 2 + 1  # who is refused, or cut off, is also waited for; of the other two, nothing


@pytest.mark.parametrize("wrong", [0, 1])
def test_the_bench_fails_if_anything_went_wrong(
    wrong: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"moves_per_cpu_second": 1000, "told_p50_ms": 1.0, "between_p50_ms": 0.1, "wrong": 0, "last_wrong": ""}

    def measure(layout: str, *_: Any) -> dict[str, Any]:
        return {**found, "wrong": wrong, "last_wrong": "too-fast"} if layout.endswith("apart") else found

    monkeypatch.setattr(nodes, "measure", measure)
    monkeypatch.setattr(nodes, "services", nullcontext)
    monkeypatch.setattr(nodes, "recovery", lambda *_: {})
    assert nodes.main(["--rounds", "1"]) == wrong
    out = capsys.readouterr().out
    assert ("too-fast" in out) is bool(wrong)
    assert out.count("NOT REACHED") == 0, "as many moves for each second of CPU: two nodes carry twice as many"
