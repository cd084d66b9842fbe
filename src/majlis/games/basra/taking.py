"""What takes what on the floor of Basra, and what the seven of diamonds makes of it."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.cards.french import ACE, JACK, KING, QUEEN, french
from majlis.chance import Chance
from majlis.event import Cards
from majlis.kit.fishing import divides, largest, unions
from majlis.move import NOT_NOW, Capture, Domain, Field, Move, Play, Reason

PACK: Final = french(ace=ACE)  # BA-01, BA-26
RANK: Final = PACK.rank
KOMI: Final = PACK.number["7D"]
LISTED_FLOOR: Final = 10  # on a longer floor smaller captures are judged instead of listed (BA-07)


def why_not(what: str, card: CardId) -> Reason:
    """A reason that names the card."""
    return Reason(what, {"card": Cards([card])})


def takes_all(card: CardId) -> bool:
    """A jack, and the seven of diamonds."""
    return RANK[card] == JACK or card == KOMI


def captures(card: CardId, floor: list[CardId]) -> list[list[CardId]]:
    """What `card` takes: nothing, one set, or several equally large sets to choose from (BA-05 to BA-09)."""
    if not floor:
        return []
    if takes_all(card):
        return [sorted(floor)]
    rank = RANK[card]
    equal = [c for c in floor if RANK[c] == rank]
    if rank < JACK:
        small = [c for c in floor if RANK[c] < rank]
        if len(small) > 1:
            ways = largest([RANK[c] for c in small], rank)
            if ways:
                return [sorted(equal + [c for i, c in enumerate(small) if bits >> i & 1]) for bits in ways]
    return [sorted(equal)] if equal else []


def any_captures(card: CardId, floor: list[CardId]) -> list[list[CardId]]:
    """Every set that `card` may take where one may take fewer, the largest first."""
    rank = RANK[card]
    equal = [c for c in floor if RANK[c] == rank]
    small = [c for c in floor if RANK[c] < rank] if rank < JACK else []
    sums = [0, *unions([RANK[c] for c in small], rank)]
    ways: list[list[CardId]] = []
    for bits in range(1 << len(equal)):
        same = [c for i, c in enumerate(equal) if bits >> i & 1]
        ways += [sorted(same + [c for i, c in enumerate(small) if taken >> i & 1]) for taken in sums]
    return sorted([way for way in ways if way], key=lambda way: (-len(way), way))


class Smaller(Domain):
    """Captures that take fewer cards than they could, on a floor too long to list them all."""

    verb: str = "play"

    def __init__(self, hand: list[CardId], floor: list[CardId]) -> None:
        self.hand: list[CardId] = hand
        self.floor: list[CardId] = floor

    def fields(self) -> list[Field]:
        ordinary = [c for c in self.hand if not takes_all(c)]
        return [Field("card", "card", ordinary), Field("take", "cards", self.floor, None, 0, len(self.floor))]

    def refuse(self, move: Move) -> Reason | None:
        if isinstance(move, Play):
            return why_not("choose-what-to-take" if move.card in self.hand else "you-do-not-hold", move.card)
        if not isinstance(move, Capture):
            return NOT_NOW
        if move.card not in self.hand:
            return why_not("you-do-not-hold", move.card)
        if takes_all(move.card) or not move.cards or len(set(move.cards)) < len(move.cards):
            return why_not("not-what-it-takes", move.card)
        rank = RANK[move.card]
        others = [RANK[c] for c in move.cards if RANK[c] != rank]
        fits = set(move.cards) <= set(self.floor) and (rank < JACK and divides(others, rank) or not others)
        return None if fits else why_not("not-what-it-takes", move.card)

    def propose(self, chance: Chance) -> Move | None:
        return None

    def some(self, limit: int) -> list[Move]:
        return []


def is_basra_of_seven(floor: list[CardId], when: str) -> bool:
    """The seven of diamonds took the whole floor: is it a basra? (BA-10)"""
    ranks = [RANK[c] for c in floor]
    if when in ("sweep", "never"):
        return when == "sweep"
    if when == "ten":
        return max(ranks) <= 10 and sum(ranks) <= 10
    if max(ranks) > 10:
        return ranks == [JACK] or (len(set(ranks)) == 1 and ranks[0] in (QUEEN, KING))
    return any(divides([rank for rank in ranks if rank != value], value) for value in range(max(ranks), 11))
