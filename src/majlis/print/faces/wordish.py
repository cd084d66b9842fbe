"""The Wordish packs: capital, small letter and points; the atout as a star. They are read by fingers by default."""

from __future__ import annotations

from majlis.cards.card import Card, Pack
from majlis.cards.wordish import WILD
from majlis.print import braille as cells
from majlis.print.faces.shapes import Look, sheet, star, text
from majlis.speech import Speech

CUT = "poker"
IN_BRAILLE = True
ATOUT = {"el": "ΑΤΟΥ", "en": "ATOUT"}
SMALL = {"Σ": "σ ς"}


def language(pack: Pack) -> str:
    """The language of the letters."""
    return "en" if pack.key.endswith("english") else "el"


def draw(card: Card, pack: Pack, look: Look) -> str:
    """The face of a card."""
    lang = language(pack)
    if card.suit == WILD:
        far = min(42.0, look.tall * 0.48)
        body = star(50, look.mid, far, "k-inlay", 12, 0.86) + star(50, look.mid, far * 0.83, "k-aegean-line", 12, 0.86)
        body += text(50, look.mid, far * (0.58 if lang == "el" else 0.46), "k-plain k-aegean", ATOUT[lang])
        return sheet(body + text(13, look.bottom - 7, 15, "k-plain k-aegean", card.points), look)
    if look.large:
        body = text(50, look.mid, min(96, look.tall), "k-plain k-ink", card.code)
        return sheet(body + text(87, look.bottom - 9, 24, "k-plain k-aegean", card.points), look)
    frame = f'<path class="k-aegean-line" d="M9 {look.top + 22}V{look.bottom}H91V{look.top}H31"/>'
    letter = "k-greek" if lang == "el" else "k-letter"
    body = text(52, look.mid + 4, min(62, look.tall * 0.74), f"{letter} k-ink", card.code)
    body += text(17, look.top + 9, 21, "k-plain k-aegean", card.code)
    body += text(76, look.top + 10, 17, f"{letter} k-soft", _small(card.code))
    return sheet(frame + body + text(20, look.bottom - 9, 17, "k-plain k-aegean", card.points), look)


def _small(capital: str) -> str:
    return SMALL.get(capital, capital.lower())


def label(card: Card) -> str:
    """Every letter by itself."""
    return "atouts" if card.suit == WILD else card.code


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    """The letter and what it counts; all six dots for the atout."""
    if card.suit == WILD:
        return [cells.FULL]
    lang = language(pack)
    return [*cells.letter(card.code, lang), cells.BLANK, *cells.cells(str(card.points), lang)]


def title(card: Card, said: Speech) -> str:
    """The name of a row in the list of the pack."""
    return said.text("wordish-wild") if card.suit == WILD else card.code


def value(card: Card) -> str:
    """What it counts there."""
    return str(card.points)
