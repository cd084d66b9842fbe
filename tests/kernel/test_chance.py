"""Luck: the same on every build, and fair."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.chance import Chance, Stream, chance
from majlis.luck import SealedLuck, SeedLuck, commitment

pytestmark = pytest.mark.both_builds

NUMBERS = [991, 7, 588, 883, 652, 445, 231, 82]
FAR_NUMBERS = [942593228, 1070676331, 832618947, 2141352662]
STREAMED = [32, 9, 0, 8, 0, 51, 2, 3, 50, 5, 50, 39]
SEALED = [2, 47, 36, 11, 32, 33]


def test_the_numbers_are_the_same_on_every_build() -> None:
    luck = chance("seed", 1, 2)
    assert [luck.below(1000) for _ in range(8)] == NUMBERS
    luck = Chance(0xFFFFFFFF, 0xFFFFFFFF)
    assert [luck.below(2**31) for _ in range(4)] == FAR_NUMBERS


def test_the_stream_is_the_same_on_every_build() -> None:
    luck = Chance(stream=Stream(b"majlis"))
    assert [luck.below(52) for _ in range(12)] == STREAMED
    sealed = SealedLuck(lambda deal: bytes([deal]) * 32).step(1, 0)
    assert [sealed.below(52) for _ in range(6)] == SEALED


@pytest.mark.parametrize("n", [1, 2, 3, 52, 169, 2**31])
def test_every_number_lies_below(n: int) -> None:
    for luck in (chance(n), Chance(stream=Stream(bytes([n % 256])))):
        found = [luck.below(n) for _ in range(300)]
        assert all(0 <= number < n for number in found)
        assert n == 1 or len(set(found)) > 1


def chi_square(counts: Counter[object], kinds: int, total: int) -> float:
    assert len(counts) == kinds
    return sum((count - total / kinds) ** 2 / (total / kinds) for count in counts.values())


@pytest.mark.parametrize("kind", ["counter", "stream"])
def test_every_order_of_five_is_as_likely(kind: str) -> None:
    total = 24_000
    stream = Chance(stream=Stream(b"orders"))
    counts: Counter[object] = Counter()
    for n in range(total):
        items = list("ABCDE")
        (stream if kind == "stream" else chance("orders", n)).shuffle(items)
        counts["".join(items)] += 1
    assert chi_square(counts, 120, total) < 172.8  # 119 degrees of freedom, p = 0.001


def test_the_first_card_of_successive_seeds_is_fair() -> None:
    counts: Counter[object] = Counter(Chance(n, 1).below(13) for n in range(26_000))
    assert chi_square(counts, 13, 26_000) < 32.9  # 12 degrees of freedom, p = 0.001


def test_a_stream_throws_away_the_words_that_would_favour_small_numbers() -> None:
    stream = Stream(b"")
    fair = (1 << 32) // 3 * 3
    stream.left = fair.to_bytes(4, "big") + (5).to_bytes(4, "big")
    assert stream.below(3) == 2
    stream.left = (fair - 1).to_bytes(4, "big")
    assert stream.below(3) == 2


def test_luck_depends_on_seed_deal_and_move() -> None:
    drawn = set()
    for luck in (SeedLuck("7"), SeedLuck("8"), SealedLuck(lambda deal: bytes([deal]) * 32)):
        for deal in (1, 2):
            for move in (0, 1):
                step = luck.step(deal, move)
                drawn.add(tuple(step.below(1 << 30) for _ in range(3)))
    assert len(drawn) == 12


def test_a_sealed_deal_keeps_its_seed_and_is_committed_to_it() -> None:
    drawn: list[int] = []

    def draw(deal: int) -> bytes:
        drawn.append(deal)
        return bytes([7]) * 32

    luck = SealedLuck(draw)
    assert luck.commitment(1) == commitment(luck.seed(1))
    luck.step(1, 5)
    assert drawn == [1]
    assert commitment(bytes(32)) != luck.commitment(1)
    assert len(luck.commitment(1)) == 64
