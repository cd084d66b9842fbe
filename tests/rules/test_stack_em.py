"""Stack 'em, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from majlis import position, record, registry
from majlis.chance import Chance
from majlis.judge import Judge
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SEATS, Zone
from majlis.search import playout
from tests.kit.small import PACK, WORDS, Sitting, SmallList, judge

pytestmark = pytest.mark.both_builds


def piles(
    *there: str, stock: str = "", letters: str = "", seats: int = 1, words: Sequence[str] = WORDS, **given: Any
) -> Sitting:
    """Piles with their tops last; `stock` is to be dealt, its last card first, and all others are put away."""
    game = registry.game("stack_em", given, judge=judge(words))
    zones: dict[str, list[str]] = {"tops": [], "stock": stock.split()}
    on = []
    for n, cards in enumerate(pile.split() for pile in there):
        if cards:
            zones["tops"].append(cards[-1])
            zones[f"under:{n + 1}"] = cards[:-1]
            on.append(n)
    left = [PACK.code[c] for c in PACK.all]
    for code in [code for codes in zones.values() for code in codes]:
        left.remove(code)
    zones["tucked"] = left
    state = {"on": on, "letters": letters or "." * len(on)}
    data = {"game": "stack_em", "seats": seats, "zones": zones, "state": state}
    return Sitting(game, position.place(game, data))


def score(sitting: Sitting) -> float:
    found = sitting.game.outcome(sitting.state)
    assert found is not None
    return float(found.scores[0])


# -- the words --


def test_ST_01_six_piles_of_one_and_68_cards_to_deal() -> None:
    match = Match(registry.game("stack_em", judge=judge()), 1, SeedLuck("piles"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert [len(zones[name]) for name in ("tops", "stock", "tucked", "under:1")] == [6, 68, 0, 0]


def test_ST_01_the_printed_example_world() -> None:
    """D on top, four cards under it, four new cards dealt."""
    sitting = piles("W", "E/O", "R", "L", "D", "S", stock="T B A/E N", words=["WORLD", "TAB"]).play("word WORLD")
    assert sitting.lie("under:5") == ["W", "E/O", "R", "L"]
    assert sitting.state.on == [0, 1, 2, 3, 4, 5]
    assert sitting.lie("tops") == ["T", "B", "A/E", "N", "D", "S"]
    assert sitting.lie("stock") == []


def test_ST_01_piles_go_whole_in_the_order_of_the_word() -> None:
    sitting = piles("B C T", "G H A/E", "F R", "S", words=["TAR", "RATS", "SIR"], stock="").play("word TAR")
    assert sitting.lie("under:3") == ["B", "C", "T", "G", "H", "A/E", "F"]
    assert sitting.lie("tops") == ["R", "S"]
    assert sitting.state.on == [2, 3]
    back = piles("B C T", "G H A/E", "F R", "S", words=["RAT", "ST"]).play("word RAT")
    assert back.lie("under:1") == ["F", "R", "G", "H", "A/E", "B", "C"]
    assert back.lie("tops") == ["T", "S"]


def test_ST_01_two_to_six_tops() -> None:
    sitting = piles("F", "R", "I/O", "A/E", "N", "D", words=["FRIEND", "I", "FRIENDS", "IN"])
    assert sitting.refused("word I") == "word-short"
    assert sitting.refused("word IN") == ""
    assert sitting.refused("word FRIEND") == ""
    assert sitting.refused("word FRIENDS") == "word-lacks"


def test_ST_02_under_cards_can_be_put_away_and_are_never_dealt_again() -> None:
    sitting = piles("B T", "C A/E", "R", "S", "L", "D", stock="N", words=["TAR", "AS"])
    before = len(sitting.lie("tucked"))
    assert sitting.moves(0) == ["tuck 1", "tuck 2", "tuck all", "resign"]
    sitting.play("tuck 1")
    assert sitting.lie("tucked")[before:] == ["B"]
    assert sitting.lie("tops") == ["T", "A/E", "R", "S", "L", "D"]
    assert sitting.moves(0) == ["tuck 2", "resign"]
    sitting.play("tuck 2").play("word TAR")
    assert sitting.lie("stock") == []
    assert len(sitting.lie("tops")) == 5, "what was put away is not dealt"
    both = piles("B T", "C A/E", "R", "S", words=["TAR", "AS"]).play("tuck all")
    assert (both.lie("under:1"), both.lie("under:2")) == ([], [])


def test_ST_03_won_with_a_single_pile() -> None:
    """Derived: six piles and none face down: five letters leave two piles, two letters then win; six win at once."""
    sitting = piles("F", "I/O", "A/E", "N", "D", "S", words=["FIEND", "DS"]).play("word FIEND")
    assert len(sitting.lie("tops")) == 2
    assert sitting.waiting() == [0]
    assert score(sitting.play("word DS")) == 1.0
    assert sitting.order()[-1] == "won"
    assert score(piles("F", "R", "I/O", "A/E", "N", "D", words=["FRIEND"]).play("word FRIEND")) == 1.0


def test_ST_04_a_vowel_top_can_be_turned() -> None:
    sitting = piles("T", "A/E", "S", "N", words=["TEA", "TE", "AS", "NA"]).play("word TE")
    assert sitting.lie("tops") == ["A/E", "S", "N"]
    assert sitting.refused("word AS") == ""


def test_ST_04_a_wild_top_keeps_its_letter_unless_it_is_free() -> None:
    sitting = piles("A/E", "?", "S", "N", words=["AT", "STN", "SON", "IS", "NTS"])
    sitting.play("word A/E=A ?=T")
    assert sitting.state.letters == "T.."
    assert sitting.refused("word ?=O S N") != ""
    assert sitting.refused("word SON") == "word-fixed"
    assert sitting.full("word STN", 0) == "word S @?=T N"
    marks = [m.term for m in sitting.game.marks(sitting.state)]
    assert "letter-T" in marks
    assert sitting.said("keeps")["letter"].id == "letter-T"
    other = piles("S", "N", "A/E", "?", "R", words=["AT", "STN"]).play("word AT")
    assert other.state.letters == "..T."
    sitting.play("word STN")
    assert sitting.state.letters == "."
    again = piles("A/E", "?", "S", "N", words=["AT", "STN", "NTS", "ST"]).play("word AT").play("word ST")
    assert again.state.letters == "T.", "on top again, it is still the same letter"
    free = piles("A/E", "?", "S", "N", words=["AT", "SON"], wild="free").play("word AT")
    assert free.refused("word SON") == ""
    assert free.state.letters == "..."


def test_ST_05_lost_when_no_word_can_be_made_or_by_resigning() -> None:
    sitting = piles("T", "A/E", "R", "S", "B", "C", stock="D D", words=["TAR"]).play("word TAR")
    assert sitting.waiting() == []
    assert score(sitting) == 0.0
    assert sitting.said("no-word-left") == {"piles": 6, "left": 0, "words": 1}
    assert score(piles("T", "A/E", words=["AT"]).play("resign")) == 0.0
    for given in ({"stuck": "silent"}, {"mode": "honour"}):
        silent = piles("T", "A/E", "R", "S", words=["TAR"], **given).play("word TAR")
        assert silent.waiting() == [0]


@pytest.mark.parametrize(("stock", "tops", "left"), [("D D D D", 6, 2), ("D D", 6, 0), ("D", 5, 0), ("", 4, 0)])
def test_ST_06_one_pile_less_than_letters_is_dealt_as_far_as_cards_go(stock: str, tops: int, left: int) -> None:
    stock = stock.replace("D D D D", "D D N N")
    sitting = piles("T", "A/E", "R", "S", "B", "C", stock=stock, words=["TAR", "SR"]).play("word TAR")
    assert (len(sitting.lie("tops")), len(sitting.lie("stock"))) == (tops, left)


def test_ST_07_under_cards_can_be_looked_through() -> None:
    sitting = piles("T", "A/E", "R", "S", "B", "C", stock="N N N", words=["TAR", "SR"]).play("word TAR")
    zone = sitting.game.plan.index["under:3"]
    assert [PACK.code[c] for c in sitting.state.piles.seen_by(SEATS[0])[zone] or []] == ["T", "A/E"]


def test_ST_08_strict_or_honour() -> None:
    assert piles("T", "A/E", "R", words=["AT"]).refused("word TRA") == "word-unknown"
    assert piles("T", "A/E", "R", words=["AT"], mode="honour").refused("word TRA") == ""


def test_ST_09_two_tops_that_look_the_same_are_one_for_the_other() -> None:
    sitting = piles("B T", "C D T", "A/E", "S", words=["AT", "ST", "TS"])
    assert sitting.full("word AT", 0) == "word A/E=A T"
    sitting.play("word AT")
    assert len(sitting.lie("tops")) == 3


def test_ST_10_a_team_calls_and_votes() -> None:
    sitting = piles("B T", "A/E", "R", "S", seats=2, words=["TAR", "RAT", "ST", "RS"])
    assert sitting.moves(0) == ["tuck 1", "ready", "resign"]
    sitting.play("word TAR", 0).play("word RAT", 1).play("tuck 1", 1).play("ready", 0).play("ready", 1)
    assert "Vote 3: put away what lies under pile 1." in sitting.told(0)
    sitting.play("vote RAT", 0).play("vote RAT", 1)
    assert sitting.state.played == ["RAT"]
    sitting.play("tuck 1", 0).play("word ST", 1).play("ready", 0).play("ready", 1)
    sitting.play("vote tuck 1", 0).play("vote ST", 1)
    assert "rolls" in sitting.order()
    assert sitting.state.played == ["RAT", "ST"] or len(sitting.lie("tucked")) == 71
    together = piles("T", "A/E", seats=3, words=["AT"]).play("word AT", 1)
    for seat in range(3):
        together.play("ready", seat)
    outcome = together.game.outcome(together.state)
    assert outcome is not None
    assert outcome.scores == [1.0] * 3
    assert sitting.game.sides(2) == [[0, 1]]


def test_G_35_the_move_for_who_does_not_answer() -> None:
    assert piles("T", "A/E", "R", words=["AT"]).fallback(0).text == "resign"
    assert piles("B T", "A/E", "R", words=["AT"]).fallback(0).text == "tuck 1"
    assert piles("B T", "A/E", "R", seats=2, words=["AT"]).fallback(1).text == "ready"


def test_what_a_word_brings_is_foretold() -> None:
    sitting = piles("T", "A/E", "R", "S", "B", "C", stock="N N N", words=["TAR", "SR"])
    move = sitting.game.complete(sitting.state, SEATS[0], sitting.game.read("word TAR"))
    seen = sitting.game.foresee(sitting.state, SEATS[0], move)
    assert seen is not None
    assert (seen.args["dealt"], seen.args["left"]) == (2, 4)


def test_where_the_tops_lie() -> None:
    sitting = piles("B T", "", "R", "S", words=["STR"])
    zone = Zone(sitting.game.plan.index["tops"])
    assert sitting.game.spots(sitting.state, zone) == [(0, 0), (0, 2), (0, 3)]
    assert sitting.game.marks(sitting.state)[0].term == "on-pile:1:1"


def test_records_hold_what_the_list_said() -> None:
    game = registry.game("stack_em", judge=judge([*WORDS, "TO", "IN", "ON", "BE", "BY"]))
    for seed in range(10):
        match = Match(game, 1, SeedLuck(f"{seed}"))
        luck = Chance(seed)
        while match.state.acting:
            match.play(SEATS[0], game.propose(match.state, SEATS[0], luck))
        assert record.replay(record.read(record.write(record.of(match)))).digest() == match.digest()


def test_impossible_positions() -> None:
    sitting = piles("B T", "A/E", "R", "?", seats=2, words=["TAR"]).play("word TAR", 0)
    data = position.write(sitting.game, sitting.state)
    position.place(sitting.game, data)
    for name, value in (
        ("on", [0, 1, 2]),
        ("on", [0, 1, 2, 7]),
        ("on", [1, 2, 3, 4]),
        ("letters", "..."),
        ("letters", "T..."),
        ("calls", ["word B B"]),
        ("result", 1),
        ("acting", 2),
    ):
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})
    with pytest.raises(Refused):
        position.place(
            sitting.game, {**data, "zones": {**data["zones"], "tucked": [], "stock": data["zones"]["tucked"]}}
        )


def test_every_match_ends_within_the_bound() -> None:
    for seats in (1, 2, 8):
        game = registry.game("stack_em", {}, judge=Judge(SmallList([*WORDS, "TO", "IN", "ON", "BE", "BY"])))
        state = Match(game, seats, SeedLuck("bound")).state.fork()
        assert playout(game, state, Chance(3)) <= game.bound


def test_what_is_heard() -> None:
    sitting = piles("T", "A/E", "R", "S", "B", "C", stock="N N", words=["TAR", "SR"]).play("word TAR")
    assert sitting.told(0) == [
        "You play TAR: one pile, R on top.",
        "New: N and N.",
        "All cards are dealt: now 6 piles have to become one.",
    ]
    tucked = piles("B T", "C A/E", "R", "S", words=["TAR", "AS"]).play("tuck all")
    assert tucked.told(0) == ["You put away what lies under piles 1, 2; 70 cards are away."]
    assert tucked.told(1) == ["Ann puts away what lies under piles 1, 2; 70 cards are away."]
