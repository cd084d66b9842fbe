"""Races: who was first counts, not whose message was first; and the way to each client is measured."""

from __future__ import annotations

import asyncio

import pytest

from majlis.plan import SEATS
from majlis.rooms.live import FARTHEST, Held, Line
from majlis.rooms.races import first


def held(at: float, seat: int) -> Held:
    async def deed() -> None: ...

    return Held(at, SEATS[seat], deed, asyncio.Future())


async def test_what_was_made_first_is_first() -> None:
    early, late = held(1.0, 0), held(1.1, 1)
    assert first([late, early], -1) is first([early, late], 0) is early


async def test_G_06_at_the_same_time_who_caused_the_event_comes_last() -> None:
    flipper, other = held(1.0, 0), held(1.029, 1)
    assert first([flipper, other], 0) is other
    assert first([flipper, other], 1) is flipper
    assert first([flipper, other], -1) is flipper
    assert first([flipper, held(1.031, 1)], 0) is flipper


def test_the_way_is_half_of_what_a_ping_takes_and_no_more_than_is_believed() -> None:
    line = Line()
    line.answered(5.0)  # not asked
    assert line.way == 0
    line.sent, line.asked = 1.0, True
    line.answered(1.1)
    assert line.way == pytest.approx(0.05)
    line.answered(9.0)  # not asked again
    assert line.way == pytest.approx(0.05)
    line.sent, line.asked = 2.0, True
    line.answered(9.0)
    assert line.way == pytest.approx(0.7 * 0.05 + 0.3 * FARTHEST)
