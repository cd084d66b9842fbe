"""The table of Lost for Words: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.game import State
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, GRID, OPEN, OWNER, PILE, SEATS, TOP, Plan, Seat, Zone

SEATED: Final = 2
DEALT: Final = 8
COLUMNS: Final = 5

PACK: Final = alpha()


def _plan(sight: int, layout: str) -> Plan:
    """The places; the discard piles can be read through, or show their top card only (LW-19)."""
    plan = Plan(PACK, SEATED)
    plan.one("stock", DOWN, PILE)
    plan.one("vowels", sight, layout)
    plan.one("consonants", sight, layout)
    plan.each("columns", OPEN, SEATED, GRID)
    plan.each("hand", OWNER, SEATED, FAN)
    return plan


READABLE: Final = _plan(OPEN, FAN)
TOP_ONLY: Final = _plan(TOP, PILE)

STOCK: Final = READABLE.index["stock"]
PILES: Final = [READABLE.index["vowels"], READABLE.index["consonants"]]
VOWELS: Final = 0
CONSONANTS: Final = 1
LAID: Final = [READABLE.index[f"columns/{s}"] for s in range(SEATED)]
HAND: Final = [READABLE.index[f"hand/{s}"] for s in range(SEATED)]

# The phases of a turn.
PLACING: Final = 0
NAMING: Final = 1  # the letter of a wild card just laid (LW-05)
DISCARDING: Final = 2  # in the variant, after the play (LW-11)
DRAWING: Final = 3
DECLARING: Final = 4  # in honour mode, when all is over: is this column a word (LW-13)?
PHASES: Final = range(5)

OPEN_LETTER: Final = "?"  # of a wild card whose letter is about to be named


@final
class LostForWordsState(State):
    """A match: the columns, where the turn stands, and the scores.

    Columns are numbered through: those of seat 0 are 0 to 4, those of seat 1 are 5 to 9.
    """

    __slots__ = (
        "asked",
        "closed",
        "deals",
        "dry",
        "left",
        "letters",
        "multipliers",
        "phase",
        "scores",
        "starter",
        "turn",
        "valid",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 1
        self.starter: Seat = SEATS[0]
        self.turn: Seat = SEATS[0]
        self.phase: int = PLACING
        self.left: int = 0  # cards still to be drawn in this turn
        self.closed: int = -1  # the pile discarded to in this turn (LW-02)
        self.dry: int = 0  # turns in a row without a card from the stock (LW-04)
        self.letters: list[str] = [""] * (COLUMNS * SEATED)
        self.multipliers: list[int] = [0] * (COLUMNS * SEATED)
        self.asked: int = -1  # the column that its owner is asked about (LW-13)
        self.valid: list[bool] = [False] * (COLUMNS * SEATED)  # what owners have said
        self.scores: list[int] = [0] * SEATED
        self.words: list[int] = [0] * SEATED  # words that counted (LW-10)

    def fork(self) -> LostForWordsState:
        twin = LostForWordsState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.starter = self.acting, self.last_deal, self.deals, self.starter
        twin.turn, twin.phase, twin.left, twin.closed = self.turn, self.phase, self.left, self.closed
        twin.dry, twin.asked = self.dry, self.asked
        twin.letters, twin.multipliers, twin.valid = self.letters[:], self.multipliers[:], self.valid[:]
        twin.scores, twin.words = self.scores[:], self.words[:]
        return twin


# -- columns --


def column_of(seat: Seat, number: int) -> int:
    """The place of a seat's column, which people number from 1."""
    return seat * COLUMNS + number - 1


def owner_of(column: int) -> Seat:
    """Whose it is."""
    return SEATS[column // COLUMNS]


def number_of(column: int) -> int:
    """Its number as people count."""
    return column % COLUMNS + 1


def height(state: LostForWordsState, column: int) -> int:
    """The cards in it."""
    return state.multipliers[column] + len(state.letters[column])


def starts_at(state: LostForWordsState, column: int) -> int:
    """The place of its first card among those of its owner's columns."""
    first = owner_of(column) * COLUMNS
    return sum([height(state, other) for other in range(first, column)])


def cards_of(state: LostForWordsState, column: int) -> list[CardId]:
    """Its cards, multipliers first."""
    start = starts_at(state, column)
    return state.piles.zones[LAID[owner_of(column)]][start : start + height(state, column)]


def columns_of(seat: Seat) -> range:
    """All columns of a seat."""
    return range(seat * COLUMNS, (seat + 1) * COLUMNS)


def spots_of(state: LostForWordsState, zone: Zone) -> list[tuple[int, int]]:
    """Each column runs downwards, multipliers on top."""
    if zone not in LAID:
        return []
    columns = columns_of(SEATS[LAID.index(zone)])
    return [(row, number_of(column) - 1) for column in columns for row in range(height(state, column))]


# -- positions that cannot be --


def why_impossible(state: LostForWordsState, both: bool) -> Reason | None:
    """Why a written position cannot be; None if it can. `both`: every turn plays and discards."""
    zones = state.piles.zones
    if state.turn not in SEATS[:SEATED] or state.starter not in SEATS[:SEATED]:
        return Reason("position-turn")
    reason = _why_no_columns(state)
    if reason is not None:
        return reason
    if state.phase not in PHASES or (state.phase == DISCARDING and not both):
        return wrong("phase", state.phase)
    if (state.asked >= 0) != (state.phase == DECLARING) or state.asked >= COLUMNS * SEATED:
        return wrong("asked", state.asked)
    acts = owner_of(state.asked) if state.phase == DECLARING else state.turn
    if state.acting != 1 << acts:
        return Reason("position-turn")
    if (state.phase == DECLARING) != (not zones[STOCK]):
        return wrong("stock", len(zones[STOCK]))
    if state.closed not in (-1, VOWELS, CONSONANTS):
        return wrong("closed", state.closed)
    if state.left not in range(3) or (state.phase == DRAWING) != (state.left > 0):
        return wrong("left", state.left)
    if state.phase in (PLACING, DISCARDING) and not zones[HAND[state.turn]]:
        return Reason("position-empty-hand")
    return None


def wrong(name: str, value: object) -> Reason:
    """A field that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": str(value)[:40]})


def _why_no_columns(state: LostForWordsState) -> Reason | None:
    """Each column has its cards, and only the wild card just laid may still be without its letter."""
    for column, count in enumerate(state.multipliers):
        if not 0 <= count <= 3:
            return wrong("multipliers", count)
        naming = state.phase == NAMING and owner_of(column) == state.turn
        if state.letters[column].count(OPEN_LETTER) > int(naming):
            return wrong("letters", state.letters[column])
    if (state.phase == NAMING) != any(word.endswith(OPEN_LETTER) for word in state.letters):
        return wrong("phase", state.phase)
    for seat in SEATS[:SEATED]:
        if sum([height(state, column) for column in columns_of(seat)]) != len(state.piles.zones[LAID[seat]]):
            return wrong("letters", ", ".join(state.letters))
    return _why_no_cards(state)


def _why_no_cards(state: LostForWordsState) -> Reason | None:
    """Multipliers are vowel cards of one pair, and letters are such as their cards show."""
    for column, word in enumerate(state.letters):
        cards, count = cards_of(state, column), state.multipliers[column]
        if any(len(PACK.cards[card].letters) != 2 for card in cards[:count]):
            return wrong("multipliers", count)
        if len({PACK.face[card] for card in cards[:count]}) > 1:
            return wrong("multipliers", count)
        for card, letter in zip(cards[count:], word, strict=True):
            if letter not in PACK.cards[card].letters and letter != OPEN_LETTER:
                return wrong("letters", word)
    return None
