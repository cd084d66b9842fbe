"""Which list judges at a table, and what is asked of any list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, get_args

from majlis.lexicon.alphabet import Language

Level = Literal["children", "everyday", "full"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
COMMONEST: Final[dict[Level, int]] = {"children": 1, "everyday": 3, "full": 7}
NAMES: Final[dict[Language, str]] = {"en": "Majlis English", "el": "Majlis Greek", "ar": "Majlis Arabic"}


class Hooks(NamedTuple):
    """Letters that make another word when put before or after."""

    before: str
    after: str


@dataclass(frozen=True)
class Identity:
    """What everybody at the table is told about the list that judges, and what a record keeps of it."""

    name: str
    sha256: str
    language: Language
    level: Level
    clean: bool  # without offensive words


def key_of(level: Level, clean: bool) -> str:
    """Which part of a list is meant, as the hashes of its parts are kept."""
    return level + ("-clean" if clean else "")


def identity(language: Language, level: Level, clean: bool, hashes: dict[str, str]) -> Identity:
    """Of a part of our own list."""
    name = NAMES[language] + (f" ({level})" if level != "full" else "") + (", clean" if clean else "")
    return Identity(name, hashes[key_of(level, clean)], language, level, clean)
