"""This process as one of several that serve the same rooms: who else is alive, and what to take over from the dead."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.bus import Bus
from majlis.rooms.hall import Hall
from majlis.rooms.live import Guest
from majlis.rooms.relay import Answer, Relay
from majlis.rooms.shared import ALIVE, BEAT, SILENT, Other, SharedStore

LOG: Final = logging.getLogger("majlis.rooms")
CARDS: Final = msgspec.json.Decoder(list[protocol.RoomCard])


class Node:
    """Joins a hall to the other nodes."""

    def __init__(self, hall: Hall, store: SharedStore, bus: Bus, answer: Answer) -> None:
        self.hall = hall
        self.store = store
        self.relay = Relay(store.node, bus, answer, hall.leave)
        self.alive: set[str] = {store.node}
        self.last = 0.0  # when we last gave a sign of life, by the clock of the loop
        self._missing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to live among the others."""
        await self.relay.open()
        await self._beat()
        self._task = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                for room in await self.store.orphans():
                    await self._adopt(room)
            except SQLAlchemyError as wrong:
                LOG.warning("no sign of life can be written: %s", wrong)

    async def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        late, self.last = now - self.last > ALIVE, now
        self.store.offered = msgspec.json.encode(self.hall.offered())
        await self._look_round()
        await self.relay.count()
        if late:  # we stood still for so long that others may have taken our rooms
            for room in await self.store.taken(list(self.hall.tables)):
                if room in self.hall.tables:
                    self.hall.let_go(self.hall.tables[room])

    async def _look_round(self, suspect: str = "") -> None:
        """Say that we are alive, and see which others are. `suspect` may be dead, though it was heard a moment ago."""
        others = [other for other in await self.store.live() if not await self._gone(other, suspect)]
        self.alive = {self.store.node, *(other.name for other in others)}
        self.hall.elsewhere = [card for other in others for card in CARDS.decode(other.rooms or b"[]")]
        self.relay.lose(self.alive)

    async def _gone(self, other: Other, suspect: str) -> bool:
        """Is a node dead that has been silent? A process that was killed is missed on the bus at once."""
        asked = other.silent >= SILENT or other.name == suspect
        if not asked or not await self.relay.absent(other.name):
            return False
        await self.store.bury(other)
        return True

    async def _adopt(self, room: str) -> None:
        """Go on with a room whose node has died; it may be that another takes it first."""
        try:
            await self.hall.find(room)
        except Refused as refused:
            LOG.info("room %s is not taken over: %s", room, refused.reason.what)

    async def _keeper(self, room: str) -> str:
        """The node that keeps a room. Nobody is sent to one that was killed a moment ago, and left to wait there."""
        keeper = await self.store.keeper(room, sorted(self.alive))
        if keeper == self.store.node or not await self.relay.absent(keeper):
            return keeper
        async with self._missing:  # of all who come at once, one finds out
            if keeper in self.alive:
                await self._look_round(keeper)
        return await self.store.keeper(room, sorted(self.alive))

    # -- people --

    async def carried(self, guest: Guest, command: protocol.Command, text: str, put: Callable[[bytes], None]) -> bool:
        """Is this frame for a table of another node? Then it is on its way there."""
        relay = self.relay
        if isinstance(command, protocol.Join):
            keeper = await self._keeper(command.room)
            if keeper != self.store.node:
                await self.hall.leave(guest, at_once=False)
                await relay.ask(await relay.enter(guest, put, keeper), text)
                return True
        link = relay.near.get(guest)
        if isinstance(command, protocol.Join | protocol.Open):
            await relay.part(guest, at_once=isinstance(command, protocol.Open))
            return False
        if link is None:
            return False
        await relay.ask(link, text)
        return True

    async def close(self) -> None:
        """Leave in order: no new rooms, and whoever is asked for ours takes them."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.store.bow_out()
        except SQLAlchemyError as wrong:
            LOG.warning("no farewell can be written: %s", wrong)
        await self.relay.close()
