"""The line to a card room: a thread of its own hears what the room tells, and mends the line when it breaks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final, Literal
from urllib.parse import urlsplit

from websockets.exceptions import InvalidURI, WebSocketException

from majlis.client import Client, NotDone
from majlis.move import Reason, Refused
from majlis.rooms import protocol

HEARS: Final = 0.05  # seconds: so long a wish of mine may wait
PATIENCE: Final = 30.0
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # before each try to mend the line
BROKEN: Final = (OSError, EOFError, WebSocketException)


class Listener(Client):
    """A connection that tells every frame to `told`, also those that come while an answer is waited for."""

    told: Callable[[protocol.Frame], None]

    def listen(self, patience: float | None = None) -> protocol.Frame:
        frame = super().listen(patience)
        if isinstance(frame, protocol.Ping):
            self.pong()
        self.told(frame)
        return frame


class Line:
    """`heard` is called for each frame, `line` with False when the line breaks and True when it is mended."""

    def __init__(self, client: Listener, heard: Callable[[protocol.Frame], None], line: Callable[[bool], None]) -> None:
        client.told = heard
        self.client = client
        self.line = line
        self.asked: SimpleQueue[tuple[Callable[[Listener], None], SimpleQueue[BaseException | None]]] = SimpleQueue()
        self.ended = Event()

    def open(self) -> None:
        """Knock at the door of the card room; Refused where nobody opens."""
        try:
            self.client.__enter__()
        except InvalidURI:
            raise Refused(Reason("not-a-room", {"name": self.client.url[:200]}), "--room") from None
        except (*BROKEN, TimeoutError) as wrong:
            host = urlsplit(self.client.url).netloc
            raise Refused(Reason("nobody-opens", {"host": host[:200], "error": str(wrong)[:200]}), "--room") from None
        Thread(target=self._run, daemon=True).start()

    def ask(self, wish: Callable[[Listener], None]) -> None:
        """Have something done and wait until it is. Raises NotDone; TimeoutError where the line stays broken."""
        answer: SimpleQueue[BaseException | None] = SimpleQueue()
        self.asked.put((wish, answer))
        try:
            wrong = answer.get(timeout=PATIENCE)
        except Empty:
            raise TimeoutError from None
        if wrong is not None:
            raise wrong

    def close(self) -> None:
        """Go; the seat stays mine."""
        self.ended.set()

    def _run(self) -> None:
        while not self.ended.is_set():
            try:
                self._serve()
            except BROKEN:
                if not self.ended.is_set():
                    self._mend()
        with contextlib.suppress(*BROKEN):
            self.client.__exit__(None, None, None)

    def _serve(self) -> None:
        while not self.ended.is_set():
            with contextlib.suppress(Empty):
                self._carry_out(*self.asked.get_nowait())
            with contextlib.suppress(TimeoutError):
                self.client.listen(HEARS)

    def _carry_out(self, wish: Callable[[Listener], None], answer: SimpleQueue[BaseException | None]) -> None:
        try:
            wish(self.client)
        except NotDone as refused:
            answer.put(refused)
        except BROKEN:
            answer.put(TimeoutError())
            raise
        else:
            answer.put(None)

    def _mend(self) -> None:
        """Come back to the same seat, trying more and more seldom."""
        self.line(False)
        tries = 0
        while not self.ended.wait(PAUSES[min(tries, len(PAUSES) - 1)]):
            tries += 1
            with contextlib.suppress(*BROKEN, TimeoutError):
                with contextlib.suppress(*BROKEN):
                    self.client.__exit__(None, None, None)
                self.client.__enter__()
                try:
                    self.client.come_back()
                except NotDone:  # the room has closed, or I have been sent away
                    self.ended.set()
                    return
                self.line(True)
                return


def address(given: str) -> tuple[str, str]:
    """Where a card room listens, and the key of a room in it, from what stands in the address line of a browser."""
    place, _, room = given.partition("#")
    parts = urlsplit(place if "://" in place else f"http://{place}")
    scheme = "wss" if parts.scheme in ("https", "wss") else "ws"
    path = parts.path.removesuffix("/").removesuffix("/ws")
    return f"{scheme}://{parts.netloc}{path}/ws", room


Lang = Literal["en", "ar", "el"]
