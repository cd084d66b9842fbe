"""What a match of Wordish remembers, and whose is what."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.wordish.board import HAND, STOCK, TAKEN, TURNED, WORDS_OF
from majlis.kit import claims
from majlis.piles import Piles
from majlis.plan import SEATS, Seat

# The phases of a turn.
NAME: Final = "name"  # the letter that counts double, after an atout was turned (WO-02)
DRAW: Final = "draw"
LAY: Final = "lay"
THROW: Final = "discard"
LAST: Final = "last"  # the deal ends when the window closes (WO-14)
PHASES: Final = [NAME, DRAW, LAY, THROW, LAST]

# A step of laying, to be undone if its word falls: the number of the word, cards before, between and after, letters of
# the word and of a joined one that lay there, and a bit for each place of the new word that came from the pile.
WORD, BEFORE, BETWEEN, AFTER, OLD, JOINED, PILE = range(7)


@final
class WordishState(claims.Doubts):
    """A match: the turn, the words of each side by their spelling, what was laid in this turn, and the scores."""

    __slots__ = (
        "dealer",
        "deals",
        "doubled",
        "fell",
        "fetched",
        "long",
        "order",
        "phase",
        "reached",
        "report",
        "scores",
        "steps",
        "turn",
        "turns",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        sides = sides_of(seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[1]
        self.turns: int = 0  # begun in this deal
        self.phase: str = DRAW
        self.doubled: str = ""  # the letter that counts double
        self.words: list[list[str]] = [[] for _ in range(sides)]  # laid, by side, in the order in which they lie
        self.reached: list[int] = [0] * sides  # 1: a word had exactly seven letters and stood (WO-10)
        self.fetched: list[int] = [0] * sides  # 1: the biribaki has been taken
        self.scores: list[int] = [0] * sides
        self.long: list[int] = [0] * sides  # words of seven letters in all finished deals (WO-18)
        self.report: list[list[int]] = [[] for _ in range(sides)]  # of the deal before: words, bonuses, minus, points
        # of this turn
        self.order: list[str] = []  # the open pile that was taken, while it may still go back
        self.steps: list[list[int]] = []  # of the words that can still fall; none is ever changed, only replaced
        self.fell: bool = False  # a word of this turn has fallen

    def fork(self) -> WordishState:
        twin = WordishState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.deals, twin.dealer = self.deals, self.dealer
        twin.turn, twin.turns, twin.phase, twin.doubled = self.turn, self.turns, self.phase, self.doubled
        twin.words = [words[:] for words in self.words]
        twin.reached, twin.fetched = self.reached[:], self.fetched[:]
        twin.scores, twin.long = self.scores[:], self.long[:]
        twin.report = [counts[:] for counts in self.report]
        twin.order, twin.steps, twin.fell = self.order[:], self.steps[:], self.fell
        return twin


# -- sides --


def sides_of(seats: int) -> int:
    """How many play against each other: four are two pairs (WO-22)."""
    return 2 if seats == 4 else seats


def side_of(state: WordishState, seat: int) -> int:
    """The side of a seat."""
    return seat % 2 if state.seats == 4 else seat


def seats_of(state: WordishState, side: int) -> list[Seat]:
    """The seats of a side."""
    return [SEATS[side], SEATS[side + 2]] if state.seats == 4 else [SEATS[side]]


def partner_of(state: WordishState, seat: int) -> int:
    """Who plays with a seat; -1 for nobody."""
    return (seat + 2) % 4 if state.seats == 4 else -1


# -- cards --


def left_to_draw(state: WordishState, last: bool) -> int:
    """Closed cards; with `last`, the turned card is the last of them (WO-02)."""
    zones = state.piles.zones
    return len(zones[STOCK]) + (len(zones[TURNED]) if last else 0)


def held(state: WordishState, seat: Seat) -> int:
    """How many cards the seat can still lay: those of its hand and of the pile it took."""
    zones = state.piles.zones
    return len(zones[HAND[seat]]) + (len(zones[TAKEN]) if seat == state.turn else 0)


def word_cards(state: WordishState, side: int, number: int) -> list[CardId]:
    """The cards of a laid word."""
    words = state.words[side]
    first = sum([len(word) for word in words[:number]])
    return state.piles.zones[WORDS_OF[side]][first : first + len(words[number])]


def find(state: WordishState, side: int, word: str, nth: int) -> int:
    """The number of the laid word that is spelt so, the first or a later one; -1 if it does not lie there."""
    numbers = [number for number, laid in enumerate(state.words[side]) if laid == word]
    return numbers[nth - 1] if 0 < nth <= len(numbers) else -1


def which(state: WordishState, side: int, number: int) -> int:
    """The how many-eth of the words that are spelt like it a word is, from 1."""
    words = state.words[side]
    return words[: number + 1].count(words[number])


def steps_of(state: WordishState, number: int) -> list[list[int]]:
    """What was done with a word in this turn, and can still fall."""
    return [step for step in state.steps if step[WORD] == number]


def pile_is_used(state: WordishState) -> bool:
    """Is a card of the pile taken in this turn among those laid?"""
    return any(step[PILE] for step in state.steps)
