"""Rules that fishing games share: which cards of the layout a number can take."""

from __future__ import annotations

from itertools import combinations
from typing import Final


def groups(values: list[int], target: int) -> list[int]:
    """Every set of places whose values sum to `target`, a bit each."""
    found: list[int] = []
    _groups(values, target, 0, 0, found)
    return found


def _groups(values: list[int], left: int, start: int, chosen: int, found: list[int]) -> None:
    for i in range(start, len(values)):
        value = values[i]
        if value == left:
            found.append(chosen | 1 << i)
        elif value < left:
            _groups(values, left - value, i + 1, chosen | 1 << i, found)


MANY: Final = 12  # groups: with more, `largest` asks which cards to leave instead of which to take


def largest(values: list[int], target: int) -> list[int]:
    """The unions of groups without a common card that take the most places; several where they tie."""
    found = groups(values, target)
    if len(found) < 2:
        return found
    if len(found) > MANY:
        return _leaving_fewest(values, target)
    best: list[int] = []
    _unions(found, 0, 0, best, True)
    most = max([taken.bit_count() for taken in best])
    return sorted({taken for taken in best if taken.bit_count() == most})


def _leaving_fewest(values: list[int], target: int) -> list[int]:
    """The same for a layout so long that trying every union would take for ever."""
    numbers = sorted(set(values))
    places = [[i for i, value in enumerate(values) if value == number] for number in numbers]
    held = [len(p) for p in places]
    for count in range(len(values)):
        best: list[int] = []
        for left in _leavings(held, count):
            rest = [n for i, n in enumerate(numbers) for _ in range(held[i] - left[i])]
            if divides(rest, target):
                best += _places(places, [h - n for h, n in zip(held, left, strict=True)])
        if best:
            return sorted(best)
    return []


def _leavings(held: list[int], count: int) -> list[list[int]]:
    """Every way to leave `count` in all, of each number at most as many as there are."""
    if len(held) == 1:
        return [[count]] if count <= held[0] else []
    return [[n, *left] for n in range(min(held[0], count) + 1) for left in _leavings(held[1:], count - n)]


def _places(places: list[list[int]], taken: list[int]) -> list[int]:
    """Every set of places, a bit each, that has `taken[i]` of `places[i]`."""
    made = [0]
    for some, count in zip(places, taken, strict=True):
        made = [bits | sum([1 << i for i in chosen]) for bits in made for chosen in combinations(some, count)]
    return made


def divides(values: list[int], target: int) -> bool:
    """Can all of `values` be put into groups of sum `target`? Nothing can."""
    if sum(values) % target or (values and max(values) > target):
        return False
    return _divides(sorted(values, reverse=True), target, set())


def _divides(values: list[int], target: int, hopeless: set[tuple[int, ...]]) -> bool:
    """`values` from high to low; the highest must be in some group."""
    if not values:
        return True
    key = tuple(values)
    if key in hopeless:
        return False
    tried: set[tuple[int, ...]] = set()
    for bits in groups(values[1:], target - values[0]) if values[0] < target else [0]:
        left = [value for i, value in enumerate(values[1:]) if not bits >> i & 1]
        if tuple(left) not in tried:
            tried.add(tuple(left))
            if _divides(left, target, hopeless):
                return True
    hopeless.add(key)
    return False


def unions(values: list[int], target: int) -> list[int]:
    """All unions of groups without a common card, the largest first; for tables where one may take fewer."""
    best: list[int] = []
    _unions(groups(values, target), 0, 0, best, False)
    return sorted(set(best) - {0}, key=lambda taken: (-taken.bit_count(), taken))


def _unions(found: list[int], start: int, taken: int, best: list[int], full: bool) -> None:
    """Gather unions in `best`; only those that no further group fits into, if `full`."""
    grown = False
    for i in range(start, len(found)):
        if not found[i] & taken:
            grown = True
            _unions(found, i + 1, taken | found[i], best, full)
    if not full or not grown:
        best.append(taken)
