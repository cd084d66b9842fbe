"""The set of words from one hand that counts most, each card used once: exact, not word by word.

For a player: which words shall I lay with these ten cards, so that as little as possible is left over?
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from majlis.lexicon.hand import WILD, Shows

Prefer = Callable[[str], int | tuple[int, ...]]
"""Of words from the same cards the one with the least is laid."""

Fits = Callable[[str, int, int], bool]
"""May the card (by its place among the cards) stand at that letter (by its place) of the word?"""

BITS: Final = 6  # for the count of one kind of card, the highest of them a guard
WORD: Final = 1  # what one more word costs ...
NEXT: Final = -1  # of a letter that the card of the letter before shows too
POINT: Final = 100  # ... beside a point that is left over: few words rather than many


class Laid(NamedTuple):
    """A word, and for each letter the place of its card; two letters may be one card."""

    word: str
    places: tuple[int, ...]


class Cover:
    """The words that one hand can spell, and the search among sets of them.

    Cards of one kind (`kinds`: what tells cards apart, by card) are one to the search. A set of words leaves cards
    over; what they count is what it costs. The most precious card left is always spent or given up next, so that each
    set is met once.
    """

    def __init__(
        self,
        cards: Sequence[Shows],
        points: Sequence[int],
        kinds: Sequence[object] | None = None,
        fits: Fits | None = None,
    ) -> None:
        names = [(shows, points[i], kinds[i] if kinds else None) for i, shows in enumerate(cards)]
        self._cards, self._fits = cards, fits
        self._kinds = sorted(set(names), key=lambda name: (-name[1], names.index(name)))
        self._members = [[i for i, name in enumerate(names) if name == kind] for kind in self._kinds]
        self._unit = [1 << BITS * k for k in range(len(self._kinds))]
        self._guard = sum([unit << BITS - 1 for unit in self._unit])
        self._full = sum([unit * len(of) for unit, of in zip(self._unit, self._members, strict=True)])
        self._ways: dict[int, list[str]] = {}  # by cards spent: words
        self._first: list[list[int]] = [[] for _ in self._kinds]  # the same, by the most precious kind
        self._cost: dict[int, int] = {}

    def take(self, words: Iterable[str]) -> None:
        """Let these words be laid, those to be preferred first."""
        showing, whole, guard = self._showing(), self._full | self._guard, self._guard
        units = self._units(showing)
        ways: Iterable[int]
        for word in words:
            if units is None:
                ways = self._spellings(word, showing)
            else:
                ways = (0,)
                for letter in word:
                    of = units.get(letter, ())
                    ways = (
                        [way + of[0] for way in ways] if len(of) == 1 else {way + unit for way in ways for unit in of}
                    )
            for spent in ways:
                if whole - spent & guard == guard:
                    if spent not in self._ways:
                        self._ways[spent] = []
                        self._first[self._lowest(spent)].append(spent)
                    self._ways[spent].append(word)
        self._cost = {}

    def best(self, repeats: bool = True, prefer: Prefer | None = None) -> list[Laid]:
        """The words to lay; `repeats`: one word may be laid twice. None where none can be."""
        queue: list[tuple[int, int, int, tuple[int, ...]]] = [(self._to_go(self._full), 0, self._full, ())]
        while True:
            _, spent, left, parts = heapq.heappop(queue)
            if not left:
                words = self._named(parts, repeats, prefer)
                if words is not None:
                    return self._dealt(parts, words)
                continue
            for cost, way in self._steps(left):
                nearer = left - (way or self._unit[self._lowest(left)])
                further = (*parts, way) if way else parts
                heapq.heappush(queue, (spent + cost + self._to_go(nearer), spent + cost, nearer, further))

    # -- how a word can be spelt --

    def _showing(self) -> dict[str, list[int]]:
        made: dict[str, list[int]] = {}
        for k, (shows, _, _) in enumerate(self._kinds):
            for letter in shows if "+" not in shows else ():
                made.setdefault(letter, []).append(k)
        return made

    def _units(self, showing: dict[str, list[int]]) -> dict[str, list[int]] | None:
        """What each letter may spend; None where more has to be thought of."""
        every = [shows for shows, _, _ in self._kinds]
        if self._fits is not None or WILD in every or any("+" in shows for shows in every):
            return None
        return {letter: [self._unit[k] for k in of] for letter, of in showing.items()}

    def _spellings(self, word: str, showing: dict[str, list[int]]) -> dict[int, tuple[int, ...]]:
        """By the cards spent one way to spell the word: a kind for each letter."""
        wild = showing.get(WILD, [])
        pairs = [(k, shows.replace("+", "")) for k, (shows, _, _) in enumerate(self._kinds) if "+" in shows]
        reached: list[dict[int, tuple[int, ...]]] = [{} for _ in range(len(word) + 2)]
        reached[0][0] = ()
        for at, letter in enumerate(word):
            for spent, kinds in reached[at].items():
                for k in [*showing.get(letter, ()), *wild]:
                    if self._may(word, k, at):
                        self._reach(reached[at + 1], spent, k, (*kinds, k))
                for k, two in pairs:
                    if word.startswith(two, at) and self._may(word, k, at):
                        self._reach(reached[at + 2], spent, k, (*kinds, k, NEXT))
        return reached[len(word)]

    def _reach(self, there: dict[int, tuple[int, ...]], spent: int, k: int, kinds: tuple[int, ...]) -> None:
        now = spent + self._unit[k]
        if (self._full | self._guard) - now & self._guard == self._guard:
            there.setdefault(now, kinds)

    def _may(self, word: str, kind: int, at: int) -> bool:
        return self._fits is None or self._fits(word, self._members[kind][0], at)

    # -- which words --

    def _lowest(self, spent: int) -> int:
        """The most precious kind of which there is a card."""
        return ((spent & -spent).bit_length() - 1) // BITS

    def _steps(self, left: int) -> list[tuple[int, int]]:
        """What can be done about the most precious card: a word that spends it, or nothing (0), with the cost."""
        first, guarded, guard = self._lowest(left), left | self._guard, self._guard
        steps = [(WORD, way) for way in self._first[first] if guarded - way & guard == guard]
        steps.append((self._kinds[first][1] * POINT, 0))
        return steps

    def _to_go(self, left: int) -> int:
        """The least cost of these cards."""
        if not left:
            return 0
        known = self._cost.get(left)
        if known is None:
            first, guarded, guard = self._lowest(left), left | self._guard, self._guard
            known = self._kinds[first][1] * POINT + self._to_go(left - self._unit[first])
            for way in self._first[first]:
                if guarded - way & guard == guard:
                    cost = WORD + self._to_go(left - way)
                    if cost < known:
                        known = cost
            self._cost[left] = known
        return known

    def _named(self, parts: Sequence[int], repeats: bool, prefer: Prefer | None) -> list[str] | None:
        """A word for each part: the preferred one, or where no word may stand twice some choice without."""
        ways = [self._ways[part] for part in parts]
        if prefer is not None:
            ways = [sorted(words, key=prefer) for words in ways]
        if repeats:
            return [words[0] for words in ways]
        chosen: list[str] = []

        def choose(n: int) -> bool:
            if n == len(ways):
                return True
            for word in ways[n]:
                if word not in chosen:
                    chosen.append(word)
                    if choose(n + 1):
                        return True
                    chosen.pop()
            return False

        return chosen if choose(0) else None

    def _dealt(self, parts: Sequence[int], words: Sequence[str]) -> list[Laid]:
        """Give each word cards of its own."""
        left, showing = [of[::-1] for of in self._members], self._showing()
        laid: list[Laid] = []
        for part, word in zip(parts, words, strict=True):
            places: list[int] = []
            for kind in self._spellings(word, showing)[part]:
                places.append(places[-1] if kind == NEXT else left[kind].pop())
            laid.append(Laid(word, tuple(places)))
        return laid


def best_words(
    words: Iterable[str],
    cards: Sequence[Shows],
    points: Sequence[int],
    *,
    repeats: bool = True,
    kinds: Sequence[object] | None = None,
    fits: Fits | None = None,
    prefer: Prefer | None = None,
) -> list[Laid]:
    """The set of `words` from `cards` that counts most by `points`, a card once; of equal ones the fewest words."""
    cover = Cover(cards, points, kinds, fits)
    cover.take(words)
    return cover.best(repeats, prefer)
