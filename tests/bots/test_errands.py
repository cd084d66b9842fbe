"""What a bot is sent is what its seat may know: of two deals that look alike the same bytes, in every game."""

from __future__ import annotations

import json

import pytest

from majlis import registry, view
from majlis.bots import errand
from majlis.chance import chance
from majlis.laws.runs import lies, played
from majlis.plan import SEATS
from majlis.search import world
from majlis.view import Mind

KEYS = sorted(registry.natures())
LOOKS = 3
MOVES = 40


@pytest.mark.parametrize("key", KEYS)
def test_deals_that_look_alike_are_one_errand(key: str) -> None:
    game = registry.game(key)
    for seats in {min(game.nature.seats), max(game.nature.seats)}:
        run = played(game, seats, "errands", MOVES)
        luck = chance("errands", key, seats)
        for look in range(LOOKS):
            state = run.steps[luck.below(len(run.steps)) if look else 0].state
            for seat in SEATS[:seats]:
                twin = world(game, state, seat, luck)
                sent = [errand.write(game, s, seat, "move", "greedy", "its own") for s in (state, twin)]
                assert sent[0] == sent[1], (seats, seat, look)


@pytest.mark.parametrize("key", KEYS)
def test_who_reads_an_errand_sees_the_table_of_their_seat(key: str) -> None:
    game = registry.game(key)
    seats = game.nature.seats[0]
    run = played(game, seats, "errands", MOVES)
    for step in run.steps[:: max(1, len(run.steps) // 5)]:
        for seat in step.state.waiting()[:1]:
            sent = errand.write(game, step.state, seat, "move", "random", "its own")
            _, mind = errand.read(sent)
            assert lies(mind.game, mind.state, seat) == lies(game, step.state, seat)
            here = Mind(game, step.state, seat, chance("its own")).view()
            there = mind.view()
            facts = [[(f.what, str(f.args), f.seats) for f in view.facts] for view in (here, there)]
            assert facts[0] == facts[1]
            assert [m.text for o in there.offers for m in o.moves] == [m.text for o in here.offers for m in o.moves]
            (text,) = errand.answer(sent)
            assert game.read(text).text == text


def test_a_card_that_came_through_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("basra")
    state = played(game, 2, "errands", MOVES).steps[0].state
    twin = world(game, state, SEATS[0], chance("another"))
    monkeypatch.setattr(view, "in_order", lambda piles, viewer: None)
    monkeypatch.setattr(view, "world", lambda game, state, *rest, **how: state.fork())
    sent = [errand.write(game, s, SEATS[0], "move", "greedy", "its own") for s in (state, twin)]
    assert sent[0] != sent[1]


def test_an_errand_does_not_say_who_knows_a_hidden_card() -> None:
    """Their bits would tell whose hand it is in truly, wherever it is imagined."""
    game = registry.game("basra")
    state = played(game, 2, "errands", MOVES).steps[0].state
    told = json.loads(errand.write(game, state, SEATS[0], "move", "greedy", "its own"))
    hand = game.plan.index["hand/1"]
    assert {told["known"][card] for card in told["zones"][hand]} == {game.plan.watchers[hand]}
