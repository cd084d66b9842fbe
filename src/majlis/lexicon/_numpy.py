"""The same search in numpy, for machines without numba: the other letters of a word as bits, so that one `and`
compares all.

A letter that a word has once sets its first bit, twice its first two, three times all three. What a hand lacks for a
word is then the number of bits that the word has and the hand has not. The few words with more of a letter than it has
bits are counted out one by one.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from majlis.lexicon.index import Array, Index

WILD: Final = 1 << 31
NEVER: Final = 100


def widths(letters: int) -> Array:
    """Bits for each letter, the rarest first: three, or two for the rarest where 64 bits do not suffice."""
    bits = np.full(letters, 3)
    bits[: max(0, 3 * letters - 64)] = 2
    return bits


class Columns:
    """The words of an index in its order, bucket after bucket: place, length, mark, and the bits of their other
    letters."""

    def __init__(self, index: Index, letters: int) -> None:
        text = np.frombuffer(index.text, np.uint8)
        sizes = np.diff(np.flatnonzero(text < 32), prepend=-1) - 1
        self.size: Array = sizes.astype(np.uint8)
        self.place: Array = (np.cumsum(sizes + 1) - sizes - 1).astype(np.int32)
        self.mark: Array = text[self.place + self.size]
        self.start: Array = np.searchsorted(self.place, index.at[index.first])
        self.width = widths(letters)
        self.shift: Array = np.cumsum(self.width) - self.width
        self._codes = [[int(b) for b in self._unary(np.arange(4), letter)] for letter in range(letters)]
        end = np.arange(len(index.let)) + index.skip.astype(np.int64)
        end[index.large] = index.large_end
        self.bits = np.zeros(len(self.place), np.uint64)
        many = np.zeros(len(self.place), bool)
        for letter in range(letters):
            count = self._count(index, end, letter)
            self.bits |= self._unary(count, letter)
            many |= count > self.width[letter]
        self.sums: Array = np.ascontiguousarray(index.group_sum.T)  # rows are subsets: one row is compared in one go
        self.many: Array = np.flatnonzero(many)
        self.many_counts: Array = np.stack([self._count(index, end, letter)[self.many] for letter in range(letters)])
        self.bits[self.many] = np.uint64(0xFFFFFFFFFFFFFFFF)
        self.many_bucket: Array = np.searchsorted(self.start, self.many, side="right") - 1

    def _count(self, index: Index, end: Array, letter: int) -> Array:
        """How often each word has the letter: a node adds it to all words from its own to the end of its subtree."""
        nodes = np.flatnonzero(index.let == letter)
        change = np.zeros(len(self.place) + 1, np.int16)
        np.add.at(change, np.searchsorted(self.place, index.at[nodes]), 1)
        np.add.at(change, np.searchsorted(self.place, index.at[end[nodes]]), -1)
        count: Array = np.cumsum(change, dtype=np.int16)[:-1]
        return count

    def _unary(self, count: Array, letter: int) -> Array:
        table = (np.uint64(1) << np.minimum(np.arange(40), self.width[letter]).astype(np.uint64)) - np.uint64(1)
        bits: Array = table[count] << np.uint64(self.shift[letter])
        return bits

    def coded(self, counts: Array) -> np.uint64:
        """A hand's letters as bits, as many as there is room for."""
        code = 0
        for letter, count in enumerate(counts.tolist()):
            if count:
                code |= self._codes[letter][min(count, 3)]
        return np.uint64(code)


class Hand:
    """Masks counted out: own letters, group cards that touch each subset, group cards within each subset, wild
    cards."""

    def __init__(self, masks: Array, group: int, letters: int) -> None:
        plain = masks[masks < WILD]
        low = plain & np.uint32((1 << group) - 1)
        grouped, single = low[low > 0][:, None], plain[low == 0] >> np.uint32(group)
        subsets = np.arange(1 << group, dtype=np.uint32)
        self.have: Array = ((single[:, None] >> np.arange(letters, dtype=np.uint32)) & 1).sum(0)
        self.touch: Array = ((grouped & subsets) > 0).sum(0)
        self.inside: Array = ((grouped & ~subsets) == 0).sum(0)
        self.wild = int((masks >= WILD).sum())


def candidates(columns: Columns, good: Array, free: Array, own: np.uint64, need: Array) -> Array:
    """The words of the buckets `good` that lack no more letters than there are wild cards free, and have all of `need`.

    Buckets that lie next to each other are looked at in one piece.
    """
    if not len(good) or (need > columns.width).any():
        return np.zeros(0, np.int64)
    opens = np.concatenate([[True], good[1:] > good[:-1] + 1])
    closes = np.append(opens[1:], True)
    begin, end = columns.start[good[opens]], columns.start[good[closes] + 1]
    bits = np.concatenate([columns.bits[a:b] for a, b in zip(begin.tolist(), end.tolist(), strict=True)])
    left = np.repeat(free[good].astype(np.uint8), columns.start[good + 1] - columns.start[good])
    fits = np.bitwise_count(bits & ~own) <= left
    if need.any():
        code = columns.coded(need)
        fits &= bits & code == code
    hits = np.flatnonzero(fits)
    upto = np.cumsum(end - begin)
    words: Array = hits + (end - upto)[np.searchsorted(upto, hits, side="right")]
    return words


def search(columns: Columns, index: Index, cards: Array, must: Array, bounds: Array) -> tuple[Array, Array]:
    """Places and lengths of the words, as _numba.search gives them."""
    group, letters = index.group_sum.shape[1].bit_length() - 1, len(columns.width)
    own, needed = Hand(cards, group, letters), Hand(must, group, letters)
    wild, total = own.wild + needed.wild, own.have + needed.have
    limit = np.minimum(own.touch + needed.touch, NEVER).astype(np.int8)
    short = np.maximum((columns.sums - limit[:, None]).max(0), 0)
    if needed.inside.any():
        short[(columns.sums < needed.inside[:, None]).any(0)] = NEVER
    words = candidates(columns, np.flatnonzero(short <= wild), wild - short, columns.coded(total), needed.have)
    lack = short[columns.many_bucket] + np.maximum(columns.many_counts - total[:, None], 0).sum(0)
    others = columns.many[(lack <= wild) & (columns.many_counts >= needed.have[:, None]).all(0)]
    words = np.union1d(words, others) if len(others) else words
    size, mark = columns.size[words], columns.mark[words]
    least, most = max(int(bounds[0]), len(must)), min(int(bounds[1]), len(cards) + len(must))
    keep = (size >= least) & (size <= most) & ((mark & 7) <= bounds[2]) & (mark & bounds[3] == 0) & (mark > 0)
    return columns.place[words[keep]], size[keep].astype(np.int32)
