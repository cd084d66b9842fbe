"""Passkeys: a device or a ring of keys proves whose account it is, and no password is asked for.

What is asked of it (the challenge) is kept in the store, so that any process of a house can hear the answer; each is
good for one answer.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from majlis.move import Reason, Refused
from majlis.rooms import protocol
from majlis.rooms.accounts import Accounts, Known, fresh, link
from majlis.rooms.schema import CHALLENGES, PASSKEYS

HOUSE: Final = "Majlis"
SECONDS: Final = 300.0  # that an answer may take
MOST: Final = 10  # of one account
LONGEST: Final = 1400  # letters of a passkey's name

Credential = dict[str, Any]  # as the browser writes it down


class Site(NamedTuple):
    """The page that asks: a passkey is good for its host alone."""

    origin: str
    host: str


class Passkeys:
    """The passkeys of the accounts of one database."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts

    async def all(self, account: Known) -> list[protocol.Passkey]:
        """Those of an account, the oldest first."""
        own = PASSKEYS.c.account == account.id
        wanted = select(PASSKEYS.c.id, PASSKEYS.c.since).where(own).order_by(PASSKEYS.c.since)
        rows = await self._accounts.do(lambda connection: connection.execute(wanted).all())
        return [protocol.Passkey(*row) for row in rows]

    async def offer(self, account: Known, who: str, site: Site) -> str:
        """What a browser is told to make a new one; Refused where there are enough."""
        if len(await self.all(account)) >= MOST:
            raise Refused(Reason("passkeys-full", {"most": MOST}))
        challenge = await self._ask(who)
        return await asyncio.to_thread(_offered, account, challenge, site)

    async def add(self, account: Known, who: str, site: Site, given: Credential) -> None:
        """Keep one that has just been made."""
        await self._accounts.do(await self._keep(account, who, site, given))

    async def opening(self, who: str, site: Site, name: str) -> str:
        """What a browser is told to make the passkey of a new account; Refused where the name is taken."""
        made = fresh(name)
        await self._accounts.spare(made.shown)
        challenge = await self._ask(who)
        return await asyncio.to_thread(_offered, made, challenge, site)

    async def open(self, who: str, site: Site, name: str, given: Credential) -> Known:
        """A new account that this passkey opens, and no password."""
        made = fresh(name)
        await self._accounts.create(made, who, await self._keep(made, who, site, given))
        return made

    async def _keep(self, account: Known, who: str, site: Site, given: Credential) -> Callable[[Connection], None]:
        """How a passkey that has just been made is written down."""
        challenge = await self._asked(who)
        name, public, signs = await asyncio.to_thread(_made, given, challenge, site)
        row = {"id": name, "account": account.id, "public": public, "signs": signs, "since": time.time()}

        def write(connection: Connection) -> None:
            if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.id == name)).first() is not None:
                raise Refused(Reason("wrong-passkey"))
            connection.execute(insert(PASSKEYS), row)

        return write

    async def remove(self, account: Known, name: str) -> None:
        """Forget one; Refused where nothing else opens the account."""

        def write(connection: Connection) -> None:
            own = PASSKEYS.c.account == account.id
            left = [row.id for row in connection.execute(select(PASSKEYS.c.id).where(own))]
            if left == [name] and not account.secret:
                raise Refused(Reason("last-passkey"))
            connection.execute(delete(PASSKEYS).where(own & (PASSKEYS.c.id == name)))

        await self._accounts.do(write)

    async def question(self, who: str, site: Site, account: Known | None = None) -> str:
        """What a browser is told to find one that is kept here, or one of an account."""
        names = [key.id for key in await self.all(account)] if account is not None else []
        challenge = await self._ask(who)
        return await asyncio.to_thread(_questioned, challenge, site, names)

    async def enter(self, who: str, site: Site, given: Credential) -> Known:
        """Log a device in; Refused in the same words whatever is wrong."""
        account = await self._proved(who, site, given)
        await self._accounts.do(lambda connection: link(connection, who, account))
        return await self._accounts.of_device(who)

    async def prove(self, account: Known, who: str, site: Site, given: Credential) -> None:
        """Refused unless that was signed by a passkey of `account`."""
        if await self._proved(who, site, given) != account.id:
            raise Refused(Reason("wrong-passkey"))

    async def _proved(self, who: str, site: Site, given: Credential) -> str:
        """The account of the passkey that has signed."""
        challenge, name = await self._asked(who), str(given.get("id", ""))[:LONGEST]
        wanted = select(PASSKEYS.c.account, PASSKEYS.c.public, PASSKEYS.c.signs).where(PASSKEYS.c.id == name)
        kept = await self._accounts.do(lambda connection: connection.execute(wanted).first())
        if kept is None:
            raise Refused(Reason("wrong-passkey"))
        signs = await asyncio.to_thread(_signed, given, challenge, site, kept.public, kept.signs)
        counted = update(PASSKEYS).where(PASSKEYS.c.id == name).values(signs=signs)
        await self._accounts.do(lambda connection: connection.execute(counted))
        return str(kept.account)

    async def _ask(self, who: str) -> bytes:
        challenge, now = secrets.token_bytes(32), time.time()

        def write(connection: Connection) -> None:
            connection.execute(delete(CHALLENGES).where((CHALLENGES.c.who == who) | (CHALLENGES.c.until < now)))
            connection.execute(insert(CHALLENGES), {"who": who, "value": challenge, "until": now + SECONDS})

        await self._accounts.do(write)
        return challenge

    async def _asked(self, who: str) -> bytes:
        """What a device was asked last, once; Refused if that is too long ago."""

        def take(connection: Connection) -> Any:
            found = connection.execute(select(CHALLENGES).where(CHALLENGES.c.who == who)).first()
            connection.execute(delete(CHALLENGES).where(CHALLENGES.c.who == who))
            return found

        found = await self._accounts.do(take)
        if found is None or found.until < time.time():
            raise Refused(Reason("wrong-passkey"))
        return bytes(found.value)


# -- what the library does; it is loaded by the first who has a passkey --


def _offered(account: Known, challenge: bytes, site: Site) -> str:
    import webauthn
    from webauthn.helpers import structs

    return str(
        webauthn.options_to_json(
            webauthn.generate_registration_options(
                rp_id=site.host,
                rp_name=HOUSE,
                user_name=account.shown,
                user_id=account.id.encode(),
                challenge=challenge,
                authenticator_selection=structs.AuthenticatorSelectionCriteria(
                    resident_key=structs.ResidentKeyRequirement.REQUIRED,
                    user_verification=structs.UserVerificationRequirement.REQUIRED,
                ),
            )
        )
    )


def _made(given: Credential, challenge: bytes, site: Site) -> tuple[str, bytes, int]:
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    found = _verified(webauthn.verify_registration_response, given, challenge, site)
    return bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count


def _questioned(challenge: bytes, site: Site, names: list[str]) -> str:
    import webauthn
    from webauthn.helpers import base64url_to_bytes, structs

    return str(
        webauthn.options_to_json(
            webauthn.generate_authentication_options(
                rp_id=site.host,
                challenge=challenge,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
                allow_credentials=[structs.PublicKeyCredentialDescriptor(base64url_to_bytes(name)) for name in names],
            )
        )
    )


def _signed(given: Credential, challenge: bytes, site: Site, public: bytes, signs: int) -> int:
    """How often it has signed by now; Refused if this was not signed by it, or for another question or page."""
    import webauthn

    key = {"credential_public_key": public, "credential_current_sign_count": signs}
    return int(_verified(webauthn.verify_authentication_response, given, challenge, site, **key).new_sign_count)


def _verified(verify: Callable[..., Any], given: Credential, challenge: bytes, site: Site, **key: object) -> Any:
    """What the library makes of an answer; Refused if it is none to this question, of this page, by a person."""
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return verify(
            credential=given,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
            **key,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused(Reason("wrong-passkey")) from None
