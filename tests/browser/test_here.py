"""The card room on one device, in a real browser whose network is cut."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk
from tests.turns import KEYS

ALONE = [key for key in KEYS if 1 in registry.nature(key).seats]
OTHERS = [key for key in KEYS if not registry.nature(key).language]


@pytest.mark.browser
def test_a_table_is_opened_and_played_at_without_a_network(desk: Desk) -> None:
    desk.wish("here", "here", games=OTHERS[:1], short=True)
    found = desk.told("here")
    assert found["ok"], found["wrong"]


@pytest.mark.browser
@pytest.mark.deep
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_found_again_without_a_network(desk: Desk, lang: str) -> None:
    turn = LANGUAGES.index(lang)
    games = [kind[turn % len(kind)] for kind in (ALONE, OTHERS) if kind]
    desk.wish(f"here {lang}", "here", lang=lang, games=games)
    found = desk.told(f"here {lang}")
    assert found["ok"], found["wrong"]


@pytest.mark.browser
@pytest.mark.deep
@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_two_pages_and_another_version(desk: Desk, lang: str) -> None:
    desk.wish(f"device {lang}", "device", lang=lang, game=OTHERS[LANGUAGES.index(lang) % len(OTHERS)])
    found = desk.told(f"device {lang}")
    assert found["ok"], found["wrong"]
