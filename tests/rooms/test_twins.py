"""Fair play over the wire: two deals that look alike to somebody are sent to them as the same bytes, in every game."""

from __future__ import annotations

import msgspec
import pytest

from majlis import registry
from majlis.chance import chance
from majlis.game import State
from majlis.laws.runs import Run, played
from majlis.move import Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol, tables
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Opened, Room
from majlis.rooms.scene import step
from majlis.search import world
from majlis.speech import Speech
from tests.turns import in_some_language

ENCODER = msgspec.json.Encoder()
LOOKS = 5
MOVES = 40  # into a match, at the most
ASKED = 12  # moves, legal or not, of which each seat is told whether it may


def room_with(run: Run, state: State) -> Room:
    """A room in which the match stands at `state`."""
    room = Room("twins", Opened(run.game.nature.key, run.match.seats, {}, "", "random"))
    room.game = run.game
    room.match = run.match.fork()
    room.match.state = state
    room.names = [f"P{seat}" for seat in range(run.match.seats)]
    room.here = [True] * run.match.seats
    return room


def sent(room: Room, viewer: Seat, lang: str) -> bytes:
    """All that leaves the room for `viewer`: the table, and the answer to whatever this seat might ask for."""
    painter = Painter(room.game, viewer, lang, tables.names(room, lang))
    frames: list[protocol.Frame] = [step(room, painter, [], [])]
    if viewer != SPECTATOR:
        speech = Speech.of(room.game, lang, tables.names(room, lang), lenient=True)
        for move in room.game.moves[:: max(1, len(room.game.moves) // ASKED)]:
            try:
                room.check(viewer, move.text)
            except Refused as refused:
                frames.append(protocol.Refused("x", refused.reason.what, speech.refused(refused)))
            else:
                frames.append(protocol.Done("x", ""))
    return ENCODER.encode(frames)


@in_some_language
def test_deals_that_look_alike_are_sent_alike(key: str, lang: str) -> None:
    game, seats = registry.game(key), min(registry.nature(key).seats)
    run = played(game, seats, "twins", MOVES)
    luck = chance("twins", key)
    differed = False
    for look in range(LOOKS):
        state = run.steps[luck.below(len(run.steps)) if look else 0].state
        for viewer in (SPECTATOR, *SEATS[:seats]):
            twin = world(game, state, viewer, luck)
            differed |= twin.piles.zones != state.piles.zones
            assert sent(room_with(run, state), viewer, lang) == sent(room_with(run, twin), viewer, lang), (key, viewer)
    if any(cards is None or any(c < 0 for c in cards) for cards in run.steps[0].state.piles.seen_by(SPECTATOR)):
        assert differed, "no twin was any different: this has proved nothing"


def test_it_would_be_noticed_if_a_card_were_sent_that_a_seat_may_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[State] = []

    def leaks(painter: Painter, view: object) -> list[protocol.Fact]:
        return [protocol.Fact("leak", "", str(shown[-1].piles.zones), [])]

    run = played(registry.game("basra"), 2, "twins", MOVES)
    twin = world(run.game, run.steps[3].state, SEATS[0], chance("leak"))
    monkeypatch.setattr(Painter, "facts", leaks)
    told = []
    for state in (run.steps[3].state, twin):
        shown.append(state)
        told.append(sent(room_with(run, state), SEATS[0], "en"))
    assert told[0] != told[1]
