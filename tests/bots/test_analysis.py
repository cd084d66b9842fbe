"""After a match: what would have been better, in every game, and said in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from majlis import bots, registry
from majlis.bots import levels
from majlis.bots.analysis import MOST, slips
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS
from majlis.view import Mind

KEYS = list(registry.natures())
SHORT = 8


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "INTERPRETED", 100)


def short_match(key: str, name: str) -> Match[Any]:
    match = Match(registry.game(key), next(n for n in registry.nature(key).seats if n > 1), SeedLuck("slips"))
    while match.outcome() is None and len(match.log) < SHORT:
        seat = match.waiting()[0]
        mind = Mind(match.game, match.state, seat, chance("mind", len(match.log)))
        match.play(seat, bots.make(name, chance(len(match.log))).choose(mind))
    return match


@pytest.mark.parametrize("key", KEYS)
def test_what_is_better_could_have_been_played(key: str) -> None:
    match = short_match(key, "random")
    before = match.digest()
    found = slips(match, SEATS[: match.seats])
    assert match.digest() == before
    assert len(found) <= MOST
    assert [slip.cost for slip in found] == sorted((slip.cost for slip in found), reverse=True)
    for slip in found:
        seat, played = match.log[slip.number - 1]
        assert (slip.seat, slip.played) == (seat, played)
        assert slip.better.text != played.text
        assert slip.cost > 0
        there = match.replay(slip.number - 1)
        assert there.game.refuse(there.state, seat, slip.better) is None
    assert [slip.better.text for slip in slips(match, SEATS[: match.seats])] == [slip.better.text for slip in found]
    assert all(slip.seat == match.seats - 1 for slip in slips(match, SEATS[match.seats - 1 : match.seats]))


@pytest.mark.parametrize("key", KEYS)
def test_where_nothing_is_searched_the_advice_judges(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "strength", lambda key: None)
    monkeypatch.setattr(registry, "advice", lambda key: SimpleNamespace(weigh=lambda view, move: len(move.text)))
    match = short_match(key, "greedy")
    assert not slips(match, SEATS[: match.seats])
    monkeypatch.setattr(registry, "advice", lambda key: SimpleNamespace(weigh=lambda view, move: -len(move.text)))
    longest = slips(match, SEATS[: match.seats])
    assert all(len(slip.better.text) < len(slip.played.text) for slip in longest)
