"""The bench of rooms plays what it says, and says when a move has become dearer than it was."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

ROOMS = Path(__file__).parents[2] / "bench" / "peers" / "rooms"


@pytest.fixture
def flat(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOMS))
    import majlis.games

    monkeypatch.setattr(majlis.games, "__path__", [*majlis.games.__path__])
    from majlis import registry

    registry.natures.cache_clear()
    import flat

    yield flat
    registry.natures.cache_clear()
    sys.modules.pop("flat")


def test_a_move_costs_the_same_with_many_rooms_and_late_in_a_match(flat: Any) -> None:
    found = flat.flat(300, 1000)
    first, last, few, many = found.values()
    assert last < 3 * first + 300
    assert many < 3 * few + 300
