"""The page without a connection: kept, honest about it, and back where it was."""

from __future__ import annotations

import pytest

from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk
from tests.turns import KEYS


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_what_is_stale_sends_nothing_later_and_goes_on(desk: Desk, lang: str) -> None:
    desk.wish(f"away {lang}", "away", lang=lang, game=KEYS[LANGUAGES.index(lang)])
    found = desk.told(f"away {lang}")
    assert found["ok"], found["wrong"]
