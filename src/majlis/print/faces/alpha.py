"""The Alpha pack: consonants in a frame, vowel cards of two letters, wild cards with a star."""

from __future__ import annotations

from majlis.cards.alpha import VOWEL, WILD
from majlis.cards.card import Card, Pack
from majlis.cards.data import read
from majlis.print import braille as cells
from majlis.print.faces.shapes import Look, sheet, star, text, turned
from majlis.speech import Speech

CUT = "poker"
IN_BRAILLE = False


def draw(card: Card, pack: Pack, look: Look) -> str:
    """The face of a card."""
    if card.code == WILD:
        return _wild(card, look)
    return _vowel(card, look) if card.suit == VOWEL else _consonant(card, look)


def _wild(card: Card, look: Look) -> str:
    far = min(46.0, look.tall * 0.48)
    body = star(50, look.mid, far, "k-inlay", 8, 0.8) + star(50, look.mid, far * 0.85, "k-wild-line", 8, 0.8)
    body += text(50, look.mid, far * 1.4, "k-letter k-wild", WILD)
    return sheet(body + text(13, look.bottom - 7, 15, "k-plain k-wild", card.points), look)


def _vowel(card: Card, look: Look) -> str:
    """A face split in two: turn the card for the other letter."""
    points, size = read("alpha")["vowel_points"], (58 if look.large else 47) * min(1, look.tall / 95)
    x, y = 62, look.top + 12 + size * 0.32

    def half(letter: str, cls: str) -> str:
        big = text(x, y, size, f"k-letter {cls}", letter)
        corner = "" if look.large else text(86, look.top + 8, 18, f"k-plain {cls}", letter)
        return big + corner + text(87, look.top + (12 if look.large else 22), 14, f"k-plain {cls}", points[letter])

    split = f'<path class="k-inlay" d="M-5 {look.top - 5:.2f}V{look.bottom + 5:.2f}H105Z"/>'
    split += f'<path class="k-vowel-line" d="M3 {look.top:.2f}L97 {look.bottom:.2f}"/>'
    first, second = card.code.split("/")
    return sheet(split + half(first, "k-vowel") + turned(half(second, "k-soft"), look), look)


def _consonant(card: Card, look: Look) -> str:
    size = min(104 if look.large else 80, look.tall * 0.95) * (0.84 if card.code in "MW" else 1)
    body = text(50, look.mid, size, "k-letter k-ink", card.code)
    if look.large:
        return sheet(body + text(87, look.bottom - 9, 22, "k-plain k-ink", card.points), look)
    frame = f'<path class="k-frame" d="M70 {look.top}H9V{look.bottom}H91V{look.top + 25}"/>'
    corner = text(84, look.top + 9, 22, "k-plain k-ink", card.code)
    return sheet(frame + body + corner + text(20, look.bottom - 10, 17, "k-plain k-ink", card.points), look)


def label(card: Card) -> str:
    """Every letter by itself."""
    return "wilds" if card.code == WILD else card.code


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    """The letters and what they count; all six dots for the wild card."""
    if card.code == WILD:
        return [cells.FULL]
    letters = [each for letter in card.code.split("/") for each in cells.letter(letter, "en")]
    return letters if card.suit == VOWEL else [*letters, cells.BLANK, *cells.cells(str(card.points), "en")]


def title(card: Card, said: Speech) -> str:
    """The name of a row in the list of the pack."""
    return said.text("alpha-wild") if card.code == WILD else card.code


def value(card: Card) -> str:
    """What it counts there."""
    points = read("alpha")["vowel_points"]
    return " / ".join([str(points[letter]) for letter in card.letters]) if card.suit == VOWEL else str(card.points)
