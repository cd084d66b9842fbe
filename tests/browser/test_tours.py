"""The tours on the page, taken by the accessibility tree alone."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.conftest import Desk
from tests.turns import a_few_in_some_language

MOST_MILLISECONDS = 60_000


def wish(desk: Desk, key: str, lang: str) -> str:
    """Ask for a tour to be taken; the name of that wish."""
    desk.wish(f"tour {key} {lang}", "tour", game=key, lang=lang)
    return f"tour {key} {lang}"


@pytest.mark.browser
@a_few_in_some_language
def test_a_newcomer_finds_the_way(desk: Desk, key: str, lang: str, request: pytest.FixtureRequest) -> None:
    found = desk.found_for(request, partial(wish, desk))
    assert found["ok"], found["wrong"]
    assert found["moves"] >= 3
    assert 0 < found["first"] < MOST_MILLISECONDS
