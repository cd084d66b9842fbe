"""Sizes on paper, in millimetres: sheets, cards, where each card lies, and where its back lies on the other side."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from majlis.move import Reason, Refused

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
CUTS: Final = {"poker": (63.0, 88.0), "round": (66.0, 66.0)}
ROUND: Final = "round"
MARGIN: Final = 5.0  # what printers leave white
SMALLEST: Final = 40.0  # a side of a card that still holds a letter, three names and six cells
LARGEST: Final = 1000.0
SIZE: Final = re.compile(r"(\d{1,4}(?:\.\d{1,2})?)[x×](\d{1,4}(?:\.\d{1,2})?)")

# braille as it is read: diameter of a dot, from dot to dot, from cell to cell
DOT: Final = 1.5
PITCH: Final = 2.5
CELL: Final = 6.0
ROW: Final = 2 * PITCH + DOT  # the height of a line of cells
EDGE: Final = 4.0  # from the edge of a card to what is on it
CHORD: Final = 0.13  # of its height: where the cells of a round card begin
POINT: Final = 25.4 / 72  # a typographic point


@dataclass(frozen=True)
class Cut:
    """The outline of a card."""

    width: float
    height: float
    round: bool

    def wide(self, y: float) -> float:
        """How wide the card is at a height, less its edges."""
        if not self.round:
            return self.width - 2 * EDGE
        radius = self.width / 2 - EDGE / 2
        return 2 * math.sqrt(max(0.0, radius**2 - (y - self.height / 2) ** 2))


@dataclass(frozen=True)
class Sheet:
    """A sheet and the cards on it: rows and columns in the middle of the page."""

    width: float
    height: float
    cut: Cut
    columns: int
    rows: int

    @property
    def left(self) -> float:
        return (self.width - self.columns * self.cut.width) / 2

    @property
    def top(self) -> float:
        return (self.height - self.rows * self.cut.height) / 2

    @property
    def holds(self) -> int:
        return self.columns * self.rows

    def front(self, place: int) -> tuple[float, float]:
        """Where a card of the page begins: its upper left corner."""
        row, column = divmod(place, self.columns)
        return self.left + column * self.cut.width, self.top + row * self.cut.height

    def back(self, place: int) -> tuple[float, float]:
        """The same card seen from behind, the sheet turned over its long side."""
        x, y = self.front(place)
        return self.width - x - self.cut.width, y


def cut_of(text: str) -> Cut:
    """A cut by its name, or by its size: 63x88."""
    width, height = _size(text, CUTS, "--cut", SMALLEST)
    return Cut(width, height, text == ROUND)


def sheet_of(text: str, cut: Cut) -> Sheet:
    """A paper by its name, or by its size, and the cards that fit on it."""
    width, height = _size(text, PAPERS, "--paper", 0)
    columns = int((width - 2 * MARGIN) / cut.width + 1e-9)
    rows = int((height - 2 * MARGIN) / cut.height + 1e-9)
    if columns < 1 or rows < 1:
        card, paper = (f"{a:g} × {b:g}" for a, b in ((cut.width, cut.height), (width, height)))
        raise Refused(Reason("paper-too-small", {"paper": paper, "card": card, "margin": f"{MARGIN:g}"}), "--paper")
    return Sheet(width, height, cut, columns, rows)


def _size(text: str, known: dict[str, tuple[float, float]], where: str, least: float) -> tuple[float, float]:
    if text in known:
        return known[text]
    found = SIZE.fullmatch(text)
    size = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    if not all(max(least, 1) <= side <= LARGEST for side in size):
        names = ", ".join(known)
        raise Refused(Reason("not-a-size", {"text": text[:40], "known": names, "least": f"{max(least, 1):g}"}), where)
    return size


def most_cells(cut: Cut) -> int:
    """How many cells a line on a card holds."""
    y = EDGE if not cut.round else cut.height * CHORD
    return int((min(cut.wide(y), cut.wide(y + ROW)) - PITCH - DOT) / CELL + 1e-9) + 1
