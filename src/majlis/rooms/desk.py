"""What is asked of accounts over HTTP. Who is logged in shows the token of their device; nothing is kept in cookies."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromQuery, JSONBody

from majlis.move import Reason, Refused
from majlis.rooms import names, protocol
from majlis.rooms.accounts import Accounts, Known
from majlis.rooms.limits import Buckets, Rate, address
from majlis.rooms.passkeys import Credential, Passkeys, Site
from majlis.rooms.refusals import language, why
from majlis.rooms.results import figures

Asked = Request[Any, Any, Any]
Answer = Response[Any]
FROM_ONE: Final = Rate(1 / 6, 10)  # passwords that are tried from one address
OF_ONE: Final = Rate(1 / 30, 10)  # and for one name, from wherever
NEW: Final = Rate(1 / 120, 10)  # accounts that are opened from one address
CODES: Final = {
    "wrong-login": 401,
    "not-logged-in": 401,
    "too-many-tries": 429,
    "name-taken": 409,
    "wrong-passkey": 401,
    "passkey-elsewhere": 401,
}


class Limits:
    """How often passwords may be tried and accounts be opened."""

    def __init__(self) -> None:
        self.addresses = Buckets(FROM_ONE)
        self.names = Buckets(OF_ONE)
        self.new = Buckets(NEW)

    def tries(self, home: str, name: str) -> None:
        """One more try; Refused if they come too fast."""
        now = time.monotonic()
        if not (self.addresses.spend(home, now) and self.names.spend(name, now)):
            raise Refused(Reason("too-many-tries"))

    def opens(self, home: str) -> None:
        """One more account; Refused if they come too fast."""
        if not self.new.spend(home, time.monotonic()):
            raise Refused(Reason("too-many-tries"))


class Proof(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The password again, for what cannot be undone; or what a passkey has signed."""

    password: str = ""
    key: Credential | None = None


class Change(Proof, forbid_unknown_fields=True, kw_only=True):
    """The same, and another password."""

    new: str


@post("/api/account")
async def open_account(request: Asked, data: JSONBody[protocol.Credentials], lang: FromQuery[str] = "en") -> Answer:
    """Open an account; this device is logged in."""

    async def work() -> Answer:
        request.app.state.desk.opens(home(request))
        return await shown(request, await accounts(request).open(data), lang)

    return await answered(work(), lang)


@post("/api/session")
async def log_in(request: Asked, data: JSONBody[protocol.Credentials], lang: FromQuery[str] = "en") -> Answer:
    """Log this device in."""

    async def work() -> Answer:
        request.app.state.desk.tries(home(request), data.name.casefold()[:60])
        return await shown(request, await accounts(request).enter(data), lang)

    return await answered(work(), lang)


@delete("/api/session", status_code=200)
async def log_out(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """Log this device out."""

    async def work() -> Answer:
        await accounts(request).leave(device(request))
        return Response({})

    return await answered(work(), lang)


@get("/api/account")
async def account(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """Who is logged in at this device, and their statistics."""

    async def work() -> Answer:
        return await shown(request, await accounts(request).of_device(device(request)), lang)

    return await answered(work(), lang)


@get("/api/account/export")
async def export(request: Asked, lang: FromQuery[str] = "en") -> Answer:
    """All that is kept of an account, to take along."""

    async def work() -> Answer:
        known = await accounts(request).of_device(device(request))
        results = [result._asdict() for result in await accounts(request).results(known)]
        body = {"name": known.shown, "since": known.since, "results": results}
        return Response(body, headers={"content-disposition": 'attachment; filename="majlis.json"'})

    return await answered(work(), lang)


@post("/api/account/password", status_code=200)
async def change_password(request: Asked, data: JSONBody[Change], lang: FromQuery[str] = "en") -> Answer:
    """Choose another password."""

    return await _vouched(request, lang, data, lambda known: accounts(request).change(known, device(request), data.new))


@post("/api/account/erase", status_code=200)
async def erase(request: Asked, data: JSONBody[Proof], lang: FromQuery[str] = "en") -> Answer:
    """Delete the account and all that is kept of it."""

    return await _vouched(request, lang, data, accounts(request).erase)


async def _vouched(request: Asked, lang: str, data: Proof, deed: Callable[[Known], Awaitable[None]]) -> Answer:
    """Do to the account that is logged in what its password, or one of its passkeys, must vouch for."""

    async def work() -> Answer:
        who = device(request)
        known = await accounts(request).of_device(who)
        request.app.state.desk.tries(home(request), known.id)
        if data.key is not None:
            await passkeys(request).prove(known, who, site(request), data.key)
        else:
            await accounts(request).prove(known, data.password)
        await deed(known)
        return Response({})

    return await answered(work(), lang)


HANDLERS: Final[list[Any]] = [open_account, log_in, log_out, account, export, change_password, erase]


# -- how --


def accounts(request: Asked) -> Accounts:
    found: Accounts = request.app.state.hall.accounts
    return found


def passkeys(request: Asked) -> Passkeys:
    return Passkeys(accounts(request))


def site(request: Asked) -> Site:
    """The page that asks, as its browser says; Refused where it may not come in."""
    origin = request.headers.get("origin", "")
    named = {b"origin": origin, b"host": request.headers.get("host", "")}
    if not origin or not request.app.state.door.may_enter(named):
        raise Refused(Reason("passkey-elsewhere"))
    return Site(origin, urlsplit(origin).hostname or "")


def home(request: Asked) -> str:
    return address(request.client.host if request.client is not None else "")


def device(request: Asked) -> str:
    """The device whose token is shown; Refused where none is."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer":
        raise Refused(Reason("not-logged-in"))
    return names.person(token)


async def shown(request: Asked, known: Known, lang: str) -> Answer:
    found = figures(await accounts(request).results(known), language(lang))
    keys = await passkeys(request).all(known)
    return Response(protocol.Account(known.shown, known.since, found, keys, bool(known.secret)), status_code=200)


async def answered(work: Awaitable[Answer], lang: str) -> Answer:
    """The answer, or why there is none."""
    try:
        return await work
    except Refused as refused:
        return Response(why(refused, lang), status_code=CODES.get(refused.reason.what, 400))
