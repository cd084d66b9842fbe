"""Worlds: fair, and within what is known."""

from __future__ import annotations

import pytest

from majlis.cards.card import CardId, faced
from majlis.chance import Chance
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, OPEN, OWNER, SEATS, SPECTATOR, TOP, Plan, Seat
from majlis.table import Table
from majlis.worlds import reshuffle, scatter, settle

pytestmark = pytest.mark.both_builds

TEN = faced("ten", [(str(n), 0, n, "", 0) for n in range(10)], [1] * 10)
WIDE = faced("wide", [(str(n), 0, n, "", 0) for n in range(169)], [1] * 169)
PLAN = Plan(TEN, 2)
STOCK = PLAN.one("stock", DOWN)
FLOOR = PLAN.one("floor", OPEN)
DISCARD = PLAN.one("discard", TOP)
HAND = PLAN.each("hand", OWNER, 2)


def table() -> Table:
    return Table(laid_out(PLAN, STOCK), Chance(5))


def cards(*numbers: int) -> list[CardId]:
    return [CardId(n) for n in numbers]


def redeal(piles: Piles, viewer: Seat, chance: Chance) -> Piles:
    """Another deal that `viewer` could as well be looking at; the truth stays as it is."""
    twin = piles.fork()
    reshuffle(twin, viewer, chance)
    return twin


def test_a_redeal_moves_only_what_is_unseen_and_obeys_what_is_ruled_out() -> None:
    t = table()
    t.draw(3, STOCK, HAND[0])
    t.draw(3, STOCK, HAND[1])
    t.rule_out(HAND[1], 0b1110000000)
    for n in range(50):
        world = redeal(t.piles, SEATS[0], Chance(n))
        assert world.zones[HAND[0]] == t.piles.zones[HAND[0]]
        world = redeal(t.piles, SPECTATOR, Chance(n))
        assert not {7, 8, 9} & set(world.zones[HAND[1]])
        assert sorted(card for zone in world.zones for card in zone) == TEN.all
    assert t.piles.zones[HAND[0]] == cards(7, 8, 9), "the truth stays as it is"


def test_what_a_viewer_has_seen_keeps_its_place() -> None:
    t = table()
    t.draw(2, STOCK, DISCARD)
    t.draw(1, STOCK, FLOOR)
    t.bury(CardId(7), FLOOR, STOCK)
    places = {tuple(redeal(t.piles, SEATS[0], Chance(n)).zones[DISCARD]) for n in range(60)}
    assert all(world.zones[STOCK][0] == 7 for world in [redeal(t.piles, SEATS[1], Chance(n)) for n in range(20)])
    assert {top for _, top in places} == {9}
    assert {under for under, _ in places} == {0, 1, 2, 3, 4, 5, 6, 8}


def test_settle_finds_the_only_answer_by_a_chain_of_swaps() -> None:
    found = cards(0, 1, 2)
    assert settle(found, [0b101, 0b110, 0b011])
    assert found == [1, 0, 2]


def test_settle_says_where_there_is_no_way() -> None:
    found = cards(0, 1)
    assert not settle(found, [0b11, 0])
    assert sorted(found) == [0, 1]


def test_scatter_obeys_even_where_luck_would_hardly_find_a_way() -> None:
    """Place n may hold only card n, for all but the last: one way in 12!."""
    barred = [(1 << 12) - 1 - (1 << n) for n in range(12)]
    found = cards(*reversed(range(12)))
    assert not scatter(found, barred, Chance(3))
    assert found == list(range(12))


def test_scatter_and_redeal_reach_beyond_the_bits_of_a_machine_word() -> None:
    plan = Plan(WIDE, 2)
    stock, hand = plan.one("stock", DOWN), plan.each("hand", OWNER, 2)
    t = Table(laid_out(plan, stock), Chance(1))
    t.shuffle(stock)
    t.draw(10, stock, hand[0])
    t.draw(10, stock, hand[1])
    low = (1 << 169) - 1 - sum(1 << n for n in range(140, 169))
    t.piles.cannot[hand[1]] = 0
    held = sum(1 << card for card in t.piles.zones[hand[1]])
    t.rule_out(hand[1], low & ~held)
    for n in range(20):
        world = redeal(t.piles, SEATS[0], Chance(n))
        assert all(card >= 140 or held >> card & 1 for card in world.zones[hand[1]])
        assert sorted(card for zone in world.zones for card in zone) == WIDE.all


def chi_square(counts: dict[object, int], kinds: int, total: int) -> float:
    assert len(counts) == kinds
    even = total / kinds
    return sum((count - even) ** 2 / even for count in counts.values())


def test_every_deal_is_as_likely() -> None:
    t = table()
    t.draw(2, STOCK, HAND[0])
    del t.piles.zones[STOCK][2:]
    t.rule_out(HAND[0], 0b1)
    counts: dict[object, int] = {}
    for n in range(12_000):
        key = repr(redeal(t.piles, SPECTATOR, Chance(n)).zones)
        counts[key] = counts.get(key, 0) + 1
    assert chi_square(counts, 12, 12_000) < 31.3  # 11 degrees of freedom, p = 0.001


def test_every_way_past_several_bars_is_as_likely() -> None:
    counts: dict[object, int] = {}
    for n in range(9_000):
        found = cards(0, 1, 2, 3)
        assert scatter(found, [0b0001, 0b0010], Chance(n, 7))
        key = tuple(found)
        counts[key] = counts.get(key, 0) + 1
    assert chi_square(counts, 14, 9_000) < 34.6  # 13 degrees of freedom, p = 0.001
