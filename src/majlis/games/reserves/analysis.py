"""What Reserves tells a solver. There are far too many ways to see them all: the few most promising are tried."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.reserves.advice import promise
from majlis.games.reserves.game import POOL_SHORTEST, WHOLE, Reserves
from majlis.games.reserves.lines import SHORTEST
from majlis.games.reserves.table import (
    FINISH,
    KILL,
    KILLED,
    KILLS,
    LINE_ZONES,
    LINES,
    LONGEST,
    PACK,
    PUT,
    RESERVE,
    RESERVE_ZONES,
    STACKS,
    STOCK,
    TOPS,
    TURNED,
    ReservesState,
    lies_as,
    sides,
    worth,
)
from majlis.kit.alone import anything
from majlis.kit.anagrams import Anagrams
from majlis.kit.words import FREE, matched
from majlis.move import Move

WAYS: Final = 4  # of placing a card that are tried
POOL_WAYS: Final = 6  # words of the pool that are tried
TOP: Final = 1.0  # for playing from the reserve
RESERVED: Final = -4.0
ONTO: Final = -0.5  # for each card that is covered
KILLING: Final = -14.0


@final
class Analysis:
    """Lines and stacks are the same in any order; cards that are gone matter only by what they count."""

    def __init__(self, game: Reserves) -> None:
        self.game = Reserves(replace(game.options, stuck="silent"), game.list)
        self.best = float(WHOLE)
        self.exact = False
        self.lexicon = game.list.lexicon
        self.anagrams = Anagrams(self.lexicon, LONGEST)

    def key(self, state: ReservesState) -> object:
        zones, face = state.piles.zones, PACK.face
        lines = sorted(
            [
                (
                    state.blocked >> n & 1,
                    int(state.full == n),
                    "".join(sorted(state.letters[n])),
                    self._faces(zones[LINE_ZONES[n]]),
                )
                for n in range(LINES)
            ]
        )
        stacks = sorted([tuple([face[card] for card in zones[zone]]) for zone in RESERVE_ZONES])
        killed = sum([worth(card, self.game.u) for card in zones[KILLED]])
        played = () if self.game.repeats else tuple(sorted(state.played))
        there = (len(zones[STOCK]), len(zones[TURNED]), len(zones[KILLED]), killed, state.result)
        return (there, tuple(lines), tuple(stacks), played)

    def _faces(self, cards: list[CardId]) -> tuple[int, ...]:
        return tuple(sorted([PACK.face[card] for card in cards]))

    def tries(self, state: ReservesState) -> list[Move]:
        if not state.piles.zones[TURNED]:
            return self._pool(state)
        ways = sorted(self._places(state), key=lambda way: (-way[0], way[1].text))
        return self._clears(state) + [move for _, move in ways[:WAYS]]

    def _clears(self, state: ReservesState) -> list[Move]:
        """A word for each line that has one."""
        found: list[Move] = []
        for words in self.game.lines(state).lines.values():
            letters = ["?" if letter == FREE else letter for letter in words.supply.letters]
            good = self.anagrams.spelled(letters) if len(letters) >= SHORTEST else []
            legal = [word for word in good if self.game.repeats or word not in state.played]
            found += [words.supply.word(word, matched(word, letters)) for word in legal[:1]]
        return found

    def _places(self, state: ReservesState) -> list[tuple[float, Move]]:
        """Where cards can go, with what that promises; of places that are alike only the first."""
        zones = state.piles.zones
        turned = zones[TURNED][0]
        made: list[tuple[float, Move]] = []
        lines = {state.letters[n]: n for n in range(LINES - 1, -1, -1) if state.takes(n)}
        for letters, n in lines.items():
            made += [(self._gain(letters, turned, side), PUT[n][side]) for side in sides(turned)]
            for s in range(STACKS):
                if zones[RESERVE_ZONES[s]]:
                    top = zones[RESERVE_ZONES[s]][-1]
                    made += [(self._gain(letters, top, side) + TOP, TOPS[s][n][side]) for side in sides(top)]
        heights = {len(zones[RESERVE_ZONES[s]]): s for s in range(STACKS - 1, -1, -1)}
        made += [(RESERVED + ONTO * high, RESERVE[s]) for high, s in heights.items() if high < self.game.highest]
        if len(zones[KILLED]) < KILLS:
            made.append((KILLING + worth(turned, self.game.u), KILL))
        return made

    def _gain(self, letters: str, card: CardId, side: str) -> float:
        return promise(self.lexicon, letters + lies_as(card, side)) - promise(self.lexicon, letters)

    def _pool(self, state: ReservesState) -> list[Move]:
        """The words that count most, and to finish."""
        supply = self.game.pool(state)
        domain = self.game.words(state, supply, POOL_SHORTEST, anything)
        return [*domain.some(POOL_WAYS), FINISH]
