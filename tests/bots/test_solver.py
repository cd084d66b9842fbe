"""The solver: right where a look at everything tells the same, and honest where it gives up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from majlis import record, registry
from majlis.bots import MAKERS, make, solver
from majlis.bots.solver import Plain, analysis, solve
from majlis.chance import Chance, chance
from majlis.game import Game, State
from majlis.judge import Judge
from majlis.kit.anagrams import Anagrams
from majlis.kit.words import Words, letter_fits
from majlis.luck import SeedLuck
from majlis.match import Match, remembered
from majlis.move import QUIET, Move, Refused
from majlis.plan import SEATS
from majlis.table import Table
from majlis.view import Mind
from tests.kit.small import PACK, Sitting, SmallList, solitary
from tests.rules.test_reserves import reserves
from tests.rules.test_six_by_six import sixes
from tests.rules.test_stack_em import piles

pytestmark = pytest.mark.both_builds
ALONE = ("reserves", "six_by_six", "solitary_word", "stack_em")
SHORT = """
    AT IT NO TO ON IN AS ES ER RE ST OR ID IS AN ED SO EN AD DATE RATE TEAR SET TEN RISE SNORE TINS ION RED NOD SIT
""".split()


def every_move(game: Game[Any], state: State) -> list[Move]:
    """All legal moves, with every card that could be used: looked for in the simplest way."""
    moves = [move for move in game.choices(state, SEATS[0], QUIET) if move.verb != "tuck"]
    domain = game.domain(state, SEATS[0])
    if isinstance(domain, Words):
        found = [
            domain.supply.word(word, places)
            for word in domain.judge.lexicon
            for places in ways(word, domain.supply.shows(), [])
        ]
        moves += [move for move in {move.text: move for move in found}.values() if domain.refuse(move) is None]
    return moves


def ways(word: str, shows: list[str], used: list[int]) -> Iterator[list[int]]:
    """Every card for every letter."""
    if len(used) == len(word):
        yield used
        return
    for i, one in enumerate(shows):
        if i not in used and letter_fits(word[len(used)], one):
            yield from ways(word, shows, [*used, i])


def best_of_all(game: Game[Any], state: State, seen: dict[str, float]) -> float:
    """The best outcome that can be reached."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores[0]
    key = repr((state.piles.zones, sorted(remembered(state).items())))
    if key not in seen:
        seen[key] = float("-inf")
        found = []
        for move in every_move(game, state):
            twin = state.fork()
            game.apply(twin, SEATS[0], move, Table(twin.piles, Chance()))
            found.append(best_of_all(game, twin, seen))
        seen[key] = max(found)
    return seen[key]


def codes(luck: Chance, count: int) -> list[str]:
    """Some cards of letters that make words."""
    likely = [
        PACK.code[c] for c in PACK.all if PACK.code[c] in ("T", "S", "R", "N", "E/I", "A/E", "I/O", "E/O", "?", "D")
    ]
    luck.shuffle(likely)
    return likely[:count]


def laid(key: str, n: int, given: dict[str, Any]) -> Sitting:
    """A small table at random."""
    luck = chance("laid", key, n)
    if key == "six_by_six":
        cards = codes(luck, 7)
        stacks = [" ".join(cards[:2]), " ".join(cards[2:4]), *cards[4:6]]
        return sixes(*stacks, cards[6] if n % 2 else "", words=SHORT, **given)
    if key == "stack_em":
        return piles(*codes(luck, 5), words=SHORT, **given)
    cards = codes(luck, 7)
    return solitary(" ".join(cards[:6]), stock=cards[6], purse=3 - n % 3, words=SHORT, **given)


@pytest.mark.parametrize("given", [{}, {"repeats": False}], ids=str)
@pytest.mark.parametrize("key", ["six_by_six", "solitary_word", "stack_em"])
def test_it_finds_what_a_look_at_everything_finds(key: str, given: dict[str, Any]) -> None:
    verdicts = set()
    for n in range(8):
        sitting = laid(key, n, given)
        found = solve(analysis(sitting.game), sitting.state)
        assert found.complete, n
        best = best_of_all(sitting.game, sitting.state, {})
        assert found.score == best, n
        assert found.winnable == (best > 0), n
        verdicts.add(found.winnable)
    assert verdicts == {True, False}


def test_a_wild_card_on_top_that_keeps_its_letter_is_reckoned_with() -> None:
    for wild, winnable in (("keeps", False), ("free", True)):
        sitting = piles("A/E", "?", "S", "N", words=["AT", "SON"], wild=wild)
        found = solve(analysis(sitting.game), sitting.state)
        assert (found.winnable, found.complete) == (winnable, True)


@pytest.mark.parametrize("key", ALONE)
def test_its_line_can_be_played_and_leads_where_it_says(key: str) -> None:
    game = registry.game(key)
    for seed in range(2):
        match = Match(game, 1, SeedLuck(f"line {seed}"))
        found = solve(analysis(game), match.state, 300 if key != "reserves" else 120)
        for move in found.line:
            match.play(SEATS[0], move)
        outcome = match.outcome()
        assert found.score == (outcome or game.standing(match.state) or outcome).scores[0]  # type: ignore[union-attr]
        assert found.winnable in (True, None) or found.complete
        again = record.replay(record.read(record.write(record.of(match))))
        assert again.digest() == match.digest()


def test_it_is_honest_when_it_gives_up() -> None:
    game = registry.game("solitary_word")
    match = Match(game, 1, SeedLuck("0/1"))
    few, more = [solve(analysis(game), match.state, most) for most in (5, 2000)]
    assert (few.winnable, few.complete, few.positions) == (None, False, 5)
    assert more.winnable is True


def test_the_same_deal_gives_the_same_answer_whatever_was_looked_at_before() -> None:
    game = registry.game("stack_em")
    first, second = analysis(game), analysis(game)
    for seed in ("a", "b"):
        solve(first, Match(game, 1, SeedLuck(seed)).state, 200)
    deal = Match(game, 1, SeedLuck("c")).state
    one, other = solve(first, deal, 200), solve(second, deal, 200)
    assert [m.text for m in one.line] == [m.text for m in other.line]
    assert one.positions == other.positions


def test_looking_changes_nothing() -> None:
    sitting = laid("six_by_six", 1, {})
    before = repr((sitting.state.piles.key(), remembered(sitting.state)))
    solve(analysis(sitting.game), sitting.state)
    assert repr((sitting.state.piles.key(), remembered(sitting.state))) == before


def test_reserves_always_ends_in_a_score_and_claims_no_more_than_it_knows() -> None:
    sitting = reserves(["D A/E=A T"], "E/I", "", words=["DATE", "AT"])
    found = solve(analysis(sitting.game), sitting.state)
    assert (found.winnable, found.complete, found.score) == (True, True, 1000.0)
    left = reserves(["D A/E=A T"], "Z", "", words=["DATE", "AT"])
    found = solve(analysis(left.game), left.state)
    assert found.winnable is True
    assert not found.complete, "not every way was tried"
    assert found.score == 1000 - 14


def test_a_game_that_tells_nothing_of_itself_is_searched_too() -> None:
    sitting = laid("solitary_word", 3, {})
    found = solve(Plain(sitting.game), sitting.state, 300)
    assert found.positions > 1
    assert found.winnable is not False, "it has not tried every card"


# -- a tool, and no player; yet the strongest asks it once hardly anything is hidden --


def open_to_all(key: str, n: int) -> Sitting:
    """A small table at random without a hidden card."""
    cards = codes(chance("open", key, n), 6)
    if key == "solitary_word":
        return solitary(" ".join(cards), stock="", words=SHORT)
    return sixes(*cards, words=SHORT) if key == "six_by_six" else piles(*cards, words=SHORT)


@pytest.mark.parametrize("key", ["six_by_six", "solitary_word", "stack_em"])
def test_the_strongest_wins_what_can_be_won_when_all_is_known(key: str) -> None:
    won = 0
    for n in range(12):
        sitting = open_to_all(key, n)
        game, state = sitting.game, sitting.state
        if not solve(analysis(game), state).winnable:
            continue
        for step in range(12):
            if state.acting:
                move = make("level4", chance(n, step)).choose(Mind(game, state, SEATS[0], chance("mind", n, step)))
                game.apply(state, SEATS[0], move, Table(state.piles, Chance()))
        outcome = game.outcome(state)
        assert outcome is not None, n
        assert outcome.scores[0] > 0, n
        won += 1
    assert won


def test_no_table_can_seat_it() -> None:
    assert solver.NAME not in MAKERS
    with pytest.raises(Refused):
        make(solver.NAME, chance(0))


def test_it_looks_at_games_for_one_person_only() -> None:
    for key, nature in registry.natures().items():
        if 1 not in nature.seats:
            with pytest.raises(Refused) as refused:
                analysis(registry.game(key, judge=Judge(SmallList([])) if nature.language else None))
            assert refused.value.reason.what == "not-for-one"


# -- words of all the cards --


def test_words_that_use_every_card() -> None:
    words = Anagrams(SmallList(["RAT", "TAR", "ART", "RATE", "TEAR", "AT", "EAR"]), 4)
    assert words.spelled(["T", "AE", "R"]) == ["ART", "RAT", "TAR"]
    assert words.spelled(["T", "AE"]) == ["AT"]
    assert sorted(words.spelled(["?", "AE", "R", "E"])) == ["RATE", "TEAR"]
    assert words.spelled(["?", "AE", "T", "T"]) == []
    assert words.spelled(["T", "T"]) == []
    assert words.ending(["T", "AE"], "R") == ["TAR"]
    assert words.ending(["?", "R"], "AE") == []
    assert words.ending(["R", "AE"], "?") == ["ART"]
    assert words.ending(["E", "AE"], "?") == ["EAR"]
