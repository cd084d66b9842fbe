"""Looking back in a real browser: a record from a file, step by step, by keyboard and by ear."""

from __future__ import annotations

import pytest

from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk
from tests.rooms.test_replays import played
from tests.turns import KEYS


@pytest.mark.browser
@pytest.mark.parametrize(("lang", "key"), list(zip(LANGUAGES, KEYS[::10], strict=True)))
def test_a_match_is_looked_at_again(desk: Desk, lang: str, key: str) -> None:
    width = 320 if lang == LANGUAGES[-1] else 1280
    desk.wish(f"lookback {lang}", "lookback", lang=lang, width=width, record=played(key))
    found = desk.told(f"lookback {lang}")
    assert found["ok"], found["wrong"]
    assert found["fair"] == "fair"
