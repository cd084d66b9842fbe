"""The places of a Wordish table, and the moves that belong to this game alone."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId, Pack, message_id
from majlis.cards.wordish import WILD, folded, letters, wordish
from majlis.event import Arg, Cards
from majlis.games.wordish.options import WordishOptions
from majlis.kit.words import Word, read_word
from majlis.move import Move, Name, Play
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, WORDS, Plan, Zone

DEALT: Final = 11  # cards of a hand, and of a biribaki (printed)
SHORTEST: Final = 3  # letters of a word (printed)
LONG: Final = 7  # letters of the word that opens the biribaki (printed)

TAKE: Final = Move("take")  # the open pile
BACK: Final = Move("back")  # give it back
DONE: Final = Move("done")  # laying: now the others may object
END: Final = Move("end")  # let the deal end

LIES: Final = "*"  # before a word that lies on the table
NTH: Final = "#"  # before its number, where it lies there more than once


# -- the places: the same numbers whatever the pack --


def plan_of(pack: Pack) -> Plan:
    """The table: one biribaki and one place for words for each seat, of which pairs use the first two."""
    plan = Plan(pack, 4)
    plan.one("stock", DOWN, PILE)
    plan.one("turned", OPEN, PILE)
    plan.one("discard", OPEN, ROW)  # WO-23: read in full by everybody
    plan.one("taken", OPEN, ROW)  # the open pile while nothing of it is laid for good (WO-04)
    plan.each("hand", OWNER, 4, FAN)
    plan.each("kitty", DOWN, 4, PILE)  # the biribaki: not even its owner sees it
    plan.each("words", OPEN, 4, WORDS)
    plan.each("shown", OPEN, 4, FAN)  # what was left in a hand
    return plan


PLAN: Final = plan_of(wordish())
STOCK: Final = PLAN.index["stock"]
TURNED: Final = PLAN.index["turned"]
DISCARD: Final = PLAN.index["discard"]
TAKEN: Final = PLAN.index["taken"]
HAND: Final = [PLAN.index[f"hand/{s}"] for s in range(4)]
KITTY: Final = [PLAN.index[f"kitty/{s}"] for s in range(4)]
WORDS_OF: Final = [PLAN.index[f"words/{s}"] for s in range(4)]
SHOWN: Final = [PLAN.index[f"shown/{s}"] for s in range(4)]


@final
class Board:
    """Everything in it is made once for a table."""

    def __init__(self, options: WordishOptions) -> None:
        self.pack: Pack = wordish(options.edition, int(options.atouts))
        self.plan: Plan = plan_of(self.pack)
        self.letters: str = letters(options.edition)
        self.wild: list[bool] = [suit == WILD for suit in self.pack.suit]
        self.names: list[Name] = [
            Name(f"double {letter}", place, f"wordish-{message_id(letter)}")
            for place, letter in enumerate(self.letters)
        ]
        self.throws: list[Play] = _throws(self.pack)

    def moves(self) -> list[Move]:
        """All that can be listed beforehand."""
        return [TAKE, BACK, DONE, END, *self.names, *self.throws]


def _throws(pack: Pack) -> list[Play]:
    """The discards by card; cards that look the same share one."""
    made: list[Play] = []
    for card in pack.cards:
        same = card.face != card.number
        made.append(made[card.face] if same else Play(f"discard {card.code}", CardId(card.number)))
    return made


# -- moves --


@final
class Extend(Move):
    """Cards before, after or on both sides of a laid word: `extend Α *ΚΑΛΟΣ Σ`; of two words, where they are joined.

    `cuts` tells how many of the added cards stand before each of the laid words, and after the last. As a person types
    it, it is only the word that is to come of it.
    """

    __slots__ = ("added", "bases", "cuts", "nth", "word")

    def __init__(self, word: str, added: Word, bases: list[str], nth: list[int], cuts: list[int]) -> None:
        super().__init__("extend " + (" ".join(_pieces(added, bases, nth, cuts)) if bases else word))
        self.word: str = word
        self.added: Word = added
        self.bases: list[str] = bases
        self.nth: list[int] = nth  # which of the words that are spelt so, from 1
        self.cuts: list[int] = cuts

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Extend) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def _pieces(added: Word, bases: list[str], nth: list[int], cuts: list[int]) -> list[str]:
    left = added.text.split()[1:]
    made: list[str] = []
    for base, number, cut in zip(bases, nth, cuts, strict=False):
        made += [*left[:cut], lying(base, number)]
        left = left[cut:]
    return made + left


def lying(word: str, number: int) -> str:
    """A laid word as moves write it."""
    return f"{LIES}{word}" if number == 1 else f"{LIES}{word}{NTH}{number}"


def extension(added: Word, bases: list[str], nth: list[int], cuts: list[int]) -> Extend:
    """The move that puts these cards to these words."""
    word, first = "", 0
    for base, cut in zip(bases, cuts, strict=False):
        word += added.word[first : first + cut] + base
        first += cut
    return Extend(word + added.word[first:], added, bases, nth, cuts)


def read_extend(arguments: list[str], pack: Pack) -> Extend | None:
    """What the arguments of the move write; None if nothing."""
    if not any(argument.startswith(LIES) for argument in arguments):
        typed = read_word([folded(argument) for argument in arguments], pack)
        return Extend(typed.word, Word("", [], [], pack), [], [], []) if typed is not None else None
    cards, bases, nth, cuts = list[str](), list[str](), list[int](), list[int]()
    for argument in arguments:
        if not argument.startswith(LIES):
            cards.append(argument)
            continue
        base, _, number = argument[1:].partition(NTH)
        bases.append(folded(base))
        nth.append(int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 1)
        cuts.append(len(cards) - sum(cuts))
    added = read_word(cards, pack) if cards else Word("", [], [], pack)
    if added is None or len(added.cards) != len(cards) or len(bases) > 2 or not all(map(str.isalpha, bases)):
        return None
    return extension(added, bases, nth, [*cuts, len(cards) - sum(cuts)])


@final
class Swap(Move):
    """The real letter takes the place of an atout: `swap Σ *ΚΑΛΟΣ` (WO-06)."""

    __slots__ = ("card", "nth", "word")

    def __init__(self, card: CardId, word: str, nth: int, pack: Pack) -> None:
        super().__init__(f"swap {pack.code[card]} {lying(word, nth)}")
        self.card: CardId = card
        self.word: str = word
        self.nth: int = nth

    def args(self) -> dict[str, Arg]:
        return {"card": Cards([self.card]), "word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swap) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_swap(arguments: list[str], pack: Pack) -> Swap | None:
    """`swap Σ *ΚΑΛΟΣ`."""
    card = pack.find(arguments[0]) if len(arguments) == 2 else None
    if card is None:
        return None
    word, _, number = folded(arguments[1].removeprefix(LIES)).partition(NTH)
    nth = int(number) if number.isascii() and number.isdigit() and len(number) < 4 else 1
    return Swap(card, word, nth, pack)


@final
class Challenge(Move):
    """One word is doubted (WO-16)."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        super().__init__(f"challenge {word}".rstrip())
        self.word: str = word

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Challenge) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def zone_of(side: int) -> Zone:
    """Where the words of a side lie: before its first seat (WO-12)."""
    return WORDS_OF[side]
