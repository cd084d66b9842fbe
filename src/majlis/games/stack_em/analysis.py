"""What Stack 'em tells a solver: which words leave different tops, and which tables are the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.stack_em.game import SHORTEST, StackEm
from majlis.games.stack_em.table import PACK, STOCK, TOPS, StackEmState
from majlis.kit.anagrams import Anagrams
from majlis.kit.subsets import awkward, subsets, uneven
from majlis.kit.words import matched
from majlis.move import Move

TOP: Final = 2.0
UNEVEN: Final = 2.5


@final
class Analysis:
    """What lies under the tops matters no more, and putting it away changes nothing."""

    def __init__(self, game: StackEm) -> None:
        self.game = StackEm(replace(game.options, stuck="silent"), game.list)
        self.best = 1.0
        self.exact = True
        self.repeats = game.repeats
        self.anagrams = Anagrams(game.list.lexicon, 6)

    def key(self, state: StackEmState) -> object:
        tops = sorted([(PACK.face[c], x) for c, x in zip(state.piles.zones[TOPS], state.letters, strict=True)])
        played = () if self.repeats else tuple(sorted(state.played))
        return (len(state.piles.zones[STOCK]), tuple(tops), played, state.result)

    def tries(self, state: StackEmState) -> list[Move]:
        supply = self.game.supply(state)
        cards, shows = supply.cards(), supply.shows()
        done: set[tuple[tuple[tuple[int, str], ...], tuple[int, str]]] = set()
        found: list[tuple[float, str, Move]] = []
        for places in subsets(len(cards), SHORTEST):
            for last in places:
                rest = [i for i in places if i != last]
                like = (
                    tuple(sorted([(PACK.face[cards[i]], shows[i]) for i in rest])),
                    (PACK.face[cards[last]], shows[last]),
                )
                if like in done:
                    continue
                done.add(like)
                before = [shows[i] for i in rest]
                for word in self._words(state, before, shows[last]):
                    move = supply.word(word, [*[rest[i] for i in matched(word[:-1], before)], last])
                    found.append((-self._worth(state, cards, places, last), move.text, move))
        return [move for _, _, move in sorted(found, key=lambda one: one[:2])]

    def _words(self, state: StackEmState, before: list[str], last: str) -> list[str]:
        """One for each letter that a wild card on top would keep; else one is enough."""
        if not self.repeats:
            return [
                w
                for w in self.anagrams.spelled([*before, last])
                if w not in state.played and self._ends(w, before, last)
            ]
        words = self.anagrams.ending(before, last)
        return words if last == "?" and self.game.keeps else words[:1]

    def _ends(self, word: str, before: list[str], last: str) -> bool:
        return (last == "?" or word[-1] in last) and -1 not in matched(word[:-1], before)

    def _worth(self, state: StackEmState, cards: list[CardId], places: tuple[int, ...], last: int) -> float:
        left = [card for i, card in enumerate(cards) if i not in places or i == last]
        top = cards[last]
        worth = awkward([cards[i] for i in places]) - TOP * PACK.points[top] - UNEVEN * uneven(left)
        if not state.piles.zones[STOCK]:
            worth += 10.0 if len(left) == 1 else 0.0
        return worth
