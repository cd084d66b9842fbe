"""Who plays alone, in a real browser."""

from __future__ import annotations

import pytest

from majlis import options, registry
from tests.browser.conftest import Desk
from tests.turns import KEYS


@pytest.mark.browser
def test_a_deal_has_a_number_is_begun_again_and_counts_once(desk: Desk) -> None:
    key = next(key for key in KEYS if registry.nature(key).kind == "patience" and 1 in registry.nature(key).seats)
    choice = options.choices(registry.nature(key).options)[0]
    other = next(value for value in choice.values if value != choice.default)
    desk.wish("alone", "alone", game=key, option=[f"{choice.name}={str(other).lower()}"])
    found = desk.told("alone")
    assert found["ok"], found["wrong"]
