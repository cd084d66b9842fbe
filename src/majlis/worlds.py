"""Worlds: deals that a viewer, who forgets nothing, could as well be looking at."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.piles import Piles
from majlis.plan import TOP, Seat, bit

TRIES: Final = 400


def redeal(piles: Piles, viewer: Seat, chance: Chance) -> Piles:
    """The cards that `viewer` cannot place, shuffled among the places they may lie in."""
    twin = piles.fork()
    plan, eyes = piles.plan, bit(viewer)
    holes: list[list[CardId]] = []  # for each hidden card the pile it lies in
    places: list[int] = []
    unseen: list[CardId] = []
    barred: list[int] = []  # only of the first places: those that something is ruled out of
    for strict in (True, False):
        for z, cards in enumerate(twin.zones):
            rule = piles.cannot[z]
            if cards and (rule != 0) is strict and not plan.watchers[z] & eyes:
                last = len(cards) - 1 if plan.sights[z] == TOP else -1
                for i, card in enumerate(cards):
                    if not piles.known[card] & eyes and i != last:
                        holes.append(cards)
                        places.append(i)
                        unseen.append(card)
                        if strict:
                            barred.append(rule)
    if barred:
        scatter(unseen, barred, chance)
    else:
        chance.shuffle(unseen)
    for i, pile in enumerate(holes):
        pile[places[i]] = unseen[i]
    return twin


def scatter(cards: list[CardId], barred: list[int], chance: Chance) -> bool:
    """Shuffle `cards`, none to a place it is barred from (`barred`: a bit each, for the first places).

    Every way is equally likely if it succeeds within TRIES; otherwise (False) start from some way and swap at random,
    which comes close.
    """
    for _ in range(TRIES):
        if _deal_out(cards, barred, chance):
            return True
    strict = barred + [0] * (len(cards) - len(barred))
    if settle(cards, strict):
        for i in range(len(cards) * 8):
            i %= len(cards)
            j = chance.below(len(cards))
            if not strict[i] >> cards[j] & 1 and not strict[j] >> cards[i] & 1:
                cards[i], cards[j] = cards[j], cards[i]
    return False


def _deal_out(cards: list[CardId], barred: list[int], chance: Chance) -> bool:
    """A fair shuffle, given up at the first card that is barred from its place."""
    n, strict = len(cards), len(barred)
    for i in range(n - 1):
        j = i + chance.below(n - i)
        card = cards[j]
        if i < strict and barred[i] >> card & 1:
            return False
        cards[j] = cards[i]
        cards[i] = card
    return strict < n or not barred[n - 1] >> cards[n - 1] & 1


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
