"""A room at a glance: what a house knows of it without reading its log."""

from __future__ import annotations

from typing import Literal, NamedTuple

from majlis.rooms.room import Room

Phase = Literal["waiting", "playing", "over"]


class Glance(NamedTuple):
    """How a room stands. `people`: who sit there now."""

    game: str
    phase: Phase
    people: int
    matches: int


class Tally(NamedTuple):
    """What a house has seen so far."""

    rooms: int
    archived: int
    matches: int


def glance(room: Room) -> Glance:
    """How a room stands."""
    return Glance(room.opened.game, phase(room), sum(room.here), room.matches)


def phase(room: Room) -> Phase:
    """Is it yet to begin, is it being played, or over?"""
    return "waiting" if room.match is None else "playing" if room.playing() else "over"
