"""What the games of Ganjifa share: who deals first, and the highest cards that are still out (hukms).

In these packs the cards stand suit by suit from the strongest to the weakest, so of two cards of one suit the one with
the smaller number is the stronger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from majlis.cards.card import CardId, Pack
from majlis.event import Cards
from majlis.plan import SEATS, Seat, Zone
from majlis.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_CARD: Final = CardId(1 << 20)  # weaker than any


# -- who deals first --


def draw_for_deal(pack: Pack, seats: int, precedence: list[int], table: Table) -> Seat:
    """Everyone draws a card from the spread pack; the highest in its suit's own order deals (GI-28).

    Equal cards are told apart by their suits, the highest first in `precedence`; where it is empty, those who drew
    them draw again. All cards go back before the shuffle, so nothing is known of where they lie.
    """
    drawing = SEATS[:seats]
    while len(drawing) > 1:
        drawn: list[CardId] = []
        for seat in drawing:
            card = _another(pack, drawn, table)
            drawn.append(card)
            if table.told:
                table.say("draws-for-deal", [seat], {"card": Cards([card])})
        heights = [_height(pack, card, precedence) for card in drawn]
        drawing = [seat for seat, height in zip(drawing, heights, strict=True) if height == max(heights)]
        if table.told and len(drawing) > 1:
            table.say("draw-again", drawing, {})
    if table.told:
        table.say("highest-deals", drawing, {})
    return drawing[0]


def _another(pack: Pack, drawn: list[CardId], table: Table) -> CardId:
    while True:
        card = pack.all[table.chance.below(len(pack.all))]
        if card not in drawn:
            return card


def _height(pack: Pack, card: CardId, precedence: list[int]) -> int:
    rank = pack.rank[card] * (len(precedence) + 1)
    return rank + len(precedence) - precedence.index(pack.suit[card]) if precedence else rank


# -- the highest cards that are still out --


def strongest_elsewhere(hands: list[Zone], seat: Seat, zones: list[list[CardId]], pack: Pack) -> list[int]:
    """By suit: the strongest card that another hand holds, NO_CARD where none does."""
    suit = pack.suit
    best: list[int] = [NO_CARD] * (suit[-1] + 1)
    mine = hands[seat]
    for hand in hands:
        if hand != mine:
            for card in zones[hand]:
                i: i64 = suit[card]
                c: i64 = card
                if c < best[i]:
                    best[i] = c
    return best


def whole_runs(held: list[CardId], best: list[int], pack: Pack) -> list[CardId]:
    """The cards of a hand that nothing can beat: by suit the first of those still out, without a gap."""
    suit = pack.suit
    return [card for card in held if card < best[suit[card]]]
