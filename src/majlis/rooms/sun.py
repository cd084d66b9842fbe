"""Day or night, where a game asks for it: settled once before a match begins, so rules see no clock and no place."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, NamedTuple

from majlis.options import Value

OPTION: Final = "hours"  # of a table: day, night, or AUTO, which nobody but this module understands
AUTO: Final = "auto"
DAY: Final = "day"
NIGHT: Final = "night"
HORIZON: Final = -0.833  # degrees: the upper edge of the sun is seen, refracted by the air
MORNING: Final = 6  # by the clock, where no place is known
EVENING: Final = 18


class Place(NamedTuple):
    """In degrees, north and east positive."""

    latitude: float
    longitude: float


def place_of(text: str) -> Place | None:
    """A place as a host writes it: `30.04,31.24`. None for what is no place on earth."""
    try:
        latitude, longitude = map(float, text.split(","))
    except ValueError:
        return None
    return Place(latitude, longitude) if -90 <= latitude <= 90 and -180 <= longitude <= 180 else None


def hours(now: datetime, place: Place | None = None) -> str:
    """Is it day or night? By the sun at `place`, else from 06:00 to 17:59 by the clock that `now` is told by."""
    if place is None:
        return DAY if MORNING <= now.hour < EVENING else NIGHT
    from astral import Observer  # slow to load, and only one option needs it
    from astral.sun import elevation

    height = elevation(Observer(place.latitude, place.longitude), now.astimezone(UTC))
    return DAY if height > HORIZON else NIGHT


def settled(given: Mapping[str, Value], now: datetime, place: Place | None = None) -> dict[str, Value]:
    """The options of a table with the hour in the place of `auto`."""
    return {name: hours(now, place) if name == OPTION and value == AUTO else value for name, value in given.items()}
