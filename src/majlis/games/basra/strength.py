"""How the strongest bot plays Basra: worlds played on by habit, and the last cards reckoned to the end."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.games.basra.game import Basra
from majlis.games.basra.places import FLOOR, HAND, STOCK, BasraState
from majlis.games.basra.taking import RANK, captures, takes_all
from majlis.move import QUIET, Capture, Move, Play
from majlis.plan import Seat
from majlis.strength import COMPARE, INFINITE, Strength, played_out

EXACT: Final = 8  # cards in all hands, with nothing left to deal
BURNED: Final = 30.0  # a jack or the 7D laid on an empty floor
EARLY: Final = 2.0  # what it costs to use one of them for few cards
BAIT: Final = 2.5  # a floor that one card can clear
PLENTY: Final = 3


@final
class BasraStrength(Strength[Basra, BasraState]):
    """Captures, basras and safe floors by habit; alpha-beta over the last batch."""

    def effort(self, game: Basra, state: BasraState, seat: Seat) -> int:
        if not _reckoned(state, EXACT + 1):  # after the move one card less is held
            return self.simulations
        return 1 if state.seats == 2 else self.simulations // 8  # of two, each knows what the other holds

    def habit(self, game: Basra, state: BasraState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        best, top = moves[0], -INFINITE
        floor = state.piles.zones[FLOOR]
        for move in moves:
            worth = self._worth(game, state, seat, move, floor) + chance.below(64) / 256
            if worth > top:
                best, top = move, worth
        return best

    def _worth(self, game: Basra, state: BasraState, seat: Seat, move: Move, floor: list[CardId]) -> float:
        if isinstance(move, Capture):
            card, taken = move.card, move.cards
        else:
            assert isinstance(move, Play)
            card, ways = move.card, captures(move.card, floor)
            taken = ways[0] if ways else []
        if not taken:
            return -_bait([*floor, card]) - (BURNED if takes_all(card) else 0.0)
        left = len(floor) - len(taken)
        worth = float(len(taken) + 1) + game.basra_points(state, seat, card, taken)
        if takes_all(card) and len(taken) < PLENTY:
            worth -= EARLY
        return worth - (_bait([c for c in floor if c not in taken]) if left else 0.0)

    def judge(self, game: Basra, state: BasraState, seat: Seat, chance: Chance) -> list[float]:
        if not _reckoned(state):
            return super().judge(game, state, seat, chance)
        worth = played_out(game, state, seat, self, -INFINITE, INFINITE)
        sides = game.sides(state.seats)
        return [worth if any(seat in side and s in side for side in sides) else -worth for s in range(state.seats)]


def _reckoned(state: BasraState, most: int = EXACT) -> bool:
    zones = state.piles.zones
    return state.acting != 0 and not zones[STOCK] and sum([len(zones[hand]) for hand in HAND]) <= most


def _bait(floor: list[CardId]) -> float:
    """May one card clear this floor?"""
    total = 0
    for card in floor:
        if RANK[card] > 10:
            return BAIT if len(floor) == 1 else 0.0
        total += RANK[card]
    return BAIT if total <= 10 else 0.0


STRENGTH: Final = BasraStrength(COMPARE, simulations=1200, breadth=12)
