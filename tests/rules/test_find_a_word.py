"""Find A Word, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from majlis import position, registry
from majlis.chance import chance
from majlis.games.find_a_word import advice
from majlis.games.find_a_word.mending import near, neighbours, wrong
from majlis.games.find_a_word.options import FindAWordOptions
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import PASS, Refused
from majlis.plan import SEATS
from majlis.search import playout
from majlis.view import Mind
from tests.commands.asking import called
from tests.kit.small import PACK, Sitting, judge

pytestmark = pytest.mark.both_builds

WORDS = "DEBAUCH AT HAT BATH TEA SEPARATE FRIEND FRIENDS FIEND FIENDS FIND ZED QUIZ TREE TREES HUMAN HEMAN TED".split()
DEBAUCH = "D A/E B A/O A/U C H T"
FRIEND = "F R I/O E/U N D S T"
SEPARATE = "S A/E P A/E R A/E T E/U"


def table(
    middle: str,
    stock: str | None = None,
    seats: int = 3,
    state: dict[str, Any] | None = None,
    words: list[str] = WORDS,
    taken: str = "",
    **given: Any,
) -> Sitting:
    """Find A Word with these open cards; seat 0 is on turn. `stock`: what is left, top last; else all others.

    Cards that lie nowhere else are in the pile of the last seat.
    """
    game = registry.game("find_a_word", given, judge=judge(words))
    zones = {"middle": middle.split(), "taken/0": taken.split()}
    if stock is not None:
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in [*zones.values(), stock.split()] for code in codes]:
            left.remove(code)
        zones |= {"stock": stock.split(), f"taken/{seats - 1}": left}
    data = {"game": "find_a_word", "seats": seats, "zones": zones, "state": state or {}}
    return Sitting(game, position.place(game, data))


def agreed(sitting: Sitting) -> Sitting:
    """All others agree."""
    for seat in sitting.waiting():
        sitting.play("stand", seat)
    return sitting


# -- searching --


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_derived_eight_cards_lie_open_and_66_are_left(seats: int) -> None:
    starters = set()
    for seed in range(24):
        match = Match(registry.game("find_a_word", judge=judge(WORDS)), seats, SeedLuck(f"deal {seed}"))
        zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
        assert (len(zones["middle"]), len(zones["stock"])) == (8, 66)
        starters.add(match.waiting()[0])
    assert len(starters) == seats, "the starter is drawn by lot"


def test_FW_01_a_word_of_two_letters_or_more_from_the_middle() -> None:
    sitting = table(DEBAUCH, mode="strict")
    assert sitting.refused("word T") == "word-short"
    assert sitting.refused("word FAT") == "word-lacks"
    assert sitting.full("word at", 0) == "word A/E=A T"
    assert sitting.play("word AT").state.scores == [2, 0, 0]


def test_FW_01_asking_for_more_cards() -> None:
    sitting = table(DEBAUCH, stock="S Z N").play("more").play("more")
    assert sitting.lie("middle") == [*DEBAUCH.split(), "N", "Z"]
    assert sitting.waiting() == [0], "it is still its turn"
    sitting.play("more")
    assert sitting.refused("more") == "more-no-stock"
    assert sitting.moves(0) == ["pass"]
    once = table(DEBAUCH, stock="S Z N", asking="once").play("more")
    assert once.refused("more") == "more-only-once"
    assert once.play("pass").refused("more", 1) == "", "the next seat may ask again"


def test_FW_04_the_middle_is_filled_only_after_a_word_that_scored() -> None:
    sitting = agreed(table(DEBAUCH, stock="N N N S L L L R R R S").play("word DEBAUCH"))
    assert sitting.lie("middle") == ["T", "L", "L", "L", "R", "R", "R", "S"]
    fallen = table(DEBAUCH, stock="N N N").play("word CHAT").play("challenge", 1)
    assert len(fallen.lie("middle")) == 8
    assert len(fallen.lie("stock")) == 3
    more = agreed(table(DEBAUCH, stock="N N N L").play("more").play("more").play("word AT"))
    assert len(more.lie("middle")) == 8, "with eight left nothing is added"
    assert more.lie("stock") == ["N", "N"]
    extra = agreed(table(DEBAUCH + " S N R", stock="N L").play("word AT"))
    assert len(extra.lie("middle")) == 9, "cards that were asked for stay"


def test_FW_07_letters_are_free_until_they_are_claimed() -> None:
    sitting = table("A/E T H B", words=[*WORDS, "ET"]).play("word AT")
    assert [(m.zone, m.place, m.term) for m in sitting.game.marks(sitting.state)] == [
        (sitting.game.plan.index["claim"], 0, "letter-A")
    ]
    sitting.play("question", 1)
    again = table("A/E T H B").play("word HAT").play("challenge", 2)
    assert again.state.scores == [3, 0, 0]
    back = table("A/E T H B", words=["TEA"]).play("word HAT").play("challenge", 1)
    assert back.full("word THE", 1) == "word T H A/E=E", "free again"
    assert not back.game.marks(back.state)


def test_FW_07_only_the_seat_on_turn_claims_and_watchers_are_not_heard() -> None:
    sitting = table(DEBAUCH)
    assert sitting.refused("word AT", 1) == "not-your-turn"
    assert sitting.refused("more", 2) == "not-your-turn"
    assert registry.nature("find_a_word").chat == "play"


def test_FW_10_the_open_cards_lie_in_a_row_and_moving_them_is_no_move() -> None:
    sitting = table(DEBAUCH)
    assert sorted({offer.verb for offer in sitting.game.offers(sitting.state, SEATS[0])}) == ["more", "pass", "word"]


# -- agreeing --


def test_FW_02_a_word_that_is_not_real_goes_back_and_the_turn_is_over() -> None:
    sitting = table(DEBAUCH).play("word CHAT").play("challenge", 2)
    assert sorted(sitting.lie("middle")) == sorted(DEBAUCH.split())
    assert sitting.lie("claim") == []
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.waiting() == [1]
    assert sitting.refused("word CHAT", 1) == "word-fallen"
    again = table(DEBAUCH, fallen_again=True).play("word CHAT").play("challenge", 2)
    assert again.refused("word CHAT", 1) == ""


def test_FW_02_in_strict_mode_a_wrong_word_is_refused_and_the_search_goes_on() -> None:
    sitting = table(DEBAUCH, mode="strict")
    assert sitting.refused("word CHAT") == "word-unknown"
    assert sitting.waiting() == [0]
    sitting.play("word BATH")
    assert sitting.state.scores == [4, 0, 0], "and a right one scores at once"


def test_FW_02_a_misspelling_is_put_right_and_scores_for_who_claimed() -> None:
    sitting = table(SEPARATE).play("word SEPERATE").play("mend SEPARATE", 2)
    assert sitting.state.letters == "SEPARATE"
    assert sitting.said("mends")["number"] == 8
    assert sitting.waiting() == [1]
    sitting.play("stand", 1)
    assert sitting.state.scores == [8, 0, 0]
    assert sitting.state.used == ["SEPARATE"]
    assert sitting.waiting() == [1]


def test_FW_02_with_cards_of_the_claim_and_others_from_the_middle() -> None:
    sitting = table(FRIEND).play("word FREIND").play("mend FRIENDS", 1)
    assert sitting.lie("claim") == ["F", "R", "I/O", "E/U", "N", "D", "S"]
    assert sitting.lie("middle") == ["T"]
    fewer = table(FRIEND).play("word FRIENDTS").play("mend FRIENDS", 1)
    assert fewer.lie("middle") == ["T"], "what the right word does not need goes back"
    assert agreed(fewer).state.scores == [7, 0, 0]


def test_FW_02_putting_right_can_be_left_out() -> None:
    sitting = table(FRIEND, mending=False).play("word FREIND")
    verbs = [offer.verb for offer in sitting.game.offers(sitting.state, SEATS[1])]
    assert verbs == ["stand", "challenge", "question"]
    assert sitting.refused("mend FRIEND", 1) != ""
    assert table(FRIEND).refused("mend FRIEND", 0) != "", "there is nothing to put right"


def test_FW_03_an_objection_costs_nothing() -> None:
    sitting = table(DEBAUCH).play("word BATH").play("challenge", 1)
    assert sitting.state.scores == [4, 0, 0]
    assert sitting.waiting() == [1]
    assert sitting.state.owed == [[], [], []]
    assert sitting.said("objects") == {"word": "BATH", "known": 1}


def test_FW_03_or_the_next_turn_where_that_is_agreed() -> None:
    sitting = table(DEBAUCH, objection="turn").play("word BATH").play("challenge", 1)
    assert sitting.waiting() == [2]
    assert sitting.said("passed-over")["owed"] == 0
    rightly = table(DEBAUCH, objection="turn").play("word CHAT").play("challenge", 1)
    assert rightly.waiting() == [1]


def test_FW_03_all_must_agree() -> None:
    sitting = table(DEBAUCH).play("word BATH")
    assert sitting.waiting() == [1, 2]
    assert sitting.moves(1) == ["stand", "challenge", "question BATH"]
    assert sitting.play("stand", 1).state.scores == [0, 0, 0]
    assert sitting.play("stand", 2).state.scores == [4, 0, 0]
    asked = table(DEBAUCH).play("word CHAT").play("question", 2)
    assert asked.state.scores == [4, 0, 0], "a word asked about stays"
    assert asked.state.settled == ["CHAT"]


def test_FW_03_in_honour_mode_a_single_no_sends_the_cards_back_without_looking_up() -> None:
    sitting = table(DEBAUCH, mode="honour").play("word BATH")
    assert sitting.moves(1) == ["stand", "object"]
    sitting.game.judge.asked.clear()
    sitting.play("stand", 1).play("object", 2)
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.waiting() == [1]
    assert sitting.game.judge.asked == {}
    stands = agreed(table(DEBAUCH, mode="honour").play("word CHAT"))
    assert stands.state.scores == [4, 0, 0]


def test_FW_09_the_claim_lies_open_until_it_is_settled() -> None:
    sitting = table(DEBAUCH, seats=2).play("word BATH")
    assert len(sitting.lie("claim")) == 4
    assert sitting.lie("taken/0") == []
    assert len(sitting.lie("middle")) == 4
    sitting.play("stand", 1)
    assert sitting.lie("claim") == []
    assert len(sitting.lie("taken/0")) == 4
    seen = sitting.state.piles.seen_by(SEATS[1])[sitting.game.plan.index["taken/0"]]
    assert seen == [-1] * 4, "face down"


def test_FW_09_a_word_put_right_can_be_objected_to_again() -> None:
    sitting = table(FRIEND).play("word FREIND").play("stand", 2).play("mend FRIENT", 1)
    assert sitting.waiting() == [2], "who had agreed is asked again"
    sitting.play("challenge", 2)
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.state.fallen == ["FREIND", "FRIENT"]
    assert sorted(sitting.lie("middle")) == sorted(FRIEND.split())
    pair = table(FRIEND, seats=2).play("word FREIND").play("mend FRIEND", 1)
    assert pair.state.scores == [6, 0], "with two nobody is left to object"
    plays = table(FRIEND).play("word FREIND")
    first = plays.state.plays
    assert plays.play("mend FRIEND", 1).state.plays == first + 1, "the time begins anew"


@pytest.mark.parametrize(
    ("word", "right", "count"),
    [
        ("FREIND", "FRIEND", 1),
        ("SEPERATE", "SEPARATE", 1),
        ("FREND", "FRIEND", 1),
        ("FRIENND", "FRIEND", 1),
        ("FREINDS", "FRIEND", 2),
        ("RECIEVVE", "RECEIVE", 2),
        ("AT", "TA", 1),
        ("CAT", "DOG", 3),
        ("", "ABC", 3),
        ("SAME", "SAME", 0),
    ],
)
def test_FW_12_how_much_is_wrong(word: str, right: str, count: int) -> None:
    assert wrong(word, right) == count
    assert wrong(right, word) == count


def test_FW_12_one_thing_or_two_in_a_word_of_five_letters() -> None:
    assert near("FREIND", "FRIENDS")
    assert not near("FRND", "FIEND"), "two things in four letters"
    assert near("FRND", "FRIND")
    assert not near("FREINDS", "FIND"), "three"
    assert not near("FRIEND", "FRIEND")
    assert all(wrong("TREE", other) == 1 for other in neighbours("TREE"))
    sitting = table(FRIEND).play("word FREIND")
    assert sitting.refused("mend TED", 1) == "not-near"
    assert sitting.refused("mend FREINZ", 1) == "word-lacks"


def test_FW_12_only_what_is_misspelt_can_be_put_right() -> None:
    sitting = table("H E/O M A/I N T S D", words=WORDS).play("word HEMAN").play("mend HMAN", 1)
    assert sitting.state.scores == [5, 0, 0], "it stands as it was"
    assert sitting.said("mends-needlessly")["old"] == "HEMAN"
    assert sitting.state.settled == ["HEMAN"]
    assert sitting.waiting() == [1]
    turn = table("H E/O M A/I N T S D", objection="turn").play("word HEMAN").play("mend HMAN", 1)
    assert turn.waiting() == [2], "and was objected to wrongly"
    honour = table("H E/O M A/I N T S D", mode="honour").play("word HEMAN").play("mend HMAN", 1)
    assert honour.state.letters == "HMAN", "where nothing is looked up it is put right"


def test_FW_12_each_seat_puts_a_claim_right_once() -> None:
    sitting = table(FRIEND, words=["FRIEND"]).play("word FREIND").play("mend FREND", 1)
    assert sitting.waiting() == [2]
    sitting.play("mend FRIEND", 2)
    assert sitting.waiting() == [1]
    assert "mend" not in [offer.verb for offer in sitting.game.offers(sitting.state, SEATS[1])]
    sitting.play("stand", 1)
    assert sitting.state.scores == [6, 0, 0]
    assert sitting.state.mended == 0


def test_FW_14_a_no_bars_nothing_and_cards_go_back_to_the_end() -> None:
    sitting = table(DEBAUCH, mode="honour").play("word BATH").play("object", 1)
    assert sitting.refused("word BATH", 1) == ""
    assert sitting.lie("middle")[-4:] == ["B", "A/E", "T", "H"]


def test_a_repeated_word_can_be_barred() -> None:
    used = {"used": ["BATH"]}
    assert table(DEBAUCH, state=used).refused("word BATH") == ""
    assert table(DEBAUCH, state=used, repeats=False).refused("word BATH") == "word-repeated"


# -- the end --


def test_FW_05_it_ends_when_no_cards_are_left() -> None:
    sitting = agreed(table("A/E T", stock="").play("word AT"))
    assert sitting.waiting() == []
    assert sitting.said("no-cards-left")["left"] == 0


def test_FW_05_or_when_all_have_passed_in_succession() -> None:
    sitting = table(DEBAUCH, stock="").play("pass").play("pass")
    assert sitting.waiting() == [2]
    sitting.play("pass")
    assert sitting.waiting() == []
    assert "all-passed" in sitting.order()
    between = agreed(table(DEBAUCH, stock="").play("pass").play("word AT", 1)).play("pass", 2).play("pass", 0)
    assert between.waiting() == [1], "since the last word each must pass"
    fallen = table(DEBAUCH, stock="").play("pass").play("pass").play("word CHAT", 2).play("challenge", 0)
    assert fallen.waiting() == [], "a word that falls counts as a pass"


def test_FW_06_most_cards_win_or_most_points() -> None:
    debauch = agreed(table(DEBAUCH).play("word DEBAUCH"))
    assert debauch.state.scores == [7, 0, 0]
    points = agreed(table(DEBAUCH, winner="points").play("word DEBAUCH"))
    assert points.state.scores == [22, 0, 0], "derived: 4 + 1 + 8 + 1 + 1 + 4 + 3"
    assert points.facts()["score-points"] is not None
    assert registry.nature("find_a_word").variants["points"] == FindAWordOptions(winner="points")
    ended = agreed(table("A/E T", stock="", state={"scores": [0, 2, 1]}).play("word AT"))
    outcome = ended.game.outcome(ended.state)
    assert outcome is not None
    assert outcome.winners() == [0, 1], "equals share"
    assert "share" in ended.order()


@pytest.mark.parametrize(("word", "cards", "points"), [("QUIZ", "Q A/U E/I Z", 22), ("TED", "T E/U ?", 2)])
def test_FW_06_printed_z_is_ten_t_one_every_vowel_card_one(word: str, cards: str, points: int) -> None:
    assert agreed(table(f"{cards} N N", winner="points").play(f"word {word}")).state.scores[0] == points


def test_FW_08_if_nobody_finds_or_asks_a_card_is_opened() -> None:
    sitting = table(DEBAUCH, stock="N N").play("pass").play("pass").play("pass")
    assert len(sitting.lie("middle")) == 9
    assert sitting.said("added")["left"] == 1
    assert sitting.waiting() == [0]
    assert sitting.state.passed == 0
    sitting.play("pass").play("pass").play("pass")
    assert sitting.lie("stock") == []
    assert sitting.play("pass").play("pass").play("pass").waiting() == []


def test_FW_11_a_single_card_is_no_word() -> None:
    sitting = agreed(table("A/E T Q", stock="").play("word AT"))
    assert sitting.waiting() == []
    assert sitting.said("no-cards-left")["left"] == 1
    assert agreed(table("A/E T Q Z", stock="").play("word AT")).waiting() == [1]


def test_FW_13_a_turn_with_asking_is_no_pass() -> None:
    sitting = table(DEBAUCH, stock="N N N").play("more").play("pass").play("pass").play("pass")
    assert len(sitting.lie("middle")) == 9, "no card is opened yet"
    assert sitting.play("pass").state.passed == 0
    assert len(sitting.lie("middle")) == 10
    last = table(DEBAUCH, stock="N").play("more").play("pass").play("pass").play("pass")
    assert last.waiting() == [], "after the last card it is"


def test_FW_15_what_excludes_itself_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        table(DEBAUCH, last_challenge="costs")
    assert refused.value.reason.what == "costs-without-lost-turn"
    costs = table("A/E T", stock="", last_challenge="costs", objection="turn").play("word AT").play("challenge", 1)
    assert costs.state.scores == [2, -2, 0]
    assert costs.said("objection-costs")["lost"] == 2


# -- time, hints, positions, bots --


@pytest.mark.parametrize(("window", "seconds"), [("20", 20.0), ("10", 10.0), ("30", 30.0), ("none", None)])
def test_time_to_object_and_what_is_done_for_who_does_not_answer(window: str, seconds: float | None) -> None:
    sitting = table(DEBAUCH, window=window)
    assert sitting.fallback(0) is PASS
    sitting.play("word BATH")
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds if timer is not None else None) == seconds
    assert sitting.fallback(1).text == "stand"


def test_hints_are_closed_only_where_words_can_be_challenged() -> None:
    assert table(DEBAUCH).game.hints_closed is not None
    assert table(DEBAUCH, mode="strict").game.hints_closed is None


def test_a_settled_word_needs_no_agreement() -> None:
    sitting = table(DEBAUCH, state={"settled": ["BATH"]}).play("word BATH")
    assert sitting.state.scores == [4, 0, 0]
    assert sitting.waiting() == [1]


def test_ask_and_apply_with_the_real_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.json"
    made = {"game": "find_a_word", "seats": 2, "options": {"mode": "strict", "winner": "points"}}
    file.write_text(json.dumps({**made, "zones": {"middle": DEBAUCH.split()}}))
    found = called(capsys, "ask", str(file), "--json").data["seats"][0]
    text = "word D A/E=E B A/O=A A/U=U C H"
    assert found["moves"] == ["more", "pass"]
    assert text in found["open"][0]["some"]
    told = called(capsys, "apply", str(file), "0", *text.split(), "--json").data
    assert told["position"]["state"]["scores"] == [22, 0]
    assert told["told"]["1"][:2] == [
        "Seat 1 claims DEBAUCH: 22 points.",
        "DEBAUCH goes to the pile of Seat 1: 22 points there.",
    ]


def test_a_claim_goes_on_from_a_written_position() -> None:
    sitting = table(FRIEND).play("word FREIND").play("stand", 2)
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data)).play("mend FRIEND", 1)
    assert again.waiting() == [2]
    wrong_ones = [("layer", 2), ("letters", "FRIEN"), ("letters", "FRIEND"), ("doubted", []), ("acting", 1)]
    for name, value in [*wrong_ones, ("mended", 8), ("passed", 8), ("turn", 1)]:
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})


def test_what_is_heard_of_a_word_put_right() -> None:
    sitting = table(FRIEND, stock="G S L L L R R").play("word FREIND").play("mend FRIEND", 1).play("stand", 2)
    assert sitting.told(0) == [
        "You claim FREIND: 6 cards.",
        "Ben puts FREIND right: FRIEND, 6 cards.",
        "Cid agrees.",
        "FRIEND goes to your pile: you have 6 cards.",
        "New in the middle: S, L, L, L, R and R; 1 left.",
    ]


@pytest.mark.parametrize("mode", ["challenge", "strict", "honour"])
def test_matches_end_in_every_mode(mode: str) -> None:
    game = registry.game("find_a_word", {"mode": mode}, judge=judge(WORDS))
    for seats in (2, 6):
        match = Match(game, seats, SeedLuck(f"{mode} {seats}"))
        state = match.state.fork()
        assert playout(game, state, chance("ends", mode, seats)) < game.bound
        assert not state.acting


def test_a_greedy_bot_takes_the_most_asks_when_there_is_little_and_objects_to_what_is_none() -> None:
    def best(sitting: Sitting, seat: int = 0) -> str:
        mind = Mind(sitting.game, sitting.state, SEATS[seat], chance("mind"))
        weights = {move.text: advice.weigh(mind.view(), move) for move in mind.moves()}
        return max(weights, key=lambda text: weights[text])

    assert best(table(DEBAUCH)).startswith("word D")
    assert best(table("A/E T Q Z N L R S", words=["AT"])) == "more"
    assert best(table("A/E T Q Z N L R S N L R S", words=["AT"])) == "word A/E=A T"
    assert best(table(DEBAUCH).play("word CHAT"), 1) == "challenge"
    assert best(table(DEBAUCH).play("word BATH"), 1) == "stand"
    assert best(table(DEBAUCH, mode="honour").play("word CHAT"), 1) == "object"
