"""What Solitary Word tells a solver: which words lead to different lines, and which lines are the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from majlis.games.solitary_word.game import FREE_FROM, SHORTEST, SolitaryWord
from majlis.games.solitary_word.table import LINE, PACK, STOCK, SolitaryWordState
from majlis.kit.anagrams import Anagrams
from majlis.kit.subsets import SHOWS, awkward, subsets, uneven
from majlis.kit.words import Supply, matched
from majlis.move import Move

PENNY: Final = 25.0
UNEVEN: Final = 3.0


@final
class Analysis:
    """Words are the same that take the same cards; lines, that hold the same with as many cards and pennies left."""

    def __init__(self, game: SolitaryWord) -> None:
        self.game = SolitaryWord(replace(game.options, stuck="silent"), game.list)
        self.best = 1.0
        self.exact = True
        self.repeats = game.repeats
        self.anagrams = Anagrams(game.list.lexicon, game.line)

    def key(self, state: SolitaryWordState) -> object:
        line = sorted([PACK.face[card] for card in state.piles.zones[LINE]])
        played = () if self.repeats else tuple(sorted(state.played))
        return (len(state.piles.zones[STOCK]), state.purse, tuple(line), played, state.result)

    def tries(self, state: SolitaryWordState) -> list[Move]:
        line = state.piles.zones[LINE]
        supply = Supply(PACK, line, [])
        done: set[tuple[int, ...]] = set()
        found: list[tuple[float, str, Move]] = []
        for places in subsets(len(line), SHORTEST if state.purse else FREE_FROM):
            faces = tuple(sorted([PACK.face[line[i]] for i in places]))
            if faces in done:
                continue
            done.add(faces)
            shows = [SHOWS[line[i]] for i in places]
            for word in self._words(state, shows):
                move = supply.word(word, [places[i] for i in matched(word, shows)])
                found.append((-self._worth(state, places), word, move))
        return [move for _, _, move in sorted(found, key=lambda one: one[:2])]

    def _words(self, state: SolitaryWordState, shows: list[str]) -> list[str]:
        words = self.anagrams.spelled(shows)
        return words[:1] if self.repeats else [word for word in words if word not in state.played]

    def _worth(self, state: SolitaryWordState, places: tuple[int, ...]) -> float:
        line = state.piles.zones[LINE]
        left = [card for i, card in enumerate(line) if i not in places]
        worth = awkward([line[i] for i in places]) - UNEVEN * uneven(left)
        if len(places) < FREE_FROM:
            worth -= PENNY
        if not left and (self.game.line == 6 or len(line) == self.game.line):
            worth += PENNY
        return worth
