"""Follow: lay a card of the suit or the rank that lies on top; who has none passes. Whoever is out first wins."""

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Game, Nature, Outcome, State
from majlis.move import PASS, QUIET, Reason, plays
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, FAN, OWNER, TOP, Plan, after

PACK = french()
PLAN, PLAY = Plan(PACK, 4), plays(PACK)
STOCK, PILE, HAND = PLAN.one("stock", DOWN), PLAN.one("discard", TOP), PLAN.each("hand", OWNER, 4, FAN)
FITS = [sum(1 << c for c in PACK.all if PACK.suit[c] == PACK.suit[t] or PACK.rank[c] == PACK.rank[t]) for t in PACK.all]
NATURE = Nature("follow", "shedding", "french", [2, 3, 4], Options, tones={"dealt": "deal", "out": "end"})


class FollowState(State):
    __slots__ = ("passes",)  # in a row

    def fork(self):
        twin = FollowState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.passes = self.acting, self.last_deal, self.passes
        return twin


class Follow(Game[FollowState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [PASS, *PLAY], 7 * 4 * 4)

    def blank(self, seats):
        state = FollowState(laid_out(PLAN, STOCK), seats)
        state.acting, state.passes = 1, 0
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for hand in HAND[: state.seats]:
            table.draw(7, STOCK, hand)
        table.draw(1, STOCK, PILE)
        table.say("dealt", [], {"card": Cards(state.piles.zones[PILE][:])})

    def choices(self, state, seat, why):
        if not state.acting >> seat & 1:
            return []
        hand, fits = state.piles.zones[HAND[seat]], FITS[state.piles.zones[PILE][-1]]
        fitting = why.only([c for c in hand if fits >> c & 1], hand, PLAY, Reason("does-not-follow"))
        if fitting:
            why.bar(PASS, Reason("can-follow"))
        return [PLAY[c] for c in fitting] or [PASS]

    def apply(self, state, seat, move, table):
        hand, top = HAND[seat], state.piles.zones[PILE][-1]
        if move is PASS:
            table.rule_out(hand, FITS[top])  # everybody now knows what is not in this hand
            table.say("passes", [seat], {})
        else:
            table.move(move.card, hand, PILE)
            table.say("follows", [seat], {"card": Cards([move.card]), "left": len(state.piles.zones[hand])})
        state.passes = state.passes + 1 if move is PASS else 0
        state.acting = 1 << after(seat, state.seats)
        if not state.piles.zones[hand] or state.passes == state.seats:
            state.acting = 0
            table.say("out", self.outcome(state).winners(), {})

    def outcome(self, state):
        left = [len(state.piles.zones[hand]) for hand in HAND[: state.seats]]
        return None if state.acting else Outcome([-float(count) for count in left])

    def fallback(self, state, seat):
        return self.choices(state, seat, QUIET)[0]


GAME = Follow
