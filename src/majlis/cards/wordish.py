"""The Wordish packs: 102 letters, Greek or English, and some atouts, which stand for any letter.

The cards stand in the order of the alphabet, the atouts last. `suit` tells a letter from an atout; `rank` is the place
of the letter in the alphabet from 1, 0 for an atout. Codes: the capital itself, Greek Θ or Latin T; ? for the atout.
"""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from majlis.cards.card import Pack, faced
from majlis.cards.data import read

NAME: Final = "wordish"
DATA: Final[dict[str, Any]] = read(NAME)
ATOUTS: Final[int] = DATA["atouts"]
ATOUT: Final = "?"
LETTER: Final = 0  # suits
WILD: Final = 1


def packs() -> list[Pack]:
    """Every pack of this module, each once."""
    return [wordish("greek"), wordish("english")]


def wordish(edition: str = "greek", atouts: int = ATOUTS) -> Pack:
    """The pack of an edition, greek or english, with so many atouts."""
    rows: list[tuple[str, int, int, str, int]] = []
    counts: list[int] = []
    for letter, (count, points) in DATA[edition].items():
        rows.append((letter, LETTER, len(rows) + 1, letter, points))
        counts.append(count)
    rows.append((ATOUT, WILD, 0, letters(edition), 0))
    counts.append(atouts)
    return faced(NAME if edition == "greek" else f"{NAME}-{edition}", rows, counts, NAME)


def letters(edition: str) -> str:
    """The alphabet of an edition."""
    return "".join(DATA[edition])


def folded(text: str) -> str:
    """Text as cards spell it: capitals without accents and diaeresis, every sigma the same."""
    bare = "".join([c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)])
    return bare.upper().replace("ς", "Σ")
