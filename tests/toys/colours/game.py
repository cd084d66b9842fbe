"""Colours: ten seats, 169 cards, many of them alike. Who has nothing that fits must pass, and everybody hears it."""

from __future__ import annotations

from majlis.cards.card import faced
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State
from majlis.move import PASS, QUIET, Reason, plays
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, FAN, OWNER, SEATS, TOP, Plan, after

COLOURS = "yellow red green blue".split()
ROWS = [(f"{colour}.{n}", suit, n, "", n) for suit, colour in enumerate(COLOURS) for n in range(1, 29)]
COUNTS = [1 if n < 55 else 2 for n in range(112)]  # 55 single cards and 57 pairs: 169
PACK = faced("colours", ROWS, COUNTS)
PLAN = Plan(PACK, 10)
STOCK = PLAN.one("stock", DOWN)
SHED = PLAN.one("shed", TOP)
HAND = PLAN.each("hand", OWNER, 10, FAN)
PLAY = plays(PACK)
FITS = [sum(1 << c for c in PACK.all if PACK.suit[c] == PACK.suit[t] or PACK.rank[c] == PACK.rank[t]) for t in PACK.all]
NATURE = Nature("colours", "shedding", "abjad", [2, 10], Options)


class ColoursState(State):
    __slots__ = ("passes", "turn")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.turn = SEATS[0]
        self.passes = 0

    def fork(self):
        twin = ColoursState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn, twin.passes = self.acting, self.last_deal, self.turn, self.passes
        return twin


class Colours(Game[ColoursState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [PASS, *PLAY], 150 * 10)

    def blank(self, seats):
        state = ColoursState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for seat in range(state.seats):
            table.draw(15, STOCK, HAND[seat])
        table.draw(1, STOCK, SHED)
        table.say("turned", [], {"card": Cards(state.piles.zones[SHED][:])})

    def choices(self, state, seat, why):
        if not state.acting >> seat & 1:
            return []
        hand = state.piles.zones[HAND[seat]]
        fits = FITS[state.piles.zones[SHED][-1]]
        kept = why.only([c for c in hand if fits >> c & 1], hand, PLAY, Reason("does-not-fit"))
        if kept:
            why.bar(PASS, Reason("something-fits"))
        return list(dict.fromkeys(PLAY[c] for c in kept)) or [PASS]

    def apply(self, state, seat, move, table):
        hand = state.piles.zones[HAND[seat]]
        if move is PASS:
            state.passes += 1
            table.rule_out(HAND[seat], FITS[state.piles.zones[SHED][-1]])
            table.say("passes", [seat], {})
        else:
            state.passes = 0
            card = table.find(move.card, HAND[seat])
            table.move(card, HAND[seat], SHED)
            table.say("sheds", [seat], {"card": Cards([card]), "left": len(hand)})
        state.turn = after(seat, state.seats)
        over = not hand or state.passes >= state.seats
        state.acting = 0 if over else 1 << state.turn

    def outcome(self, state):
        if state.acting:
            return None
        return Outcome([-float(len(state.piles.zones[HAND[s]])) for s in range(state.seats)])

    def facts(self, state):
        return [Fact("passes", {"count": state.passes})]

    def fallback(self, state, seat):
        return min(self.choices(state, seat, QUIET), key=lambda m: m.text)


GAME = Colours
