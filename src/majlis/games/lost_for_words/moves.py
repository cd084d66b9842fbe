"""The moves of Lost for Words: a letter or a multiplier to a column, a discard, a card from a pile, a letter named."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import LETTERS
from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term
from majlis.games.lost_for_words.table import COLUMNS, CONSONANTS, PACK, VOWELS
from majlis.move import DRAW, Move, Name

PILE_NAMES: Final = ["vowels", "consonants"]


@final
class Place(Move):
    """Lay a card in a column: as a letter, as a multiplier (`letter` is empty), or a wild card still to be named."""

    __slots__ = ("card", "column", "letter")

    def __init__(self, text: str, card: CardId, letter: str, column: int) -> None:
        super().__init__(text)
        self.card: CardId = card
        self.letter: str = letter
        self.column: int = column  # from 1

    def args(self) -> dict[str, Arg]:
        args: dict[str, Arg] = {"card": Cards([self.card])}
        if len(PACK.cards[self.card].letters) == 2 and self.letter:
            args["letter"] = Term(f"letter-{self.letter}")
        args["column"] = self.column
        return args


@final
class Discard(Move):
    """Throw a card on its pile; a wild card on the one that is named (LW-03)."""

    __slots__ = ("card", "pile")

    def __init__(self, text: str, card: CardId, pile: int) -> None:
        super().__init__(text)
        self.card: CardId = card
        self.pile: int = pile

    def args(self) -> dict[str, Arg]:
        args: dict[str, Arg] = {"card": Cards([self.card])}
        if wild(self.card):
            args["pile"] = Term(f"zone-{PILE_NAMES[self.pile]}")
        return args


def vowel(card: CardId) -> bool:
    """Does it show two vowels?"""
    return len(PACK.cards[card].letters) == 2


def wild(card: CardId) -> bool:
    """Is it any letter?"""
    return len(PACK.cards[card].letters) > 2


# -- all of them, by the face of the card --


def _letters(face: CardId) -> list[Place]:
    code, shows = PACK.code[face], PACK.cards[face].letters
    made: list[Place] = []
    for letter in shows if len(shows) < 3 else "?":
        said = f"{code}={letter}" if len(shows) == 2 else code
        made += [Place(f"play {said} {n}", face, letter, n) for n in range(1, COLUMNS + 1)]
    return made


def _multipliers(face: CardId) -> list[Place]:
    return [Place(f"multiply {PACK.code[face]} {n}", face, "", n) for n in range(1, COLUMNS + 1)]


def _discards(face: CardId) -> list[Discard]:
    code = PACK.code[face]
    if wild(face):
        return [Discard(f"discard {code} {name}", face, pile) for pile, name in enumerate(PILE_NAMES)]
    return [Discard(f"discard {code}", face, VOWELS if vowel(face) else CONSONANTS)]


FACES: Final = list(dict.fromkeys(PACK.face))
PLAYS: Final = {face: _letters(face) for face in FACES}
MULTIPLY: Final = {face: _multipliers(face) if vowel(face) else [] for face in FACES}
DISCARDS: Final = {face: _discards(face) for face in FACES}
# With a sign before the letter, which could be taken for a card; a person need not type it.
NAMES: Final = [Name(f"name ={letter}", place, f"letter-{letter}") for place, letter in enumerate(LETTERS)]
TAKES: Final = [Name(f"take {name}", pile, f"zone-{name}") for pile, name in enumerate(PILE_NAMES)]
VALID: Final = Move("valid")
VOID: Final = Move("void")


def every_move() -> list[Move]:
    """All of them, for the parser."""
    made: list[Move] = [DRAW, *TAKES, *NAMES, VALID, VOID]
    for face in FACES:
        made += [*PLAYS[face], *MULTIPLY[face], *DISCARDS[face]]
    return made


def read_name(arguments: list[str]) -> Name | None:
    """The letter that somebody names."""
    letter = " ".join(arguments).upper()
    return NAMES[LETTERS.index(letter)] if len(letter) == 1 and letter in LETTERS else None
