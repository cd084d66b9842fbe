"""What happens by itself: windows of the rules, and the clock of a turn. Once expired it is a move like any other."""

from __future__ import annotations

from typing import Final, NamedTuple

from majlis.move import Move
from majlis.plan import Seat
from majlis.rooms.room import Room

LONGEST: Final = 24 * 3600.0


class Due(NamedTuple):
    """In so many seconds this seat's move is made, unless the table has changed before."""

    seconds: float
    seat: Seat
    move: Move
    window: int = 0  # the same one as before goes on from where it began
    still: bool = False  # if something else comes between, it stands still and then runs on


def due(room: Room) -> Due | None:
    """What comes by itself: a window of the game, else the least harmful move of who lets time pass (G-03)."""
    if room.match is None or not room.playing() or room.paused or room.guided() is not None:
        return None
    state = room.match.state
    timer = room.game.timer(state)
    if timer is not None:
        return Due(min(timer.seconds, LONGEST), timer.seat, timer.move, timer.window, timer.still)
    waiting = [seat for seat in room.game.awaited(state) if room.here[seat] and room.slack[seat]]
    if not room.opened.clock or not waiting:
        return None
    seat = waiting[0]
    return Due(min(float(room.opened.clock * room.slack[seat]), LONGEST), seat, room.game.fallback(state, seat))
