"""Glossaries: our own everyday words, and a teacher's file, which beats all other sources."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from majlis.lexicon.errors import WordsError
from majlis.lexicon.lists import decode, unpack
from majlis.lexicon.meanings.meaning import Meaning

KINDS: Final = ("noun", "verb", "adjective", "other")
LARGEST: Final = 16 * 1024 * 1024  # bytes


class Glossary:
    """Words and meanings from text: a line is `word TAB meaning` or `word TAB kind TAB meaning`; `#` begins a remark.

    A word may have several lines. `left_out` counts lines without a meaning or with a word that no card can spell.
    """

    def __init__(self, name: str, language: str, text: str, fold: Callable[[str], str]) -> None:
        self.name = name
        self.language = language
        self.left_out = 0
        self._meanings: dict[str, list[Meaning]] = {}
        self._written: dict[str, str] = {}
        for line in text.splitlines():
            if line.strip() and not line.lstrip().startswith("#"):
                self._take(line, fold)

    def _take(self, line: str, fold: Callable[[str], str]) -> None:
        parts = [part.strip() for part in line.split("\t")]
        kind = parts[1] if len(parts) > 2 and parts[1] in KINDS else ""
        meaning = " ".join(parts[2 if kind else 1 :]).strip()
        try:
            word = fold(parts[0])
        except WordsError:
            word = ""
        if not word or not meaning:
            self.left_out += 1
            return
        self._written.setdefault(word, parts[0])
        self._meanings.setdefault(word, []).append(Meaning(meaning, self.language, self.name, kind))

    def __len__(self) -> int:
        return len(self._meanings)

    def __iter__(self) -> Iterator[str]:
        """The words, folded, in the order of the file."""
        return iter(self._meanings)

    def __contains__(self, word: object) -> bool:
        return word in self._meanings

    def written(self, word: str) -> str:
        """The word as the glossary spells it, with its accents."""
        return self._written.get(word, word)

    def look_up(self, word: str) -> list[Meaning]:
        return self._meanings.get(word, [])

    def of_kind(self, kind: str) -> list[str]:
        """All words of one kind, from which a game may draw wrong answers."""
        return [word for word, meanings in self._meanings.items() if meanings[0].kind == kind]


def own(language: str, path: Path, fold: Callable[[str], str]) -> Glossary:
    """A teacher's glossary, text or .gz, in any usual code."""
    try:
        if path.stat().st_size > LARGEST:
            raise WordsError("list-large", str(path), file=path.name)
        data = path.read_bytes()
    except OSError as error:
        raise WordsError("list-missing", str(path), file=str(path)) from error
    try:
        glossary = Glossary(path.name, language, decode(unpack(data), language), fold)
    except WordsError as error:
        raise WordsError(error.code, str(path), file=path.name) from error
    if not len(glossary):
        raise WordsError("glossary-empty", str(path), file=path.name)
    return glossary
