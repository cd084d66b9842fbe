"""The Abjad packs of 169: 149 letters and 20 action cards, in four colours or, with special letters, in five.

The cards stand colour by colour, letters in the order of the alphabet, then the action cards; the wild cards are last.
`suit` is the colour, `rank` the place of the letter in the alphabet (1 to 28), 29 to 31 for the captions of the action
cards, 32 for a wild; `points` is what a card counts when it is left in a hand. Codes: red.ba, red.skip, wild.
"""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import Pack, faced
from majlis.cards.data import read

NAME: Final = "abjad"
DATA: Final[dict[str, Any]] = read(NAME)
LETTERS: Final = list(DATA["letters"])  # by name, in the order of the alphabet
SKIP: Final = len(LETTERS) + 1  # ranks of the action cards
REVERSE: Final = SKIP + 1
DRAW_TWO: Final = SKIP + 2
WILD: Final = SKIP + 3
YELLOW: Final = 0  # a colour by its number
ISOLATED: Final = "isolated"
FINAL: Final = "final"
TA_MARBUTA: Final = "ة"
MAQSURA: Final = "ى"


def packs() -> list[Pack]:
    """Every pack of this module, each once; what `letter_pack` makes are cards of these in another order."""
    return [abjad("four"), abjad("five"), yellow()]


def abjad(kind: str = "four") -> Pack:
    """four: four colours, frequent letters more than once; five: five colours, special forms of letters."""
    rows: list[tuple[str, int, int, str, int]] = []
    counts: list[int] = []
    for suit, colour in enumerate(colours(kind)):
        again: list[str] = DATA[kind]["again"].get(colour, [])
        for name, (letters, of) in _letters(kind, colour).items():
            rows.append((f"{colour}.{name}", suit, place(of[0]), letters, sum(map(place, of))))
            counts.append(1 + again.count(name))
        for rank, (name, points) in enumerate(DATA["actions"].items(), SKIP):
            rows.append((f"{colour}.{name}", suit, rank, "", points))
            counts.append(1)
    rows.append(("wild", len(colours(kind)), WILD, "", DATA["wild"]))
    counts.append(DATA[kind]["wilds"])
    return faced(NAME if kind == "four" else f"{NAME}-{kind}", rows, counts, NAME)


def yellow() -> Pack:
    """The plain alphabet: the 28 yellow letters alone."""
    rows = [(f"yellow.{name}", YELLOW, place(name), DATA["letters"][name], place(name)) for name in LETTERS]
    return faced(f"{NAME}-yellow", rows, [1] * len(rows), NAME)


def letter_pack(kind: str = "four", maqsura: bool = False, wilds: bool = False) -> Pack:
    """The 149 letters alone, and if wanted the wild cards: for words, where a card is heard as its letter.

    They stand letter by letter, not colour by colour. `letters` are those that a card may spell, its own first: ta and
    ha also ta marbuta, a special form its letter; with `maqsura` ya and alif also alif maqsura. Lam-alif is both of its
    letters.
    """
    whole = abjad(kind)
    kept = [card for card in whole.cards if card.rank < SKIP or (wilds and card.rank == WILD)]
    faces = sorted([card for card in kept if card.face == card.number], key=lambda card: (card.rank, card.suit))
    every = "".join(DATA["letters"].values()) + TA_MARBUTA + (MAQSURA if maqsura else "")
    rows = [
        (c.code, c.suit, c.rank, *((_spelt(kind, c.code, maqsura), c.points) if c.rank < SKIP else (every, 0)))
        for c in faces
    ]
    counts = [sum([other.face == card.face for other in kept]) for card in faces]
    return faced(f"{whole.key}-letters", rows, counts, "letters")


def _spelt(kind: str, code: str, maqsura: bool) -> str:
    colour, _, name = code.partition(".")
    of = DATA[kind]["forms"].get(colour, {}).get(name, ["", name])[1:]
    plain = "".join([DATA["letters"][letter] for letter in of])
    if name == "ta-marbuta":
        return TA_MARBUTA + plain
    if name == "alif-maqsura":
        return MAQSURA + plain if maqsura else plain
    also = TA_MARBUTA if name in ("ta", "heh") else MAQSURA if maqsura and name in ("ya", "alif") else ""
    return plain + also


def colours(kind: str) -> list[str]:
    """The colours by name, in the order of the pack."""
    return list(DATA[kind]["shapes"])


def place(letter: str) -> int:
    """The number on a letter: its place in the alphabet."""
    return LETTERS.index(letter) + 1


def _letters(kind: str, colour: str) -> dict[str, tuple[str, list[str]]]:
    """The letters of a colour: what is written on the card, and the letter whose number it bears (lam-alif: two)."""
    made = {name: (written, [name]) for name, written in DATA["letters"].items()}
    for name, (written, *of) in DATA[kind]["forms"].get(colour, {}).items():
        made[name] = (written, of)
    return made


def number(pack: Pack, card: int) -> int:
    """The number printed on a card: action cards have none and count 0."""
    return pack.points[card] if pack.rank[card] < SKIP else 0


def letters_of(pack: Pack, kind: str) -> list[list[int]]:
    """By card the places in the alphabet of the letters that it is: lam-alif has two, action cards none."""
    forms: dict[str, list[str]] = {name: of for form in DATA[kind]["forms"].values() for name, (_, *of) in form.items()}
    made: list[list[int]] = []
    for card in pack.cards:
        name = card.code.partition(".")[2]
        made.append([place(of) for of in forms.get(name, [name])] if card.rank < SKIP else [])
    return made


def shapes(pack: Pack, kind: str) -> list[str]:
    """By card the shape in which its letter is printed: isolated, initial, medial or final; "" for action cards.

    A letter that joins nothing after it has no initial and no medial shape, hamza only the isolated one.
    """
    made: list[str] = []
    for card in pack.cards:
        colour, _, name = card.code.partition(".")
        shape: str = DATA[kind]["shapes"].get(colour, "") if card.rank < SKIP else ""
        if name in DATA["alone"]:
            shape = ISOLATED
        elif name in DATA["loose"]:
            shape = {"initial": ISOLATED, "medial": FINAL}.get(shape, shape)
        made.append(shape)
    return made
