"""Packs on paper, asked for in the hall: what `majlis print` makes, or the sentence with which it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from majlis.cards import every_pack
from majlis.rooms import papers
from majlis.rooms.limits import Rate
from tests.rooms.doors import APPS


@pytest.fixture
async def browser(door: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://{door}", timeout=60) as made:
        yield made


async def test_the_form_offers_every_pack_by_its_name(browser: httpx.AsyncClient) -> None:
    found = (await browser.get("/api/packs?lang=el")).json()
    fields = {field["key"]: field["values"] for field in found["fields"]}
    assert [value["value"] for value in fields["pack"]] == list(every_pack())
    assert {"value": "wordish", "name": "Μπιριμπόλεξο με ελληνικά γράμματα"} in fields["pack"]


async def test_without_typst_only_text_for_embossers_is_offered(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(papers, "has_typst", lambda: False)
    found = (await browser.get("/api/packs")).json()
    assert [field["key"] for field in found["fields"]] == ["pack", "kind"]
    assert found["about"][0].startswith("Pages need typst, which is not installed in this card room.")
    monkeypatch.setattr(papers, "has_typst", lambda: True)
    found = (await browser.get("/api/packs")).json()
    assert [field["key"] for field in found["fields"]] == ["pack", "kind", *papers.HOW]


async def test_a_file_is_made_once_and_kept(browser: httpx.AsyncClient, door: str) -> None:
    answers = await asyncio.gather(*[browser.get("/api/packs/french.brf?lang=en") for _ in range(3)])
    assert {answer.status_code for answer in answers} == {200}
    assert answers[0].headers["content-disposition"] == 'attachment; filename="french.brf"'
    assert answers[0].content.startswith(b",FRENCH PACK\r\n")
    assert len(APPS[door].pages.state.press.kept) == 1


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("french.pdf?paper=30x30", "A card of 63 × 88 mm does not fit on paper of 30 × 30 mm with margins of 5 mm."),
        ("wordish.brf?cut=round&lang=el&braille=yes&paper=xyz", "«xyz»"),
        ("french.brf?rules=chess", "There is no game “chess”"),
        ("french.brf?rules=%00", "There is no file french.brf."),
        ("french.exe", "There is no file french.exe."),
        ("..%2F..%2Fetc.pdf", ""),
    ],
)
async def test_a_refusal_is_one_sentence(browser: httpx.AsyncClient, asked: str, sentence: str) -> None:
    answer = await browser.get(f"/api/packs/{asked}")
    assert answer.status_code in (400, 404)
    assert sentence in answer.text
    assert "Traceback" not in answer.text


async def test_who_asks_too_often_waits(browser: httpx.AsyncClient, door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "address", lambda host: "somebody")
    monkeypatch.setattr(APPS[door].pages.state.press.limit, "rate", Rate(0, 1))
    assert (await browser.get("/api/packs/french.exe")).status_code == 400  # costs nothing
    first, second = [await browser.get("/api/packs/french.brf?rules=") for _ in range(2)]
    assert first.status_code == 200
    assert (second.status_code, second.text) == (400, "Too many prints are asked for just now; wait a moment.")
