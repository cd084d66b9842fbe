"""Word Snake, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import position, record, registry
from majlis.chance import chance
from majlis.games.word_snake import advice
from majlis.games.word_snake.chain import read_snake
from majlis.games.word_snake.spots import winding
from majlis.luck import SeedLuck
from majlis.match import Match, remembered
from majlis.move import Refused
from majlis.plan import SEATS
from majlis.view import Mind, View
from tests.kit.small import PACK, Sitting, judge

pytestmark = pytest.mark.both_builds

WORDS = "CAT TED DEN SNAKE BUS ENJOY TEN NET TAT ACT BAD DATE SEA".split()
READY, DRAFT, BUILD, CHECK, DOUBT, OVER = range(6)


def table(
    *hands: str, centre: str = "", words: list[str] = WORDS, state: dict[str, Any] | None = None, **given: Any
) -> Sitting:
    """All are building with these cards; seat 0 has dealt. Cards that lie nowhere else are in the stock."""
    game = registry.game("word_snake", given, judge=judge(words))
    zones = {f"rack/{s}": hand.split() for s, hand in enumerate(hands)} | {"centre": centre.split()}
    everyone = (1 << len(hands)) - 1
    told = {"deals": 1, "phase": BUILD, "building": everyone, "acting": everyone, "number": 3, **(state or {})}
    data = {"game": "word_snake", "seats": len(hands), "zones": zones, "state": told}
    return Sitting(game, position.place(game, data))


def dealt(seats: int, seed: object, **given: Any) -> Match[Any]:
    return Match(registry.game("word_snake", given, judge=judge(WORDS)), seats, SeedLuck(f"{seed}"))


def begin(match: Match[Any]) -> Match[Any]:
    match.play(match.state.dealer, match.game.read("go"))
    return match


def sizes(match: Match[Any], name: str) -> list[int]:
    zones, index = match.state.piles.zones, match.game.plan.index
    return [len(zones[index[f"{name}/{s}"]]) for s in range(match.seats)]


CAT_TED = "C A/E T E/O D"

# -- the deal --


@pytest.mark.parametrize(("seats", "left"), [(2, 39), (3, 26), (4, 13), (5, 0)])
def test_WS_01_thirteen_each_and_nine_in_the_centre(seats: int, left: int) -> None:
    match = dealt(seats, 1)
    zones, index = match.state.piles.zones, match.game.plan.index
    assert sizes(match, "packet") == [13] * seats
    assert (len(zones[index["centre"]]), len(zones[index["stock"]])) == (9, left)


def test_WS_02_nobody_sees_or_moves_a_card_before_go() -> None:
    match = dealt(3, 2)
    dealer = match.state.dealer
    for seat in SEATS[:3]:
        view = View(match.game, match.state, seat)
        assert set(view.zone(f"packet/{seat}")) == {-1}
        assert match.game.refuse(match.state, seat, match.game.read("pass")) is not None
    timer = match.game.timer(match.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (3, dealer, "go")
    begin(match)
    assert match.waiting() == [0, 1, 2]
    assert sizes(match, "rack") == [13] * 3
    assert -1 not in View(match.game, match.state, SEATS[0]).zone("rack/1")


# -- the snake --


def test_WS_03_a_snake_is_a_chain_and_a_card_counts_once() -> None:
    sitting = table(CAT_TED, "B", words=WORDS)
    assert sitting.refused("snake CAT DEN", 0) == "not-a-chain"
    assert sitting.refused("snake CA", 0) == "word-short"
    sitting.play("snake CAT TED", 0)
    assert sitting.lie("snake/0") == ["C", "A/E", "T", "E/O", "D"]
    assert sitting.said("builds") == {"words": "CAT TED", "points": 11, "held": 0}  # 4 + 1 + 1 + 1 + 4
    assert sitting.refused("snake C A/E=A / T /", 0) == "word-short"


def test_WS_04_centre_cards_one_at_a_time_straight_into_a_word_and_the_first_request_has_it() -> None:
    sitting = table("C A/E", "B A/E D", centre="T E/O D")
    assert sitting.full("snake CAT", 0) == "snake C A/E=A @T /"
    assert sitting.refused("snake C A/E=A @T / @E/O=E", 0) == "centre-one"
    assert sitting.refused("snake CAT TED", 0) == "word-lacks"
    sitting.play("snake C A/E=A @T /", 0)
    assert sitting.said("takes")["left"] == 2
    assert sitting.refused("snake B @T", 1) == "centre-gone"
    sitting.play("snake B A/E=A @D ,", 1)  # in a word that is not finished
    sitting.play("snake none", 0)
    assert sorted(sitting.lie("rack/0")) == ["A/E", "C", "T"]  # a card of the hand now
    assert sitting.lie("centre") == ["E/O"]


def test_WS_08_a_snake_is_offered_as_it_lies_with_the_centre_beside_it() -> None:
    sitting = table("C A/E T B", "D", centre="T E/O").play("snake CAT", 0)
    field = next(o for o in sitting.game.offers(sitting.state, SEATS[0]) if o.verb == "snake").fields[0]
    assert field.domain == "chain"
    assert " ".join(field.now) == "C A/E=A T /"
    assert [sitting.game.pack.code[c] for c in field.cards[-field.laid :]] == ["T", "E/O"]


def test_WS_05_only_complete_words_from_the_head_count_and_the_printed_example() -> None:
    bob = "B O/U S N A/E K E/I N J A/O Y"
    sitting = table("C A/E T", bob, centre="", words=WORDS)
    sitting.play("snake B O/U=U S / N K E/I=E , N J A/O=O Y /", 1)
    assert sitting.said("builds")["words"] == "BUS SNKE… ENJOY"
    assert sitting.said("builds")["points"] == 8 + 2 + 2
    sitting.play("snake CAT", 0).play("stop", 0).play("stand", 1)
    assert sitting.lie("snake/1") == ["B", "O/U", "S"]
    assert sorted(sitting.lie("rack/1")) == sorted("N K E/I N J A/O Y A/E".split())
    assert read_snake("B O/U=U S / N K".split()).words() == ["BUS"]  # type: ignore[union-attr]


def test_WS_05_a_word_that_is_not_marked_is_not_complete() -> None:
    sitting = table("C A/E T D", "B").play("snake C A/E=A T", 0)
    assert sitting.said("builds")["points"] == 0
    assert sitting.refused("stop", 0) == "cards-left"
    sitting.play("pass", 0)
    assert sitting.lie("snake/0") == []


# -- stop --


def test_WS_06_stop_is_for_who_has_used_every_card_in_complete_words() -> None:
    sitting = table(CAT_TED, "B S")
    assert sitting.refused("stop", 0) == "cards-left"
    sitting.play("snake C A/E=A T / E/O=E D", 0)
    assert sitting.refused("stop", 0) == "not-whole"
    sitting.play("snake CAT TED", 0).play("stop", 0)
    assert sitting.waiting() == [1]
    assert sitting.refused("snake none", 1) == "not-now"
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (20, 1, "stand")
    sitting.play("stand", 1)
    assert sitting.order()[-2:] == ["stop-stands", "deal-ends"]


def test_WS_06_an_illegal_word_puts_the_caller_out_and_the_others_go_on_from_where_they_were() -> None:
    sitting = table(CAT_TED, "B S O/U T", "H S", words=["CAT", "BUS"])
    sitting.play("snake BUS", 1)
    sitting.play("snake CAT TED", 0).play("stop", 0)
    assert sitting.moves(2) == ["stand", "challenge CAT of 1", "challenge TED of 1"]
    sitting.play("challenge CAT of 1", 2)
    assert sitting.said("challenges-wrongly")["points"] == 6
    assert sitting.state.costs == [0, 0, 6]
    assert sitting.moves(1) == ["stand", "challenge TED of 1"]  # no word twice
    sitting.play("challenge TED of 1", 1)
    assert sitting.lie("snake/0") == ["C", "A/E", "T"]
    assert sitting.waiting() == [1, 2]
    assert sitting.lie("snake/1") == ["B", "O/U", "S"]
    assert sitting.state.building == 6


def test_WS_06_those_who_have_passed_may_challenge_too() -> None:
    sitting = table(CAT_TED, "B S", "H S").play("pass", 1)
    sitting.play("snake CAT TED", 0).play("stop", 0)
    assert sitting.waiting() == [1, 2]


@pytest.mark.parametrize(("check", "seconds"), [("10", 10), ("30", 30), ("none", None)])
def test_WS_06_the_time_to_challenge_is_an_option(check: str, seconds: int | None) -> None:
    sitting = table(CAT_TED, "B S", check=check).play("snake CAT TED", 0).play("stop", 0)
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds if timer is not None else None) == seconds


# -- pass, and the end of a deal --


def test_WS_07_a_pass_is_final_and_when_all_have_passed_the_deal_ends() -> None:
    sitting = table("C A/E T D", "B S", "H S").play("snake CAT", 0).play("pass", 0)
    assert sitting.waiting() == [1, 2]
    assert sitting.lie("left/0") == ["D"]
    assert sitting.refused("snake none", 0) == "not-your-turn"
    sitting.play("pass", 1)
    assert sitting.waiting() == [2]  # who is left alone may go on
    sitting.play("pass", 2)
    assert sitting.state.phase == DOUBT


@pytest.mark.parametrize(("cap", "seconds"), [("10", 600), ("3", 180), ("5", 300), ("none", None)])
def test_WS_07_after_ten_minutes_all_pass(cap: str, seconds: int | None) -> None:
    sitting = table("C", "B", cap=cap)
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds if timer is not None else None) == seconds
    if timer is not None:
        sitting.play(timer.move.text, timer.seat)
        again = sitting.game.timer(sitting.state)
        assert again is not None
        assert (again.window, again.seat) == (timer.window, 1)


def test_WS_08_vowel_cards_are_turned_and_wilds_renamed_while_building() -> None:
    sitting = table("? A/E T", "B").play("snake ?=C A/E=A T /", 0)
    sitting.play("snake ?=N A/E=E T /", 0)
    assert [m.term for m in sitting.game.marks(sitting.state)] == ["letter-N", "letter-E"]
    sitting.play("snake T A/E=E ?=N /", 0)
    assert sitting.lie("snake/0") == ["T", "A/E", "?"]


def test_WS_09_what_is_left_counts_minus_a_vowel_card_one_and_a_wild_nothing() -> None:
    sitting = table("T C", "A/U ?", "B A/O D Y", state={"deals": 5}).play("snake BAD", 2)
    for seat in (0, 1, 2):
        sitting.play("pass", seat)
    for seat in sitting.waiting():
        sitting.play("stand", seat)
    assert sitting.state.scores == [-5, -1, 13 - 7]
    assert sitting.state.phase == OVER
    assert sitting.game.outcome(sitting.state).winners() == [2]  # type: ignore[union-attr]
    assert sitting.said("wins") == {"total": 6}


# -- challenges after the deal --


def ended(*snakes: str, words: list[str], **given: Any) -> Sitting:
    """All have passed with these snakes, in the last deal."""
    hands = ["C A/E T E/O D N E/I", "B A/O D A/E T E/U S", "H S"][: len(snakes)]
    sitting = table(*hands, words=words, state={"deals": 5}, **given)
    for seat, snake in enumerate(snakes):
        if snake:
            sitting.play(f"snake {snake}", seat)
    for seat in range(len(snakes)):
        sitting.play("pass", seat)
    return sitting


def test_WS_10_words_are_marked_first_come_and_judged_from_the_head() -> None:
    sitting = ended("CAT TED DEN", "BAD DATE", "", words=["CAT", "DEN", "BAD", "DATE"])
    assert sitting.waiting() == [0, 1, 2]
    assert "challenge CAT of 1" not in sitting.moves(0)
    sitting.play("challenge DEN of 1", 1).play("challenge TED of 1", 2)
    assert sitting.refused("challenge TED of 1", 1) == "not-now"
    sitting.play("challenge DATE of 2", 0)
    assert sitting.state.costs == [0, 0, 0]  # judged when all are done
    for seat in (0, 1, 2):
        sitting.play("stand", seat)
    order = [what for what in sitting.order() if what in ("challenges-rightly", "challenges-wrongly", "lapses")]
    assert order == ["challenges-rightly", "lapses", "challenges-wrongly"]
    assert sitting.lie("snake/0") == ["C", "A/E", "T"]  # the shared card stays with the word before
    assert sitting.said("challenges-wrongly")["points"] == 4 + 1 + 1 + 1  # shared cards too
    assert sitting.state.scores[0] == 6 - (1 + 4 + 2 + 1) - 7
    assert sitting.state.costs == [7, 0, 0]


def test_WS_10_no_challenges_where_words_must_be_in_the_list_or_always_stand() -> None:
    strict = ended("CAT TED", "", words=["CAT", "TED"], mode="strict")
    assert strict.state.phase == OVER
    barred = table("X Q Z", "B", words=["CAT"], mode="strict")
    assert barred.refused("snake X Q Z /", 0) == "word-unknown"
    assert barred.refused("snake X Q Z", 0) == ""  # not marked as complete
    always = table("C A/E T", "B", words=["NONE"], mode="honour", state={"deals": 5})
    always.play("snake C A/E=A T /", 0).play("stop", 0)
    assert always.state.phase == OVER
    assert always.state.scores == [6, -8]


def test_WS_10_time_to_challenge_runs_out_for_all_at_once() -> None:
    sitting = ended("CAT TED", "BAD", words=WORDS)
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    sitting.play(timer.move.text, timer.seat)
    again = sitting.game.timer(sitting.state)
    assert again is not None
    assert again.window == timer.window
    sitting.play(again.move.text, again.seat)
    assert sitting.state.phase == OVER


def test_G_26_fallen_words_are_refused_and_legal_ones_not_challenged_again() -> None:
    sitting = table("C A/E T", "T A/E N", state={"fallen": ["CAT"], "settled": ["TAN"]})
    assert sitting.refused("snake C A/E=A T /", 0) == "word-fallen"
    sitting.play("snake T A/E=A N /", 1).play("stop", 1)
    assert sitting.order()[:3] == ["builds", "stops", "stop-stands"]
    again = table("C A/E T", "T A/E N", state={"fallen": ["CAT"]}, fallen_again=True)
    assert again.refused("snake C A/E=A T /", 0) == ""


# -- the match --


def test_WS_11_five_deals_the_dealer_moves_left_and_ties_are_shared() -> None:
    dealers = {int(dealt(3, seed).state.dealer) for seed in range(20)}
    assert dealers == {0, 1, 2}
    match = dealt(2, 3)
    first, seen = match.state.dealer, []
    while match.state.acting:
        seen.append((match.state.deals, int(match.state.dealer)))
        begin(match)
        for seat in match.waiting():
            match.play(seat, match.game.read("pass"))
    assert seen == [(n + 1, (first + n) % 2) for n in range(5)]
    tie = table("T", "T", state={"deals": 5}).play("pass", 0).play("pass", 1)
    assert tie.game.outcome(tie.state).winners() == [0, 1]  # type: ignore[union-attr]


@pytest.mark.parametrize("seconds", ["75", "60", "90"])
def test_WS_12_the_first_pass_starts_the_timer_which_stands_still_during_a_check(seconds: str) -> None:
    sitting = table(CAT_TED, "B S", "H S", "L", ending="timer", timer=seconds, words=["CAT"])
    sitting.play("pass", 3)
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (int(seconds), 0, "pass")
    assert timer.still
    sitting.play("pass", 2)
    sitting.play("snake CAT TED", 0).play("stop", 0)
    check = sitting.game.timer(sitting.state)
    assert check is not None
    assert check.window != timer.window
    sitting.play("challenge TED of 1", 1)
    back = sitting.game.timer(sitting.state)
    assert back is not None
    assert back.window == timer.window
    sitting.play(back.move.text, back.seat)
    assert sitting.state.phase == DOUBT


def test_WS_13_relaxed_the_centre_is_shared_out_in_turn_and_snakes_are_built_unseen() -> None:
    match = dealt(3, 4, ending="relaxed")
    begin(match)
    assert match.state.phase == DRAFT
    assert match.game.race(match.state) is None
    first = (match.state.dealer + 1) % 3
    assert match.waiting() == [first]
    match.play(match.waiting()[0], match.game.choices(match.state, SEATS[first], _quiet())[1])
    assert match.waiting() == [(first + 1) % 3]
    for _ in range(3):
        match.play(match.waiting()[0], match.game.read("pass"))
    assert match.state.phase == BUILD
    assert sizes(match, "rack")[first] == 14
    timer = match.game.timer(match.state)
    assert timer is not None
    assert timer.seconds == 300


def _quiet() -> Any:
    from majlis.move import QUIET

    return QUIET


def test_WS_13_relaxed_there_is_no_stop_and_all_hand_in() -> None:
    sitting = table(CAT_TED, "B S", ending="relaxed", state={"deals": 5}).play("snake CAT TED", 0)
    assert sitting.refused("stop", 0) == "no-stop"
    assert sitting.lie("snake/0") == []
    assert sitting.told(1)[-1:] == []
    assert [f.what for f in sitting.game.facts_for(sitting.state, SEATS[0])] == ["my-snake"]
    assert sitting.game.facts_for(sitting.state, SEATS[1]) == []
    sitting.play("pass", 0).play("pass", 1)
    assert sitting.lie("snake/0") == ["C", "A/E", "T", "E/O", "D"]
    sitting.play("stand", 1)
    assert sitting.state.scores == [11, -10]


@pytest.mark.parametrize(("building", "seconds"), [("3", 180), ("10", 600), ("none", None)])
def test_WS_13_the_time_to_build_is_an_option(building: str, seconds: int | None) -> None:
    sitting = table("C", "B", ending="relaxed", building=building)
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds if timer is not None else None) == seconds


def test_WS_13_when_the_centre_is_empty_building_begins() -> None:
    sitting = table("C", "B", centre="T", ending="relaxed", state={"phase": DRAFT, "acting": 1})
    sitting.play("take T", 0)
    assert sitting.state.phase == BUILD


def test_WS_14_an_empty_snake_and_the_same_word_twice() -> None:
    twice = "T A/E T A/I T"
    sitting = table(twice, "B", words=["TAT"])
    sitting.play("snake TAT TAT", 0)
    assert sitting.said("builds")["points"] == 5
    assert table(twice, "B", words=["TAT"], repeats=False).refused("snake TAT TAT", 0) == "word-repeated"
    assert table("C", "B").play("pass", 0).lie("left/0") == ["C"]


def test_WS_15_the_first_stop_counts_and_after_one_that_falls_the_other_may_call() -> None:
    sitting = table(CAT_TED, "B O/U S", "H", words=["CAT", "BUS"]).play("snake CAT TED", 0).play("snake BUS", 1)
    race = sitting.game.race(sitting.state)
    sitting.play("stop", 0)
    assert sitting.refused("stop", 1) == "not-now"
    other = sitting.game.race(sitting.state)
    assert race is not None
    assert other is not None
    assert race.number != other.number  # a Stop of before is void
    sitting.play("challenge TED of 1", 2).play("stop", 1)
    assert sitting.state.caller == 1


def test_WS_16_if_the_caller_was_the_last_to_build_the_deal_ends() -> None:
    sitting = table(CAT_TED, "B", words=["CAT"], state={"deals": 5}).play("pass", 1)
    sitting.play("snake CAT TED", 0).play("stop", 0).play("challenge TED of 1", 1)
    assert sitting.order()[-3:] == ["takes-back", "stop-falls", "deal-ends"]


# -- hidden hands and snakes --


def test_hidden_hands_are_for_their_owner() -> None:
    match = begin(dealt(2, 5, hands="hidden"))
    assert set(View(match.game, match.state, SEATS[0]).zone("rack/1")) == {-1}
    assert -1 not in View(match.game, match.state, SEATS[0]).zone("rack/0")


def test_hidden_cards_that_count_are_shown() -> None:
    sitting = table("T C", "A/U B", hands="hidden", state={"deals": 5}).play("pass", 0).play("pass", 1)
    shown = [line for line in sitting.told(0) if "have left: " in line or "has left: " in line]
    assert shown == ["You have left: C and T.", "Ben has left: B and A or U."]


def test_hidden_snakes_are_shown_at_the_end_and_centre_cards_taken_by_a_move_of_their_own() -> None:
    sitting = table("C A/E", "B S", centre="T D", snakes="hidden", state={"deals": 5})
    assert sitting.refused("snake C A/E=A @T /", 0) == "centre-gone"
    sitting.play("take T", 0)
    assert sitting.refused("pass", 0) == "place-it-first"
    assert sitting.refused("snake C A/E=A", 0) == "use-it-now"
    assert sitting.fallback(0).text == "snake T"
    sitting.play("snake CAT", 0)
    assert sitting.game.facts(sitting.state)[-1].what == "deal"
    assert sitting.game.sealed(sitting.state)[0][1].text == "snake C A/E=A T /"
    sitting.play("stop", 0)
    assert sitting.lie("snake/0") == ["C", "A/E", "T"]
    assert sitting.game.sealed(sitting.state) == []


def test_options_that_exclude_each_other_are_refused() -> None:
    for given in ({"ending": "relaxed", "snakes": "hidden"}, {"timer": "60"}):
        with pytest.raises(Refused):
            registry.game("word_snake", given)


# -- beside the rules --


def test_a_snake_lies_winding_so_that_shared_cards_are_at_the_corners() -> None:
    snake = read_snake("C A/E=A T / E/O=E D / E/I=E N /".split())
    assert snake is not None
    assert winding(snake) == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 3), (2, 4)]
    sitting = table(CAT_TED, "B").play("snake CAT TED", 0)
    zone = sitting.game.plan.index["snake/0"]
    assert sitting.game.spots(sitting.state, zone) == winding(snake)[:5]


def test_changes_of_a_snake_are_bounded() -> None:
    sitting = table("C A/E T", "B", state={"changes": [120, 0]})
    assert sitting.game.domain(sitting.state, SEATS[0]) is None
    assert sitting.moves(0) == ["pass"]


def test_bots_take_their_time() -> None:
    race = table("C", "B").game.race(table("C", "B").state)
    assert race is not None
    assert race.pace > 5
    assert race.by == -1


def test_good_play_lays_what_gains_most_and_challenges_only_what_is_wrong() -> None:
    sitting = table(CAT_TED, "B S", words=WORDS)
    view = View(sitting.game, sitting.state, SEATS[0])
    moves = Mind(sitting.game, sitting.state, SEATS[0], chance("mind")).moves()
    best = max(moves, key=lambda move: advice.weigh(view, move))
    assert best.text.startswith("snake ")
    sitting.play(best.text, 0)
    wrong = table(CAT_TED, "B S", words=["CAT"]).play("snake CAT TED", 0).play("stop", 0)
    view = View(wrong.game, wrong.state, SEATS[1])
    weights = {move.text: advice.weigh(view, move) for offer in view.offers for move in offer.moves}
    assert max(weights, key=lambda text: weights[text]) == "challenge TED of 1"


def test_a_record_replays_without_a_clock_or_a_list() -> None:
    match = dealt(3, "record")
    luck = chance("record")
    while match.state.acting:
        seats = match.waiting()
        seat = seats[luck.below(len(seats))]
        match.play(seat, match.game.propose(match.state, seat, luck))
    again = record.replay(record.read(record.write(record.of(match))))
    assert again.digest() == match.digest()
    assert remembered(again.state) == remembered(match.state)


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": 9},
        {"deals": 6},
        {"building": 8},
        {"caller": 1},
        {"chains": ["snake C", "snake none"]},
        {"chains": ["nonsense", "snake none"]},
        {"dealer": 4},
        {"declined": 2},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        table("C", "B", state=wrong)


def test_words_are_read_as_people_type_them() -> None:
    assert PACK.find("CAT") is None
    sitting = table("C A/E T", "B")
    assert sitting.full("snake cat", 0) == "snake C A/E=A T /"
    assert sitting.refused("snake dog", 0) == "word-lacks"
    assert sitting.game.read("challenge cat 2").text == "challenge CAT of 2"
