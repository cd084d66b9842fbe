"""The pack of a table of partnership Ganjifa, the places it lies in, the moves, and what a match remembers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, final

from majlis.cards.card import CardId, Pack
from majlis.cards.ganjifa import ganjifa, suits
from majlis.game import State
from majlis.move import Move, Name, Play, plays
from majlis.piles import Piles
from majlis.plan import DOWN, FAN, OPEN, OWNER, PILE, ROW, SEATS, Plan, Seat, Zone

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAYERS: Final = 4
NO_CARD: Final = 1 << 20  # weaker than any

KEEP: Final = Move("keep")
OFFER: Final = Move("offer")
DECLINE: Final = Move("decline")
LEAD: Final = Move("lead")
ASK: Final = Move("ask")
NO_ADVICE: Final = Move("no-advice")
CONCEDE: Final = Move("concede")
AGREE: Final = Move("agree")
REFUSE: Final = Move("refuse")

# What is asked now.
KEEPING: Final = 0  # the holder of the lead mir: keep the lead or offer it
ANSWERING: Final = 1  # his partner: accept or decline
LEADING: Final = 2
ADVISING: Final = 3  # the leader's partner
FOLLOWING: Final = 4
NAMING: Final = 5  # the leader, for a card that is missing
THROWING: Final = 6  # any card
CONCEDING: Final = 7  # the leader's partner
TASKS: Final = ["keeping", "answering", "leading", "advising", "following", "naming", "throwing", "conceding"]

UNASKED: Final = -1  # in `advice`
NONE: Final = -2  # asked, and no advice


@final
class Board:
    """What is the same in all matches with one pack. Of two cards of a suit the smaller number is the stronger."""

    def __init__(self, kind: str, names: str) -> None:
        self.pack: Pack = ganjifa(kind, names)
        self.suit: list[int] = self.pack.suit
        self.names: list[str] = suits(kind)
        self.suits: int = len(self.names)
        self.terms: list[str] = [f"suit-{name}" for name in self.names]
        self.whole: list[int] = [0] * self.suits  # the cards of a suit, a bit each
        for card in self.pack.all:
            self.whole[self.suit[card]] |= 1 << card
        self.mirs: list[CardId] = [CardId(self.suit.index(s)) for s in range(self.suits)]
        self.size: int = len(self.pack.all) // PLAYERS
        self.play: list[Play] = plays(self.pack)
        self.accept: list[Play] = [Play(f"accept {code}", CardId(n)) for n, code in enumerate(self.pack.code)]
        self.name: list[Move] = [Name(f"name {name}", s, self.terms[s]) for s, name in enumerate(self.names)]
        self.advise: list[Move] = [Name(f"advise {name}", s, self.terms[s]) for s, name in enumerate(self.names)]
        self.plan: Plan = _plan(self.pack)

    def moves(self) -> list[Move]:
        """All of them."""
        plain = [KEEP, OFFER, DECLINE, LEAD, ASK, NO_ADVICE, CONCEDE, AGREE, REFUSE]
        return [*plain, *self.play, *self.accept, *self.name, *self.advise]

    def strongest(self, hands: list[list[CardId]], but: Seat) -> list[int]:
        """By suit: the strongest card in the other hands, NO_CARD where there is none."""
        best: list[int] = [NO_CARD] * self.suits
        suit = self.suit
        for seat, hand in enumerate(hands):
            if seat != but:
                for card in hand:
                    s: i64 = suit[card]
                    c: i64 = card
                    if c < best[s]:
                        best[s] = c
        return best

    def hukms(self, hands: list[list[CardId]], seat: Seat) -> list[CardId]:
        """The cards of a hand that nobody can beat: the first of each suit still out, as far as there is no gap."""
        best = self.strongest(hands, seat)
        suit = self.suit
        return sorted([card for card in hands[seat] if card < best[suit[card]]])

    def of_suit(self, cards: list[CardId], suit: int) -> list[CardId]:
        """Those of one suit."""
        found = self.suit
        return [card for card in cards if found[card] == suit]


def _plan(pack: Pack) -> Plan:
    plan = Plan(pack, PLAYERS)
    plan.one("stock", DOWN, PILE)
    plan.each("trick", OPEN, PLAYERS, ROW)  # the cards of the lead now in play
    plan.each("taken", OPEN, 2, PILE)  # by side; everybody may look (GP-12)
    plan.each("shown", OPEN, PLAYERS, ROW)  # packets that lie face up until the opening lead (GI-31)
    plan.each("hand", OWNER, PLAYERS, FAN)
    return plan


@cache
def board(kind: str, names: str = "meaning") -> Board:
    """The board of a pack, made once."""
    return Board(kind, names)


PLAN: Final = board("moghul").plan
STOCK: Final = PLAN.index["stock"]
TRICK: Final = [PLAN.index[f"trick/{s}"] for s in range(PLAYERS)]
TAKEN: Final = [PLAN.index[f"taken/{side}"] for side in range(2)]
SHOWN: Final = [PLAN.index[f"shown/{s}"] for s in range(PLAYERS)]
HAND: Final = [PLAN.index[f"hand/{s}"] for s in range(PLAYERS)]


@final
class PartnershipState(State):
    """A match: who deals, who leads, what is asked, and the score."""

    __slots__ = (
        "advice",
        "answerer",
        "dealer",
        "deals",
        "declarers",
        "leader",
        "missing",
        "named",
        "owes",
        "place",
        "refused",
        "scores",
        "suit",
        "task",
        "tricks",
        "voids",
    )

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.deals: int = 0  # begun so far
        self.dealer: Seat = SEATS[0]
        self.scores: list[int] = [0, 0]
        self.suit: int = 0  # the lead suit
        self.declarers: int = 0  # the side that must take every trick
        self.leader: Seat = SEATS[0]
        self.task: int = KEEPING
        self.tricks: int = 0  # taken by the declarers
        self.advice: int = UNASKED  # the suit that the leader's partner named
        self.refused: bool = False  # to concede, in this lead
        self.answerer: Seat = SEATS[0]  # who answers the lead now
        self.place: int = 0  # the led card that is answered
        self.missing: list[int] = []  # suits that the answerer could not follow and has not yet thrown for
        self.named: int = -1  # a suit that holds for the whole lead (GP-05)
        self.owes: int = -1  # who was given a card of the lead suit, and has not yet played one
        self.voids: list[int] = [0] * PLAYERS  # by seat a bit for each suit that all know it lacks

    def fork(self) -> PartnershipState:
        twin = PartnershipState(self.piles.fork(), self.seats)
        twin.acting, twin.last_deal, twin.deals, twin.dealer = self.acting, self.last_deal, self.deals, self.dealer
        twin.scores, twin.suit, twin.declarers, twin.leader = self.scores[:], self.suit, self.declarers, self.leader
        twin.task, twin.tricks, twin.advice, twin.refused = self.task, self.tricks, self.advice, self.refused
        twin.answerer, twin.place, twin.missing, twin.named = self.answerer, self.place, self.missing[:], self.named
        twin.owes, twin.voids = self.owes, self.voids[:]
        return twin

    def ask(self, task: int, seat: Seat) -> None:
        """The next decision is this seat's."""
        self.task = task
        self.acting = 1 << seat

    def held(self, seat: Seat) -> list[CardId]:
        """The cards of a seat, also those that lie face up."""
        zones = self.piles.zones
        return zones[HAND[seat]] + zones[SHOWN[seat]] if zones[SHOWN[seat]] else zones[HAND[seat]]

    def hands(self) -> list[list[CardId]]:
        """Those of all."""
        return [self.held(SEATS[s]) for s in range(PLAYERS)]

    def zone_of(self, seat: Seat, card: CardId) -> Zone:
        """Where a card of a seat lies."""
        return SHOWN[seat] if card in self.piles.zones[SHOWN[seat]] else HAND[seat]
