"""Accounts: for who wants statistics kept, with a password that nobody can read, and gone when they wish it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from majlis.move import Refused
from majlis.rooms import desk, names, protocol, secret
from majlis.rooms.accounts import folded
from majlis.rooms.limits import Rate
from majlis.rooms.results import Result, figures
from tests.rooms.doors import APPS
from tests.rooms.people import Person, soon, table

PASSWORD = "a long enough password"
TOKEN = "a token of this device 0123"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secret, "COST", (4, 8, 1))


@asynccontextmanager
async def browser(door: str, token: str = TOKEN) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://{door}", headers=headers) as made:
        yield made


def credentials(name: str = "Omar", password: str = PASSWORD, token: str = TOKEN) -> dict[str, str]:
    return {"name": name, "password": password, "token": token}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_somebody_opens_an_account_leaves_and_comes_back_on_another_device(door: str) -> None:
    async with browser(door) as here, browser(door, "the other device 0123456") as there:
        assert code(await here.get("/api/account")) == (401, "not-logged-in")
        made = await here.post("/api/account", json=credentials())
        assert (made.status_code, made.json()["name"], made.json()["games"]) == (200, "Omar", [])
        assert (await here.get("/api/account")).json() == made.json()
        assert code(await there.get("/api/account")) == (401, "not-logged-in")
        other = await there.post("/api/session", json=credentials("  OMAR ", token="the other device 0123456"))
        assert other.json()["name"] == "Omar"
        assert (await there.delete("/api/session")).status_code == 200
        assert code(await there.get("/api/account")) == (401, "not-logged-in")
        assert (await here.get("/api/account")).status_code == 200


async def test_nobody_else_gets_in_and_the_answer_does_not_say_what_was_wrong(door: str) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        answers = [
            await here.post("/api/session?lang=el", json=credentials(*wrong))
            for wrong in (("Omar", "another password"), ("Nobody", PASSWORD), ("Omar", ""), ("", "x" * 5000))
        ]
        assert [code(answer) for answer in answers] == [(401, "wrong-login")] * 4
        assert len({answer.json()["message"] for answer in answers}) == 1
        assert "Το όνομα" in answers[0].json()["message"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (credentials(password="short"), (400, "bad-password")),
        (credentials(password="x" * 201), (400, "bad-password")),
        (credentials(name=" "), (400, "bad-name")),
        (credentials(token="short"), (400, "bad-token")),
        (credentials(name="ＯMAR"), (409, "name-taken")),
    ],
)
async def test_what_is_no_account_is_refused(door: str, given: dict[str, str], why: tuple[int, str]) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials("omar"))
        assert code(await here.post("/api/account", json=given)) == why


@pytest.mark.parametrize("path", ["/api/account", "/api/session", "/api/account/password", "/api/account/erase"])
@pytest.mark.parametrize("body", ["", "{", "[]", '{"name":1}', '{"name":"x","password":"y","token":"z","more":1}'])
async def test_nonsense_is_answered(door: str, path: str, body: str) -> None:
    async with browser(door) as here:
        answer = await here.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 401)


async def test_passwords_can_be_tried_only_so_often(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        tries = [await here.post("/api/session", json=credentials(password=f"guess {n:09}")) for n in range(12)]
        assert [answer.status_code for answer in tries] == [401] * 10 + [429] * 2
        assert code(await here.post("/api/session", json=credentials())) == (429, "too-many-tries")


def test_from_one_address_other_names_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "FROM_ONE", Rate(0.001, 3))
    limits = desk.Limits()
    for number in range(3):
        limits.tries("192.0.2.7", f"name {number}")
    with pytest.raises(Refused, match="too-many-tries"):
        limits.tries("192.0.2.7", "another")
    limits.tries("192.0.2.8", "another")


async def test_no_password_and_no_token_is_in_the_store(door: str) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        with APPS[door].hall.store.engine.connect() as connection:
            kept = [
                *connection.execute(text("SELECT * FROM account")),
                *connection.execute(text("SELECT * FROM device")),
            ]
        assert len(kept) == 2
        assert PASSWORD not in repr(kept)
        assert TOKEN not in repr(kept)
    assert secret.fits(PASSWORD, secret.hashed(PASSWORD))
    assert not secret.fits(PASSWORD + " ", secret.hashed(PASSWORD))
    assert secret.hashed(PASSWORD) != secret.hashed(PASSWORD), "each has a salt of its own"
    assert secret.fits("e\u0301 and so on", secret.hashed("\u00e9 and so on")), "however a keyboard writes it"


async def test_another_password_logs_out_the_other_devices(door: str) -> None:
    async with browser(door) as here, browser(door, "the other device 0123456") as there:
        await here.post("/api/account", json=credentials())
        await there.post("/api/session", json=credentials(token="the other device 0123456"))
        change = {"password": PASSWORD, "new": "quite another one"}
        assert code(await here.post("/api/account/password", json={**change, "password": "x"})) == (401, "wrong-login")
        assert (await here.post("/api/account/password", json=change)).status_code == 200
        assert (await here.get("/api/account")).status_code == 200
        assert (await there.get("/api/account")).status_code == 401
        assert (await there.post("/api/session", json=credentials())).status_code == 401
        assert (await there.post("/api/session", json=credentials(password="quite another one"))).status_code == 200


async def finished(door: str, **opened: Any) -> tuple[Person, Person]:
    """A match of Omar, at this device, against Mona, played to its end."""
    hall = APPS[door].hall
    omar, mona = Person("Omar"), Person("Mona")
    omar.guest.who = names.person(TOKEN)
    room = await hall.open(omar.guest, protocol.Open("o", opened.pop("game", "basra"), 2, one_deal=True, **opened))
    for person in (omar, mona):
        await hall.join(person.guest, protocol.Join("j", room.room.key))
    await hall.start(omar.guest)
    while omar.view.phase != "over":
        for person in (omar, mona):
            if any(place.you and place.acts for place in person.view.places):
                await person.play(hall)
    await asyncio.sleep(0.01)
    await soon(lambda: not [task for task in hall._tasks if "keep" in repr(task)])
    return omar, mona


async def test_of_a_match_the_account_keeps_what_its_player_did_and_nothing_of_guests(door: str) -> None:
    async with browser(door) as here:
        await here.post("/api/account", json=credentials())
        for _ in range(2):
            omar, mona = await finished(door)
        (game,) = (await here.get("/api/account?lang=el")).json()["games"]
        assert (game["game"], game["title"], game["played"]) == ("basra", "Μπάσρα", 2)
        exported = (await here.get("/api/account/export")).json()
        assert [each["match"] for each in exported["results"]] == [1, 1]
        assert {each["people"] for each in exported["results"]} == {2}
        assert "Mona" not in json.dumps(exported)
        hall = APPS[door].hall
        hall.keep_results(hall.tables[omar.view.room])  # told again, as after a restart
        await asyncio.sleep(0.1)
        assert (await here.get("/api/account")).json()["games"][0]["played"] == 2
        assert code(await here.post("/api/account/erase", json={"password": "x"})) == (401, "wrong-login")
        assert (await here.post("/api/account/erase", json={"password": PASSWORD})).status_code == 200
        assert (await here.get("/api/account")).status_code == 401
        with hall.store.engine.connect() as connection:
            left = [
                connection.execute(text(f"SELECT count(*) FROM {t}")).scalar() for t in ("account", "device", "result")
            ]
        assert left == [0, 0, 0]
        assert mona.view.phase == "over"


def result(outcome: Any, game: str = "basra", words: int = 0, longest: str = "") -> Result:
    return Result("room", 1, 0.0, game, 2, 2, outcome, 0.0, words, longest)


def test_statistics_count_matches_streaks_and_words() -> None:
    told = [result(o) for o in ("won", "won", "lost", "won", "shared", "won", "left", "won")]
    told += [result("won", "new_word", 3, "ΑΥΓΟ"), result("lost", "new_word", 2, "ΝΑΙ")]
    basra, words = figures(told, "el")
    assert (basra.played, basra.won, basra.shared, basra.streak, basra.best_streak) == (8, 5, 1, 1, 2)
    assert (words.played, words.words, words.longest, words.streak, words.best_streak) == (2, 5, "ΑΥΓΟ", 0, 1)


def test_names_that_look_the_same_are_the_same() -> None:
    assert folded(" Ｏmar  Sharif") == folded("OMAR SHARIF")
    assert folded("Ωραία") != folded("Ωραίο")


async def test_an_account_is_asked_of_nobody(door: str) -> None:
    hall = APPS[door].hall
    (omar,) = await table(hall, "Omar")
    await hall.start(omar.guest)
    assert omar.view.phase == "playing"
