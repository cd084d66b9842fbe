"""The index of one word list: every array that a question needs, made once from the words.

How it lies. Letters that cards with a choice can show form the *group* (A E I O U in English). All words with the same
count of each group letter are one *bucket*. Within a bucket the other letters of a word, the rarest first, are its key,
and the keys of a bucket are a tree, written parent before children: `let[i]` is the letter of node i, the tree below it
ends before node `skip_to(i)`, and the words whose key ends at node i are the bytes `at[i]` to `at[i + 1]` of `text`.

`text` holds the words in the order of the tree, one byte a letter, each followed by one byte of marks (how common,
offensive). A word is named by its place in `text`. `slots` is an open hash table from a word to its place.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from majlis.lexicon.alphabet import Alphabet

Array = npt.NDArray[Any]
LARGE: Final = 65535  # a subtree too large for 16 bits: its end stands in `large_end`


@dataclass(frozen=True, slots=True)
class Index:
    """See above. `group_sum[b, s]` is how many letters of bucket b lie in the subset s of the group letters."""

    count: int
    text: bytes
    slots: Array  # int32, a power of two long; -1 empty
    first: Array  # int32 [buckets + 1]: the root node of each bucket
    group_sum: Array  # int8 [buckets, 2 ** len(group)]
    let: Array  # uint8 [nodes]: place in rare_first, 255 at a root
    skip: Array  # uint16 [nodes]: nodes below and including this one, or LARGE
    large: Array  # int32: nodes whose skip is LARGE, in order
    large_end: Array  # int32: the node after the subtree of each
    at: Array  # int32 [nodes + 1]
    table: memoryview = field(init=False, repr=False, compare=False)  # `slots` for one look at a time

    def __post_init__(self) -> None:
        for array in self.arrays().values():
            array.flags.writeable = False  # as read from the cache: numba would compile once for each kind
        object.__setattr__(self, "table", self.slots.data)

    @property
    def size(self) -> int:
        """Bytes in memory."""
        return len(self.text) + sum(a.nbytes for a in self.arrays().values())

    def arrays(self) -> dict[str, Array]:
        names = ("slots", "first", "group_sum", "let", "skip", "large", "large_end", "at")
        return {name: getattr(self, name) for name in names}

    def place(self, word: bytes) -> int:
        """Where `word` (in the alphabet's one-byte code) stands in `text`; -1 if it is not in the list."""
        text, table, size = self.text, self.table, len(word)
        wrap = len(table) - 1
        slot = zlib.crc32(word) & wrap
        while (place := table[slot]) >= 0:
            if text.startswith(word, place) and 0 < text[place + size] < 32:
                return place
            slot = (slot + 1) & wrap
        return -1


def build(words: list[str], marks: list[int], alphabet: Alphabet) -> Index:
    """The index of distinct, folded `words` of at most LONGEST letters, each with its mark byte (1 to 15)."""
    if not words:
        words, marks = (
            [alphabet.letters[0]],
            [0],
        )  # an empty list would need special cases everywhere: mark 0 matches nothing
    letters, sizes = _letters(words, alphabet)
    counts = np.zeros((len(words), len(alphabet.order)), np.uint8)
    rows = np.arange(len(words))
    for column in letters.T:
        used = column < 255
        counts[rows[used], column[used]] += 1
    group = len(alphabet.grouped)
    vectors = counts[:, :group]
    keys = _keys(counts[:, group:])
    joined = np.concatenate([vectors, keys], axis=1)
    order = np.argsort(np.ascontiguousarray(joined).view(f"V{joined.shape[1]}").ravel(), kind="stable")
    vectors, keys, sizes = vectors[order], keys[order], sizes[order]
    text = b"".join([words[i].encode(alphabet.codec) + bytes((marks[i],)) for i in order.tolist()])
    places = np.concatenate([[0], np.cumsum(sizes + 1)]).astype(np.int32)
    tree = _tree(vectors, keys, places)
    return Index(count=len(words), text=text, slots=_slots(text, places), group_sum=_group_sums(vectors, group), **tree)


def _letters(words: list[str], alphabet: Alphabet) -> tuple[Array, Array]:
    """Each word as a row of letter numbers (place in `alphabet.order`), filled up with 255; and its length."""
    sizes = np.array([len(w) for w in words], np.int64)
    number = np.full(256, 255, np.uint8)
    for i, letter in enumerate(alphabet.order):
        number[letter.encode(alphabet.codec)[0]] = i
    flat = number[np.frombuffer("".join(words).encode(alphabet.codec), np.uint8)]
    letters = np.full((len(words), int(sizes.max())), 255, np.uint8)
    letters[np.arange(letters.shape[1]) < sizes[:, None]] = flat
    return letters, sizes


def _keys(counts: Array) -> Array:
    """Each row's letters written out in the order of the columns, as 1, 2, 3 ..., filled up with 0."""
    sizes = counts.sum(1, dtype=np.int64)
    keys = np.zeros((len(counts), max(1, int(sizes.max()))), np.uint8)
    rows, columns = counts.shape
    flat = np.repeat(np.tile(np.arange(1, columns + 1, dtype=np.uint8), rows), counts.ravel())
    keys[np.arange(keys.shape[1]) < sizes[:, None]] = flat
    return keys


def _tree(vectors: Array, keys: Array, places: Array) -> dict[str, Array]:
    """The trees of all buckets from the sorted words: word j adds the nodes below what it shares with word j - 1."""
    rows, width = keys.shape
    sizes = (keys > 0).sum(1)
    new_bucket = np.concatenate([[True], (vectors[1:] != vectors[:-1]).any(1)])
    same = np.zeros((rows, width), bool)
    same[1:] = (keys[1:] == keys[:-1]) & (keys[1:] > 0)
    shared = np.where(new_bucket, -1, np.logical_and.accumulate(same, axis=1).sum(1))
    added = sizes - shared
    start = np.concatenate([[0], np.cumsum(added)])
    nodes = int(start[-1])
    let, end, at = np.full(nodes, 255, np.uint8), np.empty(nodes, np.int64), np.empty(nodes + 1, np.int32)
    for depth in range(width + 1):
        makers = np.flatnonzero((shared < depth) & (depth <= sizes))
        node = start[makers] + depth - shared[makers] - 1
        if depth:
            let[node] = keys[makers, depth - 1] - 1
        breaks = np.flatnonzero(shared < depth)
        following = np.append(breaks, rows)[np.searchsorted(breaks, makers, side="right")]
        end[node] = start[following]
        at[node] = places[makers]
    at[nodes] = places[-1]
    extent = end - np.arange(nodes)
    large = np.flatnonzero(extent >= LARGE)
    return {
        "first": np.append(start[:-1][new_bucket], nodes).astype(np.int32),
        "let": let,
        "skip": np.minimum(extent, LARGE).astype(np.uint16),
        "large": large.astype(np.int32),
        "large_end": end[large].astype(np.int32),
        "at": at,
    }


def _group_sums(vectors: Array, group: int) -> Array:
    """For each distinct vector, in order, the sums over all subsets of the group."""
    distinct = vectors[np.concatenate([[True], (vectors[1:] != vectors[:-1]).any(1)])]
    subsets = (np.arange(2**group)[:, None] >> np.arange(group)) & 1
    sums: Array = (distinct.astype(np.int16) @ subsets.T.astype(np.int16)).astype(np.int8)
    return sums


def _slots(text: bytes, places: Array) -> Array:
    """The hash table, at most three quarters full: in each round the first word that wants a free slot gets it."""
    at = places.tolist()
    hashes = np.array([zlib.crc32(text[a : b - 1]) for a, b in pairwise(at)], np.uint32)
    size = 1 << max(3, int(np.ceil(np.log2(len(hashes) / 0.75))))
    slots = np.full(size, -1, np.int32)
    waiting = np.arange(len(hashes))
    wanted = (hashes & (size - 1)).astype(np.int64)
    while len(waiting):
        free = slots[wanted] < 0
        _, winners = np.unique(np.where(free, wanted, -1 - np.arange(len(wanted))), return_index=True)
        winners = winners[free[winners]]
        slots[wanted[winners]] = places[waiting[winners]]
        left = np.ones(len(waiting), bool)
        left[winners] = False
        waiting, wanted = waiting[left], (wanted[left] + 1) & (size - 1)
    return slots
