"""The table of Cross Words: its cards and places, what it remembers, and positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.games.cross_words import laying
from majlis.games.cross_words.laying import FREELY
from majlis.kit import claims
from majlis.kit.one_word import OneWordState
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import CROSS, DOWN, FAN, OPEN, OWNER, PILE, SEATS, Plan

HELD: Final = 7
CIRCLES: Final = 2  # of passes, with cards in the stock (CW-10)

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 4)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
WORD: Final = PLAN.one("word", OPEN, CROSS)  # the word by letters; while it is in doubt then the rest of the old one
DISCARD: Final = PLAN.one("discard", DOWN, PILE)  # G-30
HAND: Final = PLAN.each("hand", OWNER, 4, FAN)


@final
class CrossWordsState(OneWordState):
    """A match: the word on the table, whose turn it is, what is in doubt, and the scores."""

    __slots__ = ("at", "circles", "on", "way")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.circles: int = 0  # times that all have passed with cards in the stock (CW-10)
        # of the word in doubt: how it was laid on the old one
        self.way: int = FREELY
        self.at: int = 0
        self.on: int = 0

    def fork(self) -> CrossWordsState:
        twin = CrossWordsState(self.piles.fork(), self.seats)
        self.copy_word_to(twin)
        twin.circles, twin.way, twin.at, twin.on = self.circles, self.way, self.at, self.on
        return twin

    def place(self) -> tuple[int, int, int]:
        """How the word in doubt was laid."""
        return self.way, self.at, self.on

    def word_cards(self) -> list[CardId]:
        """The cards of the word, without what may be left of the old one."""
        return self.piles.zones[WORD][: len(self.letters)]


def spots(state: CrossWordsState) -> list[tuple[int, int]]:
    """Where the cards of the words lie. A word that stands is turned so that it lies in a row (CW-13)."""
    return laying.spots(state.letters, state.old, state.place())


def left_of_old(state: CrossWordsState) -> str:
    """The letters of the old word that the one in doubt does not share."""
    if state.way == laying.CROSS:
        return state.old[: state.on - 1] + state.old[state.on :]
    return "" if state.way == laying.ENGULF else state.old


# -- positions that cannot be --


def why_impossible(state: CrossWordsState, speakers: int) -> Reason | None:
    """Why a written position cannot be; None if it can. `speakers`: who may say something in the window."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (speakers if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    if len(state.letters) == 1 or not 0 <= state.circles < CIRCLES:
        return Reason("wrong-field", {"name": "letters", "value": state.letters})
    if max([len(zones[hand]) for hand in HAND]) > HELD:
        return Reason("position-hands")
    if state.layer < 0 and (state.old or state.place() != (FREELY, 0, 0)):
        return Reason("wrong-field", {"name": "old", "value": state.old[:40]})
    return _why_no_words(state)


def _why_no_words(state: CrossWordsState) -> Reason | None:
    """The words must lie there, and the one in doubt must have been laid in one of the four ways."""
    cards, letters = state.piles.zones[WORD], state.letters
    if state.layer >= 0:
        if state.turn != state.layer or not set(state.doubted) <= set(laying.made(letters, state.place(), state.old)):
            return Reason("wrong-field", {"name": "doubted", "value": ", ".join(state.doubted)[:40]})
        if state.place() not in laying.places(letters, state.old, []):
            return Reason("wrong-field", {"name": "way", "value": str(state.place())})
        letters += left_of_old(state)
    if len(letters) != len(cards):
        return Reason("wrong-field", {"name": "letters", "value": letters[:40]})
    for card, letter in zip(cards, letters, strict=True):
        if letter not in PACK.cards[card].letters:
            return Reason("wrong-field", {"name": "letters", "value": letters[:40]})
    return None
