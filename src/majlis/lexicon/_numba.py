"""The search of the index, compiled by numba at first use and kept in the cache folder. Called through core.py only."""

from __future__ import annotations

import numba
import numpy as np

WILD = np.uint32(1 << 31)
MANY = 100  # more than any word has letters, and still an int8
NEEDED, OWN, SPENT = 3, 1, 2  # how a letter was paid for


@numba.njit(cache=True, nogil=True)
def hand(masks, group, have, touch, inside):  # type: ignore[no-untyped-def]
    """Counts the cards: own letters into `have`; group cards into `touch[s]` (can show a letter of s) and
    `inside[s]` (only such)."""
    wild = 0
    low = np.uint32((1 << group) - 1)
    for k in range(len(masks)):
        mask = masks[k]
        if mask == WILD:
            wild += 1
        elif mask & low:
            for s in range(1, len(touch)):
                if mask & np.uint32(s) and touch[s] < MANY:
                    touch[s] += 1
                if not mask & ~np.uint32(s) and inside[s] < MANY:
                    inside[s] += 1
        else:
            for c in range(len(have)):
                if mask >> np.uint32(group + c) & np.uint32(1):
                    have[c] += 1
    return wild


@numba.njit(cache=True, nogil=True)
def end_of(node, skip, large, large_end):  # type: ignore[no-untyped-def]
    """The node after the subtree of `node`."""
    if skip[node] != 65535:
        return node + np.int64(skip[node])
    return np.int64(large_end[np.searchsorted(large, node)])


@numba.njit(cache=True, nogil=True)
def lacking(b, group_sum, touch):  # type: ignore[no-untyped-def]
    """Group letters of bucket b that only wild cards could show: by Hall's theorem the worst of all subsets."""
    worst = np.int8(0)
    for s in range(group_sum.shape[1]):
        lack = np.int8(group_sum[b, s] - touch[s])
        if lack > worst:
            worst = lack
    return np.int64(worst)


@numba.njit(cache=True, nogil=True)
def crowded(b, group_sum, inside):  # type: ignore[no-untyped-def]
    """Are there more compulsory cards in some subset of the group than letters that they could stand for?"""
    for s in range(group_sum.shape[1]):  # noqa: SIM110 - numba knows no any()
        if group_sum[b, s] < inside[s]:
            return True
    return False


@numba.njit(cache=True, nogil=True)
def rarest_of(need, c):  # type: ignore[no-untyped-def]
    """The first letter from `c` on that is still needed."""
    while c < 32 and need[c] == 0:
        c += 1
    return c


@numba.njit(cache=True, nogil=True)
def put(found, place, stop, size, bounds, text, out):  # type: ignore[no-untyped-def]
    """Notes the words from `place` to `stop` that are common and clean enough."""
    while place < stop:
        mark = np.int64(text[place + size])
        if mark and mark & 7 <= bounds[2] and not mark & bounds[3]:
            if found < out.shape[1]:
                out[0, found], out[1, found] = place, size
            found += 1
        place += size + 1
    return found


@numba.njit(cache=True, nogil=True)
# long: split into parts it was slower, and this is what every word of a hand passes through
def walk(node, last, free, sure, bounds, need, have, stack, tree, out, found):  # type: ignore[no-untyped-def]  # noqa: C901
    """Goes down the tree of one bucket as far as the cards reach: a needed card first, then an own, then a wild one.

    sure: letters of each word that the group accounts for; free: wild cards left. `need` and `have` are given back as
    they came. One function, because its counters must stay in registers: split up it is twice as slow.
    """
    text, let, skip, large, large_end, at = tree
    letter, paid, upto = stack[0], stack[1], stack[2]
    shortest, longest = bounds[0] - sure, bounds[1] - sure
    unmet, rarest, depth = need.sum(), rarest_of(need, 0), 0
    if unmet == 0 and shortest <= 0:
        found = put(found, at[node], at[node + 1], sure, bounds, text, out)
    node += 1
    while True:
        while depth and node >= upto[depth - 1]:  # out of a subtree: take its card back
            depth -= 1
            if paid[depth] == OWN:
                have[letter[depth]] += 1
            elif paid[depth] == SPENT:
                free += 1
            else:
                need[letter[depth]] += 1
                unmet += 1
                rarest = min(rarest, letter[depth])
        if node >= last:
            return found
        c = np.int64(let[node])
        # Keys go from rare to common: past a needed letter it cannot come any more.
        if depth >= longest or (unmet and rarest < c):
            node = end_of(node, skip, large, large_end)
            continue
        if unmet and need[c] > 0:
            need[c] -= 1
            unmet -= 1
            rarest = rarest_of(need, rarest)
            paid[depth] = NEEDED
        elif have[c] > 0:
            have[c] -= 1
            paid[depth] = OWN
        elif free > 0:
            free -= 1
            paid[depth] = SPENT
        else:
            node = end_of(node, skip, large, large_end)
            continue
        letter[depth] = c
        upto[depth] = end_of(node, skip, large, large_end)
        depth += 1
        if unmet == 0 and depth >= shortest:
            found = put(found, at[node], at[node + 1], sure + depth, bounds, text, out)
        node += 1


@numba.njit(cache=True, nogil=True)
def search(cards, must, bounds, first, group_sum, tree, out):  # type: ignore[no-untyped-def]
    """All words that `cards` and `must` can spell and that use every one of `must`.

    cards, must: uint32 masks. bounds (int64, changed): shortest and longest word in letters, the commonness still
    allowed, forbidden mark bits. out: int32 [2, room] for places and lengths. Gives the number of words; one above
    `room` means that out was too small.
    """
    subsets = group_sum.shape[1]
    group = 0
    while 1 << group < subsets:
        group += 1
    have, need = np.zeros(32, np.int16), np.zeros(32, np.int16)
    touch, inside, ignored = np.zeros(subsets, np.int8), np.zeros(subsets, np.int8), np.zeros(subsets, np.int8)
    wild = hand(cards, group, have, touch, ignored) + hand(must, group, need, touch, inside)
    bounds[0] = max(bounds[0], len(must))
    bounds[1] = min(bounds[1], len(cards) + len(must))
    stack = np.zeros((3, 64), np.int64)
    found = 0
    for b in range(len(first) - 1):
        free = wild - lacking(b, group_sum, touch)
        sure = np.int64(group_sum[b, subsets - 1])
        if free >= 0 and sure <= bounds[1] and not (len(must) and crowded(b, group_sum, inside)):
            node, last = np.int64(first[b]), np.int64(first[b + 1])
            found = walk(node, last, free, sure, bounds, need, have, stack, tree, out, found)
    return found
