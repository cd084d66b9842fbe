"""The pages that look back at a match: its words, its pictures step by step, and records that people bring along."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery

from majlis.move import Reason, Refused
from majlis.rooms.door import Door
from majlis.rooms.limits import address
from majlis.rooms.refusals import language, why
from majlis.rooms.replays import MOST_CHARACTERS, Replay, Replays

Asked = Request[Any, Any, Any]
MOST_BYTES: Final = 4 * MOST_CHARACTERS
NOBODY: Final = -1  # the seat of who only watches


def _refused(refused: Refused, lang: str, status: int = 404) -> Response[Any]:
    return Response(why(refused, lang), status_code=status)


def _replays(request: Asked) -> Replays:
    """The replays of this process, kept beside its hall."""
    state = request.app.state
    if "replays" not in state:
        state.replays = Replays(state.hall.store)
    found: Replays = state.replays
    return found


async def _shown(request: Asked, room: str, number: str, lang: str, made: Callable[[Replay], Any]) -> Response[Any]:
    try:
        return Response(made(await _replays(request).find(f"{room}/{number}")))
    except Refused as refused:
        return _refused(refused, lang)


@get("/api/replay/{room:str}/{number:str}")
async def told(
    request: Asked,
    room: FromPath[str],
    number: FromPath[str],
    lang: FromQuery[str] = "en",
    seat: FromQuery[int] = NOBODY,
) -> Response[Any]:
    """A match that is over, in words; from a seat, or as a spectator."""
    lang = language(lang)
    return await _shown(request, room, number, lang, lambda replay: replay.told(replay.seat(seat), lang))


@get("/api/replay/{room:str}/{number:str}/{step:int}")
async def step(
    request: Asked,
    room: FromPath[str],
    number: FromPath[str],
    step: FromPath[int],
    lang: FromQuery[str] = "en",
    seat: FromQuery[int] = NOBODY,
) -> Response[Any]:
    """The table after so many moves of it."""
    lang = language(lang)
    return await _shown(request, room, number, lang, lambda replay: replay.step(step, replay.seat(seat), lang))


@post("/api/replay", status_code=200, request_max_body_size=MOST_BYTES)
async def brought(request: Asked, lang: FromQuery[str] = "en", seat: FromQuery[int] = NOBODY) -> Response[Any]:
    """A record from a file: it is played again here, and kept as long as somebody looks at it."""
    lang = language(lang)
    door: Door = request.app.state.door
    home = address(request.client.host if request.client is not None else "")
    try:
        if not door.limits.records.spend(home, time.monotonic()):
            return _refused(Refused(Reason("too-many-records")), lang, 429)
        replay = await _replays(request).of_text((await request.body()).decode("utf-8", "replace"))
        return Response(replay.told(replay.seat(seat), lang))
    except Refused as refused:
        return _refused(refused, lang, 400)


HANDLERS: Final[list[Any]] = [told, step, brought]
