"""What who runs a room relies on: is it well, its figures, its page, its logs, and a client for programs."""

from __future__ import annotations

import asyncio
import json
import logging
import re

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.sync.client import connect

from majlis.client import Client, NotDone
from majlis.rooms.figures import BUCKETS, Figures, Timing
from majlis.rooms.logs import Lines
from tests.rooms.doors import APPS, TOKEN

BEARER = {"authorization": f"Bearer {TOKEN}"}


async def test_health_says_whether_anything_can_be_written(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx.AsyncClient(base_url=f"http://{door}") as browser:
        well = await browser.get("/health")
        assert (well.status_code, well.json()["store"]) == (200, "well")

        async def full(now: float) -> None:
            raise OperationalError("x", {}, Exception("disk full"))

        monkeypatch.setattr(APPS[door].hall.store, "beat", full)
        assert (await browser.get("/health")).status_code == 503


@pytest.mark.parametrize("path", ["/metrics", "/admin"])
async def test_pages_of_who_runs_the_room_want_the_token(door: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{door}") as browser:
        for headers in (
            {},
            {"authorization": "Bearer wrong"},
            {"authorization": "Basic !!"},
            {"authorization": "Basic"},
        ):
            assert (await browser.get(path, headers=headers)).status_code == 401
        assert (await browser.get(path, headers=BEARER)).status_code == 200
        assert (await browser.get(path, auth=("anybody", TOKEN))).status_code == 200
        APPS[door].pages.state.token = ""
        for headers in ({}, {"authorization": "Bearer x"}, BEARER):
            assert (await browser.get(path, headers=headers)).status_code == 404


def play(door: str, name: str) -> Client:
    with Client(f"ws://{door}/ws", name) as me:
        me.open("basra", 2, one_deal=True)
        me.start()
        for view in me.turns(20):
            me.play(view.offers[0].moves[0].text)
        return me


async def test_a_program_plays_a_match_and_is_counted_and_seen(door: str) -> None:
    me = await asyncio.to_thread(play, door, "Robin <b>")
    assert me.view is not None
    assert me.view.result
    assert any("Robin" in line or "You" in line for line in me.lines)
    async with httpx.AsyncClient(base_url=f"http://{door}", headers=BEARER) as browser:
        text = (await browser.get("/metrics")).text
        page = (await browser.get("/admin?lang=ar")).text
    figures = dict(re.findall(r"^(majlis_[a-z_]+) (\S+)$", text, re.MULTILINE))
    match = APPS[door].hall.tables[me.room].room.match
    assert int(figures["majlis_moves_total"]) == len(match.log)
    assert int(figures["majlis_bot_moves_total"]) > 0
    assert int(figures["majlis_writing_seconds_count"]) >= len(match.log)
    assert figures["majlis_rooms"] == "1"
    assert 'dir="rtl"' in page
    assert me.room not in page, "a key is an invitation: operators need only its beginning"


async def test_a_program_is_told_why_it_may_not(door: str) -> None:
    def tries() -> str:
        with Client(f"ws://{door}/ws", "Robin") as me, pytest.raises(NotDone) as refused:
            me.open("poker", 2)
        return refused.value.code

    assert await asyncio.to_thread(tries) == "unknown-game"


async def test_refusals_are_counted_by_their_code(door: str) -> None:
    def knocks() -> None:
        with connect(f"ws://{door}/ws") as wire:
            wire.send("nonsense")
            wire.recv(5)

    await asyncio.to_thread(knocks)
    assert APPS[door].hall.figures.refused == {"bad-frame": 1}


async def test_the_questions_over_http_are_described(door: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{door}") as browser:
        described = (await browser.get("/api/schema/openapi.json")).json()
    assert described["openapi"].startswith("3.")
    assert {"/api/games", "/api/rooms", "/health"} <= set(described["paths"])


def test_a_timing_holds_each_time_in_its_bucket_and_all_above() -> None:
    timing = Timing()
    for seconds in (0.0005, 0.004, 0.004, 99):
        timing.took(seconds)
    counts = [int(line.rsplit(" ", 1)[1]) for line in timing.lines("x") if "bucket" in line]
    assert counts == [1, 1, *[3] * (len(BUCKETS) - 2), 4]
    assert Figures().text({"rooms": 2}).endswith("\n")


def test_a_log_line_is_one_object_whatever_is_in_it() -> None:
    try:
        raise ValueError("بصرة\n")
    except ValueError as wrong:
        record = logging.LogRecord("majlis", logging.ERROR, "", 1, "room %s", ("fig\n",), (ValueError, wrong, None))
    line = Lines().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert (said["level"], said["message"]) == ("error", "room fig\n")
    assert "بصرة" in said["trace"]
