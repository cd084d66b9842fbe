"""How much one may ask for, and that nobody else notices who asks for more."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Any

import pytest

from majlis.move import Refused
from majlis.rooms import protocol
from majlis.rooms.chat import cleaned
from majlis.rooms.door import Door
from majlis.rooms.limits import SOCKET, Bucket, Buckets, Limits, Rate, address
from majlis.rooms.names import clean
from majlis.rooms.wire import MOST_FRAMES, Wire

HIDDEN = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\u3164\u2800\u115f\u1160"
)


def test_a_bucket_fills_again_with_time_and_never_above_its_rim() -> None:
    bucket = Bucket(Rate(2, 3), now=0)
    assert [bucket.spend(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.spend(1) for _ in range(3)] == [True, True, False]
    assert [bucket.spend(100) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_jumps_back_neither_fills_nor_empties_a_bucket() -> None:
    bucket = Bucket(Rate(1, 2), now=1000)
    assert bucket.spend(1000)
    assert bucket.spend(0)
    assert not bucket.spend(0)
    assert bucket.spend(1)


def test_of_very_many_addresses_the_longest_unseen_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.rooms.limits.MOST_KNOWN", 3)
    buckets = Buckets(Rate(0, 1))
    for who in "abcd":
        assert buckets.spend(who, 0)
    assert len(buckets.known) == 3
    assert not buckets.spend("d", 0)
    assert buckets.spend("a", 0)


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_who_counts_as_one_address(host: str, counts_as: str) -> None:
    assert address(host) == counts_as


def test_one_person_with_many_sockets_and_one_address_with_many_people_are_held_back() -> None:
    limits = Limits()

    def taken(who: str, home: str) -> int:
        sent = 0
        try:
            while sent < 5000:
                limits.command(Bucket(SOCKET, 0), who, home, 0)
                sent += 1
        except Refused:
            pass
        return sent

    assert taken("ann", "192.0.2.1") == 120
    assert taken("", "192.0.2.2") == 600
    assert taken("omar", "192.0.2.1") == 120, "a neighbour behind the same address still plays"


@pytest.mark.parametrize(
    ("origin", "enters"),
    [
        (None, True),
        ("http://cards.example", True),
        ("https://cards.example", True),
        ("https://club.example", True),
        ("http://elsewhere.example", False),
        ("null", False),
        ("", False),
        ("http://cards.example.evil.example", False),
        ("file://", False),
    ],
)
def test_only_our_own_pages_and_those_of_friends_come_in(origin: str | None, enters: bool) -> None:
    door = Door(frozenset({"https://club.example"}))
    headers = {b"host": "cards.example"} | ({b"origin": origin} if origin is not None else {})
    assert door.may_enter(headers) is enters


@pytest.mark.parametrize("sign", HIDDEN)
def test_no_name_and_no_line_keeps_a_sign_that_nobody_sees(sign: str) -> None:
    assert clean(f"Om{sign}ar") == "Omar"
    assert cleaned(f"Om{sign}ar") == "Omar"
    with pytest.raises(Refused, match="bad-name"):
        clean(sign * 3)
    assert cleaned(sign * 3) == ""


@pytest.mark.parametrize("name", ["ليلى", "Θοδωρής", "María José", "李", "O'Neill", "<b>Ann</b>"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


async def test_a_reader_who_never_reads_is_let_go_and_costs_little() -> None:
    sent, cut = [], []
    stuck = asyncio.Event()

    class Connection:
        class transport:  # noqa: N801  (named as the server names it)
            @staticmethod
            def abort() -> None:
                cut.append(True)

        async def send(self, message: dict[str, Any]) -> None:
            sent.append(message)
            await stuck.wait()

    wire = Wire(Connection().send)
    for _ in range(MOST_FRAMES + 5):
        await wire.send(protocol.Done("x", "room"))
        await asyncio.sleep(0)
    assert wire.lost
    assert cut == [True]
    assert len(sent) == 1
    assert not wire._line
    stuck.set()
    await asyncio.sleep(0)


async def test_a_reader_who_is_slow_for_too_long_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.rooms.wire.SEND_SECONDS", 0.02)

    async def never(message: dict[str, Any]) -> None:
        await asyncio.sleep(60)

    wire = Wire(never)
    await wire.send(protocol.Done("x", "room"))
    await asyncio.sleep(0.1)
    assert wire.lost


async def test_huge_frames_count_by_their_size() -> None:
    async def never(message: dict[str, Any]) -> None:
        await asyncio.sleep(60)

    wire = Wire(never)
    for _ in range(5):
        wire.put(b"x" * 400_000)
    assert wire.lost
    assert wire._pump is not None
    wire._pump.cancel()
