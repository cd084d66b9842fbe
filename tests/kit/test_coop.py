"""A team at a solitaire, played out at Solitary Word."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.chance import Chance
from majlis.kit import coop
from majlis.kit.coop import Vote
from majlis.plan import SEATS, SPECTATOR
from majlis.search import world
from majlis.table import Table
from majlis.view import View
from tests.kit.small import Sitting, solitary

pytestmark = pytest.mark.both_builds


def team(seats: int = 3, **given: object) -> Sitting:
    return solitary("D A/E T E/I R S", seats=seats, **given)  # type: ignore[arg-type]


def voting(seats: int = 3, **given: object) -> Sitting:
    sitting = team(seats, **given).play("word DATE", 0).play("word TEAR", 1)
    for seat in range(seats):
        sitting.play("ready", seat)
    return sitting


def test_G_33_anybody_calls_anything_and_says_when_ready() -> None:
    sitting = team()
    assert sitting.waiting() == [0, 1, 2]
    assert sitting.moves(1) == ["ready", "resign"]
    sitting.play("ready", 2).play("word DATE", 0).play("word RAT", 0).play("resign", 1)
    assert sitting.state.ready == 0b100, "a call makes nobody unready"
    assert sitting.moves(2) == ["unready"]
    assert sitting.moves(0) == ["ready"], "resigning has been called"
    assert sitting.refused("word DATE", 1) == "called-already"
    assert sitting.refused("word XQZ", 1) == "word-lacks"
    sitting.play("unready", 2)
    assert sitting.state.ready == 0
    assert [c.split()[0] for c in sitting.state.calls] == ["word", "word", "resign"]


def test_G_33_a_single_call_is_carried_out_without_a_vote() -> None:
    sitting = team().play("word DATE", 2)
    for seat in range(3):
        sitting.play("ready", seat)
    assert sitting.state.played == ["DATE"]
    assert sitting.state.calls == []
    assert sitting.waiting() == [0, 1, 2]
    resigned = team().play("resign", 0)
    for seat in range(3):
        resigned.play("ready", seat)
    assert resigned.waiting() == []


def test_G_33_all_votes_alike_carry_a_call_out() -> None:
    sitting = voting()
    assert sitting.moves(1) == ["vote word D A/E=A T E/I=E", "vote word T E/I=E A/E=A R"]
    sitting.play("vote TEAR", 0).play("vote 2", 1)
    assert sitting.waiting() == [2]
    assert sitting.state.played == []
    sitting.play("vote tear", 2)
    assert sitting.state.played == ["TEAR"]
    assert [e.doers for e in sitting.heard if e.what == "voted-for"] == [[0, 1, 2]]


def test_G_33_otherwise_it_is_voted_again_with_the_votes_shown() -> None:
    sitting = voting().play("vote DATE", 0).play("vote DATE", 1)
    assert "voted-for" not in sitting.order()
    sitting.play("vote TEAR", 2)
    assert sitting.state.voting == 2
    assert sitting.waiting() == [0, 1, 2]
    assert [(e.doers, e.args["call"]) for e in sitting.heard if e.what == "voted-for"] == [
        ([0, 1], "DATE"),
        ([2], "TEAR"),
    ]
    assert sitting.state.shown == [0, 0, 1]
    assert sitting.refused("vote FACE", 0) != ""
    assert sitting.refused("ready", 0) == "not-now"


def test_G_33_votes_are_sealed() -> None:
    sitting = voting().play("vote DATE", 0)
    other = voting().play("vote TEAR", 0)
    for viewer in (SPECTATOR, SEATS[1], SEATS[2]):
        one, two = (View(s.game, s.state, viewer) for s in (sitting, other))
        assert [(f.what, repr(f.args)) for f in one.facts] == [(f.what, repr(f.args)) for f in two.facts]
        assert one.waiting == two.waiting == [1, 2]
    assert sitting.game.sealed(sitting.state) == [(0, Vote("word D A/E=A T E/I=E", None))]
    imagined = {world(sitting.game, sitting.state, SEATS[1], Chance(n)).votes[0] for n in range(20)}
    assert imagined == {0, 1}
    assert {world(sitting.game, sitting.state, SEATS[0], Chance(n)).votes[0] for n in range(20)} == {0}


def test_G_33_when_nobody_calls_anything_three_times_the_game_is_resigned() -> None:
    sitting = team(2)
    for n in (1, 2):
        sitting.play("ready", 0).play("ready", 1)
        assert sitting.state.idle == n
        assert sitting.state.ready == 0
        assert sitting.waiting() == [0, 1]
    sitting.play("ready", 0).play("ready", 1)
    assert sitting.waiting() == []
    assert "team-resigned" in sitting.order()


def test_G_33_a_word_in_between_begins_the_count_again() -> None:
    sitting = team(2).play("ready", 0).play("ready", 1).play("word DATE", 0).play("ready", 0).play("ready", 1)
    assert sitting.state.idle == 0


def test_G_33_the_die_is_rolled_among_those_with_most_votes() -> None:
    sitting = team(5, die="three").play("word DATE", 0).play("word TEAR", 1).play("word RAT", 2)
    for seat in range(5):
        sitting.play("ready", seat)
    for _ in range(3):
        for seat, word in enumerate(["DATE", "DATE", "TEAR", "TEAR", "RAT"]):
            sitting.play(f"vote {word}", seat)
    rolled = [e for e in sitting.heard if e.what == "rolls"]
    assert {str(e.args["call"]) for e in rolled} == {"DATE", "TEAR"}
    rolls = {str(e.args["call"]): e.args["roll"] for e in rolled}
    assert all(1 <= int(str(roll)) <= 6 for roll in rolls.values())
    assert sitting.state.played == [max(rolls, key=lambda call: int(str(rolls[call])))]


def test_G_33_where_most_votes_decide_one_round_is_enough() -> None:
    state = voting().state
    calls = [coop.RESIGN, coop.READY]
    state.votes = [0, 1, 1]
    assert coop.counted(state, calls, 1, Table(state.piles, Chance())) == "ready"
    won: Counter[str] = Counter()
    for n in range(200):
        state.votes = [0, 1, -1]
        won[coop.counted(state, calls, 1, Table(state.piles, Chance(n)))] += 1
    assert 70 < won["ready"] < 130, "equal: the die"


def test_G_35_who_does_not_answer_is_ready() -> None:
    sitting = team()
    assert sitting.fallback(1).text == "ready"
    later = voting().play("vote TEAR", 0).play("vote TEAR", 1).play("vote DATE", 2)
    assert later.fallback(0).text.startswith("vote word T"), "the call that had most votes"


def test_a_team_of_two_hears_all_there_is() -> None:
    sitting = voting(2).play("vote DATE", 0).play("vote DATE", 1)
    assert sitting.told(0)[:7] == [
        "You call 1: DATE.",
        "Ben calls 2: TEAR.",
        "You are ready. One is still looking.",
        "Ben is ready.",
        "Vote 1: DATE.",
        "Vote 2: TEAR.",
        "You have voted.",
    ]
    assert "You and Ben voted for DATE." in sitting.told(0)
    assert "DATE is played." in sitting.told(1)
