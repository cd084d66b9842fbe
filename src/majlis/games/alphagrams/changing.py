"""A word on the table made into another: the move, how it is read and completed, and which could be made.

`change RAT/1 START S @T` makes START of the RAT before seat 1 with an S of the hand and a T of the pool. A person types
`change RAT START` or `change START`, and the program finds whose word it is and the cards; or picks all of its cards in
order, `change S @T A/E=A R T old RAT/1`. Where a seat has a word twice, `RAT/1/2` is the second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg
from majlis.games.alphagrams.table import LAID, MOST, PACK, most_points
from majlis.judge import Judge
from majlis.kit.words import TYPED, Supply, Word, lacking, read_word, spell
from majlis.kit.words import completed as complete_word
from majlis.move import NOT_NOW, WORD, Domain, Field, Move, Reason
from majlis.plan import Seat

TRIES: Final = 6  # words tried for one at random
NOWHERE: Final = -1
OLD: Final = "old"  # before the word that is changed, where it stands behind the new one


@final
class Change(Move):
    """An old word, the new one, and the cards that are added, in the order of the new word."""

    __slots__ = ("added", "nth", "old", "owner", "picked", "word")

    def __init__(
        self, old: str, owner: int, nth: int, word: str, added: Word | None, picked: Word | None = None
    ) -> None:
        was = name_of(old, owner, nth) if old else ""
        if picked is not None:
            pieces = ["change", _cards(picked), f"{OLD} {was}" if was else ""]
        else:
            pieces = ["change", was, word, _cards(added) if added is not None else ""]
        super().__init__(" ".join([piece for piece in pieces if piece]))
        self.old: str = old
        self.owner: int = owner  # the seat, or NOWHERE if it was not said
        self.nth: int = nth  # which of the words of that seat that are spelled like this one, from 0
        self.word: str = word
        self.added: Word | None = added
        self.picked: Word | None = picked  # all cards of the new word, as somebody picked them one by one

    def args(self) -> dict[str, Arg]:
        return {"old": self.old, "word": self.word} if self.old else {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Change) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def name_of(old: str, owner: int, nth: int) -> str:
    """A word on the table as a move names it."""
    return old + ("" if owner < 0 else f"/{owner}" + (f"/{nth + 1}" if nth else ""))


def _cards(word: Word) -> str:
    return word.text.partition(" ")[2]


def read_change(arguments: list[str]) -> Change | None:
    """`START`, `RAT START`, or all of it with the cards."""
    base = _read_name(arguments[-1]) if len(arguments) > 2 and arguments[-2].casefold() == OLD else None
    spelling = arguments if base is None else arguments[:-2]
    picked = read_word(spelling, PACK) if base is not None or len(spelling) > 1 else None
    if picked is None or (base is None and not picked.cards):
        return _read_in_words(arguments)
    old, owner, nth = base or ("", NOWHERE, 0)
    return Change(old, owner, nth, picked.word, None, picked if picked.cards else None)


def _read_name(text: str) -> tuple[str, int, int] | None:
    """`RAT`, `RAT/1`, `RAT/1/2`."""
    old, _, where = text.upper().partition("/")
    seat, _, place = where.partition("/")
    if len(old) < 2 or not old.isalpha() or any(not _digit(n) for n in (seat, place) if n) or int(seat or "0") >= MOST:
        return None
    return old, int(seat) if seat else NOWHERE, max(int(place or "1") - 1, 0)


def _read_in_words(arguments: list[str]) -> Change | None:
    said = [argument.upper() for argument in arguments]
    if not said or any(len(one) > TYPED for one in said[:2]):
        return None
    if len(said) == 1:
        return Change("", NOWHERE, 0, said[0], None) if said[0].isalpha() else None
    was = _read_name(said[0])
    if was is None or not said[1].isalpha():
        return None
    added = read_word(arguments[2:], PACK) if len(said) > 2 else None
    if len(said) > 2 and (added is None or not added.cards):
        return None
    return Change(was[0], was[1], was[2], said[1], added)


def _digit(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3


# -- the letters that are added --


def letters_added(old: str, word: str) -> str | None:
    """What `word` has beside the letters of `old`, in its own order; None if it does not have all of these."""
    left, added = list(old), list[str]()
    for letter in word:
        if letter in left:
            left.remove(letter)
        else:
            added.append(letter)
    return None if left else "".join(added)


def letters_lost(old: str, word: str) -> str:
    """What `old` has and `word` has not."""
    left = list(word)
    lost = list[str]()
    for letter in old:
        if letter in left:
            left.remove(letter)
        else:
            lost.append(letter)
    return ", ".join(lost)


def found(words: list[list[str]], move: Change) -> int:
    """Which of the words of the owner is meant; NOWHERE if there is none such."""
    if not 0 <= move.owner < len(words):
        return NOWHERE
    places = [i for i, word in enumerate(words[move.owner]) if word == move.old]
    return places[move.nth] if move.nth < len(places) else NOWHERE


# -- the move in full --


Lying = list[list[list[CardId]]]
"""By owner and word the cards on the table."""


def completed(move: Change, words: list[list[str]], lying: Lying, seat: Seat, supply: Supply, judge: Judge) -> Change:
    """With owner and cards: the words of others come first, then the longest, then the next seat's."""
    if move.added is not None and move.owner >= 0:
        return move
    best: tuple[int, int, int] | None = None
    made = move
    for step in range(1, len(words) + 1):
        owner = (seat + step) % len(words)
        for place, old in enumerate(words[owner]):
            if old != (move.old or old) or owner != (move.owner if move.owner >= 0 else owner):
                continue
            nth = words[owner][:place].count(old)
            if move.owner >= 0 and nth != move.nth:
                continue
            if move.picked is None:
                change = _with_cards(old, owner, nth, move, supply, judge)
            else:
                added = _added_of(move.picked, old, lying[owner][place], supply, judge)
                change = Change(old, owner, nth, move.word, added)
            rank = (int(change.added is None), int(owner == seat), -len(old))
            if (change.added is not None or move.old) and (best is None or rank < best):
                best, made = rank, change
    return made


def _with_cards(old: str, owner: int, nth: int, move: Change, supply: Supply, judge: Judge) -> Change:
    added = move.added
    letters = letters_added(old, move.word) if added is None else None
    if letters:
        places = spell(letters, supply, judge)
        added = supply.word(letters, places) if places is not None else None
    return Change(old, owner, nth, move.word, added)


def _added_of(picked: Word, old: str, lying: list[CardId], supply: Supply, judge: Judge) -> Word | None:
    """Of the cards of a new word those that the old one has not; None if its cards are not all among them."""
    left = list(range(len(picked.cards)))
    for letter, card in zip(old, lying, strict=True):
        alike = [i for i in left if picked.word[i] == letter and picked.cards[i] == PACK.face[card]]
        if not alike:
            return None
        left.remove(max(alike, key=picked.laid.__getitem__))  # one that is marked as lying, if there is one
    word = "".join([picked.word[i] for i in left])
    added = Word(word, [picked.cards[i] for i in left], [picked.laid[i] for i in left], PACK)
    return complete_word(added, supply, judge) if added.cards else None


# -- the changes that could be made --

Rule = Callable[[str, str], Reason | None]
"""Why the game does not allow to make the second word of the first, which the cards could do."""


@final
class Changes(Domain):
    """Words of the table made into others with cards of hand and pool (AGR-03)."""

    verb: str = "change"

    def __init__(
        self, words: list[list[str]], lying: Lying, seat: Seat, supply: Supply, judge: Judge, rule: Rule
    ) -> None:
        self.words: list[list[str]] = words
        self.lying: Lying = lying
        self.seat: Seat = seat
        self.supply: Supply = supply
        self.judge: Judge = judge
        self.rule: Rule = rule

    def fields(self) -> list[Field]:
        field = Field("word", WORD, self.supply.cards(), None, 3, len(PACK.all))
        for owner, words in enumerate(self.words):
            for place, old in enumerate(words):
                key = name_of(old, owner, words[:place].count(old))
                field.add_whole(key, old, self.lying[owner][place], LAID[owner])
        field.onto = OLD
        return [field, Field(OLD, WORD, None, None, 0, 1)]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Change):
            return NOT_NOW
        if not move.old:
            return Reason("nothing-becomes", {"word": move.word})
        if found(self.words, move) < 0:
            return Reason("no-such-word", {"old": move.old})
        letters = letters_added(move.old, move.word)
        if letters is None:
            lost = letters_lost(move.old, move.word)
            return Reason("old-letters", {"old": move.old, "word": move.word, "letters": lost})
        if not letters:
            return Reason("adds-nothing", {"old": move.old})
        added = move.added if move.added is not None else Word(letters, [], [], PACK)
        if not added.cards or added.word != letters or self.supply.places(added) is None:
            reason = lacking(added if added.word == letters else Word(letters, [], [], PACK), self.supply)
            if "word" in reason.args:
                reason.args["word"] = move.word
            return reason
        return self.rule(move.old, move.word)

    def propose(self, chance: Chance) -> Move | None:
        bases = [(owner, place) for owner, words in enumerate(self.words) for place in range(len(words))]
        chance.shuffle(bases)
        for owner, place in bases[:TRIES]:
            words = self._becomes(owner, place)
            for _ in range(min(TRIES, len(words))):
                move = self._legal(owner, place, words[chance.below(len(words))])
                if move is not None:
                    return move
        return None

    def some(self, limit: int) -> list[Move]:
        """Those that gain most: the new word, and if it was another's also the old one."""
        ranked = list[tuple[int, str, int, int]]()
        for owner, words in enumerate(self.words):
            for place, old in enumerate(words):
                other = most_points(old) * (-1 if owner == self.seat else 1)
                ranked += [(-most_points(word) - other, word, owner, place) for word in self._becomes(owner, place)]
        ranked.sort()
        made: list[Move] = []
        for _, word, owner, place in ranked:
            if len(made) >= limit:
                break
            move = self._legal(owner, place, word)
            if move is not None and move not in made:
                made.append(move)
        return made

    def _becomes(self, owner: int, place: int) -> list[str]:
        if self.judge.lexicon is None:
            return []
        return list(self.judge.lexicon.extensions(self.words[owner][place], self.supply.shows()))

    def _legal(self, owner: int, place: int, word: str) -> Move | None:
        old = self.words[owner][place]
        asked = Change(old, owner, self.words[owner][:place].count(old), word, None)
        move = _with_cards(old, owner, asked.nth, asked, self.supply, self.judge)
        return move if self.refuse(move) is None else None


def cards_of(move: Change, word: list[CardId], added: list[CardId]) -> list[tuple[CardId, int]]:
    """For each letter of the new word its card, and the place in the old word that it had, or -1 if it is new."""
    left: list[int] = list(range(len(move.old)))
    fresh, made = added[:], list[tuple[CardId, int]]()
    for letter in move.word:
        place = next((i for i in left if move.old[i] == letter), -1)
        if place >= 0:
            left.remove(place)
            made.append((word[place], place))
        else:
            made.append((fresh.pop(0), -1))
    return made
