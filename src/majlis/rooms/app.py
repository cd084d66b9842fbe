"""The server: pages, the lobby's questions over HTTP, and the socket. Nothing here knows a rule or a room's inside."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from majlis import __version__, registry
from majlis.move import Reason, Refused
from majlis.rooms import names, protocol
from majlis.rooms.hall import Hall
from majlis.rooms.live import Guest
from majlis.rooms.pictures import game_card
from majlis.rooms.store import SqlStore
from majlis.rooms.sun import Place, place_of
from majlis.rooms.tables import names as names_at
from majlis.speech import LANGUAGES, Speech

LOG: Final = logging.getLogger("majlis.rooms")
WEB: Final = Path(__file__).parents[1] / "_web"
DECODER: Final[msgspec.json.Decoder[protocol.Command]] = msgspec.json.Decoder(protocol.Command)
ENCODER: Final = msgspec.json.Encoder()
MOST_BYTES: Final = 8192  # of one frame from a client
SEND_SECONDS: Final = 5.0  # a client that does not read is let go, and comes back by itself
QUEUE: Final = 256
PER_SECOND: Final = 10.0  # commands, with a store of
BURST: Final = 60.0
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:"
)


def language(lang: str) -> str:
    """One of ours, whatever was asked for."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


@get("/api/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Is the room open?"""
    return {"majlis": __version__}


@get("/api/games", sync_to_thread=False)
def games(lang: FromQuery[str] = "en") -> list[protocol.GameCard]:
    """All games with their options, in a language."""
    return [game_card(key, language(lang)) for key in registry.natures()]


@get("/api/rules/{key:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def rules(key: FromPath[str], lang: FromQuery[str] = "en") -> Response[str]:
    """The rules page of a game, as Markdown."""
    path = registry.folder(key) / f"rules.{language(lang)}.md" if key in registry.natures() else None
    if path is None or not path.exists():
        return Response(Speech(language(lang)).text("reason-no-such-file", {"name": key[:40]}), status_code=404)
    return Response(path.read_text(encoding="utf-8"), media_type="text/markdown; charset=utf-8")


class Wire:
    """One socket: a queue of frames to send, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.credit = BURST
        self.asked = time.monotonic()
        self.lost = False

    async def send(self, frame: protocol.Frame) -> None:
        """Put a frame into the queue; a reader that is too far behind is let go."""
        if self.lost:
            return
        try:
            self.queue.put_nowait(ENCODER.encode(frame))
        except asyncio.QueueFull:
            self.lost = True

    async def pump(self) -> None:
        """Send what is queued until the client is lost."""
        while not self.lost:
            frame = await self.queue.get()
            await asyncio.wait_for(self.socket.send_text(frame.decode()), SEND_SECONDS)

    def spend(self) -> None:
        """One command more; Refused if they come too fast."""
        now = time.monotonic()
        self.credit = min(BURST, self.credit + (now - self.asked) * PER_SECOND)
        self.asked = now
        if self.credit < 1:
            raise Refused(Reason("too-fast"))
        self.credit -= 1


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A person's connection."""
    if not _same_origin(socket):
        await socket.close(code=4403)
        return
    await socket.accept()
    hall: Hall = socket.app.state.hall
    wire = Wire(socket)
    guest = Guest(wire.send)
    pump = asyncio.create_task(wire.pump())
    try:
        while not pump.done():
            text = await socket.receive_data(mode="text")
            await _command(hall, guest, wire, text)
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await pump
        await hall.leave(guest, at_once=False)


def _same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Pages of other sites may not speak for a visitor; programs without an origin may speak for themselves."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host")


async def _command(hall: Hall, guest: Guest, wire: Wire, text: str) -> None:
    """Carry out one frame. Whatever a client sends, it gets an answer and nobody else notices."""
    name = ""
    try:
        try:
            command = _decode(text)
            name = getattr(command, "id", "")[:80]
        finally:
            wire.spend()  # also for what cannot be read; only now, so that a refusal names its command
        await _carry_out(hall, guest, command)
        await guest.send(protocol.Done(name, guest.table.room.key if guest.table is not None else ""))
    except Refused as refused:
        await guest.send(protocol.Refused(name, refused.reason.what, _speech(guest).refused(refused)))
    except Exception:
        LOG.exception("a command failed")
        await guest.send(protocol.Refused(name, "broken", _speech(guest).text("reason-broken")))


def _speech(guest: Guest) -> Speech:
    if guest.table is None:
        return Speech(guest.lang, lenient=True)
    return Speech.of(guest.table.room.game, guest.lang, names_at(guest.table.room, guest.lang), lenient=True)


def _decode(text: str) -> protocol.Command:
    if len(text) > MOST_BYTES:
        raise Refused(Reason("bad-frame", {"error": f"> {MOST_BYTES}"}))
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
        raise Refused(Reason("bad-frame", {"error": str(wrong)[:200]})) from None


async def _carry_out(hall: Hall, guest: Guest, command: protocol.Command) -> None:
    if isinstance(command, protocol.Hello):
        if command.protocol != protocol.PROTOCOL:
            raise Refused(Reason("old-protocol"))
        guest.lang = command.lang
        guest.who, guest.name = names.person(command.token), names.clean(command.name)
        return
    if not guest.who:
        raise Refused(Reason("hello-first"))
    match command:
        case protocol.Open():
            await hall.leave(guest, at_once=True)
            table = await hall.open(guest, command)
            await hall.join(guest, protocol.Join(command.id, table.room.key))
        case protocol.Join():
            await hall.leave(guest, at_once=False)
            await hall.join(guest, command)
        case protocol.Start():
            await hall.start(guest)
        case protocol.Play():
            await hall.play(guest, command)
        case protocol.Say():
            await hall.say(guest, command)
        case protocol.Leave():
            await hall.leave(guest, at_once=True)


def _headers(response: Response[Any]) -> Response[Any]:
    response.headers["content-security-policy"] = POLICY
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "same-origin"
    return response


def create_app(
    database: str = "majlis.db", pace: float = 0.8, grace: float = 60.0, place: Place | None = None
) -> Litestar:
    """The application: everything in one process, with its own database. `place`: where the house stands."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = Hall(await SqlStore.open(database), pace, grace)
        app.state.hall.place = place
        await app.state.hall.resume()
        try:
            yield
        finally:
            await app.state.hall.close()

    handlers: list[Any] = [health, games, rules, socket]
    if WEB.is_dir():
        handlers.append(create_static_files_router(path="/", directories=[WEB], html_mode=True))
    return Litestar(handlers, lifespan=[running], after_request=_headers, openapi_config=None)


def configured() -> Litestar:
    """The application as the environment says: MAJLIS_DATABASE, MAJLIS_PACE, MAJLIS_GRACE, MAJLIS_PLACE."""
    env = os.environ
    return create_app(
        env.get("MAJLIS_DATABASE", "majlis.db"),
        float(env.get("MAJLIS_PACE", "0.8")),
        float(env.get("MAJLIS_GRACE", "60")),
        place_of(env.get("MAJLIS_PLACE", "")),
    )
