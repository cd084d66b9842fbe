"""Words in doubt: the common rulings of word games, played out at New Word."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import record, registry
from majlis.chance import Chance
from majlis.event import Cards
from majlis.kit import claims
from majlis.kit.claims import STAND
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove
from majlis.plan import SEATS, SPECTATOR
from majlis.search import playout
from majlis.table import Table
from majlis.view import View
from tests.kit.small import Sitting, judge, new_word

pytestmark = pytest.mark.both_builds

ROW = "A/E E/I T R G"
HANDS = ["D F F S S S", "B B C D W W", "M M P P V K", "H H H J L L"]


def table(seats: int = 3, stock: str | None = "Z X Y Y N N N Q L", **given: Any) -> Sitting:
    """Seat 0 has D, the row A/E E/I T R G is free; 1 and then 2 follow."""
    return new_word(HANDS[:seats], ROW, stock=stock, **given)


def test_G_07_a_word_may_be_challenged_or_must_be_in_the_list_or_stands() -> None:
    challenge = table().play("word D @G @R @T")
    assert challenge.waiting() == [1, 2]
    assert "challenge" in challenge.moves(1)
    strict = table(mode="strict")
    assert strict.refused("word D @G @R @T") == "word-unknown"
    assert strict.refused("word TRADE") == ""
    honour = table(mode="honour").play("word D @G @R @T")
    assert honour.waiting() == [1]
    assert honour.moves(1) == ["pass"]
    assert honour.state.scores[0] == 4 + 6 + 2 + 1
    asked = table().play("word D @G @R @T").play("question", 1)
    assert asked.said("questions")["known"] == 0
    assert asked.state.scores[0] == 13
    assert asked.state.settled == ["DGRT"]


def test_G_08_the_first_challenge_counts_and_nobody_challenges_their_own_word() -> None:
    sitting = table(4).play("word TRADE")
    assert sitting.moves(0) == []
    assert sitting.refused("challenge", 0) == "not-your-turn"
    assert len(sitting.lie("hand/0")) == 5, "nothing is drawn before the window closes"
    assert sitting.lie("before") == ["G"]
    sitting.play("challenge", 2)
    assert sitting.refused("challenge", 3) != ""
    assert len(sitting.lie("hand/0")) == 6
    assert sitting.lie("before") == []


def test_G_09_a_wrong_word_counts_nothing_and_a_wrong_challenge_loses_a_turn() -> None:
    falls = table().play("word D @G @R @T").play("challenge", 2)
    assert falls.state.scores == [0, 0, 0]
    assert falls.lie("word") == ROW.split()
    assert sorted(falls.lie("hand/0")) == sorted(HANDS[0].split())
    assert falls.waiting() == [1]
    stands = table().play("word TRADE").play("challenge", 1)
    assert stands.state.scores[0] > 0
    assert stands.state.owed == [[], [], []], "the lost turn is the next one, and it is over"
    assert stands.waiting() == [2]
    assert "passed-over" in stands.order()


def test_G_10_lost_turns_add_up_and_are_lost_whole() -> None:
    sitting = table().play("word TRADE").play("challenge", 2)
    assert [len(turns) for turns in sitting.state.owed] == [0, 0, 1]
    sitting.play("word B @R @A/E=A @T", 1).play("challenge", 2)
    assert sitting.state.fallen == ["BRAT"]
    assert sitting.waiting() == [0], "seat 2 was passed over"
    assert [len(turns) for turns in sitting.state.owed] == [0, 0, 0]
    twice = table(4).play("word TRADE").play("challenge", 3)
    twice.play("word C @R @A/E=A @T", 1)
    assert len(twice.lie("hand/3")) == 6, "who is passed over draws nothing"
    both = table().play("word TRADE").play("challenge", 2).play("pass", 1)
    assert both.waiting() == [0]
    both.play("word F @A/E=A @T @D", 0)
    assert both.waiting() == [1, 2]


def test_G_10_two_wrong_challenges_are_two_turns() -> None:
    sitting = table(2, state={"owed": [[], [7]]}).play("word TRADE").play("challenge", 1)
    assert sitting.waiting() == [0]
    assert [len(turns) for turns in sitting.state.owed] == [0, 1]
    assert sitting.order().count("passed-over") == 1
    assert sitting.said("challenge-fails")["owed"] == 2


@pytest.mark.parametrize(("option", "scores"), [("free", [18, 0]), ("costs", [18, -18])])
def test_G_10_the_challenge_on_the_last_turn(option: str, scores: list[int]) -> None:
    sitting = new_word(["D", "B B"], "A/E E/I T R G", stock="", last_challenge=option)
    sitting.play("word TRADE").play("challenge", 1)
    assert sitting.waiting() == []
    assert sitting.state.scores == scores
    assert ("challenge-costs" in sitting.order()) == (option == "costs")


def test_G_11_with_two_players_the_turn_comes_straight_back() -> None:
    sitting = table(2).play("word TRADE").play("challenge", 1)
    assert sitting.waiting() == [0]
    assert sitting.moves(0) == ["pass"]


def test_G_12_a_word_may_be_laid_again_unless_the_table_bars_it() -> None:
    state = {"used": ["TRADE", "DATE"]}
    assert table(state=state).refused("word TRADE") == ""
    assert table(state=state, repeats=False).refused("word TRADE") == "word-repeated"
    assert table(mode="strict").refused("word @T @R @G D") == "word-unknown"
    assert table().refused("word @T @R D") == "word-short"


def test_G_17_scores_may_be_negative() -> None:
    sitting = new_word(["D", "B B"], "A/E E/I T R G", stock="", last_challenge="costs")
    assert sitting.play("word TRADE").play("challenge", 1).state.scores[1] < 0


def test_G_18_with_too_few_cards_the_rest_is_drawn_and_no_discard_comes_back() -> None:
    sitting = new_word(["D F F S S S", "B B C D W W"], ROW, stock="N", mode="honour")
    sitting.play("word D F @A/E=A @T @E/I=E")
    assert sitting.lie("stock") == []
    assert sorted(sitting.lie("hand/0")) == sorted("F S S S N".split())
    assert "R" in sitting.lie("discard")


def test_G_20_the_dealer_is_drawn_by_lot_and_the_next_seat_begins() -> None:
    game = registry.game("new_word", judge=judge())
    dealers = set()
    for seed in range(30):
        match = Match(game, 3, SeedLuck(f"{seed}"))
        dealers.add(match.state.dealer)
        assert match.waiting() == [(match.state.dealer + 1) % 3]
    assert dealers == {0, 1, 2}
    assert game.nature.clockwise


def test_G_21_defaults_by_kind_and_a_refused_word_costs_nothing() -> None:
    assert registry.nature("new_word").options().mode == "challenge"
    assert registry.nature("solitary_word").options().mode == "strict"
    strict = table(mode="strict")
    with pytest.raises(IllegalMove) as refused:
        strict.play("word D @G @R @T")
    assert refused.value.reason.what == "word-unknown"
    assert strict.waiting() == [0]
    strict.play("word TRADE")
    assert strict.waiting() == [1], "there is no window"
    assert table(mode="honour").play("word D @G @R @T").waiting() == [1]


def test_G_22_the_window_closes_when_all_have_let_the_word_stand() -> None:
    sitting = table(4).play("word TRADE")
    assert sitting.waiting() == [1, 2, 3]
    assert sitting.moves(2) == ["stand", "challenge", "question TRADE"]
    sitting.play("stand", 3)
    assert sitting.moves(3) == []
    assert sitting.refused("challenge", 3) == "not-your-turn"
    sitting.play("stand", 1)
    assert sitting.moves(1) == ["pass"], "the next seat may still begin its turn"
    assert sitting.state.layer == 0
    sitting.play("stand", 2)
    assert sitting.state.layer == -1
    assert sitting.waiting() == [1]


def test_G_22_the_next_seat_closes_it_with_its_first_move() -> None:
    sitting = table().play("word TRADE")
    assert sitting.moves(1) == ["stand", "challenge", "question TRADE", "pass"]
    assert "pass" not in sitting.moves(2)
    assert sitting.refused("word @T @R @A/E=A B B", 2) == "not-now"
    sitting.heard.clear()
    sitting.play("word @T @R @A/E=A B", 1)
    assert sitting.order() == ["counts", "draws", "lays"], "the closing and its effects come first"
    assert sitting.state.layer == 1


def test_G_22_next_is_who_will_really_be_on_turn() -> None:
    sitting = table(state={"owed": [[], [5], []]}).play("word TRADE")
    assert "pass" not in sitting.moves(1)
    assert "pass" in sitting.moves(2)
    assert "challenge" in sitting.moves(1), "who owes turns may still challenge"
    sitting.play("pass", 2)
    assert sitting.state.owed == [[], [], []]
    assert sitting.waiting() == [0]


@pytest.mark.parametrize(("option", "seconds"), [("20", 20.0), ("10", 10.0), ("30", 30.0), ("none", None)])
def test_G_22_time_is_up(option: str, seconds: float | None) -> None:
    sitting = table(4, window=option)
    assert sitting.game.timer(sitting.state) is None
    sitting.play("word TRADE")
    timer = sitting.game.timer(sitting.state)
    if seconds is None:
        assert timer is None
        return
    windows = set()
    while (timer := sitting.game.timer(sitting.state)) is not None:
        assert timer.seconds == seconds
        assert timer.move is STAND
        windows.add(timer.window)
        sitting.play(timer.move.text, timer.seat)
    assert windows == {1}, "all timers of one window are one"
    assert sitting.state.layer == -1
    later = sitting.play("word @T @R @A/E=A B", 1)
    timer = later.game.timer(later.state)
    assert timer is not None
    assert timer.window == 2


def test_G_23_the_order_of_effects_of_a_word_that_stands() -> None:
    sitting = table().play("word TRADE")
    sitting.heard.clear()
    sitting.play("challenge", 2)
    assert sitting.order() == ["challenge-fails", "counts", "draws"]
    assert sitting.said("counts")["total"] == 18
    falls = table().play("word D @G @R @T")
    falls.heard.clear()
    falls.play("challenge", 2)
    assert falls.order() == ["challenge-succeeds", "takes-back"], "no refill, no exchange"
    assert len(falls.lie("stock")) == 9


def test_G_24_after_the_verdict_there_is_no_second_challenge() -> None:
    sitting = table(4).play("word TRADE").play("challenge", 3)
    assert sitting.state.doubted == []
    for seat in (1, 2):
        assert sitting.refused("challenge", seat) != ""


def test_G_24_all_words_of_a_play_are_looked_up_at_once() -> None:
    state = table().state
    claims.open_window(state, SEATS[0], ["TRADE", "XQZ", "DATE"])
    assert not claims.challenge(state, SEATS[2], 9, judge(), Table(state.piles, Chance()))
    assert state.fallen == ["XQZ"]
    assert state.settled == ["TRADE", "DATE"]
    assert state.owed == [[], [], []]


def test_G_25_a_word_that_is_asked_about_stays_and_is_a_word_from_then_on() -> None:
    sitting = table().play("word D @G @R @T").play("question DGRT", 1)
    assert sitting.state.scores[0] == 13
    assert sitting.state.settled == ["DGRT"]
    assert sitting.state.layer == -1
    assert [e for e in sitting.order() if e == "questions"]
    again = new_word(["D S", "B B"], ROW, stock="N", state={"settled": ["DGRT"]}).play("word D @G @R @T")
    assert again.state.layer == -1, "it can no longer be challenged"
    assert again.state.scores[0] == 13


def test_G_25_the_window_goes_on_for_the_other_words() -> None:
    state = table().state
    silent = Table(state.piles, Chance())
    claims.open_window(state, SEATS[0], ["TRADE", "XQZ"])
    assert not claims.question(state, SEATS[1], "XQZ", judge(), silent)
    assert [m.text for m in claims.objections(state, SEATS[2])] == ["stand", "challenge", "question TRADE"]
    assert claims.challenge(state, SEATS[2], 9, judge(), silent), "the word asked about is not looked up again"
    assert state.owed[2] == [9]


def test_G_26_a_word_that_fell_is_refused_for_the_rest_of_the_match() -> None:
    for again in (False, True):
        sitting = table(3, fallen_again=again).play("word D @G @R @T").play("challenge", 1).play("pass", 1)
        sitting.play("exchange M", 2)
        assert sitting.refused("word D @G @R @T", 0) == ("" if again else "word-fallen")
        assert str(sitting.facts()["fallen"]["word"]) == "DGRT"


def test_G_26_only_what_was_looked_up_is_settled() -> None:
    sitting = table(2).play("word TRADE").play("stand", 1)
    assert sitting.state.settled == []
    sitting = table(2).play("word TRADE").play("challenge", 1)
    assert sitting.state.settled == ["TRADE"]
    assert str(sitting.facts()["settled"]["word"]) == "TRADE"


def test_G_27_cards_go_back_to_where_they_came_from() -> None:
    row = "T A/E R ? G"
    sitting = new_word(["D A/I S S S", "B B"], row, letters="TERMG", stock="N").play("word D @?=M @A/E=E A/I=A")
    assert sitting.lie("word") == ["D", "?", "A/E", "A/I"]
    assert sitting.lie("before") == ["T", "R", "G"]
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [
        (1, "letter-M"),
        (2, "letter-E"),
        (3, "letter-A"),
    ]
    sitting.play("challenge", 1)
    assert sitting.lie("word") == row.split(), "in their old order"
    assert sitting.state.letters == "TERMG", "and a word of the table keeps its letters"
    assert sorted(sitting.lie("hand/0")) == sorted("D A/I S S S".split())
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [(1, "letter-E"), (3, "letter-M")]
    sitting.play("exchange B", 1)
    assert sitting.refused("word D A/I=I @T @?=M", 0) == "", "in the hand the vowel is free again"
    known = sitting.state.piles.known
    seen = [
        sitting.game.pack.code[c] for c in sitting.state.piles.zones[sitting.game.plan.index["hand/0"]] if known[c] & 1
    ]
    assert sorted(seen) == ["A/I", "D"], "what was seen stays known"


def test_G_28_who_owes_turns_may_still_answer_and_is_told_when_passed_over() -> None:
    sitting = table(state={"owed": [[], [], [3, 4]]}).play("word D @G @R @T").play("challenge", 2)
    assert sitting.state.owed == [[], [], [3, 4]], "a right challenge costs nothing"
    sitting.play("pass", 1)
    assert sitting.state.owed == [[], [], [4]]
    assert sitting.said("passed-over")["owed"] == 1
    assert "You are passed over, with one more turn to lose." in sitting.told(2)
    assert sitting.waiting() == [0]


def test_G_29_everybody_must_have_passed_on_a_turn_of_their_own() -> None:
    sitting = table(2).play("pass").play("pass")
    assert sitting.waiting() == []
    falls = table(2).play("word D @G @R @T").play("challenge", 1).play("pass", 1)
    assert falls.waiting() == [], "a word that falls is as good as a pass"
    lost = table(3, state={"owed": [[], [5], []]}).play("pass", 0).play("pass", 2)
    assert lost.waiting() == [0], "a lost turn is none: seat 1 has not passed"
    lost.play("pass", 0)
    assert lost.play("pass", 1).waiting() == []
    exchange = table(2).play("pass", 0).play("exchange B", 1).play("pass", 0)
    assert exchange.waiting() == [1]
    word = table(2).play("pass", 0).play("word @A/E=A @T @G B", 1).play("stand", 0).play("pass", 0)
    assert word.waiting() == [1]


def test_G_30_what_all_may_see() -> None:
    sitting = table().play("word TRADE")
    view = View(sitting.game, sitting.state, SPECTATOR)
    assert [sitting.game.pack.code[c] for c in view.zone("word")] == ["T", "R", "A/E", "D", "E/I"]
    assert len(view.zone("hand/0")) == 5
    assert set(view.zone("hand/0")) == {-1}
    sitting.play("exchange B B W", 1)
    told = [e.seen_by(SEATS[2]) for e in sitting.heard if e.what == "exchanges"]
    assert told[0] is not None
    cards = told[0].args["cards"]
    assert isinstance(cards, Cards)
    assert cards.ids == [-1, -1, -1], "only how many"
    top = View(sitting.game, sitting.state, SPECTATOR).zone("discard")
    assert set(top) == {-1}, "the discards lie face down"
    assert sitting.facts()["score"] is not None


def test_G_34_every_match_ends_within_the_bound() -> None:
    for given in ({"fallen_again": True}, {"repeats": False}, {"same_word": True, "length": "any"}):
        game = registry.game("new_word", given, judge=judge())
        for seed in range(6):
            match = Match(game, 2 + seed % 3, SeedLuck(f"{seed}"))
            assert playout(game, match.state.fork(), Chance(seed)) <= game.bound


def test_G_35_who_does_not_answer_lets_it_stand_or_passes() -> None:
    sitting = table()
    assert sitting.fallback(0).text == "pass"
    sitting.play("word TRADE")
    assert sitting.fallback(1).text == "stand", "also the next seat"
    assert sitting.fallback(2).text == "stand"
    sitting.play("stand", 1)
    assert sitting.fallback(1).text == "pass"


def test_G_36_the_common_rules_hold_here_too() -> None:
    sitting = table(4).play("word TRADE").play("challenge", 3)
    assert sitting.refused("challenge", 2) == "not-your-turn", "G-48: the second of two moves is judged anew"
    assert sitting.order()[-3:] == ["challenge-fails", "counts", "draws"], "G-43: nobody is asked in between"
    one, other = table(), new_word([HANDS[0], "Q Z X J L L", HANDS[2]], ROW, stock="N N N", words=[])
    one.play("word TRADE")
    other.play("word TRADE")
    assert one.moves(2) == other.moves(2), "G-45: no tell-tale"


def test_a_record_keeps_every_verdict_and_needs_no_list() -> None:
    game = registry.game("new_word", judge=judge())
    match = Match(game, 2, SeedLuck("verdicts"))
    luck = Chance(7)
    while match.state.acting:
        seat = match.waiting()[luck.below(len(match.waiting()))]
        match.play(seat, game.propose(match.state, seat, luck))
    text = record.write(record.of(match))
    assert record.replay(record.read(text)).digest() == match.digest()
    if match.verdicts:
        word = next(iter(match.verdicts))
        assert f"verdict {'yes' if match.verdicts[word] else 'no'} {word}" in text
