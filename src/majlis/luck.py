"""Where the luck of a match comes from: one seed for each deal, and from it the luck of each move in that deal."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Protocol

from majlis.chance import Chance, Stream, chance


class Luck(Protocol):
    """The luck of a whole match. Deals count from 1; move 0 of a deal is the deal itself."""

    def step(self, deal: int, move: int) -> Chance:
        """The luck of one move."""


class SeedLuck:
    """All deals from one seed that everybody may know: for simulations, tests and practice."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def step(self, deal: int, move: int) -> Chance:
        return chance(self.seed, deal, move)


class SealedLuck:
    """A secret seed of 32 bytes for each deal, committed before its first card and revealed after its last.

    `draw` gives the seed of a deal, from the system's generator or from a record.
    """

    def __init__(self, draw: Callable[[int], bytes]) -> None:
        self._draw = draw
        self._seeds: dict[int, bytes] = {}

    def seed(self, deal: int) -> bytes:
        """The secret of a deal: not to leave the server before the deal is over."""
        if deal not in self._seeds:
            self._seeds[deal] = self._draw(deal)
        return self._seeds[deal]

    def commitment(self, deal: int) -> str:
        """What is published before the deal, in hexadecimal digits."""
        return commitment(self.seed(deal))

    def step(self, deal: int, move: int) -> Chance:
        return Chance(stream=Stream(sha256(self.seed(deal) + move.to_bytes(8, "big")).digest()))


def commitment(seed: bytes) -> str:
    """The SHA-256 of a seed: anybody can check it once the seed is revealed."""
    return sha256(b"majlis deal " + seed).hexdigest()
