"""The table of Find A Word: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.kit import claims
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, OPEN, PILE, ROW, SEATS, Plan, Seat

OPENED: Final = 8  # cards in the middle (FW-04)
MOST_SEATS: Final = 6

PACK: Final = alpha()
PLAN: Final = Plan(PACK, MOST_SEATS)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
MIDDLE: Final = PLAN.one("middle", OPEN, ROW)
CLAIM: Final = PLAN.one("claim", OPEN, ROW)  # a word that the others have not yet agreed to (FW-09)
TAKEN: Final = PLAN.each("taken", DOWN, MOST_SEATS, PILE)


@final
class FindAWordState(claims.Doubts):
    """A match: whose turn it is, the word that is claimed, and the scores."""

    __slots__ = (
        "asked",
        "letters",
        "mended",
        "passed",
        "points",
        "scores",
        "turn",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.turn: Seat = SEATS[0]
        self.scores: list[int] = [0] * seats  # cards or points (FW-06)
        self.asked: bool = False  # in this turn (FW-01, FW-08)
        self.passed: int = 0  # a bit for each seat that has passed since somebody took a word or asked (FW-05)
        # of the claim
        self.letters: str = ""
        self.points: int = 0  # what it would count
        self.mended: int = 0  # a bit for each seat that has put it right (FW-12)

    def fork(self) -> FindAWordState:
        twin = FindAWordState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.turn, twin.letters = self.turn, self.letters
        twin.asked, twin.passed, twin.points, twin.mended = self.asked, self.passed, self.points, self.mended
        twin.scores = self.scores[:]
        return twin


def worth(cards: list[CardId], by_points: bool) -> int:
    """What taken cards count: one each, or what is printed on them, every vowel card one (FW-06)."""
    return sum([PACK.points[card] for card in cards]) if by_points else len(cards)


def why_impossible(state: FindAWordState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    cards = state.piles.zones[CLAIM]
    if state.turn not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (state.open if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    if len(state.letters) != len(cards) or (state.layer < 0) != (not cards) or len(cards) == 1:
        return Reason("wrong-field", {"name": "letters", "value": state.letters[:40]})
    for card, letter in zip(cards, state.letters, strict=True):
        if letter not in PACK.cards[card].letters:
            return Reason("wrong-field", {"name": "letters", "value": state.letters[:40]})
    if state.layer >= 0 and (state.doubted != [state.letters] or state.turn != state.layer):
        return Reason("wrong-field", {"name": "doubted", "value": ", ".join(state.doubted)[:40]})
    if not 0 <= state.passed < 1 << state.seats or state.mended & ~((1 << state.seats) - 1):
        return Reason("wrong-field", {"name": "passed", "value": str(state.passed)})
    return None
