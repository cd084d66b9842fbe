"""Crowd: ten seats and a pack of 169, larger than any game needs so far, to measure what size costs.

Play a card of the suit or the rank on top. Whoever has such a card, and beside it another of the same suit, must play;
anybody else may pass, and all may conclude it: what is known of a hand joins its cards.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId, faced
from majlis.event import Cards
from majlis.game import Game, Nature, Outcome, State
from majlis.move import PASS, Move, Play, Reason, Why, plays
from majlis.options import Options
from majlis.piles import Piles, laid_out
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, SEATS, Plan, Seat, Zone, after
from majlis.table import Table

SIDE: Final = 13  # suits, and ranks in each
LETTERS: Final = "abcdefghijklm"
PACK: Final = faced(
    "crowd",
    [(f"{LETTERS[i // SIDE]}{i % SIDE + 1}", i // SIDE, i % SIDE, "", 0) for i in range(SIDE * SIDE)],
    [1] * (SIDE * SIDE),
)
SUIT: Final = PACK.suit
RANK: Final = PACK.rank
PLAY: Final = plays(PACK)
MOST: Final = 10
DEALT: Final = 12

PLAN: Final = Plan(PACK, MOST)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
DISCARD: Final = PLAN.one("discard", OPEN, PILE)
HAND: Final = PLAN.each("hand", OWNER, MOST, FAN)

MUST_PLAY: Final = Reason("you-can-play")
DOES_NOT_FIT: Final = Reason("does-not-fit")

NATURE: Final = Nature("crowd", "shedding", "french", [2, 6, MOST], Options)


@final
class CrowdState(State):
    """Whose turn it is, and on which card each seat passed that has not played since."""

    __slots__ = ("passed", "top", "turn")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.turn: Seat = SEATS[0]
        self.passed: int = 0  # seats in a row
        self.top: list[int] = [-1] * seats  # the card on which each seat passed; -1 once it has played

    def fork(self) -> CrowdState:
        twin = CrowdState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.turn = self.acting, self.last_deal, self.turn
        twin.passed, twin.top = self.passed, self.top[:]
        return twin


@final
class Crowd(Game[CrowdState]):
    """The rules, in the order of play."""

    def __init__(self, options: Options) -> None:
        super().__init__(NATURE, options, PLAN, [PASS, *PLAY], MOST * DEALT * MOST)
        self.inferences = True

    def blank(self, seats: int) -> CrowdState:
        return CrowdState(laid_out(PLAN, STOCK), seats)

    def deal(self, state: CrowdState, table: Table) -> None:
        table.open_deal()
        table.shuffle(STOCK)
        for seat in range(state.seats):
            table.draw(DEALT, STOCK, HAND[seat])
        table.draw(1, STOCK, DISCARD)
        state.acting = 1 << state.turn

    def choices(self, state: CrowdState, seat: Seat, why: Why) -> list[Move]:
        if not state.acting >> seat & 1:
            return []
        hand, top = state.piles.zones[HAND[seat]], state.piles.zones[DISCARD][-1]
        fitting = why.only([c for c in hand if fits(c, top)], hand, PLAY, DOES_NOT_FIT)
        moves: list[Move] = [PLAY[c] for c in fitting]
        if must_play(hand, top):
            why.bar(PASS, MUST_PLAY)
        else:
            moves.append(PASS)
        return moves

    def apply(self, state: CrowdState, seat: Seat, move: Move, table: Table) -> None:
        if isinstance(move, Play):
            state.passed = 0
            state.top[seat] = -1
            table.move(move.card, HAND[seat], DISCARD)
            table.say("plays", [seat], {"card": Cards([move.card])})
        else:
            state.passed += 1
            state.top[seat] = state.piles.zones[DISCARD][-1]
            table.say("passes", [seat], {})
        state.turn = after(seat, state.seats)
        over = state.passed >= state.seats or not state.piles.zones[HAND[seat]]
        state.acting = 0 if over else 1 << state.turn

    def credible(self, state: CrowdState, zone: Zone, cards: list[CardId]) -> bool:
        """A hand that passed had nothing that it had to play."""
        seat = PLAN.owners[zone]
        return seat < 0 or state.top[seat] < 0 or not must_play(cards, state.top[seat])

    def outcome(self, state: CrowdState) -> Outcome | None:
        if state.acting:
            return None
        return Outcome([-float(len(state.piles.zones[HAND[s]])) for s in range(state.seats)])

    def fallback(self, state: CrowdState, seat: Seat) -> Move:
        return self.choices(state, seat, Why(False))[0]


def fits(card: CardId, top: int) -> bool:
    return SUIT[card] == SUIT[top] or RANK[card] == RANK[top]


def must_play(hand: list[CardId], top: int) -> bool:
    """Is there a card that fits, and another of its suit?"""
    for card in hand:
        if fits(card, top):
            for other in hand:
                if other != card and SUIT[other] == SUIT[card]:
                    return True
    return False


GAME: Final = Crowd
