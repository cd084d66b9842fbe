"""A room as a pure reducer: its entries are the only truth, and folding them again gives the same room.

No clock, no socket, no generator of luck: times, names and seeds come in with the entries.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from majlis import registry, tour
from majlis.event import Event
from majlis.game import Game, Race
from majlis.luck import Luck, SealedLuck, SeedLuck, commitment
from majlis.match import Match
from majlis.move import Move, Reason, Refused
from majlis.plan import SEATS, Seat
from majlis.record import Record, of
from majlis.tour import Tour
from majlis.typed import meant

# -- entries: what is written down, in order --


class Opened(msgspec.Struct, tag="opened"):
    """The first entry of a room."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    by: str
    bots: str
    chat: str = "room"
    clock: int = 0  # seconds for a turn; 0: as long as anybody likes
    one_deal: bool = False  # the match ends with its first deal
    public: bool = False  # in the list of the lobby; else only who has the key finds it
    watch: str = "free"  # may others watch? free, ask, no
    fill: bool = True  # bots take free seats
    takebacks: bool = True
    deal: int = 0  # the number of the first deal, where deals are numbered
    rules: int = 0  # the version of the game's rules; 0: of before it was written down
    tour: str = ""  # a guided tour: the seed of its deals, which everybody may know
    bank: int = 0  # seconds of each seat for a whole match; 0: none are counted


class Sat(msgspec.Struct, tag="sat"):
    """A person (`who`) took a seat, for the first time or again after leaving."""

    seat: int
    who: str
    name: str


class Left(msgspec.Struct, tag="left"):
    """Who sat there went; a bot plays on."""

    seat: int


class Sealed(msgspec.Struct, tag="sealed"):
    """The seed of a deal, drawn before its first card. Only its commitment may be shown before its last."""

    deal: int
    seed: str


class Started(msgspec.Struct, tag="started"):
    """A match begins. Seeds of its first two deals stand before it."""

    match: int


class Played(msgspec.Struct, tag="played"):
    """A seat made a move; `id` is the command's, so that a repeated one is known."""

    seat: int
    text: str
    id: str = ""
    verdicts: dict[str, bool] = {}  # what the word list said of it


class Undone(msgspec.Struct, tag="undone"):
    """The table took moves back for `seat`, so that `moves` are left."""

    seat: int
    moves: int


class Paused(msgspec.Struct, tag="paused"):
    """The table waits."""

    seat: int


class Resumed(msgspec.Struct, tag="resumed"):
    """It goes on."""

    seat: int


class Slack(msgspec.Struct, tag="slack"):
    """A seat has `factor` times the seconds for a turn; 0: it has no clock."""

    seat: int
    factor: int


class Spent(msgspec.Struct, tag="spent"):
    """A seat took so many seconds of those that it has for the match."""

    seat: int
    seconds: float


class Barred(msgspec.Struct, tag="barred"):
    """A person (`who`) may not come in again."""

    who: str


Entry = Opened | Sat | Left | Sealed | Started | Played | Undone | Paused | Resumed | Slack | Spent | Barred
DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def rules(key: str, chosen: tuple[tuple[str, bool | int | str], ...]) -> Game[Any]:
    """The rules of a game. Rooms share them, but for a judge that remembers what a room has asked it."""
    return registry.game(key, dict(chosen)) if registry.nature(key).language else _shared(key, chosen)


@lru_cache(maxsize=500)
def _shared(key: str, chosen: tuple[tuple[str, bool | int | str], ...]) -> Game[Any]:
    return registry.game(key, dict(chosen))


class OtherRules(Refused):
    """The rules by which a room plays are not here: a game is gone, or is played otherwise now."""


def _rules_of(opened: Opened) -> Game[Any]:
    """The rules of a room, if they are those it was opened with."""
    try:
        game = rules(opened.game, tuple(sorted(opened.options.items())))
    except Refused:
        raise OtherRules(Reason("room-of-other-rules")) from None
    if opened.rules not in (0, game.nature.rules):
        raise OtherRules(Reason("room-of-other-rules"))
    return game


_commitment = lru_cache(maxsize=10_000)(commitment)  # it is shown with every step


class Mark(NamedTuple):
    """What a room was. States are never changed, so the match needs only to be told which it had."""

    entries: int
    kept: dict[str, Any]
    state: Any = None
    ply: int = 0
    deal: int = 0
    moves: int = 0
    deals: int = 0


class Room:
    """Who sits where and the match they play. `entries` counts what has been folded in."""

    def __init__(self, key: str, opened: Opened) -> None:
        self.key = key
        self.opened = opened
        self.game = _rules_of(opened)
        self.seats = registry.seated(self.game.nature, opened.seats)
        found = self.tour()
        if found is not None:
            found.prepare(self.game)
        self.people: list[str] = [""] * self.seats  # who belongs to a seat; nobody: ""
        self.names: list[str] = [""] * self.seats
        self.here: list[bool] = [False] * self.seats  # does the person play, or a bot for them?
        self.slack: list[int] = [1] * self.seats
        self.left: list[float] = []  # seconds of each seat for this match
        self.barred: frozenset[str] = frozenset()
        self.paused = False
        self.matches = 0
        self.match: Match[Any] | None = None
        self.changed = 0  # the entry by which the table last changed
        self.fresh = 0  # the entry since which what is chosen is still meant: in a race that by which it was opened
        self.running = 0  # the number of the race that is open
        self._asked_of: Any = None  # the state of which it is known whether the match is over
        self._on = False
        self.seeds: dict[int, bytes] = {}
        self.entries = 1
        self.done: dict[tuple[int, str], int] = {}  # seats and ids of this match's commands, by entry

    def fold(self, entry: Entry) -> list[Event]:
        """Take in one more entry; what happened at the table by it."""
        self.entries += 1
        match entry:
            case Sat():
                self.people[entry.seat], self.names[entry.seat], self.here[entry.seat] = entry.who, entry.name, True
            case Left():
                self.here[entry.seat] = False
                if self.match is None:  # before the match a seat is free again
                    self.people[entry.seat] = self.names[entry.seat] = ""
            case Sealed():
                self.seeds[entry.deal] = bytes.fromhex(entry.seed)
            case Started():
                return self._start(entry)
            case Played():
                return self._play(entry)
            case Undone() | Paused() | Resumed() | Slack() | Spent() | Barred():
                self._agree(entry)
            case Opened():
                raise ValueError("a room is opened once")
        return []

    def _agree(self, entry: Undone | Paused | Resumed | Slack | Spent | Barred) -> None:
        """What the table, or who opened it, has decided."""
        match entry:
            case Undone():
                assert self.match is not None
                self.match = self.match.replay(entry.moves)
                self.running = 0
                self._note_change()
            case Paused() | Resumed():
                self.paused = isinstance(entry, Paused)
                self.running = 0
                self._note_change()
            case Slack():
                self.slack = [entry.factor if s == entry.seat else f for s, f in enumerate(self.slack)]
            case Spent():
                took = [entry.seconds if s == entry.seat else 0.0 for s in range(self.seats)]
                self.left = [max(0.0, left - each) for left, each in zip(self.left, took, strict=True)]
            case Barred():
                self.barred |= {entry.who}

    def _start(self, entry: Started) -> list[Event]:
        seeds = dict(self.seeds)  # those of this match: a rematch seals new ones
        self.seeds = seeds
        self.matches = entry.match
        self.paused = False
        self.done = {}
        self.left = [float(self.opened.bank * factor) for factor in self.slack]
        number = self.deal()
        seed = self.opened.tour or (str(number) if number else "")  # that everybody may know
        luck: Luck = SeedLuck(seed) if seed else SealedLuck(seeds.__getitem__)
        self.match = Match(self.game, self.seats, luck, self.opened.one_deal)
        self._note_change()
        return self.match.opening

    def _play(self, entry: Played) -> list[Event]:
        if self.match is None:
            raise Refused(Reason("room-not-started"))
        if self.paused:
            raise Refused(Reason("paused"))
        if self.game.judge is not None:
            self.game.judge.recalled.update(entry.verdicts)
        seat = SEATS[entry.seat]
        heard = self.match.play(seat, meant(self.game, self.match.state, seat, entry.text))
        entry.text = self.match.log[-1][1].text  # with what was clear without words
        if self.game.judge is not None:
            entry.verdicts = dict(self.game.judge.asked)
        self._note_change()
        if entry.id:
            self.done[entry.seat, entry.id] = self.entries
        return heard

    def _note_change(self) -> None:
        self.changed = self.entries
        race = self.race()
        number = race.number if race is not None else 0
        if not number or number != self.running:
            self.fresh = self.entries
        self.running = number

    # -- taken in, and not written down --

    def mark(self) -> Mark:
        """Where we are, to come back to."""
        kept = {**self.__dict__, "people": self.people[:], "names": self.names[:], "here": self.here[:]}
        kept["seeds"] = dict(self.seeds)
        match = self.match
        if match is None:
            return Mark(self.entries, kept)
        return Mark(self.entries, kept, match.state, match.ply, match.deal, len(match.log), len(match.deals))

    def back_to(self, mark: Mark) -> None:
        """As if the entries since `mark` had not been."""
        self.__dict__.update(mark.kept)
        while self.done and next(reversed(self.done.values())) > mark.entries:
            self.done.popitem()
        if self.match is not None:
            self.match.state, self.match.ply, self.match.deal = mark.state, mark.ply, mark.deal
            del self.match.log[mark.moves :], self.match.deals[mark.deals :]

    # -- what can be asked of a room --

    def playing(self) -> bool:
        """Is a match going on?"""
        if self.match is None:
            return False
        if self._asked_of is not self.match.state:  # states are never changed, and this is asked often
            self._asked_of, self._on = self.match.state, self.match.outcome() is None
        return self._on

    def race(self) -> Race | None:
        """The race that is open (G-06)."""
        return self.game.race(self.match.state) if self.match is not None and self.playing() else None

    def check(self, seat: Seat, text: str) -> Move:
        """The move that `text` writes, if `seat` may make it now; Refused with the reason."""
        if self.match is None:
            raise Refused(Reason("room-not-started"))
        move = self.game.complete(self.match.state, seat, self.game.read(text))
        reason = self.game.refuse(self.match.state, seat, move)
        if reason is not None:
            raise Refused(reason)
        return move

    def deal(self) -> int:
        """The number of the deal, where deals are numbered: who plays again has the next one."""
        return self.opened.deal + max(self.matches - 1, 0) if self.opened.deal else 0

    def seals(self) -> list[int]:
        """The deals to be sealed before the next entry: always one ahead of the deal now in play."""
        if self.opened.deal or self.opened.tour:
            return []
        if self.match is None or not self.playing():
            return [1, 2]
        ahead = self.match.deal + 1
        return [] if ahead in self.seeds else [ahead]

    def free(self) -> list[Seat]:
        """The seats nobody belongs to, in the order in which they are taken."""
        return [seat for seat in self.game.joining(self.seats) if not self.people[seat]]

    def seat_of(self, who: str) -> Seat | None:
        """Where a person sits, or sat."""
        return next((SEATS[s] for s in range(self.seats) if who and self.people[s] == who), None)

    def bot_seats(self) -> list[Seat]:
        """The seats that bots play now."""
        return [SEATS[s] for s in range(self.seats) if not self.here[s]]

    def commitments(self) -> dict[int, str]:
        """What is shown of the sealed deals."""
        return {deal: commitment(seed) for deal, seed in self.seeds.items()}

    def seal(self) -> str:
        """What is shown of the deal now in play; "" before the first."""
        sealed = self.match is not None and isinstance(self.match.luck, SealedLuck)
        return _commitment(self.seeds[self.match.deal]) if self.match is not None and sealed else ""

    def tour(self) -> Tour | None:
        """The tour that this room takes."""
        return tour.by_seed(self.opened.game, self.opened.tour) if self.opened.tour else None

    def guided(self) -> tuple[Seat, Move] | None:
        """What comes next in the tour; None where nobody is guided, or no more."""
        found = self.tour() if self.match is not None and self.playing() else None
        return found.next(self.match) if found is not None and self.match is not None else None

    def record(self) -> Record:
        """The record of the match; Refused before it is over, since its seeds would tell the cards."""
        if self.match is None or self.playing():
            raise Refused(Reason("room-started"))
        return of(self.match)


def refold(key: str, bodies: list[bytes]) -> Room:
    """A room from the entries of its log."""
    first = DECODER.decode(bodies[0])
    assert isinstance(first, Opened), "a log begins with the opening"
    room = Room(key, first)
    for body in bodies[1:]:
        room.fold(DECODER.decode(body))
    return room
