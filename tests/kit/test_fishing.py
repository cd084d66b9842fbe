"""The promises of fishing: what a number can take, found fast and found all."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.kit.fishing import MANY, divides, groups, largest, unions

pytestmark = pytest.mark.both_builds

NUMBERS = st.lists(st.integers(1, 9), max_size=9)
TARGETS = st.integers(1, 10)


def whole(values: list[int], target: int) -> bool:
    """Can all be put into groups of that sum? The slow way."""
    if not values:
        return True
    rest = values[1:]
    for size in range(len(rest) + 1):
        for places in combinations(range(len(rest)), size):
            if values[0] + sum(rest[i] for i in places) == target:
                left = [value for i, value in enumerate(rest) if i not in places]
                if whole(left, target):
                    return True
    return False


def every(values: list[int], target: int) -> list[int]:
    """All unions of groups, the slow way: each set of places that falls into groups."""
    sets = range(1, 1 << len(values))
    return [bits for bits in sets if whole([v for i, v in enumerate(values) if bits >> i & 1], target)]


@given(NUMBERS, TARGETS)
def test_groups_are_the_sets_of_that_sum(values: list[int], target: int) -> None:
    sums = [b for b in range(1, 1 << len(values)) if sum(v for i, v in enumerate(values) if b >> i & 1) == target]
    assert sorted(groups(values, target)) == sums


@given(NUMBERS, TARGETS)
def test_divides(values: list[int], target: int) -> None:
    assert divides(values, target) == whole(values, target)


@given(NUMBERS, TARGETS)
def test_unions_are_all_there_are(values: list[int], target: int) -> None:
    found = unions(values, target)
    assert sorted(found) == every(values, target)
    assert [b.bit_count() for b in found] == sorted([b.bit_count() for b in found], reverse=True)


@given(NUMBERS, TARGETS)
def test_largest_are_the_largest_unions(values: list[int], target: int) -> None:
    found = every(values, target)
    most = max([bits.bit_count() for bits in found], default=0)
    assert largest(values, target) == [bits for bits in found if bits.bit_count() == most]


@pytest.mark.parametrize(
    ("values", "target"),
    [([1, 1, 1, 2, 2, 2, 3, 3, 4], 5), ([1, 1, 2, 2, 3, 3, 4, 4, 5], 7), ([2, 2, 2, 2, 4, 4, 4, 4], 6)],
)
def test_largest_of_many_groups_are_the_largest_unions(values: list[int], target: int) -> None:
    assert len(groups(values, target)) > MANY
    found = every(values, target)
    most = max(bits.bit_count() for bits in found)
    assert largest(values, target) == [bits for bits in found if bits.bit_count() == most]


def test_the_longest_layouts_are_settled_at_once() -> None:
    low = [value for value in range(1, 10) for _ in range(4)]
    for count in range(12, len(low) + 1):
        for target in range(6, 11):
            largest([value for value in low[:count] if value < target], target)
