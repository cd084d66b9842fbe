"""The line of cards: its places, the letter that each card in it shows, and what a slap is worth."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import LETTERS, WILD, alpha
from majlis.cards.card import CardId
from majlis.event import Term
from majlis.game import State
from majlis.move import Move, Name, Reason
from majlis.piles import Piles
from majlis.plan import DOWN, LINE, OPEN, PILE, SEATS, Plan, Seat

PACK: Final = alpha()
PLAN: Final = Plan(PACK, 2)
STOCK: Final = PLAN.one("stock", DOWN, PILE)
ROW: Final = PLAN.one("line", OPEN, LINE)
PACKET: Final = PLAN.each("packet", DOWN, 2, PILE)
WON: Final = PLAN.each("won", OPEN, 2, PILE)
HALF: Final = 37  # BA2-01

NO_LETTER: Final = len(LETTERS)  # what a wild shows (BA2-03)
SHOWS: Final = [
    [NO_LETTER if c.code == WILD else LETTERS.index(c.letters[way % len(c.letters)]) for way in (0, 1)]
    for c in PACK.cards
]

FLIP: Final = Move("flip")
# "slap O" is read, too; but T alone is also the code of a card.
SLAP: Final = [Name(f"slap letter-{letter}", n, f"bang-{letter}") for n, letter in enumerate(LETTERS)]
BANG: Final = Move("bang")
ALPHABET: Final = Move("alphabetbang")
SLAPS: Final[list[Move]] = [*SLAP, BANG, ALPHABET]
NUMBER: Final = {move.text: n for n, move in enumerate(SLAPS)}

# What the state waits for.
FLIPPING: Final = 0  # the seat on turn flips; the other may still slap
HEARING: Final = 1  # until both have heard which card it is (BA2-08)
LOOKING: Final = 2  # the least time that both have for a slap (BA2-02)
ANSWERING: Final = 3  # relaxed: one seat after the other (BA2-08)
PHASES: Final = 4


@final
class BangState(State):
    """A deal: whose turn it is to flip, which letters show, and who has still to say something about the newest."""

    __slots__ = ("asked", "closed", "flipper", "heard", "number", "pending", "phase", "shown", "tried", "turn", "ways")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.phase: int = FLIPPING
        self.turn: Seat = SEATS[0]  # who flips next
        self.flipper: int = -1  # who flipped the newest card; -1 where the line is empty
        self.number: int = 1  # of the race: one for every card, and one for every line that was won
        self.pending: int = 0  # a bit for each seat that is still waited for
        self.heard: bool = False  # relaxed: who is asked has heard the card
        self.asked: Seat = SEATS[0]  # relaxed: who is asked
        self.closed: int = 0  # a bit for each seat that may slap no more before the next card
        self.tried: list[int] = []  # what was slapped falsely on the newest card: see `slot`
        self.shown: list[int] = []  # by card of the line: the letter
        self.ways: list[int] = [0] * (2 * HALF)  # by seat and place in the packet: which way up the card lies

    def fork(self) -> BangState:
        twin = BangState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.phase, twin.turn = self.acting, self.last_deal, self.phase, self.turn
        twin.flipper, twin.number, twin.pending = self.flipper, self.number, self.pending
        twin.heard, twin.asked, twin.closed = self.heard, self.asked, self.closed
        twin.tried, twin.shown, twin.ways = self.tried[:], self.shown[:], self.ways[:]
        return twin


def slot(seat: Seat, move: Move) -> int:
    """A slap of a seat as a number."""
    return seat * len(SLAPS) + NUMBER[move.text]


def letter_of(card: CardId, way: int) -> int:
    """What a card shows, with the letter on top that lies there (BA2-01)."""
    return SHOWS[card][way]


def is_match(shown: list[int]) -> bool:
    """Does the newest letter lie in the line already (BA2-02)? A wild matches nothing (BA2-03)."""
    return shown[-1] != NO_LETTER and shown[-1] in shown[:-1]


def right(shown: list[int]) -> list[Move]:
    """The slaps that win the line now."""
    if shown and shown[-1] == NO_LETTER:
        return [ALPHABET]
    return [SLAP[shown[-1]], BANG] if shown and is_match(shown) else []


def named(letter: int) -> Term:
    """A letter as it is said, or the wild."""
    return Term("bang-wild" if letter == NO_LETTER else f"bang-{LETTERS[letter]}")


def said(move: Move) -> Term:
    """What a slap says."""
    if isinstance(move, Name):
        return named(move.mode)
    return Term("bang-bang" if move is BANG else "bang-alphabet")


def what_is_false(shown: list[int], move: Move) -> str:
    """The event that tells what was wrong with a slap."""
    if shown[-1] == NO_LETTER:
        return "false-wild"
    if move is ALPHABET:
        return "false-alphabet"
    if isinstance(move, Name) and move.mode != shown[-1]:
        return "false-letter"
    return "false-first"


def why_impossible(state: BangState) -> Reason | None:
    """Why this cannot be; None if it can."""
    zones = state.piles.zones
    for seat in (0, 1):
        if len(zones[PACKET[seat]]) > HALF:
            return wrong(f"zones.packet/{seat}", str(len(zones[PACKET[seat]])))
    if state.turn not in SEATS[:2] or state.asked not in SEATS[:2] or not -1 <= state.flipper < 2:
        return Reason("position-turn")
    if zones[STOCK] or len(state.shown) != len(zones[ROW]) or (state.flipper < 0) != (not zones[ROW]):
        return wrong("shown", str(state.shown)[:40])
    for card, letter in zip(zones[ROW], state.shown, strict=True):
        if letter not in SHOWS[card]:
            return wrong("shown", str(letter))
    if state.phase == FLIPPING and not zones[PACKET[state.turn]]:
        return Reason("position-empty-hand")
    return _odd_field(state)


def _odd_field(state: BangState) -> Reason | None:
    """A number that does not fit the phase, or none at all that could be."""
    if not FLIPPING <= state.phase < PHASES or (state.phase != FLIPPING and not state.shown):
        return wrong("phase", str(state.phase))
    if not 1 <= state.number <= 4 * HALF or any(way not in (0, 1) for way in state.ways):
        return wrong("number", str(state.number))
    if not 0 <= state.closed < 4 or any(not 0 <= slap < 2 * len(SLAPS) for slap in state.tried):
        return wrong("tried", str(state.tried)[:40])
    if not 0 <= state.pending < 4 or (state.pending == 0) == (state.phase in (HEARING, LOOKING)):
        return wrong("pending", str(state.pending))
    return None


def wrong(name: str, value: str) -> Reason:
    """A field of a position that does not fit the rest."""
    return Reason("wrong-field", {"name": name, "value": value})
