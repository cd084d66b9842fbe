"""What happens by itself: windows of the rules, and the clock of a turn. Once expired it is a move like any other."""

from __future__ import annotations

from typing import Final, NamedTuple

from majlis.move import Move
from majlis.plan import Seat
from majlis.rooms.room import Room

LONGEST: Final = 24 * 3600.0
OVERTIME: Final = 10  # seconds that every turn has, those for the match gone or nearly, where no clock says how many


class Due(NamedTuple):
    """In so many seconds this seat's move is made, unless the table has changed before."""

    seconds: float
    seat: Seat
    move: Move
    window: int = 0  # the same one as before goes on from where it began
    still: bool = False  # if something else comes between, it stands still and then runs on
    counted: bool = False  # of the seconds that a seat has for the match


def due(room: Room) -> Due | None:
    """What comes by itself: a window of the game, else the least harmful move of who lets time pass (G-03)."""
    if room.match is None or not room.playing() or room.paused or room.guided() is not None:
        return None
    state = room.match.state
    timer = room.game.timer(state)
    if timer is not None:
        return Due(min(timer.seconds, LONGEST), timer.seat, timer.move, timer.window, timer.still)
    waiting = on_the_clock(room)
    if not waiting:
        return None
    counted = room.opened.bank > 0
    times = [_allowed(room, seat) for seat in waiting]
    first = times.index(min(times)) if counted else 0
    seat = waiting[first]
    return Due(min(float(times[first]), LONGEST), seat, room.game.fallback(state, seat), counted=counted)


def _allowed(room: Room, seat: Seat) -> float:
    """So long a seat may take: first what it has for the match, then what it has for a turn."""
    slack, left = room.slack[seat], room.left[seat] if room.opened.bank else 0.0
    if room.opened.clock or not room.opened.bank:
        return left + room.opened.clock * slack
    return max(left, float(OVERTIME * slack))  # no more than was agreed on, as long as there is some of that


def on_the_clock(room: Room) -> list[Seat]:
    """The people whose time runs now, where a clock of the table is agreed on."""
    if room.match is None or not (room.opened.clock or room.opened.bank):
        return []
    return [seat for seat in room.game.awaited(room.match.state) if room.here[seat] and room.slack[seat]]
