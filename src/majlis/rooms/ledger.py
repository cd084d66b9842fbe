"""What the log of a room is kept in, whatever keeps it, and what is noted beside the entries."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from typing import NamedTuple, Protocol

from majlis.rooms.glance import Glance, Tally


class Deadline(NamedTuple):
    """A seat's time is up at `at`, in seconds since 1970; it had `seconds` of it."""

    entry: int  # the table as it was after this entry
    at: float
    seconds: float
    window: int  # of the rules; 0: the clock of a turn


class Job(NamedTuple):
    """A bot is to move. `attempts`: how many processes have begun to think about it and have not lived to tell."""

    entry: int
    seat: int
    attempts: int = 0


class Noted(NamedTuple):
    """A line of the audit log."""

    at: float
    what: str
    room: str
    who: str
    body: bytes


class Coming(NamedTuple):
    """What is to happen in a room by itself."""

    deadline: Deadline | None = None
    job: Job | None = None


class Unfinished(NamedTuple):
    """What a process before us was to do in a room, and when it last gave a sign of life; 0: it is not known."""

    coming: Coming
    died: float = 0.0


class Conflict(Exception):
    """Somebody else has written on in this room: read it again and judge anew."""


class NotOurs(Exception):
    """Another process keeps this room."""

    def __init__(self, room: str, node: str) -> None:
        super().__init__(room, node)
        self.node = node


class Store(Protocol):
    """Keeps the entries of rooms, in order, for good. `fault` is what it raises where it cannot write or read now."""

    fault: type[Exception]

    def append(
        self,
        room: str,
        first: int,
        bodies: Sequence[bytes],
        coming: Coming | None = None,
        seen: Glance | None = None,
    ) -> Awaitable[None]:
        """Write entries from number `first` on, all or none; Conflict if one is there already.

        With them what comes next by itself, and the room at a glance, unless nothing changes about these.
        """

    async def load(self, room: str) -> list[bytes]:
        """All entries of a room, none if there is no such room."""

    async def rooms(self) -> list[str]:
        """The keys of all rooms."""

    async def put_away(self, before: float, spared: Collection[str]) -> int:
        """Into the archive with some rooms that are over since `before`; how many. They are read as ever."""

    async def tally(self) -> Tally:
        """All rooms, counted."""

    async def coming(self) -> dict[str, Unfinished]:
        """What the process before us left to be done, by room. Each call is an attempt at every job."""

    async def take(self, room: str) -> Unfinished | None:
        """Before a room is read: see to it that it is ours. What another process left to be done there, if one did."""

    def now(self) -> float:
        """The time, in seconds since 1970, by a clock that all who write here share."""

    async def beat(self, now: float) -> None:
        """Note that we are alive."""

    async def note(self, at: float, what: str, room: str, who: str, body: bytes, forget: float) -> None:
        """A line of the audit log; those from before `forget` are deleted."""

    async def audit(self, most: int = 200) -> list[Noted]:
        """The last lines of the audit log, newest first."""

    async def close(self) -> None:
        """Write what is left and let go."""
