"""Worlds that a seat could as well be in: cards that came from one shuffle change places, where nobody could tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import EPOCH, AbjadState
from majlis.plan import Seat, Zone, bit
from majlis.worlds import settle

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIES: Final = 200


def imagine(state: AbjadState, board: Board, viewer: Seat, chance: Chance) -> None:
    """Shuffle what `viewer` cannot place, each lot of cards that came from one shuffle by itself."""
    for epoch in range(state.renewals + 1):
        lot = Lot(state, board, viewer)
        for seat in range(state.seats):
            if seat != viewer:
                lot.gather_hand(seat, epoch)
        if epoch == state.renewals:
            lot.gather(board.stock)
            lot.gather(board.discard)
        if len(lot.cards) > 1:
            lot.deal_out(chance)


@final
class Lot:
    """Hidden cards that may change places, those first of which something is known."""

    __slots__ = ("barred", "board", "cards", "eyes", "places", "state", "zones")

    def __init__(self, state: AbjadState, board: Board, viewer: Seat) -> None:
        self.state: AbjadState = state
        self.board: Board = board
        self.eyes: int = bit(viewer)
        self.cards: list[CardId] = []
        self.zones: list[Zone] = []  # for each card where it lies
        self.places: list[int] = []
        self.barred: list[int] = []  # for the first of them what they are not

    def gather_hand(self, seat: int, epoch: int) -> None:
        """The cards of a hand that were drawn after one shuffle."""
        zone = self.board.hand[seat]
        bars = self.state.bars[seat]
        known = self.state.piles.known
        eyes: i64 = self.eyes
        count: i64 = len(bars)
        for i, card in enumerate(self.state.piles.zones[zone]):
            bar: i64 = bars[i] if i < count else 0
            knowers: i64 = known[card]
            if bar >> EPOCH == epoch and not knowers & eyes:
                self._add(card, zone, i)
                self.barred.append(bar & (1 << EPOCH) - 1)

    def gather(self, zone: Zone) -> None:
        """The cards of a pile, but for the top discard."""
        eyes: i64 = self.eyes
        watchers: i64 = self.board.plan.watchers[zone]
        if watchers & eyes:
            return
        known = self.state.piles.known
        here = self.state.piles.zones[zone]
        last: i64 = len(here) - 1 if zone == self.board.discard else len(here)
        for i in range(last):
            knowers: i64 = known[here[i]]
            if not knowers & eyes:
                self._add(here[i], zone, i)

    def _add(self, card: CardId, zone: Zone, place: int) -> None:
        self.cards.append(card)
        self.zones.append(zone)
        self.places.append(place)

    def deal_out(self, chance: Chance) -> None:
        """Shuffle, then exchange each card that lies where it cannot be with some other."""
        cards = self.cards
        cards.sort()  # the same luck imagines the same, however they lie in truth
        chance.shuffle(cards)
        for i in range(len(self.barred)):
            if not self._mend(i, chance):
                self._settle()
                break
        piles = self.state.piles.zones
        zones, places = self.zones, self.places
        for n, card in enumerate(cards):
            piles[zones[n]][places[n]] = card

    def _mend(self, place: int, chance: Chance) -> bool:
        """Find a card for `place` whose own place suits the card that lies there; False if none was found."""
        cards, barred, bits = self.cards, self.barred, self.board.bits
        i: i64 = place
        bar: i64 = barred[i]
        mine: i64 = bits[cards[i]]
        if not bar & mine:
            return True
        count, strict = len(cards), len(barred)
        for _ in range(TRIES):
            j: i64 = chance.below(count)
            theirs: i64 = bits[cards[j]]
            there: i64 = barred[j] if j < strict else 0
            if not theirs & bar and not mine & there:
                kept = cards[i]
                cards[i] = cards[j]
                cards[j] = kept
                return True
        return False

    def _settle(self) -> None:
        """Few ways are left: look for one through chains of exchanges."""
        bits, pack = self.board.bits, self.board.pack
        masks = {bar: sum([1 << c for c in pack.all if bits[c] & bar]) for bar in set(self.barred)}
        free = [0] * (len(self.cards) - len(self.barred))
        settle(self.cards, [masks[bar] for bar in self.barred] + free)
