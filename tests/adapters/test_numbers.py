"""Moves and tables as numbers: the same game, the same secrets."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from majlis import registry
from majlis.adapters.batch import Batch
from majlis.adapters.numbers import Actions, word
from majlis.adapters.sitting import SCORE, Sitting
from majlis.chance import Chance, chance
from majlis.move import PASS, IllegalMove, Move
from majlis.plan import SEATS

KEYS = list(registry.natures())
SWIFT = next(key for key in KEYS if registry.nature(key).kind == "fishing")
MOVES = 25


def sitting(key: str, moves: int = 0, seats: int = 0) -> Sitting:
    """A match after some moves at random."""
    game = registry.game(key)
    made = Sitting(game, seats or game.nature.seats[0])
    made.begin("5")
    luck = chance("adapters")
    for _ in range(moves):
        if made.over:
            break
        made.step(made.turn, drawn(made, luck))
    return made


def drawn(made: Sitting, luck: Chance) -> int:
    numbers = sorted(made.legal(made.turn))
    return numbers[luck.below(len(numbers))]


@pytest.mark.parametrize("key", KEYS)
def test_numbers_and_texts_are_the_same_moves(key: str) -> None:
    by_number, luck = sitting(key), chance("both")
    by_text = by_number.fork()
    for _ in range(MOVES):
        if by_number.over:
            break
        turn = by_number.turn
        legal = by_number.legal(turn)
        assert len({move.text for move in legal.values()}) == len(legal)
        assert all(0 <= number < by_number.actions.size for number in legal)
        assert by_number.mask(turn).nonzero()[0].tolist() == sorted(legal)
        number = drawn(by_number, luck)
        by_text.step(turn, legal[number].text)
        by_number.step(turn, number)
        assert by_text.state.piles.zones == by_number.state.piles.zones
        assert by_text.turn == by_number.turn
        assert (by_text.look(SEATS[0]) == by_number.look(SEATS[0])).all()


@pytest.mark.parametrize("key", KEYS)
def test_numbers_tell_nothing_that_is_hidden(key: str) -> None:
    """In a world that a seat could as well be in it sees the same numbers, may do the same and reads the same."""
    for moves in (0, 7, MOVES):
        made = sitting(key, moves, registry.nature(key).seats[-1])
        for seat in SEATS[: made.seats]:
            twin = made.fork()
            twin.imagine(seat, chance("world", moves))
            assert (twin.look(seat) == made.look(seat)).all()
            assert (twin.mask(seat) == made.mask(seat)).all()
            assert twin.plain(seat) == made.plain(seat)


def test_somebody_else_sees_something_else() -> None:
    """The promise above is not kept by telling nothing."""
    made = sitting(SWIFT, 3)
    assert (made.look(SEATS[0])[1:] != made.look(SEATS[1])[1:]).any()
    assert (sitting(SWIFT, 3).look(SEATS[0]) != sitting(SWIFT, 4).look(SEATS[0])).any()


@pytest.mark.parametrize("key", KEYS)
def test_what_is_seen_is_plain_data(key: str) -> None:
    made = sitting(key, 2)
    told = json.loads(json.dumps(made.plain(made.turn)))
    assert told["viewer"] == made.turn
    assert made.turn in told["waiting"]
    assert told["moves"] or told["open"]
    for text in [*told["moves"], *(text for one in told["open"] for text in one["for_example"])][:10]:
        made.fork().step(made.turn, text)


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_sent_as_its_seed_and_moves(key: str) -> None:
    made = sitting(key, MOVES)
    twin = pickle.loads(pickle.dumps(made))
    assert twin.state.piles.key() == made.state.piles.key()
    assert twin.turn == made.turn


def test_an_imagined_world_has_no_past_to_send() -> None:
    made = sitting(SWIFT, 3)
    made.imagine(SEATS[0], chance(1))
    with pytest.raises(TypeError):
        pickle.dumps(made)
    made.begin("6")
    pickle.dumps(made)


def test_a_number_that_is_not_allowed_changes_nothing() -> None:
    made = sitting(SWIFT)
    before = made.state.piles.key()
    closed = next(number for number in range(made.actions.size) if number not in made.legal(made.turn))
    for what in (closed, -1, made.actions.size, "play nothing"):
        with pytest.raises(IllegalMove):
            made.step(made.turn, what)
    assert made.state.piles.key() == before


def test_open_moves_end_where_the_numbers_end() -> None:
    key = next(
        key for key in KEYS if max(sitting(key, 4).legal(sitting(key, 4).turn)) >= len(registry.game(key).moves) + 3
    )
    made = sitting(key, 4)
    few = Actions(made.game, 2).legal(made.state, made.turn)
    assert len(few) < len(made.legal(made.turn))
    assert max(few) < len(made.game.moves) + 2


class Stutter:
    """A game that proposes what it has listed, and one word twice."""

    verb = "word"

    def __init__(self) -> None:
        self.moves = [Move("word A"), PASS]

    def choices(self, state: Any, seat: Any, why: Any) -> list[Move]:
        return [self.moves[0]]

    def domains(self, state: Any, seat: Any) -> Any:
        return [self]

    def some(self, limit: int) -> list[Move]:
        return [Move("word A"), Move("word B"), Move("word B")][:limit]


def test_no_move_has_two_numbers() -> None:
    game: Any = Stutter()
    made = sitting(SWIFT)
    legal = Actions(game).legal(made.state, made.turn)
    assert {number: move.text for number, move in legal.items()} == {0: "word A", 2: "word B"}


def test_words_have_the_same_number_everywhere() -> None:
    assert (word("score"), word("stock")) == (7301, 27854)


def test_the_end_is_worth_what_the_scores_say() -> None:
    made, luck = sitting(SWIFT), chance(3)
    while not made.over:
        assert made.rewards("won") == [0, 0]
        made.step(made.turn, drawn(made, luck))
    scores = made.rewards(SCORE)
    assert scores == made.scores()
    assert made.rewards("won") == [1.0 if score == max(scores) else -1.0 for score in scores]


# -- many matches at once --


def in_step(batch: Batch, seeds: Sequence[str], steps: int) -> None:
    """The batch beside single matches with the same seeds."""
    alone = [sitting(SWIFT) for _ in seeds]
    for one, seed in zip(alone, seeds, strict=True):
        one.begin(seed)
    luck = chance("batch")
    for _ in range(steps):
        actions = [drawn(one, luck) for one in alone]
        for row, one in enumerate(alone):
            assert batch.turn[row] == one.turn
            assert (batch.observations[row] == one.look(one.turn)).all()
            assert (batch.masks[row] == one.mask(one.turn)).all()
        batch.step(actions)
        for row, one in enumerate(alone):
            one.step(one.turn, actions[row])
            assert batch.ended[row] == one.over
            if one.over:
                assert batch.rewards[row].tolist() == one.rewards("won")
                one.begin(f"9/{batch._matches - 1}")


def test_a_batch_plays_the_same_matches_and_begins_the_next_by_itself() -> None:
    batch = Batch(SWIFT, 3, seed=9, one_deal=False)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.ended]
    in_step(batch, ["9/0", "9/1", "9/2"], 60)
    assert arrays[0] is batch.observations
    assert [id(array) for array in arrays] == [
        id(array) for array in (batch.observations, batch.masks, batch.rewards, batch.ended)
    ]


@pytest.mark.parametrize("key", KEYS)
def test_a_batch_takes_what_it_samples(key: str) -> None:
    batch, random = Batch(key, 3, most=10), np.random.default_rng(1)
    ended: Any = 0
    for _ in range(12):
        actions = batch.sample(random)
        assert batch.masks[np.arange(3), actions].all()
        batch.step(actions)
        ended += int(batch.ended.sum() + batch.cut.sum())
    assert ended >= 3


def test_batches_with_the_same_seed_are_the_same() -> None:
    one, other, third = Batch(SWIFT, 4, seed="a"), Batch(SWIFT, 4, seed="a"), Batch(SWIFT, 4, seed="b")
    assert (one.observations == other.observations).all()
    assert (one.observations != third.observations).any()
    one.step(one.masks.argmax(axis=1))
    one.reset("a")
    assert (one.observations == other.observations).all()
