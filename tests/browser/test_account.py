"""An account in a real browser, by keyboard and by ear: made, left, entered, taken along and erased."""

from __future__ import annotations

import pytest

from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk
from tests.browser.test_company import page_says


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_somebody_makes_an_account_and_takes_it_away_again(desk: Desk, lang: str) -> None:
    name = {"en": "Layla", "ar": "ليلى", "el": "Λαΐλα"}[lang]
    desk.wish(f"account {lang}", "account", lang=lang, width=320 if lang == "el" else 1280, person=name)
    found = desk.told(f"account {lang}")
    assert found["ok"], found["wrong"]
    assert found["said"] == page_says(lang, "account-made")
    assert (found["kept"]["name"], found["kept"]["results"]) == (name, [])
    assert "30" in found["row"]
    assert "قهوة" in found["row"]
