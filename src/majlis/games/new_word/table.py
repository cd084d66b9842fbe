"""The table of New Word: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.kit import claims
from majlis.kit.one_word import OneWordState
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
class NewWordState(OneWordState):
    """A match: the word on the table, whose turn it is, what is in doubt, and the scores."""

    __slots__ = ("came", "dealer")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.dealer: Seat = SEATS[0]
        self.turn = SEATS[1]
        self.came: list[int] = []  # for each card of the word in doubt its place in the row before, -1 from the hand

    def fork(self) -> NewWordState:
        twin = NewWordState(self.piles.fork(), self.seats)
        self.copy_word_to(twin)
        twin.dealer, twin.came = self.dealer, self.came[:]
        return twin


def times(word: str, multiplied: bool) -> int:
    """How many times a word counts (NW-03, NJ-02)."""
    return min(max(len(word) - 3, 1), 4) if multiplied else 1


def why_impossible(state: NewWordState, speakers: int) -> Reason | None:
    """Why a written position cannot be; None if it can. `speakers`: who may say something in the window."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (speakers if state.layer >= 0 else 1 << state.turn):
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
