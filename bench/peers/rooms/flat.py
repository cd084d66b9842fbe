"""What a move costs with few rooms and with many, early and late in a match: CPU microseconds, without sockets."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

import majlis.games
from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.live import Guest
from majlis.rooms.store import SqlStore

GAMES = str(Path(__file__).with_name("games"))
AT_ONCE = 10  # rooms in which somebody moves at the same time
SLICE = 100  # moves that are measured together


async def nothing(frame: protocol.Frame) -> None:
    """Nobody listens."""


class Table:
    """Two seats that move in turn."""

    def __init__(self, hall: Hall, number: int) -> None:
        self.hall = hall
        self.guests = [Guest(nothing, who=f"{number}/{seat}", name=f"S{seat}") for seat in range(2)]
        self.made = 0

    async def begin(self) -> None:
        self.table = opened = await self.hall.open(self.guests[0], protocol.Open("o", "counter", 2))
        for guest in self.guests:
            await self.hall.join(guest, protocol.Join("j", opened.room.key))
        await self.hall.start(self.guests[0])

    async def move(self) -> None:
        command = protocol.Play(f"{self.made}", "draw", self.table.room.entries)
        await self.hall.play(self.guests[self.made % 2], command)
        self.made += 1


async def with_rooms(hall: Hall, rooms: int) -> float:
    """Moves here and there, some at a time; the least of five slices."""
    tables = [Table(hall, number) for number in range(rooms)]
    for begin in range(0, rooms, SLICE):
        await asyncio.gather(*[table.begin() for table in tables[begin : begin + SLICE]])
    slices, turn = [], 0
    for _ in range(6):
        began = time.thread_time()
        for _ in range(SLICE // AT_ONCE):
            await asyncio.gather(*[tables[(turn + at) % rooms].move() for at in range(AT_ONCE)])
            turn += AT_ONCE
        slices.append((time.thread_time() - began) / SLICE * 1e6)
    return min(slices[1:])


async def over_time(hall: Hall, moves: int) -> tuple[float, float]:
    """One match: what a move costs soon after its beginning, and at its end."""
    table, slices = Table(hall, -1), []
    await table.begin()
    for _ in range(0, moves, SLICE):
        began = time.thread_time()
        for _ in range(SLICE):
            await table.move()
        slices.append((time.thread_time() - began) / SLICE * 1e6)
    return min(slices[1:6]), min(slices[-5:])


def flat(most_rooms: int, moves: int) -> dict[str, Any]:
    """All four figures."""
    if GAMES not in majlis.games.__path__:
        majlis.games.__path__.append(GAMES)

    async def measured(folder: str) -> dict[str, Any]:
        hall = Hall(await SqlStore.open(f"{folder}/rooms.db"), pace=0)
        first, last = await over_time(hall, moves)
        few = await with_rooms(hall, AT_ONCE)
        many = await with_rooms(hall, most_rooms)
        await hall.close()
        return {
            "microseconds_first_moves": round(first),
            f"microseconds_at_move_{moves}": round(last),
            f"microseconds_with_{AT_ONCE}_rooms": round(few),
            f"microseconds_with_{most_rooms}_rooms": round(many),
        }

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(folder))
