"""6x6, ruling by ruling. The rulings stand in words beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from majlis import options, position, record, registry
from majlis.chance import Chance
from majlis.judge import Judge
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.plan import SEATS, Zone
from majlis.search import playout
from tests.kit.small import PACK, WORDS, Sitting, SmallList, judge

pytestmark = pytest.mark.both_builds


def sixes(*stacks: str, seats: int = 1, words: Sequence[str] = WORDS, **given: Any) -> Sitting:
    """Stacks of cards, the top one last and open; what they lack to the size of the game has been played."""
    size = {"stacks": max(len(stacks), 4), "high": 6, **given}
    game = registry.game("six_by_six", size, judge=judge(words))
    zones: dict[str, list[str]] = {"open": [], "played": []}
    on = []
    for n, cards in enumerate(stack.split() for stack in stacks):
        if cards:
            zones[f"stack:{n + 1}"] = cards[:-1]
            zones["open"].append(cards[-1])
            on.append(n)
    left = [PACK.code[c] for c in PACK.all]
    for code in [code for codes in zones.values() for code in codes]:
        left.remove(code)
    played = game.options.stacks * game.options.high - sum(len(stack.split()) for stack in stacks)
    zones["played"] = left[:played]
    state = {"on": on, "played": ["X" * played] if played else []}
    data = {"game": "six_by_six", "seats": seats, "zones": zones, "state": state}
    return Sitting(game, position.place(game, data))


def score(sitting: Sitting) -> float:
    found = sitting.game.outcome(sitting.state)
    assert found is not None
    return float(found.scores[0])


def heights(sitting: Sitting) -> list[int]:
    return [len(sitting.lie(f"stack:{n + 1}")) for n in range(sitting.game.options.stacks)]


# -- the stacks --


def test_SX_01_six_stacks_of_six_with_their_tops_turned_up() -> None:
    match = Match(registry.game("six_by_six", judge=judge()), 1, SeedLuck("sixes"))
    zones = dict(zip(match.game.plan.names, match.state.piles.zones, strict=True))
    assert [len(zones[f"stack:{n}"]) for n in range(1, 7)] == [5] * 6
    assert len(zones["open"]) == 6
    assert len(zones["stock"]) == 38, "derived: 38 cards are not used"
    assert match.state.on == [0, 1, 2, 3, 4, 5]


def test_SX_01_a_word_has_two_to_six_letters_each_from_another_stack() -> None:
    sitting = sixes("B F", "B R", "C I/O", "C A/E", "G N", "G D", words=["FRIEND", "AN", "EEL", "A"])
    assert sitting.refused("word FRIEND") == ""
    assert sitting.refused("word AN") == ""
    assert sitting.refused("word A") == "word-short"
    assert sitting.refused("word EEL") == "word-lacks", "one card is one letter"
    sitting.play("word FRIEND")
    assert sitting.lie("open") == ["B", "B", "C", "C", "G", "G"]
    assert heights(sitting) == [0] * 6
    assert score(sitting) == -6.0


def test_SX_02_stacks_that_gave_a_card_are_turned_up_by_themselves_where_no_space_is_empty() -> None:
    sitting = sixes("B T", "C A/E", "D R", "F S", words=["TAR", "AB", "BA", "CAB"]).play("word TAR")
    assert sitting.lie("open") == ["B", "C", "D", "S"]
    assert sitting.state.on == [0, 1, 2, 3]
    assert sitting.said("turned")["stacks"] == "1, 2, 3"


def test_SX_02_the_printed_example() -> None:
    """A word of three letters leaves two empty spaces and one waiting stack: its top to a space, the next turned up."""
    sitting = sixes("G", "A/E N T", "O/U", "T S", words=["GOT", "SANE", "TEN"]).play("word GOT")
    sitting = sixes("G", "S A/E I/O T", "O/U", "R N", words=["GOT", "RAIN", "IN", "NO", "TAR"]).play("word GOT")
    assert sitting.moves(0) == ["turn 2", "fill 2", "resign"]
    assert sitting.refused("word IN") == "not-now", "first the stack is seen to"
    sitting.play("fill 2")
    assert sitting.lie("open") == ["I/O", "A/E", "N"]
    assert sitting.state.on == [0, 1, 3], "the top is a stack of its own, the next is open where it was"
    assert heights(sitting) == [0, 1, 0, 1]
    assert sitting.said("filled") | {"cards": 0} == {"stack": 2, "space": 1, "cards": 0}
    assert sitting.refused("word IN") == "", "one space stays empty, as no stack waits"
    assert sitting.moves(0) == ["resign"]


def test_SX_02_the_player_decides_stack_by_stack_and_gives_one_card_at_most() -> None:
    sitting = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT")
    assert sitting.moves(0) == ["turn 2", "turn 3", "fill 2", "fill 3", "turn all", "resign"]
    turned = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT").play("turn 2")
    assert turned.moves(0) == ["turn 3", "fill 3", "resign"]
    turned.play("turn 3")
    assert turned.state.on == [1, 2, 3], "filling is up to the player"
    everything = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT")
    assert everything.play("turn all").state.on == [1, 2, 3]


def test_SX_02_a_full_table_ends_the_filling() -> None:
    sitting = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT").play("fill 3")
    assert sitting.state.on == [0, 1, 2, 3], "stack 2 was turned up by itself, as no space was left"
    assert sitting.lie("open") == ["I/O", "A/E", "H", "N"]


def test_SX_02_a_stack_of_one_gives_nothing() -> None:
    sitting = sixes("G", "A/E T", "O/U", "R N", words=["GOT", "AN"]).play("word GOT")
    assert sitting.state.on == [1, 3]
    assert sitting.moves(0) == ["resign"]


def test_SX_02_spaces_emptied_earlier_can_be_filled() -> None:
    sitting = sixes("", "B R A/E T", "H O/U", "R N", words=["TO", "ARE", "AN"]).play("word TO")
    assert sitting.moves(0) == ["turn 2", "turn 3", "fill 2", "turn all", "resign"]
    assert sitting.play("fill 2").state.on == [0, 1, 2, 3]


def test_SX_03_each_card_left_counts_one_and_none_wins() -> None:
    won = sixes("T", "A/E", words=["AT"]).play("word AT")
    assert score(won) == 1.0
    assert won.order()[-1] == "won"
    left = sixes("B T", "A/E", "C C S", "R", words=["AT"]).play("word AT")
    assert left.waiting() == []
    assert score(left) == -5.0, "face down ones count too"
    assert left.facts()["left"] == {"cards": 5}
    assert left.said("no-word-left") == {"left": 5, "words": 2}


@pytest.mark.parametrize(("stacks", "high"), [(5, 5), (7, 7), (8, 9), (9, 8), (12, 6), (10, 7)])
def test_SX_04_other_sizes(stacks: int, high: int) -> None:
    game = registry.game("six_by_six", {"stacks": stacks, "high": high}, judge=judge())
    match = Match(game, 1, SeedLuck("sixes"))
    zones = dict(zip(game.plan.names, match.state.piles.zones, strict=True))
    assert [len(zones[f"stack:{n + 1}"]) for n in range(stacks)] == [high - 1] * stacks
    assert len(zones["open"]) == stacks
    assert len(zones["stock"]) == 74 - stacks * high


def test_SX_04_no_more_than_the_pack_and_the_printed_sizes_have_names() -> None:
    with pytest.raises(Refused) as refused:
        registry.game("six_by_six", {"stacks": 9, "high": 9}, judge=judge())
    assert refused.value.reason.what == "too-many-cards"
    variants = registry.nature("six_by_six").variants
    assert {name: (v.stacks, v.high) for name, v in variants.items()} == {"5x5": (5, 5), "7x7": (7, 7), "8x9": (8, 9)}
    assert options.changed(variants["8x9"]) == {"stacks": 8, "high": 9}


def test_SX_05_letters_are_free_until_used() -> None:
    sitting = sixes("T", "A/E", "?", "S", words=["TEAS", "AT"])
    assert sitting.full("word TEAS", 0) in ("word T A/E=E ?=A S", "word T ?=E A/E=A S")
    assert sitting.refused("word ?=T A/E=E A/E=A S") == "word-cards"
    sitting.play("word TEAS")
    marks = {(m.zone, m.place): m.term for m in sitting.game.marks(sitting.state)}
    assert len([term for term in marks.values() if term.startswith("letter-")]) == 2, "then they stay"


def test_SX_05_resigning_ends_with_the_score_as_it_is() -> None:
    sitting = sixes("B T", "A/E", "R", "S", words=["AT", "RAT"]).play("resign")
    assert score(sitting) == -5.0


@pytest.mark.parametrize("given", [{"stuck": "silent"}, {"mode": "honour"}])
def test_SX_05_the_stuck_test_is_exact_and_can_be_silent(given: dict[str, str]) -> None:
    stuck = sixes("B T", "C A/E", "D R", "F S", words=["TAR", "BED"]).play("word TAR")
    assert stuck.waiting() == []
    assert stuck.order()[-1] == "no-word-left"
    goes_on = sixes("B T", "C A/E", "D R", "F S", words=["TAR", "CDB"]).play("word TAR")
    assert goes_on.waiting() == [0], "even one odd word is one"
    silent = sixes("B T", "C A/E", "D R", "F S", words=["TAR", "BED"], **given).play("word TAR")
    assert silent.waiting() == [0]


def test_SX_07_strict_or_honour() -> None:
    assert sixes("T", "A/E", "R", "S", words=["AT"]).refused("word TARS") == "word-unknown"
    assert sixes("T", "A/E", "R", "S", words=["AT"], mode="honour").refused("word TARS") == ""
    barred = sixes("T T", "A/E A/E", "R", "S", words=["AT", "TARS"], repeats=False).play("word AT")
    assert barred.refused("word AT") == "word-repeated"


def test_SX_08_each_turned_card_is_seen_before_the_next_decision() -> None:
    sitting = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT").play("turn 3")
    assert sitting.lie("open") == ["I/O", "N"]
    assert "turn 2" in sitting.moves(0)


def test_SX_09_the_words_lie_beside_the_stacks() -> None:
    sitting = sixes("D T", "A/E A/E", "R", "S", high=4, words=["AT", "RED"]).play("word AT").play("word RED")
    zone = Zone(sitting.game.plan.index["played"])
    assert sitting.lie("played")[-5:] == ["A/E", "T", "R", "A/E", "D"]
    assert sitting.game.spots(sitting.state, zone)[-5:] == [(1, 0), (1, 1), (2, 0), (2, 1), (2, 2)]
    assert sitting.state.played[-2:] == ["AT", "RED"]
    assert str(sitting.facts()["words"]["words"]).endswith("AT, RED")


def test_SX_10_of_two_alike_the_one_of_the_higher_stack_unless_named() -> None:
    for text, heights_after in (("word AT", [1, 1, 0, 0]), ("word A/E=A T:1", [0, 2, 0, 0])):
        sitting = sixes("B T", "C D T", "A/E A/E", "S", words=["AT", "AS"])
        sitting.play(text)
        assert heights(sitting) == heights_after, text
    sitting = sixes("B T", "C D T", "A/E A/E", "S", words=["AT"])
    assert sitting.full("word AT", 0) == "word A/E=A T:2"
    assert sitting.refused("word A/E=A T:3") == "word-cards", "there is no T"
    assert sitting.refused("word A/E=A T:1") == ""
    assert sitting.game.read("word A/E:3=A T:1").text == "word A/E:3=A T:1"


def test_the_tops_are_told_with_their_stacks() -> None:
    sitting = sixes("B T", "C A/E", "", "S", words=["SAT", "AT", "CAB"])
    assert [m.term for m in sitting.game.marks(sitting.state)][:3] == ["on-stack:1", "on-stack:2", "on-stack:4"]
    assert sitting.game.spots(sitting.state, Zone(sitting.game.plan.index["open"])) == [(0, 0), (0, 1), (0, 3)]


def test_what_a_word_leaves_is_foretold() -> None:
    sitting = sixes("B T", "A/E", "R", "S", words=["TARS", "AT"])
    move = sitting.game.complete(sitting.state, SEATS[0], sitting.game.read("word TARS"))
    seen = sitting.game.foresee(sitting.state, SEATS[0], move)
    assert seen is not None
    assert seen.args == {"left": 1, "emptied": 3}


# -- the team --


def test_SX_06_most_votes_decide_and_the_die_between_equals() -> None:
    sitting = sixes("B T", "C A/E", "D R", "F S", seats=3, words=["TAR", "RAT", "ART", "BAD", "CAB", "ABC", "BC"])
    sitting.play("word TAR", 0).play("word ART", 2)
    for seat in range(3):
        sitting.play("ready", seat)
    sitting.play("vote TAR", 0).play("vote ART", 1).play("vote ART", 2)
    assert sitting.state.played[-1] == "ART"
    assert "rolls" not in sitting.order()
    sitting = sixes("B T", "C A/E", "D R", "F S", seats=2, words=["TAR", "RAT", "ART", "BAD", "CAB", "ABC", "BC"])
    sitting.play("word TAR", 0).play("word ART", 1).play("ready", 0).play("ready", 1)
    sitting.play("vote TAR", 0).play("vote 2", 1)
    rolls = [e.args["roll"] for e in sitting.heard if e.what == "rolls"]
    assert len(rolls) >= 2
    assert all(1 <= roll <= 6 for roll in rolls)
    assert sitting.state.played[-1] in ("TAR", "ART")
    assert sitting.game.sides(2) == [[0, 1]]


def test_SX_06_a_single_call_needs_no_vote_and_all_share_the_outcome() -> None:
    sitting = sixes("T", "A/E", seats=4, words=["AT"]).play("word AT", 2)
    for seat in range(4):
        sitting.play("ready", seat)
    outcome = sitting.game.outcome(sitting.state)
    assert outcome is not None
    assert outcome.scores == [1.0] * 4


def test_SX_06_filling_is_called_and_voted_on_too() -> None:
    sitting = sixes("G", "B B A/E T", "H H I/O O/U", "R N", seats=2, words=["GOT", "IT", "AN"])
    sitting.play("word GOT", 0).play("ready", 0).play("ready", 1)
    assert sitting.moves(1)[:5] == ["turn 2", "turn 3", "fill 2", "fill 3", "turn all"]
    sitting.play("fill 3", 0).play("turn all", 1)
    assert "fill 3" not in sitting.moves(1), "called already"
    assert sitting.refused("fill 3", 1) != ""
    sitting.play("ready", 0).play("ready", 1)
    assert sitting.told(0)[-2:] == ["Vote 1: fill a space from stack 3.", "Vote 2: turn up all stacks."]
    sitting.play("vote fill 3", 0).play("vote 1", 1)
    assert sitting.state.on == [0, 1, 2, 3]


def test_SX_11_a_team_that_calls_nothing_gives_up() -> None:
    sitting = sixes("B T", "C A/E", "D R", "F S", seats=2, words=["TAR"])
    for _ in range(3):
        sitting.play("ready", 0).play("ready", 1)
    assert score(sitting) == -8.0
    assert sitting.order()[-1] == "team-resigned"
    sitting = sixes("B T", "C A/E", "D R", "F S", seats=2, words=["TAR"])
    for _ in range(3):
        sitting.play("ready", 0).play("unready", 0)
    assert sitting.play("ready", 0).moves(0) == []


def test_G_35_the_move_for_who_does_not_answer() -> None:
    alone = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"])
    assert alone.fallback(0).text == "resign"
    assert alone.play("word GOT").fallback(0).text == "turn all"
    team = sixes("T", "A/E", seats=2, words=["AT"])
    assert team.fallback(0).text == "ready"


# -- records, positions, ends --


def test_G_32_what_the_list_said_is_in_the_record() -> None:
    game = registry.game("six_by_six", judge=judge([*WORDS, "TO", "IN", "ON", "BE", "BY"]))
    for seed in range(10):
        match = Match(game, 1, SeedLuck(f"{seed}"))
        luck = Chance(seed)
        assert any(question.startswith("any 2: ") for question in match.verdicts)
        while match.state.acting:
            match.play(SEATS[0], game.propose(match.state, SEATS[0], luck))
        again = record.replay(record.read(record.write(record.of(match))))
        assert again.digest() == match.digest()


def test_impossible_positions() -> None:
    sitting = sixes("B T", "C A/E", "D R", "F S", seats=2, words=["TAR"]).play("word TAR", 0)
    data = position.write(sitting.game, sitting.state)
    position.place(sitting.game, data)
    for name, value in (
        ("on", [0, 1, 2]),
        ("on", [0, 1, 2, 2]),
        ("on", [0, 1, 2, 7]),
        ("played", ["XY"]),
        ("calls", ["word B B"]),
        ("calls", ["turn 2"]),
        ("result", 1),
        ("acting", 2),
    ):
        with pytest.raises(Refused):
            position.place(sitting.game, {**data, "state": {**data["state"], name: value}})
    with pytest.raises(Refused):
        position.place(sitting.game, {**data, "zones": {**data["zones"], "played": []}})


def test_every_match_ends_within_the_bound() -> None:
    for seats in (1, 2, 8):
        game = registry.game("six_by_six", {}, judge=Judge(SmallList([*WORDS, "TO", "IN", "ON", "BE", "BY"])))
        state = Match(game, seats, SeedLuck("bound")).state.fork()
        assert playout(game, state, Chance(3)) <= game.bound


def test_what_is_heard() -> None:
    sitting = sixes("G", "B B A/E T", "H H I/O O/U", "R N", words=["GOT", "IT", "AN"]).play("word GOT").play("fill 3")
    assert sitting.told(0) == [
        "You play GOT. Left: 8 cards.",
        "Stack 1 is empty.",
        "From stack 3 to space 1: I or O.",
        "Stack 3 shows H.",
        "Stack 2 shows A or E.",
    ]
    assert sitting.told(-1)[0] == "Ann plays GOT. Left: 8 cards."
