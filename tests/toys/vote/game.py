"""A vote: a card is turned, everybody bids for it in secret, all at once. Sealed choices that are no cards."""

from __future__ import annotations

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import Name
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, OPEN, Plan

PACK = french()
PLAN = Plan(PACK, 7)
STOCK = PLAN.one("stock", DOWN)
PRIZE = PLAN.one("prize", OPEN)
WON = PLAN.each("won", OPEN, 7)
BIDS = [Name(f"bid {n}", n, f"bid-{n}") for n in range(4)]
ROUNDS = 9
NATURE = Nature("vote", "race", "french", [2, 7], Options)


class VoteState(State):
    __slots__ = ("purse", "rounds", "sealed")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.rounds = 0
        self.purse = [9] * seats
        self.sealed = [""] * seats  # by seat the bid that nobody sees yet

    def fork(self):
        twin = VoteState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.rounds = self.acting, self.last_deal, self.rounds
        twin.purse, twin.sealed = self.purse[:], self.sealed[:]
        return twin


class Vote(Game[VoteState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, BIDS, ROUNDS * 7)

    def blank(self, seats):
        state = VoteState(laid_out(PLAN, STOCK), seats)
        state.acting = (1 << seats) - 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        self._turn(state, table)

    def _turn(self, state, table):
        table.draw(1, STOCK, PRIZE)
        table.say("prize", [], {"card": Cards(state.piles.zones[PRIZE][:])})
        state.acting = (1 << state.seats) - 1

    def choices(self, state, seat, why):
        return BIDS[: 1 + min(3, state.purse[seat])] if state.acting >> seat & 1 else []

    def apply(self, state, seat, move, table):
        state.sealed[seat] = move.text
        state.acting &= ~(1 << seat)
        table.say("has-bid", [seat], {})
        if state.acting:
            return
        bids = [int(text.removeprefix("bid ")) for text in state.sealed]
        winner = bids.index(max(bids))
        state.purse[winner] -= bids[winner]
        table.sweep(PRIZE, WON[winner])
        table.say("wins", [winner], {"bid": bids[winner]})
        state.sealed = [""] * state.seats
        state.rounds += 1
        if state.rounds < ROUNDS:
            self._turn(state, table)

    def sealed(self, state):
        return [(s, self.written[text]) for s, text in enumerate(state.sealed) if text]

    def reseal(self, state, seat, chance):
        state.sealed[seat] = BIDS[chance.below(1 + min(3, state.purse[seat]))].text

    def outcome(self, state):
        if state.acting:
            return None
        return Outcome([float(sum(PACK.rank[c] for c in state.piles.zones[WON[s]])) for s in range(state.seats)])

    def facts(self, state):
        return [Fact("purse", {"coins": coins}, [seat]) for seat, coins in enumerate(state.purse)]

    def fallback(self, state, seat):
        return BIDS[0]


GAME = Vote
