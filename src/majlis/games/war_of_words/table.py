"""The table of War of Words: nine locations with a column for each side, and what is remembered of them."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.game import State
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, SEATS, WORDS, Plan, Seat

LOCATIONS: Final = 9
HELD: Final = 7
TAKEN_BY: Final = 7  # letters of a word that takes its location at once (WW-05)
SHORTEST: Final = 2

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 2)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
LAID: Final = PLAN.each("words", OPEN, 2, WORDS)  # a row for each location
HAND: Final = PLAN.each("hand", OWNER, 2, FAN)

# what is to be decided
PLAY: Final = 0  # a card is played
LAID_ONE: Final = 1  # locations are taken or claimed, then a card is drawn
ANSWER: Final = 2  # the other answers that
PRESENT: Final = 3  # all cards are played: both mark their words, sealed
SCORE: Final = 4  # the other may challenge a word that would win its location


@final
class WarOfWordsState(State):
    """A match: what lies where and as which letter, whose the counters are, and what is being decided."""

    __slots__ = (
        "asked",
        "at",
        "decided",
        "fallen",
        "last",
        "letters",
        "marked",
        "owners",
        "phase",
        "plays",
        "settled",
        "starter",
        "taking",
        "tries",
        "turn",
        "where",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.starter: Seat = SEATS[0]
        self.turn: Seat = SEATS[0]
        self.phase: int = PLAY
        self.letters: list[str] = ["", ""]  # by seat: of its cards in the order in which they were played
        self.where: list[list[int]] = [[], []]  # likewise the location of each, from 0
        self.owners: list[int] = [-1] * LOCATIONS  # whose the counter is; -1: nobody's yet
        self.words: list[str] = [""] * LOCATIONS  # by which word it was taken
        self.last: int = -1  # where a card was played in this turn
        self.asked: int = 0  # a bit for each location that was taken or claimed in this turn (WW-06)
        self.at: int = -1  # the location that is being decided
        self.taking: bool = False  # it is taken with seven letters, not claimed
        self.tries: int = 0  # words named against the claim
        self.plays: int = 0  # windows so far
        self.decided: list[int] = [0, 0]  # by seat: a bit for each location whose column was marked or not (WW-17)
        self.marked: list[int] = [0, 0]  # likewise for those that were
        self.settled: list[str] = []  # legal for the rest of the match
        self.fallen: list[str] = []  # refused for the rest of the match (G-26)

    def fork(self) -> WarOfWordsState:
        twin = WarOfWordsState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.starter, twin.turn = self.acting, self.last_deal, self.starter, self.turn
        twin.phase, twin.last, twin.asked, twin.at = self.phase, self.last, self.asked, self.at
        twin.taking, twin.tries, twin.plays = self.taking, self.tries, self.plays
        twin.letters, twin.owners, twin.words = self.letters[:], self.owners[:], self.words[:]
        twin.where = [places[:] for places in self.where]
        twin.decided, twin.marked = self.decided[:], self.marked[:]
        twin.settled, twin.fallen = self.settled[:], self.fallen[:]
        return twin


# -- columns --


def column(state: WarOfWordsState, seat: int, location: int) -> str:
    """The letters of a seat at a location, as they were played (WW-02)."""
    return "".join([a for a, there in zip(state.letters[seat], state.where[seat], strict=True) if there == location])


def finished(state: WarOfWordsState, seat: int, location: int) -> int:
    """The number of the play that laid the last card there (WW-04); -1 for none."""
    places = [i for i, there in enumerate(state.where[seat]) if there == location]
    return 2 * places[-1] + int(seat != state.starter) if places else -1


def beats(state: WarOfWordsState, seat: int, location: int, other: int) -> bool:
    """Is the column of `seat` longer than that of `other`, or as long and finished first (WW-04), if both are words?"""
    mine, theirs = column(state, seat, location), column(state, other, location)
    if len(mine) != len(theirs):
        return len(mine) > len(theirs)
    return 0 <= finished(state, seat, location) < finished(state, other, location)


def rows(state: WarOfWordsState, seat: int) -> list[tuple[int, int]]:
    """Location and place of each card that a seat has played."""
    heights = [0] * LOCATIONS
    made: list[tuple[int, int]] = []
    for location in state.where[seat]:
        made.append((location, heights[location]))
        heights[location] += 1
    return made


# -- counters --


def counters(state: WarOfWordsState, seat: int) -> int:
    """How many a seat has."""
    return state.owners.count(seat)


def three_in_a_row(state: WarOfWordsState, seat: int) -> int:
    """The first of three adjacent locations whose counters a seat has; -1 if there are none."""
    for first in range(LOCATIONS - 2):
        if state.owners[first : first + 3] == [seat] * 3:
            return first
    return -1


def unseen(state: WarOfWordsState) -> list[CardId]:
    """All cards that do not lie face up, in the order of the pack: stock and both hands alike (WW-07)."""
    zones = state.piles.zones
    return [card for card in PACK.all if card not in zones[LAID[0]] and card not in zones[LAID[1]]]
