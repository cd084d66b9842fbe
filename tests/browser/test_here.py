"""The card room on one device, in a real browser whose network is cut."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.rooms.here import playable
from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk

PLAYABLE = [key for key, nature in sorted(registry.natures().items()) if playable(nature)]
ALONE = [key for key in PLAYABLE if 1 in registry.nature(key).seats]
OTHERS = [key for key in PLAYABLE if key not in ALONE]


@pytest.mark.browser
@pytest.mark.parametrize(
    "lang", [LANGUAGES[0], *[pytest.param(lang, marks=pytest.mark.deep) for lang in LANGUAGES[1:]]]
)
def test_games_go_on_without_a_network(desk: Desk, lang: str) -> None:
    turn = LANGUAGES.index(lang)
    games = [kind[turn % len(kind)] for kind in (ALONE, OTHERS) if kind]
    desk.wish(f"here {lang}", "here", lang=lang, games=games)
    found = desk.told(f"here {lang}")
    assert found["ok"], found["wrong"]
