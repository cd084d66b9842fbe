"""War of Words, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from majlis import position, record, registry
from majlis.bots.hints import hints
from majlis.chance import Chance, chance
from majlis.cli import main
from majlis.games.war_of_words.options import WarOfWordsOptions
from majlis.games.war_of_words.table import column
from majlis.judge import Judge
from majlis.laws import laws, runs
from majlis.laws.retelling import sent
from majlis.laws.runs import anything, lies
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import PASS, IllegalMove, Move, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import LISTED, world
from majlis.view import View
from tests.kit.small import PACK, Sitting, SmallList

pytestmark = pytest.mark.both_builds

WORDS = """
    AT CAT CATS DOG DOGS BADGE BADGER BADGERS RAB RABBITS RABIDLY RAT RATS RATE RATED RATES STARTED STARTER STARTERS
    TRADERS ME MEN MET NO NOT TEN HER
""".split()


class BeginList(SmallList):
    """A few words that are also found by their beginning."""

    def starting(self, beginning: str, limit: int | None = None) -> list[str]:
        return [word for word in self.words if word.startswith(beginning)][:limit]


Columns = dict[int, str]
"""By location, from 1, the letters of a column: plain ones, or `A/E=E` where a card is to be a certain one."""


def cards_of(text: str) -> tuple[list[str], str]:
    """The cards of a column and the letters they stand for: `B A/E=A D`, or `CAT` with vowel cards found by itself."""
    codes, letters = list[str](), ""
    for piece in text.split() if " " in text or "=" in text else list(text):
        code, _, letter = piece.partition("=")
        codes.append(code if letter or code not in "AEIOU" else f"*{code}")
        letters += letter or code
    return codes, letters


def sit(
    first: Columns | None = None,
    second: Columns | None = None,
    hands: Sequence[str] = ("T", "D"),
    stock: str | None = None,
    order: Sequence[tuple[int, int]] = (),
    state: dict[str, Any] | None = None,
    judge: Judge | None = None,
    **given: Any,
) -> Sitting:
    """War of Words with these columns; seat 0 began and is to play.

    `stock`: only these cards are unseen but for the hands; the others lie at location 9, which seat 1 has won.
    `order`: (seat, location) of columns in the order in which they were finished, where that matters.
    """
    game = registry.game("war_of_words", {"mode": "strict", **given}, judge=judge or Judge(BeginList(WORDS)))
    left = [PACK.code[c] for c in PACK.all]
    zones = {f"hand/{s}": hand.split() for s, hand in enumerate(hands)} | {"stock": (stock or "").split()}
    for code in [code for codes in zones.values() for code in codes]:
        left.remove(code)
    columns = {0: dict(first or {}), 1: dict(second or {})}
    ranked = [(s, at) for s in (0, 1) for at in columns[s] if (s, at) not in order] + list(order)
    where: list[list[int]] = [[], []]
    letters = ["", ""]
    for seat, at in ranked:
        codes, spelt = cards_of(columns[seat][at])
        for code in codes:
            found = code if code[0] != "*" else next(c for c in left if "/" in c and code[1] in c)
            left.remove(found)
            zones.setdefault(f"words/{seat}", []).append(found)
        where[seat] += [at - 1] * len(codes)
        letters[seat] += spelt
    owners = [-1] * 9
    if stock is None:
        zones["stock"] += left
    else:
        zones.setdefault("words/1", []).extend(left)
        where[1] += [8] * len(left)
        letters[1] += "".join("X" if code == "?" else code[0] for code in left)
        owners[8] = 1
    told = {"where": where, "letters": letters, "owners": owners, **(state or {})}
    data = {"game": "war_of_words", "seats": 2, "zones": zones, "state": {"acting": 1, **told}}
    return Sitting(game, position.place(game, data))


def test_WW_01_one_card_a_turn_then_one_is_drawn() -> None:
    match = Match(registry.game("war_of_words", judge=Judge(BeginList(WORDS))), 2, SeedLuck("deal"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert [len(zones[z]) for z in ("stock", "hand/0", "hand/1")] == [60, 7, 7]
    assert match.waiting() == [match.state.starter]
    sitting = sit({1: "CA"}, hands=("T B", "D G"), state={"turn": 0})
    assert sitting.refused("draw") == "not-now"
    sitting.play("play B 2")
    assert len(sitting.lie("hand/0")) == 2, "nothing to claim, so it draws at once"
    assert sitting.waiting() == [1]
    assert sitting.order() == ["plays", "draws"]


def test_WW_01_each_plays_37_cards_and_must() -> None:
    game = registry.game("war_of_words", {"mode": "strict"}, judge=Judge(BeginList(["AA"])))
    match, luck = Match(game, 2, SeedLuck("all")), chance("all")
    while match.state.acting:
        seat = match.waiting()[0]
        match.play(seat, anything(game, match.state, seat, luck))
    assert [len(letters) for letters in match.state.letters] == [37, 37]


def test_WW_02_a_card_goes_to_the_end_and_keeps_its_letter() -> None:
    sitting = sit({3: "B"}, hands=("A/E ? T", "D")).play("play A/E=A 3").play("play D 3")
    assert column(sitting.state, 0, 2) == "BA"
    assert [(m.place, m.term) for m in sitting.game.marks(sitting.state)] == [(1, "letter-A")]
    sitting.play("play ?=D 3")
    assert column(sitting.state, 0, 2) == "BAD"
    assert sitting.game.spots(sitting.state, sitting.game.plan.index["words/0"]) == [(2, 0), (2, 1), (2, 2)]
    for text in ("play A/E 3", "play A/E=I 3", "play T 10", "play T 0", "play T", "play T=T 3"):
        with pytest.raises(IllegalMove):
            sitting.game.read(text)


def test_WW_03_the_whole_column_is_the_word() -> None:
    sitting = sit({1: "CAT", 2: "CATX", 3: "Z"}, hands=("B", "D")).play("play B 5")
    assert sitting.moves(0) == ["claim 1", "draw"]
    assert sitting.refused("claim 2") == "word-unknown"
    assert sitting.refused("claim 3") == "no-word-there"
    assert sitting.refused("take 1") == "not-now"


def ahead(sitting: Sitting, location: int) -> int:
    """Whose counter is nudged there; -1 for nobody's."""
    fact = next(f for f in sitting.game.facts(sitting.state) if f.args.get("location") == location)
    told = fact.args["ahead"]
    assert isinstance(told, int)
    return told - 1


def test_WW_04_the_word_finished_first_is_ahead() -> None:
    """Derived: CAT with move 10, DOG with move 13: CAT wins the tie; then DOGS with 15 and CATS with 18: DOGS wins."""
    early = sit({1: "CAT", 5: "FF"}, {4: "KV", 1: "DOG"}, ("B S", "S"), order=[(0, 1), (0, 5), (1, 4), (1, 1)])
    assert ahead(early, 1) == 0
    early.play("play B 9").play("draw")
    early.play("play S 1")
    assert early.told(0)[-1] == "Ben is ahead at location 1 with DOGS."
    early.play("draw").play("play S 1")
    assert column(early.state, 0, 0) == "CATS"
    assert ahead(early, 1) == 1, "DOGS was finished first"
    late = sit({4: "KV", 1: "CAT"}, {1: "DOG"}, order=[(0, 4), (0, 1), (1, 1)])
    assert ahead(late, 1) == 1


def test_WW_04_who_is_ahead_is_told_only_where_it_gives_nothing_away() -> None:
    for mode, told in (("strict", True), ("challenge", False), ("honour", False)):
        sitting = sit({1: "CA"}, hands=("T B", "D"), mode=mode).play("play T 1")
        assert ("ahead" in sitting.order()) == told
        assert ahead(sitting, 1) == (0 if told else -1)
    ruined = sit({1: "CAT"}, hands=("X B", "D")).play("play X 1")
    assert "nobody-ahead" in ruined.order()


def test_WW_05_seven_letters_take_a_location_at_once() -> None:
    sitting = sit({1: "STARTE", 2: "CAT"}, {1: "RABIDL"}, hands=("D B", "Y")).play("play D 1")
    assert sitting.moves(0) == ["take 1", "claim 1", "claim 2", "draw"]
    sitting.play("take 1")
    assert sitting.state.owners[0] == 0
    assert sitting.moves(0) == ["claim 2", "draw"], "and the turn goes on"
    eight = sit({1: "STARTER"}, hands=("S B", "D")).play("play S 1")
    assert "take 1" in eight.moves(0)
    later = sit({1: "STARTED"}, hands=("B G", "D")).play("play B 5")
    assert later.moves(0) == ["claim 1", "draw"], "later it can only be claimed"
    six = sit({1: "BADGE"}, hands=("R B", "D")).play("play R 1")
    assert six.moves(0) == ["claim 1", "draw"]


def test_WW_06_claims_come_after_playing_one_by_one_and_once_a_turn() -> None:
    sitting = sit({1: "CAT", 2: "BADGER"}, {2: "X"}, hands=("B", "D"), fallen_again=True, mode="challenge")
    assert sitting.refused("claim 2") == "not-now"
    sitting.play("play B 5").play("claim 2")
    assert sitting.waiting() == [1]
    assert sitting.refused("claim 1", 0) == "not-your-turn"
    sitting.play("stand", 1)
    assert sitting.state.owners[1] == 0
    assert sitting.waiting() == [0]
    fell = sit({1: "CAX", 2: "CAT"}, hands=("B", "D"), fallen_again=True, mode="challenge").play("play B 5")
    fell.play("claim 1").play("challenge", 1)
    assert fell.refused("claim 1") == "claimed-already"
    assert "claim 2" in fell.moves(0)


def test_WW_06_an_equally_long_word_is_no_refutation() -> None:
    sitting = sit({1: "CAT"}, {1: "DO"}, hands=("B", "G S")).play("play B 5").play("claim 1")
    assert sitting.refused("refute DOG") == "refute-longer"
    assert sitting.refused("refute DOGS") == ""


RAB: Columns = {3: "RAB"}


def claimed(**given: Any) -> Sitting:
    """Printed: BADGER is finished with its R against RAB, both wild cards lie elsewhere, and it is claimed."""
    columns = {3: "BADGE", 5: "?=X ?=X"}
    sitting = sit(columns, RAB, hands=("R", "D"), judge=given.pop("judge", None), **given)
    return sitting.play("play R 3").play("claim 3")


def test_WW_07_rabbits_does_not_refute_badger_but_rabidly_does() -> None:
    """Printed."""
    sitting = claimed()
    assert sitting.waiting() == [1]
    assert sitting.refused("refute RABBITS") == "refute-cards", "both B lie open"
    assert sitting.refused("refute RABIDLY") == ""
    sitting.play("refute RABIDLY")
    assert sitting.state.owners[2] == 1
    assert sitting.waiting() == [1], "the claimer drew"
    wild = sit({3: "BADGER", 5: "?=X"}, RAB, hands=("T", "D")).play("play T 9").play("claim 3")
    assert wild.refused("refute RABBITS") == "", "a wild card that nobody has seen would do"


def test_WW_07_printed_with_our_own_list() -> None:
    own = registry.game("war_of_words").judge
    sitting = claimed(judge=own)
    domain = sitting.game.domain(sitting.state, SEATS[1])
    assert domain is not None
    words = [move.text for move in domain.some(LISTED)]
    assert "refute RABIDLY" in words
    assert not [text for text in words if text.startswith("refute RABB")]
    assert hints(sitting.game, sitting.state, SEATS[1])[0].text in words


def test_WW_07_each_missing_letter_needs_a_card_of_its_own() -> None:
    for stock, reason in (
        ("I/O L Y", ""),
        ("L Y", "refute-cards"),
        ("I/O L", "refute-cards"),
        ("I/O A/I L", "refute-cards"),
    ):
        sitting = sit({3: "BADGER"}, RAB, hands=("T", "D"), stock=stock).play("play T 5").play("claim 3")
        assert sitting.refused("refute RABIDLY") == reason, stock
    one_vowel = sit({1: "ME"}, {1: "R"}, hands=("B", "N"), stock="A/E T S").play("play B 5").play("claim 1")
    assert one_vowel.refused("refute RATE") == "refute-cards", "one vowel card is not both"
    two = sit({1: "ME"}, {1: "R"}, hands=("B", "N"), stock="A/E A/E T S").play("play B 5").play("claim 1")
    assert two.refused("refute RATE") == ""


def test_WW_07_what_begins_otherwise_or_is_too_short_is_refused_and_costs_no_try() -> None:
    sitting = claimed()
    assert sitting.refused("refute STARTED") == "refute-begins"
    assert sitting.refused("refute RAB") == "refute-longer"
    with pytest.raises(IllegalMove):
        sitting.play("refute RABBITS", 1)
    assert sitting.state.tries == 0


def test_WW_07_against_easpx_there_is_nothing() -> None:
    """Printed."""
    own = registry.game("war_of_words").judge
    sitting = sit({3: "BADGER"}, {3: "EASPX"}, hands=("T", "D"), judge=own).play("play T 9").play("claim 3")
    domain = sitting.game.domain(sitting.state, SEATS[1])
    assert domain is not None
    assert domain.some(9) == []
    assert domain.propose(chance("any")) is None


def test_WW_07_giving_in_and_time_out_give_the_counter_to_the_claimer() -> None:
    assert claimed().play("stand", 1).state.owners[2] == 0
    sitting = claimed()
    timer = sitting.game.timer(sitting.state)
    assert timer is not None
    assert (timer.seconds, timer.seat, timer.move.text) == (120.0, 1, "stand")
    quick, endless = claimed(answer="60"), claimed(answer="none")
    assert quick.game.timer(quick.state).seconds == 60.0  # type: ignore[union-attr]
    assert endless.game.timer(endless.state) is None


def test_WW_08_who_has_the_better_word_wins_the_claim_at_once() -> None:
    longer = sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D")).play("play B 5").play("claim 1")
    assert longer.state.owners[0] == 1
    assert longer.said("beaten-already")["longer"] == 1
    first = sit({4: "KV", 1: "CAT"}, {1: "DOG"}, hands=("B", "D"), order=[(0, 4), (0, 1), (1, 1)])
    assert first.play("play B 5").play("claim 1").state.owners[0] == 1
    ruin = sit({1: "CAT"}, {1: "DOGX"}, hands=("B", "D")).play("play B 5").play("claim 1")
    assert ruin.waiting() == [1], "a ruined column is no word"
    doubt = sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D"), mode="challenge").play("play B 5").play("claim 1")
    assert doubt.state.owners[0] == 1


def test_WW_08_in_honour_mode_it_has_to_be_pointed_out() -> None:
    sitting = sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D"), mode="honour").play("play B 5").play("claim 1")
    assert sitting.waiting() == [1]
    assert sitting.refused("refute DOGS") == ""
    assert sitting.play("refute DOGS").state.owners[0] == 1
    silent = sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D"), mode="honour").play("play B 5").play("claim 1")
    assert silent.play("stand").state.owners[0] == 0


def test_WW_09_one_try_or_three_judged_by_the_list() -> None:
    assert claimed().play("refute RABIDTY", 1).state.owners[2] == 0
    three = claimed(tries="3").play("refute RABIDTY", 1).play("refute RABOTTO", 1)
    assert three.waiting() == [1]
    assert three.said("refutes-wrongly")["left"] == 1
    assert three.play("refute RABIDLY", 1).state.owners[2] == 1
    lost = claimed(tries="3").play("refute RABIDTY", 1).play("refute RABOTTO", 1).play("refute RABITTO", 1)
    assert lost.state.owners[2] == 0


def test_WW_09_nothing_is_looked_up_before_the_answer() -> None:
    sitting = claimed()
    with pytest.raises(Refused) as refused:
        hints(sitting.game, sitting.state, SEATS[1], people=2)
    assert refused.value.reason.what == "hints-closed-claim"
    sitting.play("stand", 1)
    assert hints(sitting.game, sitting.state, sitting.state.waiting()[0], people=2), "in strict mode otherwise free"


def test_WW_10_a_won_location_is_closed_to_both() -> None:
    sitting = sit({1: "CAT"}, {1: "D"}, hands=("S B", "O/U"), state={"owners": [0] + [-1] * 8})
    assert sitting.refused("play S 1") == "location-won"
    assert "play S 2" in sitting.moves(0)
    sitting.play("play B 2")
    assert sitting.refused("play O/U=O 1", 1) == "location-won"
    assert sitting.refused("claim 1", 0) in ("location-won", "not-your-turn")


@pytest.mark.parametrize(
    ("owned", "at", "wins"),
    [
        ([1, 2], 3, "wins-row"),
        ([2, 4], 3, "wins-row"),
        ([4, 5], 3, "wins-row"),
        ([7, 8], 9, "wins-row"),
        ([1, 4], 3, ""),
        ([8, 1], 9, ""),
        ([1, 5, 7, 9], 3, "wins-five"),
        ([1, 5, 7], 3, ""),
    ],
)
def test_WW_11_three_adjacent_or_five_win_at_once(owned: list[int], at: int, wins: str) -> None:
    owners = [0 if each in owned else -1 for each in range(1, 10)]
    sitting = sit({at: "STARTE"}, hands=("D B", "G"), state={"owners": owners}).play(f"play D {at}").play(f"take {at}")
    assert (sitting.waiting() == []) == bool(wins)
    if wins:
        assert sitting.game.outcome(sitting.state).scores == [1.0, 0.0]  # type: ignore[union-attr]
        assert sitting.order()[-1] == wins


def test_WW_11_also_by_a_refutation_on_the_others_turn() -> None:
    sitting = claimed(state={"owners": [-1, 1, -1, 1] + [-1] * 5}).play("refute RABIDLY", 1)
    assert sitting.waiting() == []
    assert sitting.game.outcome(sitting.state).winners() == [1]  # type: ignore[union-attr]


def last(first: Columns, second: Columns, owners: Sequence[int] = (), **given: Any) -> Sitting:
    """One card each is left, which goes to location 8; then all cards are played."""
    rest = [*owners, *[-1] * (8 - len(owners)), 1]
    sitting = sit(first, second, hands=("B", "W"), stock="", state={"owners": rest}, **given)
    for text in ("play B 8", "play W 8"):
        sitting.play(text)
        if sitting.state.phase == 1:
            sitting.play("done")
    return sitting


def test_WW_11_at_the_end_most_counters_win_and_adjacency_does_not_matter() -> None:
    """Seat 1 has locations 9; seat 0 gets 1, 2 and 3."""
    sitting = last({1: "CAT", 2: "NO"}, {}, [-1, -1, -1])
    assert sitting.order()[-1] == "wins-most"
    assert sitting.said("wins-most") == {"total": 2, "rest": 1}
    assert sitting.game.outcome(sitting.state).winners() == [0]  # type: ignore[union-attr]
    row = last({1: "CAT", 2: "NO", 3: "ME"}, {4: "DOG", 6: "HER", 5: "TEN"}, [])
    assert row.state.owners == [0, 0, 0, 1, 1, 1, -1, -1, 1]
    assert row.game.outcome(row.state).winners() == [1], "four against three in a row"  # type: ignore[union-attr]


def test_WW_11_as_many_counters_are_a_draw_or_the_longest_word_decides() -> None:
    draw = last({1: "CATS"}, {}, [])
    assert draw.order()[-1] == "draw"
    assert draw.game.outcome(draw.state).winners() == [0, 1]  # type: ignore[union-attr]
    longest = last({1: "CATS"}, {}, [], equal="longest")
    assert longest.said("wins-longest") == {"total": 1, "letters": 4}
    assert longest.game.outcome(longest.state).winners() == [0]  # type: ignore[union-attr]


def test_WW_12_longer_then_first_then_nobody() -> None:
    sitting = last(
        {1: "CAT", 2: "NO", 3: "XZ", 4: "TEN"},
        {1: "DOGS", 2: "AT", 3: "QJ", 5: "ME"},
        order=[(0, 2), (1, 5), (1, 1), (1, 2)],
    )
    assert sitting.state.owners[:5] == [1, 0, -1, 0, 1]
    why = [e.args["why"] for e in sitting.heard if e.what == "better-word"]
    assert why == [1, 2, 0, 0]


def test_WW_12_a_word_that_falls_at_the_end_loses_to_a_legal_word() -> None:
    for theirs, owner in (("AT", 1), ("QJ", -1)):
        sitting = last({1: "CAX"}, {1: theirs}, mode="challenge")
        sitting.play("present 1", 0).play("leave 1", 1)
        assert sitting.waiting() == [1]
        sitting.play("challenge", 1)
        assert sitting.state.owners[0] == owner
        assert sitting.waiting() == []
    right = last({1: "CAT"}, {1: "AT"}, mode="challenge").play("present 1", 0).play("present 1", 1).play("challenge", 1)
    assert right.state.owners[0] == 0
    assert "challenge-harmless" in right.order()


def test_WW_13_there_is_always_an_open_location() -> None:
    with pytest.raises(Refused):
        sit({1: "CAT"}, state={"owners": [0, 1, 0, 1, 0, 1, 0, 1, 1]})


def test_WW_14_any_open_location() -> None:
    sitting = sit({1: "CAT"}, hands=("X A/E", "D"))
    assert [f"play X {at}" for at in range(1, 10)] == sitting.moves(0)[:9]
    assert len(sitting.moves(0)) == 27


def test_WW_15_turns_left_and_hands_do_not_matter() -> None:
    sitting = sit({3: "BADGER"}, RAB, hands=("T L Y I/O", "D"), stock="S").play("play T 5").play("claim 3")
    assert sitting.refused("refute RABIDLY") == "", "L, Y and I are in the claimer's own hand"


def test_WW_16_any_column_may_be_claimed_and_challenged() -> None:
    sitting = sit({1: "CAX"}, {1: "DOG"}, hands=("B", "D"), mode="challenge").play("play B 5")
    assert sitting.refused("claim 1") == ""
    falls = sit({4: "KV", 1: "CAXP"}, {1: "DOG"}, hands=("B", "S"), mode="challenge").play("play B 5").play("claim 1")
    assert falls.moves(1) == ["stand", "challenge"]
    falls.play("challenge", 1)
    assert falls.state.owners[0] == 1, "his own column there is a word"
    nobody = sit({1: "CAXP"}, {1: "DOV"}, hands=("B", "S"), mode="challenge").play("play B 5").play("claim 1")
    nobody.play("challenge", 1)
    assert nobody.state.owners[0] == -1
    assert nobody.state.fallen == ["CAXP"]
    assert nobody.order()[-2:] == ["stays-open", "draws"], "with nothing left to claim the turn is over"
    stands = sit({1: "CAT"}, {1: "DO"}, hands=("B", "S"), mode="challenge").play("play B 5").play("claim 1")
    stands.play("challenge", 1)
    assert stands.moves(1) == ["stand"]
    assert stands.play("refute DOGS", 1).state.owners[0] == 1, "it may still be refuted"


def test_WW_16_taking_waits_for_the_other_and_strict_and_honour_do_not() -> None:
    sitting = sit({1: "STARTE"}, {1: "R"}, hands=("D B", "S"), mode="challenge").play("play D 1").play("take 1")
    assert sitting.moves(1) == ["stand", "challenge"]
    assert sitting.refused("refute RABIDLY", 1) == "not-now"
    assert sitting.play("challenge", 1).state.owners[0] == 0
    wrong = sit({1: "STARTX"}, {1: "R"}, hands=("D B", "S"), mode="challenge").play("play D 1").play("take 1")
    assert wrong.play("challenge", 1).state.owners[0] == -1
    honour = sit({1: "STARTX"}, {1: "R"}, hands=("D B", "S"), mode="honour").play("play D 1").play("take 1")
    assert honour.state.owners[0] == 0
    strict = sit({1: "STARTX"}, {1: "R"}, hands=("D B", "S")).play("play D 1")
    assert strict.waiting() == [1], "nothing to take, so the turn is over"


def test_WW_17_both_mark_their_words_sealed() -> None:
    sitting = last({1: "CAT", 2: "XZ"}, {1: "DOGS"}, mode="challenge")
    assert sitting.waiting() == [0, 1]
    assert sitting.moves(0) == ["present 1", "leave 1"]
    sitting.play("present 1", 0).play("leave 2", 0)
    assert sitting.waiting() == [1]
    assert [m.text for _, m in sitting.game.sealed(sitting.state)] == ["present 1", "leave 2"]
    assert "presented" not in sitting.order()
    assert not [line for line in sitting.told(1) if "present" in line]
    sitting.play("leave 1", 1)
    assert sitting.game.sealed(sitting.state) == []
    assert [e.args["word"] for e in sitting.heard if e.what == "presented"] == ["CAT", ""]
    assert sitting.waiting() == [1]
    assert sitting.play("stand", 1).state.owners[0] == 0, "DOGS was not presented"


def test_WW_17_honour_counts_as_marked_and_looks_nothing_up() -> None:
    sitting = last({1: "CAX"}, {1: "DOGS"}, mode="honour", judge=Judge(None)).play("present 1", 0).play("leave 1", 1)
    assert sitting.waiting() == []
    assert sitting.state.owners[0] == 0


def test_WW_17_what_is_sealed_stays_so() -> None:
    """What the other has marked changes nothing that a seat is sent."""
    views = []
    for text in ("present 1", "leave 1"):
        sitting = last({1: "CAT", 2: "XZ"}, {1: "DOGS"}, mode="challenge").play(text, 0)
        game, state = sitting.game, sitting.state
        views.append([(lies(game, state, v), sent(game, state, v)) for v in (SEATS[1], SPECTATOR)])
        own = next(fact for fact in View(game, state, SEATS[0]).facts if fact.what == "marked")
        assert own.args["words"] == int(text == "present 1")
    assert views[0] == views[1]
    both = {tuple(world(game, state, SEATS[1], chance(n)).marked) for n in range(20)}
    assert len(both) == 2, "and a world may have it either way"


def test_WW_18_a_word_takes_one_counter_only_where_repeats_are_barred() -> None:
    state = {"owners": [0] + [-1] * 8, "words": ["CAT", *[""] * 8]}
    sitting = sit({2: "CAT"}, {2: "R"}, hands=("B", "D"), repeats=False, state=state).play("play B 5")
    assert sitting.waiting() == [1], "nothing to claim"
    assert sit({2: "CAT"}, hands=("B", "D"), state=state).play("play B 5").refused("claim 2") == ""
    refuted = claimed(repeats=False, state={"words": ["RABIDLY", *[""] * 8]})
    assert refuted.refused("refute RABIDLY") == "word-repeated"


def test_G_26_a_fallen_word_is_refused_unless_agreed() -> None:
    given: dict[str, Any] = {"hands": ("B", "D"), "mode": "challenge", "state": {"fallen": ["CAX"]}}
    assert sit({1: "CAX", 2: "ME"}, **given).play("play B 5").refused("claim 1") == "word-fallen"
    assert sit({1: "CAX", 2: "ME"}, fallen_again=True, **given).play("play B 5").refused("claim 1") == ""


def test_G_35_who_does_not_answer_lays_the_last_card_where_the_column_is_shortest() -> None:
    sitting = sit({1: "CAT", 2: "M", 3: "N"}, hands=("X B", "D"), state={"owners": [-1, -1, -1, 0, 1, 0, 1, 0, 1]})
    assert sitting.fallback(0).text == "play B 2"
    vowel = sit({1: "CAT"}, hands=("X E/I", "D"))
    assert vowel.fallback(0).text == "play E/I=E 2"
    assert sit({1: "CAT"}, hands=("X", "D")).play("play X 2").fallback(0).text == "draw"
    assert claimed().fallback(1).text == "stand"
    assert last({1: "CAT"}, {}, mode="challenge").fallback(0).text == "leave 1"


def test_what_is_said_before_a_card_is_played() -> None:
    sitting = sit({3: "BADGE"}, RAB, hands=("R", "D"))
    seen = sitting.game.foresee(sitting.state, SEATS[0], sitting.game.read("play R 3"))
    assert seen is not None
    assert (seen.what, seen.args["word"], seen.args["other"]) == ("column", "BADGER", "RAB")
    assert sitting.game.foresee(sitting.state, SEATS[0], PASS) is None


def test_what_is_heard_of_a_claim() -> None:
    sitting = claimed().play("refute RABIDLY", 1)
    assert sitting.told(0) == [
        "At location 3 you play R: BADGER.",
        "You claim location 3 with BADGER, against RAB of Ben.",
        "Ben refutes it: RABIDLY could still be made.",
        "The counter of location 3 goes to Ben, who has 1.",
        sitting.told(0)[-1],
    ]
    assert sitting.told(1)[1] == "Ann claims location 3 with BADGER, against your RAB."
    assert sitting.told(-1)[1] == "Ann claims location 3 with BADGER, against RAB of Ben."


@pytest.mark.parametrize("mode", ["challenge", "honour"])
@pytest.mark.parametrize("law", [laws.law_1_it_ends, laws.law_4_and_5, laws.law_8_offers, laws.law_9_round_trips])
def test_WW_17_the_sealed_end_keeps_the_laws(law: Any, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches in which nobody takes or claims anything: at random they hardly ever come to their last card."""

    def patient(game: runs.AnyGame, state: Any, seat: Seat, luck: Chance) -> Move:
        move = anything(game, state, seat, luck)
        return game.fallback(state, seat) if move.verb in ("take", "claim") else move

    monkeypatch.setattr(runs, "anything", patient)
    game = registry.game("war_of_words", {"mode": mode})
    assert "presented" in [event.what for step in runs.played(game, 2, mode).steps for event in step.heard]
    law(game, 2, mode)


@pytest.mark.parametrize("lang", ["en", "ar", "el"])
def test_all_that_happens_late_is_said_in_every_language(lang: str) -> None:
    """What matches at random hardly ever come to."""
    ends = [
        last({1: "CAT", 2: "NO", 4: "TEN"}, {1: "DOGS", 2: "AT"}, order=[(0, 2), (1, 2)]),
        last({1: "CATS"}, {}, equal="longest"),
        last({1: "CATS"}, {}),
        last({1: "CAX"}, {1: "QJ"}, mode="challenge").play("present 1", 0).play("leave 1", 1).play("challenge", 1),
        last({1: "CAT"}, {1: "AT"}, mode="challenge").play("present 1", 0).play("present 1", 1).play("stand", 1),
        claimed(tries="3").play("refute RABIDTY", 1).play("refute RABOTTO", 1).play("stand", 1),
        sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D"), mode="honour")
        .play("play B 5")
        .play("claim 1")
        .play("refute DOGS"),
        sit({1: "CAT"}, {1: "DOGS"}, hands=("B", "D")).play("play B 5").play("claim 1"),
        sit({1: "STARTE"}, {}, hands=("D B", "S"), mode="challenge")
        .play("play D 1")
        .play("take 1")
        .play("challenge", 1),
        sit({1: "STARTX"}, {}, hands=("D B", "S"), mode="challenge")
        .play("play D 1")
        .play("take 1")
        .play("challenge", 1),
        sit({1: "CAT"}, hands=("X B", "D")).play("play X 1"),
    ]
    for sitting in ends:
        for viewer in (0, 1, -1):
            assert all(sitting.told(viewer, lang))
    if lang == "en":
        assert ends[0].told(0)[-1] == "Ben wins, with 3 counters to 1."
        assert "Location 1: DOGS of Ben, longer than CAT." in ends[0].told(0)
        assert "Location 2: AT of Ben, finished before NO." in ends[0].told(0)


def test_a_bot_claims_only_what_cannot_be_refuted() -> None:
    own = registry.game("war_of_words").judge
    for theirs, best in (("RAB", "draw"), ("EASPX", "claim 3")):
        sitting = sit({3: "BADGER"}, {3: theirs}, hands=("T", "D"), judge=own).play("play T 9")
        assert hints(sitting.game, sitting.state, SEATS[0])[0].text == best
    bluff = sit({3: "BADGEX"}, {3: "EASPW"}, hands=("T", "D"), judge=own, mode="challenge").play("play T 9")
    assert hints(bluff.game, bluff.state, SEATS[0])[0].text == "draw"
    seven = sit({3: "STARTE"}, hands=("D X", "G"), judge=own)
    assert hints(seven.game, seven.state, SEATS[0])[0].text == "play D 3"
    assert hints(seven.game, seven.play("play D 3").state, SEATS[0])[0].text == "take 3"
    doubt = sit({1: "CAXP"}, {1: "DOG"}, hands=("B", "S"), mode="challenge", judge=own).play("play B 5").play("claim 1")
    assert hints(doubt.game, doubt.state, SEATS[1])[0].text == "challenge"


def test_the_command_gives_the_printed_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`majlis ask` of the printed position: RABIDLY is among the answers, RABBITS is not."""
    sitting = claimed(judge=registry.game("war_of_words").judge)
    file = tmp_path / "badger.json"
    file.write_text(json.dumps(position.write(sitting.game, sitting.state)))
    assert main(["ask", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["acting"] == [1]
    words = told["seats"][0]["open"][0]["some"]
    assert "refute RABIDLY" in words
    assert "refute RABBITS" not in words
    assert main(["apply", str(file), "1", "refute RABBITS"]) != 0
    assert "B" in capsys.readouterr().err
    assert main(["apply", str(file), "1", "refute", "RABIDLY", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["position"]["state"]["owners"][2] == 1


@pytest.mark.parametrize("mode", ["strict", "challenge"])
def test_a_replay_needs_no_list(mode: str) -> None:
    game = registry.game("war_of_words", {"mode": mode})
    match, luck = Match(game, 2, SeedLuck("replay")), chance("replay")
    while match.state.acting:
        match.play(match.waiting()[0], anything(game, match.state, match.waiting()[0], luck))
    made = record.read(record.write(record.of(match)))
    bare = registry.game("war_of_words", {"mode": mode}, judge=Judge(None, made.verdicts))
    again = record.replay(made, game=bare)
    assert again.digest() == match.digest()
    half = again.replay(len(again.log) // 2)
    assert half.view(Seat(0)).offers is not None, "offers ask nothing that is not in the record"


def test_positions_that_cannot_be() -> None:
    sitting = claimed()
    data = position.write(sitting.game, sitting.state)
    again = Sitting(sitting.game, position.place(sitting.game, data)).play("refute RABIDLY", 1)
    assert again.state.owners[2] == 1
    wrong: list[tuple[str, Any]] = [
        ("at", 9), ("at", 0), ("acting", 1), ("phase", 7), ("letters", ["X", "RAB"]), ("owners", [2, *[-1] * 8]),
        ("where", [[9] * 8, [2, 2, 2]]), ("turn", 1), ("owners", [0, 0, 1, *[-1] * 6]),
    ]  # fmt: skip
    for name, value in wrong:
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})


def test_options_have_their_defaults() -> None:
    options = WarOfWordsOptions()
    assert (options.mode, options.answer, options.tries, options.equal) == ("challenge", "120", "1", "draw")
