"""The table of New Word: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.kit import claims
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, Plan, Seat

HELD: Final = 6  # NW-05
FIRST_ROW: Final = 5

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 4)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
WORD: Final = PLAN.one("word", OPEN, ROW)
BEFORE: Final = PLAN.one("before", OPEN, ROW)  # of the old word what the new one does not use, while that is in doubt
DISCARD: Final = PLAN.one("discard", DOWN, PILE)  # G-30
HAND: Final = PLAN.each("hand", OWNER, 4, FAN)


@final
class NewWordState(claims.Doubts):
    """A match: the word on the table, whose turn it is, what is in doubt, and the scores."""

    __slots__ = (
        "came",
        "dealer",
        "letters",
        "old",
        "passed",
        "points",
        "scores",
        "turn",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[1]
        self.scores: list[int] = [0] * seats
        self.letters: str = ""  # of the word on the table; "" while the first row is free (NW-01)
        self.passed: int = 0  # a bit for each seat that has passed since the last word or exchange (G-29)
        # of the word in doubt
        self.old: str = ""  # the letters of the word before
        self.came: list[int] = []  # for each of its cards the place in the row before, -1 from the hand
        self.points: int = 0

    def fork(self) -> NewWordState:
        twin = NewWordState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.dealer, twin.turn = self.dealer, self.turn
        twin.letters, twin.passed, twin.old, twin.points = self.letters, self.passed, self.old, self.points
        twin.scores, twin.came = self.scores[:], self.came[:]
        return twin


def times(word: str, multiplied: bool) -> int:
    """How many times a word counts (NW-03, NJ-02)."""
    return min(max(len(word) - 3, 1), 4) if multiplied else 1


def first_mover(state: NewWordState) -> int:
    """The seat whose first move would close the window, -1 for none (NW-13, NW-09)."""
    zones = state.piles.zones
    return claims.first_mover(state, state.layer >= 0 and not zones[STOCK] and not zones[HAND[state.layer]])


def stock_left(state: NewWordState) -> int:
    """What the stock holds for who moves next: a refill that is due is done before (G-23)."""
    zones = state.piles.zones
    due = HELD - len(zones[HAND[state.layer]]) if state.layer >= 0 else 0
    return max(0, len(zones[STOCK]) - max(0, due))


def acting_in_window(state: NewWordState) -> int:
    """Who may say something: those who have not let it stand, and who is next."""
    return claims.may_speak(state, first_mover(state))


def why_impossible(state: NewWordState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (acting_in_window(state) if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    if len(state.letters) not in (0, len(zones[WORD])) or not zones[WORD]:
        return Reason("wrong-field", {"name": "letters", "value": state.letters[:40]})
    for card, letter in zip(zones[WORD], state.letters, strict=False):
        if letter not in PACK.cards[card].letters:
            return Reason("wrong-field", {"name": "letters", "value": state.letters[:40]})
    if max([len(zones[hand]) for hand in HAND]) > HELD:
        return Reason("position-hands")
    return None if state.layer < 0 else _why_no_window(state)


def _why_no_window(state: NewWordState) -> Reason | None:
    """The word in doubt must lie there, and what it was made from must make a row again."""
    zones = state.piles.zones
    kept = sorted([place for place in state.came if place >= 0])
    row = len(zones[BEFORE]) + len(kept)
    if len(state.came) != len(zones[WORD]) or kept != sorted(set(kept)) or (kept and kept[-1] >= row):
        return Reason("wrong-field", {"name": "came", "value": str(state.came)[:40]})
    if len(state.old) not in (0, row):
        return Reason("wrong-field", {"name": "old", "value": state.old[:40]})
    if state.doubted != [state.letters] or state.turn != state.layer:
        return Reason("wrong-field", {"name": "doubted", "value": ", ".join(state.doubted)[:40]})
    return None
