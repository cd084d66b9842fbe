"""A large house: PostgreSQL, NATS and processes of their own, and each of them failing in the middle of matches."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from majlis.rooms.store import SqlStore, Wish
from tests.rooms.conftest import FILE, SERVERS
from tests.rooms.house import LONG, House, Player, back, fallbacks, middle, pair, prove, until
from tests.rooms.servers import Leash, Nats, Postgres, free_port, wait_for

ROOT = Path(__file__).parents[2]
on_servers = pytest.mark.parametrize("house", [SERVERS], indirect=True)


@on_servers
async def test_a_database_that_restarts_as_after_a_power_cut_has_lost_nothing(house: House, postgres: Postgres) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b, a)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(2), eleni.play(2))
    postgres.stop(at_once=True)
    playing = asyncio.gather(omar.play(3), eleni.play(3))
    await asyncio.sleep(0.5)
    postgres.start()
    await asyncio.wait_for(playing, 40)
    assert "not-written" in omar.refused + eleni.refused
    await house.prove(room)


@pytest.mark.parametrize("house", [FILE], indirect=True)
@pytest.mark.parametrize("written", [True, False])
async def test_a_move_whose_commit_is_not_answered_is_made_once(
    house: House, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    a = await house.node()
    omar, eleni = house.person("Omar", a), house.person("Eleni", a)
    room = await house.table(omar, eleni)
    await asyncio.gather(omar.play(2), eleni.play(2))
    insert, left = SqlStore._insert, [2]

    def breaking(store: SqlStore, batch: list[Wish]) -> None:
        if left[0] and written:
            insert(store, batch)
        if left[0]:
            left[0] -= 1
            raise OperationalError("COMMIT", {}, Exception("the line is cut"), connection_invalidated=True)
        insert(store, batch)

    monkeypatch.setattr(SqlStore, "_insert", breaking)
    await asyncio.wait_for(asyncio.gather(omar.play(3), eleni.play(3)), 20)
    assert not left[0]
    await house.prove(room)


@pytest.mark.deep
async def test_a_database_that_fails_over_has_lost_only_what_was_not_acknowledged(nats: Nats) -> None:
    """Who takes over has not got the last commits; nobody was told of them, since it had not confirmed them."""
    first = Postgres()
    name = first.database().rpartition("/")[2]
    second = Postgres(of=first)
    hosts = f"host=127.0.0.1:{first.port}&host=127.0.0.1:{second.port}"
    house = House(f"postgresql://postgres@/{name}?{hosts}&target_session_attrs=read-write", nats.url, nats)
    try:
        for wish in ("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()"):
            first.ask(wish)
        await fails_over(house, first, second, name)
    finally:
        await house.close()
        for server in (first, second):
            server.close()


async def fails_over(house: House, first: Postgres, second: Postgres, name: str) -> None:
    a, b = await house.node(), await house.node()
    omar, eleni = house.person("Omar", a, b), house.person("Eleni", b, a)
    room = await house.table(omar, eleni)
    await asyncio.wait_for(asyncio.gather(omar.play(3), eleni.play(3)), LONG)
    for wish in ("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()"):  # it hears no more of the first
        await asyncio.to_thread(second.ask, wish)
    await until(lambda: not second.ask("SELECT count(*) FROM pg_stat_wal_receiver"))
    playing = asyncio.gather(omar.play(4), eleni.play(4))
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    await until(lambda: first.ask(waiting) >= 3)  # two signs of life, and a move
    first.stop(at_once=True)
    entries = f"SELECT count(*) FROM entry WHERE room = '{room}'"
    kept = await asyncio.to_thread(second.ask, entries, name)
    await asyncio.to_thread(second.ask, "SELECT pg_promote()")
    await asyncio.wait_for(playing, 2 * LONG)
    await house.prove(room)
    await asyncio.to_thread(first.start)
    assert await asyncio.to_thread(first.ask, entries, name) > kept, "nothing was lost: nothing was tried"


class Served:
    """A node as a process of its own."""

    def __init__(self, database: str, bus: str, folder: Path) -> None:
        self.port = free_port()
        command = [sys.executable, "-P", "-m", "majlis.cli", "serve", "--port", str(self.port)]
        paths = os.pathsep.join([str(ROOT / "src"), *sys.path])
        with (folder / f"{self.port}.log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--database", database, "--bus", bus],
                env={**os.environ, "PYTHONPATH": paths, "MAJLIS_PACE": "0", "MAJLIS_GRACE": "10"},
                stdout=subprocess.DEVNULL,
                stderr=log,
                cwd=folder,
            )
        self._leash = Leash(self.process.pid)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def send(self, number: int) -> None:
        self.process.send_signal(number)

    def close(self) -> None:
        self._leash.let_go()
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait(20)


class Club:
    """Several processes, and tables of two at them."""

    def __init__(self, postgres: Postgres, nats: Nats, folder: Path) -> None:
        self.postgres, self.database, self.bus, self.folder = postgres, postgres.database(), nats.url, folder
        self.nodes: list[Served] = []
        self.people: list[Player] = []

    def open(self, count: int) -> None:
        made = [Served(self.database, self.bus, self.folder) for _ in range(count)]
        self.nodes += made
        for node in made:
            wait_for(node.port, node.process)

    async def table(self, number: int) -> list[Player]:
        made = await pair(number, [node.address for node in self.nodes])
        self.people += made
        return made

    async def gone(self) -> int:
        """Of how many nodes no sign of life holds any more."""
        asked = "SELECT count(*) FROM node WHERE until <= extract(epoch FROM clock_timestamp())"
        return int(await asyncio.to_thread(self.postgres.ask, asked, self.database.rpartition("/")[2]))

    async def judge(self) -> None:
        """Everything that people were told is in the logs of their rooms, once, in order."""
        for room in {person.room for person in self.people}:
            prove(await self.log(room), [person for person in self.people if person.room == room])

    async def log(self, room: str) -> list[bytes]:
        store = await SqlStore.open(self.database)
        try:
            return await store.load(room)
        finally:
            await store.close()


@pytest.fixture
async def club(postgres: Postgres, nats: Nats, tmp_path: Path) -> AsyncIterator[Club]:
    made = Club(postgres, nats, tmp_path)
    yield made
    for person in made.people:
        person.break_off()
    for node in made.nodes:
        node.close()


async def killed_in_the_middle(club: Club, processes: int, tables: int, moves: int) -> None:
    """Play at many tables, kill a node, and see everybody go on."""
    club.open(processes)
    pairs = [await club.table(number) for number in range(tables)]
    playing = asyncio.gather(*(person.play(moves) for pair in pairs for person in pair))
    await middle(club.people, tables * moves / 2)
    club.nodes[0].send(signal.SIGKILL)
    killed = time.monotonic()
    await asyncio.wait_for(playing, 200)
    await club.judge()
    away = back(club.people)
    assert away
    print(f"{len(away)} people back after {away[len(away) // 2]:.1f} s (median), {away[-1]:.1f} s (longest);", end=" ")
    print(f"all done {time.monotonic() - killed:.1f} s after the kill")


async def test_people_of_a_killed_process_go_on_and_nothing_is_lost(club: Club) -> None:
    await killed_in_the_middle(club, processes=2, tables=6, moves=12)


@pytest.mark.deep
async def test_a_node_is_killed_in_the_middle_of_two_hundred_matches(club: Club) -> None:
    await killed_in_the_middle(club, processes=3, tables=200, moves=6)


@pytest.mark.deep
async def test_a_process_that_is_stopped_for_ten_seconds_and_wakes_has_doubled_nothing(club: Club) -> None:
    club.open(2)
    pairs = [await club.table(number) for number in range(4)]
    playing: asyncio.Future[Any] = asyncio.gather(*(person.play(12) for pair in pairs for person in pair))
    await asyncio.sleep(0.3)
    club.nodes[0].send(signal.SIGSTOP)
    await asyncio.sleep(10)
    club.nodes[0].send(signal.SIGCONT)
    await asyncio.wait_for(playing, 120)
    await club.judge()


@pytest.mark.deep
async def test_every_process_is_replaced_by_a_new_one_while_people_play(club: Club) -> None:
    club.open(2)
    pairs = [await club.table(number) for number in range(6)]
    club.open(2)
    for person in club.people:
        person.doors += [node.address for node in club.nodes[2:]]
    playing = asyncio.gather(*(person.play(40) for pair in pairs for person in pair))
    for turn, old in enumerate(club.nodes[:2], 1):
        await middle(club.people, turn * len(club.people) * 8)
        old.send(signal.SIGTERM)
        assert await asyncio.to_thread(old.process.wait, LONG) == -signal.SIGTERM
        assert await club.gone() >= turn, "it has not said goodbye"
    assert not playing.done(), "nobody played while the last of them went"
    await asyncio.wait_for(playing, 3 * LONG)
    await club.judge()
    away = back(club.people)
    print(f"{len(away)} people back after {away[len(away) // 2]:.1f} s (median), {away[-1]:.1f} s (longest)")


DOOMED = """
import asyncio, os, signal, sys
from majlis.rooms.bus import connect
from majlis.rooms.workers import serve_errands

class Doomed:
    async def think(self, errand):
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    await serve_errands(await connect(sys.argv[1]), Doomed())
    print("ready", flush=True)
    await asyncio.sleep(300)

asyncio.run(main())
"""


@pytest.mark.deep
async def test_three_processes_that_die_over_a_bots_move_give_the_least_harmful_one(club: Club) -> None:
    club.open(1)
    paths = os.pathsep.join([str(ROOT / "src"), *sys.path])
    doomed = [
        subprocess.Popen(
            [sys.executable, "-P", "-c", DOOMED, club.bus],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        for _ in range(3)
    ]
    leashes = [Leash(process.pid) for process in doomed]
    for process in doomed:
        assert process.stdout is not None
        assert await asyncio.to_thread(process.stdout.readline)
    omar = Player("Omar", [club.nodes[0].address])
    club.people.append(omar)
    await omar.come()
    assert not await omar.do(type="open", game="basra", seats=2, options={})
    assert not await omar.do(type="start")
    await asyncio.wait_for(omar.play(4), 2 * LONG)
    for process, leash in zip(doomed, leashes, strict=True):
        assert await asyncio.to_thread(process.wait, 20) == -signal.SIGKILL
        assert process.stdout is not None
        process.stdout.close()
        leash.let_go()
    log = await club.log(omar.room)
    text, least = fallbacks(log)[0]
    assert text == least
    prove(log, [omar])
