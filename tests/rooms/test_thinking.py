"""Bots think in processes of their own, which die and take their time without the room noticing."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from majlis import registry
from majlis.bots import errand
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS
from majlis.rooms import protocol, thinking
from majlis.rooms.hall import Hall
from majlis.rooms.store import SqlStore
from majlis.rooms.thinking import Here, Lost, Pool
from tests.rooms.people import LONG, table
from tests.rooms.test_hall import settled

DYING = """
import os, sys
from pathlib import Path
from majlis.bots import errand, worker
deaths = Path(sys.argv[1])
def think(data):
    if len(deaths.read_text()) < int(sys.argv[2]):
        deaths.write_text(deaths.read_text() + "x")
        os._exit(9)
    return ["thought"]
errand.answer = think
worker.main([])
"""


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    made = Hall(await SqlStore.open(str(tmp_path / "rooms.db")), pace=0)
    yield made
    await made.close()


def an_errand(key: str = "basra") -> bytes:
    game = registry.game(key)
    match = Match(game, 2, SeedLuck("thinking"))
    return errand.write(game, match.state, match.waiting()[0], "move", "greedy", "luck")


async def test_a_process_thinks_as_this_one_would() -> None:
    pool = Pool(1)
    try:
        asked = an_errand()
        assert await pool.think(asked) == await Here().think(asked)
        (process,) = pool.processes
        assert await pool.think(asked), "the same process, again"
        assert pool.processes == {process}
    finally:
        await pool.close()
    assert process.returncode is not None


class Mortal(Pool):
    """Whose processes die over so many errands."""

    def __init__(self, notes: Path, deaths: int) -> None:
        super().__init__(1)
        notes.write_text("")
        self.program = ["-c", DYING, str(notes), str(deaths)]

    def _program(self) -> list[str]:
        return self.program


@pytest.mark.parametrize("deaths", [2, 3])
async def test_another_process_has_the_errand_of_one_that_dies_and_three_deaths_are_enough(
    tmp_path: Path, deaths: int
) -> None:
    pool = Mortal(tmp_path / "deaths", deaths)
    try:
        if deaths < thinking.MOST_DEATHS:
            assert await pool.think(b"{}") == ["thought"]
        else:
            with pytest.raises(Lost):
                await pool.think(b"{}")
            assert await pool.think(b"{}") == ["thought"], "the next errand has a new process"
        assert pool.deaths == deaths
    finally:
        await pool.close()


async def test_who_thinks_for_too_long_is_stopped() -> None:
    pool = Pool(1, budget=0.1)
    pool._program = lambda: ["-c", "import time; time.sleep(60)"]  # type: ignore[method-assign]
    with pytest.raises(Lost):
        await pool.think(an_errand())
    assert not pool.processes
    await pool.close()


async def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next() -> None:
    pool = Pool(1)
    waits = asyncio.create_task(pool.think(an_errand()))
    while not pool.processes:
        await asyncio.sleep(0.01)
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)
    asked = an_errand("taketwo")
    assert await pool.think(asked) == await Here().think(asked)
    await pool.close()


async def test_a_bot_that_fails_says_so() -> None:
    with pytest.raises(Lost, match="unknown-bot"):
        await Here().think(an_errand().replace(b"greedy", b"nobody"))


class Slow(Here):
    """Thinks when it is let."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.go = asyncio.Event()

    async def think(self, errand: bytes) -> list[str]:
        self.asked.append(errand)
        await self.go.wait()
        return await super().think(errand)


async def test_people_go_on_while_a_bot_thinks(hall: Hall) -> None:
    hall.thinking = slow = Slow()
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    if omar.legal():
        await omar.play(hall)
    while not slow.asked:
        await asyncio.sleep(0)
    async with asyncio.timeout(LONG):
        await hall.wish(omar.guest, protocol.Wish("w", "pause"))
    slow.go.set()
    room = hall.tables[omar.view.room].room
    assert room.match is not None
    moves = len(room.match.log)
    await asyncio.sleep(0.02)
    assert len(room.match.log) == moves, "a move for a table that has changed is not made"
    await hall.go_on(omar.guest)
    await settled(hall, omar)
    assert len(room.match.log) > moves


async def test_all_that_a_bot_is_sent_is_an_errand_of_its_seat(hall: Hall) -> None:
    hall.thinking = slow = Slow()
    slow.go.set()
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    room = hall.tables[omar.view.room].room
    assert room.match is not None
    for _ in range(4):
        await settled(hall, omar)
        before: Any = room.match.state
        await hall.hint(omar.guest, protocol.Hint("h"))
        told = json.loads(slow.asked[-1])
        assert (told["task"], told["seat"]) == ("hints", 0)
        assert slow.asked[-1] == errand.write(room.game, before, SEATS[0], "hints", "greedy", told["luck"])
        await omar.play(hall)
        await settled(hall, omar)
    assert {json.loads(sent)["seat"] for sent in slow.asked if json.loads(sent)["task"] == "move"} == {1}


async def test_a_hint_for_a_table_that_has_changed_is_not_told(hall: Hall) -> None:
    hall.thinking = slow = Slow()
    omar, mona = await table(hall, "Omar", "Mona")
    await hall.start(omar.guest)
    acting = omar if omar.legal() else mona
    hint = asyncio.create_task(hall.hint(acting.guest, protocol.Hint("h")))
    while not slow.asked:
        await asyncio.sleep(0)
    await acting.play(hall)
    slow.go.set()
    with pytest.raises(Exception, match="stale"):
        await hint
    assert not [frame for frame in acting.frames if isinstance(frame, protocol.Hints)]


def test_a_worker_ends_with_the_pipe() -> None:
    done = subprocess.run([sys.executable, "-m", "majlis.bots.worker"], input=b"", capture_output=True, timeout=30)
    assert (done.returncode, done.stdout) == (0, b"")
