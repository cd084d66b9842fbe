"""Lost for Words, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from majlis import cli, position, registry
from majlis.bots.hints import hints
from majlis.games.lost_for_words.options import LostForWordsOptions
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from tests.kit.small import PACK, WORDS, Sitting, judge

pytestmark = pytest.mark.both_builds

LIST = [*WORDS, *"BLAZE TENSE CHARGED FACED DEBAUCH MOUNTAIN FRIENDS".split()]
Column = tuple[int, int, str, str, str]  # seat, number, multipliers, cards, letters

PRINTED: list[Column] = [
    (0, 1, "A/E", "B L A/O Z E/O", "BLAZE"),
    (0, 2, "", "T E/U N S E/U", "TENSE"),
    (0, 3, "I/O I/O", "C H A/I R G E/I D", "CHARGED"),
    (0, 4, "O/U", "M O/U I/U N T A/U", "MOUNTA"),
]
"""The finished layout that the rules print: their figures, and words that have them."""


def given(
    hands: Sequence[str],
    columns: Sequence[Column] = (),
    stock: str | None = None,
    vowels: str = "",
    consonants: str = "",
    **state: Any,
) -> dict[str, Any]:
    """A position: seat 0 is on turn. `stock`: what is left, top last, and all other cards lie deepest in the piles."""
    zones: dict[str, list[str]] = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)}
    letters, multipliers = [""] * 10, [0] * 10
    for seat, number, across, cards, word in sorted(columns):
        zones.setdefault(f"columns/{seat}", []).extend([*across.split(), *cards.split()])
        letters[seat * 5 + number - 1] = word
        multipliers[seat * 5 + number - 1] = len(across.split())
    zones["vowels"], zones["consonants"] = vowels.split(), consonants.split()
    if stock is not None:
        zones["stock"] = stock.split()
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in zones.values() for code in codes]:
            left.remove(code)
        zones["vowels"] = [code for code in left if "/" in code] + zones["vowels"]
        zones["consonants"] = [code for code in left if "/" not in code] + zones["consonants"]
    told = {"letters": letters, "multipliers": multipliers, **state}
    return {"game": "lost_for_words", "seats": 2, "zones": zones, "state": deepcopy(told)}


def lost(
    hands: Sequence[str],
    columns: Sequence[Column] = (),
    stock: str | None = None,
    vowels: str = "",
    consonants: str = "",
    state: dict[str, Any] | None = None,
    **options: Any,
) -> Sitting:
    game = registry.game("lost_for_words", options, "", judge(LIST))
    return Sitting(game, position.place(game, given(hands, columns, stock, vowels, consonants, **(state or {}))))


def counted(columns: Sequence[Column], **options: Any) -> Sitting:
    """The last card of the stock is drawn, and the columns are counted."""
    return lost(["Q", "X"], columns, "J", state={"phase": 3, "left": 1}, **options).play("draw")


def totals(sitting: Sitting, seat: int = 0) -> list[int]:
    """What each column of a seat counted, in order."""
    events = [e for e in sitting.heard if e.what.startswith("column-") and e.doers == [seat]]
    return [int(str(e.args["size"])) * (-1 if e.args["minus"] else 1) for e in events]


# -- the deal, and laying --


def test_eight_cards_each_and_a_starter_by_lot() -> None:
    starters = set()
    for seed in range(8):
        match = Match(registry.game("lost_for_words", judge=judge()), 2, SeedLuck(f"{seed}"))
        zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
        assert [len(zones[z]) for z in ("stock", "vowels", "consonants", "hand/0", "hand/1")] == [58, 0, 0, 8, 8]
        assert match.waiting() == [match.state.starter]
        starters.add(match.state.starter)
    assert starters == {0, 1}


def test_LW_05_letters_are_added_at_the_end_of_five_columns() -> None:
    sitting = lost(["A/E T ? S", "B"], [(0, 2, "", "C", "C")])
    moves = sitting.moves(0)
    assert [m for m in moves if m.startswith("play T")] == [f"play T {n}" for n in range(1, 6)]
    assert sum(m.startswith("play A/E") for m in moves) == 10
    sitting.play("play A/E=A 2")
    assert sitting.state.letters[1] == "CA"
    assert sitting.lie("columns/0") == ["C", "A/E"]
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [(1, "letter-A")]
    assert sitting.game.spots(sitting.state, sitting.game.plan.index["columns/0"]) == [(0, 1), (1, 1)]
    first = lost(["T S", "B"], [(0, 2, "A/E", "C", "C")]).play("play T 1")
    assert first.lie("columns/0") == ["T", "A/E", "C"]
    assert first.game.spots(first.state, first.game.plan.index["columns/0"]) == [(0, 0), (0, 1), (1, 1)]


def test_LW_05_a_wild_card_is_named_when_it_is_laid() -> None:
    sitting = lost(["? T", "B"], [(0, 2, "", "C", "C"), (0, 3, "", "S", "S")]).play("play ? 2")
    assert sitting.waiting() == [0]
    assert len(sitting.moves(0)) == 26
    assert sitting.refused("draw") != ""
    sitting.play("name A")
    assert sitting.state.letters[1:3] == ["CA", "S"]
    assert sitting.moves(0) == ["draw"]
    assert (1, "letter-A") in [(m.place, m.term) for m in sitting.game.marks(sitting.state)]


def test_LW_05_what_lies_there_needs_no_sense() -> None:
    sitting = lost(["Q T", "B"], [(0, 1, "", "X Z", "XZ")], mode="strict").play("play Q 1")
    assert sitting.state.letters[0] == "XZQ"


def test_LW_06_multipliers_are_vowel_cards_of_one_pair_before_the_first_letter() -> None:
    sitting = lost(["A/E A/O ? T", "B"], [(0, 1, "A/E", "", ""), (0, 2, "", "T", "T")])
    multiply = [m for m in sitting.moves(0) if m.startswith("multiply")]
    assert multiply == [*[f"multiply A/E {n}" for n in (1, 3, 4, 5)], *[f"multiply A/O {n}" for n in (3, 4, 5)]]
    assert sitting.refused("multiply A/O 1") == "other-pair"
    assert sitting.refused("multiply A/E 2") == "has-letters"
    assert "multiply ? 3" not in [m.text for m in sitting.game.moves], "a wild card is none"
    sitting.play("multiply A/E 1")
    assert sitting.state.multipliers[0] == 2
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)][:2] == [(0, "multiplier"), (1, "multiplier")]


def test_LW_08_a_finished_word_may_be_extended_and_spoilt() -> None:
    sitting = lost(["Q T", "X"], [(0, 1, "", "F A/E C E/I D", "FACED")], "J").play("play T 1").play("draw")
    assert sitting.state.scores[0] == -10
    assert counted([(0, 1, "", "F A/E C E/I D", "FACED")]).state.scores[0] == 5


def test_LW_12_a_card_can_always_be_played() -> None:
    full = [(0, n, "", code, code) for n, code in enumerate("B C D F G".split(), 1)]
    sitting = lost(["? T A/E", "L"], full, turn="play-and-discard")
    assert {m.split()[1] for m in sitting.moves(0)} == {"?", "T", "A/E=A", "A/E=E"}
    assert all(f"play {card} {n}" in sitting.moves(0) for card in ("?", "T", "A/E=E") for n in range(1, 6))


def test_LW_16_a_column_may_have_multipliers_only() -> None:
    """Printed: three multipliers alone count -40."""
    bare = counted([(0, 1, "A/E A/E A/E", "", "")])
    assert totals(bare) == [-40]
    assert bare.state.scores == [-40, 0]
    later = lost(["T S", "B"], [(0, 1, "A/E", "", "")]).play("play T 1")
    assert later.state.letters[0] == "T", "it stays open"


# -- discarding and drawing --


def test_LW_02_never_the_card_just_discarded() -> None:
    sitting = lost(["T A/E S", "B"], vowels="A/O E/I", consonants="N R").play("discard T")
    assert sitting.moves(0) == ["draw", "take vowels"]
    assert sitting.refused("take consonants") == "pile-closed"
    sitting.play("take vowels")
    assert sitting.lie("hand/0")[-1] == "E/I", "the top card"
    assert sitting.lie("vowels") == ["A/O"]
    assert sitting.waiting() == [1]
    sitting.play("discard B", 1)
    assert sitting.refused("take consonants", 1) == "pile-closed", "also the other cards of that pile"
    played = lost(["T A/E S", "B"], vowels="A/O", consonants="N R").play("play T 1")
    assert played.moves(0) == ["draw", "take vowels", "take consonants"]
    empty = lost(["T A/E S", "B"]).play("discard T")
    assert empty.moves(0) == ["draw"]
    assert empty.refused("take vowels") == "pile-empty"


def test_LW_02_cards_go_on_the_pile_of_their_kind() -> None:
    assert lost(["A/E T", "B"]).play("discard A/E").lie("vowels") == ["A/E"]
    assert lost(["Y T", "B"]).play("discard Y").lie("consonants") == ["Y"], "G-15: Y is a consonant"
    sitting = lost(["A/E T", "B"]).play("discard T").play("draw")
    assert sitting.play("discard B", 1).moves(1) == ["draw"]


def test_LW_03_a_wild_card_goes_on_the_pile_that_is_chosen() -> None:
    sitting = lost(["? T", "B"])
    assert [m for m in sitting.moves(0) if "discard ?" in m] == ["discard ? vowels", "discard ? consonants"]
    assert sitting.play("discard ? vowels").lie("vowels") == ["?"]
    assert lost(["? T", "B"]).play("discard ? consonants").lie("consonants") == ["?"]


def test_LW_04_after_twelve_turns_the_stock_must_be_drawn_from() -> None:
    for guard in (12, 6, 20):
        plain = {"guard": str(guard)}
        before = lost(["T S", "B"], vowels="A/E A/O", state={"dry": guard - 1}, **plain).play("discard T")
        assert before.moves(0) == ["draw", "take vowels"]
        assert before.facts()["dry"]["left"] == 1
        before.play("take vowels")
        before.play("discard B", 1)
        assert before.moves(1) == ["draw"]
        assert before.refused("take vowels", 1) == "stock-now"
        before.play("draw", 1)
        assert before.state.dry == 0, "the count begins again"
        assert before.play("discard S").moves(0) == ["draw", "take vowels"]
    free = lost(["T S", "B"], vowels="A/E A/O", state={"dry": 99}, guard="off").play("discard T")
    assert free.moves(0) == ["draw", "take vowels"]


def test_LW_04_in_the_variant_one_card_of_the_stock_is_enough() -> None:
    sitting = lost(["T S N", "B"], vowels="A/E A/O", state={"dry": 12}, turn="play-and-discard")
    sitting.play("play T 1").play("discard S")
    assert sitting.moves(0) == ["draw"]
    assert sitting.play("draw").moves(0) == ["draw", "take vowels"]
    sitting.play("take vowels")
    assert sitting.state.dry == 0


def test_LW_11_the_variant_plays_and_discards_and_draws_two() -> None:
    """Printed."""
    sitting = lost(["T S A/E N", "B L"], vowels="A/O E/I", consonants="R", turn="play-and-discard")
    assert all(m.startswith(("play", "multiply")) for m in sitting.moves(0))
    assert sitting.refused("discard T") == "play-first"
    sitting.play("play T 1")
    assert all(m.startswith("discard") for m in sitting.moves(0))
    assert sitting.refused("play S 1") == "discard-now"
    sitting.play("discard S")
    assert sitting.moves(0) == ["draw", "take vowels"]
    sitting.play("take vowels")
    assert sitting.waiting() == [0]
    assert sitting.moves(0) == ["draw", "take vowels"], "closed for both draws"
    sitting.play("take vowels")
    assert sitting.waiting() == [1]
    assert sitting.lie("hand/0") == ["A/E", "N", "E/I", "A/O"]
    mixed = lost(["T S", "B"], vowels="A/O", turn="play-and-discard").play("play T 1").play("discard S")
    assert mixed.play("draw").play("take vowels").waiting() == [1]


def test_LW_11_there_is_no_second_draw_after_the_last_card() -> None:
    sitting = lost(["T S N", "B"], stock="J", turn="play-and-discard").play("play T 1").play("discard S").play("draw")
    assert sitting.waiting() == []
    assert sitting.lie("hand/0") == ["N", "J"]


def test_LW_11_a_wild_card_is_named_before_the_discard() -> None:
    sitting = lost(["? S N", "B"], turn="play-and-discard").play("play ? 1").play("name E")
    assert sitting.moves(0) == ["discard S", "discard N"]


def test_LW_19_piles_can_be_read_or_show_their_top() -> None:
    for piles, shown in (("readable", ["N", "R"]), ("top-only", ["--", "R"])):
        sitting = lost(["T", "B"], consonants="N R", piles=piles)
        zone = sitting.game.plan.index["consonants"]
        seen = sitting.state.piles.seen_by(sitting.state.waiting()[0])[zone]
        assert ["--" if card < 0 else PACK.code[card] for card in seen or []] == shown


# -- the end --


def test_LW_01_the_last_card_of_the_stock_ends_it() -> None:
    """Printed."""
    sitting = lost(["T S", "B"], stock="J").play("discard T").play("draw")
    assert sitting.waiting() == []
    assert sitting.lie("hand/0") == ["S", "J"]
    assert "last-card" in sitting.order()
    assert lost(["T S", "B"], stock="J Z").play("discard T").play("draw").waiting() == [1]


def test_LW_07_the_printed_example() -> None:
    """Printed: 26, -3, 43, -20 and nothing for the empty column: 46."""
    sitting = counted(PRINTED)
    assert totals(sitting) == [26, -3, 43, -20]
    assert sitting.state.scores == [46, 0]


def test_LW_09_the_printed_example_by_the_alternative_scoring() -> None:
    """Printed: 46, 7, 73, -24 and 0: 102."""
    sitting = counted(PRINTED, scoring="alternative")
    assert totals(sitting) == [46, 7, 73, -24]
    assert sitting.state.scores == [102, 0]
    bare = counted([(0, 1, "A/E A/E", "", "")], scoring="alternative")
    assert totals(bare) == [0], "multipliers only"


@pytest.mark.parametrize(
    ("across", "cards", "word", "standard", "alternative"),
    [
        ("", "F A/E C E/I D", "FACED", 5, 15),
        ("A/E", "D E/O B A/O A/U C H", "DEBAUCH", 36, 56),
        ("A/E A/E", "F A/O C E/I", "FACE", -30, -33),
        ("", "F R E/I A/E N D S", "FRIENDS", 17, 27),
        ("", "F A/E C E/I D S", "FACEDS", -10, -17),
    ],
)
def test_LW_07_and_LW_09_columns(across: str, cards: str, word: str, standard: int, alternative: int) -> None:
    """Derived: FACED 5 or 15; DEBAUCH 13 x 2 + 10 = 36 or 56; FACE, too short, -30 or -33."""
    column: list[Column] = [(0, 3, across, cards, word)]
    assert totals(counted(column)) == [standard]
    assert totals(counted(column, scoring="alternative")) == [alternative]
    assert counted([]).state.scores == [0, 0], "an empty column is nothing"


def test_LW_14_a_wild_card_is_a_letter_without_points() -> None:
    assert totals(counted([(0, 1, "", "? A/E C E/I D", "FACED")])) == [0]
    assert totals(counted([(0, 1, "", "D E/O ? A/O A/U C H", "DEBAUCH")])) == [-10 + 15 + 10]


def test_LW_15_multipliers_have_no_points_and_no_letter() -> None:
    assert totals(counted([(0, 1, "E/U", "F A/E C E/I D", "FACED")])) == [10]
    assert totals(counted([(0, 1, "E/U", "F A/E C E/I", "FACE")])) == [-20], "not the fifth letter"


def test_LW_13_words_are_judged_once_at_the_end() -> None:
    for mode in ("challenge", "strict"):
        sitting = counted([(0, 1, "", "K Z B D C", "KZBDC")], mode=mode)
        assert sitting.state.scores[0] == -10
        assert "column-unknown" in sitting.order()
    closed, free = [registry.game("lost_for_words", {"mode": mode}) for mode in ("challenge", "strict")]
    state = position.place(free, given(["T S", "B"]))
    with pytest.raises(Refused):
        hints(closed, state, state.waiting()[0], people=2)
    assert hints(free, state, state.waiting()[0], people=2)


def test_LW_13_in_honour_mode_the_owner_says() -> None:
    columns: list[Column] = [
        (0, 1, "", "K Z B D C", "KZBDC"),
        (0, 2, "", "L A/E T E/I", "LATE"),
        (1, 4, "", "F A/O C E/O D", "FACED"),
    ]
    sitting = counted(columns, mode="honour")
    assert sitting.waiting() == [0]
    assert sitting.moves(0) == ["valid", "void"]
    assert sitting.facts()["asked"]["word"] == "KZBDC"
    assert sitting.fallback(0).text == "void"
    sitting.play("valid")
    assert sitting.waiting() == [1], "a column of four letters is not asked about"
    sitting.play("void", 1)
    assert sitting.state.scores == [-10 + 35 - 10, -10]
    assert counted([], mode="honour").waiting() == []


def test_LW_18_the_same_word_may_be_barred_from_counting_twice() -> None:
    twice: list[Column] = [(0, 1, "", "F A/E C E/I D", "FACED"), (0, 2, "", "F A/E C E/I D", "FACED")]
    assert totals(counted(twice)) == [5, 5]
    assert totals(counted(twice, repeats=False)) == [5, -10]
    each: list[Column] = [(0, 1, "", "F A/E C E/I D", "FACED"), (1, 2, "", "F A/E C E/I D", "FACED")]
    assert counted(each, repeats=False).state.scores == [5, 5]


def test_LW_10_hands_count_nothing_and_equals_share() -> None:
    even = counted([(0, 1, "", "F A/E C E/I D", "FACED"), (1, 2, "", "F A/E C E/I D", "FACED")])
    outcome = even.game.outcome(even.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ([5.0, 5.0], [0, 1])
    assert "share" in even.order()


def test_LW_10_option_more_words_win() -> None:
    columns: list[Column] = [(0, 1, "", "T R E/I A/E T", "TREAT"), (0, 2, "", "F A/O C E/O D", "FACED")]
    for tie, winners in (("shared", [0, 1]), ("more-words", [0])):
        start = {"phase": 3, "left": 1, "scores": [0, 1]}
        sitting = lost(["Q", "X"], columns, "J", state=start, tie=tie).play("draw")
        outcome = sitting.game.outcome(sitting.state)
        assert outcome is not None
        assert (sitting.state.scores, outcome.winners()) == ([1, 1], winners)
        assert ("wins-by-words" in sitting.order()) == (tie == "more-words")


def test_LW_17_matches_of_several_deals() -> None:
    sitting = counted([(0, 1, "", "F A/E C E/I D", "FACED")], deals=2)
    assert (sitting.state.deals, sitting.state.scores) == (2, [5, 0])
    assert (sitting.state.starter, sitting.waiting()) == (1, [1]), "the other seat begins"
    assert [len(sitting.lie(f"hand/{s}")) for s in range(2)] == [8, 8]
    assert sitting.state.letters == [""] * 10
    last = lost(["Q", "X"], [], "J", state={"phase": 3, "left": 1, "deals": 4, "scores": [3, 9]}, deals=4).play("draw")
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    assert outcome.scores == [3.0, 9.0]
    assert counted([], deals=4).state.deals == 2


def test_LW_20_when_time_is_up() -> None:
    sitting = lost(["S T", "B"])
    assert sitting.fallback(0).text == "discard T"
    assert lost(["S ?", "B"]).fallback(0).text == "discard ? consonants"
    assert sitting.play("discard T").fallback(0).text == "draw"
    both = lost(["A/E T", "B"], [(0, 1, "", "B", "B"), (0, 3, "", "C D", "CD")], turn="play-and-discard")
    assert both.fallback(0).text == "play A/E=A 3"
    assert both.play("play A/E=A 3").fallback(0).text == "discard T"
    assert lost(["? T", "B"]).play("play ? 1").fallback(0).text == "name =E"


def test_LW_21_moves_are_written_short() -> None:
    sitting = lost(["T A/E ?", "B"])
    for text in ("play T 3", "play A/E=A 3", "play ? 3", "multiply A/E 2", "discard T", "discard ? vowels"):
        assert sitting.refused(text) == "", text
    assert sitting.game.read("name t") is sitting.game.read("name =T")
    assert sitting.refused("play Z 3") == "you-do-not-hold"
    assert sitting.refused("draw") != ""


# -- positions, hints, what is foreseen and heard --


def test_positions_that_cannot_be() -> None:
    good = given(["T S", "B"], [(0, 1, "A/E", "C A/O", "CA")])
    game = registry.game("lost_for_words", judge=judge(LIST))
    position.place(game, good)
    wrongs: dict[str, Any] = {
        "letters": ["CAT", *[""] * 9],
        "multipliers": [2, *[0] * 9],
        "phase": 2,
        "left": 1,
        "closed": 5,
        "asked": 3,
        "turn": 5,
        "acting": 2,
    }
    for name, value in wrongs.items():
        with pytest.raises(Refused):
            position.place(game, {**good, "state": {**good["state"], name: value}})
    with pytest.raises(Refused):
        position.place(game, given(["T S", "B"], [(0, 1, "A/E A/O", "", "")]))
    with pytest.raises(Refused):
        position.place(game, given(["T S", "B"], [(0, 1, "", "C", "B")]))


def test_what_a_column_will_show_is_foreseen() -> None:
    sitting = lost(["T A/E ?", "B"], [(0, 2, "", "C A/O", "CA")])
    seen = sitting.game.foresee(sitting.state, 0, sitting.game.read("play T 2"))
    assert seen is not None
    assert (seen.args["word"], seen.args["points"], seen.args["times"]) == ("CAT", 6, 1)
    across = sitting.game.foresee(sitting.state, 0, sitting.game.read("multiply A/E 3"))
    assert across is not None
    assert (across.args["times"], across.args["begun"]) == (2, 0)


def test_a_bot_goes_on_with_the_word_it_has_in_mind() -> None:
    data = given(["D E/I Z Q", "B"], [(0, 2, "", "F A/E C", "FAC")])
    game = registry.game("lost_for_words", {"mode": "strict"})
    state = position.place(game, data)
    assert hints(game, state, state.waiting()[0])[0].text == "play E/I=E 2"


def test_the_variants() -> None:
    variants = registry.nature("lost_for_words").variants
    assert variants["interactive"] == LostForWordsOptions(turn="play-and-discard")
    assert variants["alternative"] == LostForWordsOptions(scoring="alternative")


@pytest.mark.parametrize(("scoring", "total"), [("standard", 46), ("alternative", 102)])
def test_apply_gives_the_printed_totals(
    scoring: str, total: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Printed, by the command line and the true list."""
    data = given(["Q", "X"], PRINTED, "J", phase=3, left=1)
    data["options"] = {"scoring": scoring}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(data))
    assert cli.main(["ask", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][0]["moves"] == ["draw", "take vowels", "take consonants"]
    assert cli.main(["apply", str(file), "0", "draw", "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)["told"]["0"]
    assert f"Together you have {total}." in told
    assert f"You win, with {total}." in told


def test_what_is_heard_of_the_count() -> None:
    sitting = counted([*PRINTED, (1, 1, "A/I A/I", "", ""), (1, 2, "", "F", "F")])
    assert sitting.told(0)[1:] == [
        "The stock is empty: the columns are counted.",
        "Your column 1, BLAZE: 23 points less 10, times 2: 26.",
        "Your column 2, TENSE: 7 points less 10: minus 3.",
        "Your column 3, CHARGED: 21 points less 10, times 3, and 10 for its length: 43.",
        "Your column 4, MOUNTA, is not in the list: minus 10, times 2: minus 20.",
        "Together you have 46.",
        "Column 1 of Ben has no letters: minus 10, times 3: minus 30.",
        "Column 2 of Ben, F, is too short: minus 10.",
        "Together Ben has minus 40.",
        "You win, with 46.",
    ]
