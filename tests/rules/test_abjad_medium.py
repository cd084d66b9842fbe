"""Abjad Medium, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import pytest

from majlis import options, position, record, registry
from majlis.chance import chance
from majlis.games.abjad_medium import advice
from majlis.games.abjad_medium.swap import Swaps
from majlis.kit.abjad_words import Listing
from majlis.kit.making_state import BUILDING, CHANGES, CHANGING, DOUBTING
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import hidden_places, world
from majlis.speech import Speech
from majlis.view import View
from tests.kit.letters import ARABIC, making
from tests.kit.small import Sitting, judge

pytestmark = pytest.mark.both_builds
KEY = "abjad_medium"
NUMBERS = {"alif": 1, "ba": 2, "jim": 5, "dal": 8, "ya": 28}


def lists(*hands: str, **given: object) -> Sitting:
    return making(KEY, list(hands), **given)  # type: ignore[arg-type]


def swapping(*hands: str, centre: str = "kaf lam mim nun heh waw ya qaf fa ghayn", **given: object) -> Sitting:
    """The exchange of a first round: seat 0 is first."""
    state = {"phase": CHANGING, "turn": 0, "acting": 1}
    return making(KEY, list(hands), state=state, zones={"centre": centre}, **given)


def all_done(sitting: Sitting) -> Sitting:
    for seat in range(sitting.state.seats):
        sitting.play("done", seat)
    return sitting


def dealt(seats: int, **given: object) -> Match[object]:
    return Match(registry.game(KEY, given, judge=judge(ARABIC)), seats, SeedLuck("deal"))


def passed(seats: int, **given: object) -> Match[object]:
    """A whole match in which nobody does anything."""
    match = dealt(seats, **given)
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    return match


# -- the cards and the exchange --


def test_AM_01_the_action_cards_are_out() -> None:
    pack = registry.game(KEY).pack
    assert len(pack.all) == 149
    assert not [code for code in pack.code if code.partition(".")[2] in ("skip", "reverse", "draw2") or code == "wild"]
    assert {name: pack.points[pack.number[f"red.{name}"]] for name in NUMBERS} == NUMBERS
    assert len(registry.game(KEY, {"pack": "five"}).pack.all) == 149


def test_AM_02_ten_each_ten_in_the_centre_and_up_to_three_are_changed() -> None:
    match = dealt(3)
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert len(zones["centre"]) == 10
    assert [len(zones[f"hand/{s}"]) for s in range(3)] == [10] * 3
    assert match.waiting() == [(match.state.dealer + 1) % 3]
    sitting = swapping("red.ba blue.ba jim dal alif", "ta tha")
    there = sitting.lie("centre")
    assert sitting.refused(f"swap red.ba blue.ba take {there[0]}") == "swap-uneven"
    four = " ".join(sitting.lie("hand/0")[:4])
    assert sitting.refused(f"swap {four} take {' '.join(there[:4])}") == "swap-number"
    assert sitting.refused(f"swap red.ba red.ba take {there[0]} {there[1]}") == "swap-not-so-many"
    assert sitting.refused(f"swap red.dad take {there[0]}") == "you-do-not-hold"
    assert sitting.refused("swap red.ba take blue.dad") == "swap-not-there"
    sitting.play(f"swap red.ba blue.ba take {there[2]} {there[7]}")
    now = sitting.lie("centre")
    assert (now[2], now[7]) == ("red.ba", "blue.ba"), "the first goes where the first was"
    assert [now[i] for i in (0, 1, 3, 4, 5, 6, 8, 9)] == [there[i] for i in (0, 1, 3, 4, 5, 6, 8, 9)]
    assert {there[2], there[7]} < set(sitting.lie("hand/0"))
    assert sitting.waiting() == [1], "once each"
    assert sitting.play("pass").state.phase == BUILDING
    assert sitting.waiting() == [0, 1]


def test_AM_02_option_three_or_none() -> None:
    sitting = swapping("red.ba blue.ba jim dal alif", "ta tha", exchange="three")
    there, held = sitting.lie("centre"), sitting.lie("hand/0")
    assert sitting.refused(f"swap red.ba take {there[0]}") == "swap-number"
    assert sitting.refused("pass") == ""
    assert sitting.refused(f"swap {' '.join(held[:3])} take {' '.join(there[:3])}") == ""


def test_AM_03_the_centre_stays() -> None:
    match = dealt(2)
    centre = match.game.plan.index["centre"]
    before = match.state.piles.zones[centre][:]
    while match.state.rounds == 1:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    assert match.state.piles.zones[centre] == before
    fresh = dealt(2, centre="new")
    before = fresh.state.piles.zones[centre][:]
    while fresh.state.rounds == 1:
        seat = fresh.waiting()[0]
        fresh.play(seat, fresh.game.fallback(fresh.state, seat))
    assert not set(before) & set(fresh.state.piles.zones[centre])
    assert len(fresh.state.piles.zones[centre]) == 10


# -- the words --


def test_AM_04_any_number_of_words_each_card_once() -> None:
    sitting = lists("alif ba jim dal ba alif ba kaf", "ta")
    sitting.play("word ابجد", 0).play("word باب", 0)
    assert [w.word for w in Listing_of(sitting, 0).words] == ["ابجد", "باب"]
    assert sitting.refused("word باب", 0) == "word-lacks"
    assert sitting.refused("list ابجد / باب / باب", 0) == "word-lacks"
    assert sitting.refused("word ا", 0) == "word-short"
    assert sitting.refused("word شش", 0) == "word-lacks"
    sitting.play("drop ابجد", 0)
    assert [w.word for w in Listing_of(sitting, 0).words] == ["باب"]
    sitting.play("list", 0)
    assert Listing_of(sitting, 0).words == []
    sitting.play("list ابجد باب", 0)
    assert len(Listing_of(sitting, 0).words) == 2
    sitting.play("done", 0)
    assert sitting.waiting() == [1]
    assert sitting.refused("word كلب", 0) == "not-your-turn", "what is handed in stays"


def Listing_of(sitting: Sitting, seat: int) -> Listing:
    return sitting.game.making.listed(sitting.state, SEATS[seat])  # type: ignore[no-any-return]


def test_AM_04_words_are_typed_in_many_ways() -> None:
    sitting = lists("alif ba jim dal", "ta")
    first = sitting.full("word ابجد", 0)
    assert first.startswith("list ")
    for text in ("ابجد", "أَبْجَد", "word alif ba jim dal", "list ابجد", "word أبجد"):
        assert sitting.full(text, 0) == first
    assert sitting.full(first, 0) == first
    assert sitting.full(f"word {first.removeprefix('list ')}", 0) == first
    picked = "word yellow.alif=ا yellow.ba=ب yellow.jim=ج yellow.dal=د"  # as a page writes it
    assert sitting.full(picked, 0) == first
    five = lists("purple.lam-alif mim", "ya", pack="five")
    assert five.full("word purple.lam-alif=ل yellow.mim=م", 0) == "list purple.lam-alif yellow.mim"


def test_AM_04_option_three_letters_and_time() -> None:
    sitting = lists("alif ba ba", "ta", least=3, minutes="2")
    assert sitting.refused("word اب", 0) == "word-short"
    assert sitting.refused("word باب", 0) == ""
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds, timer.seat, timer.move.text) == (120.0, 0, "done")
    sitting.play("done", 0)
    again = sitting.game.timer(sitting.state)
    assert (again.seat, again.window) == (1, timer.window), "one time for all"
    assert lists("alif", "ta").game.timer(sitting.state) is None


def test_AM_04_a_list_can_be_changed_only_so_often() -> None:
    sitting = lists("alif ba ba", "ta")
    for n in range(CHANGES):
        sitting.play("word باب" if n % 2 == 0 else "drop باب", 0)
    assert sitting.moves(0) == ["done"]
    assert sitting.refused("word باب", 0) != ""


def test_AM_05_the_16_point_example() -> None:
    """Printed: alif 1, ba 2, jim 5, dal 8, total 16."""
    sitting = lists("alif ba jim dal kaf", "ta").play("word ابجد", 0)
    assert sitting.said("your-list")["points"] == 16
    all_done(sitting)
    assert sitting.state.counts == [[16], []]
    sitting.play("agree", 1)
    assert sitting.state.scores == [16, 0]
    assert sitting.said("scores")["points"] == 0, "cards left over count nothing"


def test_AM_05_alif_ba_counts_three() -> None:
    assert lists("alif ba", "ta").play("word اب", 0).said("your-list")["points"] == 3


def test_AM_05_option_cards_left_over_are_taken_off_and_shown() -> None:
    sitting = lists("alif ba jim dal kaf", "ta tha", left_over="minus").play("word ابجد", 0)
    all_done(sitting).play("agree", 1)
    assert sitting.state.scores == [16 - 22, -(3 + 4)]
    shown = sitting.said("scores")
    assert (shown["minus"], shown["total"]) == (7, -7)
    used = sitting.game.plan.index["used"]
    for seat in range(2):
        assert not hidden_places(sitting.state.piles, used, SEATS[seat])


def test_AM_05_a_rejected_word_counts_nothing_and_its_cards_are_lost() -> None:
    sitting = lists("alif ba jim dal kaf", "ta", left_over="minus").play("word كجدبا", 0)
    all_done(sitting).play("challenge كجدبا", 1)
    assert sitting.state.scores == [0, -3], "its cards are not left over"


def test_AM_06_a_word_of_two_counts_for_both_and_one_may_lay_it_twice() -> None:
    sitting = lists("ba alif ba ba alif ba", "ba alif ba")
    all_done(sitting.play("word باب", 0).play("word باب", 0).play("word باب", 1))
    sitting.play("agree", 0).play("agree", 1)
    assert sitting.state.scores == [10, 5]
    once = lists("ba alif ba ba alif ba", "ba alif ba", repeats=False).play("word باب", 0)
    assert once.refused("word باب", 0) == "word-twice"


def test_AM_07_used_hands_are_set_aside_and_a_round_needs_ten_for_each() -> None:
    sitting = lists("alif ba jim dal", "ta")
    all_done(sitting.play("word ابجد", 0)).play("agree", 1)
    assert sorted(sitting.lie("used")) == sorted(["yellow.alif", "yellow.ba", "yellow.jim", "yellow.dal", "yellow.ta"])
    assert sitting.state.rounds == 2
    assert [len(sitting.lie(f"hand/{s}")) for s in range(2)] == [10, 10]
    match = passed(5, short_last=True)
    assert match.state.rounds == 3
    assert len(match.state.piles.zones[match.game.plan.index["stock"]]) == 39 % 5


@pytest.mark.parametrize(
    ("seats", "stays", "new"),
    [(2, 6, 4), (3, 4, 3), (4, 3, 2), (5, 2, 2), (6, 2, 2), (7, 1, 1), (13, 1, 1)],
)
def test_AM_08_rounds(seats: int, stays: int, new: int) -> None:
    assert passed(seats).state.rounds == stays == registry.game(KEY).making.all_rounds(seats)
    fresh = passed(seats, centre="new")
    assert fresh.state.rounds == new == fresh.game.making.all_rounds(seats)


@pytest.mark.parametrize(("seats", "over"), [(2, 19), (3, 19), (4, 19), (5, 39), (6, 19)])
def test_AM_08_cards_left_over(seats: int, over: int) -> None:
    match = passed(seats)
    assert len(match.state.piles.zones[match.game.plan.index["stock"]]) == over


def test_AM_09_equal_totals_share_or_are_decided_by_words() -> None:
    hands = "alif ba jim dal", "alif ba jim dal"
    words = [*ARABIC, "جد"]
    for tie, winners in (("shared", [0, 1]), ("words", [1])):
        sitting = making(KEY, hands, words, state={"last_deal": True}, tie=tie)
        all_done(sitting.play("word ابجد", 0).play("list اب جد", 1)).play("agree", 0).play("agree", 1)
        assert sitting.state.scores == [16, 16]
        assert sitting.game.outcome(sitting.state).winners() == winners
        assert sitting.order()[-1] == ("shares" if tie == "shared" else "wins-by-words")
    told = {"last_deal": True, "stood": [3, 3], "longest": [5, 4]}
    longest = all_done(making(KEY, ["alif ba", "ba alif"], state=told, tie="words"))
    assert longest.state.scores == [0, 0]
    assert longest.game.outcome(longest.state).winners() == [0]


def test_AM_10_spelling() -> None:
    sitting = lists("ta heh ba kaf ta alif", "ya")
    full = sitting.full("word كتابة", 0)
    assert full.endswith("yellow.heh=ة"), "ha counts more"
    sitting.play("word كتابة", 0)
    assert sitting.said("your-list")["points"] == 22 + 3 + 1 + 2 + 26
    by_ta = "list yellow.kaf yellow.ta yellow.alif yellow.ba red.ta=ة"
    assert sitting.refused(by_ta, 0) == "", "as the player likes"
    all_done(sitting)
    assert [mark.term for mark in sitting.game.marks(sitting.state)] == ["letter-ta-marbuta"]
    other = lists("ta heh ba kaf ta alif", "ya")
    assert other.full("word كتابه", 0).endswith("yellow.heh"), "a word with ha is another word"
    alone = lists("ta ba", "ya").play("word بة", 0)
    assert alone.said("your-list")["points"] == 5
    assert lists("alif ba", "ya").full("word آب", 0) == "list yellow.alif yellow.ba"
    assert lists("mim waw mim nun", "ya").refused("word مؤمن", 0) == ""


def test_AM_10_option_alif_maqsura_with_alif() -> None:
    assert lists("fa ta alif", "ya").refused("word فتى", 0) == "word-lacks"
    assert lists("fa ta ya", "heh").refused("word فتى", 0) == ""
    option = lists("fa ta alif", "heh", maqsura="alif")
    assert option.full("word فتى", 0) == "list yellow.fa yellow.ta yellow.alif=ى"
    assert lists("fa ta ya", "heh", maqsura="alif").full("word فتى", 0).endswith("yellow.ya=ى")
    assert "فتى" in registry.game(KEY, {"maqsura": "alif"}).judge.lexicon


def test_AM_10_option_shapes_must_fit() -> None:
    sitting = lists("red.kaf green.lam blue.ba", "ya", shapes="strict")
    assert sitting.refused("word كلب", 0) == ""
    wrong = lists("blue.kaf green.lam red.ba", "ya", shapes="strict")
    assert wrong.refused("word كلب", 0) == "word-shape"
    assert lists("blue.kaf green.lam red.ba", "ya").refused("word كلب", 0) == ""
    loose = lists("red.ba blue.alif yellow.ba", "ya", shapes="strict")
    assert loose.refused("word باب", 0) == "", "after alif the last ba stands alone"


def test_AM_10_the_pack_of_five_colours() -> None:
    sitting = lists("purple.lam-alif sin mim", "ya", pack="five")
    assert sitting.full("word سلام", 0) == "list yellow.sin purple.lam-alif yellow.mim"
    assert sitting.play("word سلام", 0).said("your-list")["points"] == 12 + 24 + 24
    assert lists("green.waw-hamza mim mim nun", "ya", pack="five").refused("word مؤمن", 0) == ""
    marbuta = lists("blue.ta-marbuta ba", "ya", pack="five")
    assert marbuta.full("word بة", 0) == "list yellow.ba blue.ta-marbuta"
    assert marbuta.full("word بت", 0) == "list yellow.ba blue.ta-marbuta=ت"


# -- doubts --


def test_AM_11_each_word_of_others_can_be_challenged_once() -> None:
    sitting = lists("alif ba jim dal kaf lam ba", "ba alif ba", "ta")
    all_done(sitting.play("list ابجد كبل", 0).play("word باب", 1))
    assert sitting.state.phase == DOUBTING
    assert sitting.moves(0) == ["agree", "challenge باب"], "not the own words"
    assert sitting.moves(2) == ["agree", "challenge ابجد", "challenge كبل", "challenge باب"]
    sitting.play("challenge كبل", 1)
    assert sitting.said("word-falls")["word"] == "كبل"
    assert "challenge كبل" not in sitting.moves(2)
    sitting.play("challenge ابجد", 2)
    assert sitting.said("word-stands")["points"] == 0, "a wrong challenge costs nothing"
    assert sitting.waiting() == [0, 2], "seat 1 has nothing more to doubt"
    sitting.play("agree", 0)
    assert sitting.waiting() == [2]
    sitting.play("agree", 2)
    assert sitting.state.scores == [16, 5, 0]


def test_AM_11_the_verdict_holds_for_all_who_laid_the_word() -> None:
    sitting = lists("kaf ba", "kaf ba", "ta")
    all_done(sitting.play("word كب", 0).play("word كب", 1)).play("challenge كب", 2)
    assert [int(s) for s in sitting.said("word-falls")["whose"].seats] == [0, 1]
    assert sitting.state.scores == [0, 0, 0]
    assert sitting.state.rounds == 2, "nothing is left to doubt"


def test_AM_11_option_a_wrong_challenge_costs_what_the_word_counts() -> None:
    sitting = lists("alif ba jim dal", "ba alif ba", wrong_challenge="costs")
    all_done(sitting.play("word ابجد", 0).play("word باب", 1)).play("challenge ابجد", 1).play("agree", 0)
    assert sitting.state.scores == [16, 5 - 16]
    assert sitting.said("scores")["cost"] in (0, 16)


def test_AM_11_strict_and_honour() -> None:
    strict = lists("kaf ba", "ba alif ba", mode="strict")
    assert strict.refused("word كب", 0) == "word-unknown"
    all_done(strict.play("word باب", 1))
    assert strict.state.scores == [0, 5]
    honour = lists("kaf ba", "ta", mode="honour")
    all_done(honour.play("word كب", 0))
    assert honour.state.scores == [24, 0]


def test_AM_11_time_to_challenge() -> None:
    for window, seconds in (("20", 20.0), ("10", 10.0), ("none", None)):
        sitting = all_done(lists("kaf ba", "ta", "tha", window=window).play("word كب", 0))
        timer = sitting.game.timer(sitting.state)
        assert (timer.seconds if timer is not None else None) == seconds
        if timer is not None:
            assert timer.move.text == "agree"
            sitting.play("agree", 1)
            assert sitting.game.timer(sitting.state).window == timer.window


def test_AM_11_hints_are_closed_where_words_can_be_challenged() -> None:
    assert registry.game(KEY).hints_closed is not None
    assert registry.game(KEY, {"mode": "strict"}).hints_closed is None


def test_G_47_a_word_is_looked_up_only_when_it_is_challenged() -> None:
    match = Match(registry.game(KEY), 2, SeedLuck("asked"))
    while match.state.phase == CHANGING:
        match.play(match.waiting()[0], match.game.read("pass"))
    for seat in (0, 1):
        best = match.game.domain(match.state, SEATS[seat]).some(1)[0]
        match.play(SEATS[seat], best)
        match.play(SEATS[seat], match.game.read("done"))
    assert match.verdicts == {}
    word = match.state.words[0][0]
    match.play(SEATS[1], match.game.read(f"challenge {word}"))
    assert match.verdicts == {word: True}
    assert not [m for m in match.game.choices(match.state, SEATS[0], QUIET) if m.text == f"challenge {word}"]
    assert registry.nature(KEY).options().mode == "challenge"


# -- what others see --


def test_AM_12_lists_are_sealed_until_all_are_in() -> None:
    sitting = lists("alif ba jim dal kaf", "ba alif ba ta", "ta")
    before = [seen(sitting, viewer) for viewer in (1, 2, -1)]
    sitting.heard.clear()
    sitting.play("word ابجد", 0).play("drop ابجد", 0).play("word ابجد", 0)
    assert [seen(sitting, viewer) for viewer in (1, 2, -1)] == before
    for viewer in (1, 2, -1):
        assert not [e for e in sitting.heard if e.seen_by(Seat(viewer)) is not None]
    assert len([e for e in sitting.heard if e.seen_by(SEATS[0]) is not None]) == 3
    sitting.play("done", 0)
    assert [e.what for e in sitting.heard if e.seen_by(SEATS[1]) is not None] == ["hands-in"]
    assert "ابجد" not in str(seen(sitting, 1))
    own = [fact for fact in View(sitting.game, sitting.state, SEATS[0]).facts if fact.what == "my-list"]
    assert own[0].args["points"] == 16
    sitting.play("done", 1).play("done", 2)
    assert "ابجد" in str(seen(sitting, 2))
    assert hidden_places(sitting.state.piles, sitting.game.plan.index["hand/0"], SEATS[1]) == [0], "kaf is not shown"


def seen(sitting: Sitting, viewer: int) -> object:
    view = View(sitting.game, sitting.state, Seat(viewer))
    return (
        view.zones,
        [(f.what, repr(f.args), f.seats) for f in view.facts],
        [(m.zone, m.place, m.term) for m in view.marks],
        [(o.verb, [m.text for m in o.moves]) for o in view.offers],
    )


def test_AM_12_a_world_has_other_lists_of_other_hands() -> None:
    match = Match(registry.game(KEY), 2, SeedLuck("worlds"))
    while match.state.phase == CHANGING:
        match.play(match.waiting()[0], match.game.read("pass"))
    match.play(SEATS[0], match.game.domain(match.state, SEATS[0]).some(1)[0])
    found = {world(match.game, match.state, SEATS[1], chance("w", n)).lists[0] for n in range(5)}
    assert len(found) > 1
    assert match.state.lists[0] not in found
    mine = {world(match.game, match.state, SEATS[0], chance("w", n)).lists[0] for n in range(3)}
    assert mine == {match.state.lists[0]}


def test_AM_12_words_lie_one_below_the_other() -> None:
    sitting = all_done(lists("alif ba jim dal ba alif ba", "ta").play("list ابجد باب", 0))
    zone = sitting.game.plan.index["words/0"]
    assert sitting.game.spots(sitting.state, zone) == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2)]
    assert sitting.game.plan.layouts[zone] == "words"


def test_AM_13_what_is_entered_counts_when_time_is_up() -> None:
    sitting = lists("alif ba jim dal", "ta", minutes="2").play("word ابجد", 0)
    for _ in range(2):
        timer = sitting.game.timer(sitting.state)
        sitting.play(timer.move.text, timer.seat)
    assert sitting.state.words == [["ابجد"], []]
    assert swapping("ba", "ta").fallback(0).text == "pass"
    assert lists("ba", "ta").fallback(0).text == "done"


def test_G_46_a_sealed_list_goes_on_as_it_stands() -> None:
    """Who takes the seat finds the list, in the state and in the record."""
    match = Match(registry.game(KEY), 2, SeedLuck("sealed"))
    while match.state.phase == CHANGING:
        match.play(match.waiting()[0], match.game.read("pass"))
    best = match.game.domain(match.state, SEATS[0]).some(1)[0]
    match.play(SEATS[0], best)
    again = record.replay(record.read(record.write(record.of(match))))
    assert again.state.lists == match.state.lists
    assert again.digest() == match.digest()
    assert match.game.fallback(match.state, SEATS[0]).text == "done"
    back = position.place(match.game, position.write(match.game, match.state))
    assert back.lists == match.state.lists


def test_AM_14_the_deal_moves_left() -> None:
    match = dealt(3)
    dealer = match.state.dealer
    while match.state.rounds == 1:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    assert match.state.dealer == (dealer + 1) % 3
    assert match.waiting() == [(dealer + 2) % 3]


# -- positions, options, bots --


@pytest.mark.parametrize(
    "wrong",
    [
        {"rounds": 9},
        {"phase": 7},
        {"lists": ["list yellow.ya", ""], "changes": [1, 0]},
        {"words": [["ابجد"], []]},
        {"changes": [1, 0]},
    ],
)
def test_positions_that_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(Refused):
        making(KEY, ["alif ba jim dal", "ta"], state=wrong)


def test_a_centre_that_is_no_centre() -> None:
    with pytest.raises(Refused):
        making(KEY, ["alif", "ta"], zones={"centre": "ba"})


def test_every_option_is_read() -> None:
    for choice in options.choices(registry.nature(KEY).options):
        for value in choice.values:
            assert registry.game(KEY, {choice.name: value}).options is not None


def test_a_bot_changes_what_spells_least() -> None:
    sitting = swapping("alif ba kaf lam", "ta", centre="ba ba dad zah shin tha kha dhal ghayn ya")
    held = [sitting.game.pack.all[c] for c in sitting.state.piles.zones[sitting.game.plan.index["hand/0"]]]
    centre = sitting.state.piles.zones[sitting.game.plan.index["centre"]]
    swaps = Swaps(sitting.game.pack, held, centre, 1)
    view = View(sitting.game, sitting.state, SEATS[0])
    ba = next(card for card in centre if sitting.game.pack.code[card].endswith(".ba"))
    better = swaps.swap([held[0]], [ba])  # kaf lam ba and one ba more
    worse = swaps.swap([held[2]], [ba])
    assert advice.weigh(view, better) > advice.weigh(view, worse)
    assert advice.weigh(view, sitting.game.read("pass")) == 47


def test_what_a_move_is_not() -> None:
    game = registry.game(KEY)
    for text in (
        "swap red.ba",
        "swap take red.ba",
        "swap red.xx take red.ba",
        "drop",
        "challenge",
        "word",
        "word red.ba=ج",
        "word xyz",
    ):
        with pytest.raises(IllegalMove):
            game.read(text)


@pytest.mark.parametrize("lang", ["en", "ar", "el"])
def test_the_result_of_a_list_is_foretold(lang: str) -> None:
    sitting = lists("alif ba jim dal", "ta").play("word ابجد", 0)
    reason = sitting.game.foresee(sitting.state, SEATS[0], sitting.game.read("done"))
    assert "16" in Speech.of(sitting.game, lang).foreseen(reason, SEATS[0])
    assert SPECTATOR < 0
