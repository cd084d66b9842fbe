"""Snap: cards turn up by themselves; the first to call when two match takes the pile. A race with a timer."""

from __future__ import annotations

from majlis.cards.french import french
from majlis.event import Cards
from majlis.game import Fact, Game, Nature, Outcome, State, Timer
from majlis.move import Move
from majlis.options import Options
from majlis.piles import laid_out
from majlis.plan import DOWN, OPEN, SEATS, Plan, after

PACK = french()
PLAN = Plan(PACK, 4)
STOCK = PLAN.one("stock", DOWN)
PILE = PLAN.one("pile", OPEN)
PACKET = PLAN.each("packet", DOWN, 4)
TURN, SNAP = Move("turn"), Move("snap")
MOST = 120  # moves
NATURE = Nature("snap", "race", "french", [2, 3, 4], Options)


class SnapState(State):
    __slots__ = ("moves", "turn")

    def __init__(self, piles, seats):
        super().__init__(piles, seats)
        self.turn = SEATS[0]
        self.moves = 0

    def fork(self):
        twin = SnapState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn, twin.moves = self.acting, self.last_deal, self.turn, self.moves
        return twin


class Snap(Game[SnapState]):
    def __init__(self, options):
        super().__init__(NATURE, options, PLAN, [TURN, SNAP], MOST)

    def blank(self, seats):
        state = SnapState(laid_out(PLAN, STOCK), seats)
        state.acting = 1
        return state

    def deal(self, state, table):
        table.open_deal()
        table.shuffle(STOCK)
        for n in range(52):
            table.draw(1, STOCK, PACKET[n % state.seats])
        self._open(state)

    def _open(self, state):
        """Whoever has cards may call at any time: to offer it only on a match would do the noticing for them."""
        zones = state.piles.zones
        state.acting = 1 << state.turn
        for seat in SEATS[: state.seats]:
            if zones[PILE] and zones[PACKET[seat]]:
                state.acting |= 1 << seat

    def choices(self, state, seat, why):
        if not state.acting >> seat & 1:
            return []
        zones = state.piles.zones
        calls = [SNAP] if zones[PILE] and zones[PACKET[seat]] else []
        return [TURN, *calls] if seat == state.turn else calls

    def apply(self, state, seat, move, table):
        zones = state.piles.zones
        state.moves += 1
        if move is TURN:
            table.draw(1, PACKET[seat], PILE)
            table.say("turns", [seat], {"card": Cards(zones[PILE][-1:])})
            state.turn = after(seat, state.seats)
        elif len(zones[PILE]) > 1 and PACK.rank[zones[PILE][-1]] == PACK.rank[zones[PILE][-2]]:
            table.say("snaps", [seat], {"count": len(zones[PILE])})
            table.sweep(PILE, PACKET[seat])
            table.shuffle(PACKET[seat])
        else:
            table.draw(1, PACKET[seat], PACKET[after(seat, state.seats)])
            table.say("calls-wrongly", [seat], {})
        for _ in range(state.seats):
            if not zones[PACKET[state.turn]]:
                state.turn = after(state.turn, state.seats)
        self._open(state)
        if state.moves >= MOST or not zones[PACKET[state.turn]]:
            state.acting = 0

    def outcome(self, state):
        if state.acting:
            return None
        return Outcome([float(len(state.piles.zones[PACKET[s]])) for s in range(state.seats)])

    def facts(self, state):
        return [Fact("turn", {}, [state.turn])]

    def timer(self, state):
        return Timer(2.0, state.turn, TURN)

    def fallback(self, state, seat):
        return TURN if seat == state.turn else SNAP


GAME = Snap
