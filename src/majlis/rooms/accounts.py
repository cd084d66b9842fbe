"""Accounts, for who wants statistics kept: nothing is asked of a guest, and nothing kept of one.

An account is a name and a password, or a passkey. Devices that are logged in are its own; of a match it keeps what the
player did, and all of that can be taken along or deleted.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from majlis.move import Reason, Refused
from majlis.rooms import names, protocol, secret
from majlis.rooms.results import Result
from majlis.rooms.schema import ACCOUNTS, DEVICES, PASSKEYS, RESULTS

T = TypeVar("T")
AT_ONCE: Final = 2  # passwords that are looked at at one time: each takes memory


class Known(NamedTuple):
    """An account. `secret`: what is kept of its password; none, if only passkeys open it."""

    id: str
    shown: str
    secret: str
    since: float


class Accounts:
    """The accounts of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._busy = asyncio.Semaphore(AT_ONCE)

    # -- who --

    async def open(self, given: protocol.Credentials) -> Known:
        """A new account, this device its first; Refused where the name is taken."""
        made, who = fresh(given.name), names.person(given.token)
        async with self._busy:
            made = made._replace(secret=await asyncio.to_thread(secret.hashed, given.password))
        await self.create(made, who)
        return made

    async def create(self, made: Known, who: str, also: Callable[[Connection], object] = lambda _: None) -> None:
        """Write down a new account with what belongs to it, and log a device in."""

        def write(connection: Connection) -> None:
            connection.execute(insert(ACCOUNTS), {**made._asdict(), "name": folded(made.shown)})
            link(connection, who, made.id)
            also(connection)

        try:
            await self.do(write)
        except IntegrityError:
            raise Refused(Reason("name-taken")) from None

    async def spare(self, name: str) -> None:
        """Refused where an account has this name."""
        if await self._find(ACCOUNTS.c.name == folded(name)) is not None:
            raise Refused(Reason("name-taken"))

    async def enter(self, given: protocol.Credentials) -> Known:
        """Log a device in; Refused in the same words whether name or password is wrong."""
        who = names.person(given.token)
        found = await self._find(ACCOUNTS.c.name == folded(given.name[: names.MOST_LETTERS * 2]))
        await self.prove(found, given.password)
        assert found is not None
        await self.do(lambda connection: link(connection, who, found.id))
        return found

    async def leave(self, who: str) -> None:
        """Log a device out."""
        await self.do(lambda connection: connection.execute(delete(DEVICES).where(DEVICES.c.who == who)))

    async def of_device(self, who: str) -> Known:
        """The account that is logged in at a device; Refused where there is none."""
        linked = select(DEVICES.c.account).where(DEVICES.c.who == who).scalar_subquery()
        found = await self._find(ACCOUNTS.c.id == linked)
        if found is None:
            raise Refused(Reason("not-logged-in"))
        return found

    async def change(self, account: Known, who: str, new: str) -> None:
        """Another password, or the first one; all devices but `who` are logged out."""
        async with self._busy:
            kept = await asyncio.to_thread(secret.hashed, new)

        def write(connection: Connection) -> None:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(secret=kept))
            connection.execute(delete(DEVICES).where((DEVICES.c.account == account.id) & (DEVICES.c.who != who)))

        await self.do(write)

    async def erase(self, account: Known) -> None:
        """Delete an account and all that is kept of it."""

        def write(connection: Connection) -> None:
            for table in (RESULTS, DEVICES, PASSKEYS):
                connection.execute(delete(table).where(table.c.account == account.id))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account.id))

        await self.do(write)

    async def prove(self, account: Known | None, password: str) -> None:
        """Refused unless it is the password of `account`; that takes as long where there is no such account."""
        async with self._busy:
            fits = await asyncio.to_thread(secret.fits, password, (account and account.secret) or secret.NOBODY)
        if account is None or not account.secret or not fits:
            raise Refused(Reason("wrong-login"))

    async def _find(self, where: Any) -> Known | None:
        wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.shown, ACCOUNTS.c.secret, ACCOUNTS.c.since).where(where)
        row = await self.do(lambda connection: connection.execute(wanted).first())
        return Known(*row) if row is not None else None

    # -- what they did --

    async def keep(self, results: Sequence[tuple[str, Result]]) -> None:
        """Keep results by device, of those devices that are logged in. What is kept already stays."""

        def write(connection: Connection) -> None:
            for who, result in results:
                account = connection.execute(select(DEVICES.c.account).where(DEVICES.c.who == who)).scalar()
                there = (
                    (RESULTS.c.account == account) & (RESULTS.c.room == result.room) & (RESULTS.c.match == result.match)
                )
                if account is not None and connection.execute(select(RESULTS.c.at).where(there)).first() is None:
                    connection.execute(insert(RESULTS), {"account": account, **result._asdict()})

        await self.do(write)

    async def results(self, account: Known) -> list[Result]:
        """All that is kept of their matches, the first one first."""
        columns = [RESULTS.c[name] for name in Result._fields]
        wanted = select(*columns).where(RESULTS.c.account == account.id).order_by(RESULTS.c.at, RESULTS.c.match)
        rows = await self.do(lambda connection: connection.execute(wanted).all())
        return [Result(*row) for row in rows]

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Read or write, in one transaction."""

        def do() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(do)


def fresh(name: str) -> Known:
    """An account that is not written down yet; Refused where that is no name."""
    return Known(secrets.token_urlsafe(16), names.clean(name), "", time.time())


def link(connection: Connection, who: str, account: str) -> None:
    """Log a device in."""
    connection.execute(delete(DEVICES).where(DEVICES.c.who == who))
    connection.execute(insert(DEVICES), {"who": who, "account": account})


def folded(name: str) -> str:
    """A name as it is looked for: no two accounts are told apart by capitals or forms of letters alone."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:60]
