"""Arabic in Arabic: the nouns of arramooz, if the optional package arramooz-pysqlite is installed."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from majlis.lexicon.errors import WordsError
from majlis.lexicon.meanings.meaning import Meaning

DATABASE: Final = Path("data") / "arabicdictionary.sqlite"


class Arramooz:
    """Definitions of 19 thousand nouns; read when first asked."""

    name = "Arramooz"

    def __init__(self, path: Path, fold: Callable[[str], str]) -> None:
        self._path = path
        self._fold = fold
        self._lock = threading.Lock()
        self._meanings: dict[str, list[Meaning]] | None = None

    def look_up(self, word: str) -> list[Meaning]:
        with self._lock:
            if self._meanings is None:
                self._meanings = self._read()
        return self._meanings.get(word, [])

    def _read(self) -> dict[str, list[Meaning]]:
        meanings: dict[str, list[Meaning]] = {}
        question = "SELECT unvocalized, definition FROM nouns WHERE length(definition) > 8"
        try:
            with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)) as database:
                for word, text in database.execute(question):
                    try:
                        folded = self._fold(str(word))
                    except WordsError:
                        continue
                    meanings.setdefault(folded, []).append(
                        Meaning(" ".join(str(text).split()), "ar", self.name, "noun")
                    )
        except sqlite3.DatabaseError:
            return {}
        return meanings


def installed(fold: Callable[[str], str]) -> list[Arramooz]:
    """The dictionary, if its package is there."""
    spec = find_spec("arramooz")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        if (Path(folder) / DATABASE).is_file():
            return [Arramooz(Path(folder) / DATABASE, fold)]
    return []
