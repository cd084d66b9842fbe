"""How a word is laid: the move that says so, the four ways, the words they make, and where the cards lie.

Letters are counted from 1, as people count them. The word on the table is called the old one; it lies in a row.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId, Pack
from majlis.event import Arg, Term
from majlis.kit.words import Word, letter_points, read_word
from majlis.move import Move

# -- the ways (CW-02 to CW-05) --

FREELY: Final = 0  # the first word, or: not said
CROSS: Final = 1  # through one card of the old word
BEFORE: Final = 2  # across its beginning
AFTER: Final = 3  # across its end
ABOVE: Final = 4  # side by side with it
UNDER: Final = 5
ENGULF: Final = 6  # round all of it
NAMES: Final = ["", "cross", "before", "after", "above", "under", "engulf"]

TYPED: Final[dict[str, list[int]]] = {  # what a person may type for them
    **{name: [way] for way, name in enumerate(NAMES) if name},
    **{f"way-{name}": [way] for way, name in enumerate(NAMES) if name},
    "through": [CROSS],
    "endcap": [BEFORE, AFTER],
    "parallel": [ABOVE, UNDER],
    "over": [ABOVE],
    "below": [UNDER],
    "around": [ENGULF],
}
SAID_AT: Final = "at"  # a letter of the new word
SAID_ON: Final = "on"  # a letter of the old one
FILLING: Final = ("way", "none")  # what a form puts between
ENGULFING: Final = 2  # hand cards that are needed to engulf (CW-05)
ALL_SEVEN: Final = 25  # CW-07


@final
class Lay(Move):
    """A word with its cards and its place, or, as a person types it, still without some of that.

    `at` is a letter of the new word and `on` one of the old: those that share a card (CROSS) or lie side by side
    (ABOVE, UNDER; the first that do); `at` alone is the letter that stands before or after the old word, or the first
    that is covered by it (ENGULF).
    """

    __slots__ = ("at", "on", "spelling", "way", "ways", "word")

    def __init__(self, spelling: Word, ways: list[int], at: str = "", on: str = "") -> None:
        said = [NAMES[ways[0]]] if len(ways) == 1 else [_group(ways)] if ways else []
        said += [SAID_AT, at] if at else []
        said += [SAID_ON, on] if on else []
        super().__init__(" ".join([spelling.text, *said]))
        self.spelling: Word = spelling
        self.word: str = spelling.word
        self.ways: list[int] = ways  # none: not said, or the first word
        self.way: int = ways[0] if len(ways) == 1 else FREELY
        self.at: str = at  # a number, or as typed a letter
        self.on: str = on

    def args(self) -> dict[str, Arg]:
        made: dict[str, Arg] = {"word": self.word}
        if self.way:
            made["way"] = Term(f"way-{NAMES[self.way]}")
            for name, said in ((SAID_AT, self.at), (SAID_ON, self.on)):
                if said.isdigit():
                    made[name] = int(said)
        return made

    def place(self) -> tuple[int, int, int]:
        """Way, letter of the new word, letter of the old; 0 for what is not said by a number."""
        at, on = [int(said) if said.isdigit() else 0 for said in (self.at, self.on)]
        return self.way, at, on

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lay) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def _group(ways: list[int]) -> str:
    return next(name for name, found in TYPED.items() if found == ways)


def laid(spelling: Word, place: tuple[int, int, int]) -> Lay:
    """The move in full."""
    way, at, on = place
    if way == FREELY:
        return Lay(spelling, [])
    return Lay(spelling, [way], str(at), str(on) if on else "")


def read_lay(arguments: list[str], pack: Pack) -> Lay | None:
    """`word PASTA after at 3`, with the cards or without them; None if it cannot be read."""
    first = next((i for i, word in enumerate(arguments) if i and _is_key(word.casefold())), len(arguments))
    spelling = read_word(arguments[:first], pack)
    if spelling is None or any(spelling.spots):
        return None
    ways, said = list[int](), {SAID_AT: "", SAID_ON: ""}
    key = ""
    for word in [argument.casefold() for argument in arguments[first:]]:
        if key and not _is_key(word):
            said[key] = word.upper()
            key = ""
        elif word in TYPED and not ways:
            ways = TYPED[word]
        elif word in said:
            key = word
        elif word not in FILLING:
            return None
        elif word == FILLING[1]:
            key = ""
    if key or any(not _is_letter(letter) for letter in said.values()):
        return None
    return Lay(spelling, ways, said[SAID_AT], said[SAID_ON])


def _is_key(word: str) -> bool:
    return word in TYPED or word in (SAID_AT, SAID_ON) or word in FILLING


def _is_letter(said: str) -> bool:
    """The number of a letter, or a letter."""
    number = said.isascii() and said.isdigit() and len(said) < 3 and said[0] != "0"
    return not said or number or (len(said) == 1 and said.isalpha())


# -- where a word can lie --


def places(word: str, old: str, ways: list[int]) -> list[tuple[int, int, int]]:
    """Every place of the word in these ways (none: in all)."""
    if not old:
        return [] if ways else [(FREELY, 0, 0)]
    new, there = range(1, len(word) + 1), range(1, len(old) + 1)
    found = list[tuple[int, int, int]]()
    for way in ways or list(range(CROSS, ENGULF + 1)):
        if way == CROSS:
            found += [(way, at, on) for on in there for at in new if word[at - 1] == old[on - 1]]
        elif way in (BEFORE, AFTER):
            found += [(way, at, 0) for at in new]
        elif way in (ABOVE, UNDER):
            found += [(way, at, 1) for at in reversed(new)] + [(way, 1, on) for on in there if on > 1]
        elif len(word) >= len(old) + ENGULFING:
            found += [(way, at, 0) for at in new if word.startswith(old, at - 1)]
    return found


def agrees(move: Lay, place: tuple[int, int, int], old: str) -> bool:
    """Is this place meant by what was said of it? Of two words side by side any two letters may be said."""
    way, at, on = place
    if not move.at and not move.on:
        return True
    pairs = beside(move.word, old, place) if way in (ABOVE, UNDER) else [(at, on)]
    for new, there in pairs:
        if _said(move.at, new, move.word) and (_said(move.on, there, old) if there else not move.on):
            return True
    return False


def _said(said: str, letter: int, word: str) -> bool:
    return not said or said in (str(letter), word[letter - 1])


def beside(word: str, old: str, place: tuple[int, int, int]) -> list[tuple[int, int]]:
    """The letters of two words in neighbouring lines that lie side by side."""
    _, at, on = place
    both = min(len(word) - at, len(old) - on) + 1
    return [(at + i, on + i) for i in range(both)]


def shared(place: tuple[int, int, int], old: str) -> range:
    """Which letters of the new word, counted from 0, are cards of the old one."""
    way, at, _ = place
    return range(at - 1, at) if way == CROSS else range(at - 1, at - 1 + len(old)) if way == ENGULF else range(0)


def from_hand(word: str, place: tuple[int, int, int], old: str) -> str:
    """The letters that the hand must give."""
    there = shared(place, old)
    return word[: there.start] + word[there.stop :] if there else word


# -- what it makes, and what that counts --


def made(word: str, place: tuple[int, int, int], old: str) -> list[str]:
    """All words that score, the new one first."""
    way, at, _ = place
    if way == BEFORE:
        return [word, word[at - 1] + old]
    if way == AFTER:
        return [word, old + word[at - 1]]
    if way == ABOVE:
        return [word, *[word[i - 1] + old[j - 1] for i, j in beside(word, old, place)]]
    if way == UNDER:
        return [word, *[old[j - 1] + word[i - 1] for i, j in beside(word, old, place)]]
    return [word]


def times(word: str) -> int:
    """How many times all of it counts, by the length of the word played (CW-07)."""
    return 1 if len(word) < 5 else 2 if len(word) < 7 else 3


def counted(new: list[int], there: list[int], place: tuple[int, int, int]) -> int:
    """The sum of all scoring words, from what each letter of the two words counts."""
    way, at, on = place
    total = sum(new)
    if way in (BEFORE, AFTER):
        total += new[at - 1] + sum(there)
    elif way in (ABOVE, UNDER):
        for i in range(min(len(new) - at, len(there) - on) + 1):
            total += new[at - 1 + i] + there[on - 1 + i]
    return total


def letters_count(cards: list[CardId], letters: str, pack: Pack) -> list[int]:
    """What each letter counts."""
    return [letter_points(pack, card, letter) for card, letter in zip(cards, letters, strict=False)]


# -- where the cards lie --


def spots(word: str, old: str, place: tuple[int, int, int]) -> list[tuple[int, int]]:
    """Row and column from 0 of each card of the new word, then of those of the old one that it does not share."""
    way, at, on = place
    size = len(word)
    if not size:
        return []
    if way == CROSS:
        new = [(i - at + 1, on - 1) for i in range(size)]
    elif way in (BEFORE, AFTER):
        new = [(i - at + 1, -1 if way == BEFORE else len(old)) for i in range(size)]
    elif way in (ABOVE, UNDER):
        new = [(-1 if way == ABOVE else 1, i + on - at) for i in range(size)]
    else:
        new = [(0, i - at + 1) for i in range(size)]
    found = new + [(0, j) for j in range(len(old)) if (0, j) not in new]
    top, left = min([row for row, _ in found]), min([column for _, column in found])
    return [(row - top, column - left) for row, column in found]
