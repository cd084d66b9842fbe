"""What 6x6 tells a solver: which words take different cards, and which tables are the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from majlis.games.six_by_six.game import SHORTEST, SixBySix
from majlis.games.six_by_six.table import FILL, OPEN_CARDS, PACK, TURN, SixBySixState, stack
from majlis.kit.anagrams import Anagrams
from majlis.kit.subsets import SHOWS, awkward, subsets, uneven
from majlis.kit.words import Supply, matched
from majlis.move import Move

HEIGHT: Final = 1.5
LENGTH: Final = 1.0
UNEVEN: Final = 2.0


@final
class Analysis:
    """Of a stack with cards below, number and height tell what these are; of all others only the open card matters."""

    def __init__(self, game: SixBySix) -> None:
        self.game = SixBySix(replace(game.options, stuck="silent"), game.list)
        self.best = 1.0
        self.exact = True
        self.repeats = game.repeats
        self.anagrams = Anagrams(game.list.lexicon, game.stacks)

    def key(self, state: SixBySixState) -> object:
        zones, face = state.piles.zones, PACK.face
        shown = {n: face[card] for n, card in zip(state.on, zones[OPEN_CARDS], strict=True)}
        high = [(n, len(cards), shown.get(n, -1)) for n, cards in enumerate(zones[3:]) if cards]
        single = sorted([one for n, one in shown.items() if not zones[stack(n)]])
        played = () if self.repeats else tuple(sorted(state.played))
        return (tuple(high), tuple(single), played, state.result)

    def tries(self, state: SixBySixState) -> list[Move]:
        waiting = state.waiting_stacks(self.game.stacks)
        if waiting:  # in one order, since all cards are known: the first of them gives a card to a space, or not
            n = waiting[0]
            fills: list[Move] = [FILL[n]] if FILL[n] in self.game.listed(state) else []
            return [*fills, TURN[n]]
        there, on = state.piles.zones[OPEN_CARDS], state.on
        supply = Supply(PACK, there, [], "", [n + 1 for n in on])
        found: list[tuple[float, str, Move]] = []
        for places in subsets(len(there), SHORTEST):
            shows = [SHOWS[there[i]] for i in places]
            for word in self._words(state, shows):
                move = supply.word(word, [places[i] for i in matched(word, shows)])
                found.append((-self._worth(state, places), move.text, move))
        return [move for _, _, move in sorted(found, key=lambda one: one[:2])]

    def _words(self, state: SixBySixState, shows: list[str]) -> list[str]:
        words = self.anagrams.spelled(shows)
        return words[:1] if self.repeats else [word for word in words if word not in state.played]

    def _worth(self, state: SixBySixState, places: tuple[int, ...]) -> float:
        there, zones = state.piles.zones[OPEN_CARDS], state.piles.zones
        left = [card for i, card in enumerate(there) if i not in places]
        heights = sum([len(zones[stack(state.on[i])]) for i in places])
        worth = awkward([there[i] for i in places]) + HEIGHT * heights + LENGTH * len(places)
        return worth - UNEVEN * uneven(left)
