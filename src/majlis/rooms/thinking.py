"""Where bots think: in processes of their own, which are given an errand and nothing else.

What is here may be replaced by anything that takes errands somewhere and brings moves back.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

import msgspec

import majlis
from majlis import house
from majlis.bots.worker import LENGTH, Answer, answered, frame

LOG: Final = logging.getLogger("majlis.rooms")
MOST_DEATHS: Final = 3  # of processes, over one errand
BUDGET: Final = 20.0  # seconds for one errand
DECODER: Final = msgspec.json.Decoder(Answer)


class Lost(Exception):
    """Nobody came back with an answer."""


class Thinking(Protocol):
    """Takes errands (see `majlis.bots.errand`) to who thinks about them."""

    async def think(self, errand: bytes) -> list[str]:
        """The moves that answer an errand, best first; Lost where there is no answer."""

    async def close(self) -> None:
        """No more errands."""


def moves_of(answer: Answer) -> list[str]:
    """What was found; Lost if something went wrong."""
    if answer.wrong:
        raise Lost(answer.wrong)
    return answer.moves


class Here:
    """Bots think in this process, and everybody waits for them: for tests, and where there are no others."""

    async def think(self, errand: bytes) -> list[str]:
        return moves_of(answered(errand))

    async def close(self) -> None:
        pass


class Pool:
    """A few processes beside this one. Who dies over an errand is replaced, and another has the errand."""

    def __init__(self, size: int, budget: float = BUDGET) -> None:
        self.budget = budget
        self.deaths = 0
        self.processes: set[Process] = set()
        self._dying: set[asyncio.Task[int]] = set()
        self._places: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()  # a warm one before a cold one
        for _ in range(size):
            self._places.put_nowait(None)

    async def warm(self) -> None:
        """Have one ready before the first bot is on turn."""
        place = await self._places.get()
        try:
            place = place or await self._start()
        finally:
            self._places.put_nowait(place)

    async def think(self, errand: bytes) -> list[str]:
        place = await self._places.get()
        try:
            for _ in range(MOST_DEATHS):
                process, place = place or await self._start(), None
                try:
                    async with asyncio.timeout(self.budget):
                        answer = await _ask(process, errand)
                except TimeoutError:  # who thinks again would think as long
                    LOG.error("a bot thought for too long")
                    raise Lost("too long") from None
                except (OSError, asyncio.IncompleteReadError):
                    LOG.error("a process died over a bot's move")
                    self.deaths += 1
                    continue
                else:
                    place = process
                    return moves_of(answer)
                finally:
                    if place is None:  # also where we were told to stop: its answer would be taken for the next one's
                        self._end(process)
            raise Lost("the bot has ended too many processes")
        finally:
            self._places.put_nowait(place)

    async def _start(self) -> Process:
        paths = [str(Path(majlis.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
        process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-P", *self._program()],
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
        )
        self.processes.add(process)
        return process

    def _program(self) -> list[str]:
        return ["-m", "majlis.bots.worker", *[f"{language}={file}" for language, file in house.LISTS.items()]]

    def _end(self, process: Process) -> None:
        self.processes.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        dying = asyncio.create_task(process.wait())
        self._dying.add(dying)
        dying.add_done_callback(self._dying.discard)

    async def close(self) -> None:
        for process in list(self.processes):
            self._end(process)
        await asyncio.gather(*self._dying)


async def _ask(process: Process, errand: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(errand))
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH)
    return DECODER.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
