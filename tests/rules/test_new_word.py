"""New Word and New Word Jr., ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import pytest

from majlis import position, registry
from majlis.games.new_word.options import NewWordOptions
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from tests.kit.small import Sitting, judge, new_word

pytestmark = pytest.mark.both_builds

ROW = "A/E E/I T R G"


def strict(hands: list[str], row: str, letters: str = "", stock: str | None = None, **given: object) -> Sitting:
    return new_word(hands, row, letters, stock, **{"mode": "strict", **given})


@pytest.mark.parametrize(("seats", "stock"), [(2, 57), (3, 51), (4, 45)])
def test_NW_01_the_dealers_left_begins_and_the_row_is_free(seats: int, stock: int) -> None:
    match = Match(registry.game("new_word", judge=judge()), seats, SeedLuck("deal"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert len(zones["stock"]) == stock
    assert len(zones["word"]) == 5
    assert [len(zones[f"hand/{s}"]) for s in range(seats)] == [6] * seats
    assert match.waiting() == [(match.state.dealer + 1) % seats]
    sitting = strict(["D S", "F B"], ROW)
    assert sitting.full("word DATE", 0) == "word D @A/E=A @T @E/I=E"
    assert sitting.full("word DIRT", 0) == "word D @E/I=I @R @T"
    sitting.play("word DATE")
    assert sitting.state.letters == "DATE"
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [(1, "letter-A"), (3, "letter-E")]
    assert sitting.refused("word @A/E=E F @D B") == "word-fixed"


def test_NW_01_a_wild_laid_as_g_stays_a_g() -> None:
    """Printed."""
    sitting = strict(["A/E R S", "E/I T T A/O"], "? T A/I B C", letters="GTABC")
    sitting.play("word @?=G R @A/I=A @T A/E=E")
    assert sitting.refused("word @?=T @R E/I=I @T") == "word-fixed"
    assert sitting.full("word TIGER", 1) == "word @T E/I=I @?=G @A/E=E @R"


def test_NW_02_four_letters_one_of_the_hand_one_of_the_table() -> None:
    sitting = strict(["D A/E T E/O S S", "B"], ROW)
    assert sitting.refused("word TAR") == "word-short"
    assert sitting.refused("word D A/E=A T E/O=E") == "needs-table-card"
    assert sitting.refused("word @T @R @E/I=I @G") == "needs-hand-card"
    assert sitting.refused("word TRIG") == "", "the T of the hand is found"
    assert sitting.refused("word @D @A/E=A @T @E/I=E") == "word-cards"
    assert sitting.refused("word DATE") == ""


def test_NW_02_the_new_word_is_spelled_otherwise() -> None:
    same = ["D", "T S"], "D A/E T E/I", "DATE"
    assert strict(*same).refused("word D @A/E=A @T @E/I=E") == "same-word"
    assert strict(*same, same_word=True).refused("word D @A/E=A @T @E/I=E") == ""
    row = strict(["D", "B"], "D A/E T E/I G")
    assert row.refused("word DATE") == "", "the row is no word"


@pytest.mark.parametrize(
    ("word", "hand", "row", "points"),
    [
        ("DATE", "D S", "A/E T E/I G G", 7),
        ("FACED", "F D S", "A/E C E/I G G", 30),
        ("FRIEND", "F R N S", "E/I E/O D G G", 45),
        ("DEBAUCH", "D B C S", "A/E A/O A/U H G", 92),
        ("QUIZ", "Q Z", "A/U E/I G T", 23),
        ("AQUA", "Q", "A/U A/I A/O G G", 14),
    ],
)
def test_NW_03_all_cards_count_times_the_length(word: str, hand: str, row: str, points: int) -> None:
    """Derived: DATE 7, FACED 15 x 2, DEBAUCH 23 x 4; FRIEND 15 x 3."""
    sitting = strict([hand, "B"], row).play(f"word {word}")
    assert sitting.state.scores[0] == points
    assert sitting.said("lays")["points"] == points


def test_NW_03_a_wild_lengthens_a_word_and_counts_nothing() -> None:
    assert strict(["? S", "B"], "A/E T E/I G G").play("word DATE").state.scores[0] == 3
    assert strict(["? D S", "B"], "A/E C E/I G G").play("word FACED").state.scores[0] == 20


def test_NW_04_what_is_not_used_is_gone() -> None:
    sitting = strict(["D S", "F B"], ROW).play("word DATE")
    assert sorted(sitting.lie("discard")) == ["G", "R"]
    assert sitting.lie("before") == []
    sitting.play("word FATE")
    assert sorted(sitting.lie("discard")) == ["D", "G", "R"]


def test_NW_05_then_the_hand_is_filled_to_six() -> None:
    sitting = strict(["D S S S B B", "F"], ROW).play("word DATE")
    assert len(sitting.lie("hand/0")) == 6
    waits = new_word(["D S S S B B", "F"], ROW).play("word DATE")
    assert len(waits.lie("hand/0")) == 5
    assert len(waits.play("stand", 1).lie("hand/0")) == 6


def test_NW_06_a_seat_may_pass_and_exchange_as_many_as_the_stock_holds() -> None:
    sitting = strict(["D S S B B Q", "F"], ROW, stock="N N")
    assert sitting.moves(0) == ["pass"]
    assert sitting.refused("exchange S S B") == "exchange-too-many"
    assert sitting.refused("exchange S Z") == "you-do-not-hold"
    sitting.play("exchange S S")
    assert sorted(sitting.lie("hand/0")) == sorted("D B B Q N N".split())
    assert "exchange" not in [offer.verb for offer in sitting.game.offers(sitting.state, sitting.state.waiting()[0])]
    assert sitting.lie("stock") == []
    with pytest.raises(IllegalMove):
        sitting.play("exchange F")
    assert strict(["D", "F"], ROW).play("pass").waiting() == [1], "it may pass though it could lay"


def test_NW_06_a_refill_that_is_due_comes_before_the_exchange() -> None:
    sitting = new_word(["D S S S B B", "F F C"], ROW, stock="N N").play("word DATE")
    assert sitting.refused("exchange F F", 1) == "exchange-too-many"
    sitting.play("exchange F", 1)
    assert len(sitting.lie("hand/0")) == 6
    assert len(sitting.lie("hand/1")) == 3
    assert sitting.lie("stock") == []


def test_NW_07_an_illegal_word_falls_and_the_turn_is_over() -> None:
    sitting = new_word(["D S", "F B", "C"], ROW, stock="N N N").play("word D @R @G @T").play("challenge", 2)
    assert sitting.lie("word") == ROW.split()
    assert sitting.state.letters == ""
    assert sitting.lie("hand/0") == ["S", "D"]
    assert sitting.waiting() == [1]
    assert sitting.state.scores == [0, 0, 0]
    assert len(sitting.lie("stock")) == 3
    legal = new_word(["D S", "F B", "C"], ROW, stock="N N N").play("word DATE").play("challenge", 2)
    assert legal.play("pass", 1).waiting() == [0]


def test_NW_08_no_more_words() -> None:
    sitting = strict(["D S", "F B"], ROW, stock="").play("pass")
    assert sitting.waiting() == [1]
    assert sitting.play("pass").waiting() == []
    assert "all-passed" in sitting.order()
    stocked = strict(["D S", "F B"], ROW, stock="N N N").play("pass").play("pass")
    assert stocked.waiting() == [], "also with cards in the stock"
    going = strict(["D S", "F B"], ROW, stock="N N N").play("pass").play("exchange F").play("pass")
    assert going.waiting() == [1], "but not while cards are exchanged"


def test_NW_09_the_last_card_of_a_hand_ends_it() -> None:
    sitting = strict(["D", "F B"], ROW, stock="").play("word DATE")
    assert sitting.waiting() == []
    assert "no-cards-left" in sitting.order()
    assert strict(["D", "F B"], ROW, stock="N").play("word DATE").waiting() == [1]
    window = new_word(["D", "F B"], ROW, stock="").play("word DATE")
    assert window.moves(1) == ["stand", "challenge", "question DATE"], "after its window, which no move closes"
    assert window.play("stand", 1).waiting() == []
    falls = new_word(["D", "F B", "C"], ROW, stock="").play("word D @R @G @T").play("challenge", 1)
    assert falls.waiting() == [1], "the hand is not empty any more"


def test_NW_10_cards_in_hand_count_nothing_and_equals_share() -> None:
    sitting = strict(["D", "Z Q X J"], ROW, stock="").play("word DATE")
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert outcome.scores == [7.0, 0.0]
    assert outcome.winners() == [0]
    even = strict(["D S", "F B"], ROW, stock="").play("pass").play("pass")
    shared = even.game.outcome(even.state)
    assert shared is not None
    assert shared.winners() == [0, 1]
    assert "share" in even.order()


def test_NW_11_the_first_word_is_the_first_that_stands() -> None:
    sitting = new_word(["D S", "F B", "C D"], ROW, stock="N N N").play("pass")
    assert sitting.full("word FATE", 1) == "word F @A/E=A @T @E/I=E"
    sitting.play("word F @E/I=I @A/E=E @T").play("challenge", 0)
    assert sitting.state.letters == ""
    assert sitting.refused("word D @E/I=I @R @T", 2) == "", "the row is still free"
    sitting.play("word DATE", 2).play("stand", 0).play("stand", 1)
    assert sitting.state.letters == "DATE"


def test_NW_12_a_short_stock_makes_short_hands() -> None:
    sitting = strict(["D S S S B B", "F C"], ROW, stock="").play("word DATE")
    assert len(sitting.lie("hand/0")) == 5
    assert sitting.waiting() == [1]
    last = strict(["D T S S S B", "F C"], ROW, stock="N").play("word TRADE")
    assert sorted(last.lie("hand/0")) in (sorted("T S S S B N".split()), sorted("S S S B N".split()))


def test_NW_13_who_is_on_turn_again_does_not_close_the_window() -> None:
    sitting = new_word(["D F S S", "B B"], ROW, stock="N N N", state={"owed": [[], [3]]}).play("word DATE")
    assert sitting.waiting() == [1]
    assert sitting.moves(0) == []
    sitting.play("stand", 1)
    assert sitting.waiting() == [0]
    assert sitting.said("passed-over")["owed"] == 0


def test_NW_14_a_settled_word_needs_no_window() -> None:
    sitting = new_word(["D S", "F B"], ROW, stock="N N", state={"settled": ["DATE"]}).play("word DATE")
    assert sitting.state.layer == -1
    assert sitting.waiting() == [1]
    assert sitting.state.scores == [7, 0]


def test_NW_15_a_typed_word_gets_the_cheapest_cards() -> None:
    sitting = strict(["D A/E ? T", "B"], "A/I T E/O R", letters="ATER")
    assert sitting.full("word DATE", 0) == "word D @A/I=A @T @E/O=E"
    assert sitting.full("word date", 0) == sitting.full("word DATE", 0)


def test_NW_16_a_move_tells_cards_of_the_table_from_cards_of_the_hand() -> None:
    for text, left in (("word D @A/I=A @T @E/O=E", "T"), ("word D @A/I=A T @E/O=E", "")):
        sitting = strict(["D T S", "B"], "A/I T E/O R", letters="ATER", stock="")
        assert sitting.full(text, 0) == text
        sitting.play(text)
        assert [c for c in sitting.lie("hand/0") if c == "T"] == left.split()


# -- New Word Jr. --


def test_NJ_01_words_of_any_length() -> None:
    sitting = new_word(["A/I S", "B"], "T G G R", stock="", variant="jr", mode="strict")
    assert sitting.refused("word AT") == ""
    assert sitting.play("word AT").state.scores[0] == 2
    one = new_word(["A/I S", "B"], "T G G R", stock="", variant="jr", mode="strict")
    assert one.refused("word T") == "word-short"


def test_NJ_02_no_multiplier() -> None:
    """Derived: DEBAUCH counts 23."""
    sitting = new_word(["D B C S", "B"], "A/E A/O A/U H G", variant="jr", mode="strict").play("word DEBAUCH")
    assert sitting.state.scores[0] == 23


def test_NJ_03_all_else_is_new_word() -> None:
    jr, plain = registry.nature("new_word").variants["jr"], NewWordOptions()
    assert (jr.length, jr.multiplier) == ("any", False)
    assert NewWordOptions(length="four", multiplier=True) == plain
    sitting = new_word(["D A/E S", "B"], ROW, variant="jr", mode="strict")
    assert sitting.refused("word @T @A/E=A") == "needs-hand-card"


def test_a_window_needs_no_hand_written_position_to_go_on() -> None:
    """A position in a window is written and read, and goes on as it would have."""
    sitting = new_word(["D S", "F B", "C"], ROW, stock="N N N").play("word D @R @G @T")
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data)).play("challenge", 2)
    assert again.lie("word") == ROW.split()
    assert again.waiting() == [1]
    for name, value in (("layer", 2), ("came", [-1, 9, 1, 2]), ("old", "A"), ("doubted", []), ("acting", 1)):
        wrong = {**data, "state": {**data["state"], name: value}}
        with pytest.raises(Refused):
            position.place(sitting.game, wrong)


def test_what_is_heard_of_a_word() -> None:
    sitting = new_word(["D S", "F B"], ROW, stock="N N").play("word DATE").play("challenge", 1)
    assert sitting.told(0) == [
        "With D you lay DATE: 7 points.",
        "Ben challenges, but DATE is in the list: the next turn is lost.",
        "DATE counts: you have 7.",
        "You draw N and N; the stock is empty.",
        "Ben is passed over.",
    ]
    assert sitting.told(1)[3] == "Ann draws 2 cards; the stock is empty."
