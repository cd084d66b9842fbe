"""The moves of War of Words: a card played to a location, a location named, a word against a claim."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term
from majlis.games.war_of_words.table import LOCATIONS, PACK
from majlis.kit.words import TYPED
from majlis.move import Move


@final
class Place(Move):
    """A card to the end of the own column, a vowel or wild card with its letter: `play R 3`, `play A/E=A 3`."""

    __slots__ = ("card", "letter", "location")

    def __init__(self, card: CardId, letter: str, location: int) -> None:
        several = len(PACK.cards[card].letters) > 1
        super().__init__(f"play {PACK.code[card]}{'=' + letter if several else ''} {location + 1}")
        self.card: CardId = card
        self.letter: str = letter
        self.location: int = location

    def args(self) -> dict[str, Arg]:
        args: dict[str, Arg] = {"card": Cards([self.card])}
        if len(PACK.cards[self.card].letters) > 1:
            args["letter"] = Term(f"letter-{self.letter}")
        args["location"] = Term(f"location:{self.location + 1}")
        return args


@final
class At(Move):
    """Something said of a location: `take 3`, `claim 3`, `present 3`, `leave 3`."""

    __slots__ = ("location",)

    def __init__(self, verb: str, location: int) -> None:
        super().__init__(f"{verb} {location + 1}")
        self.location: int = location

    def args(self) -> dict[str, Arg]:
        return {"location": Term(f"location:{self.location + 1}")}


@final
class Refute(Move):
    """A longer word that could still be made: `refute RABIDLY`. Made when needed; equal when its text is."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        super().__init__(f"refute {word}")
        self.word: str = word

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refute) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_refute(arguments: list[str]) -> Refute | None:
    """A word of letters, in capitals or not."""
    word = "".join(arguments).upper()
    return Refute(word) if word.isalpha() and word.isascii() and len(word) <= TYPED else None


def _places() -> dict[int, dict[str, list[Place]]]:
    made: dict[int, dict[str, list[Place]]] = {}
    for card in PACK.cards:
        if card.face == card.number:
            face = CardId(card.number)
            made[face] = {a: [Place(face, a, location) for location in range(LOCATIONS)] for a in card.letters}
    return made


PLACES: Final = _places()  # by face, letter and location
TAKE: Final = [At("take", location) for location in range(LOCATIONS)]
CLAIM: Final = [At("claim", location) for location in range(LOCATIONS)]
MARK: Final = [At("present", location) for location in range(LOCATIONS)]
LEAVE: Final = [At("leave", location) for location in range(LOCATIONS)]
DONE: Final = Move("done")


def every_place() -> list[Move]:
    """All plays."""
    return [move for letters in PLACES.values() for places in letters.values() for move in places]
