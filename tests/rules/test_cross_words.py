"""Cross Words, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from majlis import position, registry
from majlis.chance import chance
from majlis.commands.call import DONE
from majlis.games.cross_words import advice
from majlis.games.cross_words.laying import Lay
from majlis.games.cross_words.lays import Lays
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import PASS, IllegalMove, Refused
from majlis.plan import SEATS
from majlis.view import Mind
from tests.commands.asking import called
from tests.kit.small import PACK, Sitting, judge

pytestmark = pytest.mark.both_builds

WORDS = """
    QAT AQUA AQUAS PASTA FAITH PI AT SH GULF ENGULFS GULFS DEBAUCH IT TA NO DATE FACED FADE SAT SEAT TEA EAT AS
    FA STEAD STEADS DATES SPASTA ID AD ADS SAD
""".split()


def table(
    hands: list[str],
    word: str = "",
    letters: str = "",
    stock: str | None = None,
    state: dict[str, Any] | None = None,
    words: list[str] = WORDS,
    **given: Any,
) -> Sitting:
    """Cross Words with these hands and this word; seat 0 is on turn. `stock`: what is left, top last; else all."""
    game = registry.game("cross_words", given, judge=judge(words))
    zones = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)} | {"word": word.split()}
    if stock is not None:
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in [*zones.values(), stock.split()] for code in codes]:
            left.remove(code)
        zones |= {"stock": stock.split(), "discard": left}
    told = {"letters": letters, **(state or {})}
    data = {"game": "cross_words", "seats": len(hands), "zones": zones, "state": told}
    return Sitting(game, position.place(game, data))


def strict(hands: list[str], word: str = "", letters: str = "", stock: str | None = None, **given: Any) -> Sitting:
    return table(hands, word, letters, stock, **{"mode": "strict", **given})


QAT = ["Q A/I T", "QAT"]
AQUA = ["A/E Q A/U A/I", "AQUA"]
PASTA = ["P A/E S T A/O", "PASTA"]
GULF = ["G O/U L F", "GULF"]


def spots(sitting: Sitting) -> dict[tuple[int, int], str]:
    """What lies where."""
    zone = sitting.game.plan.index["word"]
    state = sitting.state
    letters = state.letters
    if state.layer >= 0 and state.way == 1:
        letters += state.old[: state.on - 1] + state.old[state.on :]
    elif state.layer >= 0 and state.way != 6:
        letters += state.old
    found = sitting.game.spots(state, zone)
    assert len(set(found)) == len(found) == len(state.piles.zones[zone]) == len(letters)
    return dict(zip(found, letters, strict=True))


def drawn(sitting: Sitting) -> list[str]:
    """The words as they are seen, row by row."""
    at = spots(sitting)
    rows, columns = max(row for row, _ in at) + 1, max(column for _, column in at) + 1
    return ["".join(at.get((row, column), ".") for column in range(columns)) for row in range(rows)]


# -- the printed examples --


def test_printed_criss_cross_scores_aqua_through_the_q_of_qat() -> None:
    sitting = table(["A/E A/U A/I Z", "B"], *QAT).play("word AQUA")
    assert drawn(sitting) == ["A..", "QAT", "U..", "A.."]
    assert sitting.state.doubted == ["AQUA"]
    assert sitting.said("lays-cross")["points"] == 14
    sitting.play("stand", 1)
    assert sitting.lie("word") == ["A/E", "Q", "A/U", "A/I"]
    assert sorted(sitting.lie("discard")) == ["A/I", "T"]
    assert sitting.state.scores == [14, 0]


def test_printed_endcap_scores_pasta_and_aquas() -> None:
    sitting = table(["P A/E S T A/O", "B"], *AQUA).play("word PASTA after at S")
    assert drawn(sitting) == ["....P", "....A", "AQUAS", "....T", "....A"]
    assert sitting.state.doubted == ["PASTA", "AQUAS"]
    told = sitting.said("lays-after")
    assert (told["sum"], told["times"], told["points"]) == (26, 2, 52)
    sitting.play("stand", 1)
    assert sitting.lie("word") == ["P", "A/E", "S", "T", "A/O"]
    assert sorted(sitting.lie("discard")) == ["A/E", "A/I", "A/U", "Q"]
    assert sitting.state.scores == [52, 0]


def test_printed_parallel_scores_faith_pi_at_and_sh() -> None:
    sitting = table(["F A/I I/O T H", "B"], *PASTA).play("word FAITH under at I on P")
    assert drawn(sitting) == ["..PASTA", "FAITH.."]
    assert sitting.state.doubted == ["FAITH", "PI", "AT", "SH"]
    told = sitting.said("lays-under")
    assert (told["sum"], told["times"], told["points"]) == (24, 2, 48)
    assert sitting.play("stand", 1).state.scores == [48, 0]
    assert drawn(sitting) == ["FAITH"]
    assert len(sitting.lie("discard")) == 5


def test_printed_engulf_scores_engulfs_whole() -> None:
    sitting = table(["E/I N S Z", "B"], *GULF).play("word ENGULFS")
    assert drawn(sitting) == ["ENGULFS"]
    told = sitting.said("lays-engulf")
    assert (told["sum"], told["times"], told["points"]) == (21, 3, 63)
    assert sitting.play("stand", 1).state.scores == [63, 0]
    assert sitting.lie("discard") == [], "there is only one word, so nothing is removed"


def test_derived_debauch_with_all_seven_cards_is_94() -> None:
    sitting = strict(["D A/E B A/O A/U C H", "B"]).play("word DEBAUCH")
    assert sitting.said("lays")["points"] == 69
    assert sitting.said("all-seven") == {"bonus": 25, "points": 94}
    assert sitting.state.scores == [94, 0]


PRINTED = [
    ("A/E A/U A/I Z", QAT, "word A/E=A @Q A/U=U A/I=A cross at 2 on 1", 14, "AQUA through the Q of QAT: 14 points"),
    (
        "P A/E S T A/O",
        AQUA,
        "word P A/E=A S T A/O=A after at 3",
        52,
        "PASTA across the end of AQUA, its S making AQUAS: 26 times 2, 52 points",
    ),
    (
        "F A/I I/O T H",
        PASTA,
        "word F A/I=A I/O=I T H under at 3 on 1",
        48,
        "FAITH under PASTA, I below P, making the words PI, AT, SH: 24 times 2, 48 points",
    ),
    ("E/I N S Z", GULF, "word E/I=E N @G @O/U=U @L @F S engulf at 3", 63, "ENGULFS around GULF: 21 times 3, 63 points"),
]


@pytest.mark.parametrize(("hand", "lies", "text", "points", "heard"), PRINTED, ids=["QAT", "AQUA", "PASTA", "GULF"])
def test_the_program_gives_the_printed_results_for_the_printed_positions(
    hand: str, lies: list[str], text: str, points: int, heard: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """By `ask` and `apply`, as anybody can try it, with the real list."""
    zones = {"hand/0": hand.split(), "hand/1": ["B"], "word": lies[0].split()}
    file = tmp_path / "position.json"
    given = {"mode": "strict"}
    made = {"game": "cross_words", "seats": 2, "options": given, "zones": zones, "state": {"letters": lies[1]}}
    file.write_text(json.dumps(made))
    found = called(capsys, "ask", str(file), "--json")
    assert found.code == DONE
    offered = found.data["seats"][0]["open"]
    assert text in next(one for one in offered if one["kind"] == "word")["some"]
    after = called(capsys, "apply", str(file), "0", *text.split(), "--json")
    told = after.data
    assert told["position"]["state"]["scores"] == [points, 0]
    assert heard in told["told"]["1"][0]


# -- the four ways --


def test_CW_01_the_first_word_is_laid_freely() -> None:
    sitting = strict(["N E/O A/I T Z", "B"])
    assert sitting.refused("word N") == "word-short"
    assert sitting.refused("word NO cross") == "no-word-yet"
    assert sitting.refused("word ZN") == "word-unknown"
    assert sitting.full("word no", 0) == "word N E/O=O"
    assert sitting.play("word NO").state.scores == [3, 0]
    assert drawn(sitting) == ["NO"]


@pytest.mark.parametrize(
    ("word", "at", "lies"),
    [
        ("SEAT", "cross at 4 on 3", ["..S", "..E", "..A", "QAT"]),
        ("TEA", "cross at 1 on 3", ["QAT", "..E", "..A"]),
        ("TEA", "cross at 3 on 2", [".T.", ".E.", "QAT"]),
    ],
)
def test_CW_02_criss_cross_shares_one_card_anywhere(word: str, at: str, lies: list[str]) -> None:
    sitting = table(["S A/E A/E T B", "B"], *QAT).play(f"word {word} {at}")
    assert drawn(sitting) == lies
    assert sitting.state.doubted == [word], "it alone scores"
    assert sitting.said("lays-cross")["points"] == {"SEAT": 5, "TEA": 3}[word]


def test_CW_02_one_card_and_no_more() -> None:
    sitting = strict(["S A/E D", "B"], *QAT)
    assert sitting.refused("word QAT cross") == "lies-nowhere"
    assert sitting.refused("word SAD cross at 2 on 1") == "lies-nowhere"
    assert sitting.refused("word DATE cross") == "lies-nowhere", "it would need A and T"
    assert sitting.refused("word FADE cross") == "word-lacks"
    assert strict(["Z N", "B"], *QAT).refused("word ZN cross") == "cross-shares-nothing"
    marked = strict(["S A/E D", "B"], *QAT)
    assert marked.refused("word S @A/I=A @T cross at 2 on 2") != ""


def test_CW_03_endcap_makes_another_word_at_either_end() -> None:
    sitting = table(["S A/E D", "B"], "A/I D", "AD").play("word SAD after at 1")
    assert drawn(sitting) == ["ADS", "..A", "..D"]
    assert sitting.said("lays-after")["sum"] == 7 + 7
    before = table(["S A/E D", "B"], "A/I D", "AD").play("word SAD before at S")
    assert drawn(before) == ["SAD", "A..", "D.."]
    assert before.state.doubted == ["SAD"], "the same word twice is looked up once"
    assert before.said("lays-before")["sum"] == 14
    listed = strict(["S A/E D", "B"], "A/I D", "AD")
    assert listed.refused("word SAD after at 2") == "word-unknown"
    assert listed.refused("word SAD after") == "", "only its S makes a word"


def test_CW_03_the_new_word_comes_all_from_the_hand() -> None:
    sitting = strict(["S A/E", "B"], "A/I D", "AD")
    assert sitting.refused("word SAD after at 1") == "word-lacks"
    assert sitting.refused("word S A/E=A @D after at 1") != ""


def test_CW_04_parallel_pairs_are_words_read_downwards() -> None:
    sitting = strict(["N E/O A/I T S", "B"], "A/E T", "AT")
    assert sitting.refused("word TA under at 1 on 1") == "", "AT and TA"
    assert sitting.refused("word NO under at 1 on 1") == "word-unknown", "AN and TO"
    above = table(["T A/I", "B"], "A/E T", "AT").play("word TA above at 2 on 2")
    assert drawn(above) == ["TA", "AT"]
    assert above.state.doubted == ["TA", "AT"]
    assert above.said("lays-above")["sum"] == 6, "its letters count twice, their neighbours once"
    corner = table(["T A/I", "B"], "A/E T", "AT").play("word TA above at 1 on 2")
    assert drawn(corner) == [".TA", "AT."]
    assert corner.state.doubted == ["TA", "TT"]


def test_CW_04_side_by_side_for_one_letter_at_least() -> None:
    sitting = table(["T A/I", "B"], "A/E T", "AT")
    assert sitting.refused("word TA under at 1 on 3") == "lies-nowhere"
    assert sitting.refused("word TA under at 3 on 1") == "lies-nowhere"


def test_CW_05_engulf_takes_two_cards() -> None:
    sitting = strict(["E/I N S Z", "B"], *GULF)
    assert sitting.refused("word GULFS") == "engulf-two"
    assert sitting.refused("word GULFS engulf") == "engulf-two"
    assert sitting.refused("word ZEN engulf") == "engulf-not-whole"
    assert sitting.refused("word ENGULFS engulf") == ""
    behind = table(["S Z", "B"], *GULF).play("word GULFSZ engulf")
    assert drawn(behind) == ["GULFSZ"]


def test_CW_06_only_the_new_word_stays() -> None:
    sitting = strict(["S A/E A/O D", "B"], *QAT, stock="N").play("word SAT cross")
    assert sitting.lie("word") == ["S", "A/E", "T"]
    assert sitting.refused("word @S @A/E=A @T") != "", "a play needs a card of the hand"
    assert sitting.state.letters == "SAT"
    assert {"Q", "A/I"} <= set(sitting.lie("discard"))


def test_CW_12_what_engulfs_is_the_new_word() -> None:
    sitting = strict(["S S", "B"], "S T A/I D", "STAD", words=[*WORDS, "STADSS"]).play("word STADSS")
    assert sitting.said("lays-engulf")["sum"] == 2 + 1 + 1 + 4 + 2 + 2
    assert sitting.said("lays-engulf")["times"] == 2
    assert sitting.state.letters == "STADSS"


def test_CW_14_the_word_may_be_ones_own() -> None:
    sitting = strict(["T T S A/O", "B"], *QAT, state={"owed": [[], [1]]}).play("word SAT cross at 2")
    assert sitting.waiting() == [0], "the other seat is passed over"
    assert sitting.refused("word TA cross at 2 on 2") == ""


# -- points --


@pytest.mark.parametrize(("word", "times"), [("NO", 1), ("QUIT", 1), ("FACED", 2), ("STEADS", 2), ("ENGULFS", 3)])
def test_CW_07_the_multiplier_goes_by_the_word_played(word: str, times: int) -> None:
    hands = {"NO": "N E/O", "QUIT": "Q A/U I/O T", "FACED": "F A/E C A/E D", "STEADS": "S T A/E A/E D S"}
    hand = hands.get(word, "E/I N G O/U L F S")
    sitting = strict([hand, "B"], words=[*WORDS, "QUIT"]).play(f"word {word}")
    assert sitting.said("lays")["times"] == times


def test_CW_07_twenty_five_for_seven_cards_of_a_full_hand() -> None:
    seven = strict(["E/I N G O/U L F S", "B"]).play("word ENGULFS")
    assert seven.state.scores[0] == 21 * 3 + 25
    six = strict(["D A/E T A/E S S", "B"], words=[*WORDS, "DATESS", "DATESSA"]).play("word DATES")
    assert six.state.scores[0] == 9 * 2
    all_six = strict(["S T A/E A/E D S", "B"], stock="N N").play("word STEADS")
    assert all_six.state.scores[0] == 11 * 2, "six cards, all of a hand, earn nothing"
    shared = strict(["E/I N S F", "B"], *GULF).play("word ENGULFS")
    assert "all-seven" not in shared.order(), "seven letters, but three cards"


def test_CW_08_letters_stay_as_they_were_laid() -> None:
    sitting = strict(["S A/E D B", "B"], "? T", "AT")
    marks = [(m.place, m.term) for m in sitting.game.marks(sitting.state)]
    assert marks == [(0, "letter-A")]
    assert sitting.full("word SAD cross", 0) == "word S @?=A D cross at 2 on 1"
    assert sitting.refused("word S @?=E D cross at 2 on 1") != ""
    assert sitting.play("word SAD cross").said("lays-cross")["sum"] == 6, "a wild card counts nothing"


# -- passing, doubting, the end --


@pytest.mark.parametrize(("seats", "stock"), [(2, 60), (3, 53), (4, 46)])
def test_derived_seven_cards_each_and_the_lot_says_who_begins(seats: int, stock: int) -> None:
    starters = set()
    for seed in range(12):
        match = Match(registry.game("cross_words", judge=judge(WORDS)), seats, SeedLuck(f"deal {seed}"))
        zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
        assert len(zones["stock"]) == stock
        assert [len(zones[f"hand/{s}"]) for s in range(seats)] == [7] * seats
        assert zones["word"] == []
        starters.add(match.waiting()[0])
    assert len(starters) == seats


def test_then_the_hand_is_filled_to_seven_but_only_after_the_window() -> None:
    sitting = table(["N E/O S S H H D", "B"]).play("word NO")
    assert len(sitting.lie("hand/0")) == 5
    assert len(sitting.play("stand", 1).lie("hand/0")) == 7


def test_CW_09_a_pass_may_exchange_what_the_stock_holds() -> None:
    sitting = strict(["S S B D Z", "F"], stock="N N")
    assert sitting.moves(0) == ["pass"]
    assert sitting.refused("exchange S S B") == "exchange-too-many"
    assert sitting.refused("exchange Q") == "you-do-not-hold"
    sitting.play("exchange S S")
    assert sorted(sitting.lie("hand/0")) == sorted("B D Z N N".split())
    verbs = [offer.verb for offer in sitting.game.offers(sitting.state, SEATS[1])]
    assert "exchange" not in verbs, "with an empty stock one just passes"
    assert sitting.waiting() == [1], "the next seat lays the first word"
    assert sitting.refused("word FF", 1) == "word-lacks"


def test_CW_09_a_refill_that_is_due_comes_before_the_exchange() -> None:
    sitting = table(["N E/O S S H H D", "F F C"], stock="T T T").play("word NO")
    assert sitting.refused("exchange F F", 1) == "exchange-too-many"
    sitting.play("exchange F", 1)
    assert len(sitting.lie("hand/0")) == 7
    assert len(sitting.lie("hand/1")) == 3
    assert sitting.lie("stock") == []


def test_CW_10_the_last_card_ends_it() -> None:
    sitting = strict(["N E/O", "Q Z"], stock="").play("word NO")
    assert sitting.waiting() == []
    assert "no-cards-left" in sitting.order()
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert outcome.scores == [3.0, 0.0], "cards left cost nothing"
    assert outcome.winners() == [0]
    assert strict(["N E/O", "Q Z"], stock="N").play("word NO").waiting() == [1]
    window = table(["N E/O", "F B"], stock="").play("word NO")
    assert window.moves(1) == ["stand", "challenge", "question NO"], "after its window, which no move closes"
    assert window.play("stand", 1).waiting() == []


def test_CW_10_no_more_plays() -> None:
    empty = strict(["D S", "F B"], stock="").play("pass")
    assert empty.waiting() == [1]
    assert empty.play("pass").waiting() == []
    stocked = strict(["D S", "F B"], stock="N N N").play("pass").play("pass")
    assert stocked.waiting() == [0], "once round is not enough with cards in the stock"
    assert stocked.play("pass").play("pass").waiting() == []
    assert "share" in stocked.order()
    going = strict(["D S", "F B"], stock="N N N").play("pass").play("pass").play("exchange D").play("pass")
    assert going.play("pass").waiting() == [1], "an exchange begins it anew"
    assert going.state.circles == 1


def test_CW_10_a_word_that_stands_begins_it_anew_and_one_that_falls_is_a_pass() -> None:
    sitting = table(["D S", "N E/O B"], stock="").play("pass").play("word NO", 1).play("stand", 0)
    assert sitting.state.passed == 0
    assert sitting.waiting() == [0]
    fallen = table(["D S", "N E/O B"], stock="").play("pass").play("word BON", 1).play("challenge", 0)
    assert fallen.waiting() == []


def test_CW_11_one_wrong_word_undoes_the_whole_play() -> None:
    sitting = table(["P A/E S T A/O", "B", "C"], *AQUA, stock="N N").play("word PASTA after at 4")
    assert len(sitting.lie("word")) == 9, "nothing is discarded yet"
    sitting.play("challenge", 2)
    assert sitting.lie("word") == AQUA[0].split()
    assert sitting.state.letters == "AQUA"
    assert sorted(sitting.lie("hand/0")) == sorted("P A/E S T A/O".split())
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.waiting() == [1]
    assert sitting.state.fallen == ["AQUAT"]
    assert sitting.state.settled == ["PASTA"]
    assert len(sitting.lie("stock")) == 2


@pytest.mark.parametrize(
    ("hand", "lies", "text"),
    [
        ("Z A/E A/U A/I", QAT, "word ZQU cross"),
        ("Z A/E A/U A/I", QAT, "word ZT cross"),
        ("Z N", QAT, "word ZN under at 1 on 2"),
        ("Z N", QAT, "word ZN before at 1"),
        ("Z N", GULF, "word ZGULFN engulf"),
    ],
)
def test_CW_11_the_old_word_lies_there_as_it_did(hand: str, lies: list[str], text: str) -> None:
    sitting = table([hand, "B", "C"], *lies).play(text).play("challenge", 1)
    assert sitting.lie("word") == lies[0].split()
    assert sitting.state.letters == lies[1]
    assert drawn(sitting) == [lies[1]]
    assert sorted(sitting.lie("hand/0")) == sorted(hand.split())
    assert sitting.said("takes-back")["word"] == lies[1]


def test_CW_11_a_challenge_that_fails_costs_a_turn() -> None:
    sitting = table(["P A/E S T A/O", "B", "C"], *AQUA).play("word PASTA after at S").play("challenge", 1)
    assert sitting.waiting() == [2]
    assert sitting.state.scores == [52, 0, 0]
    assert sitting.said("passed-over")["owed"] == 0


def test_CW_16_if_the_first_word_falls_the_table_is_empty_again() -> None:
    sitting = table(["B S", "N E/O", "C"]).play("word BS").play("challenge", 2)
    assert sitting.lie("word") == []
    assert sitting.state.letters == ""
    assert sitting.said("takes-back")["empty"] == 1
    assert sitting.waiting() == [1]
    assert sitting.refused("word NO", 1) == ""


def test_CW_17_only_the_new_word_is_barred_when_it_was_laid_before() -> None:
    used = {"used": ["SAD", "ADS"]}
    free = strict(["S A/E D", "B"], "A/I D", "AD", state=used)
    assert free.refused("word SAD after at 1") == ""
    barred = strict(["S A/E D", "B"], "A/I D", "AD", state=used, repeats=False)
    assert barred.refused("word SAD after at 1") == "word-repeated"
    side = strict(["S A/E D", "B"], "A/I D", "AD", state={"used": ["ADS"]}, repeats=False)
    assert side.refused("word SAD after at 1") == ""


def test_CW_17_a_word_that_fell_is_refused_as_a_side_word_too() -> None:
    fallen = {"fallen": ["ADS"]}
    sitting = table(["S A/E D", "B"], "A/I D", "AD", state=fallen)
    assert sitting.refused("word SAD after at 1") == "word-fallen"
    again = table(["S A/E D", "B"], "A/I D", "AD", state=fallen, fallen_again=True)
    assert again.refused("word SAD after at 1") == ""


def test_a_question_about_a_side_word_lets_it_stand() -> None:
    sitting = table(["P A/E S T A/O", "B", "C"], *AQUA).play("word PASTA after at 4").play("question AQUAT", 1)
    assert sitting.state.doubted == ["PASTA"]
    assert sitting.state.settled == ["AQUAT"]
    sitting.play("challenge", 2)
    assert sitting.state.scores[0] == (10 + 15) * 2


def test_settled_words_need_no_window() -> None:
    sitting = table(["P A/E S T A/O", "B"], *AQUA, state={"settled": ["AQUAS", "PASTA"]}).play("word PASTA after at S")
    assert sitting.state.layer == -1
    assert sitting.state.scores == [52, 0]


def test_who_is_on_turn_again_does_not_close_the_window() -> None:
    sitting = table(["N E/O S", "B B"], state={"owed": [[], [3]]}).play("word NO")
    assert sitting.waiting() == [1]
    assert sitting.moves(0) == []
    assert sitting.play("stand", 1).waiting() == [0]


def test_the_next_seat_lays_on_the_new_word_while_it_is_in_doubt() -> None:
    sitting = table(["A/E A/U A/I Z", "P A/E S T A/O"], *QAT).play("word AQUA").play("word PASTA after at S", 1)
    assert sitting.state.scores == [14, 0]
    assert sitting.state.old == "AQUA"
    assert drawn(sitting)[2] == "AQUAS"


def test_the_option_that_the_last_challenge_costs() -> None:
    sitting = table(["N E/O", "F B"], stock="", last_challenge="costs").play("word NO").play("challenge", 1)
    assert sitting.state.scores == [3, -3]
    free = table(["N E/O", "F B"], stock="").play("word NO").play("challenge", 1)
    assert free.state.scores == [3, 0]


def test_the_modes() -> None:
    assert strict(["B S", "N"]).refused("word BS") == "word-unknown"
    assert table(["B S", "N"]).refused("word BS") == ""
    honour = table(["B S", "N"], mode="honour").play("word BS")
    assert honour.state.scores == [10, 0]
    assert honour.waiting() == [1]


@pytest.mark.parametrize(("window", "seconds"), [("20", 20.0), ("10", 10.0), ("30", 30.0), ("none", None)])
def test_time_to_challenge(window: str, seconds: float | None) -> None:
    sitting = table(["N E/O S", "B"], window=window).play("word NO")
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds if timer is not None else None) == seconds
    assert sitting.fallback(1).text == "stand"
    assert sitting.play("stand", 1).fallback(1) is PASS


# -- naming a place --

WITH_PASTA = "With P, A or E, S, T and A or O"


def test_CW_13_the_word_that_stands_is_turned_to_lie_in_a_row() -> None:
    sitting = table(["A/E A/U A/I Z", "B"], *QAT).play("word AQUA")
    assert [m.term for m in sitting.game.marks(sitting.state)] == ["letter-A", "letter-U", "letter-A", "letter-A"]
    assert drawn(sitting)[0] == "A.."
    assert sitting.facts()["old-word"] == {"word": "QAT"}
    sitting.play("stand", 1)
    assert drawn(sitting) == ["AQUA"]
    assert "old-word" not in sitting.facts()
    assert sitting.game.spots(sitting.state, sitting.game.plan.index["stock"]) == []


def test_CW_13_plays_are_told_in_words() -> None:
    sitting = table(["P A/E S T A/O", "B"], *AQUA).play("word PASTA after at S").play("challenge", 1)
    assert sitting.told(0)[:3] == [
        f"{WITH_PASTA} you lay PASTA across the end of AQUA, its S making AQUAS: 26 times 2, 52 points.",
        "Ben challenges, but PASTA, AQUAS are in the list: the next turn is lost.",
        "PASTA counts: you have 52.",
    ]
    assert sitting.told(1)[0].startswith(f"{WITH_PASTA} Ann lays PASTA across the end of AQUA")


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("word faith under at i on p", "under at 3 on 1"),
        ("word FAITH below at 5 on 3", "under at 3 on 1"),
        ("word FAITH parallel at I on P", "under at 3 on 1"),
        ("word FAITH under", "under at 3 on 1"),
        ("word FAITH way way-under at none on none", "under at 3 on 1"),
        ("word FAITH cross at A on 2", "cross at 2 on 2"),
        ("word F A I T H through at 4", "cross at 4 on 4"),
        ("word F A/I=A I/O=I T H under", "under at 3 on 1"),
    ],
)
def test_CW_15_a_place_is_named_by_what_it_hooks_on_to(typed: str, full: str) -> None:
    sitting = strict(["F A/I I/O T H", "B"], *PASTA)
    assert sitting.full(typed, 0).endswith(f"H {full}")
    assert sitting.refused(typed) == ""


def test_CW_15_where_several_places_are_left_the_answer_says_which() -> None:
    sitting = strict(["F A/I I/O T H", "B"], *PASTA)
    move = sitting.game.complete(sitting.state, SEATS[0], sitting.game.read("word FAITH"))
    reason = sitting.game.refuse(sitting.state, SEATS[0], move)
    assert reason is not None
    assert reason.what == "lies-several-ways"
    assert reason.args["ways"] == 6
    assert str(reason.args["list"]).split("; ") == [
        "cross at 2 on 2",
        "cross at 4 on 4",
        "cross at 2 on 5",
        "above at 1 on 2 (FA, AS, IT, TA)",
        "above at 1 on 5 (FA)",
        "under at 3 on 1 (PI, AT, SH)",
    ]
    for way in str(reason.args["list"]).split("; "):
        assert sitting.refused("word FAITH " + way.partition(" (")[0]) == ""


def test_CW_15_cards_that_are_named_are_taken() -> None:
    sitting = strict(["S A/E A/O D ?", "B"], *QAT)
    assert sitting.full("word SAT cross at 3", 0) == "word S A/E=A @T cross at 3 on 3"
    assert sitting.full("word S A/O=A T cross at 3", 0) == "word S A/O=A @T cross at 3 on 3"
    assert sitting.full("word ?=S A/O=A @T cross", 0) == "word ?=S A/O=A @T cross at 3 on 3"
    assert sitting.refused("word S A/I=A Z cross") == "word-cards"


@pytest.mark.parametrize(
    "typed", ["word SAT at", "word SAT at 0", "word SAT at 123", "word SAT cross xyz", "word", "word S:1 T"]
)
def test_CW_15_what_cannot_be_read_is_no_move(typed: str) -> None:
    sitting = strict(["S A/E", "B"], *QAT)
    with pytest.raises(IllegalMove):
        sitting.game.read(typed)


def test_CW_18_the_list_helps_only_where_it_may_be_asked() -> None:
    hands, lies = ["P A/E S T A/O", "B"], AQUA
    assert strict(hands, *lies).full("word PASTA after", 0).endswith("after at 3")
    assert table(hands, *lies, mode="honour").full("word PASTA after", 0).endswith("after at 3")
    doubt = table(hands, *lies)
    assert doubt.refused("word PASTA after") == "lies-several-ways"
    assert doubt.refused("word PASTA") == "lies-many-ways"
    known, other = [table(hands, *lies, words=words) for words in (WORDS, ["PASTA"])]
    for typed in ("word PASTA", "word PASTA after", "word PASTA under"):
        assert known.refused(typed) == other.refused(typed), "what is in the list shows nowhere"


# -- positions, bots --


def test_a_window_goes_on_from_a_written_position() -> None:
    sitting = table(["P A/E S T A/O", "B", "C"], *AQUA, stock="N N N").play("word PASTA after at 4")
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data)).play("challenge", 2)
    assert again.lie("word") == AQUA[0].split()
    wrong = [("layer", 2), ("old", "A"), ("doubted", []), ("acting", 1), ("way", 1), ("at", 9), ("on", 1)]
    for name, value in [*wrong, ("doubted", ["XYZ"]), ("letters", "PASTE"), ("circles", 2)]:
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})


def test_a_position_has_its_word_on_the_table() -> None:
    for word, letters in (("Q A/I T", ""), ("Q A/I T", "QUT"), ("Q", "Q"), ("", "QAT")):
        with pytest.raises(Refused):
            table(["S", "B"], word, letters)


def test_what_can_be_foretold() -> None:
    sitting = strict(["P A/E S T A/O", "B"], *AQUA)
    move = sitting.game.read("word P A/E=A S T A/O=A after at 3")
    told = sitting.game.foresee(sitting.state, SEATS[0], move)
    assert told is not None
    assert told.args == {"sum": 26, "times": 2, "bonus": 0, "points": 52, "more": "AQUAS", "words": 1}


def test_the_best_words_come_first_and_a_greedy_bot_lays_one() -> None:
    sitting = strict(["P A/E S T A/O", "B"], *AQUA)
    domain = sitting.game.domain(sitting.state, SEATS[0])
    assert isinstance(domain, Lays)
    found = domain.best(5)
    assert [count for _, count in found] == sorted([count for _, count in found], reverse=True)
    assert found[0][1] == 52
    for move, count in found:
        assert isinstance(move, Lay)
        assert domain.refuse(move) is None
        assert domain.counts(move) == count
    mind = Mind(sitting.game, sitting.state, SEATS[0], chance("mind"))
    weights = {move.text: advice.weigh(mind.view(), move) for move in mind.moves()}
    assert max(weights, key=lambda text: weights[text]) == "word P A/E=A S T A/O=A after at 3"
    doubt = table(["A/E A/U A/I Z", "B"], *QAT).play("word ZQU cross")
    view = Mind(doubt.game, doubt.state, SEATS[1], chance("mind")).view()
    answers = {move.text: advice.weigh(view, move) for offer in view.offers for move in offer.moves}
    assert max(answers, key=lambda text: answers[text]) == "challenge"
