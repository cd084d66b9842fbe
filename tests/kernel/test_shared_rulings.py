"""Shared rulings that the kernel itself keeps; those that a game keeps are tested with the game."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from majlis import options, record, registry
from majlis.game import Nature, Outcome
from majlis.laws.runs import FAR, AnyGame, played
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Reason, Refused
from majlis.options import Options
from majlis.plan import SEATS, SHUT, SPECTATOR, after

pytestmark = pytest.mark.both_builds
every_game = pytest.mark.parametrize("key", registry.natures())


def begun(key: str) -> AnyGame:
    return registry.game(key)


def test_G_01_every_game_says_which_way_its_turns_go() -> None:
    ways = [nature.clockwise for nature in registry.natures().values()]
    assert all(isinstance(way, bool) for way in ways)
    assert Nature("toy", "race", "french", [2], Options).clockwise


def test_G_16_equal_winners_share() -> None:
    assert Outcome([3.0, 7.0, 7.0]).winners() == [1, 2]
    assert Outcome([1.0, 1.0]).winners() == [0, 1]


@every_game
def test_G_17_scores_are_whole_numbers_and_may_be_negative(key: str) -> None:
    game = begun(key)
    for seed in range(3):
        outcome = played(game, game.nature.seats[0], seed, FAR).match.outcome()
        assert outcome is not None
        assert all(score == int(score) for score in outcome.scores)


@every_game
def test_G_19_a_seed_and_the_moves_are_enough_to_play_a_deal_again(key: str) -> None:
    game = begun(key)
    match = played(game, game.nature.seats[-1], "again", 25, last_deal=False).match
    again = record.replay(record.read(record.write(record.of(match))))
    assert again.digest() == match.digest()


def test_G_41_the_next_seat_is_one_more() -> None:
    assert [after(seat, 4) for seat in SEATS[:4]] == [1, 2, 3, 0]
    assert after(SEATS[1], 4, -1) == 0
    assert after(SEATS[3], 4, 2) == 1


@every_game
def test_G_44_spectators_see_what_all_see_and_no_more(key: str) -> None:
    game = begun(key)
    seats = game.nature.seats[-1]
    for step in played(game, seats, "seen", 40).steps:
        piles = step.state.piles
        views = [piles.seen_by(viewer) for viewer in SEATS[:seats]]
        for zone, cards in enumerate(piles.seen_by(SPECTATOR)):
            theirs = [view[zone] for view in views]
            if cards is None:
                assert game.plan.sights[zone] == SHUT
                continue
            for place, card in enumerate(cards):
                assert card < 0 or all(view is not None and view[place] == card for view in theirs)
            assert all(view is not None and len(view) == len(cards) for view in theirs)


@every_game
def test_G_48_of_two_moves_at_once_the_second_is_judged_in_the_new_state(key: str) -> None:
    game = begun(key)
    match = Match(game, game.nature.seats[-1], SeedLuck("twice"))
    seat = match.waiting()[0]
    move = game.propose(match.state, seat, match.luck.step(9, 9))
    match.play(seat, move)
    before = match.digest()
    if game.refuse(match.state, seat, match.log[-1][1]) is not None:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, move)
        assert refused.value.reason.what
        assert match.digest() == before


@every_game
def test_G_51_every_game_states_a_bound(key: str) -> None:
    assert 0 < begun(key).bound <= 5_000_000


@dataclass(frozen=True)
class Both(Options):
    one: bool = False
    other: bool = False

    def conflict(self) -> Reason | None:
        return Reason("not-both") if self.one and self.other else None


def test_G_52_options_that_exclude_each_other_are_refused_when_the_table_is_set_up() -> None:
    with pytest.raises(Refused, match="not-both"):
        options.read(Both, {"one": True, "other": True})
