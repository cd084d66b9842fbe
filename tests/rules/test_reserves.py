"""Reserves, ruling by ruling. The rulings stand in words beside the game."""

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
from majlis.plan import SEATS
from majlis.search import playout
from tests.kit.small import PACK, WORDS, Sitting, SmallList, judge

pytestmark = pytest.mark.both_builds
NINE = ["B", "B", "C", "C", "G", "G", "H", "H", "L"]


def reserves(
    lines: Sequence[str] = (),
    turned: str = "",
    stock: str = "",
    stacks: Sequence[str] = (),
    killed: str = "",
    blocked: int = 0,
    seats: int = 1,
    words: Sequence[str] = WORDS,
    **given: Any,
) -> Sitting:
    """Lines with their letters (`A/E=A`), the turned card, the stock with the next card last; the rest is discarded."""
    game = registry.game("reserves", given, judge=judge(words))
    zones: dict[str, list[str]] = {"turned": turned.split(), "stock": stock.split(), "killed": killed.split()}
    letters = ["", "", ""]
    for n, line in enumerate(lines):
        codes = [code.partition("=") for code in line.split()]
        zones[f"line:{n + 1}"] = [code for code, _, _ in codes]
        letters[n] = "".join([letter or (code if code != "?" else ".") for code, _, letter in codes])
    for n, stack in enumerate(stacks):
        zones[f"reserve:{n + 1}"] = stack.split()
    left = [PACK.code[c] for c in PACK.all]
    for code in [code for codes in zones.values() for code in codes]:
        left.remove(code)
    zones["discard"] = left
    state = {"letters": letters, "blocked": blocked}
    data = {"game": "reserves", "seats": seats, "zones": zones, "state": state}
    return Sitting(game, position.place(game, data))


def score(sitting: Sitting) -> float:
    found = sitting.game.outcome(sitting.state)
    assert found is not None
    return float(found.scores[0])


def verbs(sitting: Sitting) -> set[str]:
    return {text.split()[0] for text in sitting.moves(0)}


# -- placing --


def test_RE_01_all_74_cards_are_the_stock_and_one_is_turned() -> None:
    match = Match(registry.game("reserves", judge=judge()), 1, SeedLuck("reserves"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert (len(zones["turned"]), len(zones["stock"])) == (1, 73)
    assert sum(len(cards) for cards in zones.values()) == 74


def test_RE_01_a_card_is_placed_before_the_next_is_turned() -> None:
    sitting = reserves(turned="T", stock="B S")
    sitting.play("put 2")
    assert (sitting.lie("line:2"), sitting.lie("turned"), sitting.lie("stock")) == (["T"], ["S"], ["B"])
    sitting.play("reserve 1").play("kill")
    assert (sitting.lie("reserve:1"), sitting.lie("killed"), sitting.lie("turned")) == (["S"], ["B"], [])


def test_RE_01_reserve_tops_can_be_played_at_any_time() -> None:
    sitting = reserves(["R"], "T", "B S", ["N A/E", "G"])
    assert "turn" not in verbs(sitting)
    sitting.play("top 1 1 A").play("top 2 1")
    assert sitting.lie("line:1") == ["R", "A/E", "G"]
    assert sitting.lie("turned") == ["T"], "it still waits"
    assert "top 1 3" in sitting.moves(0)


def test_RE_02_an_empty_space_is_filled_by_the_turned_card_or_another_top() -> None:
    sitting = reserves([], "T", "B S", ["N G"])
    assert {"reserve 1", "reserve 2", "reserve 3", "shift 1"} <= set(sitting.moves(0))
    sitting.play("shift 1")
    assert (sitting.lie("reserve:1"), sitting.lie("reserve:2")) == (["N"], ["G"])
    assert sitting.lie("turned") == ["T"]
    sitting.play("reserve 1")
    assert sitting.lie("reserve:1") == ["N", "T"], "also on a stack"


def test_RE_03_only_the_turned_card_is_killed_three_times_in_all() -> None:
    sitting = reserves([], "T", "B S N", ["G"])
    for _ in range(3):
        assert "kill" in sitting.moves(0)
        sitting.play("kill")
    assert "kill" not in sitting.moves(0)
    assert sitting.refused("kill") != ""
    assert sitting.lie("killed") == ["T", "N", "S"]
    assert not any(text.startswith("kill ") for text in sitting.moves(0))
    assert sitting.state.piles.seen_by(SEATS[0])[sitting.game.plan.index["killed"]] == [-1, -1, -1], "face down"


def test_RE_05_the_side_of_a_vowel_card_is_fixed_in_a_line() -> None:
    sitting = reserves(["T A/E=A"], "E/I", "B S", ["A/O"], words=["DATE", "TEA", "TEAE", "TAEO"])
    assert {"put 1 E", "put 1 I", "top 1 1 A", "top 1 1 O"} <= set(sitting.moves(0))
    assert "put 1" not in sitting.moves(0)
    sitting.play("put 1 E").play("top 1 1 O")
    assert sitting.state.letters[0] == "TAEO"
    assert sitting.refused("word TEAE") != ""
    assert sitting.refused("word TAEO") == ""


def test_RE_05_a_wild_card_is_not_named_until_its_line_is_cleared() -> None:
    sitting = reserves(["D A/E=A T"], "?", "B S", words=["DATE", "DART"]).play("put 1")
    assert sitting.state.letters[0] == "DAT."
    assert sitting.refused("word DATE") == ""
    assert sitting.refused("word DART") == ""
    assert "put 1 A" not in reserves(turned="?", stock="B S").moves(0)


def test_RE_07_a_reserve_stack_has_no_limit_unless_agreed() -> None:
    many = "B B C C D D F"
    assert {"reserve 1"} <= set(reserves([], "T", "S", [many]).moves(0))
    hard = reserves([], "T", "S N", ["B B C C D", "D F"], reserve="five")
    assert "reserve 1" not in hard.moves(0)
    assert "reserve 2" in hard.moves(0)


def test_RE_07_hard_is_lost_when_nothing_can_be_placed() -> None:
    nines = [" ".join(NINE), "F F M M N N N P P", "R R R S S S T T T"]
    stacks = ["A/E A/E A/E A/I A/I", "A/I A/O A/O A/O A/U", "A/U A/U E/I E/I"]
    hard = reserves(nines, "D", "D W", stacks, "J K Q", blocked=7, reserve="five")
    hard.play("reserve 3")
    assert hard.waiting() == []
    assert hard.order()[-1] == "no-place-left"
    assert score(hard) == -2.0
    spare = reserves(nines, "D", "D W", stacks, "J K", blocked=7, reserve="five").play("reserve 3")
    assert spare.waiting() == [0], "one kill is left"


def test_RE_07_a_line_that_can_still_be_cleared_saves_the_game() -> None:
    nines = [" ".join(NINE), "F F M M N N N P P", "R R R S S S T T"]
    stacks = ["A/E A/E A/E A/I A/I", "A/I A/O A/O A/O A/U", "A/U A/U E/I E/I E/I"]
    word = "RRRSSSTTT"
    saved = reserves(nines, "T", "D W", stacks, "J K Q", blocked=3, reserve="five", words=[word]).play("put 3")
    assert saved.waiting() == [0]
    assert saved.moves(0) == ["resign"]
    assert saved.play(f"word {word}").waiting() == [0]
    lost = reserves(nines, "T", "D W", stacks, "J K Q", blocked=3, reserve="five", words=["AT"]).play("put 3")
    assert score(lost) == -2.0


def test_RE_11_the_only_card_of_a_stack_is_not_moved() -> None:
    sitting = reserves([], "T", "S", ["N", "G B"])
    assert "shift 1" not in sitting.moves(0)
    assert "shift 2" in sitting.moves(0)
    full = reserves([], "T", "S", ["N N", "G B", "D"])
    assert not {"shift 1", "shift 2"} & set(full.moves(0)), "there is no empty space"


def test_RE_12_cards_leave_a_line_only_by_clearing() -> None:
    sitting = reserves(["D A/E=A", "T"], "S", "B", ["N G"])
    for text in ("top 1 1", "put 1", "shift 1", "reserve 2", "kill"):
        assert sitting.refused(text) == "", text
    assert verbs(sitting) == {"put", "reserve", "kill", "top", "shift", "resign"}
    assert all(len(text.split()) == 3 for text in sitting.moves(0) if text.startswith("top")), "only to lines"


@pytest.mark.parametrize(("covered", "seen"), [("hidden", [-1, -1]), ("open", ["N", "G"])])
def test_RE_13_covered_cards_cannot_be_looked_at_unless_agreed(covered: str, seen: list[Any]) -> None:
    sitting = reserves([], "T", "S", ["N G B"], covered=covered)
    found = sitting.state.piles.seen_by(SEATS[0])[sitting.game.plan.index["reserve:1"]]
    assert found is not None
    assert [c if c < 0 else PACK.code[c] for c in found] == [*seen, "B"]


# -- lines --


def test_RE_04_a_line_is_cleared_as_a_whole_in_any_order() -> None:
    sitting = reserves(["T A/E=E D A/I=A", "T R E/O=E E/I=E", "A/E=A T"], "S", "B", words=["DATE", "TREE", "AT", "EAT"])
    assert sitting.full("word DATE", 0) == "word @D @A/I=A @T @A/E=E"
    assert sitting.refused("word EAT") == "word-short"
    assert sitting.refused("word AT") == "word-short"
    assert sitting.refused("word TREES") == "word-is-no-line", "the turned card is not in the line"
    before = len(sitting.lie("discard"))
    sitting.play("word TREE")
    assert sitting.lie("line:2") == []
    assert len(sitting.lie("discard")) == before + 4
    assert sitting.state.played == ["TREE"]
    assert sitting.lie("turned") == ["S"]
    assert sitting.said("clears")["line"] == 2
    part = reserves(["D A/E=A T E/I=E S"], "S", "B", words=["DATE", "DATES"])
    assert part.refused("word DATE") == "word-is-no-line", "not a part of it"
    assert part.refused("word DATES") == ""


def test_RE_04_a_word_can_wait_for_a_longer_one() -> None:
    sitting = reserves(["D A/E=A T E/I=E"], "S", "B N", words=["DATE", "DATES"]).play("put 1")
    assert sitting.refused("word DATES") == ""


def test_RE_06_the_ninth_letter_is_the_last_and_the_line_is_cleared_at_once_or_blocked() -> None:
    eight = " ".join(NINE[:8])
    cleared = reserves([eight], "L", "D D F", words=["BCGHLBCGH"]).play("put 1")
    assert cleared.state.full == 0
    assert "put 1" not in cleared.moves(0)
    assert cleared.said("full") == {"line": 1}
    assert cleared.play("word BCGHLBCGH").lie("line:1") == []
    assert "put 1" in cleared.moves(0)
    blocked = reserves([eight], "L", "D D F", words=["BCGHLBCGH"]).play("put 1").play("reserve 1")
    assert blocked.state.blocked == 1
    assert blocked.said("blocked") == {"line": 1, "later": 0}
    assert blocked.refused("word BCGHLBCGH") != ""
    assert "put 1" not in blocked.moves(0)
    assert blocked.facts()["blocked"]["lines"] == "1"


def test_RE_06_another_word_first_blocks_the_full_line() -> None:
    eight = " ".join(NINE[:8])
    sitting = reserves([eight, "D A/E=A T E/I=E"], "L", "D F", words=["BCGHLBCGH", "DATE"]).play("put 1")
    assert sitting.play("word DATE").state.blocked == 1


def test_RE_06_lenient_a_blocked_line_can_be_cleared_later() -> None:
    eight = " ".join(NINE[:8])
    game = registry.game("reserves", {"blocked": "clears"}, judge=judge(["BCGHLBCGH"]))
    strict = reserves([eight], "L", "D D F", words=["BCGHLBCGH"]).play("put 1").play("reserve 1")
    lenient = Sitting(game, strict.state)
    assert "put 1" not in lenient.moves(0)
    assert lenient.refused("word BCGHLBCGH") == ""
    lenient.play("word BCGHLBCGH")
    assert lenient.state.blocked == 0
    assert "put 1" in lenient.moves(0)


# -- the pool and the score --


def test_RE_08_after_the_last_card_all_that_shows_is_one_pool() -> None:
    sitting = reserves(["T E/I=I", "R"], "S", "", ["N A/E", "G"], words=["RATS", "AS", "TANG", "IN", "STIR"])
    sitting.play("put 3")
    assert "pool" in sitting.order()
    assert sitting.moves(0) == ["finish", "resign"]
    assert sitting.refused("word AS") == "", "any length, from a line and the reserve"
    sitting.play("word RATS")
    assert sitting.lie("reserve:1") == ["N"]
    assert sitting.said("uncovered")["stack"] == 1
    assert sitting.state.letters == ["I", "", ""]
    assert sitting.refused("word IN") == "", "what is uncovered belongs to the pool"
    assert sitting.refused("word I") == "word-short"


def test_RE_08_blocked_lines_belong_to_the_pool_and_the_player_stops_when_they_like() -> None:
    sitting = reserves(["B B C C G G H T E/I=I"], "S", "", blocked=1, words=["IT", "ITS", "BB"]).play("kill")
    assert sitting.refused("word IT") == ""
    sitting.play("finish")
    assert sitting.waiting() == []
    assert sitting.order()[-1] == "finished"


def test_RE_08_it_ends_by_itself_when_no_word_can_be_made() -> None:
    words = ["IT"]
    assert reserves(["T E/I=I"], "S", "", words=words).play("put 1").waiting() == [0]
    assert reserves(["T E/I=E"], "S", "", words=words).play("put 1").waiting() == []
    for given in ({"stuck": "silent"}, {"mode": "honour"}):
        assert reserves(["T E/I=E"], "S", "", words=words, **given).play("put 1").waiting() == [0]


def test_RE_08_two_tops_that_look_the_same_are_told_apart() -> None:
    sitting = reserves(["A/E=A"], "S", "", ["N T", "G T"], words=["AT", "TS", "NAG"]).play("put 2")
    assert sitting.full("word AT", 0) == "word @A/E=A T:1"
    sitting.play("word @A/E=A T:2")
    assert (sitting.lie("reserve:1"), sitting.lie("reserve:2")) == (["N", "T"], ["G"])


def test_RE_09_the_printed_values_of_what_is_left() -> None:
    """Derived: a line with a U, a reserve stack with A/U covered by ?, a killed Z: 2 + 1 + 0 + 10."""
    left = reserves(["A/U=U"], "Z", "", ["A/U ?"], words=["AT"]).play("kill")
    assert score(left) == 1000 - 13
    assert left.facts()["points"] == {"points": 13}
    other = reserves(["E/U=E ?"], "Z", "", ["A/U"], words=["XX"]).play("kill")
    assert score(other) == 1000 - 12
    dear = reserves(["A/U=U"], "Z", "", ["A/U ?"], words=["AT"], u=2).play("kill")
    assert score(dear) == 1000 - 14


def test_RE_10_strict_or_honour() -> None:
    assert reserves(["D A/E=A T E/I=E"], "S", "B", words=["AT"]).refused("word TEAD") == "word-unknown"
    assert reserves(["D A/E=A T E/I=E"], "S", "B", words=["AT"], mode="honour").refused("word TEAD") == ""


def test_RE_14_vowels_in_lines_keep_their_side_in_the_pool() -> None:
    sitting = reserves(["T A/E=A"], "S", "", ["E/I", "?"], words=["TE", "AT", "IT", "SIT", "TO"]).play("put 2")
    assert sitting.full("word TE", 0) == "word @T E/I=E"
    assert sitting.refused("word @T @A/E=E") == "word-fixed"
    assert sitting.refused("word TO") == ""


def test_RE_15_lost_with_cards_not_placed_or_won_with_a_score() -> None:
    lost = reserves(["T"], "S", "B N").play("resign")
    assert score(lost) == -3.0
    assert lost.said("resigned")["left"] == 3
    won = reserves(["D A/E=A T"], "E/I", "", words=["DATE", "AT"]).play("put 1 E").play("word DATE")
    assert score(won) == 1000.0
    assert won.said("finished")["points"] == 0
    assert won.game.standing(won.state) is not None


# -- the team --


def test_RE_16_any_move_can_be_called() -> None:
    sitting = reserves(["D A/E=A T E/I=E"], "S", "B", ["N G"], seats=3, words=["DATE", "DATES"])
    sitting.play("put 1", 0).play("top 1 2", 1).play("word DATE", 2).play("kill", 0)
    assert "put 1" not in sitting.moves(1)
    for seat in range(3):
        sitting.play("ready", seat)
    assert sitting.told(0)[-4:] == [
        "Vote 1: put it in line 1.",
        "Vote 2: reserve 1 to line 2.",
        "Vote 3: DATE.",
        "Vote 4: kill.",
    ]
    sitting.play("vote put 1", 0).play("vote put 1", 1).play("vote DATE", 2)
    assert sitting.lie("line:1") == ["D", "A/E", "T", "E/I", "S"]
    assert sitting.lie("turned") == ["B"]
    for _ in range(3):
        for seat in range(3):
            sitting.play("ready", seat)
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert outcome.scores == [-1.0] * 3
    assert sitting.game.sides(3) == [[0, 1, 2]]


def test_RE_16_a_team_finishes_by_a_call() -> None:
    sitting = reserves(["T E/I=I"], "S", "", seats=2, words=["IT"]).play("kill", 0).play("ready", 0).play("ready", 1)
    assert sitting.moves(0) == ["finish", "ready", "resign"]
    sitting.play("finish", 1).play("ready", 0).play("ready", 1)
    assert sitting.order()[-1] == "finished"


def test_G_35_the_move_for_who_does_not_answer() -> None:
    assert reserves(["T"], "S", "B N").fallback(0).text == "resign"
    assert reserves(["T E/I=I"], "S", "", words=["IT"]).play("kill").fallback(0).text == "finish"
    assert reserves(["T"], "S", "B N", seats=2).fallback(1).text == "ready"


def test_what_a_move_will_do_is_foretold() -> None:
    sitting = reserves(["D A/E=A T"], "Z", "B N", ["G"], killed="X")
    game, state = sitting.game, sitting.state
    told = {text: game.foresee(state, SEATS[0], game.read(text)) for text in ("kill", "put 1", "put 2", "reserve 1")}
    assert told["kill"] is not None
    assert told["kill"].args == {"points": 10, "left": 1}
    assert told["put 1"] is not None
    assert told["put 1"].args == {"letters": "D A T", "count": 4}
    assert told["put 2"] is None
    assert told["reserve 1"] is not None
    assert told["reserve 1"].what == "covers"


def test_records_hold_what_the_list_said() -> None:
    game = registry.game("reserves", judge=judge([*WORDS, "TO", "IN", "ON", "BE", "BY"]))
    for seed in range(6):
        match = Match(game, 1, SeedLuck(f"{seed}"))
        luck = Chance(seed)
        while match.state.acting:
            match.play(SEATS[0], game.propose(match.state, SEATS[0], luck))
        assert record.replay(record.read(record.write(record.of(match)))).digest() == match.digest()


def test_impossible_positions() -> None:
    sitting = reserves(["D A/E=A T E/I=E"], "S", "B", ["N G"], seats=2, words=["DATE"]).play("word DATE", 0)
    data = position.write(sitting.game, sitting.state)
    position.place(sitting.game, data)
    for name, value in (
        ("letters", ["DAT", "", ""]),
        ("letters", ["DOTE", "", ""]),
        ("blocked", 1),
        ("blocked", 9),
        ("full", 0),
        ("full", 5),
        ("calls", ["put 7"]),
        ("calls", ["word B B B B"]),
        ("result", 1),
        ("acting", 2),
    ):
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})
    with pytest.raises(Refused):
        position.place(sitting.game, {**data, "zones": {**data["zones"], "stock": ["B", "S"], "turned": []}})


def test_every_match_ends_within_the_bound() -> None:
    for seats in (1, 2, 8):
        for given in ({}, {"reserve": "five"}):
            game = registry.game("reserves", given, judge=Judge(SmallList([*WORDS, "TO", "IN", "ON", "BE", "BY"])))
            state = Match(game, seats, SeedLuck("bound")).state.fork()
            assert playout(game, state, Chance(3)) <= game.bound


def test_what_is_heard() -> None:
    sitting = reserves(["D A/E=A T"], "E/I", "Z", ["N G"], words=["DATE", "GO", "GI"])
    sitting.play("put 1 E").play("word DATE").play("top 1 2").play("kill")
    assert sitting.told(0) == [
        "You put E or I in line 1: D A T E.",
        "Turned: Z, the last one.",
        "You clear line 1 with DATE.",
        "You play G from reserve 1 to line 2: G.",
        "Open on reserve 1: N.",
        "You kill Z, for 10 points: 1 of 3 kills.",
        "All cards are placed. Now words of any length may be made of all that shows; 18 points to get rid of.",
        "The game is won, with one word and a score of 18.",
    ]
