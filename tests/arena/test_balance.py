"""Fairness, length, and whether it matters what one does: found where they are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from majlis import options, registry
from majlis.arena import balance, pool
from majlis.arena.balance import Look
from majlis.arena.playouts import Order
from majlis.chance import Chance
from majlis.game import Game
from majlis.search import listed

KEYS = list(registry.natures())
SWIFT = next(key for key in KEYS if registry.nature(key).kind == "fishing")


def look(number: int, scores: list[float], sides: int = 1, matters: bool | None = None) -> Look:
    return Look(number, scores, sides, 10 + number, 5, 1, matters)


def test_a_seat_that_wins_too_often_is_found() -> None:
    fair = balance.summed([look(n, [float(n % 2), float(1 - n % 2)]) for n in range(200)], 2)
    assert fair.favoured() == []
    assert [round(won.value, 2) for won in fair.won] == [0.5, 0.5]
    unfair = balance.summed([look(n, [float(n % 3 > 0), float(n % 3 == 0)]) for n in range(200)], 2)
    assert unfair.favoured() == [0, 1]


def test_shared_wins_and_length() -> None:
    found = balance.summed([look(0, [1, 1], sides=2), look(1, [1, 0])], 2)
    assert found.shared.value == 0.5
    assert found.won[0].value == 0.75
    assert (found.decisions.value, found.shortest, found.longest) == (10.5, 10, 11)
    assert found.free == 10 / 21
    assert found.matters is None


def free_decision(order: Order) -> tuple[Any, Any]:
    """A position in which there is more than one move."""
    found: list[tuple[Any, Any]] = []
    watch = balance._Watch(order.game(), Chance(1))

    def around(choose: Callable[..., Any]) -> Callable[..., Any]:
        return watch.around(choose)

    balance.play(watch.game, order, 0, around)
    assert watch.kept is not None
    found.append(watch.kept)
    return found[0]


def test_what_matters_is_told_from_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one move wins a point and another none it matters; where only luck decides it hardly ever does."""
    order = Order(SWIFT, 2, "2", ("random",))
    watch = balance._Watch(order.game(), Chance(1))
    watch.kept = free_decision(order)
    luck = Chance(5)

    def by_move(state: Any, seat: Any, moves: list[Any]) -> list[float]:
        return [luck.below(10) + (6.0 if move is moves[0] else 0.0) for move in moves]

    def by_luck(state: Any, seat: Any, moves: list[Any]) -> list[float]:
        return [float(luck.below(10)) for _ in moves]

    monkeypatch.setattr(watch, "_tried", by_move)
    assert sum(watch.matters() for _ in range(50)) > 45
    monkeypatch.setattr(watch, "_tried", by_luck)
    assert sum(watch.matters() for _ in range(100)) < 12


def test_free_decisions_are_those_with_more_than_one_move() -> None:
    order = Order(SWIFT, 2, "2", ("random",))
    game = order.game()
    seen: list[int] = []

    def counting(choose: Callable[..., Any]) -> Callable[..., Any]:
        def counted(state: Any, seat: Any) -> Any:
            seen.append(len(listed(game, state, seat)))
            return choose(state, seat)

        return counted

    balance.play(game, order, 0, counting)
    found = balance.looked(order, 0, [0])[0]
    assert found.free == sum(count > 1 for count in seen)
    assert found.decisions == len(seen)
    assert found.deals > 1
    assert found.matters is None


def test_looking_on_changes_nothing() -> None:
    order = Order(SWIFT, 2, "2", ("greedy",))
    plain = balance.play(order.game(), order, 3)
    found = balance.looked(order, 9, [3])[0]
    assert (found.scores, found.decisions, found.deals) == (plain.scores, plain.decisions, plain.deals)
    assert found.matters is not None


def test_several_processes_see_the_same() -> None:
    order = Order(SWIFT, 2, "2", ("random",))
    assert balance.balance(order, 6, 1, pool.pool(1)) == balance.balance(order, 6, 1, pool.pool(2))


@pytest.mark.parametrize("key", KEYS)
def test_every_other_value_can_be_asked_for(key: str) -> None:
    nature = registry.nature(key)
    order = Order(key, nature.seats[0], "2", ("random",))
    found = balance.others(order)
    assert found
    told = [next(iter(changed.items())) for _, changed in found]
    assert len(set(told)) == len(told)
    for twin, changed in found:
        game: Game[Any] = twin.game()
        assert {name: getattr(game.options, name) for name in changed} == changed
    possible = sum(len(choice.values) - 1 for choice in options.choices(nature.options))
    assert len(found) <= possible
