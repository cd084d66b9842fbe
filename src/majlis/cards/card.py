"""A card and a pack. Inside the rules a card is a small number; the pack tells what the number shows."""

from __future__ import annotations

import unicodedata
from typing import Final, NewType

CardId = NewType("CardId", int)
"""The place of a card in the new pack, from 0."""

BACK: Final = CardId(-1)
"""A card of which only the back is seen."""


class Card:
    """One physical card, made once.

    Two cards with the same face have the same `code`: at the table nobody can tell them apart.
    """

    __slots__ = ("code", "face", "letters", "number", "points", "rank", "suit")

    def __init__(self, number: int, face: int, code: str, suit: int, rank: int, letters: str, points: int) -> None:
        self.number: int = number
        self.face: int = face  # the number of the first card that looks the same
        self.code: str = code
        self.suit: int = suit
        self.rank: int = rank
        self.letters: str = letters  # all letters it can stand for
        self.points: int = points

    def __repr__(self) -> str:
        return self.code


class Pack:
    """A kind of deck: its cards, and its columns for rules in a hurry (`pack.suit[card]`)."""

    __slots__ = (
        "all",
        "cards",
        "code",
        "face",
        "folded",
        "form",
        "key",
        "names",
        "number",
        "points",
        "rank",
        "suit",
        "twins",
    )

    def __init__(self, key: str, cards: list[Card], names: str = "") -> None:
        self.key: str = key
        self.names: str = names or key  # what the messages begin with that name its cards
        self.form: str = ""  # where its cards and suits have names of several countries: the attribute with these
        self.cards: list[Card] = cards
        self.all: list[CardId] = [CardId(c.number) for c in cards]
        self.number: dict[str, CardId] = {}
        self.folded: dict[str, CardId] = {}  # by the code in small letters
        self.twins: bool = False  # do any two cards look the same?
        for card in cards:
            if card.code in self.number:
                self.twins = True
            else:
                self.number[card.code] = CardId(card.number)
                self.folded.setdefault(card.code.casefold(), CardId(card.number))
        self.code: list[str] = [c.code for c in cards]
        self.face: list[CardId] = [CardId(c.face) for c in cards]
        self.suit: list[int] = [c.suit for c in cards]
        self.rank: list[int] = [c.rank for c in cards]
        self.points: list[int] = [c.points for c in cards]

    def codes(self, cards: list[CardId] | tuple[CardId, ...]) -> str:
        """The codes of `cards`, as moves write them."""
        return " ".join([self.code[c] for c in cards])

    def find(self, code: str) -> CardId | None:
        """The first card with this code, however it is capitalised; None if the pack has none."""
        if code in self.number:
            return self.number[code]
        return self.folded.get(code.casefold())


def message_id(text: str) -> str:
    """A code as ids of messages write it: letters of other scripts by their names, Θ is theta."""
    return "".join([c if c.isascii() else unicodedata.name(c).rpartition(" ")[2].lower() for c in text])


def faced(key: str, rows: list[tuple[str, int, int, str, int]], counts: list[int], names: str = "") -> Pack:
    """A pack from its faces: `rows` of (code, suit, rank, letters, points), each `counts` times."""
    cards: list[Card] = []
    for (code, suit, rank, letters, points), count in zip(rows, counts, strict=True):
        first = len(cards)
        for _ in range(count):
            cards.append(Card(len(cards), first, code, suit, rank, letters, points))
    return Pack(key, cards, names)
