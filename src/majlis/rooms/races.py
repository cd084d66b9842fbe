"""Races (G-06): moves in the order in which they were made, not in that in which they happened to arrive.

While a race is open a move of a person waits until whatever was made before it must have arrived. Its time is that of
its arrival less the way of the message, as the answers to pings tell it, and with the handicap that the table has
agreed on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from majlis.game import Race
from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.live import PING_AGAIN, Guest, Held, LiveTable
from majlis.rooms.scribe import Scribe

TIE: Final = 0.03  # seconds within which who caused the event is taken to be the later one


class Races(Scribe):
    """Puts the moves of races in order."""

    async def in_turn(self, table: LiveTable, guest: Guest, race: Race, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something when its turn has come; what it raises is raised here."""
        clock = asyncio.get_running_loop()
        late = race.handicaps[guest.seat] / 1000 if race.handicaps else 0.0
        held = Held(clock.time() - guest.line.way + late, guest.seat, deed, clock.create_future())
        table.held.append(held)
        farthest = max((other.line.way for other in table.guests), default=0.0)
        try:
            await asyncio.sleep(max(0.0, held.at + TIE + farthest - clock.time()))
            async with self.holding(table):
                while not held.done.done():
                    await self._first(table)
        finally:
            if held in table.held:
                table.held.remove(held)
        held.done.result()

    async def overtake(self, table: LiveTable) -> None:
        """Before something happens by itself: what was made earlier comes first. The table's lock is held."""
        now = asyncio.get_running_loop().time()
        while any(held.at <= now for held in table.held):
            await self._first(table)

    async def _first(self, table: LiveTable) -> None:
        """Do what was made first."""
        race = table.room.race()
        held = first(table.held, race.by if race is not None else -1)
        table.held.remove(held)
        try:
            await held.deed()
        except Refused as refused:
            held.done.set_exception(refused)
        except BaseException:
            held.done.cancel()
            raise
        else:
            held.done.set_result(None)

    async def probe(self, table: LiveTable) -> None:
        """Where a race is open, ask clients for a sign, to know how far away they are."""
        if table.room.race() is None:
            return
        now = asyncio.get_running_loop().time()
        for guest in list(table.guests):
            if now - guest.line.sent >= PING_AGAIN:
                guest.line.sent, guest.line.asked = now, True
                await guest.send(protocol.Ping())


def first(waiting: list[Held], by: int) -> Held:
    """Which counts as the first: of two at nearly the same time not the one by who caused the event."""
    order = sorted(waiting, key=lambda held: held.at)
    tied = [held for held in order if held.at - order[0].at <= TIE and held.seat != by]
    return tied[0] if tied and order[0].seat == by else order[0]
