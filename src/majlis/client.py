"""A seat at a card room for a program of yours.

from majlis.client import Client

with Client("ws://127.0.0.1:8000/ws", "Robin") as me:
    me.open("basra", seats=2)
    me.start()
    for view in me.turns():
        me.play(view.offers[0].moves[0].text)
    print(me.view.result)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Final, Literal

import msgspec
from websockets.sync.client import ClientConnection, connect

from majlis.rooms import protocol
from majlis.rooms.changes import changed

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(protocol.Frame)
PATIENCE: Final = 30.0  # seconds for an answer


class NotDone(Exception):
    """The room has refused something; `code` tells programs what, the message tells people why."""

    def __init__(self, refused: protocol.Refused) -> None:
        super().__init__(refused.message)
        self.code = refused.code


class Client:
    """One connection. `view` is the table as last seen, `lines` all that was said of it and not read yet."""

    def __init__(self, url: str, name: str, lang: Literal["en", "ar", "el"] = "en", token: str = "") -> None:
        self.url, self.name, self.lang = url, name, lang
        self.token = token or secrets.token_urlsafe(24)  # keep it to come back to the same seat
        self.room = ""
        self.watches = False
        self.view: protocol.View | None = None
        self.lines: list[str] = []
        self._wire: ClientConnection | None = None
        self._step: protocol.Step | None = None
        self._open = ExitStack()
        self._numbers = 0

    def __enter__(self) -> Client:
        with ExitStack() as stack:  # a refused greeting leaves no line open
            self._wire = stack.enter_context(connect(self.url, max_size=None))
            self._send(protocol.Hello(self.token, self.name, self.lang, changes=True))
            self._answer("")
            self._open = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    # -- what can be done --

    def open(self, game: str, seats: int, **wishes: object) -> str:
        """Open a room and sit down; its key, which others need to come."""
        self._do(
            msgspec.convert({"type": "open", "id": self._id(), "game": game, "seats": seats, **wishes}, protocol.Open)
        )
        return self.room

    def join(self, room: str, watch: bool = False) -> None:
        """Go into a room."""
        self.watches = watch
        self._do(protocol.Join(self._id(), room, watch))

    def start(self) -> None:
        """Begin; bots take the free seats."""
        self._do(protocol.Start(self._id()))

    def play(self, text: str) -> None:
        """Make a move, as text. NotDone with the reason if the rules refuse it."""
        self._do(protocol.Play(self._id(), text, self.view.step if self.view is not None else 0))

    def say(self, text: str) -> None:
        """A line of chat."""
        self._do(protocol.Say(self._id(), text))

    def come_back(self) -> None:
        """After a broken line: into the same room, to where I was; what was missed is told first."""
        seen = self.view.step if self.view is not None else 0
        self._do(protocol.Join(self._id(), self.room, self.watches, seen=seen))

    def hint(self) -> None:
        """Ask what would be good to do; the answer is heard."""
        self._do(protocol.Hint(self._id()))

    def ready(self, on: bool = True) -> None:
        """Ready to begin, or not yet."""
        self._do(protocol.Ready(self._id(), on))

    def wish(self, what: Literal["takeback", "pause"]) -> None:
        """Ask the others to let me take back my last move, or for a pause."""
        self._do(protocol.Wish(self._id(), what))

    def answer(self, wish: int, yes: bool) -> None:
        """Yes or no to what somebody has asked for."""
        self._do(protocol.Answer(self._id(), wish, yes))

    def resume(self) -> None:
        """End a pause."""
        self._do(protocol.Resume(self._id()))

    def slack(self, factor: Literal[0, 1, 2, 5, 10]) -> None:
        """So many times the seconds for my turns; 0: no clock for me. Before the match."""
        self._do(protocol.Slack(self._id(), factor))

    def mute(self, seat: int, on: bool = True) -> None:
        """Hear no more lines of who sits there, or hear them again."""
        self._do(protocol.Mute(self._id(), seat, on))

    def report(self, line: int) -> None:
        """Show a line of chat to whoever keeps order."""
        self._do(protocol.Report(self._id(), line))

    def kick(self, seat: int = -1, watcher: int = 0) -> None:
        """Send somebody away for good, if I have opened the room."""
        self._do(protocol.Kick(self._id(), seat, watcher))

    def watchers(self) -> None:
        """Ask who watches; the answer is heard."""
        self._do(protocol.Watchers(self._id()))

    def leave(self) -> None:
        """Leave the table; a bot plays on."""
        self._do(protocol.Leave(self._id()))

    def pong(self) -> None:
        """Say at once that I am there: by this the room knows how far away I am."""
        self._send(protocol.Pong(self._id()))

    def turns(self, patience: float | None = None) -> Iterator[protocol.View]:
        """The table, each time that I am on turn, until the match is over."""
        while self.view is None or self.view.phase != "over":
            if self.view is not None and any(place.you and place.acts for place in self.view.places):
                yield self.view
            else:
                self.listen(patience)

    def listen(self, patience: float | None = None) -> protocol.Frame:
        """The next thing that the room tells. TimeoutError after so many seconds of silence."""
        assert self._wire is not None, "use `with Client(...)`"
        frame = DECODER.decode(self._wire.recv(patience))
        if isinstance(frame, protocol.Change):
            assert self._step is not None, "a change is told after a step"
            frame = changed(self._step, frame)
        if isinstance(frame, protocol.Step):
            self._step = frame
            self.view, self.room = frame.view, frame.view.room
            self.lines += [line.text for line in frame.lines]
        return frame

    # -- how --

    def _id(self) -> str:
        self._numbers += 1
        return f"{self._numbers}-{secrets.token_hex(4)}"

    def _send(self, command: protocol.Command) -> None:
        assert self._wire is not None, "use `with Client(...)`"
        self._wire.send(ENCODER.encode(command).decode())

    def _do(self, command: protocol.Command) -> None:
        self._send(command)
        self._answer(getattr(command, "id", ""))

    def _answer(self, number: str) -> None:
        while True:
            frame = self.listen(PATIENCE)
            if isinstance(frame, protocol.Refused) and frame.id == number:
                raise NotDone(frame)
            if isinstance(frame, protocol.Done) and frame.id == number:
                self.room = frame.room or self.room
                return
