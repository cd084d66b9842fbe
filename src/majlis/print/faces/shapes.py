"""What all faces are drawn with: signs and pictures of the page (art.json), text, stars, and the room on a card."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from html import escape, unescape
from pathlib import Path
from typing import Any, Final

from majlis.print.paper import CHORD, EDGE, POINT, ROW, Cut

ART: Final[dict[str, Any]] = json.loads((Path(__file__).parent.parent / "art.json").read_text(encoding="utf-8"))
NAME: Final = 7.0  # points of a name on a card
LARGE_NAME: Final = 16.0
LEADING: Final = 1.3
GAP: Final = 1.2  # millimetres between what is drawn and what is written


RTL: Final = 'lang="ar" direction="rtl"'
ARABIC: Final = re.compile(
    rf'<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" class="([^"]*)" text-anchor="middle" {RTL}>([^<]*)</text>'
)
PAINT: Final = {m[1]: m[2] for m in re.finditer(r"\.(k-[\w-]+) \{ fill: (#\w+); \}", ART["paint"])}


@dataclass(frozen=True)
class Look:
    """How a card looks: its outline, what else stands on it, and between which heights its face is drawn."""

    cut: Cut
    large: bool
    braille: bool
    names: int  # lines

    @property
    def unit(self) -> float:
        """A hundredth of the width, in millimetres."""
        return self.cut.width / 100

    @property
    def high(self) -> float:
        return self.cut.height / self.unit

    @property
    def line(self) -> float:
        """Millimetres from one line of names to the next."""
        return (LARGE_NAME if self.large else NAME) * POINT * LEADING

    @property
    def braille_at(self) -> float:
        """Where a line of cells begins, in millimetres from the top."""
        return self.cut.height * CHORD if self.cut.round else EDGE

    @property
    def names_at(self) -> float:
        """Where the names begin, in millimetres from the top."""
        below = self.cut.height * 0.09 if self.cut.round else EDGE - 1
        if self.braille and not self.cut.round:
            below += ROW + GAP + 1
        return self.cut.height - below - self.names * self.line

    @property
    def top(self) -> float:
        return (self.braille_at + ROW + GAP) / self.unit if self.braille else 3 if self.cut.round else 7

    @property
    def bottom(self) -> float:
        return (self.names_at - GAP) / self.unit

    @property
    def mid(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def tall(self) -> float:
        return self.bottom - self.top

    @property
    def scale(self) -> float:
        """How much what is drawn for a whole card has to shrink."""
        return min(1.0, self.tall / 112)


def at(x: float, y: float, size: float, body: str, turn: float = 0) -> str:
    """A sign, which is drawn in a square of 24, around a place."""
    turned = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:.3f} {y:.3f}){turned} scale({size / 24:.4f}) translate(-12 -12)">{body}</g>'


def moved(body: str, x: float, y: float, scale: float, from_x: float, from_y: float) -> str:
    """A picture with its point (from_x, from_y) put at (x, y)."""
    where = f"translate({x:.3f} {y:.3f}) scale({scale:.4f}) translate({-from_x:.3f} {-from_y:.3f})"
    return f'<g transform="{where}">{body}</g>'


def text(x: float, y: float, size: float, cls: str, words: str | int, more: str = "") -> str:
    """Text around a place: `y` is the middle of its capitals."""
    base = y + size * 0.32
    return (
        f'<text x="{x:.3f}" y="{base:.3f}" font-size="{size:.3f}" class="{cls}" text-anchor="middle" {more}>'
        f"{escape(str(words))}</text>"
    )


def written(face: str) -> tuple[str, list[dict[str, Any]]]:
    """A face without its Arabic, and that Arabic: typst sets it, for it knows which letters its glyphs are."""
    words: list[dict[str, Any]] = []
    for x, y, size, paint, text in ARABIC.findall(face):
        fill = next((PAINT[name] for name in paint.split() if name in PAINT), "#000000")
        words.append({"x": float(x), "y": float(y), "size": float(size), "fill": fill, "text": unescape(text)})
    return ARABIC.sub("", face), words


def turned(body: str, look: Look) -> str:
    """The same upside down, for who sits opposite."""
    return f'<g transform="rotate(180 50 {look.mid:.3f})">{body}</g>'


def star(x: float, y: float, radius: float, cls: str, points: int = 8, inner: float = 0.72) -> str:
    """A star."""
    made: list[str] = []
    for i in range(points * 2):
        angle, far = math.pi * i / points - math.pi / 2, radius * (inner if i % 2 else 1)
        made.append(f"{x + far * math.cos(angle):.2f} {y + far * math.sin(angle):.2f}")
    return f'<path class="{cls}" d="M{"L".join(made)}Z"/>'


def sheet(body: str, look: Look, ground: str = "", cls: str = "") -> str:
    """A whole face. `ground` colours the part that is drawn on: names and cells stand on the bone of the card."""
    shape = f'<rect class="k-face" x="-5" y="-5" width="110" height="{look.high + 10:.3f}"/>'
    if ground:
        top = look.top - 2 if look.braille else -5
        shape += f'<rect class="{ground}" x="-5" y="{top:.3f}" width="110" height="{look.bottom + 1 - top:.3f}"/>'
    return svg(shape + body, look, cls)


def disc(body: str, look: Look, ground: str) -> str:
    """A round face: the ground between the cells above and the names below."""
    top = look.top - 1 if look.braille else -2
    clip = f'<clipPath id="c"><rect x="-5" y="{top:.3f}" width="110" height="{look.bottom + 1 - top:.3f}"/></clipPath>'
    inner = f'<g clip-path="url(#c)"><circle class="{ground}" cx="50" cy="50" r="52"/>{body}</g>'
    return svg(f'{clip}<circle class="k-face" cx="50" cy="50" r="52"/>{inner}', look, "round")


def svg(body: str, look: Look, cls: str = "") -> str:
    """An image of the size of a card."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{cls}" viewBox="0 0 100 {look.high:.3f}" '
        f'width="{look.cut.width}mm" height="{look.cut.height}mm"><style>{ART["paint"]}</style>'
        f'<g class="{cls}">{body}</g></svg>'
    )


def back(look: Look) -> str:
    """The back of a card: one woven ground for all packs."""
    if look.cut.round:
        return svg(f'<circle class="k-back" cx="50" cy="50" r="52"/>{ART["roundBack"]}', look, "round")
    body = moved(ART["back"], 50, look.high / 2, look.high / 140, 50, 70)
    return svg(f'<rect class="k-back" x="-5" y="-5" width="110" height="{look.high + 10:.3f}"/>{body}', look)
