"""The table of AlphaGrams: its cards and places, what it remembers, what words count, positions that cannot be."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.kit import claims
from majlis.move import Reason
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, SEATS, WORDS, Plan, Seat

MOST: Final = 6
HELD: Final = 3

PACK: Final = alpha()
PLAN: Final = Plan(PACK, MOST)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
POOL: Final = PLAN.one("pool", OPEN, FAN)
LAID: Final = PLAN.each("words", OPEN, MOST, WORDS)
HAND: Final = PLAN.each("hand", OWNER, MOST, FAN)
DISCARD: Final = PLAN.one("discard", DOWN, PILE)  # what is left in the hands at the end

FROM_HAND: Final = -1  # where a card of the word in doubt came from: the hand, a place in the pool ...
FROM_OLD: Final = 100  # ... or, from here on, a place in the word that was changed


@final
class AlphaGramsState(claims.Doubts):
    """A match: the words before each seat, whose turn it is, and what is in doubt."""

    __slots__ = (
        "came",
        "changes",
        "dealer",
        "discarding",
        "nth",
        "old",
        "owner",
        "passed",
        "turn",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[1]
        self.words: list[list[str]] = [[] for _ in range(seats)]  # before each seat, as their cards lie
        self.discarding: bool = False  # the seat on turn may put a hand card into the pool (AGR-05)
        self.passed: int = 0  # a bit for each seat that has passed since the last word or flip (AGR-06)
        # of the word laid last, while it is in doubt
        self.came: list[int] = []  # for each of its cards where that came from
        self.old: str = ""  # the word it was made of, whose, and which of that seat's words it was
        self.owner: int = -1
        self.nth: int = 0
        # changes that can no longer be challenged: the old word and the new one
        self.changes: list[str] = []

    def fork(self) -> AlphaGramsState:
        twin = AlphaGramsState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.dealer, twin.turn = self.dealer, self.turn
        twin.discarding, twin.passed, twin.old, twin.owner = self.discarding, self.passed, self.old, self.owner
        twin.nth = self.nth
        twin.came, twin.changes = self.came[:], self.changes[:]
        twin.words = [words[:] for words in self.words]
        return twin


# -- what words count --


def card_points(card: CardId) -> int:
    """One for each card, one more for a value of 7 or 8, two more for 9 or 10 (AGR-08)."""
    value = PACK.points[card]
    return 3 if value >= 9 else 2 if value >= 7 else 1


MOST_POINTS: Final = {c.letters: card_points(CardId(c.number)) for c in PACK.cards if len(c.letters) == 1}


def most_points(word: str) -> int:
    """What a word counts if no wild card is in it."""
    return sum([MOST_POINTS.get(letter, 1) for letter in word])


def total(state: AlphaGramsState, seat: int) -> int:
    """What the words before a seat count."""
    return sum([card_points(card) for card in state.piles.zones[LAID[seat]]])


def first_card(words: list[str], nth: int) -> int:
    """The place of the first card of one of these words."""
    return sum([len(word) for word in words[:nth]])


# -- positions that cannot be --


def why_impossible(state: AlphaGramsState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    if state.turn not in SEATS[: state.seats] or state.dealer not in SEATS[: state.seats]:
        return Reason("position-turn")
    reason = claims.impossible(state)
    if reason is not None:
        return reason
    if state.acting != (state.open if state.layer >= 0 else 1 << state.turn):
        return Reason("position-turn")
    for seat in range(state.seats):
        letters, cards = "".join(state.words[seat]), zones[LAID[seat]]
        fits = len(letters) == len(cards) and min([len(word) for word in state.words[seat]], default=2) > 1
        for card, letter in zip(cards, letters, strict=False):
            fits = fits and letter in PACK.cards[card].letters
        if not fits:
            return Reason("wrong-field", {"name": "words", "value": ", ".join(state.words[seat])[:40]})
    if max([len(zones[hand]) for hand in HAND]) > HELD:
        return Reason("position-hands")
    if state.discarding and (state.layer >= 0 or not zones[HAND[state.turn]]):
        return Reason("wrong-field", {"name": "discarding", "value": "true"})
    return None if state.layer < 0 else _why_no_window(state)


def _why_no_window(state: AlphaGramsState) -> Reason | None:
    """The word in doubt must be the last of its seat, and what it was made from must fit together again."""
    word = state.words[state.layer][-1] if state.words[state.layer] else ""
    if state.doubted != [word] or state.turn != state.layer:
        return Reason("wrong-field", {"name": "doubted", "value": ", ".join(state.doubted)[:40]})
    if not -1 <= state.owner < state.seats or (state.owner < 0) != (state.old == ""):
        return Reason("wrong-field", {"name": "owner", "value": str(state.owner)})
    left = len(state.words[state.owner]) - int(state.owner == state.layer) if state.owner >= 0 else 0
    if not 0 <= state.nth <= left:
        return Reason("wrong-field", {"name": "nth", "value": str(state.nth)})
    pool = sorted([place for place in state.came if 0 <= place < FROM_OLD])
    row = len(state.piles.zones[POOL]) + len(pool)
    old = sorted([place - FROM_OLD for place in state.came if place >= FROM_OLD])
    fits = len(state.came) == len(word) and pool == sorted(set(pool)) and (not pool or pool[-1] < row)
    for place, letter in zip(state.came, word, strict=False):
        was = place - FROM_OLD
        fits = fits and place >= FROM_HAND and (was < 0 or (was < len(state.old) and state.old[was] == letter))
    if not fits or old != list(range(len(state.old))) or len(old) >= len(word):
        return Reason("wrong-field", {"name": "came", "value": str(state.came)[:40]})
    return None
