"""What a room looks like to one viewer: its view and its steps, as frames."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, NamedTuple

from majlis import options
from majlis.agreed import told
from majlis.bots import errand
from majlis.bots.hints import allow
from majlis.event import Event
from majlis.game import Game, Outcome, State
from majlis.move import Reason, Refused
from majlis.options import Value
from majlis.plan import SEATS, SPECTATOR, Seat
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
    return [room.names[s] or speech.text(f"bot-{s}") for s in range(room.seats)]


def step(room: Room, painter: Painter, heard: Sequence[Event], before: Sequence[protocol.Line]) -> protocol.Step:
    """What the painter's viewer is told of what happened, and the table after it."""
    lines = [*before, *painter.lines(heard, in_turn=True), *(guide(room, painter) if heard else [])]
    return protocol.Step(room.entries, lines, painter.moved(heard), view(room, painter.viewer, painter))


def guide(room: Room, painter: Painter) -> list[protocol.Line]:
    """What the tour says at this point."""
    taken = room.tour()
    if taken is None or room.match is None:
        return []
    return [protocol.Line(text, "guide") for text in taken.told(room.match, painter.speech)]


def follow(room: Room, seat: Seat, text: str) -> None:
    """Refused where the tour that this room takes goes another way."""
    taken = room.tour()
    assert taken is not None
    assert room.match is not None
    if not taken.allows(room.match, seat, meant(room.game, room.match.state, seat, text)):
        raise Refused(Reason("tour-other"))


def view(room: Room, viewer: Seat, painter: Painter) -> protocol.View:
    """The whole table."""
    nature, speech, match = room.game.nature, painter.speech, room.match
    phase: Literal["waiting", "playing", "over"] = (
        "waiting" if match is None else "playing" if room.playing() else "over"
    )
    seen = match.view(viewer) if match is not None else None
    return protocol.View(
        room.key,
        nature.key,
        painter.title,
        room.game.pack.key,
        nature.cloth,
        nature.clockwise,
        room.entries,
        None if viewer == SPECTATOR else int(viewer),
        phase,
        painter.kept((phase, room.paused, *_awaited(room)), lambda: _status(room, viewer, speech)),
        places(room, viewer, painter),
        painter.zones(seen) if seen is not None else [],
        painter.facts(seen) if seen is not None else [],
        painter.offers(seen, match.state) if seen is not None and match is not None else [],
        result(room.game, seen.outcome, viewer, speech) if seen is not None and seen.outcome is not None else [],
        _chat(room, viewer),
        one_deal=room.opened.one_deal,
        deal=room.deal(),
        options=room.opened.options,
        won=_won(seen.outcome, viewer) if seen is not None else None,
        match=room.matches,
        dealt=match.deal if match is not None else 0,
        seal=room.seal(),
        agreed=told(room.game, speech),
        guide=painter.guide(taken, match) if (taken := room.tour()) is not None and match is not None else None,
    )


def _won(outcome: Outcome | None, viewer: Seat) -> bool | None:
    """Alone or all together one wins by a score above nothing."""
    if outcome is None or viewer == SPECTATOR:
        return None
    return outcome.scores[viewer] > 0 if len(set(outcome.scores)) == 1 else viewer in outcome.winners()


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


def _chat(room: Room, viewer: Seat) -> Literal["open", "closed", "off"]:
    """Can `viewer` write and read now?"""
    if room.opened.chat == "off" or (room.opened.chat == "play" and viewer == SPECTATOR):
        return "off"
    return "open" if room.opened.chat == "room" or room.playing() else "closed"


class Sitting(NamedTuple):
    """What is told of a seat: what it holds (below 0: there is no hand), and its seconds (below 0: not counted)."""

    seat: Seat
    held: int
    here: bool
    taken: bool
    acts: bool
    started: bool
    left: int


def places(room: Room, viewer: Seat, painter: Painter) -> list[protocol.Place]:
    """The seats, who sits there, and how many cards they hold."""
    waiting, match, made = _awaited(room), room.match, []
    for seat in SEATS[: room.seats]:
        hand = room.game.plan.index.get(f"hand/{seat}")
        held = -1 if hand is None or match is None else len(match.state.piles.zones[hand])
        left = round(room.left[seat]) if room.opened.bank and match is not None and room.slack[seat] else -1
        taken, acts = bool(room.people[seat]), seat in waiting
        made.append(Sitting(seat, held, room.here[seat], taken, acts, match is not None, left))
    return painter.kept(tuple(made), lambda: [painter.kept(one, partial(_place, painter, one)) for one in made])


def _place(painter: Painter, one: Sitting) -> protocol.Place:
    speech, here = painter.speech, one.here
    held = speech.text("place-cards", {"count": one.held}) if one.held >= 0 else ""
    if not here:
        alone = "place-bot-alone" if one.started else "place-free"
        held = speech.text("place-bot", {"held": held}) if held else speech.text(alone)
    elif one.left >= 0:
        left = speech.text("place-left", {"minutes": one.left // 60, "seconds": one.left % 60})
        held = speech.text("place-also", {"held": held, "also": left}) if held else left
    side = next(i for i, s in enumerate(painter.sides) if one.seat in s)
    name, you = painter.plain_names[one.seat], one.seat == painter.viewer
    return protocol.Place(one.seat, name, held, side, you, not here, one.taken, one.acts)


def holds(game: Game[Any], state: State, seat: Seat, speech: Speech) -> str:
    """How many cards a seat holds, in words."""
    hand = game.plan.index.get(f"hand/{seat}")
    return speech.text("place-cards", {"count": len(state.piles.zones[hand])}) if hand is not None else ""


def _awaited(room: Room) -> list[Seat]:
    """The seats that play waits for; where it waits for nobody in particular, all that may move."""
    if room.match is None:
        return []
    return room.game.awaited(room.match.state) or room.match.waiting()


def _status(room: Room, viewer: Seat, speech: Speech) -> str:
    if room.match is None:
        return speech.text("status-waiting")
    return speech.text("status-paused") if room.paused and _awaited(room) else turn(_awaited(room), viewer, speech)


def turn(waiting: list[Seat], viewer: Seat, speech: Speech) -> str:
    """Who is on turn."""
    if not waiting:
        return speech.text("status-over")
    if viewer in waiting:
        return speech.text("status-your-turn")
    return speech.text("status-turn", {"who": speech.who(waiting), "people": len(waiting)})


def result(game: Game[Any], outcome: Outcome, viewer: Seat, speech: Speech) -> list[str]:
    """Who has won."""
    winners = outcome.winners()
    if len(game.sides(len(outcome.scores))) == 1:  # alone, or all together: there is nobody to beat
        return [speech.text("result-together-won" if outcome.scores[0] > 0 else "result-together-lost")]
    if len(winners) == len(outcome.scores):
        return [speech.text("result-shared", {"who": speech.who(winners)})]
    if viewer in winners and len(winners) == 1:
        return [speech.text("result-you")]
    return [speech.text("result-won", {"who": speech.who(winners), "people": len(winners)})]
