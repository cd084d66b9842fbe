"""What a word means, where that stands, and how to hide the word itself in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

HIDDEN: Final = "…"
WORD: Final = re.compile(r"[^\W\d_]+(?:[\u064b-\u065f\u0670\u0640\u0300-\u036f]+[^\W\d_]*)*")


@dataclass(frozen=True, slots=True)
class Meaning:
    """One meaning. `language` is that of the text; `kind` is noun, verb, adjective, other, or empty if nobody says."""

    text: str
    language: str
    source: str
    kind: str = ""


class Source(Protocol):
    """A dictionary. `look_up` takes a folded word and gives its meanings, best first; none if it has none."""

    name: str

    def look_up(self, word: str) -> list[Meaning]: ...


def mask(text: str, word: str, fold: Callable[[str], str], same: Callable[[str, str], bool]) -> str:
    """`text` with every form of `word` hidden, for games where the word is to be guessed.

    A word of the text is a form if it folds to the same letters, shares a headword, begins with the word (four letters
    or more), or is the word with an Arabic article or preposition before it or a pronoun behind.
    """

    def hide(found: re.Match[str]) -> str:
        other = fold(found.group())
        near = len(word) >= 4 and (other.startswith(word) or len(other) >= 4 and word.startswith(other))
        return HIDDEN if other == word or near or _within(word, other) or same(word, other) else found.group()

    return WORD.sub(hide, text)


ARTICLES: Final = ("ال", "وال", "بال", "كال", "فال", "لل", "و", "ب", "ل", "ك", "ف")


def _within(word: str, other: str) -> bool:
    """Is `other` the Arabic `word` with something small joined to it?"""
    for article in ARTICLES:
        if other.startswith(article):
            rest = other[len(article) :]
            if rest == word or len(word) >= 3 and rest.startswith(word) and len(rest) - len(word) <= 3:
                return True
    stem = word[:-1] if word.endswith("ة") else word
    return len(stem) >= 3 and "\u0600" < word[0] < "\u0700" and other.startswith(stem) and len(other) - len(stem) <= 3
