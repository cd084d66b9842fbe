"""A meld of Alpha Rummy 500: several words and add-ons as one play, how it is written, and why it cannot be laid.

`meld F A/E=A C E/I=E + @F R @E/I=I @A/E=E @N @D` lays FACE and makes FRIEND of a FIEND on the table: `@` stands before
the cards that lie there. A person types `meld FACE FRIEND`, or `FRIEND@FIEND` to say which word is added to.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.rummy_500.table import HELD_CARD, LAY_THERE, PACK, SHORTEST, times
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.words import TYPED, Supply, Word, lacking, letter_points, read_word
from majlis.move import Move, Reason

BETWEEN: Final = "+"
OR: Final = "/"  # between words in games that have lists of them: read here too
ONTO: Final = "@"


# -- the move --


@final
class Meld(Move):
    """Words and add-ons, each with its cards; or, as a person types them, still without."""

    __slots__ = ("onto", "parts")

    def __init__(self, parts: list[Word], onto: list[str]) -> None:
        texts = [_written(part, base) for part, base in zip(parts, onto, strict=True)]
        super().__init__("meld " + f" {BETWEEN} ".join(texts))
        self.parts: list[Word] = parts
        self.onto: list[str] = onto  # for each the word that it is added to, if somebody typed that; else ""

    def args(self) -> dict[str, Arg]:
        return {"words": ", ".join([part.word for part in self.parts])}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Meld) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def _written(part: Word, base: str) -> str:
    text = part.text.partition(" ")[2]
    return f"{text}{ONTO}{base}" if base else text


def read_meld(arguments: list[str]) -> Meld | None:
    """The meld that the arguments of a move write; None if they write none."""
    parts, onto = list[Word](), list[str]()
    chunk = list[str]()
    for argument in [*" ".join(arguments).replace(",", " ").split(), BETWEEN]:
        if argument not in (BETWEEN, OR):
            chunk.append(argument)
            continue
        if not chunk or not _read_chunk(chunk, parts, onto):
            return None
        chunk = []
    return Meld(parts, onto)


def _read_chunk(chunk: list[str], parts: list[Word], onto: list[str]) -> bool:
    """One word by its cards, or several as they are typed."""
    whole = read_word(chunk, PACK)
    if whole is not None and whole.cards:
        parts.append(whole)
        onto.append("")
        return True
    for typed in chunk:
        word, _, base = typed.upper().partition(ONTO)
        if not word.isalpha() or len(word) > TYPED or (base and not base.isalpha()) or len(base) > TYPED:
            return False
        parts.append(Word(word, [], [], PACK))
        onto.append(base)
    return True


# -- a word of it, once it is clear where everything lies --


@final
class Laid:
    """A word of a meld with the cards themselves, where each came from, and what it counts."""

    __slots__ = ("came", "cards", "index", "old", "points", "times", "word")

    def __init__(self, word: str, cards: list[CardId], came: list[int], index: int, old: str) -> None:
        self.word: str = word
        self.cards: list[CardId] = cards
        self.came: list[int] = came
        self.index: int = index  # of the word that it is added to; -1: it is new
        self.old: str = old
        self.times: int = times(word)
        self.points: int = self.counted() * self.times

    def counted(self) -> int:
        """What the new cards count: in an add-on only these score (R5-06)."""
        letters = zip(self.cards, self.word, self.came, strict=True)
        return sum([letter_points(PACK, card, letter) for card, letter, came in letters if came > LAY_THERE])

    def fresh(self) -> list[CardId]:
        """The new cards, in the order of the word."""
        return [card for card, came in zip(self.cards, self.came, strict=True) if came > LAY_THERE]


# -- what may be melded --


@final
class Melding:
    """The cards that a seat may meld, the words it may add to, and what the table has agreed on."""

    __slots__ = (
        "again",
        "any_order",
        "bases",
        "homes",
        "judge",
        "lying",
        "mode",
        "refused",
        "repeats",
        "run",
        "supply",
        "touched",
        "used",
        "words",
    )

    def __init__(self, run: list[CardId], hand: list[CardId], judge: Judge) -> None:
        self.run: int = len(run)
        self.supply: Supply = Supply(PACK, run + hand, [])
        self.judge: Judge = judge
        self.words: list[str] = []  # on the table
        self.lying: list[list[CardId]] = []  # their cards
        self.homes: list[int] = []  # and the seats that have laid them
        self.touched: list[int] = []  # those that may not be added to now (R5-06)
        self.any_order: bool = False
        self.mode: str = "strict"
        self.repeats: bool = True
        self.used: list[str] = []
        self.refused: list[str] = []  # they have fallen (G-26)
        self.bases: list[int] = []  # those that may be added to

    def on_table(self, words: list[str], lying: list[list[CardId]], touched: list[int]) -> None:
        """What lies there."""
        self.words, self.lying, self.touched = words, lying, touched
        self.bases = [index for index in range(len(words)) if index not in touched]

    # -- is it allowed --

    def refuse(self, move: Meld) -> Reason | None:
        """Why not, or None."""
        found = self.resolve(move)
        return found if isinstance(found, Reason) else None

    def resolve(self, move: Meld) -> list[Laid] | Reason:
        """Where every card of a meld comes from and goes to, or why it cannot be laid."""
        held, bases = [False] * len(self.supply.held), list[int]()
        made = list[Laid]()
        for part, onto in zip(move.parts, move.onto, strict=True):
            if len(part.word) < SHORTEST:
                return Reason("word-short", {"word": part.word, "least": SHORTEST})
            if not part.cards:
                return self._why_not_spelled(part.word, onto)
            earlier = [one.word for one in made]
            no = claims.may_not_lay(part.word, self.used + earlier, self.refused, self.judge, self.mode, self.repeats)
            if no is not None:
                return no
            found = self.place(part, held, bases)
            if isinstance(found, Reason):
                return found
            made.append(found)
            bases.append(found.index)
        if self.run and not held[0]:
            return Reason("needs-deepest", {"card": Cards([self.supply.held[0]])})  # R5-02
        return made

    def place(self, part: Word, held: list[bool], bases: list[int]) -> Laid | Reason:
        """The cards of one word; `held` notes those of the run and the hand that are spoken for."""
        index, order = -1, list[int]()
        if True in part.laid:
            if False not in part.laid:
                return Reason("add-on-nothing", {"word": part.word})
            index, order = self._base_of(part, bases)
            if index < 0:
                return self._why_no_base(part, bases)
        cards, came, there = list[CardId](), list[int](), 0
        for card, letter, on in zip(part.cards, part.word, part.laid, strict=True):
            if on:
                cards.append(self.lying[index][order[there]])
                came.append(LAY_THERE - order[there])
                there += 1
                continue
            place = self._find(card, letter, held)
            if place < 0:
                return Reason("meld-cards", {"card": Cards([card])})
            held[place] = True
            cards.append(self.supply.held[place])
            came.append(place if place < self.run else HELD_CARD)
        return Laid(part.word, cards, came, index, self.words[index] if index >= 0 else "")

    def _find(self, card: CardId, letter: str, held: list[bool]) -> int:
        """A card that looks like this one and can stand for the letter: of the run first, the deepest first."""
        for i, mine in enumerate(self.supply.held):
            if not held[i] and PACK.face[mine] == card and letter in PACK.cards[mine].letters:
                return i
        return -1

    def _base_of(self, part: Word, bases: list[int]) -> tuple[int, list[int]]:
        """The word on the table whose cards these are, and in which order they now lie; -1 if there is none."""
        faces = [card for card, on in zip(part.cards, part.laid, strict=True) if on]
        letters = [letter for letter, on in zip(part.word, part.laid, strict=True) if on]
        for index in self.bases:
            if index not in bases and len(self.words[index]) == len(letters):
                order = self._order(index, faces, letters)
                if order and (self.any_order or order == sorted(order)):
                    return index, order
        return -1, []

    def _order(self, index: int, faces: list[CardId], letters: list[str]) -> list[int]:
        """For these cards and letters their places in a word that lies there; [] if they are not all of it."""
        left, order = list(range(len(letters))), list[int]()
        for face, letter in zip(faces, letters, strict=True):
            for place in left:
                if PACK.face[self.lying[index][place]] == face and self.words[index][place] == letter:
                    order.append(place)
                    left.remove(place)
                    break
            else:
                return []
        return order

    # -- why not --

    def _why_no_base(self, part: Word, bases: list[int]) -> Reason:
        """An add-on whose old cards are not a word that may be added to (R5-06)."""
        letters = [letter for letter, on in zip(part.word, part.laid, strict=True) if on]
        for index, word in enumerate(self.words):
            if sorted(word) == sorted(letters):
                if index in self.touched or index in bases:
                    return Reason("add-on-touched", {"word": word})
                if list(word) != letters:
                    return Reason("add-on-order", {"word": word})
        return Reason("add-on-whole", {"word": part.word})

    def _why_not_spelled(self, word: str, onto: str) -> Reason:
        """Somebody typed a word, and no cards were found for it."""
        if onto and onto not in self.words:
            return Reason("add-on-no-word", {"word": onto})
        if onto and onto not in [self.words[index] for index in self.bases]:
            return Reason("add-on-touched", {"word": onto})
        if onto:
            rest = self.added(onto, word)
            if not rest:
                return Reason("add-on-letters", {"word": word, "old": onto, "kept": int(not self.any_order)})
            word = rest
        reason = lacking(Word(word, [], [], PACK), self.supply)
        return reason if reason.what != "word-cards" else Reason("meld-together", {"word": word})

    # -- add-ons --

    def added(self, old: str, word: str) -> str:
        """The letters that make `word` of `old`; "" if it cannot be made so, or none is new (R5-06)."""
        left, fresh = old, ""
        if not self.any_order:
            for letter in word:
                if left and letter == left[0]:
                    left = left[1:]
                else:
                    fresh += letter
            return fresh if not left else ""
        for letter in word:
            if letter in left:
                left = left.replace(letter, "", 1)
            else:
                fresh += letter
        return fresh if not left else ""
