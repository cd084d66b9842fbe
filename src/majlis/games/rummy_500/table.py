"""The table of Alpha Rummy 500: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.kit import claims
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, WORDS, Plan, Seat

HELD: Final = 7
SHORTEST: Final = 4
EASY: Final = "ETAOINSRHLDCU"  # the letters that fit most words, the best first

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 4)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
DISCARD: Final = PLAN.one("discard", OPEN, FAN)  # spread, the open end last
TABLE: Final = PLAN.each("words", OPEN, 4, WORDS)  # the words that a seat has laid, one below the other (R5-21)
RUN: Final = PLAN.each("run", OPEN, 4, ROW)  # discards taken in this turn, the deepest first, until they are used
HAND: Final = PLAN.each("hand", OWNER, 4, FAN)

# The phases of a turn.
DRAWING: Final = 0
MELDING: Final = 1  # or, if no run has been taken, discarding
DOUBTED: Final = 2  # the window
LAST_CARD: Final = 3  # go out with it, or take the bonus cards (R5-08)
DISCARDING: Final = 4
PHASES: Final = range(5)

HELD_CARD: Final = -1  # in `came`: from the hand; from 0 on the place in the run
LAY_THERE: Final = -2  # and below: the place in the word as it was


@final
class AlphaRummyState(claims.Doubts):
    """A match: the words on the table, where the turn stands, the meld in doubt, and the scores."""

    __slots__ = (
        "back",
        "bonus",
        "came",
        "dealer",
        "deals",
        "due",
        "homes",
        "idle",
        "laid",
        "olds",
        "phase",
        "points",
        "scored",
        "scores",
        "still",
        "touched",
        "turn",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 1
        self.dealer: Seat = SEATS[seats - 1]
        self.turn: Seat = SEATS[0]
        self.phase: int = DRAWING
        self.scores: list[int] = [0] * seats
        self.scored: bool = False  # has anybody scored in this deal?
        self.idle: int = 0  # deals in a row in which nobody did (R5-24)
        self.still: int = 0  # turns in a row without a card from the stock or a word that stood (R5-25)
        self.back: bool = False  # a run has been put back in this turn (R5-20)
        self.due: int = 0  # bonus cards that the last meld is still owed (R5-08)
        self.words: list[str] = []  # on the table, in the order in which they came
        self.homes: list[int] = []  # the seat before which each lies
        self.touched: list[int] = []  # those laid or added to in this turn (R5-06)
        # of the meld in doubt
        self.laid: list[int] = []  # its words, by their place in `words`
        self.olds: list[str] = []  # what each was before; "" if it is new
        self.came: list[int] = []  # for each letter of each, one word after the other, where its card came from
        self.points: list[int] = []  # what each counts
        self.bonus: list[int] = []  # the bonus cards for each

    def fork(self) -> AlphaRummyState:
        twin = AlphaRummyState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.deals, twin.dealer = self.deals, self.dealer
        twin.turn, twin.phase, twin.scored, twin.idle = self.turn, self.phase, self.scored, self.idle
        twin.still, twin.back, twin.due = self.still, self.back, self.due
        twin.scores, twin.words, twin.homes = self.scores[:], self.words[:], self.homes[:]
        twin.touched, twin.laid, twin.olds = self.touched[:], self.laid[:], self.olds[:]
        twin.came, twin.points, twin.bonus = self.came[:], self.points[:], self.bonus[:]
        return twin


# -- what a word counts, and where it lies --


def times(word: str) -> int:
    """How many times a word counts, and how many bonus cards it brings (R5-05, R5-18)."""
    return min(max(len(word) - 3, 1), 4)


def starts_at(state: AlphaRummyState, index: int) -> int:
    """The place of the first card of a word in its zone."""
    home = state.homes[index]
    return sum([len(state.words[i]) for i in range(index) if state.homes[i] == home])


def cards_of(state: AlphaRummyState, index: int) -> list[CardId]:
    """The cards of a word, letter by letter."""
    start = starts_at(state, index)
    return state.piles.zones[TABLE[state.homes[index]]][start : start + len(state.words[index])]


def came_of(state: AlphaRummyState, n: int) -> list[int]:
    """Where the cards of a word of the meld came from, letter by letter."""
    start = sum([len(state.words[index]) for index in state.laid[:n]])
    return state.came[start : start + len(state.words[state.laid[n]])]


# -- positions that cannot be --


def why_impossible(state: AlphaRummyState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    if any(not 0 <= bonus <= len(PACK.all) for bonus in state.bonus) or any(points < 0 for points in state.points):
        return wrong("bonus", state.bonus)
    reason = claims.impossible(state) or _why_no_words(state)
    if reason is not None:
        return reason
    if state.phase not in PHASES or (state.phase == DOUBTED) != (state.layer >= 0):
        return wrong("phase", state.phase)
    if state.acting != (state.open if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    return _why_no_phase(state) if state.layer < 0 else _why_no_window(state)


def wrong(name: str, value: object) -> Reason:
    """A field that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": str(value)[:40]})


def _why_no_words(state: AlphaRummyState) -> Reason | None:
    """Each word has its cards, and these can stand for its letters."""
    if len(state.words) != len(state.homes):
        return wrong("homes", state.homes)
    lengths = [0] * len(TABLE)
    for word, home in zip(state.words, state.homes, strict=True):
        if home not in range(state.seats):
            return wrong("homes", state.homes)
        lengths[home] += len(word)
    if lengths != [len(state.piles.zones[zone]) for zone in TABLE]:
        return wrong("words", ", ".join(state.words))
    for index, word in enumerate(state.words):
        shows = [PACK.cards[card].letters for card in cards_of(state, index)]
        if len(word) < SHORTEST or any(letter not in show for letter, show in zip(word, shows, strict=True)):
            return wrong("words", word)
    return None


def _why_no_phase(state: AlphaRummyState) -> Reason | None:
    """The run lies before who is on turn and melds; who is to discard holds a card."""
    zones = state.piles.zones
    for seat in SEATS[: state.seats]:
        if zones[RUN[seat]] and (seat != state.turn or state.phase != MELDING):
            return wrong("phase", state.phase)
    held = len(zones[HAND[state.turn]]) + len(zones[RUN[state.turn]])
    if state.phase != DRAWING and not held:
        return Reason("position-empty-hand")
    if state.phase == LAST_CARD and held != 1:
        return Reason("position-hands")
    if not 0 <= state.due <= len(PACK.all):
        return wrong("due", state.due)
    if state.laid or any(index not in range(len(state.words)) for index in state.touched):
        return wrong("laid", state.laid)
    return None


def _why_no_window(state: AlphaRummyState) -> Reason | None:
    """The words in doubt lie there, and where their cards came from is told of each."""
    if state.turn != state.layer or not state.laid or len(set(state.laid)) != len(state.laid):
        return wrong("laid", state.laid)
    if min(state.laid) < 0 or max(state.laid) >= len(state.words):
        return wrong("laid", state.laid)
    words = [state.words[index] for index in state.laid]
    counts = [len(state.olds), len(state.points), len(state.bonus)]
    if counts != [len(words)] * 3 or len(state.came) != sum(map(len, words)):
        return wrong("came", state.came)
    for n, old in enumerate(state.olds):
        came = came_of(state, n)
        kept = sorted([LAY_THERE - place for place in came if place <= LAY_THERE])
        if kept != list(range(len(old))) or len(old) == len(came):
            return wrong("came", came)
    run = [place for place in state.came if place >= 0]
    if len(set(run)) != len(run) or (run and max(run) >= len(run) + len(state.piles.zones[RUN[state.turn]])):
        return wrong("came", state.came)
    return None if set(state.doubted) <= set(words) else wrong("doubted", ", ".join(state.doubted))
