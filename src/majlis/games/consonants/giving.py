"""Four cards for another seat, and who it is (CO-02)."""

from __future__ import annotations

from itertools import combinations
from typing import final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Cards, Who
from majlis.games.consonants.table import COUNTS, FACE, GIFT, GIVEN, HAND, PACK, PASSING, SHOWS, ConsonantsState
from majlis.kit.exchange import picked
from majlis.move import NOT_NOW, Choose, Domain, Field, Move, Reason
from majlis.plan import SEATS, Seat, after, bit
from majlis.table import Table


def step_of(deal: int, seats: int, always: bool) -> int:
    """How many seats further the cards go in this deal; 0: nobody passes."""
    cycle = [1, seats - 1] if seats % 2 else [1, seats - 1, seats // 2]
    if not always:
        cycle.append(0)
    return cycle[(deal - 1) % len(cycle)]


def receiver(seat: Seat, deal: int, seats: int, always: bool) -> Seat:
    return after(seat, seats, step_of(deal, seats, always))


def giver(seat: Seat, deal: int, seats: int, always: bool) -> Seat:
    return next(s for s in SEATS[:seats] if receiver(s, deal, seats, always) == seat)


def gift(cards: list[CardId]) -> Choose:
    """The move, with cards that look the same as one and in the order of the pack."""
    return Choose("give", sorted([FACE[c] for c in cards]), PACK)


def read_gift(codes: list[str]) -> Move | None:
    """The move that gives these cards; None if some are no cards."""
    found = [PACK.find(code) for code in codes]
    cards = [card for card in found if card is not None]
    return gift(cards) if cards and len(cards) == len(found) else None


# -- the pass --


def ask(state: ConsonantsState, always: bool, table: Table) -> None:
    """All choose at the same time."""
    seats = state.seats
    state.phase = PASSING
    state.acting = (1 << seats) - 1
    if table.told:
        for s in SEATS[:seats]:
            to, source = receiver(s, state.deals, seats, always), giver(s, state.deals, seats, always)
            table.tell(s, "to-pass", {"to": Who([to]), "source": Who([source]), "same": int(to == source)})


def give(state: ConsonantsState, seat: Seat, faces: list[CardId], always: bool, table: Table) -> None:
    """The cards lie before their owner until all have chosen, so that nobody sees new ones before choosing."""
    cards = picked(faces, state.piles.zones[HAND[seat]], PACK)
    table.pick(cards, HAND[seat], GIFT[seat])
    state.acting &= ~(1 << seat)
    if table.told:
        to = Who([receiver(seat, state.deals, state.seats, always)])
        table.say("gives", [seat], {"cards": Cards(cards), "to": to}, bit(seat))


def take(state: ConsonantsState, always: bool, table: Table) -> None:
    """Each takes up what was given."""
    for s in SEATS[: state.seats]:
        to = receiver(s, state.deals, state.seats, always)
        cards = state.piles.zones[GIFT[s]][:]
        table.sweep(GIFT[s], HAND[to])
        if table.told:
            table.tell(to, "receives", {"cards": Cards(cards), "source": Who([s])})


# -- what may be given --


@final
class Gifts(Domain):
    """Any four of the cards held: `give T A/E Z ?`."""

    verb: str = "give"

    def __init__(self, held: list[CardId]) -> None:
        self.held: list[CardId] = held

    def fields(self) -> list[Field]:
        return [Field("cards", "cards", self.held, None, GIVEN, GIVEN)]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Choose) or move.verb != self.verb:
            return NOT_NOW
        left = [FACE[c] for c in self.held]
        for card in move.cards:
            if FACE[card] not in left:
                return Reason("you-do-not-hold", {"card": Cards([card])})
            left.remove(FACE[card])
        return Reason("give-four", {"count": GIVEN}) if len(move.cards) != GIVEN else None

    def propose(self, chance: Chance) -> Move | None:
        return self.anything(chance)

    def anything(self, chance: Chance) -> Move:
        """Four cards at random."""
        pool = self.held[:]
        chance.shuffle(pool)
        return gift(pool[:GIVEN])

    def some(self, limit: int) -> list[Move]:
        """The cards that take most, first."""
        cards = sorted(self.held, key=danger, reverse=True)[: GIVEN + 3]
        moves: dict[Move, None] = dict.fromkeys([gift(list(four)) for four in combinations(cards, GIVEN)])
        return list(moves)[:limit]


def danger(card: CardId) -> int:
    """How likely a card is to take a trick, and how dear; a wild card takes only what its holder likes."""
    shows = SHOWS[card]
    if len(shows) > 2:
        return -1
    return min(shows) * 2 + COUNTS[card]
