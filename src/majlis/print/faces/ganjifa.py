"""The Ganjifa packs: ground, sign and rim of each suit. A rim of points is 10 high, a rim of beads 1 high."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import Card, Pack
from majlis.cards.ganjifa import DATA, KINDS, suits, weak_suits
from majlis.print.faces.shapes import ART, Look, at, disc, moved, sheet, text
from majlis.print.faces.suited import rank_and_suit
from majlis.speech import Speech

CUT = "round"
IN_BRAILLE = False
COURTS: Final = dict(zip(DATA["courts"], ("mirs", "wazirs"), strict=True))
LETTER: Final = dict(zip(DATA["courts"], "MW", strict=True))


def kind_of(pack: Pack) -> str:
    """Which of the packs it is."""
    return next(kind for kind, key in KINDS.items() if pack.key.endswith(key))


def draw(card: Card, pack: Pack, look: Look) -> str:
    """The face of a card, round or as a sheet."""
    suit, _, rank = card.code.partition(".")
    weak = suit in weak_suits(kind_of(pack))
    letter, ground = LETTER.get(rank, rank), f"k-ground-{suit}"
    if look.cut.round:
        return disc(_rim(weak) + _inside(suit, rank, letter, look), look, ground)
    return sheet(_borders(weak, look) + _inside(suit, rank, letter, look), look, ground, "round")


def _inside(suit: str, rank: str, letter: str, look: Look) -> str:
    size = 15 if len(letter) > 1 else 17
    if look.large:
        big = look.tall * 0.62
        body = text(32, look.mid, big * (0.85 if len(letter) > 1 else 1), "k-plain k-gink", letter)
        return body + at(69, look.mid, look.tall * 0.5, f'<g class="k-gink">{ART["signs"][suit]}</g>')
    scale = min(1.0, (look.tall - (4 if look.cut.round else 24)) / 82)
    if rank in COURTS:
        picture = moved(ART[COURTS[rank]][suit], 57, look.mid, scale, 55, 51)
    else:
        wide, sign = max(scale, 0.8), f'<g class="k-gink">{ART["signs"][suit]}</g>'
        lay = [(57 + (x - 55) * wide, look.mid + (y - 50) * scale) for x, y in ART["lays"][rank]]
        picture = "".join(at(x, y, ART["sizes"][int(rank)] * scale, sign) for x, y in lay)
    tab = f'<circle class="k-tab" cx="14" cy="{look.mid:.2f}" r="10.5"/>'
    cls = f"k-plain k-onrobe-{suit}{' k-tight' if rank == '10' else ''}"
    return picture + tab + text(14, look.mid, size, cls, letter)


def _rim(weak: bool) -> str:
    if weak:
        return "".join(_around('<circle class="k-gold" cx="50" cy="5.6" r="1.65"/>', i * 12) for i in range(30))
    return "".join(_around('<path class="k-gold" d="M50 3.2l1.9 4.2h-3.8Z"/>', i * 10) for i in range(36))


def _around(body: str, turn: int) -> str:
    return f'<g transform="rotate({turn} 50 50)">{body}</g>'


def _borders(weak: bool, look: Look) -> str:
    body = ""
    for i in range(12):
        x = 10.5 + i * 7.2
        for y, way in ((look.top + 2, -1), (look.bottom - 4, 1)):
            if weak:
                body += f'<circle class="k-gold" cx="{x:.2f}" cy="{y:.2f}" r="2"/>'
            else:
                body += f'<path class="k-gold" d="M{x - 2.4:.2f} {y - way * 2:.2f}l2.4 {way * 5} 2.4 {-way * 5}Z"/>'
    return body


def label(card: Card) -> str:
    """The cards of a suit together."""
    return f"suit-{card.code.partition('.')[0]}"


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    """Rank and suit."""
    suit, _, rank = card.code.partition(".")
    return rank_and_suit(rank, f"suit-{suit}", [f"suit-{each}" for each in suits(kind_of(pack))], said)


def title(card: Card, said: Speech) -> str:
    """The name of a row in the list of the pack."""
    return said.text(label(card))


def value(card: Card) -> str:
    """Cards of a suit count differently, by the game."""
    return ""
