"""Matches played by the accessibility tree alone: a driver that knows roles and names, and nothing of the look."""

from __future__ import annotations

from functools import partial

import pytest

from majlis import registry
from tests.browser.conftest import Desk
from tests.browser.test_company import page_says
from tests.turns import OTHERS, TURNS

WORDS = {
    "name": "your-name",
    "game": "game",
    "players": "players",
    "agreed": "more-options",
    "short": "one-deal",
    "open": "open-now",
    "turn": "your-turn",
    "hand": "your-hand",
    "actions": "more-actions",
    "main": "actions",
    "result": "result",
    "command": "command",
}
ASKS = ("ask-undo", "ask-hint", "ask-table", "ask-again", "ask-score", "ask-moves")
QUICK = 4  # games of those in whose turn it is that are played always


FIRST = TURNS[::QUICK]
REST = [pytest.param(*each, marks=pytest.mark.deep) for each in (*TURNS, *OTHERS) if each not in FIRST]


def wish(desk: Desk, key: str, lang: str) -> str:
    """Ask for a short match; its name."""
    words = {name: page_says(lang, message) for name, message in WORDS.items()}
    asks = [page_says(lang, message) for message in ASKS]
    more = {"game": key, "lang": lang, "seats": min(registry.nature(key).seats), "words": {**words, "asks": asks}}
    desk.wish(f"roles {key} {lang}", "roles", **more)
    return f"roles {key} {lang}"


@pytest.mark.browser
@pytest.mark.parametrize(("key", "lang"), [*FIRST, *REST])
def test_a_match_is_played_by_roles_and_names_alone(
    desk: Desk, key: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found = desk.found_for(request, partial(wish, desk))
    assert found["ok"], found["wrong"]
