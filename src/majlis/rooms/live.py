"""A room in memory: who is connected to it, its chat, and what is about to happen by itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, NamedTuple, cast

from majlis.event import Event
from majlis.plan import SPECTATOR, Seat
from majlis.rooms import protocol
from majlis.rooms.chat import Chat, Mode
from majlis.rooms.clocks import Due
from majlis.rooms.glance import Glance
from majlis.rooms.ledger import Coming
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Room

MOST_PAST: Final = 100  # steps that can still be told to who missed them
FARTHEST: Final = 0.25  # seconds of a message's way that are believed: a client may answer pings late on purpose
PING_AGAIN: Final = 5.0  # seconds between two pings
OLD: Final = 0.7  # how much of what was measured before is kept


NUMBERS: Final = count(1)


@dataclass
class Line:
    """The way to a client: how long a message takes, and since when an answer to a ping is due."""

    way: float = 0.0  # seconds in one direction; 0 until it is known
    sent: float = field(default=-PING_AGAIN)
    asked: bool = False

    def answered(self, now: float) -> None:
        """The answer to the last ping is there."""
        if self.asked:
            way = min((now - self.sent) / 2, FARTHEST)
            self.way = way if not self.way else OLD * self.way + (1 - OLD) * way
            self.asked = False


class Held(NamedTuple):
    """A move in a race that waits for its turn: whose, when it was made, what is to be done, and what came of it."""

    at: float
    seat: Seat
    deed: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]


@dataclass(eq=False)
class Guest:
    """One connection: who it is, in which language, and how to send to it."""

    send: Callable[[protocol.Frame], Awaitable[None]]
    who: str = ""
    name: str = ""
    lang: str = "en"
    address: str = ""
    gone: bool = False  # the connection is no more
    number: int = field(default_factory=lambda: next(NUMBERS))  # by which others speak of it
    changes: bool = False  # is told of a table only what changed
    muted: set[str] = field(default_factory=set)  # whose lines this connection is not sent
    table: LiveTable | None = None
    seat: Seat = SPECTATOR
    line: Line = field(default_factory=Line)
    cut: Callable[[], None] = lambda: None  # end the connection: who is there comes back by itself


@dataclass(eq=False)
class LiveTable:
    """A room in memory and the connections to it."""

    room: Room
    chat: Chat
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    guests: list[Guest] = field(default_factory=list)
    past: deque[tuple[int, list[Event]]] = field(default_factory=lambda: deque(maxlen=MOST_PAST))
    painters: dict[tuple[Seat, str], Painter] = field(default_factory=dict)
    bots: asyncio.Task[None] | None = None
    timer: asyncio.Task[None] | None = None
    until: float | None = None  # when the timer runs out, by the clock of the loop
    due: Due | None = None  # what happens then
    window: int = 0  # the window of the rules that the timer is for
    still: dict[tuple[int, int], float] = field(default_factory=dict)  # by match and window: seconds it stopped with
    since: int = 0  # the entry by which the table was as it is when the timer was set
    noted: Coming = field(default_factory=Coming)  # what the store has of that
    held: list[Held] = field(default_factory=list)  # moves in a race that wait for their turn
    attempts: int = 0  # how often the bot on turn has been begun with
    writing: asyncio.Future[None] | None = None  # what was last given to the store
    doubtful: bool = False  # the log must be read before anything else: we do not know what is in it
    ready: set[Seat] = field(default_factory=set)
    wishes: list[Any] = field(default_factory=list)
    broken: bool = False
    seen: Glance | None = None  # what the store knows of the room at a glance

    def present(self) -> list[Guest]:
        """Who is at this table now: a seat is one of this table only while its guest is."""
        return [guest for guest in self.guests if guest.table is self]


def live(room: Room) -> LiveTable:
    """A room in memory, its chat open if the match is on."""
    chat = Chat(cast(Mode, room.opened.chat))
    if room.playing():
        chat.open()
    return LiveTable(room, chat)
