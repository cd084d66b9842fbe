"""What packs with suits share: the shortest beginnings that tell their suits apart, for fingers."""

from __future__ import annotations

import unicodedata
from functools import cache

from majlis.print import braille as cells
from majlis.speech import Speech


def short(names: list[str]) -> list[str]:
    """The first letters of some names; where one begins several, also the first letter in which they differ."""
    bare = [_folded(name) for name in names]
    if all(name.startswith("ال") for name in bare):
        bare = [name[2:] for name in bare]
    made: list[str] = []
    for name in bare:
        others = [other for other in bare if other != name and other[0] == name[0]]
        apart = (at for at in range(1, len(name)) if all(other[at : at + 1] != name[at] for other in others))
        made.append(name[0] + name[at] if others and (at := next(apart, 0)) else name if others else name[0])
    return made


def _folded(name: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(c))


@cache
def _short(lang: str, messages: tuple[str, ...]) -> dict[str, str]:
    said = Speech(lang)
    return dict(zip(messages, short([said.text(message) for message in messages]), strict=True))


def suit_letters(message: str, messages: list[str], lang: str) -> str:
    """How a suit is written in cells: `message` is its name, `messages` are the names of all suits of the pack."""
    return _short(lang, tuple(messages))[message]


def rank_and_suit(rank: str, message: str, messages: list[str], said: Speech) -> list[int]:
    """A rank, as a number or as a letter of the language, and the suit."""
    named = rank if rank.isdecimal() else said.text(f"print-rank-{rank}")
    first = cells.letter(named, said.lang)
    suit = suit_letters(message, messages, said.lang)
    return [*first, cells.BLANK, *cells.cells(suit, said.lang)]
