"""The Abjad packs: a colour is also a mark and a shape of the letter; the foot shows all shapes of it."""

from __future__ import annotations

from typing import Final

from majlis.cards.abjad import DATA, SKIP
from majlis.cards.card import Card, Pack
from majlis.print import braille as cells
from majlis.print.faces.shapes import ART, RTL, Look, at, moved, sheet, star, text
from majlis.speech import Speech

CUT = "poker"
IN_BRAILLE = False
ARABIC: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
SHAPES: Final = ("isolated", "initial", "medial", "final")
TATWEEL: Final = "ـ"


def draw(card: Card, pack: Pack, look: Look) -> str:
    """The face of a card."""
    colour, _, name = card.code.partition(".")
    if not name:
        return _wild(pack, look)
    return _action(colour, name, look) if card.rank >= SKIP else _letter(card, colour, name, look)


def _wild(pack: Pack, look: Look) -> str:
    half, top = look.tall / 2 + 3, look.top - 3
    body = ""
    for colour, x, y in (("yellow", 0, 0), ("red", 50, 0), ("blue", 0, 1), ("green", 50, 1)):
        left, down = x if x else -5, top + y * half
        body += f'<rect class="k-{colour}" x="{left}" y="{down:.2f}" width="55" height="{half:.2f}"/>'
        body += _mark(colour, 16 if not x else 84, look.bottom - 9 if y else look.top + 10, 15)
    if pack.key.endswith("five"):
        body += f'<path class="k-purple" d="M-5 {look.mid - 10:.2f}H105V{look.mid + 10:.2f}H-5Z"/>'
        body += _mark("purple", 13, look.mid, 13) + _mark("purple", 87, look.mid, 13)
    body += star(50, look.mid, min(44, look.tall * 0.42), "k-plate", 8, 0.78)
    return sheet(body + _arabic(50, look.mid, 21, "k-ink", ART["actions"]["wild"]), look)


def _action(colour: str, name: str, look: Look) -> str:
    card = '<rect class="k-edge k-face" width="28" height="40" rx="4"'
    sign: str = {
        "skip": '<path class="k-ink-line" d="M31 92a27 27 0 0 1 38-38M69 54a27 27 0 0 1-38 38Z"/>',
        "reverse": ART["arrows"],
        "draw2": f'{card} x="32" y="50" transform="rotate(-10 46 70)"/>'
        f'{card} x="46" y="54" transform="rotate(8 60 74)"/>' + text(60, 74, 26, "k-arab k-bold k-ink", "٢"),
    }[name]
    plate = f'<path class="k-plate" d="M10 {look.top + 17}H90V{look.bottom - 2}H10Z"/>'
    body = plate + moved(sign, 50, look.mid + 1, 0.72 * look.scale, 50, 73)
    body += _mark(colour, 16, look.top + 7, 14) + _mark(colour, 84, look.top + 7, 14)
    return sheet(
        body + _arabic(50, look.bottom - 12, 20 * look.scale + 2, "k-ink", ART["actions"][name]), look, f"k-{colour}"
    )


def _letter(card: Card, colour: str, name: str, look: Look) -> str:
    written, shape = letter_of(colour, name), shape_of(colour, name)
    joined = shape in ("initial", "medial")
    lift = ART["lifts"].get(written, 0) * (0.3 if joined else 1) * look.scale
    number = text(82, look.top + 8, 24 if look.large else 20, f"k-arab k-bold k-{colour}-on", _digits(card.points))
    if look.large:
        plate = f'<path class="k-plate" d="M6 {look.top + 18}H94V{look.bottom - 2}H6Z"/>'
        big = _arabic(50, look.mid + 7 + lift, 62 * look.scale, "k-ink", _shaped(written, shape))
        return sheet(plate + _mark(colour, 18, look.top + 8, 18) + number + big, look, f"k-{colour}")
    high = look.tall - 18
    where = f"translate(0 {look.top:.2f}) scale(1 {high / 91:.4f}) translate(0 -23)"
    plate = f'<path class="k-plate" transform="{where}" d="{ART["arch"]}"/>'
    big = _arabic(50, look.top + high * 0.62 + lift, 54 * look.scale, "k-ink", _shaped(written, shape))
    foot = _foot(written, shape, colour, name, look)
    return sheet(plate + _mark(colour, 15, look.top + 8, 15) + number + big + foot, look, f"k-{colour}")


def _foot(written: str, shape: str, colour: str, name: str, look: Look) -> str:
    """All shapes of the letter from right to left."""
    shown = [s for s in SHAPES if s in ("isolated", "final") or name not in DATA["loose"]]
    shown = ["isolated"] if name in DATA["alone"] else shown
    body, right = "", 50 + 19 * (len(shown) - 1) / 2
    for i, each in enumerate(shown):
        x, bold = right - i * 19, " k-bold" if each == shape else ""
        body += text(x, look.bottom - 9, 13, f"k-arab k-{colour}-on{bold}", _shaped(written, each), RTL)
        if bold:
            body += f'<path class="k-edge-on k-{colour}-on" d="M{x - 7} {look.bottom - 2}h14"/>'
    return body


def letter_of(colour: str, name: str) -> str:
    """What is written on a letter of a colour."""
    special = DATA["five"]["forms"].get(colour, {}).get(name)
    found: str = special[0] if special else DATA["letters"][name]
    return found


def shape_of(colour: str, name: str) -> str:
    """The shape in which it is written: a letter that joins nothing after it has two, hamza one."""
    shape: str = DATA["five"]["shapes"][colour]
    if name in DATA["alone"]:
        return "isolated"
    return {"initial": "isolated", "medial": "final"}.get(shape, shape) if name in DATA["loose"] else shape


def _shaped(letter: str, shape: str) -> str:
    before, after = shape in ("medial", "final"), shape in ("initial", "medial")
    return (TATWEEL if before else "") + letter + (TATWEEL if after else "")


def _mark(colour: str, x: float, y: float, size: float) -> str:
    return at(x, y, size, f'<g class="k-{colour}-on">{ART["marks"][colour]}</g>')


def _arabic(x: float, y: float, size: float, cls: str, words: str) -> str:
    return text(x, y, size, f"k-arab k-bold {cls}", words, RTL)


def _digits(number: int) -> str:
    return str(number).translate(ARABIC)


def label(card: Card) -> str:
    """A letter in all its colours."""
    return card.code.partition(".")[2] or "wilds"


def braille(card: Card, pack: Pack, said: Speech) -> list[int]:
    """The letter, the first letter of its colour in Arabic, its number; a caption in place of letter and number."""
    colour, _, name = card.code.partition(".")
    if not name:
        return [cells.FULL]
    hue = cells.cells(Speech("ar").text(f"colour-{colour}").removeprefix("ال").lstrip("أ")[:1], "ar")
    if card.rank >= SKIP:
        return [*cells.cells(ART["actions"][name].split()[0].replace("ّ", "").rstrip("َ"), "ar"), cells.BLANK, *hue]
    number = cells.cells(str(card.points), "ar")
    return [*cells.letter(letter_of(colour, name), "ar"), cells.BLANK, *hue, cells.BLANK, *number]


def title(card: Card, said: Speech) -> str:
    """The name of a row in the list of the pack."""
    colour, _, name = card.code.partition(".")
    spoken = said.text(f"letter-{name or 'wild'}")
    return spoken if not name or card.rank >= SKIP else f"{letter_of(colour, name)}  {spoken}"


def value(card: Card) -> str:
    """What it counts there."""
    return str(card.points)
