"""The French pack: four shapes and four colours; courts by cap and plume, veil, crown and beard."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import Card, Pack
from majlis.cards.data import read
from majlis.print.faces.shapes import ART, Look, at, moved, sheet, star, text, turned
from majlis.print.faces.suited import rank_and_suit
from majlis.speech import Speech

CUT = "poker"
IN_BRAILLE = False
COLOUR: Final = {"S": "k-spade", "H": "k-heart", "D": "k-diamond", "C": "k-club"}


def draw(card: Card, pack: Pack, look: Look) -> str:
    """The face of a card."""
    rank, suit = card.code[:-1], card.code[-1]
    cls = f"k-plain {COLOUR[suit]}{' k-tight' if rank == '10' else ''}"
    if look.large:
        size, off = look.tall * 0.52, look.tall * 0.2
        return sheet(text(30, look.mid - off, size, cls, rank) + _suit(suit, 66, look.mid + off, size), look)
    corner = text(13, look.top + 8, 22, cls, rank) + _suit(suit, 13, look.top + 24, 14)
    return sheet(_middle(card.code, rank, suit, look) + corner + turned(corner, look), look)


def _middle(code: str, rank: str, suit: str, look: Look) -> str:
    if rank == "A":
        return star(50, look.mid, 34 * look.scale, "k-inlay", 8, 0.8) + _suit(suit, 50, look.mid, 42 * look.scale)
    if code in ART["courts"]:
        return moved(ART["courts"][code], 50, look.mid, look.tall / 116, 50, 70)
    tall, size = look.tall / 100, 17.5 * min(1, look.tall / 92)
    pips = ART["pips"][rank]
    return "".join(_suit(suit, x, look.mid + (y - 70) * tall, size, 180 if y > 70 else 0) for x, y in pips)


def _suit(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    return at(x, y, size, ART["suits"][suit], turn)


def suit_message(letter: str) -> str:
    """The name of a suit by its letter."""
    data = read("ganjifa")["french"]
    return f"suit-{data['names'][data['suits'].index(letter)]}"


def label(card: Card) -> str:
    """The cards of a suit together."""
    return suit_message(card.code[-1])


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    """Rank and suit."""
    messages = [suit_message(letter) for letter in COLOUR]
    return rank_and_suit(card.code[:-1], suit_message(card.code[-1]), messages, said)


def title(card: Card, said: Speech) -> str:
    """The name of a row in the list of the pack."""
    return said.text(label(card))


def value(card: Card) -> str:
    """Cards of a suit count differently, by the game."""
    return ""
