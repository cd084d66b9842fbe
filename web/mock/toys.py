"""Toy tables that show each way for cards to lie, of no game: what the page draws and reads is looked at on them."""

from __future__ import annotations

from typing import Any

VOWELS = {"A": "A/E", "E": "A/E", "I": "I/O", "O": "I/O", "U": "A/U"}


def card(letter: str, row: int, column: int) -> dict[str, Any]:
    """A card of letters where it lies; a vowel stands for one of its two."""
    code = VOWELS.get(letter, letter)
    mark = f"as {letter}" if code != letter else ""
    name = " or ".join(code.split("/"))
    return {"code": code, "name": name, "short": code, "mark": mark, "at": [row, column], "letter": letter}


def zone(
    key: str, layout: str, cards: list[dict[str, Any]], owner: int | None = None, name: str = ""
) -> dict[str, Any]:
    """A place of the table or of a seat."""
    whole = {"key": key, "name": name or key, "layout": layout, "owner": owner, "yours": owner == 0}
    return {**whole, "count": len(cards), "cards": cards}


def words(*rows: str) -> list[dict[str, Any]]:
    """Words one below the other."""
    return [card(letter, row, column) for row, word in enumerate(rows) for column, letter in enumerate(word)]


def cross(*placed: tuple[str, int, int, bool]) -> list[dict[str, Any]]:
    """Words that cross: each with row, column and whether it runs down."""
    cells = {
        (row + i * down, column + i * (not down)): letter
        for word, row, column, down in placed
        for i, letter in enumerate(word)
    }
    return [card(letter, row, column) for (row, column), letter in cells.items()]


def step(key: str, zones: list[dict[str, Any]], seats: int = 2, *offers: dict[str, Any]) -> dict[str, Any]:
    """A table with these places, and a hand of four cards."""
    names = ["Salma", "Iris", "Tariq", "Daphne", "Omar", "Nikos", "Layla"]
    places = [
        {"seat": s, "name": names[s], "held": "4 cards", "side": s, "you": s == 0, "bot": s > 0, "here": True}
        | {"acts": s == 0}
        for s in range(seats)
    ]
    hand = zone("hand/0", "fan", [card(letter, 0, 0) | {"at": None} for letter in "BRST"], 0, "Your hand")
    view = {"room": key, "game": key, "title": key.capitalize(), "pack": "alpha", "cloth": "alpha", "clockwise": True}
    view |= {"step": 3, "viewer": 0, "phase": "playing", "status": "Your turn", "places": places, "facts": []}
    view |= {"zones": [*zones, hand], "offers": list(offers), "result": [], "chat": "open", "seconds": None}
    lines = [{"text": "A table to be looked at.", "kind": "deal", "seat": None}]
    return {"type": "step", "step": 3, "lines": lines, "moved": [], "view": view}


ANSWERS = [
    ("stand", "Let it stand"),
    ("challenge", "Object: let the list decide"),
    ("question", "Ask about SEA: it stays, whatever the list says"),
    ("pass", "Pass"),
]


def answer(verb: str, label: str) -> dict[str, Any]:
    """A kind of move that is a press."""
    move = {"text": verb, "label": label, "fields": {}, "foretold": "", "takes": []}
    return {"verb": verb, "name": label, "open": False, "fields": [], "moves": [move], "barred": []}


def word_offer(codes: list[str], letters: list[str], domain: str = "word", **more: Any) -> dict[str, Any]:
    """A kind of move that is a word out of these cards, or several."""
    names = [" or ".join(code.lstrip("@").split("/")) for code in codes]
    field = {"key": "word", "name": "word", "domain": domain, "values": codes, "names": names, "least": 2, "most": 9}
    field |= {"letters": letters, "wholes": [], "onto": "", "now": []} | more
    typed = field | {"key": field["onto"], "name": field["onto"], "values": [], "names": [], "letters": []}
    fields = [field, typed] if field["onto"] else [field]
    offer = {"verb": "word", "name": "lay a word", "fields": fields, "moves": [], "barred": []}
    return offer | {"open": True}


def show(pack: str, *codes: str) -> dict[str, Any]:
    """Cards of a pack, to be looked at."""
    cards = [{"code": c, "name": c, "short": c, "mark": "", "at": None, "letter": ""} for c in codes]
    made = step(pack, [zone("shown", "row", cards, None, "Cards")])
    made["view"] |= {"pack": pack, "cloth": pack.partition("-")[0]}
    return made


STOCK = zone("stock", "pile", [{"code": None, "name": "", "short": "", "mark": "", "at": None, "letter": ""}] * 20)
TOYS = {
    "words": step(
        "words",
        [
            STOCK,
            zone("words/0", "words", words("RABBIT", "HOUSE", "NO"), 0, "Your words"),
            *[zone(f"words/{s}", "words", words("FRIEND", "SEA", "CRANE"), s, f"words of seat {s}") for s in (1, 2, 3)],
        ],
        4,
    ),
    "cross": step(
        "cross",
        [
            STOCK,
            zone(
                "board",
                "cross",
                cross(
                    ("ENGULFS", 7, 3, False),
                    ("AQUA", 5, 6, True),
                    ("PASTA", 5, 2, False),
                    ("FAITH", 7, 8, True),
                    ("HOUSE", 11, 8, False),
                    ("TEN", 10, 12, True),
                ),
                None,
                "The board",
            ),
        ],
    ),
    "grid": step(
        "grid",
        [
            STOCK,
            zone(
                "field",
                "grid",
                [
                    card(c, r, i)
                    for r, row in enumerate(["STONES", "TA.LE.", "..NORM", "EVEN..", "D....S", "GHOSTS"])
                    for i, c in enumerate(row)
                    if c != "."
                ]
                + [card("T", 0, 0)],
                None,
                "The field",
            ),
        ],
        1,
    ),
    "builder": step(
        "builder",
        [STOCK, zone("word", "line", words("SEA"), None, "Word on the table")],
        2,
        word_offer(
            ["B", "R", "I/O", "?", "@S", "A/E", "A/E"], ["B", "R", "IO", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "S", "E", "A"]
        ),
    ),
    "doubt": step(
        "doubt",
        [STOCK, zone("word", "line", words("SEA"), None, "Word in doubt")],
        2,
        *(answer(verb, label) for verb, label in ANSWERS),
        word_offer(["B", "R", "@S"], ["B", "R", "S"]),
        word_offer(["B", "R", "@S"], ["B", "R", "S"]) | {"verb": "change", "name": "another word"},
    ),
    "melds": step(
        "melds",
        [STOCK],
        2,
        word_offer(
            ["F", "A/E", "C", "B", "@S", "@E/I", "@T"],
            ["F", "AE", "C", "B", "S", "I", "T"],
            "words",
            wholes=[{"key": "3", "word": "SIT", "place": "words of Iris", "cards": [4, 5, 6]}],
        ),
    ),
    "change": step(
        "change",
        [STOCK],
        2,
        word_offer(
            ["S", "@T", "R", "A/E", "@T", "T", "A/E", "R"],
            ["S", "T", "R", "A", "T", "T", "A", "R"],
            onto="old",
            wholes=[
                {"key": "RAT/1", "word": "RAT", "place": "words of Iris", "cards": [2, 3, 4]},
                {"key": "TAR/0", "word": "TAR", "place": "your words", "cards": [5, 6, 7]},
            ],
        ),
    ),
    "chain": step(
        "chain",
        [STOCK],
        2,
        word_offer(
            ["B", "C", "A/E", "T", "E/O", "D", "@N"],
            ["B", "C", "AE", "T", "EO", "D", "N"],
            "chain",
            now=["C", "A/E=A", "T", "/", "E/O=E", ","],
        ),
    ),
    "columns": step(
        "columns",
        [
            *[
                zone(f"mine/{n}", "column", words(word), 0, f"Your column {n}")
                for n, word in enumerate(["BAD", "E", "QAT", "NORM"], 1)
            ],
            *[
                zone(f"theirs/{n}", "column", words(word), 1, f"Column {n} of Iris")
                for n, word in enumerate(["RAB", "SEA", "H", "LINES"], 1)
            ],
        ],
    ),
    "abjad-five": show(
        "abjad-five",
        *[
            "red.hamza",
            "red.alif-hamza",
            "red.alif-hamza-below",
            "green.alif-madda",
            "green.waw-hamza",
            "blue.ya-hamza",
        ],
        *[
            "blue.ta-marbuta",
            "purple.alif-maqsura",
            "purple.lam-alif",
            "purple.jim",
            "purple.skip",
            "yellow.alif",
            "wild",
        ],
    ),
    "wordish-english": show("wordish-english", "A", "Q", "W", "J", "?", "?=S"),
    "ganjifa-96": show("ganjifa-96", "taj.K", "surkh.V", "barat.1", "safed.4", "chang.7", "ghulam.10", "qimash.5"),
}
