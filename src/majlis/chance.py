"""Luck, the same on every build: a counter mixed with a key. Only the counter changes, so it forks for nothing."""

from __future__ import annotations

import hmac
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Final, TypeVar, final

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
WORD: Final = 0xFFFFFFFF


@final
class Stream:
    """Numbers that nobody can foretell without the seed: HMAC-SHA256 in counter mode, for the shuffles of a room."""

    __slots__ = ("block", "key", "left")

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key
        self.block: int = 0
        self.left: bytes = b""

    def word(self) -> int:
        """The next 32 bits."""
        if not self.left:
            self.left = hmac.new(self.key, self.block.to_bytes(8, "big"), sha256).digest()
            self.block += 1
        word = int.from_bytes(self.left[:4], "big")
        self.left = self.left[4:]
        return word

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely: words over the largest multiple of n are thrown away."""
        fair = (1 << 32) // n * n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n


@final
class Chance:
    """The luck of one step.

    All numbers stay below 2**63, so a 64-bit integer and Python's own agree. With a `stream` the numbers come from
    there instead.
    """

    __slots__ = ("count", "key", "lock", "stream")

    def __init__(self, key: int = 0, lock: int = 0, stream: Stream | None = None) -> None:
        self.key: i64 = key
        self.lock: i64 = lock
        self.count: i64 = 0
        self.stream: Stream | None = stream

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, for n up to 2**31."""
        if self.stream is not None:
            return self.stream.below(n)
        self.count += 1
        x: i64 = (self.count * 0x9E3779B1 + self.key) & WORD
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
        x = ((x ^ (x >> 15) ^ self.lock) * 0x2D2B33AD) & WORD
        return ((x ^ (x >> 15)) * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in an order, each as likely (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


def chance(*seed: object) -> Chance:
    """Luck from any words and numbers, for simulations and bots."""
    digest = blake2b("/".join(map(str, seed)).encode(), digest_size=8).digest()
    return Chance(int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:], "big"))
