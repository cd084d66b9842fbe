"""Cheat: shed your cards face down, saying what they are, unless somebody doubts you. A claim with a window."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State, Timer
from majlis.move import NOT_NOW, NOT_THERE, PASS, Choose, Domain, Field, Move, Reason
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, SEATS, Plan, after, bit

PACK = french()
PLAN = Plan(PACK, 5)
STOCK = PLAN.one("stock", DOWN)
PILE = PLAN.one("pile", DOWN)
CLAIM = PLAN.one("claim", DOWN)
SHOWN = PLAN.one("shown", OPEN)
HAND = PLAN.each("hand", OWNER, 5, FAN)
DOUBT = Move("doubt")
MOST_CARDS = 4
MOST = 150  # moves


@dataclass(frozen=True)
class CheatOptions(Options):
    slow: bool = False


NATURE = Nature("cheat", "shedding", "french", [3, 5], CheatOptions)


class Lay(Domain):
    """From one to four cards of the hand."""

    verb = "claim"

    def __init__(self, hand):
        self.hand = hand

    def fields(self):
        return [Field("cards", "cards", self.hand, None, 1, min(MOST_CARDS, len(self.hand)))]

    def refuse(self, move):
        if not isinstance(move, Choose) or move.verb != self.verb:
            return NOT_NOW
        if not 1 <= len(set(move.cards)) == len(move.cards) <= MOST_CARDS:
            return Reason("one-to-four")
        return None if set(move.cards) <= set(self.hand) else NOT_THERE

    def propose(self, chance):
        pool = self.hand[:]
        chance.shuffle(pool)
        return Choose(self.verb, sorted(pool[: 1 + chance.below(min(MOST_CARDS, len(pool)))]), PACK)

    def some(self, limit):
        sets = [cards for n in range(1, MOST_CARDS + 1) for cards in combinations(sorted(self.hand), n)]
        return [Choose(self.verb, list(cards), PACK) for cards in sets[:limit]]


class CheatState(State):
    __slots__ = ("doubting", "moves", "rank", "turn", "winner")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.turn = SEATS[0]
        self.rank = 1
        self.doubting = False
        self.winner = -1
        self.moves = 0

    def fork(self):
        twin = CheatState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn, twin.rank = self.acting, self.last_deal, self.turn, self.rank
        twin.doubting, twin.winner, twin.moves = self.doubting, self.winner, self.moves
        return twin


class Cheat(Game[CheatState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [DOUBT, PASS], MOST + 5)
        self.seconds = 20.0 if options.slow else 8.0

    def blank(self, seats):
        state = CheatState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for n in range(52):
            table.draw(1, STOCK, HAND[n % state.seats])

    def choices(self, state, seat, why):
        return [DOUBT, PASS] if state.doubting and state.acting >> seat & 1 else []

    def domain(self, state, seat):
        return None if state.doubting else Lay(state.piles.zones[HAND[seat]])

    def apply(self, state, seat, move, table):
        zones = state.piles.zones
        state.moves += 1
        if isinstance(move, Choose):
            table.pick(move.cards, HAND[seat], CLAIM)
            args = {"cards": Cards(move.cards), "count": len(move.cards), "rank": state.rank}
            table.say("claims", [seat], args, aware=bit(seat))
            state.doubting = True
            state.acting = (1 << state.seats) - 1 - (1 << seat)
        elif move is PASS:
            state.acting &= ~(1 << seat)
            if not state.acting:
                table.sweep(CLAIM, PILE)
                self._next(state)
        else:
            table.sweep(CLAIM, SHOWN)
            honest = all(PACK.rank[c] == state.rank for c in zones[SHOWN])
            table.say("doubts-wrongly" if honest else "doubts-rightly", [seat], {"cards": Cards(zones[SHOWN][:])})
            loser = seat if honest else state.turn
            table.sweep(SHOWN, HAND[loser])
            table.sweep(PILE, HAND[loser])
            self._next(state)

    def _next(self, state):
        state.doubting = False
        if not state.piles.zones[HAND[state.turn]]:
            state.winner = state.turn
        state.turn = after(state.turn, state.seats)
        state.rank = state.rank % 13 + 1
        over = state.winner >= 0 or state.moves >= MOST
        state.acting = 0 if over else 1 << state.turn

    def outcome(self, state):
        return None if state.acting else Outcome([float(s == state.winner) for s in range(state.seats)])

    def facts(self, state):
        return [Fact("rank", {"rank": state.rank})]

    def timer(self, state):
        return Timer(self.seconds, state.waiting()[0], PASS) if state.doubting else None

    def fallback(self, state, seat):
        return PASS if state.doubting else Choose("claim", state.piles.zones[HAND[seat]][:1], PACK)


GAME = Cheat
