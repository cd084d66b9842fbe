"""Cards for as many new ones, where a game allows it with a pass."""

from __future__ import annotations

from typing import final

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Cards
from majlis.move import NOT_NOW, Choose, Domain, Field, Move, Reason


@final
class Exchange(Domain):
    """Any of the cards held, up to `most`: `exchange T A/E`."""

    verb: str = "exchange"

    def __init__(self, held: list[CardId], most: int, pack: Pack) -> None:
        self.held: list[CardId] = held
        self.most: int = most
        self.pack: Pack = pack

    def fields(self) -> list[Field]:
        return [Field("cards", "cards", self.held, None, 1, min(self.most, len(self.held)))]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Choose) or move.verb != self.verb or not move.cards:
            return NOT_NOW
        faces = [self.pack.face[c] for c in self.held]
        for card in move.cards:
            if self.pack.face[card] not in faces:
                return Reason("you-do-not-hold", {"card": Cards([card])})
            faces.remove(self.pack.face[card])
        return Reason("exchange-too-many", {"most": self.most}) if len(move.cards) > self.most else None

    def propose(self, chance: Chance) -> Move | None:
        most = min(self.most, len(self.held))
        if most < 1:
            return None
        pool = self.held[:]
        chance.shuffle(pool)
        return exchange(pool[: 1 + chance.below(most)], self.pack)

    def some(self, limit: int) -> list[Move]:
        """The worst cards to keep are for the game's advice to say: all of them, or each alone."""
        most = min(self.most, len(self.held))
        sets = [self.held[:most], *[[c] for c in self.held]] if most > 0 else []
        moves: dict[Move, None] = dict.fromkeys([exchange(cards, self.pack) for cards in sets])
        return list(moves)[:limit]


def exchange(cards: list[CardId], pack: Pack) -> Choose:
    """The move, with cards that look the same as one and in the order of the pack."""
    return Choose("exchange", sorted([pack.face[c] for c in cards]), pack)


def picked(cards: list[CardId], held: list[CardId], pack: Pack) -> list[CardId]:
    """The cards of `held` that look like these."""
    left, found = held[:], list[CardId]()
    for card in cards:
        found.append(next(c for c in left if pack.face[c] == pack.face[card]))
        left.remove(found[-1])
    return found
