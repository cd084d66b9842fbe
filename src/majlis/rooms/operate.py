"""For who runs the room: is it well, its figures, and a page behind a token. Without a token there is no such page."""

from __future__ import annotations

import base64
import binascii
import hmac
import time
from datetime import UTC, datetime
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromQuery
from sqlalchemy.exc import SQLAlchemyError

from majlis import __version__
from majlis.rooms.hall import Hall
from majlis.rooms.ledger import Noted
from majlis.rooms.refusals import language
from majlis.speech import RIGHT_TO_LEFT, Speech

Asked = Request[Any, Any, Any]
SHOWN = 200


def known(request: Asked) -> bool:
    """Did whoever asks show the token: as a bearer's, or as the password that a browser asks for?"""
    token: str = request.app.state.token
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "basic":
        try:
            given = base64.b64decode(given, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return False
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


def turned_away(request: Asked) -> Response[str]:
    """No token is set: there is nothing here. One is set: show it."""
    if not request.app.state.token:
        return Response("", status_code=404, media_type=MediaType.TEXT)
    headers = {"www-authenticate": 'Basic realm="majlis", charset="UTF-8"'}
    return Response("", status_code=401, headers=headers, media_type=MediaType.TEXT)


@get("/health")
async def health(request: Asked) -> Response[dict[str, str]]:
    """Is the room open, and can it write? 503 if not."""
    hall: Hall = request.app.state.hall
    try:
        await hall.store.beat(time.time())
    except (SQLAlchemyError, OSError):
        return Response({"majlis": __version__, "store": "failing"}, status_code=503)
    return Response({"majlis": __version__, "store": "well"})


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> Response[str]:
    """The figures, as Prometheus reads them; behind the token."""
    if not known(request):
        return turned_away(request)
    hall: Hall = request.app.state.hall
    tables, kept = hall.tables.values(), await hall.store.tally()
    now = {
        "rooms": len(tables),
        "rooms_playing": sum(1 for table in tables if table.room.playing()),
        "guests": sum(len(table.guests) for table in tables),
        "sockets": len(request.app.state.door.guests),
        "rooms_kept": kept.rooms,
        "rooms_archived": kept.archived,
        "matches_kept": kept.matches,
    }
    return Response(hall.figures.text(now), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/admin", media_type=MediaType.HTML)
async def admin(request: Asked, lang: FromQuery[str] = "en") -> Response[str]:
    """The rooms that are open and the last lines of the audit log; behind the token."""
    if not known(request):
        return turned_away(request)
    hall: Hall = request.app.state.hall
    return Response(page(hall, await hall.store.audit(SHOWN), language(lang)))


def page(hall: Hall, noted: list[Noted], lang: str) -> str:
    """HTML that works without a script and for every ear: two tables with headings."""
    speech = Speech(lang)
    rooms = [
        [
            table.room.key[:6],
            Speech(lang, table.room.opened.game).text("name"),
            ", ".join(name for name in table.room.names if name),
            str(len(table.guests)),
            speech.text("admin-playing" if table.room.playing() else "admin-waiting"),
        ]
        for table in list(hall.tables.values())[:SHOWN]
    ]
    lines = [
        [f"{datetime.fromtimestamp(n.at, UTC):%Y-%m-%d %H:%M:%S}", n.what, n.room[:6], n.body.decode()] for n in noted
    ]
    title = escape(speech.text("admin-title"))
    direction = "rtl" if lang in RIGHT_TO_LEFT else "ltr"
    return (
        f'<!doctype html><html lang="{lang}" dir="{direction}">'
        f'<head><meta charset="utf-8"><title>{title}</title></head>'
        f"<body><main><h1>{title}</h1>"
        + _table(speech, "admin-rooms", ["room", "game", "people", "connected", "state"], rooms)
        + _table(speech, "admin-audit", ["when", "what", "room", "text"], lines)
        + "</main></body></html>"
    )


def _table(speech: Speech, caption: str, columns: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(speech.text(f"admin-{column}"))}</th>' for column in columns)
    body = "".join(f"<tr>{''.join(f'<td><bdi>{escape(cell)}</bdi></td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(speech.text(caption))} ({len(rows)})</caption><tr>{head}</tr>{body}</table>"
