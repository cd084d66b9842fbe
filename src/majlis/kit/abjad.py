"""What the games of Abjad share: who deals first."""

from __future__ import annotations

from majlis.cards.abjad import number
from majlis.cards.card import CardId, Pack
from majlis.event import Term
from majlis.plan import SEATS, Seat
from majlis.table import Table


def draw_for_dealer(pack: Pack, seats: int, table: Table) -> Seat:
    """Everyone draws one of all 169 cards; the highest number deals, action cards count 0 (AB-01).

    Equal ones draw again among themselves. All cards go back before the shuffle, so nothing is known of where they lie.
    """
    drawing = SEATS[:seats]
    while len(drawing) > 1:
        drawn: list[CardId] = []
        for _ in drawing:
            drawn.append(_another(pack, drawn, table))
        numbers = [number(pack, card) for card in drawn]
        if table.told:
            for seat, card in zip(drawing, drawn, strict=True):
                table.say("draws-for-dealer", [seat], {"card": Term(_named(pack, card)), "number": number(pack, card)})
        drawing = [seat for seat, n in zip(drawing, numbers, strict=True) if n == max(numbers)]
        if table.told and len(drawing) > 1:
            table.say("draw-for-dealer-again", drawing, {})
    return drawing[0]


def _another(pack: Pack, drawn: list[CardId], table: Table) -> CardId:
    while True:
        card = pack.all[table.chance.below(len(pack.all))]
        if card not in drawn:
            return card


def _named(pack: Pack, card: CardId) -> str:
    """The id of the name of the letter, or of the action card, whatever its colour."""
    return f"letter-{pack.code[card].rpartition('.')[2]}"
