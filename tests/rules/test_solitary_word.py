"""Solitary Word, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import pytest

from majlis import position, record, registry
from majlis.chance import Chance
from majlis.judge import Judge
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SEATS
from majlis.search import playout
from tests.kit.small import WORDS, SmallList, judge, solitary

pytestmark = pytest.mark.both_builds


def outcome(sitting: object) -> list[float]:
    found = sitting.game.outcome(sitting.state)  # type: ignore[attr-defined]
    assert found is not None
    return list(found.scores)


def test_SO_01_a_line_of_six_and_three_pennies() -> None:
    match = Match(registry.game("solitary_word", judge=judge()), 1, SeedLuck("line"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert [len(zones[name]) for name in ("line", "stock", "discard")] == [6, 68, 0]
    assert match.state.purse == 3


@pytest.mark.parametrize(("bank", "purse", "after"), [("endless", 5, 6), ("five", 5, 5), ("five", 4, 5)])
def test_SO_01_an_empty_bank_pays_nothing(bank: str, purse: int, after: int) -> None:
    sitting = solitary("F R I/O A/E N D", purse=purse, bank=bank).play("word FRIEND")
    assert sitting.state.purse == after
    assert ("bank" in sitting.facts()) == (bank == "five")


def test_SO_01_a_penny_paid_goes_back_to_the_bank_before_one_is_earned() -> None:
    sitting = solitary("T A/E", stock="", purse=5, bank="five").play("word AT")
    assert sitting.state.purse == 5


def test_SO_02_short_words_cost_a_penny_and_long_ones_nothing() -> None:
    """Derived: purse 3, a word of three letters: 2; then one of six letters: 3."""
    sitting = solitary("R A/E T F R I/O", stock="S D N A/E")
    sitting.play("word RAT")
    assert sitting.state.purse == 2
    sitting.play("word FRIEND")
    assert sitting.state.purse == 3
    assert solitary("D A/E T E/I S S").play("word DATE").state.purse == 3
    assert solitary("F R I/O A/E N D", purse=2).play("word FRIEND").state.purse == 3


def test_SO_02_without_a_penny_no_short_word_is_played() -> None:
    sitting = solitary("D A/E T E/I R S", purse=0)
    assert sitting.refused("word TAR") == "short-word-without-penny"
    assert sitting.refused("word AT") == "short-word-without-penny"
    assert sitting.refused("word DATE") == ""
    assert sitting.refused("word T") == "word-short"


@pytest.mark.parametrize(
    ("line", "word", "purse"), [("R A/E T", "RAT", 3), ("A/E T", "AT", 3), ("D A/E T E/I", "DATE", 4)]
)
def test_SO_02_a_whole_line_earns_a_penny_also_when_it_is_short(line: str, word: str, purse: int) -> None:
    sitting = solitary(line, stock="").play(f"word {word}")
    assert sitting.state.purse == purse
    assert "earns" in sitting.order()


def test_SO_03_the_line_is_filled_as_far_as_the_pack_goes() -> None:
    sitting = solitary("D A/E T E/I R S", stock="N N A/O")
    sitting.play("word DATE")
    assert sorted(sitting.lie("line")) == sorted("R S A/O N N".split())
    assert sitting.lie("stock") == []
    assert sitting.lie("discard")[-4:] == ["D", "A/E", "T", "E/I"]


def test_SO_04_won_with_all_cards_in_the_discards() -> None:
    sitting = solitary("D A/E T E/I", stock="").play("word DATE")
    assert sitting.waiting() == []
    assert outcome(sitting) == [1.0]
    assert sitting.order()[-1] == "won"


def test_SO_04_lost_with_a_single_card_or_when_nothing_can_be_paid_for() -> None:
    single = solitary("D A/E T E/I S", stock="").play("word DATE")
    assert outcome(single) == [0.0]
    poor = solitary("D A/E T E/I R A/O T", stock="", purse=0, line=7).play("word DATE")
    assert outcome(poor) == [0.0], "ART would cost a penny"
    rich = solitary("D A/E T E/I R A/O T", stock="", purse=1, line=7).play("word DATE")
    assert rich.waiting() == [0]
    resigned = solitary("D A/E T E/I R S").play("resign")
    assert outcome(resigned) == [0.0]
    assert "resigned" in resigned.order()


def test_SO_05_letters_are_free_in_the_line() -> None:
    sitting = solitary("D A/E T E/I ? S")
    assert sitting.full("word DATE", 0) == "word D A/E=A T E/I=E"
    assert sitting.refused("word T A/E=E A/E=A D") == "word-cards"
    assert sitting.refused("word D ?=I ?=R T") == "word-cards"
    assert sitting.game.marks(sitting.state) == []


@pytest.mark.parametrize("purse", [3, 2, 1, 0])
def test_SO_06_harder_with_fewer_pennies(purse: int) -> None:
    game = registry.game("solitary_word", {"purse": purse}, judge=judge())
    assert game.blank(1).purse == purse


def test_SO_06_easier_with_a_line_of_seven() -> None:
    match = Match(registry.game("solitary_word", {"line": 7}, judge=judge()), 1, SeedLuck("line"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert (len(zones["line"]), len(zones["stock"])) == (7, 67)
    seven = solitary("D E/I B A/O A/U C H", line=7).play("word DEBAUCH")
    assert seven.state.purse == 4
    short = solitary("D A/E T E/I", stock="", line=7).play("word DATE")
    assert short.state.purse == 3, "a shorter whole line earns nothing"


def test_SO_07_a_team_has_one_purse_and_one_outcome() -> None:
    sitting = solitary("D A/E T E/I", stock="", seats=3)
    sitting.play("word DATE", 1)
    assert sitting.state.calls == ["word D A/E=A T E/I=E"]
    for seat in (0, 1, 2):
        sitting.play("ready", seat)
    assert outcome(sitting) == [1.0] * 3
    assert sitting.state.purse == 4
    assert sitting.state.played == ["DATE"]
    assert str(sitting.facts()["played"]["words"]) == "DATE", "the words are kept for the story"
    assert sitting.game.sides(3) == [[0, 1, 2]]


@pytest.mark.parametrize(("die", "rounds"), [("ten", 10), ("three", 3)])
def test_SO_07_after_some_rounds_the_die_decides(die: str, rounds: int) -> None:
    sitting = solitary("D A/E T E/I R S", seats=2, die=die)
    sitting.play("word DATE", 0).play("word TEAR", 1).play("ready", 0).play("ready", 1)
    for n in range(1, rounds + 1):
        assert sitting.state.voting == n
        assert "rolls" not in sitting.order()
        sitting.play("vote DATE", 0).play("vote TEAR", 1)
    assert "rolls" in sitting.order()
    assert sitting.state.played in (["DATE"], ["TEAR"])


def test_SO_08_a_phase_ends() -> None:
    sitting = solitary("D A/E T E/I R S", seats=2)
    for _ in range(3):
        sitting.play("ready", 0).play("unready", 0)
    sitting.play("ready", 0)
    assert sitting.moves(0) == []
    assert sitting.waiting() == [1]
    sitting = solitary("D A/E T E/I R S", seats=2).play("ready", 0)
    assert sitting.refused("word DATE", 0) == "not-now", "who is ready calls nothing"
    assert sitting.game.awaited(sitting.state) == [1]
    assert sitting.waiting() == [0, 1]
    many = solitary("D A/E T E/I R S", seats=2, mode="honour")
    texts = [
        f"word {a} {b}"
        for a in ("D", "T", "R", "S", "A/E=A", "E/I=E", "E/I=I")
        for b in ("D", "T", "R", "S", "A/E=A", "A/E=E")
    ]
    called = 0
    for text in texts:
        if called < 40 and not many.refused(text, 1):
            many.play(text, 1)
            called += 1
    assert called < 40 or "word" not in [o.verb for o in many.game.offers(many.state, SEATS[1])]


def test_SO_09_without_the_die_the_calls_are_dropped_in_the_end() -> None:
    sitting = solitary("D A/E T E/I R S", seats=2, die="never")
    sitting.play("word DATE", 0).play("word TEAR", 1).play("ready", 0).play("ready", 1)
    for _ in range(30):
        sitting.play("vote DATE", 0).play("vote TEAR", 1)
    assert sitting.state.calls == []
    assert sitting.state.voting == 0
    assert sitting.state.idle == 1
    assert "rolls" not in sitting.order()


# -- when no word can be made --


def test_G_32_the_program_finds_that_no_word_is_left() -> None:
    sitting = solitary("D A/E T E/I R S", stock="B B C C D F F").play("word DATE")
    assert outcome(sitting) == [0.0]
    assert sitting.order()[-1] == "no-word-left"
    for given in ({"stuck": "silent"}, {"mode": "honour"}):
        silent = solitary("D A/E T E/I R S", stock="B B C C D F F", **given).play("word DATE")
        assert silent.waiting() == [0], "the player has to notice"
        assert outcome(silent.play("resign")) == [0.0]


def test_G_32_it_never_tells_that_a_word_exists() -> None:
    """Neither what is offered nor what is said depends on the words there are, as long as there is one."""
    one = solitary("D A/E T E/I R S", stuck="silent")
    none = solitary("D A/E T E/I R S", words=[], stuck="silent")
    assert one.moves(0) == none.moves(0)
    assert [o.verb for o in one.game.offers(one.state, SEATS[0])] == [
        o.verb for o in none.game.offers(none.state, SEATS[0])
    ]


def test_G_32_what_the_list_said_of_a_line_is_in_the_record() -> None:
    game = registry.game("solitary_word", judge=judge(["AT", "RAT", "DATE"]))
    for seed in range(20):
        match = Match(game, 1, SeedLuck(f"{seed}"))
        luck = Chance(seed)
        assert any(question.startswith("any 2: ") for question in match.verdicts), "also of the first line"
        while match.state.acting:
            match.play(SEATS[0], game.propose(match.state, SEATS[0], luck))
        text = record.write(record.of(match))
        again = record.replay(record.read(text))
        assert again.digest() == match.digest()
        assert again.game.judge is not None
        assert again.game.judge.lexicon is None


def test_words_that_were_played_before_do_not_save_a_stuck_game_where_they_are_barred() -> None:
    line, stock = "D A/E T E/I S S", "S D E/I T A/E"
    free = solitary(line, stock=stock, words=["DATE"]).play("word DATE")
    assert free.waiting() == [0]
    barred = solitary(line, stock=stock, words=["DATE"], repeats=False).play("word DATE")
    assert barred.waiting() == []
    assert solitary(line, words=["DATE", "TAU"], repeats=False).refused("word DATE") == ""


def test_strict_and_honour() -> None:
    assert solitary("D A/E T E/I R S").refused("word D R S T") == "word-unknown"
    honour = solitary("D A/E T E/I R S", mode="honour")
    assert honour.refused("word D R S T") == ""


def test_impossible_positions() -> None:
    sitting = solitary("D A/E T E/I R S", seats=2).play("word DATE", 0)
    data = position.write(sitting.game, sitting.state)
    position.place(sitting.game, data)
    for name, value in (
        ("purse", -1),
        ("calls", ["word B B"]),
        ("calls", ["fly"]),
        ("ready", 3),
        ("voting", 2),
        ("votes", [5, 0]),
        ("result", 1),
        ("acting", 2),
    ):
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})


def test_every_match_ends_within_the_bound() -> None:
    for seats in (1, 2, 8):
        for die in ("never", "three"):
            game = registry.game("solitary_word", {"die": die}, judge=Judge(SmallList(WORDS)))
            state = game.blank(seats)
            match = Match(game, seats, SeedLuck("bound"))
            state = match.state.fork()
            assert playout(game, state, Chance(3)) <= game.bound


def test_what_is_heard() -> None:
    sitting = solitary("R A/E T S S S", stock="N N N").play("word RAT")
    assert sitting.told(0)[:2] == [
        "You play RAT for a penny. In the purse: 2 pennies.",
        "New in the line: N, N and N; the pack is finished.",
    ]
