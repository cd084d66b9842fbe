"""What is asked about passkeys over HTTP: to make one, to keep it, to come in with it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import MediaType, Response, delete, post
from litestar.params import FromQuery, JSONBody

from majlis.rooms.desk import Answer, Asked, accounts, answered, device, home, passkeys, shown, site
from majlis.rooms.passkeys import Credential


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """To be known from now on by a passkey: the name of the account, and the key once it is made."""

    name: str
    key: Credential = {}


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


@post("/api/passkey/opening", status_code=200)
async def opening(request: Asked, data: JSONBody[Opening], lang: FromQuery[str] = "en") -> Answer:
    """What a browser needs to make the passkey of a new account."""

    async def work() -> Answer:
        who = device(request)
        request.app.state.desk.tries(home(request), who)
        return plain(await passkeys(request).opening(who, site(request), data.name))

    return await answered(work(), lang)


@post("/api/passkey/account", status_code=200)
async def open_account(request: Asked, data: JSONBody[Opening], lang: FromQuery[str] = "en") -> Answer:
    """Open an account by the passkey that has been made; this device is logged in."""

    async def work() -> Answer:
        who = device(request)
        request.app.state.desk.opens(home(request))
        return await shown(request, await passkeys(request).open(who, site(request), data.name, data.key), lang)

    return await answered(work(), lang)


@delete("/api/passkey", status_code=200)
async def remove(request: Asked, key: FromQuery[str], lang: FromQuery[str] = "en") -> Answer:
    """Forget a passkey of the account that is logged in."""

    async def work() -> Answer:
        known = await accounts(request).of_device(device(request))
        await passkeys(request).remove(known, key)
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


@post("/api/passkey/proof", status_code=200)
async def proof(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """What a browser needs to sign with a passkey of the account that is logged in."""

    async def work() -> Answer:
        who = device(request)
        known = await accounts(request).of_device(who)
        return plain(await passkeys(request).question(who, site(request), known))

    return await answered(work(), lang)


@post("/api/passkey/session", status_code=200)
async def enter(request: Asked, data: JSONBody[Credential], lang: FromQuery[str] = "en") -> Answer:
    """Log this device in by a passkey."""

    async def work() -> Answer:
        return await shown(request, await passkeys(request).enter(device(request), site(request), data), lang)

    return await answered(work(), lang)


HANDLERS: Final[list[Any]] = [offer, add, opening, open_account, remove, question, proof, enter]


# -- how --


def plain(told: str) -> Answer:
    """What the library has written down already."""
    return Response(told, media_type=MediaType.JSON)
