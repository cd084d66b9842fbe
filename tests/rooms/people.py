"""People at the room's door, for tests: they keep every frame they are sent."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.live import Guest

NUMBERS = itertools.count(1)
LONG = 40.0  # seconds for what takes a moment where nobody else is


async def soon(true: Callable[[], Any]) -> None:
    """Wait for what happens by itself: as long as it takes, and not for ever."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.002)


class Person:
    """Somebody connected to a hall, who remembers what they were sent."""

    def __init__(self, name: str, lang: str = "en") -> None:
        self.frames: list[protocol.Frame] = []
        self.guest = Guest(self._send, who=f"device of {name}", name=name, lang=lang)

    async def _send(self, frame: protocol.Frame) -> None:
        self.frames.append(frame)

    @property
    def steps(self) -> list[protocol.Step]:
        return [f for f in self.frames if isinstance(f, protocol.Step)]

    @property
    def view(self) -> protocol.View:
        return self.steps[-1].view

    @property
    def lines(self) -> list[str]:
        return [line.text for step in self.steps for line in step.lines]

    def legal(self) -> list[str]:
        return [move.text for offer in self.view.offers for move in offer.moves]

    async def play(self, hall: Hall, text: str | None = None, number: str = "", step: int | None = None) -> None:
        """Make a move: the first legal one if none is named."""
        command = protocol.Play(
            number or f"c{next(NUMBERS)}", text or self.legal()[0], self.view.step if step is None else step
        )
        await hall.play(self.guest, command)


async def table(
    hall: Hall, *names: str, game: str = "basra", seats: int = 2, one_deal: bool = False, **options: Any
) -> list[Person]:
    """People round a new table, in the order in which they come; the match has not begun."""
    people = [Person(name) for name in names]
    opened = await hall.open(people[0].guest, protocol.Open("o", game, seats, options, one_deal=one_deal))
    for person in people:
        await hall.join(person.guest, protocol.Join("j", opened.room.key))
    return people
