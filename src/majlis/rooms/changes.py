"""What changed between two pictures of a table, and the later one again from the earlier and that.

Both pictures are what the same viewer may see, so what differs is no more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, TypeVar

import msgspec

from majlis.rooms import protocol

T = TypeVar("T")
TABLE: Final = (
    "room",
    "game",
    "title",
    "pack",
    "cloth",
    "clockwise",
    "viewer",
    "one_deal",
    "agreed",
    "options",
    "guide",
)
WHOLE: Final = (*TABLE, "match", "deal", "dealt", "seal", "won", "paused")
FIXED: Final = attrgetter(*WHOLE)  # where one of these changes, the whole table is told
LAID: Final = attrgetter("key", "name", "layout", "owner", "yours")


def change(before: protocol.Step, after: protocol.Step) -> protocol.Change | None:
    """What `after` tells beyond `before`; None where the whole must be told: another room, other names of places."""
    old, new = before.view, after.view
    if len(old.zones) != len(new.zones) or FIXED(old) != FIXED(new):
        return None
    places, facts = spliced(old.places, new.places), spliced(old.facts, new.facts)
    cards = []
    for number, (was, zone) in enumerate(zip(old.zones, new.zones, strict=True)):
        if was is zone:
            continue
        if LAID(was) != LAID(zone):
            return None
        run = spliced(was.cards, zone.cards)
        if run or was.count != zone.count:
            cards.append(protocol.Cards(number, zone.count, *(run or (0, 0, []))))
    changed = protocol.Changed(
        new.phase if new.phase != old.phase else None,
        new.status if new.status != old.status else None,
        new.chat if new.chat != old.chat else None,
        new.result if new.result != old.result else None,
        new.offers if new.offers != old.offers else None,
        protocol.Places(*places) if places else None,
        protocol.Facts(*facts) if facts else None,
        cards or None,
    )
    return protocol.Change(after.step, before.step, after.lines, after.moved, new.seconds, changed)


def spliced(before: Sequence[T], after: Sequence[T]) -> tuple[int, int, list[T]] | None:
    """From which place on how many are gone, and what came there; None if all is as it was."""
    if before is after or before == after:
        return None
    most = min(len(before), len(after))
    at = 0
    while at < most and before[at] == after[at]:
        at += 1
    end = 0
    while end < most - at and before[-1 - end] == after[-1 - end]:
        end += 1
    return at, len(before) - at - end, list(after[at : len(after) - end])


def changed(before: protocol.Step, told: protocol.Change) -> protocol.Step:
    """The step after `before`, from what was told of it. ValueError if that was told of another one."""
    if before.step != told.since:
        raise ValueError(f"a change since {told.since}, and the last step was {before.step}")
    old, news = before.view, told.view
    zones = old.zones[:]
    for cards in news.cards or []:
        zone = zones[cards.zone]
        laid = put(zone.cards, cards.at, cards.gone, cards.put)
        zones[cards.zone] = msgspec.structs.replace(zone, count=cards.count, cards=laid)
    places, facts = news.places, news.facts
    view = msgspec.structs.replace(
        old,
        step=told.step,
        seconds=told.seconds,
        phase=old.phase if news.phase is None else news.phase,
        status=old.status if news.status is None else news.status,
        chat=old.chat if news.chat is None else news.chat,
        result=old.result if news.result is None else news.result,
        offers=old.offers if news.offers is None else news.offers,
        places=put(old.places, places.at, places.gone, places.put) if places else old.places,
        facts=put(old.facts, facts.at, facts.gone, facts.put) if facts else old.facts,
        zones=zones,
    )
    return protocol.Step(told.step, told.lines, told.moved, view)


def put(row: list[T], at: int, gone: int, come: list[T]) -> list[T]:
    """A row with what is gone taken out and what comes put there."""
    return [*row[:at], *come, *row[at + gone :]]
