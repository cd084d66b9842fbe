"""Looking back: a match that is over, from its record, seat by seat and step by step."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final, Literal

from majlis import record
from majlis.event import Event
from majlis.match import Match
from majlis.move import Reason, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.rooms import protocol, tables
from majlis.rooms.ledger import Store
from majlis.rooms.pictures import Painter
from majlis.rooms.room import DECODER, Opened, Room, Started
from majlis.rooms.scene import result, turn
from majlis.speech import Speech

MOST_OPEN: Final = 16  # replays that are held in memory
MOST_MOVES: Final = 5_000
MOST_CHARACTERS: Final = 1_000_000  # of a record from a file
APART: Final = 16  # moves between two positions that are held ready
PLAYED: Final = "played/"  # begins the key of a record from a file


class Replay:
    """One match to look back at. `names` are those of the people who sat there; "" is a bot, or nobody knows."""

    def __init__(self, key: str, text: str, names: list[str] | None = None) -> None:
        self.key = key
        self.text = text
        self.record = record.read(text)
        if len(self.record.moves) > MOST_MOVES:
            raise Refused(Reason("replay-too-long", {"most": MOST_MOVES}))
        self.match = record.replay(self.record)
        self.names = names
        self.marks: list[Match[Any]] = []  # the match before every so many moves
        self.painters: dict[tuple[Seat, str], Painter] = {}
        again = self.match.replay(0)
        self.heard: list[list[Event]] = [again.opening]  # by step
        for number, (seat, move) in enumerate(self.match.log):
            if number % APART == 0:
                self.marks.append(again.fork())
            self.heard.append(again.play(seat, move))

    def painter(self, viewer: Seat, lang: str) -> Painter:
        """Who paints it for a seat in a language."""
        found = self.painters.get((viewer, lang))
        if found is None:
            speech = Speech(lang)
            bots = [speech.bot(SEATS[s]) for s in range(self.match.seats)] if self.names is not None else []
            names = [name or bots[s] for s, name in enumerate(self.names)] if self.names is not None else []
            if not names:
                names = [speech.text("seat-name", {"number": s + 1}) for s in range(self.match.seats)]
            found = self.painters[viewer, lang] = Painter(self.match.game, viewer, lang, names)
        return found

    def seat(self, number: int) -> Seat:
        """From where it is looked at: a seat, or -1 for who only watched. Refused if there is none such."""
        if not -1 <= number < self.match.seats:
            raise Refused(Reason("unknown-seat", {"seat": number, "seats": self.match.seats}))
        return SPECTATOR if number < 0 else SEATS[number]

    # -- what is sent --

    def told(self, viewer: Seat, lang: str) -> protocol.Replay:
        """The whole match in words, and what its shuffles are checked against."""
        painter, match = self.painter(viewer, lang), self.match
        speech = painter.speech
        lines = [painter.lines(heard) for heard in self.heard]
        commits, seeds = self.record.commits, self.record.reveals
        counts = came_to(lines, match.deals)
        deals = [
            protocol.Dealt(moves, count, commits.get(number, ""), seeds.get(number, ""))
            for number, (moves, count) in enumerate(zip(match.deals, counts, strict=True), 1)
        ]
        outcome = match.outcome()
        return protocol.Replay(
            self.key,
            match.game.nature.key,
            speech.text("name"),
            painter.plain_names,
            None if viewer == SPECTATOR else int(viewer),
            [[line.text for line in step] for step in lines],
            deals,
            result(match.game, outcome, viewer, speech) if outcome is not None else [],
            self.record.seed is not None,
            self.text,
        )

    def step(self, number: int, viewer: Seat, lang: str) -> protocol.Step:
        """The table after so many moves, and what happened with the last of them."""
        if not 0 <= number <= len(self.match.log):
            raise Refused(Reason("replay-no-step", {"number": number, "most": len(self.match.log)}))
        painter, heard = self.painter(viewer, lang), self.heard[number]
        return protocol.Step(number, painter.lines(heard), painter.moved(heard), self._view(number, viewer, painter))

    def at(self, number: int) -> Match[Any]:
        """The match after so many moves."""
        nearest = min(number // APART, len(self.marks) - 1)
        if nearest < 0:
            return self.match
        found = self.marks[nearest].fork()
        for seat, move in self.match.log[nearest * APART : number]:
            found.play(seat, move)
        return found

    def _view(self, number: int, viewer: Seat, painter: Painter) -> protocol.View:
        match, speech, nature = self.at(number), painter.speech, self.match.game.nature
        outcome, seen = match.outcome(), match.view(viewer)
        waiting = [] if outcome is not None else match.game.awaited(match.state) or match.waiting()
        phase: Literal["playing", "over"] = "playing" if outcome is None else "over"
        return protocol.View(
            self.key,
            nature.key,
            speech.text("name"),
            match.game.pack.key,
            nature.cloth,
            nature.clockwise,
            number,
            None if viewer == SPECTATOR else int(viewer),
            phase,
            turn(waiting, viewer, speech),
            self._places(match, waiting, viewer, painter),
            painter.zones(seen),
            painter.facts(seen),
            [],
            result(match.game, outcome, viewer, speech) if outcome is not None else [],
            "off",
            one_deal=match.one_deal,
        )

    def _places(self, match: Match[Any], waiting: list[Seat], viewer: Seat, painter: Painter) -> list[protocol.Place]:
        sides = match.game.sides(match.seats)
        made = []
        for seat in SEATS[: match.seats]:
            held = tables.holds(match.game, match.state, seat, painter.speech)
            side = next(i for i, s in enumerate(sides) if seat in s)
            name = painter.plain_names[seat]
            bot = self.names is not None and not self.names[seat]
            made.append(protocol.Place(seat, name, held, side, seat == viewer, bot, True, seat in waiting))
        return made


def came_to(lines: list[list[protocol.Line]], deals: list[int]) -> list[list[str]]:
    """What each deal came to, in the words in which it was counted, until the next one was dealt: with luck several
    deals are over with the same move."""
    found: list[list[str]] = [[] for _ in deals]
    begun = 0  # so many deals
    for number, step in enumerate(lines):
        begin, dealing = begun + deals.count(number), False
        for line in step:
            begun += line.kind == "deal" and not dealing and begun < begin
            dealing = line.kind == "deal"
            if line.kind in ("count", "end") and begun:
                found[begun - 1].append(line.text)
        begun = begin  # also those that were dealt without a word
    return found


class Replays:
    """The replays that somebody looks at, those of last in memory. `aside` does work that nobody should wait for."""

    def __init__(self, store: Store, aside: Callable[..., Awaitable[Any]] = asyncio.to_thread) -> None:
        self.store = store
        self._aside = aside
        self.open: OrderedDict[str, Replay] = OrderedDict()

    async def of_room(self, room: str, number: int) -> Replay:
        """Match `number` of a room, once it is over."""
        key = f"{room}/{number}"
        found = self._known(key)
        if found is None:
            bodies = await self.store.load(room) if 0 < len(room) <= 32 else []
            if not bodies:
                raise Refused(Reason("no-such-room"))
            found = self._keep(await self._aside(_from_log, key, room, bodies, number))
        return found

    async def of_text(self, text: str) -> Replay:
        """A record that somebody brings along."""
        if len(text) > MOST_CHARACTERS:
            raise Refused(Reason("record-too-long", {"most": MOST_CHARACTERS}))
        key = PLAYED + sha256(text.encode("utf-8", "replace")).hexdigest()[:32]
        return self._known(key) or self._keep(await self._aside(Replay, key, text))

    async def find(self, key: str) -> Replay:
        """By its key; a record from a file must be brought again when it has been forgotten."""
        found = self._known(key)
        if found is not None:
            return found
        room, _, number = key.rpartition("/")
        if key.startswith(PLAYED) or not (number.isdecimal() and len(number) < 6):
            raise Refused(Reason("replay-forgotten"))
        return await self.of_room(room, int(number))

    def _known(self, key: str) -> Replay | None:
        if key in self.open:
            self.open.move_to_end(key)
        return self.open.get(key)

    def _keep(self, replay: Replay) -> Replay:
        self.open[replay.key] = replay
        if len(self.open) > MOST_OPEN:
            self.open.popitem(last=False)
        return replay


def _from_log(key: str, name: str, bodies: list[bytes], number: int) -> Replay:
    """The match as the room's log has it: up to the one that came after it."""
    first = DECODER.decode(bodies[0])
    assert isinstance(first, Opened), "a log begins with the opening"
    room = Room(name, first)
    for body in bodies[1:]:
        entry = DECODER.decode(body)
        if isinstance(entry, Started) and entry.match > number:
            break
        room.fold(entry)
    if number < 1 or room.matches != number:
        raise Refused(Reason("replay-no-match"))
    if room.playing():
        raise Refused(Reason("replay-not-over"))
    return Replay(key, record.write(room.record()), room.names[:])
