"""A card room that is killed: once at every place where something could come between judging, writing and telling.

    python -P -m tests.rooms.dying FOLDER

For each place a process of its own plays some moves and is killed there by the system, without a word. Told on standard
output, a line of JSON for each: how far it came, and what had been acknowledged by then.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Coroutine, Generator
from pathlib import Path
from typing import Any

from sqlalchemy import event

from majlis.rooms import protocol
from majlis.rooms.hall import Hall
from majlis.rooms.live import Guest
from majlis.rooms.store import SqlStore

MOVES = 3


class Fate:
    """Counts the places that are passed, and ends the process at one of them."""

    def __init__(self, at: int) -> None:
        self.at, self.passed, self.on = at, 0, False

    def place(self) -> None:
        if self.on:
            self.passed += 1
            if self.passed == self.at:
                os.kill(os.getpid(), signal.SIGKILL)


class Watched:
    """A coroutine, with a place wherever it waits."""

    def __init__(self, work: Coroutine[Any, Any, None], fate: Fate) -> None:
        self.work, self.fate = work, fate

    def __await__(self) -> Generator[Any, Any, None]:
        inside = self.work.__await__()
        while True:
            try:
                wish = next(inside)
            except StopIteration:
                return
            self.fate.place()
            yield wish
            self.fate.place()


async def play(database: str, fate: Fate, tell: Any) -> int:
    """Two people at a table; every acknowledgement is told at once."""
    store = await SqlStore.open(database)
    insert = store._insert

    def watched(batch: Any) -> None:
        fate.place()
        insert(batch)
        fate.place()

    store._insert = watched  # type: ignore[method-assign]
    event.listen(store.engine, "commit", lambda connection: fate.place())
    hall = Hall(store, pace=0)
    frames: dict[str, protocol.Step] = {}

    def person(name: str) -> Guest:
        async def send(frame: protocol.Frame) -> None:
            fate.place()
            await asyncio.sleep(0)
            if isinstance(frame, protocol.Step):
                frames[name] = frame

        return Guest(send, who=f"device of {name}", name=name)

    people = [person("Omar"), person("Mona")]
    table = await hall.open(people[0], protocol.Open("o", "basra", 2))
    for guest in people:
        await hall.join(guest, protocol.Join("j", table.room.key))
    await hall.start(people[0])
    tell({"room": table.room.key})
    fate.on = True
    for number in range(MOVES):
        room = table.room
        assert room.match is not None
        (seat,) = room.match.waiting()
        view = frames[people[seat].name].view
        text = view.offers[0].moves[0].text
        tell({"tried": f"move {number}", "seat": seat, "text": text})
        await Watched(hall.play(people[seat], protocol.Play(f"move {number}", text, room.changed)), fate)
        fate.place()
        tell({"told": f"move {number}", "entries": room.entries, "digest": room.match.digest()})
    fate.on = False
    await hall.close()
    return fate.passed


def main(folder: Path) -> None:
    """One process after another, each killed one place later, until one lives."""
    asyncio.run(play(str(folder / "0.db"), Fate(0), lambda what: None))  # everything is loaded once, for all
    for at in range(1, 1000):
        child = os.fork()
        if not child:
            with (folder / f"{at}.log").open("w", encoding="utf-8") as log:

                def tell(what: dict[str, Any]) -> None:
                    log.write(json.dumps(what) + "\n")
                    log.flush()

                asyncio.run(play(str(folder / f"{at}.db"), Fate(at), tell))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(json.dumps({"at": at, "killed": os.WIFSIGNALED(status)}), flush=True)
        if not os.WIFSIGNALED(status):
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
