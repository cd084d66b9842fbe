"""What a match of sealed word making remembers, its phases and its two plain moves."""

from __future__ import annotations

from typing import Final, final

from majlis.game import State
from majlis.move import Move
from majlis.piles import Piles
from majlis.plan import SEATS, Seat

DEALT: Final = 10
CENTRE: Final = 10  # cards face up in the middle of Medium
CHANGES: Final = 60  # of one list; after that it can only be handed in
SHORTEST_DEAL: Final = 3  # AM-07

CHANGING: Final = 0  # phases: Medium's exchange ...
BUILDING: Final = 1  # ... the lists are made ...
DOUBTING: Final = 2  # ... and doubted

DONE: Final = Move("done")
AGREE: Final = Move("agree")


@final
class MakingState(State):
    """A match: the round, the sealed lists, the words on the table, and the scores."""

    __slots__ = (
        "changes",
        "costs",
        "counts",
        "dealer",
        "fallen",
        "found",
        "lists",
        "longest",
        "phase",
        "rounds",
        "scores",
        "sizes",
        "stood",
        "turn",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.dealer: Seat = SEATS[0]
        self.rounds: int = 0  # begun so far
        self.phase: int = BUILDING
        self.turn: Seat = SEATS[0]  # in Medium's exchange
        self.scores: list[int] = [0] * seats
        # sealed
        self.lists: list[str] = [""] * seats  # the move that each has entered last
        self.changes: list[int] = [0] * seats
        # on the table, by seat
        self.words: list[list[str]] = [[] for _ in range(seats)]
        self.sizes: list[list[int]] = [[] for _ in range(seats)]  # cards of each word
        self.counts: list[list[int]] = [[] for _ in range(seats)]  # points of each word
        self.found: list[str] = []  # words challenged in this round that are in the list ...
        self.fallen: list[str] = []  # ... and those that are not
        self.costs: list[int] = [0] * seats  # of wrong challenges (AM-11)
        # for equal totals (AM-09)
        self.stood: list[int] = [0] * seats  # words accepted
        self.longest: list[int] = [0] * seats  # letters of the longest

    def fork(self) -> MakingState:
        twin = MakingState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.dealer, twin.rounds = self.acting, self.last_deal, self.dealer, self.rounds
        twin.phase, twin.turn, twin.scores = self.phase, self.turn, self.scores[:]
        twin.lists, twin.changes, twin.costs = self.lists[:], self.changes[:], self.costs[:]
        twin.words = [words[:] for words in self.words]
        twin.sizes = [sizes[:] for sizes in self.sizes]
        twin.counts = [counts[:] for counts in self.counts]
        twin.found, twin.fallen = self.found[:], self.fallen[:]
        twin.stood, twin.longest = self.stood[:], self.longest[:]
        return twin
