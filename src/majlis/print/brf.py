"""Text for embossers: pages of 25 lines of 40 cells in the code that they read (BRF)."""

from __future__ import annotations

import textwrap
from typing import Final

from majlis.print import braille
from majlis.print.making import Deck, faces, listed, name_of, rules_text
from majlis.print.markdown import lines

WIDE: Final = 40
LONG: Final = 25


def brf(deck: Deck) -> bytes:
    """The list of the cards, what their cells say, and the rules."""
    said, lang = deck.said, deck.wish.lang
    table = listed(deck)
    rows = [*_wrapped(_cells(table["title"], lang), 0), ""]
    for line in table["lines"]:
        rows += _wrapped(_cells(line, lang), 0)
    rows += [""]
    for row in table["table"]["rows"]:
        rows += _wrapped(_cells(", ".join(part for part in row if part), lang), 2)
    rows += ["", *_wrapped(_cells(said.text("print-key"), lang), 0)]
    cells = deck.cells
    for card in faces(deck.pack):
        rows += _wrapped(f"{braille.ascii_of(cells[card.code])}  {_cells(name_of(deck, card), lang)}", 2)
    for line in lines(rules_text(deck)):
        rows += _wrapped(_cells(line, lang), 2 if line else 0)
    return _paged(rows)


def _cells(text: str, lang: str) -> str:
    return braille.ascii_of(braille.cells(text, lang)).rstrip()


def _wrapped(text: str, indent: int) -> list[str]:
    wrapper = textwrap.TextWrapper(WIDE, subsequent_indent=" " * indent, break_on_hyphens=False, drop_whitespace=True)
    return wrapper.wrap(text) or [""]


def _paged(rows: list[str]) -> bytes:
    pages = ["\r\n".join(rows[at : at + LONG]) + "\r\n" for at in range(0, len(rows), LONG)]
    return "\f".join(pages).encode("ascii")
