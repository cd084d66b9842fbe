"""Where every card lies, who knows where it lies, and what a place is known not to hold."""

from __future__ import annotations

from typing import final

from majlis.cards.card import BACK, CardId
from majlis.plan import DOWN, SHUT, TOP, Plan, Seat, Zone, bit


@final
class Piles:
    """The cards of every zone, bottom first. Plain lists: forked at the edge, changed inside by `Table`."""

    __slots__ = ("cannot", "known", "plan", "traced", "zones")

    def __init__(
        self, plan: Plan, zones: list[list[CardId]], known: list[int], traced: list[int], cannot: list[int]
    ) -> None:
        self.plan: Plan = plan
        self.zones: list[list[CardId]] = zones
        self.known: list[int] = known  # by card: a bit for each viewer who knows where it lies
        self.traced: list[int] = traced  # by zone: who may know one of its cards though it is hidden
        self.cannot: list[int] = cannot  # by zone: a bit for each card that anyone can tell is not there

    def fork(self) -> Piles:
        """An independent copy."""
        return Piles(self.plan, [z[:] for z in self.zones], self.known[:], self.traced[:], self.cannot[:])

    def seen_by(self, viewer: Seat) -> list[list[CardId] | None]:
        """What lies where, zone by zone: BACK for each card that `viewer` may not see, None where even the count is
        not shown."""
        seen: list[list[CardId] | None] = []
        plan, eyes = self.plan, bit(viewer)
        for z, cards in enumerate(self.zones):
            if plan.watchers[z] & eyes:
                seen.append(cards[:])
            elif plan.sights[z] == SHUT:
                seen.append(None)
            else:
                backs = [BACK] * len(cards)
                if cards and plan.sights[z] == TOP:
                    backs[-1] = cards[-1]
                seen.append(backs)
        return seen

    def key(self) -> tuple[object, ...]:
        """All there is to compare or to hash."""
        return (self.zones, self.known, self.cannot)


def laid_out(plan: Plan, zone: Zone) -> Piles:
    """All cards of the pack lie in `zone`, unshuffled, in pack order."""
    zones: list[list[CardId]] = [[] for _ in plan.names]
    zones[zone] = plan.pack.all[:]
    return Piles(plan, zones, [0] * len(plan.pack.all), [0] * len(plan.names), [0] * len(plan.names))


def watched(plan: Plan, zones: list[list[CardId]]) -> Piles:
    """Cards put straight where they lie, as a position does: everyone knows just what they see."""
    piles = Piles(plan, zones, [0] * len(plan.pack.all), [0] * len(plan.names), [0] * len(plan.names))
    for z, cards in enumerate(zones):
        for card in cards:
            piles.known[card] = plan.watchers[z]
        if cards and plan.sights[z] == TOP:
            piles.known[cards[-1]] = plan.everyone
        if cards and plan.sights[z] not in (DOWN, SHUT):
            piles.traced[z] = plan.watchers[z] | plan.arrive[z]
    return piles
