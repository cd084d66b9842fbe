"""Intervals that hold what they promise, and ratings that find strengths that are known."""

from __future__ import annotations

import pytest

from majlis.arena import stats
from majlis.chance import chance


@pytest.mark.parametrize(("freedom", "known"), [(5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10_000, 1.960)])
def test_students_t_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert stats.spread(freedom) == pytest.approx(known, abs=0.01)


def test_wilsons_interval_is_that_of_the_books() -> None:
    found = stats.share([1.0] * 81 + [0.0] * 19)
    assert (found.low, found.high) == (pytest.approx(0.72, abs=0.01), pytest.approx(0.875, abs=0.01))


def test_all_or_nothing_is_not_certain() -> None:
    assert 0.6 < stats.share([1.0] * 10).low < 0.9
    assert stats.share([1.0] * 10).high == 1
    assert stats.share([0.0] * 10).low == 0
    assert stats.share([1.0] * 1000).low > 0.99


def test_deals_that_agree_make_the_interval_narrower() -> None:
    coins, paired = stats.share([0.0, 1.0] * 50), stats.share([0.5] * 90 + [0.0, 1.0] * 5)
    assert coins.value == paired.value == 0.5
    assert paired.high - paired.low < (coins.high - coins.low) / 2


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck = chance("coverage")
    kept = {"share": 0, "mean": 0}
    for _ in range(1000):
        deals = [[float(luck.below(10) < 7) for _ in range(2)] for _ in range(20)]
        shares, scores = [sum(two) / 2 for two in deals], [sum(two) * 10.0 for two in deals]
        kept["share"] += stats.share(shares).low <= 0.7 <= stats.share(shares).high
        kept["mean"] += stats.mean(scores).low <= 14 <= stats.mean(scores).high
    assert all(920 <= held <= 980 for held in kept.values()), kept


def test_one_deal_says_nothing_of_others() -> None:
    assert stats.mean([3.0]).low == float("-inf")
    assert stats.share([1.0]).low < 0.1


def test_ratings_find_strengths() -> None:
    """Odds of 3.16 to one are 200 points, ten to one 400."""
    luck = chance("strengths")
    odds = {("a", "b"): 0.7597, ("b", "c"): 0.7597, ("a", "c"): 0.9091}
    meetings = {pair: [float(luck.below(10_000) < 10_000 * part) for _ in range(2000)] for pair, part in odds.items()}
    found = stats.rated(["a", "b", "c"], meetings, chance(1))
    for name, points in {"a": 200, "b": 0, "c": -200}.items():
        assert found[name].value == pytest.approx(points, abs=25)
        assert found[name].low <= points <= found[name].high
        assert found[name].high - found[name].low < 60


def test_ratings_of_who_never_won_are_finite() -> None:
    found = stats.rated(
        ["a", "b", "c"], {("a", "b"): [1.0] * 9, ("a", "c"): [1.0] * 9, ("b", "c"): [0.5] * 9}, chance(1)
    )
    assert 300 < found["a"].value - found["b"].value < 1500
    assert found["b"].value == pytest.approx(found["c"].value)
