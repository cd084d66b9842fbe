"""The table of 6x6: its cards and places, and what it remembers."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.alpha import alpha
from majlis.kit.alone import TeamState
from majlis.move import Name, Reason
from majlis.piles import Piles
from majlis.plan import DOWN, GRID, OPEN, PILE, WORDS, Plan, Zone

PACK: Final = alpha()
MOST: Final = 12  # stacks
OPEN_CARDS: Final = Zone(1)
PLAYED: Final = Zone(2)
STOCK: Final = Zone(0)

TURN: Final = [Name(f"turn {n + 1}", n, f"zone-stack:{n + 1}") for n in range(MOST)]
FILL: Final = [Name(f"fill {n + 1}", n, f"zone-stack:{n + 1}") for n in range(MOST)]
TURN_ALL: Final = Name("turn all", -1, "all-stacks")


def plan(stacks: int) -> Plan:
    """The places for so many stacks: their open cards, what lies under these, the words played, the cards not used."""
    made = Plan(PACK, 8)
    made.one("stock", DOWN, PILE)
    made.one("open", OPEN, GRID)
    made.one("played", OPEN, WORDS)
    for n in range(stacks):
        made.one(f"stack:{n + 1}", DOWN, PILE)
    return made


def stack(n: int) -> Zone:
    """What lies face down in stack `n`, counted from 0."""
    return Zone(3 + n)


@final
class SixBySixState(TeamState):
    """A match: on which stack each open card lies, and the team's account."""

    __slots__ = ("on",)

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.on: list[int] = []  # by open card

    def fork(self) -> SixBySixState:
        twin = SixBySixState(self.piles.fork(), self.seats)
        self.copy_to(twin)
        twin.on = self.on[:]
        return twin

    def waiting_stacks(self, stacks: int) -> list[int]:
        """Those that show no card and have one to turn (SX-02)."""
        zones = self.piles.zones
        return [n for n in range(stacks) if zones[3 + n] and n not in self.on]

    def spaces(self, stacks: int) -> list[int]:
        """The empty ones."""
        zones = self.piles.zones
        return [n for n in range(stacks) if not zones[3 + n] and n not in self.on]

    def left(self) -> int:
        """Cards that are not in a word (SX-03)."""
        zones = self.piles.zones
        return sum([len(cards) for cards in zones[3:]]) + len(zones[OPEN_CARDS])

    def sort(self) -> None:
        """The open cards in the order of their stacks."""
        order = sorted(range(len(self.on)), key=self.on.__getitem__)
        cards = self.piles.zones[OPEN_CARDS]
        self.piles.zones[OPEN_CARDS] = [cards[i] for i in order]
        self.on = [self.on[i] for i in order]


def why_impossible(state: SixBySixState, stacks: int, high: int) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    zones = state.piles.zones
    there, on = zones[OPEN_CARDS], state.on
    if len(on) != len(there) or sorted(set(on)) != on or (on and not 0 <= on[0] <= on[-1] < stacks):
        return Reason("wrong-field", {"name": "on", "value": str(on)[:40]})
    if max([len(cards) for cards in zones[3:]]) >= high:
        return Reason("wrong-field", {"name": "zones", "value": str(high)})
    if state.left() + len(zones[PLAYED]) != stacks * high:
        return Reason("wrong-field", {"name": "zones.stock", "value": PACK.codes(zones[STOCK])[:40]})
    if sum([len(word) for word in state.played]) != len(zones[PLAYED]):
        return Reason("wrong-field", {"name": "played", "value": ", ".join(state.played)[:40]})
    return None
