"""Which dictionary forms a word may be a form of, looked up in a sorted table that is unpacked at the first
question."""

from __future__ import annotations

import lzma
import threading
from collections.abc import Callable
from importlib.resources import files


class Headwords:
    """Answers `headwords(word)`. `read` brings the packed table (lines `form TAB headwords`, small letters), or
    nothing."""

    def __init__(self, read: Callable[[], bytes]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self._table: bytes | None = None

    def __call__(self, word: str) -> frozenset[str]:
        line = self._find(word.lower().encode())
        return frozenset(line.decode().upper().split()) if line else frozenset((word,))

    def _find(self, form: bytes) -> bytes:
        if self._table is None:
            with self._lock:
                packed = self._read()
                self._table = lzma.decompress(packed) if packed else b""
        table = self._table
        low, high = 0, len(table)
        while low < high:
            start = table.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = table.find(b"\n", start)
            here, _, heads = table[start:end].partition(b"\t")
            if here == form:
                return heads
            if here < form:
                low = end + 1
            else:
                high = start
        return b""


def table_of(language: str) -> Callable[[], bytes]:
    """Brings the table of a language; nothing where it has none."""

    def read() -> bytes:
        path = files("majlis.lexicon") / "data" / f"{language}.headwords.txt.xz"
        return path.read_bytes() if path.is_file() else b""

    return read
