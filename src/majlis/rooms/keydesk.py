"""What is asked about passkeys over HTTP: to make one, to keep it, to come in with it."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Response, delete, post
from litestar.params import FromQuery, JSONBody

from majlis.move import Reason, Refused
from majlis.rooms.desk import Answer, Asked, accounts, answered, device, home, shown
from majlis.rooms.passkeys import Credential, Passkeys, Site


@post("/api/passkey/offer", status_code=200)
async def offer(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """What a browser needs to make a passkey for the account that is logged in."""

    async def work() -> Answer:
        who = device(request)
        known = await accounts(request).of_device(who)
        return plain(await passkeys(request).offer(known, who, site(request)))

    return await answered(work(), lang)


@post("/api/passkey", status_code=200)
async def add(request: Asked, data: JSONBody[Credential], lang: FromQuery[str] = "en") -> Answer:
    """Keep a passkey that has been made."""

    async def work() -> Answer:
        who = device(request)
        known = await accounts(request).of_device(who)
        await passkeys(request).add(known, who, site(request), data)
        return await shown(request, known, lang)

    return await answered(work(), lang)


@delete("/api/passkey", status_code=200)
async def remove(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """Forget the passkeys of the account that is logged in."""

    async def work() -> Answer:
        known = await accounts(request).of_device(device(request))
        await passkeys(request).remove(known)
        return await shown(request, known, lang)

    return await answered(work(), lang)


@post("/api/passkey/question", status_code=200)
async def question(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """What a browser needs to find a passkey that is known here."""

    async def work() -> Answer:
        who = device(request)
        request.app.state.desk.tries(home(request), who)
        return plain(await passkeys(request).question(who, site(request)))

    return await answered(work(), lang)


@post("/api/passkey/session", status_code=200)
async def enter(request: Asked, data: JSONBody[Credential], lang: FromQuery[str] = "en") -> Answer:
    """Log this device in by a passkey."""

    async def work() -> Answer:
        return await shown(request, await passkeys(request).enter(device(request), site(request), data), lang)

    return await answered(work(), lang)


HANDLERS: Final[list[Any]] = [offer, add, remove, question, enter]


# -- how --


def passkeys(request: Asked) -> Passkeys:
    return Passkeys(accounts(request))


def site(request: Asked) -> Site:
    """The page that asks, as its browser says; Refused where it may not come in."""
    origin = request.headers.get("origin", "")
    named = {b"origin": origin, b"host": request.headers.get("host", "")}
    if not origin or not request.app.state.door.may_enter(named):
        raise Refused(Reason("wrong-passkey"))
    return Site(origin, urlsplit(origin).hostname or "")


def plain(told: str) -> Answer:
    """What the library has written down already."""
    return Response(told, media_type=MediaType.JSON)
