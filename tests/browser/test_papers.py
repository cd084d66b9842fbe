"""A pack on paper from the page: asked for by keyboard, saved, and said."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Desk


@pytest.mark.browser
def test_a_pack_is_asked_for_by_keyboard_and_saved(desk: Desk) -> None:
    desk.wish("papers", "papers", pack="french", kind="brf")
    found = desk.told("papers")
    assert found["ok"], found["wrong"]
    assert (found["file"], found["begins"]) == ("french.brf", ",FRENCH PACK\r")
    assert found["said"][-2:] == ["The file is being made.", "The file is saved where your downloads go."]
