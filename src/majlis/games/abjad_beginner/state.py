"""What Abjad Beginner remembers between two decisions, and what all may conclude of the cards in the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.game import State
from majlis.piles import Piles
from majlis.plan import SEATS, WAITING, Seat, after

if TYPE_CHECKING:
    from mypy_extensions import i64

EPOCH: Final = 40  # above the bits that a card has to the matching: after which shuffle of the discards it was drawn


@final
class AbjadState(State):
    """A match: the round, whose turn it is and which way round, the call, the scores."""

    __slots__ = (
        "bars",
        "called",
        "colour",
        "dealer",
        "deals",
        "drawn",
        "due",
        "last",
        "owes",
        "passes",
        "pending",
        "renewals",
        "scores",
        "spoken",
        "turn",
        "way",
        "window",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.scores: list[int] = [0] * seats
        # the round
        self.turn: Seat = SEATS[0]
        self.way: int = 1  # to the left; -1: to the right
        self.colour: int = -1  # that a wild on top named
        self.due: int = 0  # cards that the seat on turn has to draw, or to answer with a draw two (AB-08)
        self.drawn: bool = False  # the seat on turn has drawn, and is asked for the card drawn
        self.passes: int = 0  # in a row (AB-09)
        self.renewals: int = 0  # of the stock in this round (AB-19)
        # the call (AB-10)
        self.last: int = -1  # who has played, while the next seat has not moved
        self.owes: bool = False  # that seat has one card left and has not called
        self.called: bool = False  # it has called
        self.pending: int = 0  # a bit for each seat that is still given time to catch
        self.spoken: int = 0  # a bit for each seat that has had its say on this play
        self.window: int = 0  # the number of the play
        # for each hand and card: what all can tell that it is not, and after which renewal it was drawn
        self.bars: list[list[int]] = [[] for _ in range(seats)]

    def fork(self) -> AbjadState:
        twin = AbjadState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal = self.acting, self.last_deal
        twin.deals, twin.dealer, twin.scores = self.deals, self.dealer, self.scores[:]
        twin.turn, twin.way, twin.colour, twin.due = self.turn, self.way, self.colour, self.due
        twin.drawn, twin.passes, twin.renewals = self.drawn, self.passes, self.renewals
        twin.last, twin.owes, twin.called = self.last, self.owes, self.called
        twin.pending, twin.spoken, twin.window = self.pending, self.spoken, self.window
        twin.bars = [bars[:] for bars in self.bars]
        return twin

    def waiting(self) -> list[Seat]:
        """All that may say or do something, first those that play waits for."""
        first = self.awaited()
        return WAITING[first] + WAITING[self.acting & ~first]

    def awaited(self) -> int:
        """A bit for each seat that play waits for: those that are given time to catch, else the one on turn."""
        return self.pending if self.pending else self.acting & 1 << self.turn

    def open(self) -> None:
        """Let act who may: the seat on turn, unless others are given time to catch; and who has not had a say."""
        acting: i64 = self.pending if self.pending else 1 << self.turn
        if self.last >= 0:
            acting |= (1 << self.seats) - 1 & ~self.spoken
        self.acting = acting


def following(state: AbjadState, seat: Seat, steps: int = 1) -> Seat:
    """The seat that comes after `seat` in the direction of play."""
    return after(seat, state.seats, steps * state.way)


# -- what all may conclude: a card that did not fit when its owner had to play is none of those that fit --


def forget_all(state: AbjadState) -> None:
    """A new round."""
    for bars in state.bars:
        bars.clear()


def rule_out(state: AbjadState, seat: Seat, held: int, bits: int) -> None:
    """None of the `held` cards of this hand has any of these `bits`."""
    bars = state.bars[seat]
    while len(bars) < held:
        bars.append(0)
    more: i64 = bits
    for i in range(held):
        known: i64 = bars[i]
        bars[i] = known | more


def rule_out_last(state: AbjadState, seat: Seat, held: int, bits: int) -> None:
    """The card drawn last has none of these `bits`."""
    bars = state.bars[seat]
    while len(bars) < held:
        bars.append(0)
    bars[held - 1] |= bits


def entered(state: AbjadState, seat: Seat, before: int, held: int) -> None:
    """The hand had `before` cards and now has `held`: the new ones come from the stock as it was last renewed."""
    if not state.renewals:
        return
    bars = state.bars[seat]
    while len(bars) < before:
        bars.append(0)
    for _ in range(held - before):
        bars.append(state.renewals << EPOCH)


def left(state: AbjadState, seat: Seat, place: int) -> None:
    """The card at this place was played."""
    bars = state.bars[seat]
    if place < len(bars):
        del bars[place]


def believable(state: AbjadState, seat: int, bits: list[int]) -> bool:
    """Could the hand of a seat be cards of these `bits`, in their order?"""
    bars = state.bars[seat]
    known = (1 << EPOCH) - 1
    return sum([1 for bit, bar in zip(bits, bars, strict=False) if bit & bar & known]) == 0
