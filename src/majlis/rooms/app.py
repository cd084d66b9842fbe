"""The server: pages, the lobby's questions over HTTP, and the socket. Nothing here knows a rule or a room's inside."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from majlis import __version__, registry
from majlis.rooms import desk, keydesk, operate, papers, protocol, takeaway
from majlis.rooms.accounts import Accounts
from majlis.rooms.bus import connect
from majlis.rooms.door import Door
from majlis.rooms.hall import Hall
from majlis.rooms.lookback import HANDLERS as LOOKBACK
from majlis.rooms.nodes import Node
from majlis.rooms.parcel import PYTHON
from majlis.rooms.pictures import game_card
from majlis.rooms.refusals import language
from majlis.rooms.shared import SharedStore
from majlis.rooms.store import SqlStore
from majlis.rooms.sun import Place, place_of
from majlis.rooms.thinking import Pool
from majlis.rooms.unanswered import unanswered
from majlis.rooms.workers import Abroad
from majlis.speech import Speech

DAY: Final = 24 * 3600.0
MOST_THINKERS: Final = 4  # unless the house says otherwise
WEB: Final = Path(__file__).parents[1] / "_web"
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where cards lie
        "img-src 'self' data:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)


# A worker has the policy of its own file: only the one that runs the card room on a device may run WebAssembly.
WASM: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

OPENAPI: Final = OpenAPIConfig("Majlis", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()])


@get("/api/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Is the room open?"""
    return {"majlis": __version__}


@get("/api/games", sync_to_thread=False)
def games(lang: FromQuery[str] = "en") -> list[protocol.GameCard]:
    """All games with their options, in a language."""
    return [game_card(key, language(lang)) for key in registry.natures()]


@get("/api/rooms", sync_to_thread=False)
def rooms(request: Request[Any, Any, Any], lang: FromQuery[str] = "en") -> list[protocol.RoomCard]:
    """The public rooms that are open now; the others are found by their key alone."""
    hall: Hall = request.app.state.hall
    return hall.open_rooms(language(lang))


@get("/api/rules/{key:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def rules(key: FromPath[str], lang: FromQuery[str] = "en") -> Response[str]:
    """The rules page of a game, as Markdown."""
    path = registry.folder(key) / f"rules.{language(lang)}.md" if key in registry.natures() else None
    if path is None or not path.exists():
        return Response(Speech(language(lang)).text("reason-no-such-file", {"name": key[:40]}), status_code=404)
    return Response(path.read_text(encoding="utf-8"), media_type="text/markdown; charset=utf-8")


def _headers(response: Response[Any], policy: str = POLICY) -> Response[Any]:
    response.headers["content-security-policy"] = policy
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "same-origin"
    response.headers["cross-origin-opener-policy"] = "same-origin"
    response.headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
    return response


class Settings(NamedTuple):
    """What the house decides. `place`: where it stands; `origins`: other sites whose pages may come in."""

    database: str = "majlis.db"
    pace: float = 0.8
    grace: float = 60.0
    place: Place | None = None
    origins: frozenset[str] = frozenset()
    token: str = ""  # of who runs the room; none: no page for them
    thinkers: int = 0  # processes in which bots think; none: they think in this one
    archive: float = 0.0  # seconds after which rooms that are over go into the archive; 0: never
    bus: str = ""  # that several processes share; with it, or with a database server, rooms are shared


class App:
    """The application: Litestar for what is asked over HTTP, the door for sockets; one process, its own database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.door = Door(settings.origins)
        handlers: list[Any] = [health, operate.health, operate.metrics, operate.admin, games, rooms, rules]
        handlers += [papers.packs, papers.paper]
        handlers += LOOKBACK
        handlers += [*desk.HANDLERS, *keydesk.HANDLERS]
        handlers += takeaway.HANDLERS
        if WEB.is_dir():
            worker = partial(_headers, policy=WASM)
            handlers.append(create_static_files_router(path="/python", directories=[PYTHON], after_request=worker))
            handlers.append(create_static_files_router(path="/", directories=[WEB], html_mode=True))
        self.pages = Litestar(
            handlers,
            lifespan=[self._running],
            after_request=_headers,
            openapi_config=OPENAPI,
            exception_handlers={HTTPException: unanswered},
        )

    @asynccontextmanager
    async def _running(self, pages: Litestar) -> AsyncIterator[None]:
        settings = self.settings
        kind = SharedStore if shared(settings.database, settings.bus) else SqlStore
        store = await kind.open(settings.database)
        self.hall = hall = Hall(store, settings.pace, settings.grace)
        self.hall.place, self.hall.archive = settings.place, settings.archive
        if settings.thinkers:
            hall.thinking = pool = Pool(settings.thinkers)
            hall.later(pool.warm())
        pages.state.hall, pages.state.door, pages.state.token = hall, self.door, settings.token
        pages.state.press = papers.Press()
        hall.accounts, pages.state.desk = Accounts(store.engine), desk.Limits()
        if isinstance(store, SharedStore):
            bus = await connect(settings.bus)
            hall.thinking = Abroad(bus, hall.thinking)
            self.door.node = Node(hall, store, bus, partial(self.door.answer, hall))
            await self.door.node.open()
        await self.hall.resume()
        try:
            yield
        finally:
            try:
                if self.door.node is not None:
                    await self.door.node.close()
            finally:  # whatever the others have become
                await self.hall.close()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.door.meet(self.hall, scope, receive, send)
        else:
            await self.pages(scope, receive, send)


def shared(database: str, bus: str) -> bool:
    """Do several processes write this database? A file is one process's own, unless a bus is named."""
    return bool(bus) or ("://" in database and not database.startswith("sqlite"))


def configured() -> App:
    """The application as the environment says: MAJLIS_DATABASE, _BUS, _PACE, _GRACE, _PLACE, _ORIGINS, _ADMIN_TOKEN,
    _ARCHIVE and _THINKERS."""
    env = os.environ
    return App(
        Settings(
            env.get("MAJLIS_DATABASE", "majlis.db"),
            float(env.get("MAJLIS_PACE", "0.8")),
            float(env.get("MAJLIS_GRACE", "60")),
            place_of(env.get("MAJLIS_PLACE", "")),
            frozenset(env.get("MAJLIS_ORIGINS", "").split()),
            env.get("MAJLIS_ADMIN_TOKEN", ""),
            int(env.get("MAJLIS_THINKERS", "0")) or min(MOST_THINKERS, os.cpu_count() or 1),
            float(env.get("MAJLIS_ARCHIVE", "7")) * DAY,
            env.get("MAJLIS_BUS", ""),
        )
    )
