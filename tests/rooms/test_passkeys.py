"""Passkeys: who has proved to hold one is logged in; nobody else is, whatever they send."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from sqlalchemy import text

from majlis.rooms import passkeys, secret
from tests.rooms.doors import APPS
from tests.rooms.test_accounts import PASSWORD, browser, code, credentials

pytest.importorskip("webauthn")
from webauthn.helpers import bytes_to_base64url

from tests.rooms.keyring import SEEN, Keyring

OTHER = "the other device 0123456"
WRONG = (401, "wrong-passkey")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret, "COST", (4, 8, 1))


def page(door: str) -> str:
    return f"http://{door}"


async def asks(person: httpx.AsyncClient, what: str, body: Any = None) -> httpx.Response:
    """As a page of the house asks."""
    origin = str(person.base_url).rstrip("/")
    return await person.post(f"/api/passkey{what}", json=body, headers={"origin": origin})


async def keep(door: str, here: httpx.AsyncClient, ring: Keyring) -> httpx.Response:
    return await asks(here, "", ring.make((await asks(here, "/offer")).json(), page(door)))


async def drop(person: httpx.AsyncClient, key: str) -> httpx.Response:
    return await person.request("DELETE", "/api/passkey", params={"key": key})


async def begin(door: str, here: httpx.AsyncClient, ring: Keyring, name: str = "Omar") -> httpx.Response:
    """An account that only a passkey opens."""
    made = ring.make((await asks(here, "/opening", {"name": name})).json(), page(door))
    return await asks(here, "/account", {"name": name, "key": made})


async def enter(door: str, there: httpx.AsyncClient, ring: Keyring) -> httpx.Response:
    return await asks(there, "/session", ring.sign((await asks(there, "/question")).json(), page(door)))


async def test_somebody_makes_a_passkey_and_comes_in_with_it_on_another_device(door: str) -> None:
    ring = Keyring()
    async with browser(door) as here, browser(door, OTHER) as there:
        assert code(await asks(here, "/offer")) == (401, "not-logged-in")
        await here.post("/api/account", json=credentials())
        kept = (await keep(door, here, ring)).json()
        assert (len(kept["passkeys"]), kept["password"]) == (1, True)
        for _ in range(2):
            entered = await enter(door, there, ring)
            assert (entered.status_code, entered.json()["name"]) == (200, "Omar")
        assert (await there.get("/api/account")).status_code == 200
        removed = await drop(there, kept["passkeys"][0]["id"])
        assert removed.json()["passkeys"] == []
        assert code(await enter(door, there, ring)) == WRONG


async def test_an_account_may_be_opened_by_a_passkey_alone(door: str) -> None:
    first, second = Keyring(b"one"), Keyring(b"two")
    async with browser(door) as here, browser(door, OTHER) as there:
        made = await begin(door, here, first)
        assert (made.json()["name"], made.json()["password"]) == ("Omar", False)
        assert code(await asks(there, "/opening", {"name": "omar"})) == (409, "name-taken")
        assert code(await there.post("/api/session", json=credentials(password=""))) == (401, "wrong-login")
        assert (await enter(door, there, first)).status_code == 200
        (only,) = made.json()["passkeys"]
        assert code(await drop(here, only["id"])) == (400, "last-passkey")
        assert len((await keep(door, here, second)).json()["passkeys"]) == 2
        assert [len((await drop(here, only["id"])).json()["passkeys"]) for _ in range(2)] == [1, 1]
        assert code(await enter(door, there, first)) == WRONG
        assert (await enter(door, there, second)).status_code == 200


@pytest.mark.parametrize("path", ["password", "erase"])
async def test_where_there_is_no_password_a_passkey_vouches(door: str, path: str) -> None:
    own, other = Keyring(b"one"), Keyring(b"two")
    async with browser(door) as here, browser(door, OTHER) as there:
        await begin(door, here, own)
        await begin(door, there, other, "Mona")
        body = {"new": PASSWORD} if path == "password" else {}
        for wrong in ({}, {"password": ""}, {"password": PASSWORD}):
            assert code(await here.post(f"/api/account/{path}", json={**body, **wrong})) == (401, "wrong-login")
        for ring, status in ((other, 401), (own, 200)):
            asked = (await asks(here, "/proof")).json()
            assert [key["id"] for key in asked["allowCredentials"]] == [bytes_to_base64url(own.name)]
            signed = ring.sign(asked, page(door))
            headers = {"origin": page(door)}
            answer = await here.post(f"/api/account/{path}", json={**body, "key": signed}, headers=headers)
            assert answer.status_code == status
        session = await here.post("/api/session", json=credentials())
        assert session.status_code == (200 if path == "password" else 401)
        assert (await there.get("/api/account")).json()["name"] == "Mona"


async def test_an_answer_is_good_once_and_only_for_its_own_question(door: str) -> None:
    ring = Keyring()
    async with browser(door) as here, browser(door, OTHER) as there:
        await here.post("/api/account", json=credentials())
        made = ring.make((await asks(here, "/offer")).json(), page(door))
        assert (await asks(here, "", made)).status_code == 200
        assert code(await asks(here, "", made)) == WRONG, "that offer is gone"
        answer = ring.sign((await asks(there, "/question")).json(), page(door))
        assert code(await asks(here, "/session", answer)) == WRONG, "another device was asked"
        assert (await asks(there, "/session", answer)).status_code == 200
        assert code(await asks(there, "/session", answer)) == WRONG, "it is used up"
        await asks(there, "/question")
        assert code(await asks(there, "/session", answer)) == WRONG, "that was another question"


@pytest.mark.parametrize("what", ["page", "key", "unproved", "older", "name"])
async def test_who_has_not_the_key_stays_outside(door: str, what: str) -> None:
    ring = Keyring()
    async with browser(door) as here, browser(door, OTHER) as there:
        await here.post("/api/account", json=credentials())
        await keep(door, here, ring)
        assert (await enter(door, there, ring)).status_code == 200
        await there.delete("/api/session")
        told = (await asks(there, "/question")).json()
        if what == "key":
            ring.key = Keyring().key
        elif what == "unproved":
            ring.flags = SEEN
        elif what == "older":
            ring.signs = -1 + ring.signs  # a copy of the key that has signed less often
        elif what == "name":
            ring.name = b"another key"
        answer = ring.sign(told, "http://elsewhere.example" if what == "page" else page(door))
        assert code(await asks(there, "/session", answer)) == WRONG
        assert (await there.get("/api/account")).status_code == 401


async def test_pages_of_others_and_late_answers_are_refused(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        for origin in ({}, {"origin": "http://elsewhere.example"}):
            assert code(await here.post("/api/passkey/offer", headers=origin)) == (401, "passkey-elsewhere")
        monkeypatch.setattr(passkeys, "SECONDS", -1.0)
        assert code(await keep(door, here, Keyring())) == WRONG


@pytest.mark.parametrize("body", [{}, {"id": 1}, {"id": "x", "response": {}}, {"id": "x", "rawId": "x", "type": "y"}])
async def test_nonsense_is_answered(door: str, body: dict[str, Any]) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        await asks(here, "/offer")
        assert code(await asks(here, "", body)) == WRONG
        await asks(here, "/question")
        assert code(await asks(here, "/session", body)) == WRONG
        assert (await asks(here, "", ["no", "object"])).status_code == 400


async def test_an_account_has_so_many_and_takes_them_along_when_it_is_erased(
    door: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    async with browser(door) as here, browser(door, OTHER) as there:
        await here.post("/api/account", json=credentials())
        rings = [Keyring(b"one"), Keyring(b"two")]
        for ring in rings:
            await keep(door, here, ring)
        assert code(await asks(here, "/offer")) == (400, "passkeys-full")
        await here.post("/api/account/erase", json={"password": PASSWORD})
        assert code(await enter(door, there, rings[0])) == WRONG
        with APPS[door].hall.store.engine.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM passkey")).scalar() == 0
