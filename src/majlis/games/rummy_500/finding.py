"""What could be melded: words that the cards make, and letters that make other words of those that lie there.

The list is searched once, and only when somebody asks; add-ons are found by trying letters and endings.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from typing import Final, final

from majlis.chance import Chance
from majlis.games.rummy_500.completing import spelled
from majlis.games.rummy_500.melding import Meld, Melding
from majlis.games.rummy_500.table import PACK, SHORTEST, TABLE, times
from majlis.kit.words import TRIES, Word, letter_points, most_points
from majlis.move import NOT_NOW, WORDS, Domain, Field, Move, Reason

MOST: Final = most_points(PACK)
LETTERS: Final = sorted(MOST)
ENDINGS: Final = ["ED", "ES", "ER", "ERS", "ING", "INGS", "LY", "EST"]
BEGINNINGS: Final = ["RE", "UN", "IN", "DE", "BE", "EN", "OUT"]
LOOKED_AT: Final = 3  # words of the table that a random player looks at
EXTENDED: Final = 8  # of the best melds: how many are tried with more words
JOINED: Final = 12  # words tried beside one
BLUFF: Final = 4  # letters of a word that is none

Candidate = tuple[int, str, int]
"""Minus what a word counts at the most, the word, and the word of the table that it is made of (-1: none)."""


@final
class Melds(Domain):
    """The melds that a seat may lay. Any letters will do where words can be doubted; what is proposed is real."""

    verb: str = "meld"

    def __init__(self, melding: Melding) -> None:
        self.melding: Melding = melding

    def fields(self) -> list[Field]:
        melding = self.melding
        field = Field("words", WORDS, melding.supply.held[:], None, SHORTEST, 0)
        for index in melding.bases:
            field.add_whole(str(index), melding.words[index], melding.lying[index], TABLE[melding.homes[index]])
        field.most = len(field.cards)
        return [field]

    def refuse(self, move: Move) -> Reason | None:
        return self.melding.refuse(move) if isinstance(move, Meld) else NOT_NOW

    def counts(self, move: Meld) -> int:
        """What a meld counts; nothing if it cannot be laid."""
        found = self.melding.resolve(move)
        return 0 if isinstance(found, Reason) else sum([one.points for one in found])

    # -- words --

    def _new(self) -> Sequence[str]:
        """The words of the list that the cards make, and of these such as could use the deepest card."""
        melding, lexicon = self.melding, self.melding.judge.lexicon
        if lexicon is None or len(melding.supply.held) < SHORTEST:
            return []
        words: Sequence[str] = lexicon.words_from(melding.supply.shows(), shortest=SHORTEST)
        if not melding.run:
            return words
        deepest = PACK.cards[melding.supply.held[0]].letters
        return [word for word in words if any(letter in deepest for letter in word)]

    def _letters(self) -> list[str]:
        """The letters that the cards can stand for."""
        shown = "".join([PACK.cards[card].letters for card in self.melding.supply.held])
        return [letter for letter in LETTERS if letter in shown]

    def _added(self, index: int, letters: list[str]) -> list[str]:
        """Words that a word of the table becomes by one letter, or by a beginning or an ending."""
        old, lexicon = self.melding.words[index], self.melding.judge.lexicon
        tried = [old[:i] + letter + old[i:] for i in range(len(old) + 1) for letter in letters]
        tried += [old + end for end in ENDINGS if all(letter in letters for letter in end)]
        tried += [start + old for start in BEGINNINGS if all(letter in letters for letter in start)]
        return [word for word in dict.fromkeys(tried) if word in lexicon]

    # -- one at random --

    def propose(self, chance: Chance) -> Move | None:
        bases = self.melding.bases
        if self.melding.judge.lexicon is None:
            return None
        if bases and chance.below(3) == 0:
            found = self._add_on(chance)
            if found is not None:
                return found
        words = self._new()
        for _ in range(min(TRIES, len(words))):
            found = self._legal([words[chance.below(len(words))]], [-1])
            if found is not None:
                return found
        return self._add_on(chance) if bases else None

    def _add_on(self, chance: Chance) -> Meld | None:
        bases, letters = self.melding.bases, self._letters()
        for _ in range(min(LOOKED_AT, len(bases))):
            index = bases[chance.below(len(bases))]
            words = self._added(index, letters)
            if words:
                found = self._legal([words[chance.below(len(words))]], [index])
                if found is not None:
                    return found
        return None

    def _legal(self, words: list[str], bases: list[int]) -> Meld | None:
        made = spelled(self.melding, words, bases)
        return made if made is not None and self.melding.refuse(made) is None else None

    def bluff(self, chance: Chance) -> Meld | None:
        """Some cards as they come, laid as if they were a word."""
        melding = self.melding
        shows, places = melding.supply.shows(), list(range(len(melding.supply.held)))
        chance.shuffle(places)
        if melding.run:
            places.remove(0)
            places.insert(0, 0)
        letters = ["E" if shows[i] == "?" else shows[i][chance.below(len(shows[i]))] for i in places[:BLUFF]]
        made = melding.supply.word("".join(letters), places[:BLUFF])
        move = Meld([made], [""])
        return move if melding.refuse(move) is None else None

    # -- the best --

    def some(self, limit: int) -> list[Move]:
        return [move for move, _ in self.best(limit)]

    def best(self, limit: int) -> list[tuple[Meld, int]]:
        """Melds that count much, with what they count: single words, and the best of these with more beside them."""
        if self.melding.judge.lexicon is None:
            return []
        found = dict[Meld, int]()
        candidates = self._candidates(limit)
        for n, (_, word, index) in enumerate(candidates):
            if len(found) >= 2 * limit:
                break
            words, bases = [word], [index]
            if n < min(EXTENDED, limit):
                self._extend(words, bases, candidates)
            for count in dict.fromkeys((1, len(words))):
                move = self._legal(words[:count], bases[:count])
                if move is not None:
                    found[move] = self.counts(move)
        ranked = sorted(found.items(), key=lambda entry: (-entry[1], entry[0].text))
        return ranked[:limit]

    def _candidates(self, limit: int) -> list[Candidate]:
        """Single words by what they may count, best first; a few more than asked for, as not all can be spelled."""
        new = self._new()
        counts = self.melding.judge.lexicon.counts(new, MOST)
        made: list[Candidate] = [(-count * times(word), word, -1) for word, count in zip(new, counts, strict=True)]
        letters = self._letters()
        for index in self.melding.bases:
            old = self.melding.words[index]
            words = self._added(index, letters)
            made += [(-_at_most(word, self.melding.added(old, word)), word, index) for word in words]
        return nsmallest(4 * limit + JOINED, made)

    def _extend(self, words: list[str], bases: list[int], candidates: list[Candidate]) -> None:
        """Lay more words beside, as long as the cards suffice."""
        for _, word, index in candidates[:JOINED]:
            if word in words or (index >= 0 and index in bases):
                continue
            if spelled(self.melding, [*words, word], [*bases, index], False) is not None:
                words.append(word)
                bases.append(index)


def _at_most(word: str, fresh: str) -> int:
    return sum([MOST[letter] for letter in fresh]) * times(word)


def value(move: Meld) -> int:
    """What a meld counts, by its cards alone."""
    return sum([_fresh(part) * times(part.word) for part in move.parts])


def _fresh(part: Word) -> int:
    letters = zip(part.cards, part.word, part.laid, strict=False)
    return sum([letter_points(PACK, card, letter) for card, letter, laid in letters if not laid])
