"""Every game's table as it stands some moves into a match: read by a screen reader, looked at by axe, in five forms.

MAJLIS_RECORD=1 writes what a screen reader is told into the folder aria; read it before it is kept.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from tests.browser.conftest import Desk
from tests.browser.stills import still
from tests.turns import KEYS, in_some_language

ARIA = Path(__file__).parent / "aria"


def wish(desk: Desk, base: str, *, key: str, lang: str, **more: object) -> str:
    """Ask to look at a table; the name of that wish."""
    name = " ".join(["still", key, lang, *more])
    desk.wish(name, "still", base=base, room=f"{key}.{lang}", **more)
    return name


@pytest.mark.browser
@in_some_language
def test_a_table_is_told_in_words_and_fits_every_page(
    desk: Desk, stills: str, key: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found = desk.found_for(request, partial(wish, desk, stills))
    assert found["ok"], found["wrong"]
    kept = ARIA / f"{key}.{lang}.yaml"
    if os.environ.get("MAJLIS_RECORD"):
        ARIA.mkdir(exist_ok=True)
        kept.write_text(found["aria"], encoding="utf-8")
    assert found["aria"] == kept.read_text(encoding="utf-8")


@pytest.mark.browser
@pytest.mark.deep
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "ar", "el"])
def test_axe_finds_nothing_on_any_table_in_any_form(
    desk: Desk, stills: str, key: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found = desk.found_for(request, partial(wish, desk, stills, axe=["wide", "phone", "text", "lamp"]))
    assert found["ok"], found["wrong"]


def test_stills_are_the_same_each_time() -> None:
    for key in KEYS[:3]:
        assert still(f"{key}.en") == still.__wrapped__(f"{key}.en")
