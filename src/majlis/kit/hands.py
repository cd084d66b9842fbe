"""Of cards in a hand that look the same: which one goes."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.piles import Piles
from majlis.plan import Zone


def openly_held(piles: Piles, hand: Zone) -> list[CardId]:
    """A hand with what most can tell of it first: of two cards that look the same that one is laid or thrown."""
    known = piles.known
    return sorted(piles.zones[hand], key=lambda card: -known[card].bit_count())
