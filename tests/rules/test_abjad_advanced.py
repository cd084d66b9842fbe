"""Abjad Advanced: the rulings of its own; those that it shares with Medium are tested there, some here as well."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.search import playouts
from majlis.view import Mind
from tests.kit.letters import making
from tests.kit.small import judge

pytestmark = pytest.mark.both_builds
KEY = "abjad_advanced"


def played(seats: int, **given: object) -> Match[object]:
    """A whole match in which nobody makes a word."""
    match: Match[object] = Match(registry.game(KEY, given, judge=judge(["باب"])), seats, SeedLuck("rounds"))
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    return match


def test_AM_15_there_is_no_centre_and_no_exchange() -> None:
    match = Match(registry.game(KEY), 2, SeedLuck("none"))
    assert "centre" not in match.game.plan.index
    assert match.waiting() == [0, 1]
    assert [len(match.view(seat).zone(f"hand/{seat}")) for seat in (0, 1)] == [10, 10]
    assert len(match.game.pack.all) == 149
    assert {offer.verb for offer in match.game.offers(match.state, 0)} == {"done", "list", "word"}
    sitting = making(KEY, ["alif ba jim dal", "kaf lam ba"])
    sitting.play("word ابجد", 0).play("done", 0).play("word كلب", 1).play("done", 1)
    assert [list(event.args["words"].items) for event in sitting.heard if event.what == "lays-words"] == [
        [("word-with-points", {"word": "ابجد", "points": 16})],
        [("word-with-points", {"word": "كلب", "points": 47})],
    ]
    sitting.play("agree", 0).play("agree", 1)
    assert sitting.state.scores == [16, 47]
    assert sitting.state.rounds == 2


@pytest.mark.parametrize(
    ("seats", "rounds", "over"),
    [(2, 7, 9), (3, 4, 29), (4, 3, 29), (5, 2, 49), (6, 2, 29), (7, 2, 9), (8, 1, 69), (14, 1, 9)],
)
def test_AM_16_rounds_and_cards_left_over(seats: int, rounds: int, over: int) -> None:
    match = played(seats)
    assert match.state.rounds == rounds
    assert match.game.making.all_rounds(seats) == rounds
    assert len(match.state.piles.zones[match.game.plan.index["stock"]]) == over
    assert match.outcome().scores == [0.0] * seats


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 9), (5, 9), (14, 0)])
def test_AM_16_a_short_last_round(seats: int, each: int) -> None:
    match = played(seats, short_last=True)
    long = match.game.making.all_rounds(seats)
    assert match.state.rounds == long == registry.game(KEY).making.all_rounds(seats) + (1 if each else 0)
    assert len(match.state.piles.zones[match.game.plan.index["stock"]]) == 149 % (10 * seats) - each * seats


def test_a_bot_lays_the_best_list_and_hands_it_in() -> None:
    from majlis.bots import make

    sitting = making(KEY, ["alif ba jim dal kaf lam ba", "kaf lam ba"])
    mind = Mind(sitting.game, sitting.state, sitting.state.waiting()[0], chance("bot"))
    move = make("greedy", chance("bot")).choose(mind)
    assert sorted(word.word for word in move.words) == ["ابجد", "كلب"]
    sitting.play(move.text, 0)
    mind = Mind(sitting.game, sitting.state, sitting.state.waiting()[0], chance("bot"))
    assert make("greedy", chance("bot")).choose(mind).text == "done"


def test_matches_end_and_playouts_are_quick() -> None:
    from time import process_time

    game = registry.game(KEY)
    playouts(game, 2, 0, 3)
    before = process_time()
    playouts(game, 2, 3, 20)
    assert (process_time() - before) / 20 < 0.25
