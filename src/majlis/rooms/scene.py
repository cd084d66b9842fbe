"""A table at one moment, and what each who looks at it is sent: its step and its view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal, NamedTuple

from majlis.event import Event
from majlis.game import Game, Outcome
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol
from majlis.rooms.glance import Phase, phase
from majlis.rooms.pictures import Painter
from majlis.rooms.room import Room
from majlis.speech import Speech
from majlis.view import Public


class Sitting(NamedTuple):
    """What is told of a seat: what it holds (below 0: there is no hand), and its seconds (below 0: not counted)."""

    seat: Seat
    held: int
    here: bool
    taken: bool
    acts: bool
    started: bool
    left: int


class Scene(NamedTuple):
    """A table at one moment, as far as it is the same for all who look: worked out once for all who are told of it."""

    phase: Phase
    public: Public[Any] | None
    awaited: list[Seat]
    sitting: tuple[Sitting, ...]


def scene(room: Room) -> Scene:
    """The table as it is now."""
    waiting = _awaited(room)
    public = room.match.public() if room.match is not None else None
    return Scene(phase(room), public, waiting, _sitting(room, waiting))


def _sitting(room: Room, waiting: list[Seat]) -> tuple[Sitting, ...]:
    match, made = room.match, []
    for seat in SEATS[: room.seats]:
        hand = room.game.plan.index.get(f"hand/{seat}")
        held = -1 if hand is None or match is None else len(match.state.piles.zones[hand])
        left = round(room.left[seat]) if room.opened.bank and match is not None and room.slack[seat] else -1
        taken, acts = bool(room.people[seat]), seat in waiting
        made.append(Sitting(seat, held, room.here[seat], taken, acts, match is not None, left))
    return tuple(made)


def _awaited(room: Room) -> list[Seat]:
    """The seats that play waits for; where it waits for nobody in particular, all that may move."""
    if room.match is None:
        return []
    return room.game.awaited(room.match.state) or room.match.waiting()


def step(
    room: Room,
    painter: Painter,
    heard: Sequence[Event],
    before: Sequence[protocol.Line],
    seen: Scene | None = None,
) -> protocol.Step:
    """What the painter's viewer is told of what happened, and the table after it."""
    lines = [*before, *painter.lines(heard, in_turn=True), *(guide(room, painter) if heard else [])]
    table = view(room, painter, seen if seen is not None else scene(room))
    return protocol.Step(room.entries, lines, painter.moved(heard), table)


def guide(room: Room, painter: Painter) -> list[protocol.Line]:
    """What the tour says at this point."""
    taken = room.tour()
    if taken is None or room.match is None:
        return []
    return [protocol.Line(text, "guide") for text in taken.told(room.match, painter.speech)]


def view(room: Room, painter: Painter, now: Scene) -> protocol.View:
    """The whole table."""
    nature, speech, match, viewer = room.game.nature, painter.speech, room.match, painter.viewer
    seen = match.view(viewer, now.public) if match is not None else None
    return protocol.View(
        room.key,
        nature.key,
        painter.title,
        room.game.pack.key,
        nature.cloth,
        nature.clockwise,
        room.entries,
        None if viewer == SPECTATOR else int(viewer),
        now.phase,
        painter.kept(
            (now.phase, room.paused, all(room.here), *now.awaited), lambda: _status(room, now.awaited, viewer, speech)
        ),
        places(now.sitting, painter),
        painter.zones(seen) if seen is not None else [],
        painter.facts(seen) if seen is not None else [],
        painter.offers(seen, match.state) if seen is not None and match is not None else [],
        result(room.game, seen.outcome, viewer, speech) if seen is not None and seen.outcome is not None else [],
        _chat(room, viewer, now.phase),
        one_deal=room.opened.one_deal,
        deal=room.deal(),
        options=room.opened.options,
        won=_won(seen.outcome, viewer) if seen is not None else None,
        match=room.matches,
        dealt=match.deal if match is not None else 0,
        seal=room.seal(),
        paused=room.paused,
        agreed=painter.agreed,
        guide=painter.guide(taken, match) if (taken := room.tour()) is not None and match is not None else None,
    )


def _won(outcome: Outcome | None, viewer: Seat) -> bool | None:
    """Alone or all together one wins by a score above nothing."""
    if outcome is None or viewer == SPECTATOR:
        return None
    return outcome.scores[viewer] > 0 if len(set(outcome.scores)) == 1 else viewer in outcome.winners()


def _chat(room: Room, viewer: Seat, phase: Phase) -> Literal["open", "closed", "off"]:
    """Can `viewer` write and read now?"""
    if room.opened.chat == "off" or (room.opened.chat == "play" and viewer == SPECTATOR):
        return "off"
    return "open" if room.opened.chat == "room" or phase == "playing" else "closed"


def _status(room: Room, awaited: list[Seat], viewer: Seat, speech: Speech) -> str:
    if room.match is None:
        ready = "status-ready" if all(room.here) else "status-ready-bots" if room.opened.fill else "status-waiting"
        return speech.text(ready)
    return speech.text("status-paused") if room.paused and awaited else turn(awaited, viewer, speech)


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


def places(sitting: tuple[Sitting, ...], painter: Painter) -> list[protocol.Place]:
    """The seats, who sits there, and how many cards they hold."""
    return painter.kept(sitting, lambda: [painter.kept(one, partial(_place, painter, one)) for one in sitting])


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
