"""A card that nobody has drawn yet: its code, as large as it fits."""

from __future__ import annotations

from majlis.cards.card import Card, Pack
from majlis.print import braille as cells
from majlis.print.faces.shapes import Look, sheet, text
from majlis.speech import Speech

CUT = "poker"
IN_BRAILLE = False


def draw(card: Card, pack: Pack, look: Look) -> str:
    size = min(look.tall * 0.4, 150 / max(1, len(card.code)))
    return sheet(text(50, look.mid, size, "k-plain k-ink", card.code), look)


def label(card: Card) -> str:
    return card.code


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    return cells.cells(card.code, said.lang)


def title(card: Card, said: Speech) -> str:
    return card.code


def value(card: Card) -> str:
    return str(card.points)
