"""AlphaGrams, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from majlis import position, record, registry
from majlis.bots.hints import hints
from majlis.chance import chance
from majlis.games.alphagrams.changing import letters_added
from majlis.games.alphagrams.options import AlphaGramsOptions
from majlis.judge import Judge
from majlis.kit.words import matched
from majlis.laws.runs import anything
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from majlis.plan import SEATS
from majlis.view import View
from tests.kit.small import PACK, Sitting, SmallList

pytestmark = pytest.mark.both_builds

WORDS = """
    AT TA TAU RAT ART TAR RATS STAR TSAR START STARED RATED TRADE TED ZED BAD BADE QUIZ AQUA WORLD MEAN MEANS NAME NAMED
    MANES NO NOT TON STONE NOTES TAG VAT DATE DATES SATED FRIEND FIEND BARS
""".split()
FORMS = {"MEANS": "MEAN MEANS", "RATS": "RAT", "NAMED": "NAME", "RATED": "RATE", "DATES": "DATE", "NOTES": "NOTE"}


class FormList(SmallList):
    """A few words, and of which word some are a form."""

    def headwords(self, word: str) -> frozenset[str]:
        return frozenset(FORMS.get(word, word).split())

    def same_word(self, one: str, other: str) -> bool:
        return bool(self.headwords(one) & self.headwords(other))

    def extensions(self, base: str, shows: Sequence[str]) -> list[str]:
        added = [(word, letters_added(base, word)) for word in self.words]
        return [word for word, letters in added if letters and -1 not in matched(letters, list(shows))]


def sit(
    hands: Sequence[str],
    pool: str = "",
    laid: Sequence[str] = (),
    stock: str | None = None,
    state: dict[str, Any] | None = None,
    **given: Any,
) -> Sitting:
    """AlphaGrams with these hands, and words before the seats: `RAT=R A/E T` with its cards. Seat 0 is on turn.

    `stock`: what is left, top last; else all others.
    """
    game = registry.game("alphagrams", {"mode": "strict", **given}, judge=Judge(FormList(WORDS)))
    zones = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)} | {"pool": pool.split()}
    words: list[list[str]] = [[] for _ in hands]
    for s, row in enumerate(laid):
        zones[f"words/{s}"] = []
        for word, _, cards in (one.partition("=") for one in row.split(", ") if one):
            words[s].append(word)
            zones[f"words/{s}"] += (cards or " ".join(word)).split()
    if stock is not None:
        zones["stock"] = stock.split()
        left = [PACK.code[c] for c in PACK.all]
        for code in [code for codes in zones.values() for code in codes]:
            left.remove(code)
        zones["discard"] = left
    told = {"turn": 0, "dealer": len(hands) - 1, "acting": 1, "words": words, **(state or {})}
    data = {"game": "alphagrams", "seats": len(hands), "zones": zones, "state": told}
    return Sitting(game, position.place(game, data))


RAT = "RAT=R A/E T"


@pytest.mark.parametrize(("seats", "stock"), [(2, 67), (3, 64), (4, 61), (5, 58), (6, 55)])
def test_AGR_12_the_dealers_left_begins(seats: int, stock: int) -> None:
    """Derived: what the stock holds after the deal, before the first card is turned up."""
    starters = set()
    for seed in range(8):
        match = Match(registry.game("alphagrams", judge=Judge(FormList(WORDS))), seats, SeedLuck(f"{seed}"))
        zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
        assert len(zones["stock"]) == stock - 1
        assert len(zones["pool"]) == 2, "the one of the deal, and the one of the first turn"
        assert [len(zones[f"hand/{s}"]) for s in range(seats)] == [3] * seats
        assert match.waiting() == [(match.state.dealer + 1) % seats]
        starters.add(match.waiting()[0])
    assert len(starters) > 1


def test_AGR_01_a_card_is_turned_up_and_then_one_thing_is_done() -> None:
    sitting = sit(["T E/I D", "B"], "R", stock="G A/O").play("pass")
    assert sitting.lie("pool") == ["R", "A/O"]
    assert sitting.lie("stock") == ["G"]
    assert sitting.order() == ["passes", "flips"]
    assert sitting.waiting() == [1]
    word = sit(["T E/I D", "B"], "R", stock="G").play("word TED")
    assert word.lie("words/0") == ["T", "E/I", "D"]
    assert word.waiting() == [1], "and no second word"


def test_AGR_01_two_letters_are_the_least() -> None:
    sitting = sit(["T A/E B", "B"], "R")
    assert sitting.refused("word T") == "word-short"
    assert sitting.refused("word AT") == ""
    assert sitting.refused("word ZED") == "word-lacks"
    assert sitting.refused("word TRAB") == "word-unknown"


def test_AGR_02_from_pool_or_hand_alone_or_from_both() -> None:
    assert sit(["B", "B"], "T E/I D").full("word TED", 0) == "word @T @E/I=E @D"
    assert sit(["T E/I D", "B"], "").full("word TED", 0) == "word T E/I=E D"
    assert sit(["T A/O", "B"], "E/I D").full("word TED", 0) == "word T @E/I=E @D"
    for hand, pool in (("B", "T E/I D"), ("T E/I D", "G"), ("T G", "E/I D")):
        assert sit([hand, "B"], pool).play("word TED").state.words == [["TED"], []]


def test_AGR_03_a_change_uses_all_old_cards_and_new_ones() -> None:
    sitting = sit(["S T", "B"], "E/I D", ["", RAT])
    assert sitting.refused("change RAT TAU") == "old-letters"
    assert sitting.refused("change RAT ART") == "adds-nothing"
    assert sitting.refused("change RAT STARZ") == "word-lacks"
    assert sitting.refused("change TAR STAR") == "no-such-word"
    assert sitting.refused("change ZED") == "nothing-becomes"
    assert sitting.full("change STAR", 0) == "change RAT/1 STAR S"
    assert sitting.full("change RAT START", 0) == "change RAT/1 START S T"
    assert sitting.full("change rat stared", 0) == "change RAT/1 STARED S @E/I=E @D"
    sitting.play("change STARED")
    assert sitting.state.words == [["STARED"], []], "it is now before the seat that changed it"
    assert sorted(sitting.lie("words/0")) == sorted(["S", "T", "A/E", "R", "E/I", "D"])
    assert sitting.lie("words/1") == []


def test_AGR_03_letters_of_the_old_word_stay() -> None:
    sitting = sit(["S N", "B"], "O/U", ["", "AT=A/E T, TA=? A/E"])
    assert sitting.refused("change AT NOTES") == "old-letters", "the A is no E any more"
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [
        (0, "letter-A"),
        (2, "letter-T"),
        (3, "letter-A"),
    ]


def test_AGR_13_a_wild_keeps_its_letter_in_a_changed_word() -> None:
    sitting = sit(["S", "B"], "D", ["", "RAT=R A/E ?"]).play("change STAR")
    assert sitting.lie("words/0") == ["S", "?", "A/E", "R"]
    marks = {m.place: m.term for m in sitting.game.marks(sitting.state)}
    assert marks == {1: "letter-T", 2: "letter-A"}


@pytest.mark.parametrize(
    ("old", "cards", "word", "barred"),
    [
        ("RAT", "R A/E T", "RATS", True),
        ("RAT", "R A/E T", "STAR", False),
        ("NAME", "N A/E M E/I", "NAMED", True),
        ("NAME", "N A/E M E/I", "MANES", False),
        ("MEAN", "M E/I A/E N", "MEANS", True),
        ("DATE", "D A/E T E/I", "SATED", False),
    ],
)
def test_AGR_04_another_form_is_no_other_word(old: str, cards: str, word: str, barred: bool) -> None:
    """Printed: S, ED and ING do not change the meaning, but any letters will do if the meaning changes."""
    sitting = sit(["S D", "B"], "", ["", f"{old}={cards}"])
    assert sitting.refused(f"change {word}") == ("same-headword" if barred else "")
    assert (word in [m.word for m in sitting.game.domain(sitting.state, SEATS[0]).beside.some(9)]) != barred  # type: ignore[union-attr]
    honour = sit(["S D", "B"], "", ["", f"{old}={cards}"], mode="honour")
    assert honour.refused(f"change {word}") == ""


def test_AGR_04_a_form_may_be_laid_as_a_new_word() -> None:
    assert sit(["R T S", "B"], "A/E", ["", "RAT=R A/I T"]).refused("word RATS") == ""


def test_AGR_04_lenient_asks_for_one_meaning_of_its_own() -> None:
    mean, rat = "MEAN=M E/I A/E N", RAT
    assert sit(["S", "B"], "", ["", mean], meaning="lenient").refused("change MEANS") == ""
    assert sit(["S", "B"], "", ["", rat], meaning="lenient").refused("change RATS") == "same-headword"


def test_AGR_04_our_list_knows_forms() -> None:
    game = registry.game("alphagrams", {"mode": "strict"})
    zones = {"hand/0": ["S", "D"], "words/1": ["R", "A/E", "T", "M", "E/I", "A/E", "N"]}
    state = {"turn": 0, "acting": 1, "words": [[], ["RAT", "MEAN"]]}
    data = {"game": "alphagrams", "seats": 2, "zones": zones, "state": state}
    sitting = Sitting(game, position.place(game, data))
    assert sitting.refused("change RATS") == "same-headword"
    assert sitting.refused("change MEANS") == "same-headword"
    assert sitting.refused("change STAR") == ""
    assert sitting.refused("change MANES") == ""


def test_AGR_04_a_form_is_a_ground_to_challenge() -> None:
    sitting = sit(["S B", "G", "D"], "", ["", RAT], stock="N N", mode="challenge").play("change RATS")
    assert sitting.state.words == [["RATS"], [], []]
    sitting.play("challenge", 2)
    assert "challenge-form" in sitting.order()
    assert sitting.state.words == [[], ["RAT"], []]
    assert sitting.state.fallen == [], "RATS is a word all the same"
    assert sitting.waiting() == [1]
    fine = sit(["S B", "G", "D"], "", ["", RAT], stock="N N", mode="challenge").play("change STAR").play("challenge", 2)
    assert fine.state.words == [["STAR"], [], []]
    assert fine.state.owed == [[], [], [4]]


def test_AGR_04_a_settled_word_can_still_be_a_form() -> None:
    settled = {"settled": ["RATS", "STAR"]}
    sitting = sit(["S B", "G"], "", ["", RAT], stock="N", mode="challenge", state=settled).play("change RATS")
    assert sitting.moves(1) == ["stand", "challenge"], "nobody asks for a word that is settled"
    assert sitting.play("challenge", 1).state.words == [[], ["RAT"]]
    other = sit(["S B", "G"], "", ["", RAT], stock="N", mode="challenge", state=settled).play("change STAR")
    other.play("challenge", 1)
    assert other.state.owed == [[], [4]]
    assert "challenge-other" in other.order()
    assert other.state.changes == ["RAT STAR"], "this change is settled, too"
    again = {**settled, "changes": ["RAT STAR"]}
    sure = sit(["S B", "G"], "", ["", RAT], stock="N", mode="challenge", state=again).play("change STAR")
    assert sure.state.layer == -1
    new = sit(["T S A/E", "G"], "R", stock="N", mode="challenge", state=settled).play("word STAR")
    assert new.state.layer == -1, "a new word that is settled stands at once"


def test_AGR_05_after_hand_cards_the_hand_is_filled_and_a_card_may_go() -> None:
    sitting = sit(["T B G", "D"], "E/I D", stock="H N N N").play("word TED")
    assert sitting.moves(0) == ["keep", "discard B", "discard G"]
    assert sitting.refused("pass") == "not-now"
    sitting.play("discard G")
    assert sitting.lie("pool") == ["G", "N"], "and the next card is turned up"
    assert sitting.lie("hand/0") == ["B", "N", "N"]
    kept = sit(["T B G", "D"], "E/I D", stock="H N N N").play("word TED").play("keep")
    assert kept.lie("hand/0") == ["B", "G", "N"]
    assert kept.waiting() == [1]
    changed = sit(["S B G", "D"], "", ["", RAT], stock="N N").play("change STAR")
    assert changed.moves(0) == ["keep", "discard B", "discard G"]
    whole = sit(["T E/I D", "D"], "B", stock="H N N N").play("word TED")
    assert whole.lie("hand/0") == ["N", "N", "N"], "without a card left nobody is asked"
    assert whole.waiting() == [1]


def test_AGR_05_not_after_a_word_of_the_pool_or_without_a_stock() -> None:
    pool = sit(["B G S", "D"], "T E/I D", stock="N N").play("word TED")
    assert pool.lie("hand/0") == ["B", "G", "S"]
    assert pool.waiting() == [1]
    empty = sit(["T B G", "D"], "E/I D", stock="").play("word TED")
    assert empty.lie("hand/0") == ["B", "G"]
    assert empty.waiting() == [1]
    short = sit(["T S D", "D"], "E/I", stock="N").play("word TED").play("keep")
    assert short.lie("hand/0") == ["S", "N"], "what is left is drawn"


def test_AGR_05_option_a_card_may_go_after_every_word() -> None:
    sitting = sit(["B G S", "D"], "T E/I D", stock="N N", discard="always").play("word TED").play("discard G")
    assert sitting.lie("pool") == ["G", "N"]
    assert sitting.lie("hand/0") == ["B", "S", "N"]
    empty = sit(["B G", "D"], "T E/I D", stock="", discard="always").play("word TED").play("discard G")
    assert empty.lie("hand/0") == ["B"]
    assert empty.lie("pool") == ["G"]


def test_AGR_06_with_an_empty_stock_all_pass_and_it_is_over() -> None:
    sitting = sit(["T", "B", "D"], "G", stock="").play("pass").play("pass")
    assert sitting.waiting() == [2]
    assert sitting.lie("pool") == ["G"]
    assert sitting.play("pass").waiting() == []
    assert "all-passed" in sitting.order()
    assert sitting.lie("hand/0") == sitting.lie("hand/1") == [], "hands are put aside"
    stocked = sit(["T", "B"], "G", stock="N N N").play("pass").play("pass").play("pass")
    assert stocked.waiting() == [1], "while the stock lasts every turn turns up a card"
    last = sit(["T", "B"], "G", stock="N").play("pass").play("pass")
    assert last.waiting() == [0], "a new card for all"
    assert last.play("pass").waiting() == []


def test_AGR_06_a_word_that_stands_begins_the_passes_anew() -> None:
    sitting = sit(["T E/I D", "B"], "G", stock="").play("pass").play("pass", 1)
    assert sitting.waiting() == []
    again = sit(["G", "T E/I D", "B"], "G", stock="").play("pass").play("word TED").play("pass").play("pass")
    assert again.waiting() == [1]
    falls = sit(["G", "T E/I B", "B"], "G", stock="", mode="challenge").play("pass")
    falls.play("word T E/I=E B").play("challenge", 0).play("pass", 2)
    assert falls.waiting() == [], "one that falls is a pass"


def test_AGR_07_the_turn_of_the_last_card_is_like_any_other() -> None:
    sitting = sit(["T", "R S B"], "G", stock="A/E").play("pass")
    assert sitting.lie("stock") == []
    assert sitting.lie("pool") == ["G", "A/E"]
    sitting = sit(["T", "T R B"], "G", stock="A/E").play("pass").play("word RAT")
    assert sitting.lie("hand/1") == ["B"]
    assert sitting.waiting() == [0]


@pytest.mark.parametrize(
    ("word", "hand", "points"),
    [
        ("ZED", "Z E/I D", 5),
        ("BAD", "B A/E D", 4),
        ("TED", "T E/I D", 3),
        ("AT", "A/E ?", 2),
        ("ZED", "? E/I D", 3),
        ("TAG", "T A/E G", 3),
    ],
)
def test_AGR_08_cards_count_one_and_rare_ones_more(word: str, hand: str, points: int) -> None:
    """Derived: ZED 3 + 2, BAD 3 + 1; a wild card counts 1."""
    sitting = sit([hand, "G"], "", stock="").play(f"word {word}")
    assert sitting.said("lays")["points"] == points
    assert sitting.facts()["score"] is not None
    assert sitting.game.standing(sitting.state).scores == [points, 0.0]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("word", "cards", "points"),
    [("AQUA", "A/E Q U/O A/I", 6), ("WORLD", "W O/U R L D", 6), ("QUIZ", "Q A/U E/I Z", 8), ("VAT", "V A/I T", 5)],
)
def test_AGR_08_by_the_table_of_values(word: str, cards: str, points: int) -> None:
    sitting = sit(["G", "B"], "", [f"{word}={cards.replace('U/O', 'O/U')}"])
    assert sitting.game.standing(sitting.state).scores[0] == points  # type: ignore[union-attr]


def test_AGR_08_hands_count_nothing() -> None:
    sitting = sit(["Z Q J", "B"], "", ["", RAT], stock="").play("pass").play("pass")
    assert sitting.game.outcome(sitting.state).scores == [0.0, 3.0]  # type: ignore[union-attr]


def over(laid: Sequence[str]) -> Sitting:
    sitting = sit(["G", *["B", "D", "G", "B", "D"][: len(laid) - 1]], "", laid, stock="")
    for _ in laid:
        sitting.play("pass")
    return sitting


def test_AGR_09_the_longest_word_decides_then_the_next() -> None:
    six = "RAT=R A/E T, TON=T O/U N"
    sitting = over([six, "DATE=D A/I T E/O, AT=A/I ?"])
    assert sitting.game.outcome(sitting.state).winners() == [1]  # type: ignore[union-attr]
    assert sitting.said("wins-by-word") == {"total": 6, "letters": 4}
    second = over(["STAR=S T A/E R, TON=T O/U N", "BADE=B A/I D E/I, AT=A/U ?"])
    assert second.game.outcome(second.state).winners() == [0]  # type: ignore[union-attr]
    assert second.said("wins-by-word") == {"total": 7, "letters": 3}


def test_AGR_09_who_has_no_further_word_loses_and_equals_share() -> None:
    even = over([RAT, "TON=T O/U N", "AT=A/I ?"])
    assert even.game.outcome(even.state).winners() == [0, 1]  # type: ignore[union-attr]
    assert even.order()[-1] == "share"
    ahead = over(["RAT=R A/E T, AT=A/I ?", "TON=T O/U N, TA=? A/U", "ZED=Z E/I D"])
    assert ahead.order()[-1] == "share-by-word", "5 each, 3 and 2 letters against 3"
    assert ahead.said("share-by-word") == {"total": 5, "letters": 2}


def test_AGR_10_a_fallen_word_goes_back_where_it_came_from() -> None:
    sitting = sit(["T B G", "D"], "R E/I H A/O", stock="N N", mode="challenge")
    sitting.play("word @R T @A/O=A B").play("challenge", 1)
    assert sitting.lie("pool") == ["R", "E/I", "H", "A/O", "N"], "in the old order, and then the next card"
    assert sorted(sitting.lie("hand/0")) == ["B", "G", "T"]
    assert sitting.state.words == [[], []]
    assert sitting.waiting() == [1]
    assert len(sitting.lie("stock")) == 1, "nothing was drawn"
    assert sitting.state.fallen == ["RTAB"]


@pytest.mark.parametrize("owner", [0, 1])
def test_AGR_10_a_changed_word_returns_to_its_owner(owner: int) -> None:
    rows = ["", ""]
    rows[owner] = "AT=A/E T, RAT=R A/I T, NO=N O/U"
    sitting = sit(["S B G", "D"], "R E/I H", rows, stock="N N", mode="challenge")
    before = sitting.lie(f"words/{owner}")
    text = sitting.full("change RAT STARRE", 0)
    assert text == f"change RAT/{owner} STARRE S @R @E/I=E"
    sitting.play(text).play("challenge", 1)
    assert sitting.lie(f"words/{owner}") == before
    assert sitting.state.words[owner] == ["AT", "RAT", "NO"]
    assert sitting.lie("pool") == ["R", "E/I", "H", "N"]
    assert sitting.order().count("restored") == 1


def test_AGR_10_a_wrong_challenge_loses_a_turn_and_no_card_is_turned_up_for_it() -> None:
    sitting = sit(["T E/I D", "G", "B"], "", stock="H H H N N N", mode="challenge").play("word TED")
    sitting.play("challenge", 1)
    assert sitting.waiting() == [2]
    assert sitting.order()[-2:] == ["passed-over", "flips"]
    assert len(sitting.lie("pool")) == 1


def test_AGR_11_words_are_neither_joined_nor_split() -> None:
    sitting = sit(["S", "B"], "", ["", "AT=A/E T, NO=N O/U"])
    assert sitting.refused("word NO") == "word-lacks"
    assert sitting.refused("change AT NOTAS") == "word-lacks"


def test_AGR_14_a_typed_change_takes_others_first_then_the_longest() -> None:
    sitting = sit(["S", "B", "G"], "E/I D", [RAT, "TAR=T A/I R", "AT=A/O ?, RAT=R A/O T"])
    assert sitting.full("change STAR", 0) == "change TAR/1 STAR S"
    assert sitting.full("change RAT STAR", 0) == "change RAT/2 STAR S"
    assert sitting.full("change RAT/0 STAR", 0) == "change RAT/0 STAR S"
    twice = sit(["S", "B"], "", ["", "RAT=R A/E T, RAT=R A/I ?"])
    assert twice.full("change RAT/1/2 STAR", 0) == "change RAT/1/2 STAR S"
    assert twice.play("change RAT/1/2 STAR").lie("words/1") == ["R", "A/E", "T"]
    assert sitting.refused("change RAT/1 STAR") == "no-such-word"
    for text in ("change", "change RAT/9 STAR", "change RAT/x STAR", "change R4T STAR", "change RAT STAR XX"):
        with pytest.raises(IllegalMove):
            sitting.game.read(text)


def test_G_12_repeats_may_be_barred() -> None:
    state = {"used": ["STAR", "TED"]}
    barred = sit(["S T D", "B"], "E/I", ["", RAT], repeats=False, state=state)
    assert barred.refused("change STAR") == barred.refused("word TED") == "word-repeated"
    assert sit(["S T D", "B"], "E/I", ["", RAT], state=state).refused("change STAR") == ""


def test_G_26_a_fallen_word_may_be_tried_again_if_agreed() -> None:
    state = {"fallen": ["TEB"]}
    given = ["T E/I B", "B"]
    assert sit(given, state=state, mode="challenge").refused("word T E/I=E B") == "word-fallen"
    assert sit(given, state=state, mode="challenge", fallen_again=True).refused("word T E/I=E B") == ""


def test_G_10_the_last_challenge_may_cost_what_the_word_counts() -> None:
    state = {"owed": [[], [5]]}
    for costs, scores in (("free", [3.0, 0.0]), ("costs", [3.0, -5.0])):
        sitting = sit(["G", "B", "D"], "", [RAT], stock="", last_challenge=costs, state={"owed": [[], [5], []]})
        sitting.play("pass").play("pass", 2).play("pass", 0)
        assert sitting.waiting() == [1], "a turn that was lost is no pass"
        free = sit(["G", "B"], "", [RAT], stock="", last_challenge=costs, state={**state, "passed": 2}).play("pass")
        assert free.game.outcome(free.state).scores == scores  # type: ignore[union-attr]
        assert ("challenge-costs" in free.order()) == (costs == "costs")


def test_G_22_the_window_asks_all_others_and_no_move_closes_it() -> None:
    sitting = sit(["T E/I D", "G", "B"], "", stock="H H H N N N", mode="challenge").play("word TED")
    assert sitting.waiting() == [1, 2]
    assert sitting.moves(1) == ["stand", "challenge", "question TED"]
    assert sitting.refused("pass", 1) == "not-now"
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    assert (timer.seconds, timer.move.text) == (20.0, "stand")
    sitting.play("stand", 1).play("stand", 2)
    assert sitting.waiting() == [1]
    asked = sit(["T E/I D", "G", "B"], "", stock="N N N", mode="challenge").play("word TED").play("question", 2)
    assert asked.state.settled == ["TED"]
    assert asked.state.words[0] == ["TED"]


def test_G_35_who_does_not_answer_passes_keeps_and_lets_stand() -> None:
    sitting = sit(["T B G", "D"], "E/I D", stock="N N N", mode="challenge")
    assert sitting.fallback(0).text == "pass"
    sitting.play("word TED")
    assert sitting.fallback(1).text == "stand"
    sitting.play("stand", 1)
    assert sitting.fallback(0).text == "keep"


def test_words_lie_one_below_the_other() -> None:
    sitting = sit(["G", "B"], "", ["RAT=R A/E T, NO=N O/U"])
    zone = sitting.game.plan.index["words/0"]
    assert sitting.game.plan.layouts[zone] == "words"
    assert sitting.game.spots(sitting.state, zone) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    assert sitting.game.spots(sitting.state, sitting.game.plan.index["pool"]) == []


def test_what_a_change_will_do_is_said_before() -> None:
    sitting = sit(["S B", "G"], "E/I D", ["AT=A/O T", RAT])
    move = sitting.game.read(sitting.full("change RAT STAR", 0))
    seen = sitting.game.foresee(sitting.state, SEATS[0], move)
    assert seen is not None
    assert (seen.what, seen.args["points"], seen.args["more"]) == ("steal-counts", 4, 1)
    own = sitting.game.foresee(sitting.state, SEATS[0], sitting.game.read("change AT/0 BAT B"))
    assert own is not None
    assert (own.what, own.args["points"], own.args["more"]) == ("change-counts", 4, 2)


def test_a_bot_takes_what_gains_most_and_challenges_only_rightly() -> None:
    sitting = sit(["S T B", "G"], "A/O D", ["", RAT])
    assert hints(sitting.game, sitting.state, SEATS[0])[0].text == "change RAT/1 START S T"
    for text, best in (("change STAR", "stand"), ("change RATS", "challenge"), ("word B @A/O=A T", "challenge")):
        window = sit(["S T B", "G"], "A/O D", ["", RAT], stock="N N N", mode="challenge").play(text)
        assert hints(window.game, window.state, SEATS[1])[0].text == best, text


def test_hints_are_closed_where_words_can_be_challenged() -> None:
    sitting = sit(["S T B", "G"], "A/O D", mode="challenge")
    with pytest.raises(Refused):
        hints(sitting.game, sitting.state, SEATS[0], people=2)


def test_a_replay_needs_no_list() -> None:
    """The lemma list is asked through the judge, so a record tells what it said."""
    game = registry.game("alphagrams", {"mode": "strict"})
    match, luck = Match(game, 3, SeedLuck("replay")), chance("replay")
    while match.state.acting:
        match.play(match.waiting()[0], anything(game, match.state, match.waiting()[0], luck))
    made = record.read(record.write(record.of(match)))
    assert any(question.startswith("form ") for question in made.verdicts)
    bare = registry.game("alphagrams", {"mode": "strict"}, judge=Judge(None, made.verdicts))
    assert record.replay(made, game=bare).digest() == match.digest()


def test_a_window_needs_no_hand_written_position_to_go_on() -> None:
    sitting = sit(["S B", "G", "D"], "R", ["", "NO=N O/U, RAT=R A/E T"], stock="N N", mode="challenge")
    sitting.play("change STAR")
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data)).play("challenge", 2)
    assert again.state.words == [["STAR"], ["NO"], []]
    wrong: list[tuple[str, Any]] = [
        ("layer", 2), ("came", [-1, 100, 101, 101]), ("owner", 5), ("old", ""), ("nth", 4), ("doubted", []),
        ("acting", 1), ("words", [["STARS"], ["NO"], []]), ("discarding", True), ("turn", 1),
    ]  # fmt: skip
    for name, value in wrong:
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})


def test_what_is_heard_of_a_steal() -> None:
    sitting = sit(["S T B", "G"], "D", ["", RAT], stock="H N N N", mode="challenge").play("change RAT START")
    sitting.play("challenge", 1).play("discard B")
    assert sitting.told(0) == [
        "With S and T from the hand you make START of RAT, and take it from Ben: 5 points.",
        "Ben challenges, but START is in the list: the next turn is lost.",
        "START counts: you have 5.",
        "Ben is left with 0.",
        "You put B into the pool.",
        "You draw N, N and N; 1 left.",
        "Ben is passed over.",
        "You turn up H; the stock is empty.",
    ]
    assert (
        sitting.told(1)[0] == "With S and T from the hand Ann makes START of your RAT, and takes it from you: 5 points."
    )
    assert sitting.told(1)[5] == "Ann draws 3 cards; 1 left."
    view = View(sitting.game, sitting.state, SEATS[1])
    assert view.zone("hand/0") == [-1, -1, -1]


def test_options_have_their_defaults() -> None:
    options = AlphaGramsOptions()
    assert (options.mode, options.window, options.discard, options.meaning) == ("challenge", "20", "used", "strict")


@pytest.mark.parametrize(
    ("picked", "full"),
    [
        ("S T A/E=A R @T old RAT/1", "change RAT/1 START S @T"),
        ("S @T A/E=A R T old RAT/1", "change RAT/1 START S @T"),  # which T was the old one's makes no difference
        ("?=S @T A/E=A R T old RAT", "change RAT/1 START ?=S @T"),  # the wild card was meant, and not the S
        ("S @T A/E=A R T", "change RAT/1 START S @T"),
        ("START old RAT/1", "change RAT/1 START S @T"),
    ],
)
def test_AGR_03_all_cards_of_the_new_word_can_be_picked_one_by_one(picked: str, full: str) -> None:
    sitting = sit(["S ? B", "D"], "T", ["", RAT])
    assert sitting.full(f"change {picked}", 0) == full
    read = sitting.game.read(f"change {picked}")
    assert sitting.game.read(read.text) == read


def test_AGR_03_cards_that_leave_some_of_the_old_word_out_change_nothing() -> None:
    sitting = sit(["S B A/E", "D"], "T", ["", RAT])
    assert sitting.refused("change S T A/E=A B old RAT/1") == "old-letters"
    assert sitting.refused("change S A/E=A R T B old TAR/1") == "no-such-word"


def test_AGR_03_a_word_that_is_called_old_is_read_as_one() -> None:
    read = registry.game("alphagrams").read
    assert read("change OLD/1 GOLD G").args() == {"old": "OLD", "word": "GOLD"}
    assert read("change LD/0 OLD I/O=O").args() == {"old": "LD", "word": "OLD"}


def test_AGR_03_the_words_that_could_be_changed_are_offered_whole() -> None:
    sitting = sit(["S ? B", "D"], "M", ["TAG=T A/E G", "RAT=R A/E ?, RAT=R A/E T"])
    field = next(o for o in sitting.game.offers(sitting.state, SEATS[0]) if o.verb == "change").fields[0]
    assert [(w.key, w.word) for w in field.wholes] == [("TAG/0", "TAG"), ("RAT/1", "RAT"), ("RAT/1/2", "RAT")]
    cards = [[PACK.code[c] for c in field.cards[w.first : w.first + w.count]] for w in field.wholes]
    assert cards == ["T A/E G".split(), "R A/E ?".split(), "R A/E T".split()]
