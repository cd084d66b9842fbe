"""The table of Consonants: its cards, places and moves, what counts, and what a match remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import LETTERS, alpha
from majlis.cards.card import CardId, Pack
from majlis.game import State
from majlis.move import Move, Play, plays
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, WORDS, Plan, Seat

PLAYERS: Final = 6
GIVEN: Final = 4  # cards passed (CO-02)
SHORTEST: Final = 4  # letters of a word (CO-12)
SINGLE: Final = 20  # points of a singleton (CO-10)
FLIGHT: Final = 50  # points of who took all six singletons (CO-13)
DEALS: Final = 30  # CO-24
CHANGES: Final = 60  # of one list of words; after that it can only be handed in

PASSING: Final = 0  # phases: four cards go to another seat ...
TRICKS: Final = 1  # ... all cards are played ...
WORDING: Final = 2  # ... each makes words of what it took ...
DOUBTING: Final = 3  # ... they are challenged ...
FLYING: Final = 4  # ... and who took all six singletons chooses

DONE: Final = Move("done")
AGREE: Final = Move("agree")
LOWER: Final = Move("lower")
RAISE: Final = Move("raise")

# -- the cards --

PACK: Final = alpha()
FACE: Final[list[CardId]] = PACK.face
WILD: Final = PACK.face[PACK.number["?"]]
SHOWS: Final[list[list[int]]] = [[LETTERS.index(letter) for letter in card.letters] for card in PACK.cards]
BITS: Final[list[int]] = [0 if FACE[c] == WILD else sum([1 << n for n in SHOWS[c]]) for c in PACK.all]
LEADS: Final[list[CardId]] = [PACK.number[code] for code in "JKQVXZ"]  # the singletons, in the order of CO-03


def _points(pack: Pack) -> list[int]:
    """What each card counts: consonants only, and singletons more than is printed on them (CO-10)."""
    return [
        0 if len(card.letters) != 1 else SINGLE if CardId(card.number) in LEADS else card.points for card in pack.cards
    ]


COUNTS: Final[list[int]] = _points(PACK)
HOLDERS: Final[list[int]] = [sum([1 << c for c in PACK.all if BITS[c] >> n & 1]) for n in range(26)]  # of a letter
OVER: Final[list[int]] = [sum([1 << c for c in PACK.all if BITS[c] >> n]) for n in range(26)]  # of it or a later one


def counted(cards: list[CardId]) -> int:
    """What these cards count."""
    return sum([COUNTS[card] for card in cards])


# -- the moves: by letter, for each face --

_AS: Final[list[list[Play]]] = [plays(PACK, n, f"={LETTERS[n]}", f"letter-{LETTERS[n]}") for n in range(26)]
_PLAIN: Final[list[list[Play]]] = [plays(PACK, n) for n in range(26)]


def way(card: CardId, number: int) -> Play:
    """The play of a card as this letter: one that has only one is played without naming it."""
    return _PLAIN[number][card] if len(SHOWS[card]) == 1 else _AS[number][card]


WAYS: Final[list[list[Play]]] = [[way(FACE[c], n) for n in SHOWS[c]] for c in PACK.all]


# -- the places --


def _plan(open_tricks: bool) -> Plan:
    plan = Plan(PACK, PLAYERS)
    plan.one("stock", DOWN, PILE)
    plan.one("kitty", DOWN, PILE)
    plan.each("trick", OPEN, PLAYERS, ROW)
    plan.each("taken", OPEN if open_tricks else DOWN, PLAYERS, PILE)
    plan.each("pile", OPEN, PLAYERS, FAN)  # what was taken, turned up for the words
    plan.each("words", OPEN, PLAYERS, WORDS)
    plan.each("given", OWNER, PLAYERS, ROW)
    plan.each("hand", OWNER, PLAYERS, FAN)
    return plan


CLOSED_PLAN: Final = _plan(False)
OPEN_PLAN: Final = _plan(True)
STOCK: Final = CLOSED_PLAN.index["stock"]
KITTY: Final = CLOSED_PLAN.index["kitty"]
TRICK: Final = [CLOSED_PLAN.index[f"trick/{s}"] for s in range(PLAYERS)]
TAKEN: Final = [CLOSED_PLAN.index[f"taken/{s}"] for s in range(PLAYERS)]
TURNED: Final = [CLOSED_PLAN.index[f"pile/{s}"] for s in range(PLAYERS)]
LAID: Final = [CLOSED_PLAN.index[f"words/{s}"] for s in range(PLAYERS)]
GIFT: Final = [CLOSED_PLAN.index[f"given/{s}"] for s in range(PLAYERS)]
HAND: Final = [CLOSED_PLAN.index[f"hand/{s}"] for s in range(PLAYERS)]


# -- what is remembered --


@final
class ConsonantsState(State):
    """A match: the phase, the trick, the sealed lists, the words and what became of them, and the scores."""

    __slots__ = (
        "adjust",
        "changes",
        "dealer",
        "deals",
        "fallen",
        "found",
        "leader",
        "lists",
        "named",
        "opener",
        "phase",
        "scores",
        "used",
        "winner",
        "words",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.phase: int = PASSING
        self.scores: list[int] = [0] * seats
        # tricks
        self.leader: Seat = SEATS[0]
        self.named: list[int] = [-1] * seats  # the letter that each has played to the trick
        self.opener: int = -1  # the card that must be led first; -1 afterwards (CO-03, CO-04)
        self.winner: int = -1  # of a trick that still lies open (CO-17)
        # words
        self.lists: list[str] = [""] * seats  # sealed: the move that each has entered last
        self.changes: list[int] = [0] * seats
        self.words: list[list[str]] = [[] for _ in range(seats)]
        self.found: list[str] = []  # words challenged in this match that are in the list ...
        self.fallen: list[str] = []  # ... and those that are not
        self.used: list[str] = []  # words of earlier deals, where none may come again (G-12)
        self.adjust: list[int] = [0] * seats  # by challenges of this deal (CO-14)

    def fork(self) -> ConsonantsState:
        twin = ConsonantsState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.phase, twin.scores, twin.leader, twin.named = self.phase, self.scores[:], self.leader, self.named[:]
        twin.opener, twin.winner = self.opener, self.winner
        twin.lists, twin.changes, twin.adjust = self.lists[:], self.changes[:], self.adjust[:]
        twin.words = [words[:] for words in self.words]
        twin.found, twin.fallen, twin.used = self.found[:], self.fallen[:], self.used[:]
        return twin
