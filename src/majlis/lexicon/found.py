"""The words that a question found: counted at once, written out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

    def where(self, wanted: list[bool]) -> Found:
        """Those of them for which `wanted` is true."""
        pick = np.array(wanted, bool)
        return Found(self._index, self._codec, self._places[pick], self._sizes[pick])
