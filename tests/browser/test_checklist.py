"""The checklist for eye, ear and hand (A to O), each line a test; a page is walked through once for all of them."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from tests.browser.conftest import Desk
from tests.browser.stills import still
from tests.browser.test_company import page_says
from tests.turns import KEYS

LINES = {
    "A": "one title, a heading for each part, a way past what is before, whose turn in the title",
    "B": "the hand is a list whose cards take the focus themselves and have names",
    "C": "piles and columns have names, cells tell their row and column",
    "D": "nothing is only dragged, a press drawn away does nothing, targets are large enough",
    "E": "the focus is seen, never hidden, never taken away, and comes back from a dialog",
    "F": "what is said waits for its turn but for one's own mistakes and the last seconds; each buffer can be muted",
    "G": "my own deed is told first, and when it has no answer yet; clocks at 60, 30 and 10 seconds",
    "H": "no clock unless one is wanted, and more time for who wants it",
    "I": "never by colour alone, edges in colours of the system",
    "J": "nothing moves for who wants no motion, and nothing without an end",
    "K": "help on every page; single keys can be changed, and off",
    "L": "every page and every language has its name and its direction",
    "M": "short names for braille, and what was said last stays to be read",
    "N": "each kind of thing has a sound, from where it happens, and the browser's voice says what is said",
    "O": "by finger: a tap chooses, the next plays, a press by a screen reader plays",
}


def plain_hands(key: str) -> bool:
    """Does one hold cards here that are played one by one, and play for oneself?"""
    view: dict[str, Any] = still(f"{key}.en")["view"]
    fields = [field for offer in view["offers"] for field in offer["fields"]]
    hand = [zone for zone in view["zones"] if zone["key"] == "hand/0"]
    return bool(hand and len(hand[0]["cards"]) > 1 and fields) and all(field["domain"] == "card" for field in fields)


@pytest.fixture(scope="module")
def game() -> str:
    """Some game for two whose hands are played card by card."""
    return next(key for key in KEYS if min(registry.nature(key).seats) == 2 and plain_hands(key))


@pytest.fixture(scope="module", params=["en", *[pytest.param(lang, marks=pytest.mark.deep) for lang in ("ar", "el")]])
def walked(desk: Desk, toys: str, stills: str, game: str, request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """What is wrong, by line."""
    lang = request.param
    words = {"turn": "your-turn", "keyTurn": "key-turn", "muted": "muted", "readOut": "read-out"}
    words |= {"slow": "line-slow", "thinking": "thinking"}
    words = {name: page_says(lang, message) for name, message in words.items()}
    rest = {"lang": lang, "game": game, "toys": toys, "stills": stills, "room": f"{game}.{lang}", "words": words}
    desk.wish(f"lines {lang}", "lines", **rest)
    found: dict[str, list[str]] = desk.told(f"lines {lang}")["wrong"]
    return found


@pytest.mark.browser
@pytest.mark.parametrize("line", LINES)
def test_checklist_line(line: str, walked: dict[str, list[str]]) -> None:
    assert not walked.get(line), (LINES[line], walked[line])
