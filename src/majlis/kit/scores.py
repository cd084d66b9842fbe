"""Sides and scores that several games share."""

from __future__ import annotations

from majlis.plan import SEATS, Seat


def side_of(seat: Seat) -> int:
    """The side of a seat where two play, or four as two sides: partners sit opposite (G-41)."""
    return seat % 2


def sides(seats: int) -> list[list[Seat]]:
    """The seats of the two sides."""
    return [[SEATS[s] for s in range(side, seats, 2)] for side in range(2)]


def leader(scores: list[int], target: int) -> int:
    """Who has reached the target and is ahead of all others; -1 if nobody, or if the best are equal."""
    best = max(scores)
    return scores.index(best) if best >= target and scores.count(best) == 1 else -1
