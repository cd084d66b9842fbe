"""The places of a game: their names, who may see into them, and how they lie on the table."""

from __future__ import annotations

from typing import Final, NewType, final

from majlis.cards.card import CardId, Pack

Seat = NewType("Seat", int)
"""A place at the table, numbered in playing order from 0."""

Zone = NewType("Zone", int)
"""A place for cards: its number in the plan of the game."""

SPECTATOR: Final = Seat(-1)
MOST_SEATS: Final = 14
SEATS: Final = [Seat(s) for s in range(MOST_SEATS)]
NOBODY: Final = 0

# Sight: who sees the cards of a zone. The only rule of secrecy there is.
OPEN: Final = 0  # everyone sees every card
TOP: Final = 1  # everyone sees the top card and the count
OWNER: Final = 2  # the owner sees every card, others the count
DOWN: Final = 3  # everyone sees the count
SHUT: Final = 4  # nobody is shown even the count

# How a zone lies on the table: a closed vocabulary that the clients know.
PILE: Final = "pile"
FAN: Final = "fan"
ROW: Final = "row"
COLUMN: Final = "column"
GRID: Final = "grid"
CROSS: Final = "cross"
LINE: Final = "line"
WORDS: Final = "words"  # words one below the other: each row of `Game.spots` is one
ARRANGED: Final = (GRID, CROSS, WORDS)  # in rows and columns, which `Game.spots` tells


def _by_bits() -> list[list[Seat]]:
    """For each mask its seats in order. Doubled seat by seat: with fourteen seats it would be felt at start-up."""
    found: list[list[Seat]] = [[]]
    for seat in SEATS:
        found += [[*seats, seat] for seats in found]
    return found


WAITING: Final = _by_bits()


def bit(viewer: Seat) -> int:
    """The bit of a pair of eyes in a mask: the spectator has the lowest."""
    return 1 << (viewer + 1)


def after(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat that comes `steps` after `seat` in playing order."""
    return SEATS[(seat + steps) % seats]


def in_rows(sizes: list[int]) -> list[tuple[int, int]]:
    """Row and column of each card of words of so many cards that lie one below the other."""
    return [(row, column) for row, size in enumerate(sizes) for column in range(size)]


@final
class Plan:
    """The places of a game, drawn up once for all its matches."""

    __slots__ = ("arrive", "everyone", "faces", "index", "layouts", "names", "owners", "pack", "sights", "watchers")

    def __init__(self, pack: Pack, seats: int) -> None:
        self.pack: Pack = pack
        self.everyone: int = (1 << (seats + 1)) - 1
        self.names: list[str] = []
        self.index: dict[str, Zone] = {}
        self.sights: list[int] = []
        self.layouts: list[str] = []
        self.owners: list[int] = []  # the seat a place belongs to, -1 for the table's own
        self.watchers: list[int] = []  # who sees all that lies here
        self.arrive: list[int] = []  # who sees one card arrive here
        self.faces: list[CardId] | None = pack.face if pack.twins else None

    def one(self, name: str, sight: int, layout: str = PILE, owner: int = -1) -> Zone:
        """A place of the table, or of one seat."""
        zone = Zone(len(self.names))
        self.names.append(name)
        self.index[name] = zone
        self.sights.append(sight)
        self.layouts.append(layout)
        self.owners.append(owner)
        self.watchers.append(self.everyone if sight == OPEN else bit(Seat(owner)) if sight == OWNER else NOBODY)
        self.arrive.append(self.everyone if sight == TOP else self.watchers[-1])
        return zone

    def each(self, name: str, sight: int, seats: int, layout: str = PILE) -> list[Zone]:
        """A place for every seat, in order."""
        return [self.one(f"{name}/{s}", sight, layout, s) for s in range(seats)]
