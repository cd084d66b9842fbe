"""Day and night are settled before a match, by the sun of a place or by a clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from majlis.rooms.sun import Place, hours, place_of, settled

CAIRO = Place(30.04, 31.24)
TROMSO = Place(69.65, 18.96)


@pytest.mark.parametrize(
    ("local", "what"),
    [
        ("2026-06-21 04:40", "night"),
        ("2026-06-21 06:10", "day"),
        ("2026-06-21 19:45", "day"),
        ("2026-06-21 20:15", "night"),
        ("2026-12-21 06:30", "night"),
        ("2026-12-21 17:15", "night"),
    ],
)
def test_the_sun_of_cairo(local: str, what: str) -> None:
    now = datetime.fromisoformat(local).replace(tzinfo=ZoneInfo("Africa/Cairo"))
    assert hours(now, CAIRO) == what


def test_where_the_sun_does_not_rise_or_set_it_is_night_or_day() -> None:
    for hour in range(0, 24, 3):
        assert hours(datetime(2026, 6, 21, hour, tzinfo=UTC), TROMSO) == "day"
        assert hours(datetime(2026, 12, 21, hour, tzinfo=UTC), TROMSO) == "night"


@pytest.mark.parametrize(
    ("hour", "minute", "what"), [(5, 59, "night"), (6, 0, "day"), (17, 59, "day"), (18, 0, "night")]
)
def test_without_a_place_the_local_clock_tells(hour: int, minute: int, what: str) -> None:
    zone = timezone(timedelta(hours=9))
    assert hours(datetime(2026, 6, 21, hour, minute, tzinfo=zone)) == what


def test_only_what_is_left_open_is_settled() -> None:
    noon = datetime(2026, 6, 21, 12, tzinfo=UTC)
    assert settled({"hours": "auto", "rounds": 4}, noon) == {"hours": "day", "rounds": 4}
    assert settled({"hours": "night"}, noon) == {"hours": "night"}
    assert settled({"pack": "auto"}, noon) == {"pack": "auto"}


@pytest.mark.parametrize("text", ["", "cairo", "30", "91,0", "0,181", "nan,0", "1,2,3"])
def test_what_is_no_place(text: str) -> None:
    assert place_of(text) is None


def test_a_place_as_a_host_writes_it() -> None:
    assert place_of("30.04, 31.24") == CAIRO
