"""What the games of Ganjifa share: who deals first."""

from __future__ import annotations

from majlis.cards.card import CardId, Pack
from majlis.event import Cards
from majlis.plan import SEATS, Seat
from majlis.table import Table


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
