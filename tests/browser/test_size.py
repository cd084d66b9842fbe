"""How much a phone has to fetch before it can play."""

from __future__ import annotations

import pytest

from bench import page

MOST = page.GOALS["javascript_kb"]


@pytest.mark.browser
def test_the_page_is_light() -> None:
    assert (page.PAGE / "index.html").is_file(), "the page is not built: ./majlis web"
    assert all(page.words(lang) for lang in page.LANGUAGES)
    assert MOST / 2 < page.javascript() <= MOST
