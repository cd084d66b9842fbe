"""The working table of a step: piles to change, luck to draw from, ears to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import ALL_EARS, Arg, Event, Moved
from majlis.piles import Piles
from majlis.plan import TOP, Seat, Zone, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from majlis.luck import Luck


def take(card: CardId, cards: list[CardId]) -> None:
    """Take a card out of those it lies among: `list.remove`, which compares objects where numbers are enough."""
    wanted: i64 = card
    place: i64 = 0
    while cards[place] != wanted:
        place += 1
    del cards[place]


def slide(count: int, here: list[CardId], there: list[CardId]) -> None:
    """Lay the last `count` cards of one list at the end of another. Most often it is one: a trick that is swept."""
    if count == 1:
        there.append(here.pop())
    else:
        there += here[len(here) - count :]
        del here[len(here) - count :]


@final
class Table:
    """The verbs that move cards. Each keeps account of who can tell where the cards are.

    `heard` gathers the events; without it the table is silent and nothing is made to be said.
    """

    __slots__ = ("chance", "deal", "heard", "luck", "piles", "told")

    def __init__(
        self,
        piles: Piles,
        chance: Chance,
        heard: list[Event] | None = None,
        luck: Luck | None = None,
        deal: int = 0,
    ) -> None:
        self.piles: Piles = piles
        self.chance: Chance = chance
        self.told: bool = heard is not None
        self.heard: list[Event] = heard if heard is not None else []
        self.luck: Luck | None = luck
        self.deal: int = deal  # the number of the deal now in play, from 1

    def open_deal(self) -> None:
        """A new deal begins: from here its own luck counts. Searches, which bring their own luck, go on with it."""
        self.deal += 1
        if self.luck is not None:
            self.chance = self.luck.step(self.deal, 0)

    # -- one card, chosen by whoever moves it --

    def find(self, card: CardId, zone: Zone) -> CardId:
        """The card in `zone` that looks like `card`: the same one, or its twin."""
        faces = self.piles.plan.faces
        here = self.piles.zones[zone]
        if faces is not None:
            face = faces[card]
            for c in here:
                if faces[c] == face:
                    return c
        return card

    def move(self, card: CardId, source: Zone, target: Zone) -> None:
        """Take `card` out of `source` and lay it on top of `target`."""
        piles = self.piles
        plan = piles.plan
        here = piles.zones[source]
        watchers, everyone = plan.watchers[source], plan.everyone
        uncovers = plan.sights[source] == TOP
        aware = everyone if uncovers and here[-1] == card else watchers | plan.arrive[target]
        seen = aware
        take(card, here)
        piles.zones[target].append(card)
        if plan.faces is not None and piles.traced[source] & ~piles.known[card]:
            self._swap_twins(card, here, plan.faces)
        if aware != everyone and here:
            self._lose(source, aware)
        else:  # nobody can mistake which card went
            aware |= piles.known[card]
        piles.known[card] = aware
        traced = piles.traced[target]
        if aware & ~traced:
            piles.traced[target] = traced | aware
        if piles.cannot[target]:
            piles.cannot[target] = 0
        if uncovers and here:
            self._uncover(source)
        if self.told:
            self.heard.append(Moved([card], source, target, seen, False))

    # -- the top cards, or all: nobody loses track of the rest --

    def draw(self, count: int, source: Zone, target: Zone) -> None:
        """Move the top `count` cards, or as many as there are, keeping their order."""
        piles = self.piles
        plan = piles.plan
        here, there = piles.zones[source], piles.zones[target]
        if count > len(here):
            count = len(here)
        if not count:
            return
        aware: i64 = plan.watchers[source] | plan.watchers[target]
        known = piles.known
        seen: i64 = aware
        slide(count, here, there)
        for i in range(len(there) - count, len(there)):
            card = there[i]
            seers: i64 = known[card]
            seen |= seers
            if aware & ~seers:
                known[card] = seers | aware
        traced: i64 = piles.traced[target]
        if seen & ~traced:
            piles.traced[target] = traced | seen
        if piles.cannot[target]:
            piles.cannot[target] = 0
        if self.told:
            top = plan.sights[target] == TOP or plan.sights[source] == TOP
            self.heard.append(Moved(there[len(there) - count :], source, target, aware, top))
        if plan.sights[target] == TOP:
            self._uncover(target)
        if plan.sights[source] == TOP and here:
            self._uncover(source)

    def sweep(self, source: Zone, target: Zone) -> None:
        """Move all cards."""
        self.draw(len(self.piles.zones[source]), source, target)

    def draw_under(self, source: Zone, target: Zone) -> None:
        """Move all cards but the top one."""
        here = self.piles.zones[source]
        top = here.pop()
        told = self.told and len(here) > 0
        self.sweep(source, target)
        here.append(top)
        if told:
            moved = self.heard[-1]
            assert isinstance(moved, Moved)
            moved.top = self.piles.plan.sights[target] == TOP

    def pick(self, cards: list[CardId], source: Zone, target: Zone) -> None:
        """Move chosen cards, in the order given, as one announcement."""
        piles = self.piles
        if len(cards) == len(piles.zones[source]):
            piles.zones[source][:] = cards
            self.sweep(source, target)
            return
        told = self.told
        self.told = False
        for card in cards:
            self.move(card, source, target)
        self.told = told
        if told and cards:
            aware = piles.plan.watchers[source] | piles.plan.arrive[target]
            self.heard.append(Moved(cards[:], source, target, aware, False))

    def bury(self, card: CardId, source: Zone, target: Zone) -> None:
        """Move a card to the bottom of a pile."""
        self.move(card, source, target)
        pile = self.piles.zones[target]
        pile.insert(0, pile.pop())

    def slip(self, card: CardId, source: Zone, target: Zone) -> None:
        """Move a card to a place of a pile left to luck: everyone knows that it is there, nobody where."""
        self.move(card, source, target)
        pile = self.piles.zones[target]
        pile.insert(self.chance.below(len(pile)), pile.pop())
        self.piles.known[card] = 0

    def shuffle(self, zone: Zone) -> None:
        """Nobody knows any card of it any more, but who sees the zone."""
        piles = self.piles
        cards = piles.zones[zone]
        self.chance.shuffle(cards)
        watchers = piles.plan.watchers[zone]
        known = piles.known
        for card in cards:
            known[card] = watchers
        piles.traced[zone] = watchers
        if cards and piles.plan.sights[zone] == TOP:
            self._uncover(zone)

    # -- what all may conclude --

    def reveal(self, card: CardId) -> None:
        """Everyone can tell where this card lies."""
        piles = self.piles
        piles.known[card] = piles.plan.everyone
        for zone, cards in enumerate(piles.zones):
            if card in cards:
                piles.traced[zone] = piles.plan.everyone

    def rule_out(self, zone: Zone, cards: int) -> None:
        """Everyone can tell that none of `cards` (a bit each) lies there."""
        self.piles.cannot[zone] |= cards

    def _uncover(self, zone: Zone) -> None:
        """Everyone sees the card that is now on top, and does not forget it."""
        piles = self.piles
        piles.known[piles.zones[zone][-1]] = piles.plan.everyone
        piles.traced[zone] = piles.plan.everyone

    def _lose(self, zone: Zone, aware: int) -> None:
        """A card went, and who saw neither end no longer knows what is left."""
        piles = self.piles
        if piles.traced[zone] & ~aware:
            known = piles.known
            for card in piles.zones[zone]:
                known[card] = known[card] & aware
            piles.traced[zone] = piles.traced[zone] & aware

    def _swap_twins(self, card: CardId, left: list[CardId], faces: list[CardId]) -> None:
        """A card went that has a twin among those left: who knew only the twin takes it that the known one went."""
        known = self.piles.known
        face = faces[card]
        for twin in left:
            if faces[twin] == face:
                moved = known[twin] & ~known[card]
                known[card] = known[card] | moved
                known[twin] = known[twin] & ~moved

    # -- words for the ear: only where `told` --

    def say(self, what: str, doers: list[Seat], args: dict[str, Arg], aware: int = ALL_EARS) -> None:
        """Tell everyone; only those `aware` (a bit each) hear which cards."""
        if self.told:
            self.heard.append(Event(what, doers, args, ALL_EARS, aware))

    def tell(self, seat: Seat, what: str, args: dict[str, Arg]) -> None:
        """Tell one seat."""
        if self.told:
            self.heard.append(Event(what, [seat], args, bit(seat), ALL_EARS))
