"""How the strongest bot plays partnership Ganjifa: worlds played on by habit, to the end of the deal, side by side."""

from __future__ import annotations

from typing import Final, final

from majlis.chance import Chance
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    ASK,
    CONCEDE,
    CONCEDING,
    FOLLOWING,
    HAND,
    KEEP,
    LEAD,
    LEADING,
    REFUSE,
    TRICK,
    PartnershipState,
)
from majlis.games.ganjifa_partnership.game import Partnership
from majlis.kit.scores import side_of
from majlis.move import QUIET, Move, Name, Play
from majlis.plan import SEATS, Seat
from majlis.strength import COMPARE, Strength

TRICKS: Final = 0.02  # what the declarers' tricks count beside the deal itself


@final
class PartnershipStrength(Strength[Partnership, PartnershipState]):
    """Hukms first, then what the fewest can beat; win single tricks for one's side; throw low."""

    def habit(self, game: Partnership, state: PartnershipState, seat: Seat, chance: Chance) -> Move:
        moves = game.choices(state, seat, QUIET)
        if len(moves) == 1:
            return moves[0]
        task = state.task
        if task == LEADING:
            return self._lead(game, state, seat, moves)
        if task == FOLLOWING:
            return self._follow(game, state, seat, moves)
        if task == ADVISING:
            best = game.board.hukms(state.hands(), seat)
            named = [m for m in moves if isinstance(m, Name) and best and m.mode == game.board.suit[best[0]]]
            return named[0] if named else moves[chance.below(len(moves))]
        if task == CONCEDING:
            return REFUSE if REFUSE in moves else moves[0]
        if KEEP in moves:
            return KEEP
        cards = [move for move in moves if isinstance(move, Play)]
        return self._lowest(game, cards) if cards else moves[chance.below(len(moves))]

    def _lead(self, game: Partnership, state: PartnershipState, seat: Seat, moves: list[Move]) -> Move:
        """All hukms; else the card that the fewest cards of the opponents beat."""
        if LEAD in moves:
            return LEAD
        cards = [move for move in moves if isinstance(move, Play)]
        if not cards:
            return next((move for move in moves if move is not CONCEDE and move is not ASK), moves[0])
        zones, suit = state.piles.zones, game.board.suit
        others = [c for s in SEATS[:4] if side_of(s) != side_of(seat) for c in zones[HAND[s]]]
        return min(cards, key=lambda move: len([c for c in others if suit[c] == suit[move.card] and c < move.card]))

    def _follow(self, game: Partnership, state: PartnershipState, seat: Seat, moves: list[Move]) -> Move:
        cards = [move for move in moves if isinstance(move, Play)]
        if not cards:
            return moves[0]
        zones, suit = state.piles.zones, game.board.suit
        led = zones[TRICK[state.leader]]
        if len(led) == 1:
            best, holder = led[0], state.leader
            for s in SEATS[:4]:
                for card in zones[TRICK[s]][:1]:
                    if suit[card] == suit[led[0]] and card < best:
                        best, holder = card, s
            winning = [move for move in cards if suit[move.card] == suit[best] and move.card < best]
            if winning and side_of(holder) != side_of(seat):
                return self._lowest(game, winning)
        return self._lowest(game, cards)

    def _lowest(self, game: Partnership, cards: list[Play]) -> Play:
        rank = game.board.pack.rank
        lowest = cards[0]
        for move in cards:
            if rank[move.card] < rank[lowest.card]:
                lowest = move
        return lowest

    def margins(self, game: Partnership, state: PartnershipState) -> list[float]:
        """Points of the sides; how far the declarers came breaks ties between lost deals."""
        lead = float(state.scores[0] - state.scores[1])
        ours = TRICKS * state.tricks * (1.0 if state.declarers == 0 else -1.0)
        return [(lead + ours) * (1.0 if side_of(s) == 0 else -1.0) for s in SEATS[:4]]


STRENGTH: Final = PartnershipStrength(COMPARE, simulations=250, breadth=8, sure=1.5, horizon=300)
