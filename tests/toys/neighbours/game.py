"""Neighbours: say truly whether you hold two neighbours of a suit, then play. What all may conclude joins cards."""

from __future__ import annotations

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import Move, Reason, plays
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, SEATS, Plan, after

PACK = french()
PLAN = Plan(PACK, 5)
STOCK = PLAN.one("stock", DOWN)
PLAYED = PLAN.each("played", OPEN, 5)
HAND = PLAN.each("hand", OWNER, 5, FAN)
PLAY = plays(PACK)
SOME, NONE = Move("some"), Move("none")
HELD = 7
NATURE = Nature("neighbours", "trick", "french", [3, 5], Options)


def neighbours(cards):
    """Are there two cards of a suit next to each other?"""
    places = {(PACK.suit[c], PACK.rank[c]) for c in cards}
    return any((suit, rank + 1) in places for suit, rank in places)


class NeighboursState(State):
    __slots__ = ("said", "scores", "turn")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.turn = SEATS[0]
        self.said = [-1] * seats  # whether there are neighbours: -1 not said, 0 none, 1 some
        self.scores = [0] * seats

    def fork(self):
        twin = NeighboursState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn = self.acting, self.last_deal, self.turn
        twin.said, twin.scores = self.said[:], self.scores[:]
        return twin


class Neighbours(Game[NeighboursState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [SOME, NONE, *PLAY], (HELD + 1) * 5)
        self.inferences = True

    def blank(self, seats):
        state = NeighboursState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for seat in range(state.seats):
            table.draw(HELD, STOCK, HAND[seat])

    def choices(self, state, seat, why):
        if not state.acting >> seat & 1:
            return []
        hand = state.piles.zones[HAND[seat]]
        if state.said[seat] >= 0:
            return [PLAY[c] for c in hand]
        true, false = (SOME, NONE) if neighbours(hand) else (NONE, SOME)
        why.bar(false, Reason("not-true"))
        return [true]

    def apply(self, state, seat, move, table):
        if move is SOME or move is NONE:
            state.said[seat] = int(move is SOME)
            table.say("says-some" if move is SOME else "says-none", [seat], {})
        else:
            table.move(move.card, HAND[seat], PLAYED[seat])
            state.scores[seat] += PACK.rank[move.card]
            table.say("plays", [seat], {"card": Cards([move.card])})
        state.turn = after(seat, state.seats)
        state.acting = 1 << state.turn if state.piles.zones[HAND[state.turn]] else 0

    def credible(self, state, zone, cards):
        seat = self.plan.owners[zone]
        if zone not in HAND or seat >= state.seats or state.said[seat] < 0:
            return True
        return neighbours([*cards, *state.piles.zones[PLAYED[seat]]]) == (state.said[seat] == 1)

    def outcome(self, state):
        return None if state.acting else Outcome([float(score) for score in state.scores])

    def facts(self, state):
        return [Fact("score", {"score": score}, [seat]) for seat, score in enumerate(state.scores)]

    def fallback(self, state, seat):
        hand = state.piles.zones[HAND[seat]]
        return PLAY[min(hand)] if state.said[seat] >= 0 else SOME if neighbours(hand) else NONE


GAME = Neighbours
