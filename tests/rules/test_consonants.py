"""Consonants, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import options, position, record, registry
from majlis.chance import chance
from majlis.event import Moved
from majlis.games.consonants import advice
from majlis.games.consonants.giving import step_of
from majlis.games.consonants.lists import Lists, points_of
from majlis.games.consonants.table import CHANGES, COUNTS, DEALS, DOUBTING, FLYING, PACK, PASSING, TRICKS, WORDING
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET, IllegalMove, Play, Refused
from majlis.plan import OPEN, SEATS, SPECTATOR
from majlis.search import playout, world
from majlis.table import Table
from majlis.view import View, shown
from tests.kit.small import Sitting, judge

pytestmark = pytest.mark.both_builds
KEY = "consonants"
WORDS = "BACK FACE DATE CAFE TEAR RATE TREAT QUIZ FATE DEAF QUOTE TEETER".split()


def game(**given: object) -> Any:
    return registry.game(KEY, given, judge=judge(WORDS))


def dealt(seats: int, seed: str = "deal", **given: object) -> Match[Any]:
    return Match(game(**given), seats, SeedLuck(seed))


def placed(
    zones: dict[str, str], state: dict[str, Any], seats: int, rest: str, fill: bool = True, **given: object
) -> Sitting:
    """Cards where they are named, all others in the place `rest`."""
    left = [PACK.code[c] for c in PACK.all]
    lie = {name: codes.split() for name, codes in zones.items()}
    for code in [code for codes in lie.values() for code in codes]:
        left.remove(code)
    if fill:
        lie[rest] = lie.get(rest, []) + left
    told = {"deals": 1, "dealer": seats - 1, "opener": -1, **state}
    table = game(**given)
    return Sitting(table, position.place(table, {"game": KEY, "seats": seats, "zones": lie, "state": told}))


def trick(hands: list[str], led: str = "", number: str = "", **given: object) -> Sitting:
    """Seat 0 has led `led` as the letter `number`, or is to lead; all cards not named have been taken by the last."""
    zones = {f"hand/{s}": hand for s, hand in enumerate(hands)}
    seats = len(hands)
    named = [-1] * seats
    state: dict[str, Any] = {"phase": TRICKS, "leader": 0, "acting": 1, "named": named}
    if led:
        zones["trick/0"] = led
        named[0] = ord(number or led) - ord("A")
        state["acting"] = 2
    return placed(zones, state, seats, f"taken/{seats - 1}", **given)


def wording(*piles: str, state: dict[str, Any] | None = None, **given: object) -> Sitting:
    """All tricks are over; what is in no pile lies in that of the last seat."""
    zones = {f"pile/{s}": pile for s, pile in enumerate(piles)}
    able = [len(pile.replace("?", "").split()) >= 4 for pile in piles[:-1]]
    acting = sum(1 << s for s, may in enumerate([*able, True]) if may)
    told = {"phase": WORDING, "acting": acting, **(state or {})}
    return placed(zones, told, len(piles), f"pile/{len(piles) - 1}", **given)


def all_done(sitting: Sitting) -> Sitting:
    for seat in sitting.waiting():
        sitting.play("done", seat)
    return sitting


def through(match: Match[Any], phase: int) -> Match[Any]:
    """Played by the moves of who does not answer, up to this phase of a deal."""
    while match.state.phase != phase:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    return match


def whole_trick(*plays: str) -> int:
    """Who takes a trick of these plays, led by seat 0."""
    hands = [f"{play.partition('=')[0]} {filler}" for play, filler in zip(plays, ["B", "C", "D", "F"], strict=False)]
    sitting = trick(hands)
    for seat, play in enumerate(plays):
        sitting.play(f"play {play}", seat)
    return int(sitting.state.winner)


# -- the deal and the pass --


@pytest.mark.parametrize(("seats", "each", "kitty"), [(3, 24, 2), (4, 18, 2), (5, 14, 4), (6, 12, 2)])
def test_CO_01_all_cards_evenly_and_the_rest_to_the_kitty(seats: int, each: int, kitty: int) -> None:
    match = dealt(seats)
    lie = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert [len(lie[f"hand/{s}"]) for s in range(seats)] == [each] * seats
    assert len(lie["kitty"]) == kitty
    assert not lie["stock"]


def test_CO_02_the_cycle_of_passes() -> None:
    for seats in (3, 5):
        assert [step_of(deal, seats, False) for deal in range(1, 7)] == [1, seats - 1, 0] * 2
        assert [step_of(deal, seats, True) for deal in range(1, 5)] == [1, seats - 1] * 2
    for seats in (4, 6):
        assert [step_of(deal, seats, False) for deal in range(1, 6)] == [1, seats - 1, seats // 2, 0, 1]
        assert [step_of(deal, seats, True) for deal in range(1, 5)] == [1, seats - 1, seats // 2, 1]


def test_CO_02_four_cards_go_on_before_new_ones_are_seen() -> None:
    match = dealt(4)
    hands = [match.state.piles.zones[match.game.plan.index[f"hand/{s}"]][:] for s in range(4)]
    assert match.waiting() == [0, 1, 2, 3]
    code = PACK.code
    with pytest.raises(IllegalMove):
        match.play(SEATS[0], match.game.read("give " + PACK.codes(hands[0][:3])))
    for seat in (2, 0, 3):
        match.play(SEATS[seat], match.game.read("give " + PACK.codes(hands[seat][:4])))
    seen = shown(match.game, match.state, SEATS[1])
    assert [code[c] for c in hands[1]] == seen["hand/1"], "nothing has arrived yet"
    assert seen["given/0"] == ["--"] * 4
    heard = match.play(SEATS[1], match.game.read("give " + PACK.codes(hands[1][:4])))
    for seat in range(4):
        now = sorted(code[c] for c in match.state.piles.zones[match.game.plan.index[f"hand/{seat}"]])
        assert now == sorted(code[c] for c in [*hands[seat][4:], *hands[(seat - 1) % 4][:4]]), "to the left"
    assert [e.doers for e in heard if e.what == "receives"] == [[1], [2], [3], [0]]
    away = [e for e in heard if isinstance(e, Moved)]
    assert all(e.seen_by(SPECTATOR).cards == [-1] * 4 for e in away)  # type: ignore[union-attr]


def test_CO_02_no_pass_in_the_third_deal_of_three_and_the_option() -> None:
    match = dealt(3, limit=300)
    while match.state.deals < 3:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    assert match.state.phase == TRICKS
    always = dealt(3, limit=300, passing="always")
    while always.state.deals < 3:
        seat = always.waiting()[0]
        always.play(seat, always.game.fallback(always.state, seat))
    assert always.state.phase == PASSING


def test_CO_02_a_card_that_is_not_held_is_not_given() -> None:
    match = dealt(3)
    hand = [PACK.code[c] for c in match.state.piles.zones[match.game.plan.index["hand/0"]]]
    other = next(code for code in PACK.code if code not in hand)
    reason = match.game.refuse(match.state, SEATS[0], match.game.read(f"give {' '.join(hand[:3])} {other}"))
    assert reason is not None
    assert reason.what == "you-do-not-hold"
    move = match.game.fallback(match.state, SEATS[0])
    assert sorted(move.text.split()[1:]) == sorted(hand[:4])


def test_CO_18_the_dealer_by_lot_and_then_to_the_left() -> None:
    assert {dealt(4, f"lot {n}").state.dealer for n in range(30)} == {0, 1, 2, 3}
    match = dealt(4, limit=300)
    first = match.state.dealer
    while match.state.deals < 2:
        seat = match.waiting()[0]
        match.play(seat, match.game.fallback(match.state, seat))
    assert match.state.dealer == (first + 1) % 4


# -- the tricks --


def test_CO_03_with_the_J_in_the_kitty_the_next_singleton_leads() -> None:
    found = set()
    for n in range(60):
        match = through(dealt(5, f"kitty {n}"), TRICKS)
        kitty = [PACK.code[c] for c in match.state.piles.zones[match.game.plan.index["kitty"]]]
        first = next(code for code in "JKQVXZ" if code not in kitty)
        leader = match.waiting()[0]
        assert [m.text for m in match.game.choices(match.state, leader, QUIET)] == [f"play {first}"]
        for code in "JKQVXZ"[: "JKQVXZ".index(first)]:
            assert match.state.piles.known[PACK.number[code]] == match.game.plan.everyone, "all can tell"
        found.add(first)
    assert found >= {"J", "K"}


def test_CO_04_the_J_is_led_by_who_holds_it_after_the_pass() -> None:
    match = dealt(3)
    zones, plan = match.state.piles.zones, match.game.plan
    j = PACK.number["J"]
    holder = next(s for s in range(3) if j in zones[plan.index[f"hand/{s}"]])
    for s in SEATS[:3]:
        hand = match.state.piles.zones[plan.index[f"hand/{s}"]]
        cards = [j, *[c for c in hand if c != j][:3]] if s == holder else hand[:4]
        match.play(s, match.game.read("give " + PACK.codes(cards)))
    assert match.waiting() == [(holder + 1) % 3]
    offers = match.game.offers(match.state, match.waiting()[0])[0]
    assert [m.text for m in offers.moves] == ["play J"]
    assert {r.what for _, r in offers.barred} == {"lead-first"}


def test_CO_05_the_letter_led_must_be_followed_on_either_side() -> None:
    sitting = trick(["T", "A/E P", "C D"], "E/I", "E")
    assert sitting.moves(1) == ["play A/E=E"]
    assert sitting.refused("play P") == "follow"
    assert sitting.refused("play A/E=A") == "follow"


def test_CO_06_else_a_letter_as_late_as_the_latest() -> None:
    sitting = trick(["B", "Q P", "C D"], "P")
    assert sitting.moves(1) == ["play P"], "the letter itself first"
    # printed: the greatest card in the trick is a P, so a P, Q, R or greater must be played
    sitting = trick(["B", "Q D", "C F"], "P")
    assert sitting.moves(1) == ["play Q"]
    assert sitting.refused("play D") == "go-over"
    sides = trick(["B", "A/U D", "C F"], "P")
    assert sides.moves(1) == ["play A/U=U"], "the side that is played must be late enough"
    sides.play("play A/U=U")
    assert sides.moves(2) == ["play C", "play F"], "it is the latest letter that counts, not the one led"
    equal = trick(["B", "P D", "P C"], "D").play("play D")
    assert equal.moves(2) == ["play P"]
    free = trick(["B", "R T", "C F"], "P")
    assert free.moves(1) == ["play R", "play T"], "among those the choice is free"


def test_CO_07_else_anything() -> None:
    sitting = trick(["B", "A/E D", "C F"], "P")
    assert sitting.moves(1) == ["play A/E=A", "play A/E=E", "play D"]


def test_CO_08_a_wild_is_never_compulsory() -> None:
    follow = trick(["B", "P ?", "C F"], "P")
    assert follow.moves(1) == ["play P", "play ?=P"], "named as the letter led"
    over = trick(["B", "R ?", "C F"], "P")
    assert over.moves(1) == ["play R", *[f"play ?={c}" for c in "PQRSTUVWXYZ"]]
    later = trick(["B", "W D", "X ?"], "P").play("play W")
    assert later.moves(2) == ["play X", *[f"play ?={c}" for c in "PWXYZ"]], "as the letter led, or late enough"
    neither = trick(["B", "D ?", "C F"], "P")
    assert len(neither.moves(1)) == 1 + 26, "the wild need not go over"
    only = trick(["B", "? ?", "C F"], "P")
    assert len(only.moves(1)) == 26
    leading = trick(["? T", "C F", "D G"])
    assert len(leading.moves(0)) == 1 + 26


def test_CO_09_the_latest_letter_takes_it() -> None:
    assert whole_trick("P", "T", "R") == 1, "printed: T beats P and R"
    assert whole_trick("A/U=A", "A/O=A", "A/E=A") == 0, "printed: A/U beats A/O and A/E"
    assert whole_trick("A/E=A", "A/O=A", "A/U=A") == 2
    assert whole_trick("A/U=A", "A/U=A", "A/E=A") == 0, "printed: the first of two A/U"
    assert whole_trick("P", "T", "T") == 1, "printed: the first of two T"
    assert whole_trick("?=A", "A/E=A", "A/I=A") == 2
    assert whole_trick("?=E", "A/E=E", "?=E") == 1, "a wild has no other side"
    assert whole_trick("?=T", "T", "?=T") == 0
    assert whole_trick("E/U=E", "?=E", "A/E=E") == 0


def test_CO_16_only_what_is_legal_is_offered() -> None:
    sitting = trick(["B", "P D", "C F"], "P")
    offer = sitting.game.offers(sitting.state, SEATS[1])[0]
    assert [m.text for m in offer.moves] == ["play P"]
    assert [(m.text, r.what) for m, r in offer.barred] == [("play D", "follow")]
    assert {o.verb for o in sitting.game.offers(sitting.state, SEATS[1])} == {"play"}


@pytest.mark.parametrize("tricks", ["next-lead", "at-once", "open"])
def test_CO_17_a_trick_lies_open_until_the_next_lead(tricks: str) -> None:
    sitting = trick(["P B", "T C", "R D"], tricks=tricks)
    before = len(sitting.lie("taken/1"))
    for seat, code in enumerate("PTR"):
        sitting.play(f"play {code}", seat)
    lying = [sitting.lie(f"trick/{s}") for s in range(3)]
    assert lying == ([["P"], ["T"], ["R"]] if tricks == "next-lead" else [[], [], []])
    sitting.play("play C", 1)
    assert len(sitting.lie("taken/1")) == before + 3
    seen = shown(sitting.game, sitting.state, SEATS[1])["taken/1"]
    assert seen is not None
    assert ("--" in seen) == (tricks != "open"), "not even its owner looks into it"
    assert (sitting.game.plan.sights[sitting.game.plan.index["taken/1"]] == OPEN) == (tricks == "open")


def test_CO_19_nothing_has_to_be_broken() -> None:
    sitting = trick(["Z A/E", "C F", "D G"])
    assert sitting.moves(0) == ["play Z", "play A/E=A", "play A/E=E"]


def test_CO_20_a_name_holds_for_its_trick() -> None:
    sitting = trick(["A/E T", "C F", "D G"]).play("play A/E=A", 0)
    assert [m.term for m in sitting.game.marks(sitting.state)] == ["letter-A"]
    sitting = wording("F A/E C A/E B", "", "")
    sitting.play("word FACE", 0)
    assert sitting.said("my-words")["points"] == 9, "the same two cards as A and as E"


def test_CO_11_the_kitty_goes_with_the_last_trick() -> None:
    zones = {"hand/0": "P", "hand/1": "T", "hand/2": "R", "kitty": "Z A/E"}
    state = {"phase": TRICKS, "leader": 0, "acting": 1}
    sitting = placed(zones, state, 3, "taken/2")
    assert shown(sitting.game, sitting.state, SPECTATOR)["kitty"] == ["--", "--"]
    for seat, code in enumerate("PTR"):
        sitting.play(f"play {code}", seat)
    assert sorted(sitting.lie("pile/1")) == ["A/E", "P", "R", "T", "Z"]
    assert sitting.said("takes-kitty")["points"] == 20
    taken = {e.doers[0]: e.args["points"] for e in sitting.heard if e.what == "has-taken"}
    assert taken[1] == 20 + sum(COUNTS[PACK.number[c]] for c in "PTR")
    assert sum(taken.values()) == 261


# -- words and points --


def test_CO_10_only_consonants_count() -> None:
    assert sum(COUNTS) == 261
    assert {COUNTS[PACK.number[c]] for c in "JKQVXZ"} == {20}
    assert not sum(COUNTS[c] for c in PACK.all if len(PACK.cards[c].letters) != 1)
    assert min(COUNTS[PACK.number[c]] for c in "WY") > 0
    assert points_of("BACK") == 8 + 4 + 20
    assert [points_of(w) for w in ("FACE", "AUIO")] == [9, 0]


def test_CO_12_words_of_the_own_cards_without_wilds() -> None:
    sitting = wording("B A/E C K F ? I/O T", "D A/E T E/I", "")
    assert sitting.refused("word CAB", 0) == "word-short"
    assert sitting.refused("word CAFE", 0) == "word-lacks", "one card is A or E, not both"
    assert sitting.refused("word ?=J A/E=A C K", 0) == "word-lacks", "a wild makes no word"
    assert sitting.refused("word JACK", 0) == "word-lacks", "a wild is no J"
    sitting.play("word BACK", 0)
    assert sitting.refused("word FACT", 0) == "word-lacks", "each card once"
    sitting.play("drop BACK", 0)
    assert sitting.refused("list BACK / FACT", 0) == "word-lacks"
    sitting.play("list F A/E=A C T", 0)
    assert sitting.state.lists[0] == "list FACT"
    both = wording("B A/E C K D A/E T E/I", "", "")
    both.play("list BACK / DATE", 0)
    assert both.said("my-words")["points"] == 32 + points_of("DATE")


def test_CO_12_time() -> None:
    assert wording("B A/E C K", "", "").game.timer(wording("B A/E C K", "", "").state) is None
    sitting = wording("B A/E C K", "", "", minutes="3")
    timer = sitting.game.timer(sitting.state)
    assert (timer.seconds, timer.move.text) == (180.0, "done")


def test_CO_12_words_that_stand_count_nothing() -> None:
    sitting = wording("B A/E C K D", "T", "", mode="honour")
    sitting.play("word BACK", 0)
    all_done(sitting)
    scores = {e.doers[0]: e.args for e in sitting.heard if e.what == "scores"}
    assert scores[0]["taken"] == 32 + COUNTS[PACK.number["D"]]
    assert scores[0]["points"] == COUNTS[PACK.number["D"]]


def challenged(word: str, by: int = 2, **given: object) -> Sitting:
    """Seat 0 has 60 points and lays a word, which is challenged; nobody else lays one."""
    pile = "B A/E C K V B"
    sitting = wording(pile, "E/I", "", **given)
    assert sum(COUNTS[PACK.number[c]] for c in pile.split()) == 60
    sitting.play(f"word {word}", 0)
    all_done(sitting)
    return sitting.play(f"challenge {word}", by)


def scored(sitting: Sitting) -> dict[int, int]:
    """What each scores in the deal that now ends."""
    for seat in sitting.waiting() if sitting.state.phase == DOUBTING and "scores" not in sitting.order() else []:
        sitting.play("agree", seat)
    flying = [(int(e.doers[0]), e.args["added"] - e.args["off"]) for e in sitting.heard if e.what == "scores-flying"]  # type: ignore[operator]
    return {int(e.doers[0]): e.args["points"] for e in sitting.heard if e.what == "scores"} | dict(flying)  # type: ignore[misc]


def test_CO_14_nobody_challenges() -> None:
    sitting = wording("B A/E C K V B", "E/I", "").play("word BACK", 0)
    assert scored(all_done(sitting))[0] == 60 - 32


def test_CO_14_a_legal_word_costs_the_challenger() -> None:
    points = scored(challenged("BACK"))
    assert points[0] == 28 - 32
    assert points[1] == 0
    assert points[2] == 261 - 60 + 32


def test_CO_14_an_illegal_word_is_void() -> None:
    sitting = challenged("CABK")
    points = scored(sitting)
    assert points[0] == 60
    assert points[2] == 261 - 60 - 32
    right = sitting.said("challenge-right")
    assert (right["points"], right["whose"].seats) == (32, [0])


def test_CO_22_anybody_challenges_any_word_of_others_once() -> None:
    sitting = wording("B A/E C K V B", "D A/E T E/I C", "", state={"dealer": 0})
    sitting.play("word BACK", 0).play("word CTED", 1)
    all_done(sitting)
    assert sitting.state.phase == DOUBTING
    assert sitting.waiting() == [0, 1, 2], "also who laid no word"
    assert sitting.moves(0) == ["agree", "challenge CTED"], "not the own"
    assert sitting.moves(2) == ["agree", "challenge BACK", "challenge CTED"]
    sitting.play("challenge BACK", 2)
    assert sitting.moves(2) == ["agree", "challenge CTED"]
    assert sitting.waiting() == [0, 2], "seat 1 has nothing left to challenge"
    sitting.play("agree", 0)
    sitting.play("challenge CTED", 2)
    assert sitting.order()[-1] != "challenge-right", "with nothing left the deal is scored"
    assert "scores" in sitting.order()


def test_CO_22_a_word_is_looked_up_for_all_who_laid_it() -> None:
    sitting = wording("D A/E T E/I K", "D A/E T E/I", "")
    sitting.play("word DATE", 0).play("word DATE", 1)
    all_done(sitting)
    sitting.play("challenge DATE", 2)
    points = scored(sitting)
    each = points_of("DATE")
    assert points[0] == 20 - each
    assert points[1] == 0 - each
    own = wording("D A/E T E/I K", "D A/E T E/I", "")
    own.play("word DETA", 0).play("word DETA", 1)
    all_done(own)
    own.play("challenge DETA", 1)
    points = scored(own)
    assert points[0] == each + 20
    assert points[1] == each - each, "void for the challenger, too, who takes the points off"


def test_CO_22_what_was_found_is_settled_for_the_match() -> None:
    sitting = challenged("BACK")
    scored(sitting)
    assert sitting.state.found == ["BACK"]
    fallen = challenged("CABK")
    scored(fallen)
    assert fallen.state.fallen == ["CABK"]
    again = challenged("CABK", fallen_again=True, limit=300)
    scored(again)
    assert again.state.fallen == [], "may be tried again in the next deal"
    later = wording("B A/E C K", "", "", state={"fallen": ["CABK"], "found": ["BACK"]})
    assert later.refused("word CABK", 0) == "word-fallen"
    all_done(later.play("word BACK", 0))
    assert "scores" in later.order(), "nothing is left to challenge"


def test_CO_22_strict_and_honour() -> None:
    strict = wording("B A/E C K V B", "", "", mode="strict")
    assert strict.refused("word CABK", 0) == "word-unknown"
    all_done(strict.play("word BACK", 0))
    assert "scores" in strict.order()
    honour = wording("B A/E C K V B", "", "", mode="honour")
    all_done(honour.play("word CABK", 0))
    assert scored(honour)[0] == 28


def test_CO_22_the_window() -> None:
    for window, seconds in [("20", 20.0), ("10", 10.0), ("30", 30.0)]:
        sitting = wording("B A/E C K", "", "", window=window).play("word BACK", 0)
        timer = all_done(sitting).game.timer(sitting.state)
        assert (timer.seconds, timer.move.text) == (seconds, "agree")
    sitting = wording("B A/E C K", "", "", window="none").play("word BACK", 0)
    assert all_done(sitting).game.timer(sitting.state) is None


def test_CO_21_piles_are_open_and_lists_sealed() -> None:
    sitting = wording("B A/E C K V B", "D A/E T E/I", "")
    assert "--" not in (shown(sitting.game, sitting.state, SPECTATOR)["pile/0"] or [])
    sitting.play("word BACK", 0)
    assert not sitting.told(1)
    assert sitting.told(0)
    assert [f.what for f in sitting.game.facts_for(sitting.state, SEATS[0])] == ["my-list"]
    sitting.play("done", 0)
    assert sitting.facts()["handed-in"]["who_has"].seats == [0]
    assert sitting.lie("words/0") == []
    sitting.play("done", 1)
    sitting.play("done", 2)
    assert sitting.lie("words/0") == ["B", "A/E", "C", "K"]
    assert sitting.game.spots(sitting.state, sitting.game.plan.index["words/0"]) == [(0, n) for n in range(4)]
    assert [m.term for m in sitting.game.marks(sitting.state)] == ["letter-A"]


def test_CO_21_time_is_up() -> None:
    sitting = wording("B A/E C K", "", "", minutes="3").play("word BACK", 0)
    for seat in sitting.waiting():
        sitting.play(sitting.fallback(seat).text, seat)
    assert sitting.state.words[0] == ["BACK"], "what was entered counts"


def test_CO_21_who_has_too_few_cards_is_not_asked() -> None:
    zones = {"hand/0": "P", "hand/1": "T", "hand/2": "R", "kitty": "", "taken/0": "B ? C A/E D"}
    state = {"phase": TRICKS, "leader": 0, "acting": 1}
    left = list(PACK.code)
    for codes in zones.values():
        for code in codes.split():
            left.remove(code)
    zones["taken/2"] = " ".join(left)
    sitting = placed(zones, state, 3, "taken/2", fill=False)
    for seat, code in enumerate("PTR"):
        sitting.play(f"play {code}", seat)
    assert sitting.waiting() == [0, 2], "three cards make no word"


SIX = "J K Q V X Z"


def flying(more: str = "B A/E C", **given: object) -> Sitting:
    return wording(f"{SIX} {more}", "D A/E T E/I", "", **given)


def test_CO_13_all_six_singletons() -> None:
    for choice, change in [("lower", [-50, 0, 0]), ("raise", [0, 50, 50])]:
        sitting = flying(state={"scores": [10, 20, 30]})
        all_done(sitting)
        assert sitting.state.phase == FLYING
        assert sitting.waiting() == [0]
        assert sitting.moves(0) == ["lower", "raise"]
        assert sitting.fallback(0).text == "lower"
        sitting.play(choice)
        totals = {e.doers[0]: e.args["total"] for e in sitting.heard if e.what in ("scores", "scores-flying")}
        taken = [0, points_of("DATE"), 261 - 120 - 12 - points_of("DATE")]
        assert [totals[s] for s in range(3)] == [10 * (s + 1) + change[s] + taken[s] for s in range(3)]
    five = wording("J K Q V X B A/E C", "", "")
    all_done(five)
    assert "scores" in five.order(), "five are not six"


def test_CO_13_it_comes_before_the_match_is_over() -> None:
    sitting = flying(state={"scores": [0, 120, 0]}, limit=300)
    all_done(sitting).play("raise")
    assert sitting.state.acting
    ends = flying(state={"scores": [0, 120, 0]})
    all_done(ends).play("raise")
    assert not ends.state.acting


def test_CO_23_words_of_who_flies() -> None:
    for word, own, other in [("BACK", -32, 32), ("CABK", 0, -32)]:
        sitting = flying()
        sitting.play(f"word {word}", 0)
        all_done(sitting)
        sitting.play(f"challenge {word}", 1)
        sitting.play("lower", 0)
        points = scored(sitting)
        assert points[0] == own
        assert points[1] == points_of("DATE") + other
    plain = flying()
    all_done(plain.play("word BACK", 0))
    for seat in plain.waiting():
        plain.play("agree", seat)
    plain.play("lower", 0)
    assert scored(plain)[0] == 0


# -- the end --


def test_CO_15_the_lowest_total_wins_after_150() -> None:
    sitting = wording("B A/E C K V B", "E/I", "", state={"scores": [20, -7, 0]})
    all_done(sitting)
    assert sitting.state.scores == [80, -7, 201]
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert outcome.winners() == [1]
    shared = wording("B A/E C K V B", "E/I", "", state={"scores": [20, 80, 0]})
    all_done(shared)
    assert shared.game.outcome(shared.state).winners() == [0, 1]
    assert shared.said("shares")["total"] == 80


@pytest.mark.parametrize("limit", [50, 100, 150, 200, 300])
def test_CO_15_the_limit(limit: int) -> None:
    for total, over in [(limit - 1, False), (limit, True)]:
        sitting = wording(" ".join(PACK.code), "", "", state={"scores": [0, total, 0], "acting": 1}, limit=limit)
        all_done(sitting)
        if sitting.state.phase == FLYING:
            sitting.play("lower")
        assert (not sitting.state.acting) == over


def test_CO_24_thirty_deals() -> None:
    for deals, over in [(DEALS - 1, False), (DEALS, True)]:
        sitting = wording("B A/E C K V B", "E/I", "", state={"deals": deals}, limit=300)
        all_done(sitting)
        assert (not sitting.state.acting) == over
        assert ("ends-long" in sitting.order()) == over


# -- the options of all word games --


def test_G_12_no_word_twice() -> None:
    pile = "D A/E T E/I D A/E T E/I K"
    free = wording(pile, "", "")
    assert free.refused("list DATE / DATE", 0) == ""
    once = wording(pile, "", "", repeats=False)
    assert once.refused("list DATE / DATE", 0) == "word-twice"
    all_done(once.play("word DATE", 0))
    scored(once)
    assert once.state.used == ["DATE"]
    later = wording(pile, "", "", repeats=False, state={"used": ["DATE"]})
    assert later.refused("word DATE", 0) == "word-repeated"


def test_options_and_variants() -> None:
    kind = registry.nature(KEY)
    assert options.plain(kind.options())["limit"] == 150
    assert registry.game(KEY, variant="short").options.limit == 50
    assert registry.game(KEY, variant="bots").options.mode == "strict"
    with pytest.raises(Refused):
        registry.game(KEY, {"limit": 151})


# -- what everybody can conclude, what is foreseen, what is refused --


def test_who_does_not_follow_has_none() -> None:
    sitting = trick(["B", "A/E D", "C F"], "P").play("play D")
    hand = sitting.game.plan.index["hand/1"]
    out = {PACK.code[c] for c in PACK.all if sitting.state.piles.cannot[hand] >> c & 1}
    assert out == {c for c in PACK.code if any(x >= "P" for x in c.split("/")) and c != "?"}
    over = trick(["B", "R D", "C F"], "P").play("play R")
    out = {PACK.code[c] for c in PACK.all if over.state.piles.cannot[hand] >> c & 1}
    assert out == {"P"}
    wild = trick(["B", "? D", "C F"], "P").play("play ?=P")
    assert not wild.state.piles.cannot[hand], "a wild as the letter led tells nothing"
    wild = trick(["B", "? D", "C F"], "P").play("play ?=R")
    out = {PACK.code[c] for c in PACK.all if wild.state.piles.cannot[hand] >> c & 1}
    assert out == {"P"}
    twin = world(wild.game, wild.state, SEATS[0], chance("world"))
    assert "P" not in [PACK.code[c] for c in twin.piles.zones[hand]]


def test_foresee() -> None:
    sitting = trick(["B", "R D", "C F"], "P")
    seen = {
        m.text: sitting.game.foresee(sitting.state, SEATS[1], m)
        for m in sitting.game.choices(sitting.state, SEATS[1], QUIET)
    }
    assert seen["play R"].what == "highest"
    sitting.play("play R")
    reason = sitting.game.foresee(sitting.state, SEATS[2], sitting.game.read("play C"))
    assert reason.what == "leaves"
    assert reason.args["holder"].seats == [1]
    last = trick(["B", "R D", "T F"], "P").play("play R")
    reason = last.game.foresee(last.state, SEATS[2], last.game.read("play T"))
    assert (reason.what, reason.args["points"]) == ("takes", sum(COUNTS[PACK.number[c]] for c in "PRT"))
    below = trick(["B", "D F", "T F"], "P")
    assert below.game.foresee(below.state, SEATS[1], below.game.read("play D")).what == "below"
    words = wording("B A/E C K", "", "").play("word BACK", 0)
    reason = words.game.foresee(words.state, SEATS[0], words.game.read("done"))
    assert reason.args == {"words": 1, "points": 32}


def test_G_35_who_does_not_answer() -> None:
    sitting = trick(["B", "? A/E", "C F"], "E/I", "E")
    assert sitting.fallback(1).text == "play ?=E", "a wild as the letter led"
    leads = trick(["? D", "T F", "C G"])
    assert leads.fallback(0).text == "play ?=A"
    vowel = trick(["B", "E/U D", "C F"], "T")
    assert vowel.fallback(1).text == "play E/U=U", "the earliest legal letter"


def test_G_25_hints_are_closed_where_words_can_be_challenged() -> None:
    words = wording("B A/E C K", "", "")
    assert words.game.no_hints(words.state).what == "hints-closed"
    strict = wording("B A/E C K", "", "", mode="strict")
    assert strict.game.no_hints(strict.state) is None


def test_a_list_is_changed_so_often_and_no_more() -> None:
    sitting = wording("B A/E C K", "", "", state={"changes": [CHANGES - 1, 0, 0], "lists": ["list", "", ""]})
    sitting.play("word BACK", 0)
    assert sitting.moves(0) == ["done"]
    assert sitting.game.domain(sitting.state, SEATS[0]) is None


@pytest.mark.parametrize(
    ("state", "what"),
    [
        ({"acting": 2}, "position-turn"),
        ({"leader": 7}, "position-turn"),
        ({"phase": 9}, "wrong-field"),
        ({"deals": 0}, "wrong-field"),
        ({"opener": 3}, "wrong-field"),
        ({"named": [3, -1, -1]}, "wrong-field"),
        ({"phase": PASSING}, "position-hands"),
        ({"phase": WORDING}, "position-hands"),
        ({"winner": 1}, "position-turn"),
    ],
)
def test_positions_that_cannot_be(state: dict[str, Any], what: str) -> None:
    sitting = trick(["B R", "R D", "C F"])
    data = position.write(sitting.game, sitting.state)
    data["state"] |= state
    with pytest.raises(Refused) as refused:
        position.place(sitting.game, data)
    assert refused.value.reason.what == what


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_matches_end_and_are_told_again(seats: int) -> None:
    table = registry.game(KEY)
    match = Match(table, seats, SeedLuck("whole"))
    luck = chance("whole", seats)
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, table.propose(match.state, seat, luck))
    assert (
        record.replay(record.read(record.write(record.of(match)), table.nature), game=table).digest() == match.digest()
    )
    fresh = table.blank(seats)
    table.deal(fresh, Table(fresh.piles, chance("deal")))
    assert playout(table, fresh, chance("again")) <= table.bound


def test_advice() -> None:
    sitting = trick(["B", "Z D", "T F"], "P")
    view = View(sitting.game, sitting.state, SEATS[1])
    assert [m.text for o in view.offers for m in o.moves] == ["play Z"]
    under = trick(["B", "D B", "C F"], "P")
    view = View(under.game, under.state, SEATS[1])
    weights = {m.text: advice.weigh(view, m) for o in view.offers for m in o.moves}
    assert weights["play B"] > weights["play D"], "the dear card goes where it cannot take the trick"
    words = wording("B A/E C K F T", "", "", mode="strict")
    lists = words.game.domain(words.state, SEATS[0])
    assert isinstance(lists, Lists)
    assert lists.some(1)[0].text == "list BACK"
    view = View(words.game, words.state, SEATS[0])
    assert advice.weigh(view, words.game.read("list BACK")) > advice.weigh(view, words.game.read("done"))
    entered = View(words.game, words.play("word BACK", 0).state, SEATS[0])
    assert advice.weigh(entered, words.game.read("done")) > advice.weigh(entered, words.game.read("list BACK"))
    assert isinstance(words.game.read("play T"), Play)
