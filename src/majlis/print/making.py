"""A pack as all that is put on paper: one dictionary of plain data, from which the PDF is made."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from majlis import options, registry
from majlis.cards import data
from majlis.cards.card import Card, Pack
from majlis.judge import Judge
from majlis.move import Reason, Refused
from majlis.print import braille, paper
from majlis.print.faces import faces_of
from majlis.print.faces.shapes import LARGE_NAME, NAME, Look, back, written
from majlis.print.markdown import blocks
from majlis.speech import LANGUAGES, Speech, card_message, plain

PLAYERS: Final = 6  # columns and rows of the table of points
DEALS: Final = 20
READ_MARGIN: Final = 16
NO_FIT: Final = 9
ARTICLES: Final = {"el": ("ο ", "η ", "το ")}


@dataclass(frozen=True)
class Wish:
    """How somebody wants a pack on paper. `game` is whose rules come with it, "" for none."""

    lang: str
    paper: str = "a4"
    cut: str = ""
    large: bool = False
    braille: bool | None = None
    game: str | None = None


@dataclass(frozen=True)
class Deck:
    """A pack, how it was wished for, and what follows from both."""

    pack: Pack
    wish: Wish
    faces: Any
    sheet: paper.Sheet
    look: Look
    said: Speech

    @property
    def cells(self) -> dict[str, list[int]]:
        """The cells on each face, by its code; none where they are not wanted."""
        return {card.code: self.faces.braille(card, self.pack, self.said) for card in faces(self.pack)}


def faces(pack: Pack) -> list[Card]:
    """One card of each face."""
    return [card for card in pack.cards if card.face == card.number]


def planned(pack: Pack, wish: Wish) -> Deck:
    """What a pack will look like. Refused if a card does not fit on the paper, or its cells on the card."""
    drawn = faces_of(pack)
    cut = paper.cut_of(wish.cut or drawn.CUT)
    sheet = paper.sheet_of(wish.paper, cut)
    with_cells = drawn.IN_BRAILLE if wish.braille is None else wish.braille
    look = Look(cut, wish.large, with_cells, 2 if wish.large else len(LANGUAGES))
    deck = Deck(pack, wish, drawn, sheet, look, Speech(wish.lang))
    most = max(len(cells) for cells in deck.cells.values()) if with_cells else 0
    if most > paper.most_cells(cut) or look.tall < 30:
        raise Refused(Reason("card-too-small", {"card": f"{cut.width:g} × {cut.height:g}"}), "--cut")
    return deck


def made(deck: Deck) -> dict[str, Any]:
    """All that is printed, as the template reads it."""
    look, sheet, cut = deck.look, deck.sheet, deck.sheet.cut
    drawn = {card.code: deck.faces.draw(card, deck.pack, look) for card in faces(deck.pack)}
    drawings = {code: written(face) for code, face in drawn.items()}
    svgs = list(dict.fromkeys(svg for svg, _ in drawings.values()))
    title = _title(deck)
    return {
        "title": title,
        "about": deck.said.text("print-about", {"cards": len(deck.pack.cards)}),
        "lang": deck.wish.lang,
        "large": look.large,
        "sheet": _sheet(sheet),
        "card": {"width": cut.width, "height": cut.height, "round": cut.round},
        "names": _written(look),
        "braille": _braille(look),
        "svgs": [*svgs, back(look)],
        "back": len(svgs),
        "pages": _pages(deck, {code: (svgs.index(svg), words) for code, (svg, words) in drawings.items()}),
        "list": listed(deck),
        "key": _key(deck),
        "rules": _rules(deck),
        "points": {
            "title": deck.said.text("print-points"),
            "about": deck.said.text("print-points-about"),
            "deal": deck.said.text("print-deal"),
            "total": deck.said.text("print-total"),
            "players": PLAYERS if not look.large else 4,
            "deals": DEALS if not look.large else 10,
        },
    }


def _title(deck: Deck) -> str:
    return plain(deck.said.text(f"print-pack-{deck.pack.key}"))


def _sheet(sheet: paper.Sheet) -> dict[str, Any]:
    right, bottom = sheet.width - sheet.left, sheet.height - sheet.top
    size = {"width": sheet.width, "height": sheet.height, "margin": min(READ_MARGIN, sheet.width / 10)}
    grid = {"left": sheet.left, "top": sheet.top, "right": right, "bottom": bottom}
    return {**size, **grid, "columns": sheet.columns, "rows": sheet.rows}


def _written(look: Look) -> dict[str, float]:
    """Where and how large names are written."""
    size = LARGE_NAME if look.large else NAME
    return {"y": look.names_at, "size": size, "line": look.line, "inset": _inset(look)}


def _inset(look: Look) -> float:
    """How far names keep from the edges, so that they stay on a round card and beside its corners."""
    if look.cut.round:
        return (look.cut.width - look.cut.wide(look.names_at + look.names * look.line)) / 2
    return paper.EDGE


def _braille(look: Look) -> dict[str, float]:
    size = {"dot": paper.DOT, "pitch": paper.PITCH, "cell": paper.CELL, "row": paper.ROW}
    return {**size, "x": paper.EDGE + 1, "y": look.braille_at}


# -- cards --


def _pages(deck: Deck, drawings: dict[str, tuple[int, Any]]) -> list[dict[str, Any]]:
    """Page after page the cards, and their backs on the other side."""
    cells = deck.cells if deck.look.braille else {}
    dots = {code: braille.dots(made) for code, made in cells.items()}
    names = {card.code: _names(deck, card) for card in faces(deck.pack)}
    pages: list[dict[str, Any]] = []
    for first in range(0, len(deck.pack.cards), deck.sheet.holds):
        on_it = deck.pack.cards[first : first + deck.sheet.holds]
        cards, backs = [], []
        for place, card in enumerate(on_it):
            x, y = deck.sheet.front(place)
            svg, words = drawings[card.code]
            what = {"svg": svg, "words": words, "names": names[card.code], "cells": dots.get(card.code, [])}
            cards.append({"x": x, "y": y, **what})
            x, y = deck.sheet.back(place)
            backs.append({"x": x, "y": y})
        pages.append({"cards": cards, "backs": backs})
    return pages


def _names(deck: Deck, card: Card) -> list[dict[str, Any]]:
    """The names of a card in all languages, each once; in large print only the one in the reader's own."""
    message = card_message(deck.pack, deck.pack.all[card.number])
    languages: Sequence[str] = (deck.wish.lang,) if deck.look.large else LANGUAGES
    found: dict[str, str] = {}
    for lang in languages:
        found.setdefault(bare(Speech(lang).text(message), lang), lang)
    lines = 2 if deck.look.large else 1
    return [{"lang": lang, "text": text, "lines": lines} for text, lang in found.items()]


def name_of(deck: Deck, card: Card) -> str:
    """The name of a card in the reader's language."""
    return bare(deck.said.text(card_message(deck.pack, deck.pack.all[card.number])), deck.wish.lang)


def bare(name: str, lang: str) -> str:
    """A name as it stands alone: without its article, where the language says it with one."""
    name = plain(name)
    return next((name.removeprefix(each) for each in ARTICLES.get(lang, ()) if name.startswith(each)), name)


# -- the list of the pack --


def listed(deck: Deck) -> dict[str, Any]:
    """How many there are of each card and what they count, and whether that stands on real cards or is ours."""
    said = deck.said
    groups: dict[str, list[Card]] = {}
    for card in deck.pack.cards:
        groups.setdefault(deck.faces.label(card), []).append(card)
    rows = [_row(deck, label, cards) for label, cards in groups.items()]
    valued = any(row[3] for row in rows)
    head = ["print-card", "print-count", "print-source", *(["print-value", "print-source"] if valued else [])]
    rows = [row if valued else row[:3] for row in rows]
    marks = dict.fromkeys(status for row in rows for status in row[2::2] if status)
    lines = [said.text("print-about", {"cards": len(deck.pack.cards)}), said.text("print-how")]
    lines += [said.text(f"print-{mark}-about", {"mark": said.text(f"print-{mark}")}) for mark in marks]
    for row in rows:
        row[2::2] = [said.text(f"print-{status}") if status else "" for status in row[2::2]]
    table = {"columns": [0] * len(head), "head": [said.text(name) for name in head], "rows": rows}
    return {"title": _title(deck), "lines": lines, "table": table}


def _row(deck: Deck, label: str, cards: list[Card]) -> list[str]:
    value = deck.faces.value(cards[0])
    module = deck.pack.key.partition("-")[0]
    points = _status(module, "points", label) if value else ""
    return [deck.faces.title(cards[0], deck.said), str(len(cards)), _status(module, "counts", label), value, points]


def _status(module: str, what: str, label: str) -> str:
    """Where a figure is from: yours, printed on real cards, or ours."""
    if data.is_own(module, label) or (what == "points" and any(data.is_own(module, each) for each in label.split("/"))):
        return "yours"
    printed = data.read(module).get("printed", {}).get(what, [])
    return "printed" if printed == "all" or label in printed else "ours"


# -- what else lies in the box --


def _key(deck: Deck) -> dict[str, Any]:
    """What the cells on the cards say, for who sees."""
    said = deck.said
    rows: list[dict[str, Any]] = []
    if deck.look.braille:
        cells = deck.cells
        rows = [{"cells": braille.dots(cells[c.code]), "text": name_of(deck, c)} for c in faces(deck.pack)]
    columns = 1 if deck.look.large else 2
    return {"title": said.text("print-key"), "about": said.text("print-key-about"), "columns": columns, "rows": rows}


def game_of(deck: Deck) -> str:
    """Whose rules come along: the wished game, else the first of these cards, or of their kind; "" for none."""
    if deck.wish.game is not None:
        return registry.nature(deck.wish.game).key if deck.wish.game else ""
    fits: dict[int, str] = {}  # by how well: these cards by habit or by choice, some of them, others of their kind
    for key in registry.natures():
        fits.setdefault(_fit(deck.pack, key), key)
    return next((fits[each] for each in sorted(fits) if each < NO_FIT), "")


def _fit(pack: Pack, key: str) -> int:
    """How well a game fits a pack; the smaller the better."""
    usual, *chosen = _packs_of(key)
    if pack.key in (usual.key, *[each.key for each in chosen]):
        return int(usual.key != pack.key)
    akin = usual.key.partition("-")[0] == pack.key.partition("-")[0]
    return 2 if set(usual.code) <= set(pack.code) else 3 if akin else NO_FIT


@cache
def _packs_of(key: str) -> list[Pack]:
    """The packs of a game: its usual one, then those that a table may choose. No word list is read for that."""
    made = [registry.game(key, judge=Judge()).pack]
    for choice in options.choices(registry.nature(key).options):
        for value in choice.values:
            with contextlib.suppress(Refused):
                made.append(registry.game(key, {choice.name: value}, judge=Judge()).pack)
    return made


def rules_text(deck: Deck) -> str:
    """The rules of that game in the reader's language."""
    key = game_of(deck)
    page = registry.folder(key) / f"rules.{deck.wish.lang}.md" if key else None
    return page.read_text(encoding="utf-8") if page is not None and page.is_file() else ""


def _rules(deck: Deck) -> list[dict[str, Any]]:
    return blocks(rules_text(deck))
