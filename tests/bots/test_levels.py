"""The four levels: none of them sees what its seat may not, and the strongest looks ahead where its game says how."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import bots, registry
from majlis.bots import levels
from majlis.chance import Chance, chance
from majlis.game import Game, State
from majlis.laws.runs import played
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Move, Play
from majlis.plan import SEATS, Seat
from majlis.search import world
from majlis.strength import WAYS, Strength
from majlis.thought import Trial, chosen, compare
from majlis.view import Mind

KEYS = list(registry.natures())
STRONG = [key for key in KEYS if registry.strength(key) is not None]
LOOKS = 2
HASTE = 400  # the strongest thinks so many times less than usual


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "INTERPRETED", HASTE)


def choice(name: str, game: Game[Any], state: State, seat: Seat) -> str:
    return bots.make(name, chance("bot")).choose(Mind(game, state, seat, chance("mind"))).text


@pytest.mark.parametrize("key", KEYS)
def test_levels_play_legally_at_one_table_and_the_same_for_the_same_luck(key: str) -> None:
    def moves(upto: int) -> list[str]:
        match = Match(registry.game(key), next(n for n in registry.nature(key).seats if n > 1), SeedLuck("levels"))
        while match.outcome() is None and len(match.log) < upto:
            seat = match.waiting()[0]
            name = f"level{1 + (seat + len(match.log) // 4) % 4}"
            mind = Mind(match.game, match.state, seat, chance("mind", len(match.log)))
            match.play(seat, bots.make(name, chance(len(match.log))).choose(mind))
        return [move.text for _, move in match.log]

    assert moves(12)[:4] == moves(4)


@pytest.mark.parametrize("key", KEYS)
def test_deals_that_look_alike_to_a_bot_are_played_alike(key: str) -> None:
    """With the same luck, so the same move is as likely in both."""
    game, seats = registry.game(key), next(n for n in registry.nature(key).seats if n > 1)
    run, luck = played(game, seats, "alike", 30), chance("alike", key)
    for _ in range(LOOKS):
        state = run.steps[luck.below(len(run.steps))].state
        for seat in state.waiting()[:1]:
            twin = world(game, state, seat, luck)
            for name in ("level1", "level4"):
                assert choice(name, game, state, seat) == choice(name, game, twin, seat), (key, name)


def test_it_would_be_noticed_if_a_bot_saw_what_others_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game(STRONG[0])
    seats = next(n for n in game.nature.seats if n > 1)
    run = played(game, seats, "alike", 2)
    state = run.steps[0].state
    seat = state.waiting()[0]
    twin = world(game, state, seat, chance("other"))
    assert twin.piles.zones != state.piles.zones
    monkeypatch.setattr("majlis.view.in_order", lambda piles, viewer: None)
    for true in (state, twin):
        monkeypatch.setattr("majlis.view.world", lambda game, state, viewer, chance: state.fork())
        assert Mind(game, true, seat, chance("mind")).state.piles.zones == true.piles.zones
    assert choice_by_sum(game, state, seat) != choice_by_sum(game, twin, seat)


def choice_by_sum(game: Game[Any], state: State, seat: Seat) -> str:
    """What a bot would say that reads the cards of its world: a leak, if the world were the truth."""
    return str(Mind(game, state, seat, chance("mind")).state.piles.zones)


@pytest.mark.parametrize("key", STRONG)
def test_strength_speaks_a_closed_vocabulary_and_judges_every_seat(key: str) -> None:
    how, game = registry.strength(key), registry.game(key)
    assert how.search in WAYS
    seats = max(n for n in registry.nature(key).seats if n <= 4)
    state = played(game, seats, "judged", 6).steps[-1].state
    twin = state.fork()
    twin.last_deal = True
    once = how.judge(game, twin.fork(), SEATS[0], chance("judge"))
    assert len(once) == seats
    assert once == how.judge(game, twin.fork(), SEATS[0], chance("judge"))
    for seat in state.waiting()[:1]:
        move = how.habit(game, state.fork(), seat, chance("habit"))
        assert game.refuse(state, seat, move) is None, move


def trial(move: str, leads: list[float]) -> Trial:
    made = Trial(Move(move), 0.0)
    for lead in leads:
        made.worlds += 1
        made.total += lead
        made.lead += lead
        made.lead_squared += lead * lead
    return made


def test_the_advised_move_is_left_only_for_what_is_surely_better() -> None:
    advised = trial("advised", [0.0] * 4)
    doubtful, sure = trial("doubtful", [9.0, -5.0, 8.0, -4.0]), trial("sure", [1.0, 1.5, 1.0, 1.5])
    assert chosen([advised, doubtful, sure], 2.0) is sure
    assert chosen([advised, doubtful], 2.0) is advised
    assert chosen([advised, doubtful, sure], 0.0) is doubtful
    assert chosen([advised, trial("worse", [-1.0] * 4)], 0.0) is advised


def with_different_cards() -> tuple[Game[Any], State, Seat, list[Move]]:
    """A position in which each move plays another card."""
    for key in STRONG:
        game = registry.game(key)
        state = played(game, next(n for n in game.nature.seats if n > 1), "find", 3).steps[-1].state
        seat = state.waiting()[0]
        moves = Mind(game, state, seat, chance(1)).moves()
        cards = {move.card for move in moves if isinstance(move, Play)}
        if len(moves) > 1 and len(cards) == len(moves):
            return game, state, seat, moves
    raise AssertionError("no such position")


def test_comparing_finds_the_move_that_wins() -> None:
    """Whatever a position is worth, the move after which it is worth most is found."""
    game, state, seat, moves = with_different_cards()
    wanted = moves[-1]
    assert isinstance(wanted, Play)
    hands = [zone for zone, name in enumerate(game.plan.names) if name.startswith("hand/")]

    class Prophet(Strength[Any, Any]):
        def judge(self, game: Any, state: Any, seat: Seat, chance: Chance) -> list[float]:
            held = any(wanted.card in state.piles.zones[hand] for hand in hands)
            return [0.0 if held else 1.0] * int(state.seats)

    prophet = Prophet(WAYS[1])
    assert chosen(compare(game, state, seat, chance(2), moves, prophet, 40), 0.0).move is wanted


def test_beginners_slip_and_know_few_words() -> None:
    slips = 0
    for key in KEYS:
        game = registry.game(key)
        seats = next(n for n in game.nature.seats if n > 1)
        state = played(game, seats, "slip", 1).steps[0].state
        seat = state.waiting()[0]
        best = choice("greedy", game, state, seat)
        for n in range(10):
            mind = Mind(game, state, seat, chance("mind"))
            move = bots.make("level1", chance(n)).choose(mind)
            slips += move.text != best
            lexicon = game.judge.lexicon if game.judge is not None else None
            if lexicon is not None:
                assert all(lexicon.commonness(word) <= 2 for word in levels.words_of(move)), (key, move)
    assert slips
