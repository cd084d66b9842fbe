"""How strong the bots are in every game: the table that is kept in docs/strength.md.

Bots that stand next to each other on the ladder meet in blocks of deals. A meeting ends when it is clear who is better,
when both turn out to play alike, or when enough has been played; all of that follows from the seed and from no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from majlis import registry
from majlis.arena import contest, stats
from majlis.arena.contest import Contest, Keeper, Row
from majlis.arena.playouts import Order, check
from majlis.arena.pool import Pool
from majlis.arena.result import Pair, result
from majlis.bots import plays_as

LADDER: Final = (("greedy", "random"), ("level3", "level1"), ("level4", "level3"))
BLOCK: Final = 10  # deals
CLEAR: Final = 0.999  # looking again and again would make 95 % come true by luck
MATCHES: Final = 200  # at most
DECISIONS: Final = 30_000  # at most, but for the block in which they are reached
QUICK_MATCHES: Final = 2


@dataclass
class Meeting:
    """Two bots in one game, and what came of it. `alike`: not one match differed."""

    key: str
    seats: int
    alone: bool
    pair: Pair
    alike: bool


def report(
    seed: str,
    workers: Pool,
    kept: Keeper | None = None,
    most: int = MATCHES,
    ladder: Sequence[tuple[str, str]] = LADDER,
    keys: Sequence[str] = (),
    heard: Callable[[int], None] | None = None,
    one_deal: bool = False,
) -> Iterator[Meeting]:
    """Every game, every two neighbours of the ladder, up to `most` matches; of a deal each, if `one_deal`."""
    done = 0
    for key in keys or registry.natures():
        for names in ladder:
            order = Order(key, registry.nature(key).seats[0], seed, names, one_deal=one_deal)
            yield meeting(Contest(order), workers, kept, most)
            done += 1
            if heard is not None:
                heard(done)


def same(rows: Sequence[Row]) -> bool:
    """Was every deal played in just the same way, whoever sat where?"""
    told = {(row.deal, tuple(row.scores), row.decisions) for row in rows}
    return len(told) == len({row.deal for row in rows})


def meeting(who: Contest, workers: Pool, kept: Keeper | None, most: int) -> Meeting:
    """Two bots until it is clear who is better, or enough. Of two that are one by name one deal shows it."""
    game = check(who.order)
    alone = contest.together(game, who.order.seats)
    one, other = who.bots
    known = plays_as(one, who.order.key) == plays_as(other, who.order.key)
    size = 1 if known else BLOCK
    rows: list[Row] = []
    deals, alike = 0, False
    while True:
        block = max(1, min(size, most // 2 - deals))
        rows += contest.run(who, contest.sittings(who, game, deals, block), workers, kept)
        deals += block
        found = result(who, game, rows)
        pair = found.pairs[0]
        alike = deals >= size and same(rows)
        shares = stats.share(found.meetings[pair.one, pair.other], CLEAR)
        clear = alike or shares.low > 0.5 or shares.high < 0.5
        if clear or 2 * deals >= most or sum(row.decisions for row in rows) >= DECISIONS:
            return Meeting(who.order.key, who.order.seats, alone, pair, alike)
