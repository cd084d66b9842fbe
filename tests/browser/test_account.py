"""An account in a real browser, by keyboard and by ear: made, left, entered, taken along and erased."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from majlis.speech import LANGUAGES
from tests.browser.conftest import Desk
from tests.browser.test_company import page_says

WITH_KEYS = pytest.mark.skipif(find_spec("webauthn") is None, reason="the library of passkeys is not installed")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("lang", "safe"),
    [*[pytest.param(lang, True, marks=WITH_KEYS) for lang in LANGUAGES], (LANGUAGES[0], False)],
)
def test_somebody_makes_an_account_and_takes_it_away_again(desk: Desk, door: str, lang: str, safe: bool) -> None:
    base = door.replace("127.0.0.1", "localhost") if safe else door  # a key is for a name, not for a number
    name = {"en": "Layla", "ar": "ليلى", "el": "Λαΐλα"}[lang]
    name += " K" * safe  # of the same house
    wished, width = f"account {lang} {safe}", 320 if lang == "el" else 1280
    desk.wish(wished, "account", lang=lang, base=base, width=width, person=name)
    found = desk.told(wished)
    assert found["ok"], found["wrong"]
    assert found["safe"] is safe
    assert found["said"] == page_says(lang, "account-made")
    assert (found["kept"]["name"], found["kept"]["results"]) == (name, [])
    assert "30" in found["row"]
    assert "قهوة" in found["row"]
