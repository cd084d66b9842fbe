"""Text that others sent, made fit to be shown."""

from __future__ import annotations

import unicodedata


def tidy(text: str) -> str:
    """Fit for one line anywhere: nothing that moves a cursor, breaks a line or turns the direction of a text."""
    return "".join(" " if c in "\n\r\t" else c for c in text if c in "\n\r\t" or not _moves(c))


def _moves(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in "\u200c\u200d"
