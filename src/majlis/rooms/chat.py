"""What is said in a room: kept in memory, for those who are there, and gone when they go (BA-27).

No clock and no socket: the room says who comes and goes and when the game is on, and sends the lines. Nothing here is
ever written down.
"""

from __future__ import annotations

import unicodedata
from collections import deque
from dataclasses import dataclass
from typing import Final, Literal

from majlis.move import Reason, Refused
from majlis.plan import Seat

Mode = Literal["play", "room", "off"]
"""For the players while they play; for all in the room while it lasts; not at all."""

MOST_LINES: Final = 500  # the oldest go first
MOST_CHARACTERS: Final = 500
UNSEEN: Final = {  # signs that turn a line about or hide in it
    *"\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u200b\u200e\u200f\u2028\u2029\u2060\ufeff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
}


@dataclass(frozen=True)
class Line:
    """Something that was said; `seat` is None for who only watches."""

    number: int
    seat: Seat | None
    text: str
    who: str = ""
    name: str = ""


@dataclass
class Present:
    """Somebody who is there, and the number of the first line that is for them."""

    seat: Seat | None
    since: int


class Chat:
    """The lines of one room."""

    def __init__(self, mode: Mode = "play") -> None:
        self.mode: Final = mode
        self.on = False  # from the first deal to the announced winner
        self.people: dict[str, Present] = {}
        self.lines: deque[Line] = deque(maxlen=MOST_LINES)
        self.said = 0

    # -- when --

    def open(self) -> None:
        """The first deal begins."""
        self.on = True

    def close(self) -> None:
        """The winner is announced: in mode `play` that is the end of writing and of reading."""
        self.on = False
        if self.mode == "play":
            self.lines.clear()

    # -- who --

    def join(self, person: str, seat: Seat | None = None) -> None:
        """Somebody takes a seat, or comes to watch (None): from here on the lines are for them.

        Who is there already and keeps the seat keeps the lines: a page that is loaded again has not left.
        """
        there = self.people.get(person)
        if there is None or there.seat != seat:
            self.people[person] = Present(seat, self.said + 1)

    def leave(self, person: str) -> None:
        """Somebody goes: their lines are gone for them, and all lines with the last of those they were for."""
        self.people.pop(person, None)
        if not any(self._for(there) for there in self.people.values()):
            self.lines.clear()

    # -- what --

    def say(self, seat: Seat | None, text: str, who: str = "", name: str = "") -> Line:
        """A line by a seat, or by who only watches (None). Refused with the reason where that cannot be."""
        if self.mode == "off":
            raise Refused(Reason("chat-off"))
        if self.mode == "play" and not self.on:
            raise Refused(Reason("chat-closed"))
        if self.mode == "play" and seat is None:
            raise Refused(Reason("chat-players-only"))
        shown = cleaned(text)
        if not shown:
            raise Refused(Reason("chat-empty"))
        if len(shown) > MOST_CHARACTERS:
            raise Refused(Reason("chat-too-long", {"most": MOST_CHARACTERS}))
        self.said += 1
        line = Line(self.said, seat, shown, who, name)
        self.lines.append(line)
        return line

    def lines_for(self, person: str) -> list[Line]:
        """What `person` may read now, oldest first."""
        there = self.people.get(person)
        if there is None or not self._for(there) or (self.mode == "play" and not self.on):
            return []
        return [line for line in self.lines if line.number >= there.since]

    def listeners(self) -> list[str]:
        """Who is to be sent a line that is said now."""
        if self.mode == "play" and not self.on:
            return []
        return [person for person, there in self.people.items() if self._for(there)]

    def _for(self, there: Present) -> bool:
        """Are lines meant for them at all?"""
        return self.mode == "room" or (self.mode == "play" and there.seat is not None)


def cleaned(text: str) -> str:
    """One line of composed letters, without signs that nobody sees."""
    line = "".join([" " if c in "\t\n\r\v\f\x85\u2028\u2029" else c for c in text])
    kept = [c for c in line if c not in UNSEEN and unicodedata.category(c) not in ("Cc", "Cs")]
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
