"""What a room looks like to one viewer: its view and its steps, as frames."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from majlis import options
from majlis.bots import errand
from majlis.bots.hints import allow
from majlis.game import Game, State
from majlis.move import Reason, Refused
from majlis.options import Value
from majlis.plan import SEATS, Seat
from majlis.rooms import protocol
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Room
from majlis.speech import Speech
from majlis.typed import meant


def agreed(game: Game[Any]) -> dict[str, Value]:
    """The options of a game that are not at their default."""
    return options.changed(game.options)


def notice(lang: str, message: str, name: str) -> list[protocol.Line]:
    """A line about the room itself."""
    return [protocol.Line(Speech(lang).text(message, {"name": name}), "room")]


def names(room: Room, lang: str) -> list[str]:
    """What the players are called, seat by seat. Bots have names of their own, or that of whom they stand in for."""
    speech = Speech(lang)
    return [room.names[s] or speech.bot(SEATS[s]) for s in range(room.seats)]


def follow(room: Room, seat: Seat, text: str) -> None:
    """Refused where the tour that this room takes goes another way."""
    taken = room.tour()
    assert taken is not None
    assert room.match is not None
    if not taken.allows(room.match, seat, meant(room.game, room.match.state, seat, text)):
        raise Refused(Reason("tour-other"))


def asks_for_hints(room: Room, viewer: Seat, luck: str) -> bytes:
    """What is asked of who knows the game. Refused where the table does not allow it, or has nothing to decide
    (G-25)."""
    if room.match is None:
        raise Refused(Reason("room-not-started"))
    allow(room.game, room.match.state, viewer, sum(room.here))
    return errand.write(room.game, room.match.state, viewer, "hints", room.opened.bots, luck)


def hinted(room: Room, painter: Painter, texts: Sequence[str]) -> list[str]:
    """The best few moves in words; those that cannot be made are left out, for imagined worlds may mislead."""
    made = []
    for text in texts:
        with suppress(Refused):
            move = room.check(painter.viewer, text)
            assert room.match is not None
            made.append(painter.hint(move, room.match.state))
    return made


def holds(game: Game[Any], state: State, seat: Seat, speech: Speech) -> str:
    """How many cards a seat holds, in words."""
    hand = game.plan.index.get(f"hand/{seat}")
    return speech.text("place-cards", {"count": len(state.piles.zones[hand])}) if hand is not None else ""
