"""Alpha Rummy 500, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from majlis import cli, position, registry
from majlis.bots.hints import hints
from majlis.games.rummy_500.options import AlphaRummyOptions
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from tests.kit.small import PACK, WORDS, Sitting, judge

pytestmark = pytest.mark.both_builds

MORE = "FRIENDS FRIENDED FIENDS DATED SATED CAFE FACES STATED REFINED FADED DEBAUCHED".split()
LIST = [*WORDS, *MORE]
FIEND = "F E/I A/E N D"


def rummy(
    hands: Sequence[str],
    spread: str = "",
    stock: str | None = None,
    words: Sequence[tuple[int, str, str]] = (),
    state: dict[str, Any] | None = None,
    phase: int = 1,
    **given: Any,
) -> Sitting:
    """A table with these hands; seat 0 is on turn and has drawn. `words`: by whom, its letters, its cards.

    `stock`: what is left, top last, and all others lie deepest in the spread of nobody's interest; else all others.
    """
    game = registry.game("rummy_500", {"mode": "strict", **given}, "", judge(LIST))
    zones: dict[str, list[str]] = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)}
    for home, _, cards in words:
        zones.setdefault(f"words/{home}", []).extend(cards.split())
    zones["discard"] = spread.split()
    if stock is not None:
        zones["stock"] = stock.split()
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in zones.values() for code in codes]:
            left.remove(code)
        zones["discard"] = left + zones["discard"]
    told = {"phase": phase, "words": [w for _, w, _ in words], "homes": [h for h, _, _ in words], **(state or {})}
    data = {"game": "rummy_500", "seats": len(hands), "zones": zones, "state": deepcopy(told)}
    return Sitting(game, position.place(game, data))


def lie_as_words(sitting: Sitting, seat: int) -> list[str]:
    """The words before a seat, read from where their cards lie."""
    zone = sitting.game.plan.index[f"words/{seat}"]
    spots = sitting.game.spots(sitting.state, zone)
    letters = "".join(w for w, h in zip(sitting.state.words, sitting.state.homes, strict=True) if h == seat)
    rows: dict[int, str] = {}
    for (row, column), letter in zip(spots, letters, strict=True):
        assert column == len(rows.get(row, ""))
        rows[row] = rows.get(row, "") + letter
    return list(rows.values())


# -- the deal, and drawing --


@pytest.mark.parametrize(("seats", "stock"), [(2, 59), (3, 52), (4, 45)])
def test_R5_01_seven_cards_each_and_the_dealers_left_begins(seats: int, stock: int) -> None:
    match = Match(registry.game("rummy_500", judge=judge()), seats, SeedLuck("deal"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert len(zones["stock"]) == stock
    assert len(zones["discard"]) == 1
    assert [len(zones[f"hand/{s}"]) for s in range(seats)] == [7] * seats
    assert match.waiting() == [(match.state.dealer + 1) % seats]


def test_R5_01_the_deal_passes_to_the_left_and_scores_go_on() -> None:
    sitting = rummy(["Z S", "X B", "C"], "", "", phase=0, state={"scores": [7, 30, 0], "dealer": 2}).play("end")
    assert (sitting.state.deals, sitting.state.dealer, sitting.waiting()) == (2, 0, [1])
    assert sitting.state.scores == [7, 30, 0]
    assert [len(sitting.lie(f"hand/{s}")) for s in range(3)] == [7, 7, 7]
    assert len(sitting.lie("stock")) == 52


def test_R5_02_the_chosen_discard_comes_with_all_that_lie_above_it() -> None:
    sitting = rummy(["A/E T A/E S", "B"], "D Q F Z", "N N N", phase=0).play("take D")
    assert sitting.lie("run/0") == ["D", "Q", "F", "Z"]
    assert sitting.lie("hand/0") == ["A/E", "T", "A/E", "S"]
    assert sitting.moves(0) == ["back"]
    assert sitting.refused("discard S") == "meld-first"
    assert sitting.refused("meld FATE") == "needs-deepest"
    sitting.play("meld DATE")
    assert sorted(sitting.lie("hand/0")) == sorted("S Q F Z N".split()), "the rest of the run, and a bonus card"
    assert sitting.lie("run/0") == []


def test_R5_02_also_where_only_the_top_card_is_taken() -> None:
    sitting = rummy(["A/E T E/I S F", "B"], "Q D", phase=0).play("take D")
    assert sitting.lie("run/0") == ["D"]
    assert sitting.refused("meld FATE") == "needs-deepest"
    assert sitting.refused("meld DATE") == ""


def test_R5_02_a_discard_goes_on_top() -> None:
    sitting = rummy(["A/E T", "B"], "Q D").play("discard T")
    assert sitting.lie("discard")[-3:] == ["Q", "D", "T"]
    assert sitting.waiting() == [1]
    assert sitting.moves(1)[:3] == ["draw", "take @T 1", "take @D 2"]


def test_R5_02_any_of_two_that_look_the_same_may_be_the_deepest() -> None:
    sitting = rummy(["A/E T A/E S", "B"], "D N", phase=0, stock="T T")
    sitting.play("take D")
    assert sitting.full("meld DATE", 0) == "meld D A/E=A T A/E=E"
    twins = rummy(["D A/E T A/E S", "B"], "D N", phase=0, stock="T T").play("take D").play("meld DATE")
    assert twins.lie("hand/0").count("D") == 1
    assert twins.lie("run/0") == []


def test_R5_03_the_deepest_card_may_be_used_in_an_add_on() -> None:
    """Printed: FIEND + R."""
    sitting = rummy(["S S", "B"], "R Q", "N N L L", [(1, "FIEND", FIEND)], phase=0).play("take R").play("meld FRIEND")
    assert lie_as_words(sitting, 1) == ["FRIEND"]
    assert sitting.state.scores == [6, 0]


# -- melding --


def test_R5_04_all_words_are_one_play_and_bonus_cards_wait() -> None:
    """Derived: FACE and FACED as two new words in one meld count 11 + 30 and bring three cards."""
    sitting = rummy(["F F A/E A/E E/I E/I C C D S S", "B"], stock="T A/E D T T").play("meld FACE FACED")
    assert sitting.state.scores == [41, 0]
    assert sitting.said("draws-bonus")["cards"].ids.__len__() == 3
    assert len(sitting.lie("hand/0")) == 5
    assert sitting.game.domain(sitting.state, 0) is None, "no further meld in this turn"
    assert set(sitting.moves(0)) == {"discard S", "discard D", "discard T"}


def test_R5_04_option_further_meld() -> None:
    sitting = rummy(["F A/E C E/I D S S S", "B"], stock="T T T L L A/E A/O", further=True).play("meld FACE")
    assert len(sitting.lie("hand/0")) == 5
    assert "discard S" in sitting.moves(0)
    assert sitting.refused("meld FACES@FACE") == "add-on-touched"
    second = rummy(["F A/E C E/I D A/E T S", "B"], stock="T T L E/I", further=True)
    second.play("meld FACE").play("meld DATE")
    assert second.state.scores == [18, 0]
    assert second.moves(0) == ["discard S", "bonus"], "with bonus cards of its own"
    assert second.play("bonus").lie("hand/0") == ["S", "L"]


@pytest.mark.parametrize(
    ("word", "hand", "points", "bonus"),
    [
        ("FACE", "F A/E C E/I", 11, 1),
        ("FACED", "F A/E C E/I D", 30, 2),
        ("FRIEND", "F R E/I A/E N D", 45, 3),
        ("DEBAUCH", "D A/E B A/O A/U C H", 92, 4),
        ("DEBAUCHED", "D A/E B A/O A/U C H E/I D", 112, 4),
    ],
)
def test_R5_05_each_word_counts_by_itself_times_its_length(word: str, hand: str, points: int, bonus: int) -> None:
    """Derived: FACE 11 and one card, FACED 15 x 2; FRIEND 15 x 3 and three cards."""
    sitting = rummy([f"{hand} S S", "B"], stock="T T T L L L").play(f"meld {word}")
    assert sitting.state.scores[0] == points
    assert len(sitting.lie("hand/0")) == 2 + bonus
    assert sitting.said("lays")["points"] == points


def test_R5_06_an_add_on_counts_its_new_cards_times_the_full_word() -> None:
    """Printed: FIEND + R = FRIEND, FRIEND + S = FRIENDS. Derived: 2 x 3 with three cards, 2 x 4 with four."""
    sitting = rummy(["R S S", "S B B"], stock="H " * 3 + "T " * 3 + "L " * 3, words=[(1, "FIEND", FIEND)])
    assert sitting.full("meld FRIEND", 0) == "meld @F R @E/I=I @A/E=E @N @D"
    sitting.play("meld FRIEND")
    assert sitting.state.scores == [6, 0]
    assert len(sitting.lie("hand/0")) == 5
    assert lie_as_words(sitting, 1) == ["FRIEND"]
    assert sitting.lie("words/1") == "F R E/I A/E N D".split()
    sitting.play("discard S").play("draw").play("meld FRIENDS")
    assert sitting.state.scores == [6, 8]
    assert len(sitting.lie("hand/1")) == 3 + 4
    face = rummy(["D S S", "B"], words=[(0, "FACE", "F A/E C E/I")]).play("meld FACED")
    assert face.state.scores == [8, 0]
    assert len(face.lie("hand/0")) == 4


def test_R5_06_cards_may_come_in_at_several_places() -> None:
    sitting = rummy(["A/E D S S", "B"], words=[(0, "FACE", "F A/E C E/I"), (1, "FRIEND", "F R E/I A/E N D")])
    sitting.play("meld FRIENDED")
    assert lie_as_words(sitting, 1) == ["FRIENDED"]
    assert sitting.state.scores == [5 * 4, 0]
    inside = rummy(["R A/E S S", "B"], words=[(1, "FINED", "F E/I N A/E D")]).play("meld REFINED")
    assert inside.lie("words/1") == "R A/E F E/I N A/E D".split()
    assert inside.state.scores == [3 * 4, 0]


def test_R5_06_the_old_letters_keep_their_order() -> None:
    there = [(1, "DATE", "D A/E T E/I")]
    sitting = rummy(["R S S B", "B"], words=there)
    assert sitting.refused("meld RATED") == "word-lacks"
    assert sitting.refused("meld R @A/E=A @T @E/I=E @D") == "add-on-order"
    assert sitting.refused("meld RATED@DATE") == "add-on-letters"
    mixed = rummy(["R S S B", "B"], words=there, add_on="any-order")
    assert mixed.full("meld RATED", 0) == "meld R @A/E=A @T @E/I=E @D"
    mixed.play("meld RATED")
    assert lie_as_words(mixed, 1) == ["RATED"]
    assert mixed.lie("words/1") == "R A/E T E/I D".split()


def test_R5_06_a_word_is_added_to_once_and_not_where_it_was_laid_now() -> None:
    sitting = rummy(["R S S D S", "B"], words=[(1, "FIEND", FIEND)])
    assert sitting.refused("meld @F R @E/I=I @A/E=E @N @D + @F @E/I=I @A/E=E @N @D S") == "add-on-touched"
    both = rummy(["F A/E C E/I D S S", "B"])
    assert both.refused("meld F A/E=A C E/I=E + @F @A/E=A @C @E/I=E D") == "meld-cards", "FACE does not lie there"
    assert both.refused("meld FACED") == ""


def test_R5_06_an_add_on_keeps_the_whole_word_and_adds_something() -> None:
    sitting = rummy(["R S D A/E", "B"], words=[(1, "FIEND", FIEND)])
    assert sitting.refused("meld @F @E/I=I @A/E=E @N @D") == "add-on-nothing"
    assert sitting.refused("meld @F A/E=A D @A/E=E") == "add-on-whole"
    assert sitting.refused("meld FRIEND@DATE") == "add-on-no-word"
    assert sitting.refused("meld Z @F @E/I=I @A/E=E @N @D") in ("meld-cards", "word-unknown")


def test_R5_07_vowel_and_wild_cards_keep_their_letters() -> None:
    there = [(1, "FADE", "F A/E ? E/I")]
    sitting = rummy(["D S C", "B"], words=there)
    assert sitting.refused("meld @F @A/E=E @?=D @E/I=E D") != ""
    assert sitting.refused("meld @F @A/E=A @?=C @E/I=E D") == "add-on-whole"
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [
        (1, "letter-A"),
        (2, "letter-D"),
        (3, "letter-E"),
    ]
    sitting.play("meld FADED")
    assert sitting.state.scores == [8, 0]


def test_R5_18_eight_letters_count_as_seven() -> None:
    """Printed."""
    sitting = rummy(["A/E D S S", "B"], words=[(1, "FRIEND", "F R E/I A/E N D")]).play("meld FRIENDED")
    assert sitting.said("adds")["times"] == 4
    assert sitting.said("draws-bonus")["cards"].ids.__len__() == 4


def test_R5_21_a_word_belongs_to_the_table() -> None:
    """Printed: a player can add to any other player's word, or one of his own."""
    for home in (0, 1):
        sitting = rummy(["R S S", "B"], words=[(home, "FIEND", FIEND)]).play("meld FRIEND")
        assert lie_as_words(sitting, home) == ["FRIEND"]
        assert sitting.state.scores == [6, 0]


# -- after the meld --


def test_R5_08_one_card_left_and_none() -> None:
    """Printed."""
    sitting = rummy(["F A/E C E/I S", "B"], stock="T " * 3 + "N " * 3 + "L " * 3).play("meld FACE")
    assert sitting.moves(0) == ["discard S", "bonus"]
    assert sitting.facts()["due"]["count"] == 1
    out = Sitting(sitting.game, sitting.state.fork()).play("discard S")
    assert len(out.lie("hand/0")) == 7
    assert out.waiting() == [1]
    assert out.lie("discard")[-1] == "S"
    sitting.play("bonus")
    assert sorted(sitting.lie("hand/0")) == ["L", "S"]
    assert sitting.moves(0) == ["discard S", "discard L"], "one card is still to be discarded"
    sitting.play("discard L")
    assert sitting.lie("hand/0") == ["S"]
    none = rummy(["F A/E C E/I", "B"], stock="T " * 3 + "N " * 3 + "L " * 3).play("meld FACE")
    assert len(none.lie("hand/0")) == 7
    assert none.waiting() == [1]
    assert "draws-bonus" not in none.order()


def test_R5_09_out_is_seven_new_cards_or_what_there_is() -> None:
    short = rummy(["F A/E C E/I", "B"], stock="T T").play("meld FACE")
    assert short.lie("hand/0") == ["T", "T"]
    bare = rummy(["F A/E C E/I", "B B"], "D A/O", "").play("meld FACE")
    assert bare.lie("hand/0") == []
    assert bare.state.deals == 1
    bare.state.turn, bare.state.acting = 0, 1
    assert bare.refused("take D") == "", "it may take discards in its next turn"
    assert "end" in bare.moves(0)
    last = rummy(["F A/E C E/I S", "B"], "D", "").play("meld FACE")
    assert last.moves(0) == ["discard S"], "with an empty stock there is nothing to choose"


def test_R5_10_nobody_is_out_without_a_meld() -> None:
    sitting = rummy(["S", "B B"], stock="T T", phase=0).play("draw").play("discard S")
    assert sitting.lie("hand/0") == ["T"]
    assert "goes-out" not in sitting.order()
    assert sitting.waiting() == [1]


def test_R5_13_a_short_stock_gives_the_rest() -> None:
    sitting = rummy(["F R E/I A/E N D S S", "B"], stock="T").play("meld FRIEND")
    assert sorted(sitting.lie("hand/0")) == ["S", "S", "T"]
    sitting.play("discard S")
    assert "draw" not in sitting.moves(1)
    assert "end" in sitting.moves(1)


def test_R5_17_any_card_may_be_discarded_and_is_free_again() -> None:
    sitting = rummy(["? S A/E", "C E/I F B"], stock="T T T").play("discard ?").play("take ?")
    assert sitting.full("meld FACE", 1) == "meld F ?=A C E/I=E"
    assert sitting.play("meld FACE", 1).state.scores[1] == 10


def test_R5_19_with_two_cards_left_the_bonus_cards_are_drawn_at_once() -> None:
    sitting = rummy(["F A/E C E/I S S", "B"]).play("meld FACE")
    assert len(sitting.lie("hand/0")) == 3
    assert "bonus" not in sitting.moves(0)


def test_R5_20_a_run_may_be_put_back_until_the_meld_is_laid() -> None:
    sitting = rummy(["A/E T", "B"], "D Q F", "N N", phase=0)
    before = sitting.lie("discard")
    sitting.play("take 2")
    assert sitting.lie("run/0") == ["Q", "F"]
    assert sitting.fallback(0).text == "back"
    sitting.play("back")
    assert sitting.lie("discard") == before
    assert sitting.moves(0) == ["draw"]
    assert sitting.refused("take D") == "draw-now"
    sitting.play("draw")
    assert sitting.fallback(0).text == "discard N", "the card drawn is discarded"
    empty = rummy(["A/E T", "B"], "D Q F", "", phase=0).play("take 2").play("back")
    assert empty.state.deals == 2, "with an empty stock the deal ends"


# -- words in doubt --


def challenged(hands: Sequence[str], text: str, spread: str = "", stock: str | None = None, **given: Any) -> Sitting:
    sitting = rummy(hands, spread, stock, mode="challenge", **given)
    return sitting.play(text)


def test_R5_14_an_illegal_word_brings_down_the_whole_meld() -> None:
    sitting = rummy(["F A/E C E/I D S S", "B B", "L"], "T N", "H H H", mode="challenge", phase=0)
    spread = sitting.lie("discard")
    sitting.play("take T").play("meld F A/E=A C E/I=E + D S S T")
    assert sitting.state.points == [11, 9]
    assert sitting.waiting() == [1, 2]
    assert sitting.state.scores == [0, 0, 0], "in doubt"
    assert len(sitting.lie("stock")) == 3, "judged before the bonus cards"
    sitting.play("challenge", 2)
    assert sitting.lie("discard") == spread, "discards go back in their old order"
    assert sorted(sitting.lie("hand/0")) == sorted("F A/E C E/I D S S".split())
    assert sitting.lie("words/0") == []
    assert sitting.state.words == []
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.waiting() == [1], "the turn is lost, without a discard"
    assert sitting.state.fallen == ["DSST"]


def test_R5_14_a_card_from_the_stock_is_kept() -> None:
    sitting = rummy(["F A/E C D", "B B"], stock="H S", mode="challenge", phase=0).play("draw").play("meld F D C S")
    sitting.play("challenge", 1)
    assert sorted(sitting.lie("hand/0")) == sorted("F A/E C D S".split())
    assert sitting.waiting() == [1]


def test_R5_14_an_add_on_that_falls_leaves_the_word_as_it_was() -> None:
    there = [(0, "DATE", "D A/E T E/I"), (1, "FIEND", FIEND), (1, "RATE", "R A/U T E/U")]
    sitting = rummy(["B R S S", "L L"], words=there, mode="challenge")
    sitting.play("meld @F @E/I=I B R @A/E=E @N @D")
    assert lie_as_words(sitting, 1) == ["FIBREND", "RATE"]
    sitting.play("challenge", 1)
    assert lie_as_words(sitting, 1) == ["FIEND", "RATE"]
    assert sitting.lie("words/1") == [*FIEND.split(), "R", "A/U", "T", "E/U"]
    assert lie_as_words(sitting, 0) == ["DATE"]
    mixed = rummy(["B S S", "L L"], words=there, mode="challenge", add_on="any-order")
    mixed.play("meld @D @N B @F @E/I=I @A/E=E").play("challenge", 1)
    assert mixed.lie("words/1")[:5] == FIEND.split()


def test_R5_14_who_challenged_a_legal_meld_loses_a_turn() -> None:
    sitting = challenged(["F A/E C E/I S S", "B B", "L"], "meld FACE", stock="H H H").play("challenge", 1)
    assert sitting.state.scores == [11, 0, 0]
    assert sitting.order()[-3:] == ["challenge-fails", "counts", "draws-bonus"]
    sitting.play("discard S")
    assert sitting.waiting() == [2]
    assert "passed-over" in sitting.order()


def test_R5_14_option_word_by_word() -> None:
    hands = ["F A/E C E/I D S S L", "B B", "L"]
    text = "meld F A/E=A C E/I=E + D S S T"
    sitting = rummy(hands, "N T Q", "H H H", mode="challenge", fallen="words", phase=0)
    spread = sitting.lie("discard")
    sitting.play("take T").play(text).play("challenge", 2)
    assert sitting.lie("words/0") == [], "the deepest card was in the word that fell"
    assert sitting.lie("discard") == spread
    legal = rummy(["A/E C E/I D S S L", "B B"], "N F T Q", "H H H", mode="challenge", fallen="words", phase=0)
    below = legal.lie("discard")[:-3]
    legal.play("take F").play(text).play("challenge", 1)
    assert lie_as_words(legal, 0) == ["FACE"]
    assert legal.state.scores == [11, 0]
    assert legal.lie("discard") == [*below, "T", "Q"], "what no standing word uses goes back in order"
    assert sorted(legal.lie("hand/0")) == ["D", "L", "S", "S"]
    assert legal.waiting() == [1]
    assert len(legal.lie("stock")) == 3, "no bonus cards"
    assert legal.lie("run/0") == []


def test_R5_14_word_by_word_reaches_500_too() -> None:
    sitting = rummy(
        ["F A/E C E/I D S S L T", "B B"], stock="H H", mode="challenge", fallen="words", state={"scores": [489, 0]}
    )
    sitting.play("meld F A/E=A C E/I=E + D S S T").play("challenge", 1)
    assert sitting.waiting() == []
    assert sitting.state.scores == [500, 0]


def test_R5_27_who_has_melded_everything_is_out_though_a_word_fell() -> None:
    sitting = rummy(["A/E C E/I", "B B"], "F D S S T", "H H H N N N L L", mode="challenge", fallen="words", phase=0)
    sitting.play("take F").play("meld F A/E=A C E/I=E + D S S T").play("challenge", 1)
    assert len(sitting.lie("hand/0")) == 7
    assert "goes-out" in sitting.order()
    assert sitting.lie("discard")[-4:] == ["D", "S", "S", "T"]
    assert sitting.waiting() == [1]


def test_R5_22_older_words_are_not_judged() -> None:
    there = [(1, "DSST", "D S S T")]
    sitting = rummy(["F A/E C E/I L L", "B B"], words=there, mode="challenge").play("meld FACE")
    assert sitting.state.doubted == ["FACE"]
    assert sitting.moves(1) == ["stand", "challenge", "question FACE"]
    more = rummy(["F A/E C E/I L L", "B B"], words=there, mode="challenge")
    assert more.refused("meld @D A/E=A @S @S @T") == "", "and can be added to"


# -- the end --


def test_R5_11_with_an_empty_stock_one_must_take_and_meld() -> None:
    """Printed, made exact."""
    sitting = rummy(["A/E T A/E S S", "B B"], "D N", "", phase=0)
    moves = sitting.moves(0)
    assert "draw" not in moves
    assert moves[-1] == "end"
    assert all(move.startswith("take") for move in moves[:-1])
    sitting.play("take D").play("meld DATE").play("discard S")
    assert sitting.waiting() == [1]
    sitting.play("end")
    assert (sitting.said("deal-begins")["deal"], sitting.state.deals) == (2, 2)


def test_R5_23_a_fallen_meld_with_an_empty_stock_ends_the_deal() -> None:
    sitting = rummy(["A/E T A/E S S", "B B"], "D N", "", phase=0, mode="challenge").play("take D").play("meld D S T S")
    sitting.play("challenge", 1)
    assert sitting.state.deals == 2
    owing = rummy(["A/E T A/E S S", "B B", "L"], "D N", "", phase=0, state={"owed": [[], [3], []]})
    owing.play("take D").play("meld DATE").play("discard S")
    assert owing.waiting() == [2], "who loses a turn is passed over and does not end the deal"
    assert owing.state.deals == 1


def test_R5_12_cards_left_count_nothing_or_are_subtracted() -> None:
    plain = rummy(["Z S A/E ?", "Q A/U"], "", "", phase=0, state={"scores": [30, 5]}).play("end")
    assert plain.state.scores == [30, 5]
    minus = rummy(["Z S A/U ?", "Q A/E"], "", "", phase=0, state={"scores": [30, 5]}, left_over="minus").play("end")
    assert minus.state.scores == [30 - 13, 5 - 11], "a vowel card counts 1, a wild card nothing"
    assert minus.said("hand-counts")["points"] == 11
    amid = rummy(["F A/E C E/I Z", "Q"], left_over="minus", state={"scores": [495, 5]}).play("meld FACE")
    assert amid.state.scores == [506, 5], "not in the middle of a deal"


def test_R5_15_the_match_ends_when_500_stand() -> None:
    start: dict[str, Any] = {"scores": [489, 700 - 210]}
    sitting = rummy(["F A/E C E/I S S", "B B"], state=start).play("meld FACE")
    assert sitting.waiting() == []
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ([500.0, 490.0], [0])
    assert "draws-bonus" not in sitting.order()
    window = rummy(["F A/E C E/I S S", "B B"], state=start, mode="challenge").play("meld FACE")
    assert window.waiting() == [1], "when its window has closed"
    assert window.play("stand", 1).waiting() == []


def test_R5_15_option_finish_the_deal() -> None:
    start: dict[str, Any] = {"scores": [489, 510]}
    sitting = rummy(["F A/E C E/I S S", "B B"], stock="L", state=start, finish="after-the-deal").play("meld FACE")
    assert sitting.waiting() == [0]
    sitting.play("discard S").play("end")
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ([500.0, 510.0], [1]), "the highest total wins"
    even = rummy(["S", "B"], "", "", phase=0, state={"scores": [510, 510]}, finish="after-the-deal").play("end")
    shared = even.game.outcome(even.state)
    assert shared is not None
    assert shared.winners() == [0, 1]
    assert "share" in even.order()


def test_R5_16_only_the_seat_on_turn_scores() -> None:
    sitting = challenged(["F A/E C E/I S S", "B B", "L"], "meld FACE", stock="H H").play("stand", 1).play("stand", 2)
    assert sitting.state.scores == [11, 0, 0]


def test_R5_24_two_deals_without_a_point_end_the_match() -> None:
    sitting = rummy(["S", "B"], "", "", phase=0, state={"scores": [3, 9]}).play("end")
    assert sitting.state.idle == 1
    last = rummy(["S", "B"], "", "", phase=0, state={"scores": [3, 9], "idle": 1}).play("end")
    assert last.waiting() == []
    assert "nobody-scores" in last.order()
    scored = rummy(["S", "B"], "", "", phase=0, state={"scores": [3, 9], "idle": 1, "scored": True}).play("end")
    assert (scored.state.idle, scored.waiting() != []) == (0, True)


def test_R5_25_melds_that_fall_again_and_again_end_the_deal() -> None:
    given: dict[str, Any] = {"phase": 0, "mode": "challenge", "fallen_again": True}
    sitting = rummy(["A/E T S S L", "B B"], "D N", "H H H", state={"still": 11}, **given)
    sitting.play("take D").play("meld D S T S").play("challenge", 1)
    assert (sitting.state.deals, sitting.state.still) == (1, 12)
    last = rummy(["A/E T S S L", "B B"], "D N", "H H H", state={"still": 12}, **given)
    last.play("take D").play("meld D S T S").play("challenge", 1)
    assert last.state.deals == 2
    assert "deal-stalls" in last.order()
    drawn = rummy(["A/E T S S L", "B B"], "D N", "H H H", state={"still": 12}, **given).play("draw")
    assert drawn.play("discard S").state.deals == 1


def test_R5_26_fifty_deals_are_enough() -> None:
    last = rummy(["S", "B"], "", "", phase=0, state={"deals": 50, "scored": True, "scores": [3, 9]}).play("end")
    assert last.waiting() == []
    assert "deals-over" in last.order()


# -- how it is written --


def test_R5_28_a_typed_word_gets_its_cards() -> None:
    sitting = rummy(["F A/E C E/I D R S", "B"], words=[(1, "FIEND", "? E/I A/E N D")])
    assert sitting.full("meld face", 0) == "meld F A/E=A C E/I=E"
    assert sitting.full("meld FRIEND", 0) == "meld @?=F R @E/I=I @A/E=E @N @D"
    assert sitting.full("meld FACE FRIEND", 0) == "meld F A/E=A C E/I=E + @?=F R @E/I=I @A/E=E @N @D"
    assert sitting.full("meld FACE, FRIENDS@FIEND", 0).endswith("+ @?=F R @E/I=I @A/E=E @N @D S")
    assert sitting.full("meld F A/E=A C E/I=E + FRIEND", 0) == sitting.full("meld FACE FRIEND", 0)
    assert sitting.refused("meld FACE FADE") == "meld-together"
    assert sitting.refused("meld CAR") == "word-short"
    assert sitting.refused("meld QUIZ") == "word-lacks"
    assert sitting.refused("meld F A/E=A C A/E=E") == "meld-cards"
    assert sitting.refused("meld F D C S") == "word-unknown"
    assert sitting.game.read("meld FACE").args() == {"words": "FACE"}


def test_R5_28_cards_that_are_not_held_are_sought_on_the_table() -> None:
    sitting = rummy(["R F S", "B"], words=[(1, "FIEND", "? E/I A/E N D")])
    wanted = "meld @?=F R @E/I=I @A/E=E @N @D"
    assert sitting.full("meld ?=F R E/I=I A/E=E N D", 0) == wanted
    assert sitting.full("meld ?=F R E/I=I A/E=E N D S", 0) == f"{wanted} S"
    held = rummy(["F A/E C E/I D S S", "B"], "D", phase=0).play("take D")
    assert held.full("meld F A/E=A C E/I=E @D", 0) == "meld F A/E=A C E/I=E D"
    field = sitting.game.offers(sitting.state, 0)[-1].fields[0]
    assert field.domain == "words"
    assert sorted(PACK.code[card] for card in field.cards) == sorted("R F S ? E/I A/E N D".split())


def test_R5_28_a_new_word_comes_before_an_add_on() -> None:
    sitting = rummy(["F R E/I A/E N D R S", "B"], words=[(1, "FIEND", "F E/I A/E N D")])
    assert sitting.full("meld FRIEND", 0) == "meld F R E/I=I A/E=E N D"
    assert sitting.full("meld FRIEND@FIEND", 0) == "meld @F R @E/I=I @A/E=E @N @D"


def test_R5_29_a_run_is_named_by_its_card_or_its_number() -> None:
    sitting = rummy(["A/E T", "B"], "D Q D F", "N N", phase=0)
    assert sitting.full("take D", 0) == "take @D 2"
    assert sitting.full("take 4", 0) == "take @D 4"
    assert sitting.full("take @D 4", 0) == "take @D 4"
    assert sitting.refused("take @Q 2") == "no-such-run"
    assert sitting.refused("take 99") == "no-such-run"
    assert sitting.game.foresee(sitting.state, 0, sitting.game.read("take @Q 3")) is not None


# -- what all word games share --


def test_G_12_words_that_were_laid_may_be_barred() -> None:
    hand = ["F A/E C E/I S S", "B B"]
    assert rummy(hand, state={"used": ["FACE"]}).refused("meld FACE") == ""
    assert rummy(hand, state={"used": ["FACE"]}, repeats=False).refused("meld FACE") == "word-repeated"
    twice = rummy(["F A/E C E/I F A/E C E/I S S", "B B"], repeats=False)
    assert twice.refused("meld FACE FACE") == "word-repeated", "also twice in one meld"


def test_G_21_strict_honour_and_challenge() -> None:
    text, hand = "meld D S S T", ["D S S T L L", "B B"]
    assert rummy(hand).refused(text) == "word-unknown"
    honour = rummy(hand, mode="honour").play(text)
    assert honour.state.scores == [9, 0]
    assert honour.waiting() == [0]
    assert rummy(hand, mode="challenge").play(text).waiting() == [1]


def test_G_22_the_window_has_a_time_and_closes_when_all_let_it_stand() -> None:
    sitting = challenged(["F A/E C E/I S S", "B B", "L"], "meld FACE", stock="H H", window="10")
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    assert (timer.seconds, timer.move.text) == (10.0, "stand")
    assert sitting.fallback(1).text == "stand"
    sitting.play("stand", 2)
    assert sitting.waiting() == [1]
    assert sitting.play("stand", 1).waiting() == [0]
    calm = challenged(["F A/E C E/I S S", "B B", "L"], "meld FACE", stock="H H", window="none")
    assert calm.game.timer(calm.state) is None


def test_G_25_a_question_settles_one_word_of_the_meld() -> None:
    sitting = challenged(["F A/E C E/I D S S T L L", "B B"], "meld F A/E=A C E/I=E + D S S T", stock="H H H")
    sitting.play("question DSST", 1)
    assert sitting.waiting() == [1]
    assert sitting.moves(1) == ["stand", "challenge", "question FACE"]
    sitting.play("question", 1)
    assert sitting.state.scores == [20, 0]
    assert sitting.state.settled == ["DSST", "FACE"]


def test_G_26_fallen_words_and_settled_ones() -> None:
    hand = ["D S S T L L", "B B"]
    assert rummy(hand, mode="challenge", state={"fallen": ["DSST"]}).refused("meld D S S T") == "word-fallen"
    again = rummy(hand, mode="challenge", state={"fallen": ["DSST"]}, fallen_again=True)
    assert again.refused("meld D S S T") == ""
    assert rummy(hand, mode="challenge", state={"settled": ["DSST"]}).play("meld D S S T").state.layer == -1


def test_G_10_a_wrong_challenge_at_the_end_may_cost() -> None:
    start: dict[str, Any] = {"scores": [489, 50]}
    for costs, total in (("free", 50), ("costs", 39)):
        sitting = rummy(["F A/E C E/I S S", "B B"], state=start, mode="challenge", last_challenge=costs)
        sitting.play("meld FACE").play("challenge", 1)
        assert sitting.state.scores == [500, total]


def test_G_35_after_the_meld_time_takes_the_bonus_and_discards_the_last_card() -> None:
    sitting = rummy(["F A/E C E/I S", "B"], stock="T N L").play("meld FACE")
    assert sitting.fallback(0).text == "bonus"
    sitting.play("bonus")
    assert sitting.fallback(0).text == "discard L"
    assert rummy(["S", "B"], "", "", phase=0).fallback(0).text == "end"


# -- positions, hints, options, what is heard --


def test_a_window_needs_no_hand_written_position_to_go_on() -> None:
    there = [(1, "FIEND", FIEND)]
    sitting = rummy(["F A/E C E/I S S", "B B", "L"], "D R Q", "H H H", there, mode="challenge", phase=0)
    sitting.play("take R").play("meld FACE FRIEND")
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data))
    for one in (again, sitting):
        one.play("challenge", 2)
    assert position.write(again.game, again.state) == position.write(sitting.game, sitting.state)
    wrongs = {"layer": 2, "came": [-1, 9], "olds": ["A"], "doubted": ["X"], "acting": 1, "laid": [5, 6], "phase": 1}
    for name, value in {**wrongs, "homes": [7, 7], "words": ["FIEND", "FACED"], "turn": 9}.items():
        wrong = {**data, "state": {**data["state"], name: value}}
        with pytest.raises(Refused):
            position.place(sitting.game, wrong)


def test_a_phase_must_fit_the_cards() -> None:
    with pytest.raises(Refused):
        rummy(["", "B"])
    with pytest.raises(Refused):
        rummy(["F C", "B"], phase=3)
    with pytest.raises(Refused):
        rummy(["F C", "B"], phase=9)


def test_what_a_meld_will_do_is_foreseen() -> None:
    sitting = rummy(["F A/E C E/I S", "B"], words=[(1, "FIEND", FIEND)])
    seen = sitting.game.foresee(sitting.state, 0, sitting.game.read(sitting.full("meld FACE", 0)))
    assert seen is not None
    assert (seen.args["points"], seen.args["bonus"], seen.args["left"]) == (11, 1, 1)
    sitting.play("meld FACE")
    out = sitting.game.foresee(sitting.state, 0, sitting.game.read("discard S"))
    assert out is not None
    assert (out.what, out.args["count"]) == ("goes-out", 7)


def test_hints_are_the_best_melds_and_closed_where_words_are_doubted() -> None:
    sitting = rummy(["F A/E C E/I D S S", "B"])
    assert hints(sitting.game, sitting.state, sitting.state.waiting()[0])[0].text == "meld F A/E=A C E/I=E D"
    doubt = rummy(["F A/E C E/I D S S", "B"], mode="challenge")
    with pytest.raises(Refused):
        hints(doubt.game, doubt.state, doubt.state.waiting()[0], people=2)


def test_a_bot_takes_discards_where_they_make_a_word() -> None:
    sitting = rummy(["F A/E C E/I S S L", "B"], "D Q N", phase=0)
    best = hints(sitting.game, sitting.state, sitting.state.waiting()[0])[0].text
    assert best == "take @D 3"
    none = rummy(["F A/O C S S L", "B"], "Q Z N", phase=0)
    assert hints(none.game, none.state, none.state.waiting()[0])[0].text == "draw"


def test_the_variant_counts_hands() -> None:
    assert registry.nature("rummy_500").variants["rum"] == AlphaRummyOptions(left_over="minus", finish="after-the-deal")


def test_an_illegal_meld_is_refused_by_the_table() -> None:
    with pytest.raises(IllegalMove):
        rummy(["F A/E C E/I S", "B"]).play("meld QUIZ")


def test_ask_gives_the_printed_add_ons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Printed: FIEND + R, FRIEND + S, by the command line and the true list."""
    for letters, cards, card, wanted in (
        ("FIEND", FIEND, "R", "meld @F R @E/I=I @A/E=E @N @D"),
        ("FRIEND", "F R E/I A/E N D", "S", "meld @F @R @E/I=I @A/E=E @N @D S"),
    ):
        data = {
            "game": "rummy_500",
            "zones": {"hand/0": [card, "Q"], "hand/1": ["B"], "words/1": cards.split()},
            "state": {"phase": 1, "words": [letters], "homes": [1]},
        }
        file = tmp_path / "position.json"
        file.write_text(json.dumps(data))
        assert cli.main(["ask", str(file), "--json"]) == 0
        (seat,) = json.loads(capsys.readouterr().out)["seats"]
        (melds,) = seat["open"]
        assert melds["kind"] == "meld"
        assert wanted in melds["some"]


def test_what_is_heard_of_a_turn() -> None:
    sitting = rummy(["S S", "B"], "R Q", "N N L T", [(1, "FIEND", FIEND)], phase=0, mode="challenge")
    sitting.play("take R").play("meld FRIEND").play("challenge", 1).play("discard S")
    assert sitting.told(0) == [
        "You take from the discards: R and Q.",
        "With R you make FRIEND of FIEND: 2 times 3, 6 points.",
        "Ben challenges, but FRIEND is in the list: the next turn is lost.",
        "The word counts: you have 6.",
        "Your 3 bonus cards: N, L and T; 1 left.",
        "You discard S.",
        "Ben is passed over.",
    ]
    assert sitting.told(1)[4] == "Ann gets 3 bonus cards; 1 left."


def test_R5_28_several_words_are_picked_with_a_stroke_between_them() -> None:
    sitting = rummy(["F A/E C E/I D A/E N B", "B"])
    assert sitting.full("meld F A/E=A C E/I=E / D A/E=A N B", 0) == "meld F A/E=A C E/I=E + D A/E=A N B"


def test_R5_06_words_that_may_be_added_to_are_offered_whole() -> None:
    sitting = rummy(["R F S", "B"], words=[(1, "FIEND", "? E/I A/E N D")])
    field = sitting.game.offers(sitting.state, 0)[-1].fields[0]
    whole = field.wholes[0]
    assert whole.word == "FIEND"
    assert [PACK.code[c] for c in field.cards[whole.first : whole.first + whole.count]] == "? E/I A/E N D".split()
    assert sitting.game.plan.names[whole.zone] == "words/1"
