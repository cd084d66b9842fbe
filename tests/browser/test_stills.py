"""Every game's table as it stands some moves into a match: read by a screen reader, looked at by axe, in five forms.

MAJLIS_RECORD=1 writes what a screen reader is told into the folder aria; read it before it is kept.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import AT_ONCE, Desk
from tests.browser.stills import still
from tests.turns import KEYS, in_some_language

ARIA = Path(__file__).parent / "aria"


def look(desk: Desk, base: str, key: str, lang: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """What was found; the tables of the next tests are looked at meanwhile."""
    items = request.session.items
    at = items.index(request.node)
    for item in items[at : at + AT_ONCE + 1]:
        params = getattr(getattr(item, "callspec", None), "params", {})
        same = getattr(item, "function", None) is request.function
        if same and (item is request.node or not item.get_closest_marker("deep")):
            wish(desk, base, params["key"], params["lang"])
    return desk.told(wish(desk, base, key, lang))


def wish(desk: Desk, base: str, key: str, lang: str) -> str:
    name = f"still {key} {lang}"
    desk.wish(name, "still", base=base, room=f"{key}.{lang}")
    return name


@pytest.mark.browser
@in_some_language
def test_a_table_is_told_in_words_and_fits_every_page(
    desk: Desk, stills: str, key: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found = look(desk, stills, key, lang, request)
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
def test_axe_finds_nothing_on_any_table_in_any_form(desk: Desk, stills: str, key: str, lang: str) -> None:
    name = f"axe {key} {lang}"
    desk.wish(name, "still", base=stills, room=f"{key}.{lang}", axe=["wide", "phone", "text", "lamp"])
    found = desk.told(name)
    assert found["ok"], found["wrong"]


def test_stills_are_the_same_each_time() -> None:
    for key in KEYS[:3]:
        assert still(f"{key}.en") == still.__wrapped__(f"{key}.en")
