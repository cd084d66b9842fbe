"""Six-dot braille from text, in English, Greek and Arabic: tables of ours, one data file, no contractions.

A cell is a number: dot 1 is bit 0, dot 6 is bit 5. Braille is read from left to right in every language.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, Final

BLANK: Final = 0
FULL: Final = 0b111111
DATA: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "braille.json").read_text(encoding="utf-8"))
ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="  # by cell: the code of embossers
ACUTE: Final = "\u0301"
DIAERESIS: Final = "\u0308"
SHADDA: Final = "\u0651"
TATWEEL: Final = "ـ"
SAME: Final = {  # signs that are written as others are
    "\u037e": ";",
    "\u0387": "·",
    "•": "·",
    "‑": "-",
    "−": "-",
    "‘": "'",
    **dict.fromkeys("`\u200e\u200f", ""),
}


def cell(dots: str) -> int:
    """A cell by its dots: "145"."""
    return sum(1 << (int(dot) - 1) for dot in dots)


def dots(cells: list[int]) -> list[list[int]]:
    """The dots of each cell."""
    return [[dot for dot in range(1, 7) if made >> (dot - 1) & 1] for made in cells]


def row(written: str) -> list[int]:
    """Several cells: "456-34"."""
    return [cell(each) for each in written.split("-")] if written else []


def shown(cells: list[int]) -> str:
    """Cells as the signs of Unicode."""
    return "".join(chr(0x2800 + made) for made in cells)


def ascii_of(cells: list[int]) -> str:
    """Cells as a BRF file writes them."""
    return "".join(ASCII[made] for made in cells)


DIGITS: Final = [cell(each) for each in DATA["digits"].split()]
NUMBER: Final = cell(DATA["number"])


class Table:
    """The braille of one language."""

    def __init__(self, lang: str) -> None:
        data = DATA[lang]
        self.letters: dict[str, int] = _lettered(data["letters"])
        self.pairs: dict[str, int] = _lettered(data["pairs"])
        self.marks: dict[str, int] = _lettered(data.get("marks", ""))
        self.signs: dict[str, list[int]] = {each[0]: row(each[2:]) for each in data["signs"].split("  ")}
        self.inside = {".": row(data["point"]), ",": row(data["comma"])}  # between two digits
        self.capital = row(data["capital"])
        self.capitals = row(data["capitals"])
        self.letter = row(data["letter"])  # before a letter that would be read as one more digit
        self.foreign = row(data["foreign"])  # before a letter of another script
        self.accent = row(data.get("accent", ""))
        self.double = row(data.get("double", ""))


@cache
def table(lang: str) -> Table:
    """The braille of a language."""
    return Table(lang)


def _lettered(text: str) -> dict[str, int]:
    made: dict[str, int] = {}
    for each in text.split():
        name = each.rstrip("123456")
        made[name] = cell(each[len(name) :])
    return made


def cells(text: str, lang: str) -> list[int]:
    """Text in cells; what no table knows is a blank."""
    return _Writer(lang, text).write()


def letter(text: str, lang: str) -> list[int]:
    """A letter as it stands on a card: its cell alone, with no sign for a capital."""
    return cells(text.casefold().replace("ς", "σ"), lang)


class _Writer:
    """Goes through a text once; `known` is the table of the letter at hand."""

    def __init__(self, lang: str, text: str) -> None:
        self.table = table(lang)
        self.others = [table(each) for each in ("en", "el", "ar") if each != lang]
        self.text = _tidied(text)
        self.made: list[int] = []
        self.counting = False  # right after a digit
        self.loud = False  # inside a word of capitals

    def write(self) -> list[int]:
        at = 0
        while at < len(self.text):
            at += self._one(at)
        return self.made

    def _one(self, at: int) -> int:
        """Write what stands at a place; how many letters of the text that were."""
        text = self.text
        here = text[at]
        if here.isdecimal():
            self.made += [*([] if self.counting else [NUMBER]), DIGITS[int(here)]]
            self.counting, self.loud = True, False
            return 1
        if self.counting and here in self.table.inside and text[at + 1 : at + 2].isdecimal():
            self.made += self.table.inside[here]
            return 1
        if here.isalpha() and here != TATWEEL:
            taken = self._letters(at)
            self.counting = False
            return taken
        if here in self.table.marks:
            self.made.append(self.table.marks[here])
        elif here.isspace() or not unicodedata.combining(here):
            self.made += [BLANK] if here.isspace() else self.table.signs.get(here, [BLANK] if here != TATWEEL else [])
        self.counting = self.loud = False
        return 1

    def _letters(self, at: int) -> int:
        """Write one letter, or two that have one cell, with what belongs before them."""
        bare, marks, taken = _bare(self.text, at)
        known = next((t for t in (self.table, *self.others) if bare.casefold() in t.letters), None)
        if known is None:
            self.made.append(BLANK)
            return taken
        second, after, more = _bare(self.text, at + taken) if at + taken < len(self.text) else ("", "", 0)
        pair = known.pairs.get((bare + second).casefold()) if second else None
        if pair is not None and (ACUTE in marks or DIAERESIS in after or SHADDA in marks):
            pair = None
        if pair is not None:
            marks, taken = after, taken + more
        self._announce(known, at, bare)
        if ACUTE in marks:
            self.made += known.accent
        if SHADDA in marks:
            self.made += known.double
        found = known.letters[bare.casefold()] if pair is None else pair
        if self.counting and found in DIGITS and not (known.capital and bare.isupper()):
            self.made += known.letter
        self.made.append(found)
        self.made += [known.marks[mark] for mark in marks if mark in known.marks]
        return taken

    def _announce(self, known: Table, at: int, bare: str) -> None:
        """The signs of another script and of capitals."""
        begins = at == 0 or not self.text[at - 1].isalpha()
        if known is not self.table and begins:
            self.made += self.table.foreign
        if not bare.isupper():
            self.loud = False
        elif not self.loud:
            word = _word(self.text, at)
            self.loud = len(word) > 1 and word.isupper()
            self.made += known.capitals if self.loud else known.capital


def _tidied(text: str) -> str:
    """Text with accents beside their letters, but the letters of Arabic whole."""
    made: list[str] = []
    for each in text:
        each = SAME.get(each, each)
        made.append(each if "\u0600" <= each <= "\u06ff" else unicodedata.normalize("NFD", each))
    return "".join(made)


def _bare(text: str, at: int) -> tuple[str, str, int]:
    """The letter at a place, the marks that follow it, and how long both are; "" where no letter stands."""
    if not text[at].isalpha():
        return "", "", 0
    end = at + 1
    while end < len(text) and unicodedata.combining(text[end]):
        end += 1
    return text[at], text[at + 1 : end], end - at


def _word(text: str, at: int) -> str:
    """The letters from a place on."""
    end = at
    while end < len(text) and (text[end].isalpha() or unicodedata.combining(text[end])):
        end += 1
    return "".join(each for each in text[at:end] if each.isalpha())
