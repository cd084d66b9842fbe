"""Bots that think on other machines: errands go out over the bus to whoever is free, and moves come back."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import suppress
from typing import Final

import msgspec

from majlis.bots.worker import Answer
from majlis.rooms.bus import Bus, Nobody, connect
from majlis.rooms.thinking import MOST_DEATHS, Lost, Pool, Thinking, moves_of

LOG: Final = logging.getLogger("majlis.rooms")
WORK: Final = "majlis.work"
PATIENCE: Final = 5.0  # seconds; whoever has not answered by then has died, and another is asked
DECODER: Final = msgspec.json.Decoder(Answer)


class Abroad:
    """Errands over the bus; where nobody there takes them, they are thought about `here`."""

    def __init__(self, bus: Bus, here: Thinking, patience: float = PATIENCE) -> None:
        self.bus, self.here, self.patience = bus, here, patience

    async def think(self, errand: bytes) -> list[str]:
        for _ in range(MOST_DEATHS):
            try:
                return moves_of(DECODER.decode(await self.bus.ask(WORK, errand, self.patience)))
            except TimeoutError:
                LOG.warning("nobody came back with a bot's move; another is asked")
            except Nobody:
                return await self.here.think(errand)
        raise Lost("nobody came back with a bot's move, again and again")

    async def close(self) -> None:
        await self.here.close()


async def serve_errands(bus: Bus, pool: Thinking) -> None:
    """Take errands from the bus from now on."""

    async def reply(errand: bytes) -> bytes:
        try:
            answer = Answer(await pool.think(errand))
        except Lost as lost:
            answer = Answer(wrong=str(lost))
        return msgspec.json.encode(answer)

    await bus.serve(WORK, reply)


def work(url: str, processes: int) -> int:
    """Think for the bots of a house until told to stop. Returns the exit code."""
    asyncio.run(_work(url, processes))
    return 0


async def _work(url: str, processes: int) -> None:
    bus, pool, told = await connect(url), Pool(processes), asyncio.Event()
    if sys.platform != "win32":
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, told.set)
    await pool.warm()
    await serve_errands(bus, pool)
    with suppress(asyncio.CancelledError):
        await told.wait()
    await bus.close()
    await pool.close()
