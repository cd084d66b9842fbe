"""The places of Word Snake, and what a match remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.game import State
from majlis.games.word_snake.chain import MOST, NONE, PACK, Snake, read_snake
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import CROSS, DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, Plan, Seat, Zone

MOST_SEATS: Final = 5
DEALT: Final = 13  # WS-01
MIDDLE: Final = 9
DEALS: Final = 5  # WS-11
CHANGES: Final = 120  # of one snake in one deal; after that it can only be passed or stopped (G-34)

READY: Final = 0  # phases: until the dealer says GO ...
DRAFT: Final = 1  # ... relaxed: the centre is shared out ...
BUILD: Final = 2  # ... the snakes are built ...
CHECK: Final = 3  # ... somebody has called Stop ...
DOUBT: Final = 4  # ... the deal is over, and words are challenged
OVER: Final = 5


@final
class Board:
    """Where the cards of a table lie that has agreed on this."""

    def __init__(self, hidden_hands: bool) -> None:
        plan = Plan(PACK, MOST_SEATS)
        self.plan: Plan = plan
        self.hidden: bool = hidden_hands
        self.stock: Zone = plan.one("stock", DOWN, PILE)
        self.centre: Zone = plan.one("centre", OPEN, ROW)
        self.packet: list[Zone] = plan.each("packet", DOWN, MOST_SEATS, PILE)
        self.rack: list[Zone] = plan.each("rack", OWNER if hidden_hands else OPEN, MOST_SEATS, FAN)
        self.snake: list[Zone] = plan.each("snake", OPEN, MOST_SEATS, CROSS)
        self.left: list[Zone] = plan.each("left", DOWN, MOST_SEATS, PILE)


@final
class SnakeState(State):
    """A match: the deal and its phase, the snakes, who is still building, what is challenged, and the scores."""

    __slots__ = (
        "building",
        "caller",
        "chains",
        "changes",
        "costs",
        "dealer",
        "deals",
        "declined",
        "fallen",
        "judged",
        "marked",
        "number",
        "owes",
        "pending",
        "phase",
        "sand",
        "scores",
        "settled",
        "turn",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.phase: int = READY
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[0]  # relaxed: who may take from the centre
        self.declined: int = 0  # relaxed: how many have declined in succession
        self.building: int = 0  # a bit for each seat that neither passed nor is out
        self.number: int = 1  # of the race or window, raised when the phase changes
        self.sand: bool = False  # the timer runs (WS-12)
        self.caller: int = -1  # who has called Stop
        self.pending: int = 0  # a bit for each seat that may still challenge
        self.scores: list[int] = [0] * seats
        self.chains: list[str] = [NONE.text] * seats  # by seat: the snake, as a move writes it
        self.changes: list[int] = [0] * seats
        self.owes: list[str] = [""] * seats  # by seat: the centre card that its next snake must have (WS-04)
        self.costs: list[int] = [0] * seats  # of wrong challenges in this deal
        self.marked: list[int] = []  # words to be judged: see `judging.spot`, and ten times that with who challenges
        self.judged: list[int] = []  # words that were challenged before in this deal
        self.settled: list[str] = []  # words found legal in this match (G-26)
        self.fallen: list[str] = []  # and those that the list does not have

    def fork(self) -> SnakeState:
        twin = SnakeState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.phase, twin.deals = self.acting, self.last_deal, self.phase, self.deals
        twin.dealer, twin.turn, twin.declined, twin.building = self.dealer, self.turn, self.declined, self.building
        twin.number, twin.sand, twin.caller, twin.pending = self.number, self.sand, self.caller, self.pending
        twin.scores, twin.chains, twin.changes = self.scores[:], self.chains[:], self.changes[:]
        twin.owes, twin.costs = self.owes[:], self.costs[:]
        twin.marked, twin.judged = self.marked[:], self.judged[:]
        twin.settled, twin.fallen = self.settled[:], self.fallen[:]
        return twin

    def snake(self, seat: int) -> Snake:
        """The snake of a seat."""
        found = read_snake(self.chains[seat].split()[1:])
        assert found is not None
        return found


def enter(state: SnakeState, phase: int) -> None:
    """Another phase, and with it another race or window."""
    state.phase = phase
    state.number += 1


def is_unshown(state: SnakeState, board: Board, seat: int) -> bool:
    """In hidden snakes: is this one still built where the cards are held?"""
    return not state.piles.zones[board.snake[seat]]


def why_impossible(state: SnakeState, board: Board, secret: bool) -> Reason | None:
    """Why this cannot be; None if it can."""
    if state.dealer not in SEATS[: state.seats] or state.turn not in SEATS[: state.seats]:
        return Reason("position-turn")
    if not READY <= state.phase <= DOUBT or not 1 <= state.deals <= DEALS or state.number < 1:
        return wrong("phase", str(state.phase))
    everyone = (1 << state.seats) - 1
    if state.building & ~everyone or state.pending & ~everyone or not -1 <= state.caller < state.seats:
        return wrong("building", str(state.building))
    if (state.phase == CHECK) != (state.caller >= 0) or not 0 <= state.declined < state.seats:
        return wrong("caller", str(state.caller))
    for seat in range(state.seats):
        reason = _odd_snake(state, board, seat, secret)
        if reason is not None:
            return reason
    return None


def _odd_snake(state: SnakeState, board: Board, seat: int, secret: bool) -> Reason | None:
    found = read_snake(state.chains[seat].split()[1:])
    if found is None or found.typed or found.taken >= 0 or len(found.cards) > MOST or found.text != state.chains[seat]:
        return wrong("chains", state.chains[seat][:40])
    zones = state.piles.zones
    lies = [PACK.face[card] for card in zones[board.snake[seat]]]
    if secret and is_unshown(state, board, seat):
        held = [PACK.face[card] for card in zones[board.rack[seat]]]
        spare = held[:]
        for card in found.cards:
            if card not in spare:
                return wrong("chains", state.chains[seat][:40])
            spare.remove(card)
        return None
    return None if lies == found.cards else wrong("chains", state.chains[seat][:40])


def wrong(name: str, value: str) -> Reason:
    """A field of a position that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": value})
