"""A word list as rules get it: questions and exact answers, nothing read, nothing changed.

For a player: is this a word, what can my cards make, what could be added to the word on the table, which cards should
I spend on it, is it the same word in another form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np

from majlis.lexicon.alphabet import Alphabet
from majlis.lexicon.core import Bounds, Core
from majlis.lexicon.found import Found
from majlis.lexicon.hand import ODD, WILD, Masks, Shows
from majlis.lexicon.identity import COMMONEST, Identity
from majlis.lexicon.index import Array, Index
from majlis.lexicon.marks import COMMONNESS, LONGEST, OFFENSIVE
from majlis.lexicon.questions import Questions
from majlis.lexicon.spelling import spell

REMEMBERED: Final = 50_000  # answers about single words that are kept


class Lexicon(Questions[Found]):
    """The words that count at a table. Safe to share between threads and tables.

    `cap` is a bot's vocabulary, 1 (words everybody knows) to 5, and 7 for no cap.
    """

    def __init__(
        self,
        identity: Identity,
        index: Index,
        alphabet: Alphabet,
        core: Core,
        headwords: Callable[[str], frozenset[str]],
        cap: int = 7,
    ) -> None:
        self.identity = identity
        self.name, self.sha256 = identity.name, identity.sha256
        self.language, self.level = identity.language, identity.level
        self.alphabet = alphabet
        self.cap = cap
        self._index = index
        self._core = core
        self._headwords = headwords
        self._masks = Masks(alphabet)
        self._commonest = min(COMMONEST[identity.level], cap)
        self._barred = OFFENSIVE if identity.clean else 0
        self._known = _Answers(self)

    @property
    def bytes_held(self) -> int:
        """Memory of the index, which all tables with this list share."""
        return self._index.size

    # Single words

    def __contains__(self, word: object) -> bool:
        """Is `word`, spelt as the alphabet folds it, in the list?"""
        try:
            return self._known[word]
        except TypeError:
            return False

    def headwords(self, word: str) -> frozenset[str]:
        """The dictionary forms that `word` may be a form of; itself if nothing else is known. MEANS: MEAN, MEANS."""
        return self._headwords(word)

    # The list itself

    def __len__(self) -> int:
        return len(self._order()[0])

    def __iter__(self) -> Iterator[str]:
        """All words in the order of the alphabet."""
        return iter(self._found(*self._order()))

    def starting(self, beginning: str, limit: int | None = None) -> list[str]:
        """The words that begin so, in the order of the alphabet."""
        coded, text = beginning.encode(self.alphabet.codec, "replace"), self._index.text
        places, sizes = self._order()
        low, high = 0, len(places)
        while low < high:
            middle = (low + high) // 2
            place = int(places[middle])
            if text[place : place + LONGEST] < coded:
                low = middle + 1
            else:
                high = middle
        last = low
        while (
            last < len(places) and text.startswith(coded, int(places[last])) and (limit is None or last - low < limit)
        ):
            last += 1
        return list(self._found(places[low:last], sizes[low:last]))

    def counts(self, words: Sequence[str], points: Mapping[str, int]) -> list[int]:
        return words.counts(points) if isinstance(words, Found) else super().counts(words, points)

    # Inside

    def _search(
        self,
        cards: Sequence[Shows],
        must: Sequence[Shows],
        shape: str,
        shortest: int,
        longest: int,
    ) -> Found:
        keep = re.compile(shape, re.S).fullmatch if shape else None
        masks = self._masks
        have, need = [masks[shows] for shows in cards], [masks[shows] for shows in must]
        if ODD in have or ODD in need:
            return self._odd(cards, must, shortest, longest, keep)
        bounds = Bounds((shortest, longest, self._commonest, self._barred))
        found = self._found(
            *self._core.search(self._index, np.array(have, np.uint32), np.array(need, np.uint32), bounds)
        )
        return found if keep is None else self._only(found, keep)

    def _odd(
        self,
        cards: Sequence[Shows],
        must: Sequence[Shows],
        shortest: int,
        longest: int,
        keep: Callable[[str], object] | None,
    ) -> Found:
        """Cards that the index does not know (any two letters, two letters on one card): ask wider, then try each
        word."""
        every, needed = [*cards, *must], tuple(range(len(cards), len(cards) + len(must)))
        wider = []
        for shows in every:
            if "+" in shows:
                wider += [Shows(letter) for letter in shows if letter != "+"]
            else:
                wider.append(WILD if self._masks[shows] == ODD else shows)
        bounds = Bounds((shortest, longest, self._commonest, self._barred))
        none = np.zeros(0, np.uint32)
        have = np.array([self._masks[shows] for shows in wider], np.uint32)
        found = self._found(*self._core.search(self._index, have, none, bounds))
        fits = self._only(found, lambda word: spell(word, every, needed) is not None)
        return fits if keep is None else self._only(fits, keep)

    def _only(self, found: Found, keep: Callable[[str], object]) -> Found:
        return found.where([bool(keep(word)) for word in found])

    def _found(self, places: Array, sizes: Array) -> Found:
        return Found(self._index, self.alphabet.codec, places, sizes)

    def _mark(self, word: str) -> int:
        """The mark byte of a word of the whole index; 0 if it has none such."""
        try:
            coded = word.encode(self.alphabet.codec)
        except UnicodeEncodeError:
            return 0
        place = self._index.place(coded)
        return self._index.text[place + len(coded)] if place >= 0 else 0

    def _order(self) -> tuple[Array, Array]:
        """Places and lengths of the words that count, in the order of the alphabet; made when first asked for."""
        if self._known.order is None:
            text = np.frombuffer(self._index.text, np.uint8)
            marks = np.flatnonzero(text < 32)
            sizes = np.diff(marks, prepend=-1) - 1
            wanted = (
                ((text[marks] & COMMONNESS) <= self._commonest) & (text[marks] & self._barred == 0) & (text[marks] > 0)
            )
            places, sizes = (marks - sizes)[wanted], sizes[wanted]
            rows = np.zeros((len(places), int(sizes.max(initial=1))), np.uint8)
            for column in range(rows.shape[1]):
                there = sizes > column
                rows[there, column] = text[places[there] + column]
            order = np.argsort(rows.view(f"S{rows.shape[1]}").ravel(), kind="stable")
            self._known.order = places[order].astype(np.int32), sizes[order].astype(np.uint8)
        return self._known.order


class _Answers(dict[object, bool]):
    """Answers about single words: asked once, remembered; so that rules may ask as often as they like."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self._lexicon = lexicon
        self.order: tuple[Array, Array] | None = None

    def __missing__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        if len(self) >= REMEMBERED:
            self.clear()
        answer = self._lexicon._allowed(self._lexicon._mark(word))
        self[word] = answer
        return answer
