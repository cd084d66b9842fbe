"""Rules that fishing games share: which cards of the layout a number can take."""

from __future__ import annotations


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


def largest(values: list[int], target: int) -> list[int]:
    """The unions of groups without a common card that take the most places; several where they tie."""
    found = groups(values, target)
    if len(found) < 2:
        return found
    best: list[int] = []
    _unions(found, 0, 0, best, True)
    most = max([taken.bit_count() for taken in best])
    return sorted({taken for taken in best if taken.bit_count() == most})


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
