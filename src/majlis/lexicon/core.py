"""The search behind one typed face: numba where it is there, numpy where it is not. Both give the same words in the
same order."""

from __future__ import annotations

import os
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from majlis.lexicon._numpy import Columns, search
from majlis.lexicon.index import Array, Index
from majlis.lexicon.marks import LONGEST

ROOM: Final = 8192  # words at first; most hands make fewer


class Bounds(tuple[int, int, int, int]):
    """Shortest and longest word in letters, the commonness still allowed (1 to 5), forbidden mark bits."""

    __slots__ = ()


ALL: Final = Bounds((2, LONGEST, 7, 0))


class Core(Protocol):
    """Finds words in an index."""

    @property
    def name(self) -> str: ...

    def search(self, index: Index, cards: Array, must: Array, bounds: Bounds) -> tuple[Array, Array]:
        """Places and lengths (int32) of all words that `cards` and `must` (uint32 masks) can spell, with every one
        of `must`."""
        ...


class Compiled:
    """With numba; the compiled code is kept in `cache` and found again at the next start."""

    name = "numba"

    def __init__(self, cache: Path | None = None) -> None:
        import numba

        if cache is not None and "NUMBA_CACHE_DIR" not in os.environ:
            vars(numba.config)["CACHE_DIR"] = str(cache)
        from majlis.lexicon import _numba

        self._search = _numba.search
        self._own = threading.local()

    def search(self, index: Index, cards: Array, must: Array, bounds: Bounds) -> tuple[Array, Array]:
        i, limits = index, np.array(bounds, np.int64)
        tree = (np.frombuffer(i.text, np.uint8), i.let, i.skip, i.large, i.large_end, i.at)
        while True:
            out = self._room()
            found = self._search(cards, must, limits, i.first, i.group_sum, tree, out)
            if found <= out.shape[1]:
                return out[0, :found].copy(), out[1, :found].copy()
            self._own.out = np.empty((2, found), np.int32)

    def _room(self) -> Array:
        """This thread's place for results; it grows with the richest hand."""
        out: Array | None = getattr(self._own, "out", None)
        if out is None:
            out = self._own.out = np.empty((2, ROOM), np.int32)
        return out


class Plain:
    """With numpy alone; its own columns are made at the first question about an index and kept with it."""

    name = "numpy"

    def __init__(self) -> None:
        self._columns: dict[int, tuple[Index, Columns]] = {}
        self._lock = threading.Lock()

    def search(self, index: Index, cards: Array, must: Array, bounds: Bounds) -> tuple[Array, Array]:
        known = self._columns.get(id(index))
        if known is None:
            with self._lock:
                known = self._columns.get(id(index))
                if known is None:
                    letters = int(np.where(index.let < 255, index.let, 0).max()) + 1
                    known = self._columns[id(index)] = (index, Columns(index, letters))
        return search(known[1], index, cards, must, np.array(bounds, np.int64))


class Warming:
    """numpy until numba is compiled, which happens beside the first questions: nobody waits for a compiler."""

    def __init__(self, cache: Path | None = None) -> None:
        self._cache = cache
        self._core: Core = Plain()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    @property
    def name(self) -> str:
        """The core that answers now."""
        return self._core.name

    def search(self, index: Index, cards: Array, must: Array, bounds: Bounds) -> tuple[Array, Array]:
        if self._thread is None:
            with self._lock:
                if self._thread is None:
                    self._thread = threading.Thread(target=self._warm, args=(index,), name="majlis-words")
                    self._thread.start()
        return self._core.search(index, cards, must, bounds)

    def wait(self) -> None:
        """Until the compiled core is there, for benches and tests."""
        if self._thread is not None:
            self._thread.join()

    def _warm(self, index: Index) -> None:
        none = np.zeros(0, np.uint32)
        try:
            fast = Compiled(self._cache)
            fast.search(index, none, none, ALL)
        except Exception:
            return
        self._core = fast


def choose(wish: str = "", cache: Path | None = None) -> Core:
    """The core by the wish of MAJLIS_NUMBA: `off` numpy; `on` numba at once; otherwise numba as soon as it is
    compiled."""
    if wish == "off" or (wish != "on" and find_spec("numba") is None):
        return Plain()
    return Compiled(cache) if wish == "on" else Warming(cache)
