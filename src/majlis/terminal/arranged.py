"""Cards that lie in rows and columns: which of them run together, and where."""

from __future__ import annotations

from dataclasses import dataclass

Spot = tuple[int, int]


@dataclass(frozen=True)
class Run:
    """The places in a zone of cards that run together, in the order of reading, and the spot of the first."""

    places: list[int]
    spot: Spot
    down: bool = False


def rows(spots: list[Spot]) -> list[Run]:
    """Each row from left to right: of a place of words, one word each."""
    order = sorted(range(len(spots)), key=lambda i: spots[i])
    found: dict[int, list[int]] = {}
    for i in order:
        found.setdefault(spots[i][0], []).append(i)
    return [Run(places, spots[places[0]]) for places in found.values()]


def crossing(spots: list[Spot]) -> list[Run]:
    """The lines of a cross without a gap, across and down; a card that belongs to none stands alone."""
    at = {spot: i for i, spot in enumerate(spots)}  # of several cards in one spot the last lies on top
    runs = [run for spot in at for down in (False, True) if (run := _run(at, spot, down)) is not None]
    used = {i for run in runs for i in run.places}
    runs += [Run([i], spot) for spot, i in at.items() if i not in used]
    return sorted(runs, key=lambda run: (run.spot, run.down))


def _run(at: dict[Spot, int], spot: Spot, down: bool) -> Run | None:
    """The line of two cards or more that begins at a spot."""
    step = (1, 0) if down else (0, 1)
    if (spot[0] - step[0], spot[1] - step[1]) in at:
        return None
    places: list[int] = []
    row, column = spot
    while (row, column) in at:
        places.append(at[row, column])
        row, column = row + step[0], column + step[1]
    return Run(places, spot, down) if len(places) > 1 else None
