"""A snake: a chain of cards in which the last card of a word is the first of the next (WS-03).

A move writes it card by card: `snake C A/E=A T / A/E=E D /` is CAT and TED. A / stands after the last card of a word,
a comma where a word breaks off that is not finished yet (WS-05); @ stands before the card that comes from the centre.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.event import Arg
from majlis.kit.words import TABLE, TYPED, letter_points
from majlis.move import Move

PACK: Final = alpha()
SHORTEST: Final = 3
OPEN_END: Final = 0  # nothing ends behind this card ...
COMPLETE: Final = 1  # ... or a word that its player has marked as complete ...
BROKEN: Final = 2  # ... or one that is not finished
MARKS: Final = {"/": COMPLETE, ",": BROKEN}
SIGN: Final = {OPEN_END: "", COMPLETE: " /", BROKEN: " ,"}
TOO_MANY: Final = -2  # cards of the centre
MOST: Final = 30  # cards of a snake: 13 and 9


class Piece(NamedTuple):
    """A word of a snake: its first and its last card, and whether it is complete."""

    first: int
    last: int
    complete: bool


@final
class Snake(Move):
    """A whole snake as it is to lie now; without cards the words that a person has typed."""

    __slots__ = ("cards", "ends", "letters", "taken", "typed")

    def __init__(self, cards: list[CardId], letters: str, ends: list[int], taken: int = -1, typed: str = "") -> None:
        said = "".join([" " + _card(card, letters[i], i == taken) + SIGN[ends[i]] for i, card in enumerate(cards)])
        super().__init__(f"snake {typed}" if typed else f"snake{said or ' none'}")
        self.cards: list[CardId] = cards
        self.letters: str = letters
        self.ends: list[int] = ends
        self.taken: int = taken  # the card that comes from the centre; -1: none does; TOO_MANY: more than one
        self.typed: str = typed

    def args(self) -> dict[str, Arg]:
        return {"words": self.typed if self.typed else self.said()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Snake) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def pieces(self) -> list[Piece]:
        """The words, from the head."""
        made: list[Piece] = []
        first = 0
        for i, end in enumerate(self.ends):
            if end != OPEN_END:
                made.append(Piece(first, i, end == COMPLETE and i - first + 1 >= SHORTEST))
                first = i
        last = len(self.cards) - 1
        if last >= 0 and (not made or last > first):
            made.append(Piece(first, last, False))
        return made

    def word(self, piece: Piece) -> str:
        """The letters of a word."""
        return self.letters[piece.first : piece.last + 1]

    def words(self) -> list[str]:
        """The complete words from the head, up to the first that is not (WS-05)."""
        found: list[str] = []
        for piece in self.pieces():
            if not piece.complete:
                break
            found.append(self.word(piece))
        return found

    def is_whole(self) -> bool:
        """Is it made of complete words only?"""
        return all(piece.complete for piece in self.pieces())

    def said(self) -> str:
        """The words as they are said; what is not finished ends in dots."""
        return " ".join([self.word(p) + ("" if p.complete else "…") for p in self.pieces()])

    def cut(self, words: int) -> Snake:
        """The first words of it only."""
        pieces = self.pieces()
        kept = pieces[words - 1].last + 1 if words else 0
        return Snake(self.cards[:kept], self.letters[:kept], self.ends[:kept])

    def counts(self, first: int = 0, last: int = -1) -> int:
        """The points of its cards, each once (WS-03); or of some of them."""
        upto = len(self.cards) if last < 0 else last + 1
        return sum([letter_points(PACK, self.cards[i], self.letters[i]) for i in range(first, upto)])

    def settled(self) -> Snake:
        """The same, lying there: nothing is to be taken any more."""
        return Snake(self.cards, self.letters, self.ends)


def _card(card: CardId, letter: str, taken: bool) -> str:
    said = PACK.code[card] if len(PACK.cards[card].letters) == 1 else f"{PACK.code[card]}={letter}"
    return TABLE + said if taken else said


NONE: Final = Snake([], "", [])


def read_snake(arguments: list[str]) -> Snake | None:
    """The snake that the arguments of a move write, or the words that somebody typed; None if they write neither."""
    if arguments == ["none"] or len(arguments) > 3 * MOST:
        return NONE if arguments == ["none"] else None
    cards, letters, ends, taken = list[CardId](), "", list[int](), -1
    for argument in arguments:
        if argument in MARKS:
            if not cards or ends[-1] != OPEN_END:
                return None
            ends[-1] = MARKS[argument]
            continue
        on = argument.startswith(TABLE)
        code, mark, letter = argument[int(on) :].upper().partition("=")
        card = PACK.find(code)
        if card is None:
            return _typed(arguments)
        shows = PACK.cards[card].letters
        letter = shows if not mark and len(shows) == 1 else letter
        if len(letter) != 1 or letter not in shows:
            return None
        if on:
            taken = len(cards) if taken == -1 else TOO_MANY
        cards.append(PACK.face[card])
        letters += letter
        ends.append(OPEN_END)
    return Snake(cards, letters, ends, taken) if cards else None


def _typed(arguments: list[str]) -> Snake | None:
    words = [word.upper() for word in arguments]
    if not all(word.isalpha() and word.isascii() and len(word) <= TYPED for word in words):
        return None
    return Snake([], "", [], -1, " ".join(words))


def chained(words: list[str]) -> tuple[str, list[int]] | None:
    """The letters of a chain of words, each beginning with the last letter of the one before; and where they end."""
    letters, ends = words[0], [OPEN_END] * len(words[0])
    ends[-1] = COMPLETE
    for word in words[1:]:
        if word[0] != letters[-1] or len(word) < 2:
            return None
        letters += word[1:]
        ends += [OPEN_END] * (len(word) - 1)
        ends[-1] = COMPLETE
    return letters, ends


def left_over(cards: list[CardId]) -> int:
    """What cards in the hand count against it: a vowel card 1, a wild nothing (WS-09)."""
    return sum([PACK.points[card] for card in cards])
