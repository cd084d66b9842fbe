"""Races in two real browsers, one of them far away from the room."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.game import Game
from tests.browser.conftest import Desk
from tests.turns import KEYS

RACES = [key for key in KEYS if type(registry.game(key)).race is not Game.race]


@pytest.mark.browser
@pytest.mark.parametrize("key", RACES)
def test_who_is_far_away_and_was_first_wins_and_both_see_the_same(desk: Desk, key: str) -> None:
    desk.wish(f"race {key}", "race", game=key)
    found = desk.told(f"race {key}")
    assert found["ok"], found["wrong"]
