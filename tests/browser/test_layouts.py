"""Each way for cards to lie, on toy tables: drawn in its place, walked through by keyboard, read in words."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Desk


@pytest.mark.browser
@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("ar", 320)])
def test_boards_words_and_columns(desk: Desk, toys: str, lang: str, width: int) -> None:
    desk.wish(f"layouts {lang}", "layouts", base=toys, lang=lang, width=width)
    found = desk.told(f"layouts {lang}")
    assert found["ok"], found["wrong"]
