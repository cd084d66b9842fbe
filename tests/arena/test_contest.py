"""Who meets whom on which cards, by whom it is played, and how a run that was broken off goes on."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from majlis import bots, registry
from majlis.arena import contest, pool, result
from majlis.arena.contest import Contest, Keeper, Row
from majlis.arena.playouts import Order, match_of
from majlis.bots.bot import Greedy
from majlis.game import Game
from majlis.move import Move, Refused
from majlis.plan import SEATS, Seat

KEYS = list(registry.natures())
ALONE = [key for key in KEYS if contest.together(registry.game(key), registry.nature(key).seats[0])]
DUELS = [key for key in KEYS if key not in ALONE]
SWIFT = next(key for key in DUELS if registry.nature(key).kind == "fishing")  # whose bots are quick
TABLES = [(key, seats) for key in KEYS for seats in registry.nature(key).seats]


def meeting(key: str, names: Sequence[str] = ("greedy", "random"), **more: Any) -> tuple[Contest, Game[Any]]:
    order = Order(key, more.pop("seats", registry.nature(key).seats[0]), "3", tuple(names), **more)
    return Contest(order), order.game()


def rows_of(key: str, deals: int, **more: Any) -> list[Row]:
    who, game = meeting(key, **more)
    return contest.run(who, contest.sittings(who, game, 0, deals), pool.Here())


def without_time(rows: Sequence[Row]) -> list[tuple[Any, ...]]:
    return [(row.deal, row.names, row.scores, row.decisions) for row in rows]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_bot_sits_on_every_side_once(key: str, seats: int) -> None:
    game = registry.game(key)
    ways = contest.lineups(game, seats, "one", "other")
    if contest.together(game, seats):
        assert ways == [("one",) * seats, ("other",) * seats]
        return
    for side in game.sides(seats):
        for names in ways:
            assert len({names[seat] for seat in side}) == 1, "partners are of one mind"
        assert Counter(names[side[0]] for names in ways) == {"one": 1, "other": 1}
    assert all({"one", "other"} == set(names) for names in ways)


class Neighbours:
    """A game in which partners sit side by side."""

    def sides(self, seats: int) -> list[list[int]]:
        return [[0, 1], [2, 3]]


def test_partners_are_those_that_the_rules_name() -> None:
    game: Any = Neighbours()
    assert contest.lineups(game, 4, "one", "other") == [
        ("one", "one", "other", "other"),
        ("other", "other", "one", "one"),
    ]


def test_changed_seats_have_the_same_cards() -> None:
    who, game = meeting(SWIFT)
    for deal, names in contest.sittings(who, game, 0, 2):
        match = match_of(Order(SWIFT, who.order.seats, "3", names), deal)
        first = match.replay(0).state.piles.key()
        assert first == match_of(Order(SWIFT, who.order.seats, "3", ("random",)), deal).replay(0).state.piles.key()


def test_equal_bots_come_out_exactly_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same cards, seats and luck the twins play the same matches: nothing is left to chance."""
    monkeypatch.setitem(bots.MAKERS, "twin", Greedy)
    for seats in registry.nature(SWIFT).seats:
        who, game = meeting(SWIFT, ("greedy", "twin"), seats=seats)
        found = result.result(who, game, contest.run(who, contest.sittings(who, game, 0, 4), pool.Here()))
        assert found.pairs[0].share.value == 0.5
        assert found.pairs[0].difference.data() == [0, 0, 0]
        assert found.pairs[0].verdict == "neither"


def test_who_plays_better_is_found_out() -> None:
    who, game = meeting(SWIFT, ("random", "greedy"))
    found = result.result(who, game, rows_of(SWIFT, 25, names=("random", "greedy")))
    assert found.pairs[0].verdict == "other"
    assert found.pairs[0].difference.high < 0
    assert found.pairs[0].matches == 50


@pytest.mark.parametrize("key", ALONE[:2])
def test_alone_every_bot_plays_the_same_deals(key: str) -> None:
    rows = rows_of(key, 2)
    assert [(row.deal, row.names[0]) for row in rows] == [(0, "greedy"), (0, "random"), (1, "greedy"), (1, "random")]


def test_several_bots_meet_two_by_two() -> None:
    who, _ = meeting(SWIFT, ("greedy", "random", "greedy"))
    assert who.bots == ("greedy", "random")
    with pytest.raises(Refused, match="arena-needs-two"):
        contest.checked(*meeting(SWIFT, ("greedy",)))
    contest.checked(*meeting(ALONE[0], ("greedy",)))


def test_shared_wins_count_in_parts() -> None:
    row = Row(0, ("a", "b", "a"), [3.0, 3.0, 3.0], 1)
    assert result.part(row, "a") == pytest.approx(2 / 3)
    assert result.part(Row(0, ("a", "b"), [1.0, 2.0], 1), "a") == 0


def test_several_processes_give_the_same_rows() -> None:
    who, game = meeting(SWIFT)
    wanted = contest.sittings(who, game, 0, 6)
    several = contest.run(who, wanted, pool.pool(2))
    assert without_time(several) == without_time(contest.run(who, wanted, pool.pool(1)))


def test_every_item_is_done_once_in_portions() -> None:
    sizes: list[int] = []

    def task(items: Sequence[int]) -> list[int]:
        sizes.append(len(items))
        return list(items)

    done = [one for some in pool.shared(pool.Here(), task, range(1000)) for one in some]
    assert sorted(done) == list(range(1000))
    assert sizes[0] == 1
    assert max(sizes) > 100


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    who, game = meeting(SWIFT)
    whole = contest.run(who, contest.sittings(who, game, 0, 3), pool.Here(), Keeper(file))
    lines = file.read_text().splitlines()
    assert len(lines) == len(whole) == 6
    file.write_text("\n".join(lines[:2]) + "\n" + lines[2][:40])  # cut short while it was written
    played: list[contest.Sitting] = []
    before = contest.played

    def counted(order: Order, some: Sequence[contest.Sitting]) -> list[Row]:
        played.extend(some)
        return before(order, some)

    monkeypatch.setattr(contest, "played", counted)
    again = contest.run(who, contest.sittings(who, game, 0, 3), pool.Here(), Keeper(file))
    assert without_time(again) == without_time(whole)
    assert len(played) == 4
    assert len(Keeper(file).rows(who.order)) == 6


def test_another_table_does_not_take_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    who, game = meeting(SWIFT)
    contest.run(who, contest.sittings(who, game, 0, 1), pool.Here(), Keeper(file))
    assert Keeper(file).rows(who.order)
    for other in (Order(SWIFT, who.order.seats, "4"), Order(SWIFT, who.order.seats, "3", one_deal=True)):
        assert not Keeper(file).rows(other)
    assert set(json.loads(file.read_text().splitlines()[0])) == {
        "table", "deal", "bots", "scores", "decisions", "thought"
    }  # fmt: skip


def test_short_matches_are_shorter() -> None:
    key = next(key for key in DUELS if rows_of(key, 1)[0].decisions > rows_of(key, 1, one_deal=True)[0].decisions)
    match = match_of(Order(key, registry.nature(key).seats[0], "3", one_deal=True), 0)
    assert match.one_deal
    assert len(match.deals) == 1


def test_thinking_is_timed_and_waiting_is_not() -> None:
    clock = contest.Clock(2)

    def think(seconds: float) -> None:
        end = time.process_time() + seconds
        while time.process_time() < end:
            pass

    def choose(state: Any, seat: Seat) -> Move:
        think(0.02) if seat else time.sleep(0.1)
        return Move("done")

    timed = clock.around(choose)
    for seat in SEATS[:2]:
        timed(None, seat)
    (waited, thought) = clock.spent
    assert waited[0] == thought[0] == 1
    assert waited[1] < 0.015 < thought[1] == thought[2]
