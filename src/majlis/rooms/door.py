"""The socket's door: who may come in, what they send, and the answer that everything gets.

It speaks bare ASGI, so any server that does will carry it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from majlis.move import Reason, Refused
from majlis.rooms import names, protocol
from majlis.rooms.hall import Hall
from majlis.rooms.limits import SOCKET, Bucket, Limits, address
from majlis.rooms.live import Guest
from majlis.rooms.tables import names as names_at
from majlis.rooms.wire import WRITE, Send, Wire
from majlis.speech import Speech

if TYPE_CHECKING:  # one house alone needs none
    from majlis.rooms.nodes import Node

LOG: Final = logging.getLogger("majlis.rooms")
DECODER: Final[msgspec.json.Decoder[protocol.Command]] = msgspec.json.Decoder(protocol.Command)
MOST_BYTES: Final = 8192  # of one frame from a client
PATH: Final = "/ws"
FOREIGN: Final = 4403  # a page of another site
BUSY: Final = 4429  # too many from there

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]


class Door:
    """Lets people into one hall. `origins` are other sites whose pages may come in."""

    def __init__(self, origins: frozenset[str] = frozenset()) -> None:
        self.origins = origins
        self.limits = Limits()
        self.guests: set[Guest] = set()
        self.node: Node | None = None  # of several that serve the same rooms

    async def meet(self, hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its first message to its last."""
        await receive()  # "websocket.connect"
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        home = address(scope["client"][0] if scope.get("client") else "")
        if scope["path"] != PATH or not self.may_enter(headers):
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        if not self.limits.knocks.spend(home, time.monotonic()):
            await send({"type": "websocket.close", "code": BUSY})
            return
        await send({"type": "websocket.accept"})
        wire = Wire(send, scope.get("extensions", {}).get(WRITE))

        async def tell(frame: protocol.Frame) -> None:
            await wire.send(frame, guest.changes)

        guest = Guest(tell, address=home, cut=wire.drop)
        self.guests.add(guest)
        try:
            await self._serve(hall, guest, wire, receive)
        finally:
            wire.lost = guest.gone = True
            self.guests.discard(guest)
            if self.node is not None:
                await self.node.relay.part(guest, at_once=False)
            await hall.leave(guest, at_once=False)

    def may_enter(self, headers: dict[bytes, str]) -> bool:
        """Pages of other sites may not speak for a visitor; programs without an origin may speak for themselves."""
        origin = headers.get(b"origin")
        return origin is None or origin in self.origins or origin.partition("://")[2] == headers.get(b"host")

    async def _serve(self, hall: Hall, guest: Guest, wire: Wire, receive: Receive) -> None:
        own = Bucket(SOCKET, time.monotonic())
        while not wire.lost:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await self._command(hall, guest, own, text if text is not None else "", wire)

    async def answer(self, hall: Hall, guest: Guest, text: str) -> None:
        """Carry out a frame that came in at the door of another node, and was counted there."""
        await self._command(hall, guest, None, text, None)

    async def _command(self, hall: Hall, guest: Guest, own: Bucket | None, text: str, wire: Wire | None) -> None:
        """Carry out one frame. Whatever a client sends, it gets an answer and nobody else notices."""
        name = ""
        try:
            try:
                command = decode(text)
                name = getattr(command, "id", "")[:80]
            finally:  # also for what cannot be read; only now, so that a refusal names its command
                if own is not None:
                    self.limits.command(own, guest.who, guest.address, time.monotonic())
            if isinstance(command, protocol.Hello):
                await self._introduce(hall, guest, command)
            elif not guest.who:
                raise Refused(Reason("hello-first"))
            if self.node is not None and wire is not None and await self.node.carried(guest, command, text, wire.put):
                return
            await self._carry_out(hall, guest, command)
            await guest.send(protocol.Done(name, guest.table.room.key if guest.table is not None else ""))
        except Refused as refused:
            hall.figures.refused[refused.reason.what] += 1
            await guest.send(protocol.Refused(name, refused.reason.what, _speech(guest).refused(refused)))
        except Exception:
            LOG.exception("a command failed")
            await guest.send(protocol.Refused(name, "broken", _speech(guest).text("reason-broken")))

    async def _carry_out(self, hall: Hall, guest: Guest, command: protocol.Command) -> None:
        match command:
            case protocol.Hello():
                pass  # it has been heard
            case protocol.Open():
                await self._open(hall, guest, command)
            case protocol.Join():
                await self._join(hall, guest, command)
            case protocol.Start():
                await hall.start(guest)
            case protocol.Play():
                await hall.play(guest, command)
            case protocol.Say():
                await hall.say(guest, command)
            case protocol.Hint():
                await hall.hint(guest, command)
            case protocol.Leave():
                await hall.leave(guest, at_once=True)
            case _:
                await self._agree(hall, guest, command)

    async def _agree(self, hall: Hall, guest: Guest, command: protocol.Command) -> None:
        """What is beside the game."""
        match command:
            case protocol.Ready():
                await hall.ready(guest, command)
            case protocol.Wish():
                await hall.wish(guest, command)
            case protocol.Answer():
                await hall.answer(guest, command)
            case protocol.Resume():
                await hall.go_on(guest)
            case protocol.Slack():
                await hall.slack(guest, command)
            case protocol.Pong():
                guest.line.answered(asyncio.get_running_loop().time())
            case _:
                await self._keep_order(hall, guest, command)

    async def _keep_order(self, hall: Hall, guest: Guest, command: protocol.Command) -> None:
        """What people do about each other."""
        match command:
            case protocol.Kick():
                await hall.kick(guest, command)
            case protocol.Watchers():
                await hall.watchers(guest, command)
            case protocol.Mute():
                hall.mute(guest, command)
            case protocol.Report():
                if not self.limits.reports.spend(guest.who, time.monotonic()):
                    raise Refused(Reason("too-many-reports"))
                await hall.report(guest, command)

    async def _introduce(self, hall: Hall, guest: Guest, hello: protocol.Hello) -> None:
        """Who is there. Whoever becomes somebody else gets up first: a seat belongs to a person, not to a socket."""
        if hello.protocol != protocol.PROTOCOL:
            raise Refused(Reason("old-protocol"))
        who, name = names.person(hello.token), names.clean(hello.name)
        if who != guest.who:
            await hall.leave(guest, at_once=False)
            guest.muted.clear()
        guest.lang, guest.who, guest.name, guest.changes = hello.lang, who, name, hello.changes

    async def _open(self, hall: Hall, guest: Guest, command: protocol.Open) -> None:
        key = hall.opened_before(guest, command)
        if key:  # asked again, because the answer was lost on the way
            await self._join(hall, guest, protocol.Join(command.id, key))
            return
        if not self.limits.rooms.spend(guest.address, time.monotonic()):
            raise Refused(Reason("too-many-rooms"))
        table = await hall.open(guest, command)  # refused, it leaves one where one was
        await hall.leave(guest, at_once=True)
        await hall.join(guest, protocol.Join(command.id, table.room.key))
        if command.tour or table.room.seats == 1:  # who is alone waits for nobody
            await hall.start(guest)

    async def _join(self, hall: Hall, guest: Guest, command: protocol.Join) -> None:
        await hall.leave(guest, at_once=False)
        try:
            await hall.join(guest, command)
        except Refused as refused:
            guessed = refused.reason.what == "no-such-room"
            if guessed and not self.limits.wrong.spend(guest.address, time.monotonic()):
                raise Refused(Reason("too-many-tries")) from None
            raise


def decode(text: str) -> protocol.Command:
    """A command from a frame; Refused if it is none."""
    if len(text) > MOST_BYTES:
        raise Refused(Reason("bad-frame", {"error": f"> {MOST_BYTES}"}))
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused(Reason("bad-frame", {"error": str(wrong)[:200]})) from None


def _speech(guest: Guest) -> Speech:
    if guest.table is None:
        return Speech(guest.lang, lenient=True)
    return Speech.of(guest.table.room.game, guest.lang, names_at(guest.table.room, guest.lang), lenient=True)
