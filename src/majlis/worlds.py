"""Worlds: deals that a viewer, who forgets nothing, could as well be looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.piles import Piles
from majlis.plan import TOP, Seat, Zone, bit

if TYPE_CHECKING:
    from mypy_extensions import i64

TRIES: Final = 400


def reshuffle(piles: Piles, viewer: Seat, chance: Chance) -> None:
    """Shuffle the cards that `viewer` cannot place among the places they may lie in."""
    eyes = bit(viewer)
    strict, free = _clouded(piles, eyes)
    unseen: list[CardId] = []
    barred: list[int] = []  # only of the first places: those that something is ruled out of
    for z in strict:
        _gather(piles, z, eyes, unseen)
        barred += [piles.cannot[z]] * (len(unseen) - len(barred))
    for z in free:
        _gather(piles, z, eyes, unseen)
    if barred:
        scatter(unseen, barred, chance)
    else:
        chance.shuffle(unseen)
    n = 0
    for z in strict + free:
        n = _lay_back(piles, z, eyes, unseen, n)


def in_order(piles: Piles, viewer: Seat) -> None:
    """Lay the cards that `viewer` cannot place in the order of the pack: nothing is left of how they truly lie."""
    eyes = bit(viewer)
    strict, free = _clouded(piles, eyes)
    unseen: list[CardId] = []
    for z in strict + free:
        _gather(piles, z, eyes, unseen)
    unseen.sort()
    n = 0
    for z in strict + free:
        n = _lay_back(piles, z, eyes, unseen, n)


def _clouded(piles: Piles, eyes: int) -> tuple[list[Zone], list[Zone]]:
    """The places whose cards are not all in sight: those that something is ruled out of, and the others."""
    strict: list[Zone] = []
    free: list[Zone] = []
    watchers = piles.plan.watchers
    for z, cards in enumerate(piles.zones):
        if cards and not watchers[z] & eyes:
            if piles.cannot[z]:
                strict.append(Zone(z))
            else:
                free.append(Zone(z))
    return strict, free


def _gather(piles: Piles, zone: Zone, viewer: int, unseen: list[CardId]) -> None:
    known, cards = piles.known, piles.zones[zone]
    eyes: i64 = viewer
    for card in cards[:-1] if piles.plan.sights[zone] == TOP else cards:
        knowers: i64 = known[card]
        if not knowers & eyes:
            unseen.append(card)


def _lay_back(piles: Piles, zone: Zone, viewer: int, unseen: list[CardId], first: int) -> int:
    """Lay cards from place `first` of `unseen` where hidden ones were; the place after the last."""
    known, cards = piles.known, piles.zones[zone]
    eyes: i64 = viewer
    n: i64 = first
    for i, card in enumerate(cards[:-1] if piles.plan.sights[zone] == TOP else cards):
        knowers: i64 = known[card]
        if not knowers & eyes:
            cards[i] = unseen[n]
            n += 1
    return n


def scatter(cards: list[CardId], barred: list[int], chance: Chance) -> bool:
    """Shuffle `cards`, none to a place it is barred from (`barred`: a bit each, for the first places).

    Every way is equally likely if it succeeds within TRIES; otherwise (False) start from some way and swap at random,
    which comes close.
    """
    tables = _tables(barred)
    for _ in range(TRIES):
        if _deal_out(cards, tables, chance):
            return True
    strict = barred + [0] * (len(cards) - len(barred))
    if settle(cards, strict):
        for i in range(len(cards) * 8):
            i %= len(cards)
            j = chance.below(len(cards))
            if not strict[i] >> cards[j] & 1 and not strict[j] >> cards[i] & 1:
                cards[i], cards[j] = cards[j], cards[i]
    return False


def _tables(barred: list[int]) -> list[bytes]:
    """What is barred from each place, eight cards a byte: to shift numbers as large as a pack takes far longer."""
    tables: list[bytes] = []
    size = max([cards.bit_length() for cards in barred]) // 8 + 1
    last, table = -1, b""
    for cards in barred:
        if cards != last:
            last, table = cards, cards.to_bytes(size, "little")
        tables.append(table)
    return tables


def _is_barred(table: bytes, card: int) -> bool:
    c: i64 = card
    place: i64 = c >> 3
    return place < len(table) and table[place] >> (c & 7) & 1 != 0


def _deal_out(cards: list[CardId], barred: list[bytes], chance: Chance) -> bool:
    """A fair shuffle, given up at the first card that is barred from its place."""
    n, strict = len(cards), len(barred)
    i: i64
    for i in range(n - 1):
        j: i64 = i + chance.below(n - i)
        card = cards[j]
        if i < strict and _is_barred(barred[i], card):
            return False
        cards[j] = cards[i]
        cards[i] = card
    return strict < n or not _is_barred(barred[n - 1], cards[n - 1])


def settle(cards: list[CardId], barred: list[int]) -> bool:
    """Swap `cards` about until none lies where it is barred; False if there is no way."""
    for i in range(len(cards)):
        if barred[i] >> cards[i] & 1 and not _place(cards, barred, i, [False] * len(cards)):
            return False
    return True


def _place(cards: list[CardId], barred: list[int], i: int, tried: list[bool]) -> bool:
    """Free place `i` of its barred card, by one swap or by a chain of them."""
    n = len(cards)
    for step in range(1, n):
        j = (i + step) % n
        if not barred[i] >> cards[j] & 1 and not barred[j] >> cards[i] & 1:
            cards[i], cards[j] = cards[j], cards[i]
            return True
    tried[i] = True
    for step in range(1, n):
        j = (i + step) % n
        if not tried[j] and not barred[i] >> cards[j] & 1:
            cards[i], cards[j] = cards[j], cards[i]
            if _place(cards, barred, j, tried):
                return True
            cards[i], cards[j] = cards[j], cards[i]
    return False
