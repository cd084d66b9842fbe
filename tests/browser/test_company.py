"""Several people at one table: ready, more time, take-backs by consent, watchers, unwanted lines, sent away."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from majlis import registry
from majlis.speech import Speech
from tests.browser.conftest import WEB, Desk
from tests.turns import KEYS


def page_says(lang: str, message: str, /, **args: str) -> str:
    """A message of the page itself."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((WEB / "src" / "text").rglob(f"*{lang}.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    said, wrong = bundle.format_pattern(bundle.get_message(message).value, args)
    assert not wrong
    return str(said)


@pytest.mark.browser
def test_people_agree_on_things_and_keep_each_other_company(desk: Desk) -> None:
    told = Speech("en")
    hear = {
        "slack": told.text("line-slack", {"name": "Nikos"}),
        "ready": told.text("line-ready", {"name": "Nikos"}),
        "pause": told.text("line-pause-asks", {"name": "Nikos"}),
        "watch": told.text("line-watch-asks", {"name": "Layla"}),
        "reported": page_says("en", "reported"),
        "sure": page_says("en", "kick-sure", name="Nikos"),
        "watches": f"{page_says('en', 'who-watches')}: Layla",
        "unseen": page_says("en", "kick-sure", name="Layla"),
        "gone": Speech("ar").text("reason-sent-away"),
        "away": Speech("el").text("reason-sent-away"),
        "back": page_says("el", "line-back"),
    }
    game = next(key for key in KEYS if min(registry.nature(key).seats) == 2)
    desk.wish("company", "company", game=game, hear=hear)
    found = desk.told("company")
    assert found["ok"], found["wrong"]


@pytest.mark.browser
@pytest.mark.deep
def test_four_play_in_two_sides_talk_and_find_their_seat_again(desk: Desk) -> None:
    natures = [nature for nature in registry.natures().values() if 4 in nature.seats and nature.chat == "play"]
    game = next(n.key for n in natures if len(registry.game(n.key).sides(4)) == 2)
    desk.wish("four", "four", game=game)
    found = desk.told("four")
    assert found["ok"], found["wrong"]
