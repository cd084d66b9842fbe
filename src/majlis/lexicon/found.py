"""The words that a question found: counted at once, written out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import overload

import numpy as np

from majlis.lexicon.index import Array, Index


class Found(Sequence[str]):
    """Words in a fixed order (that of the index), the same on every machine. Use `sorted` for the order of the
    alphabet."""

    __slots__ = ("_codec", "_index", "_places", "_sizes", "_words")

    def __init__(self, index: Index, codec: str, places: Array, sizes: Array) -> None:
        self._index = index
        self._codec = codec
        self._places = places
        self._sizes = sizes
        self._words: list[str] | None = None

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words())

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        return self.words()[at]

    def __repr__(self) -> str:
        return f"<{len(self)} words>"

    def words(self) -> list[str]:
        """All of them as text; about 0.15 us a word, once."""
        if self._words is None:
            text = self._index.text
            parts = [text[p : p + n] for p, n in zip(self._places.tolist(), self._sizes.tolist(), strict=True)]
            self._words = b"\n".join(parts).decode(self._codec).split("\n") if parts else []
        return self._words

    def counts(self, points: Mapping[str, int]) -> list[int]:
        """What the letters of each word count together, without writing the words out."""
        if not len(self):
            return []
        each = np.zeros(256, np.int32)
        for letter, count in points.items():
            each[ord(letter.encode(self._codec))] = count
        firsts = np.cumsum(self._sizes) - self._sizes  # of each word, were they written one after the other
        letters = np.arange(firsts[-1] + self._sizes[-1]) + np.repeat(self._places - firsts, self._sizes)
        text = np.frombuffer(self._index.text, np.uint8)
        counted: list[int] = np.add.reduceat(each[text[letters]], firsts).tolist()
        return counted

    def where(self, wanted: list[bool]) -> Found:
        """Those of them for which `wanted` is true."""
        pick = np.array(wanted, bool)
        return Found(self._index, self._codec, self._places[pick], self._sizes[pick])
