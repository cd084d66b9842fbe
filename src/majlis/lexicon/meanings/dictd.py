"""FreeDict dictionaries in the format of dictd: an index of places in base 64, and a text packed with dictzip."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from majlis.lexicon.errors import WordsError
from majlis.lexicon.meanings.meaning import Meaning

DIGITS: Final = {c: i for i, c in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")}
FOLDERS: Final = (Path("/usr/share/dictd"), Path("/usr/local/share/dictd"), Path("/opt/homebrew/share/dictd"))
FREEDICT: Final = {"el": "freedict-ell-eng", "ar": "freedict-ara-eng"}
HEADERS: Final = ("00database", "00-database")


class Dictd:
    """A dictionary from `path` (its .index); its text, .dict or .dict.dz, lies beside it. Read when first asked."""

    def __init__(self, path: Path, fold: Callable[[str], str]) -> None:
        self.name = path.stem
        self._path = path
        self._fold = fold
        self._places: dict[str, list[tuple[int, int]]] | None = None
        self._text = b""

    def look_up(self, word: str) -> list[Meaning]:
        if self._places is None:
            self._read()
        assert self._places is not None
        found = [self._text[at : at + size].decode("utf-8", "replace") for at, size in self._places.get(word, ())]
        return [Meaning(text, "en", self.name) for text in map(tidy, found) if text]

    def _read(self) -> None:
        places: dict[str, list[tuple[int, int]]] = {}
        try:
            index = self._path.read_text(encoding="utf-8", errors="replace")
            packed = self._path.with_suffix(".dict.dz")
            if packed.is_file():
                self._text = gzip.decompress(packed.read_bytes())
            else:
                self._text = self._path.with_suffix(".dict").read_bytes()
        except (OSError, EOFError, zlib.error) as error:
            raise WordsError("dictionary-damaged", str(self._path), file=self._path.name) from error
        for line in index.splitlines():
            parts = line.split("\t")
            if len(parts) >= 3 and not parts[0].startswith(HEADERS):
                try:
                    places.setdefault(self._fold(parts[0]), []).append((number(parts[1]), number(parts[2])))
                except (WordsError, KeyError):
                    continue  # several words, or no letters of ours
        self._places = places


def number(text: str) -> int:
    """dictd writes numbers in base 64 without padding."""
    value = 0
    for c in text:
        value = value * 64 + DIGITS[c]
    return value


def tidy(entry: str) -> str:
    """An entry as one line: without its headline, pronunciation and numbering."""
    lines = entry.strip().splitlines()
    text = " ".join(line.strip() for line in (lines[1:] or lines))
    text = re.sub(r"<[^>]*>|/[^/]*/", " ", text)
    return re.sub(r"\s+", " ", text).strip()


def installed(language: str, fold: Callable[[str], str]) -> list[Dictd]:
    """The FreeDict dictionary of this machine for `language`, if it has one."""
    name = FREEDICT.get(language)
    found = (folder / f"{name}.index" for folder in FOLDERS if name)
    return [Dictd(path, fold) for path in found if path.is_file()][:1]
