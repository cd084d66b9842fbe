"""Bots move legally, the same for the same luck, and by what they may know."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from majlis import bots, registry
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Move, Refused
from majlis.plan import SEATS
from majlis.view import Mind, View

KEYS = list(registry.natures())
SHORT = 60  # decisions: enough for several deals of most games


def played(key: str, seats: int, name: str, seed: str) -> list[str]:
    """The moves of a match in which every seat is such a bot; an illegal one ends it with IllegalMove."""
    match = Match(registry.game(key), seats, SeedLuck(seed))
    table = [bots.make(name, chance(seed, seat)) for seat in range(seats)]
    while match.outcome() is None and len(match.log) < SHORT:
        seat = match.waiting()[0]
        match.play(seat, table[seat].choose(Mind(match.game, match.state, seat, chance(seed, len(match.log)))))
    return [move.text for _, move in match.log]


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("key", KEYS)
def test_bots_move_legally_and_the_same_for_the_same_luck(key: str, name: str) -> None:
    for seats in {min(seated := registry.game(key).nature.seats), max(seated)}:
        once = played(key, seats, name, "7")
        assert once
        assert once == played(key, seats, name, "7")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        bots.make("oracle", chance(1))
    assert refused.value.reason.what == "unknown-bot"
    assert refused.value.reason.args == {"name": "oracle", "known": "random, greedy, level1, level2, level3, level4"}


@pytest.mark.parametrize("key", KEYS)
def test_greedy_takes_what_the_advice_weighs_most(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def weigh(view: View[Any], move: Move) -> float:
        return sum(map(ord, move.text))

    monkeypatch.setattr(registry, "advice", lambda key: SimpleNamespace(weigh=weigh))
    match = Match(registry.game(key), registry.nature(key).seats[0], SeedLuck("1"))
    mind = Mind(match.game, match.state, match.waiting()[0], chance(2))
    chosen = bots.make("greedy", chance(1)).choose(mind)
    assert sum(map(ord, chosen.text)) == max(sum(map(ord, move.text)) for move in mind.moves())


def test_greedy_breaks_ties_by_its_own_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "advice", lambda key: SimpleNamespace(weigh=lambda view, move: 1.0))
    match = Match(registry.game(KEYS[0]), registry.nature(KEYS[0]).seats[0], SeedLuck("1"))
    seat = match.waiting()[0]
    mind = Mind(match.game, match.state, seat, chance(2))
    assert len({bots.make("greedy", chance(n)).choose(mind).text for n in range(40)}) == len(mind.moves())
    assert seat in SEATS


def test_without_advice_greedy_plays_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "advice", lambda key: None)
    for key in KEYS:
        assert played(key, registry.nature(key).seats[0], "greedy", "3")
