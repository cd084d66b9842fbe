"""From letters to cards: the cards of a typed meld of Alpha Rummy 500, and what is added to what (R5-28)."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.games.rummy_500.melding import Meld, Melding
from majlis.games.rummy_500.table import PACK
from majlis.kit.words import Word, letter_points
from majlis.move import Reason

WAYS: Final = 60  # of reading several typed words as new words or add-ons


def spelled(melding: Melding, words: list[str], bases: list[int], must: bool = True) -> Meld | None:
    """The meld of these words, new or added to those of the table, with the cheapest cards; None: not to be had.

    `must`: with the deepest card of the run, if one was taken (R5-02).
    """
    if melding.judge.lexicon is None:
        return None
    letters = list[str]()
    for word, index in zip(words, bases, strict=True):
        letters.append(word if index < 0 else melding.added(melding.words[index], word))
        if not letters[-1]:
            return None
    supply = melding.supply

    def worth(card: int, letter: str) -> int:
        return letter_points(PACK, supply.held[card], letter) * 10

    shows = supply.shows()
    found = melding.judge.lexicon.spell("".join(letters), shows, [0] if melding.run and must else [], worth)
    if found is None:
        return None
    places = list(found)
    parts = list[Word]()
    for word, index, own in zip(words, bases, letters, strict=True):
        cards = [PACK.face[supply.held[place]] for place in places[: len(own)]]
        places = places[len(own) :]
        parts.append(_part(melding, word, index, own, cards))
    return Meld(parts, [""] * len(parts))


def _part(melding: Melding, word: str, index: int, own: str, cards: list[CardId]) -> Word:
    if index < 0:
        return Word(word, cards, [False] * len(cards), PACK)
    mine, theirs = list(zip(own, cards, strict=True)), list(range(len(melding.words[index])))
    made, laid = list[CardId](), list[bool]()
    for letter in word:
        there = _next_there(melding, index, letter, theirs)
        laid.append(there >= 0)
        if there >= 0:
            theirs.remove(there)
            made.append(PACK.face[melding.lying[index][there]])
        else:
            pair = next(pair for pair in mine if pair[0] == letter)
            mine.remove(pair)
            made.append(pair[1])
    return Word(word, made, laid, PACK)


def _next_there(melding: Melding, index: int, letter: str, left: list[int]) -> int:
    """The place of the card on the table that is this letter: the next one, or in any order some; -1: none."""
    old = melding.words[index]
    for place in left if melding.any_order else left[:1]:
        if old[place] == letter:
            return place
    return -1


def complete(melding: Melding, move: Meld) -> Meld:
    """The meld with its cards: for words that somebody typed these are found, and what is added to what."""
    move = Meld([_sought(melding, part) for part in move.parts], move.onto)
    if all(part.cards for part in move.parts):
        return move
    if any(part.cards for part in move.parts):
        return _complete_each(melding, move)
    ways = _readings(melding, [part.word for part in move.parts], move.onto)
    words = [part.word for part in move.parts]
    for must in (True, False):
        for bases in ways:
            found = spelled(melding, words, bases, must)
            if found is not None:
                return found
    return move


def _sought(melding: Melding, part: Word) -> Word:
    """A word whose cards were picked without saying which of them lie on the table."""
    if not part.cards or _fits(melding, part):
        return part
    for index in [-1, *melding.bases]:
        left = list(range(len(melding.words[index]))) if index >= 0 else []
        laid = list[bool]()
        for card, letter in zip(part.cards, part.word, strict=True):
            there = _next_there(melding, index, letter, left) if left else -1
            laid.append(there >= 0 and PACK.face[melding.lying[index][there]] == card)
            if laid[-1]:
                left.remove(there)
        other = Word(part.word, part.cards, laid, PACK)
        if not left and _fits(melding, other):
            return other
    return part


def _fits(melding: Melding, part: Word) -> bool:
    return not isinstance(melding.place(part, [False] * len(melding.supply.held), []), Reason)


def _complete_each(melding: Melding, move: Meld) -> Meld:
    """Some words with their cards and some without: those without are typed words of the cards that are left."""
    mine = melding.supply.held[:]
    for part in move.parts:
        for card, on in zip(part.cards, part.laid, strict=False):
            mine = _without(mine, card) if not on else mine
    rest = Melding([], mine, melding.judge)
    rest.any_order = melding.any_order
    rest.on_table(melding.words, melding.lying, melding.touched)
    typed = [i for i, part in enumerate(move.parts) if not part.cards]
    found = complete(rest, Meld([move.parts[i] for i in typed], [move.onto[i] for i in typed]))
    parts, onto = move.parts[:], move.onto[:]
    for i, part, base in zip(typed, found.parts, found.onto, strict=True):
        parts[i], onto[i] = part, base
    return Meld(parts, onto)


def _readings(melding: Melding, words: list[str], onto: list[str]) -> list[list[int]]:
    """The words that each could be added to, -1 for none: all new first, then as few add-ons as can be."""
    ways: list[list[int]] = [[]]
    for word, base in zip(words, onto, strict=True):
        there = [i for i in melding.bases if base in ("", melding.words[i]) and melding.added(melding.words[i], word)]
        choices = there if base else [-1, *there]
        ways = [[*way, i] for way in ways for i in choices if i < 0 or i not in way][:WAYS]
    return sorted(ways, key=lambda way: sum([i >= 0 for i in way]))


def _without(cards: list[CardId], like: CardId) -> list[CardId]:
    """These cards without one that looks like that."""
    for i, card in enumerate(cards):
        if PACK.face[card] == like:
            return cards[:i] + cards[i + 1 :]
    return cards
