"""The page in a real browser: a short match of every game by keyboard alone, one language a game by turns."""

from __future__ import annotations

from functools import partial

import pytest

from majlis import registry
from tests.browser.conftest import Desk
from tests.turns import KEYS, in_some_language


def wish(desk: Desk, key: str, lang: str, **more: str) -> str:
    """Ask for a short match, played by the page's own script; its name."""
    name = " ".join([key, lang, *more.values()])
    seats = str(min(registry.nature(key).seats))
    desk.wish(name, "match", game=key, lang=lang, seats=seats, **{"one-deal": True}, **more)
    return name


@pytest.mark.browser
@in_some_language
def test_a_match_is_played_to_its_end_by_keyboard_alone(
    desk: Desk, key: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found = desk.found_for(request, partial(wish, desk))
    assert found["ok"], found["wrong"]


@pytest.mark.browser
@pytest.mark.deep
@pytest.mark.parametrize("more", [{"width": "320", "height": "700"}, {"light": "lamp"}, {"print": "large"}], ids=str)
def test_it_is_so_on_a_small_page_by_lamp_and_in_large_print(desk: Desk, more: dict[str, str]) -> None:
    found = desk.told(wish(desk, KEYS[0], "ar", **more))
    assert found["ok"], found["wrong"]
