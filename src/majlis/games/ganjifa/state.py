"""What the rules of Ganjifa remember between two decisions."""

from __future__ import annotations

from typing import Final, final

from majlis.game import State
from majlis.piles import Piles
from majlis.plan import SEATS, Seat

# What is to be decided now.
LEAD: Final = 0  # the leader: what to lead, or to give up the lead
OPENING: Final = 1  # the holder of the lead mir: the card beside it
RETURN: Final = 2  # a winner of the last round: the cards given back
NAME: Final = 3  # the leader's right neighbour: a suit
SUIT: Final = 4  # the leader: a card of the named suit
PICK: Final = 5  # the right neighbour: a position in the shuffled hand
CALLED: Final = 6  # the holder of the called hukm: that alone, or doubled
ANSWER: Final = 7  # the others in turn
SECOND: Final = 8  # the leader's second card of a doubled deni
CHALLENGE: Final = 9  # Ser-k'hel: whom
DRAW: Final = 10  # and which position in that heap
OVER: Final = 11  # nothing: the last trick of the round is taken

# What was led.
NOTHING: Final = 0
OPENED: Final = 1
RUN: Final = 2
UTARI: Final = 3
DENI: Final = 4
BLIND: Final = 5
NAMED: Final = 6
LOW: Final = 7
FACE_DOWN: Final = 8


@final
class GanjifaState(State):
    """A match: the round, the lead on the table, what all may conclude, and the count."""

    __slots__ = (
        "balance",
        "beaten",
        "best",
        "called",
        "challenges",
        "claims",
        "count",
        "dealer",
        "doubled",
        "firsts",
        "gifts",
        "high",
        "kind",
        "last",
        "late",
        "leader",
        "lost",
        "lows",
        "report",
        "rounds",
        "second",
        "seconds",
        "suit",
        "task",
        "totals",
        "tricks",
    )

    def __init__(self, piles: Piles, seats: int, suits: int) -> None:
        super().__init__(piles, seats)
        self.rounds: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.leader: Seat = SEATS[0]
        self.task: int = LEAD
        # the lead on the table
        self.kind: int = NOTHING
        self.count: int = 0  # cards of each player, which is the number of tricks
        self.suit: int = 0  # that wins, where the lead can be beaten
        self.best: Seat = SEATS[0]  # who has the tricks so far
        self.high: int = -1  # with this card
        self.called: int = -1  # the hukm that a deni calls
        self.doubled: bool = False
        # the round
        self.tricks: list[int] = [0] * seats
        self.last: Seat = SEATS[0]  # who won the last trick
        self.late: bool = False  # the end phase has begun (GI-17)
        self.second: bool = False  # the second phase has begun (GI-20)
        self.lost: list[int] = [0] * seats  # 1 for who has been leader and lost the lead
        self.challenges: int = 0  # made in Ser-k'hel
        self.gifts: int = 0  # exchanges finished before this round (GI-27)
        self.beaten: int = -1  # who has beaten the akheri of this round
        # what all may conclude of a hand: for each seat, suit by suit
        self.firsts: list[int] = [-1] * (seats * suits)  # this card and the next below were not held together
        self.seconds: list[int] = [-1] * (seats * suits)
        self.lows: list[int] = [0] * (seats * suits)  # nor one of them together with a weaker card
        self.claims: list[int] = [0] * seats  # a bit for each suit: the first outstanding card of one of them is held
        # the match
        self.totals: list[int] = [0] * seats
        self.balance: list[int] = [0] * seats
        self.report: list[int] = [0] * seats  # what counted in the round before: tricks, or cards after Ser-k'hel

    def fork(self) -> GanjifaState:
        twin = GanjifaState(self.piles.fork(), self.seats, 0)
        twin.acting, twin.last_deal = self.acting, self.last_deal
        twin.rounds, twin.dealer, twin.leader, twin.task = self.rounds, self.dealer, self.leader, self.task
        twin.kind, twin.count, twin.suit = self.kind, self.count, self.suit
        twin.best, twin.high, twin.called, twin.doubled = self.best, self.high, self.called, self.doubled
        twin.tricks, twin.last, twin.late, twin.second = self.tricks[:], self.last, self.late, self.second
        twin.lost, twin.challenges, twin.gifts, twin.beaten = self.lost[:], self.challenges, self.gifts, self.beaten
        twin.firsts, twin.seconds, twin.lows = self.firsts[:], self.seconds[:], self.lows[:]
        twin.claims = self.claims[:]
        twin.totals, twin.balance, twin.report = self.totals[:], self.balance[:], self.report[:]
        return twin
