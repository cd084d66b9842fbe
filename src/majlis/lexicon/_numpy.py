"""The same search in numpy, for machines without numba: words by the set of their other letters, all checked at
once."""

from __future__ import annotations

from typing import Final

import numpy as np

from majlis.lexicon.index import Array, Index

WILD: Final = 1 << 31


class Sets:
    """The words of an index by the set of their letters outside the group, and each word's count of every letter."""

    def __init__(self, index: Index, group: int) -> None:
        sizes = np.diff(np.flatnonzero(np.frombuffer(index.text, np.uint8) < 32), prepend=-1) - 1
        self.size: Array = sizes.astype(np.uint8)
        self.place: Array = (np.cumsum(sizes + 1) - sizes - 1).astype(np.int32)
        self.mark: Array = np.frombuffer(index.text, np.uint8)[self.place + self.size]
        self.bucket: Array = np.searchsorted(index.at[index.first[1:-1]], self.place, side="right").astype(np.uint16)
        self.counts: Array = self._counts(index)
        bits = (self.counts > 0).astype(np.uint32) << np.arange(self.counts.shape[1], dtype=np.uint32)
        self.sets, inverse = np.unique(bits.sum(1, dtype=np.uint32), return_inverse=True)
        self.members: Array = np.argsort(inverse, kind="stable").astype(np.int32)
        self.start: Array = np.concatenate([[0], np.cumsum(np.bincount(inverse))])
        self.group = group
        subsets = np.arange(1 << group)
        self.touches: Array = (subsets[:, None] & subsets) > 0
        self.within: Array = (subsets[:, None] & ~subsets) == 0

    def _counts(self, index: Index) -> Array:
        """Letters outside the group, by walking down the trees: a node's counts are its parent's and one more."""
        nodes = len(index.let)
        end = np.arange(nodes) + index.skip.astype(np.int64)
        end[index.large] = index.large_end
        counts = np.zeros((len(self.place), 32), np.uint8)
        for letter in range(32):
            own = np.flatnonzero(index.let == letter)
            # A node adds its letter to every word from its own up to the first word after its subtree.
            change = np.zeros(len(self.place) + 1, np.int32)
            np.add.at(change, np.searchsorted(self.place, index.at[own]), 1)
            np.add.at(change, np.searchsorted(self.place, index.at[end[own]]), -1)
            counts[:, letter] = np.cumsum(change)[:-1]
        used = int(np.flatnonzero(counts.any(0)).max(initial=0)) + 1
        return np.ascontiguousarray(counts[:, :used])

    def hand(self, masks: Array) -> tuple[Array, Array, Array, int]:
        """Own letters, group cards that touch each subset, group cards within each subset, wild cards."""
        plain = masks[masks < WILD]
        low = plain & ((1 << self.group) - 1)
        grouped = low[low > 0]
        letters = plain[low == 0] >> self.group
        have = ((letters[:, None] >> np.arange(self.counts.shape[1], dtype=np.uint32)) & 1).sum(0)
        return have, self.touches[grouped].sum(0), self.within[grouped].sum(0), int((masks >= WILD).sum())

    def search(self, index: Index, cards: Array, must: Array, bounds: Array) -> tuple[Array, Array]:
        """Places and lengths of the words, as _numba.search gives them."""
        have, touch, _, wild = self.hand(cards)
        need, touch_too, inside, wild_too = self.hand(must)
        wild += wild_too
        sums = index.group_sum.astype(np.int16)
        short = np.maximum((sums - (touch + touch_too)).max(1), 0)
        short[(sums < inside).any(1)] = 127
        total = have + need
        own = int((total > 0) @ (1 << np.arange(len(total), dtype=np.int64)))
        needs = int((need > 0) @ (1 << np.arange(len(need), dtype=np.int64)))
        good = np.flatnonzero(
            (np.bitwise_count(self.sets & np.uint32(~own & 0xFFFFFFFF)) <= wild) & (self.sets & needs == needs)
        )
        lengths = self.start[good + 1] - self.start[good]
        skipped = np.repeat(self.start[good] - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
        words = self.members[skipped + np.arange(int(lengths.sum()))]
        lack = short[self.bucket[words]]
        size, mark = self.size[words], self.mark[words]
        keep = (
            (lack <= wild)
            & (size >= max(int(bounds[0]), len(must)))
            & (size <= min(int(bounds[1]), len(cards) + len(must)))
        )
        keep &= ((mark & 7) <= bounds[2]) & (mark & bounds[3] == 0) & (mark > 0)
        words, lack = words[keep], lack[keep]
        counts = self.counts[words].astype(np.int16)
        fits = lack + np.maximum(counts - total, 0).sum(1) <= wild
        if needs:
            fits &= (counts >= need).all(1)
        words = np.sort(words[fits])
        return self.place[words], self.size[words].astype(np.int32)
