"""The exchange with the centre: some of the own cards for as many that lie open (AM-02)."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.kit.abjad_words import holds
from majlis.kit.words import TABLE
from majlis.move import NOT_NOW, Domain, Field, Move, Reason

SWAPPED: Final = 3
TAKE: Final = "take"


@final
class Swap(Move):
    """`swap red.ba blue.ya take @green.kaf @red.lam`: the first for the first, and so on; @ is for the table."""

    __slots__ = ("cards", "taken")

    def __init__(self, cards: list[CardId], taken: list[CardId], pack: Pack) -> None:
        there = " ".join([TABLE + pack.code[card] for card in taken])
        super().__init__(f"swap {pack.codes(cards)} {TAKE} {there}")
        self.cards: list[CardId] = cards
        self.taken: list[CardId] = taken

    def args(self) -> dict[str, Arg]:
        return {"cards": Cards(self.cards), TAKE: Cards(self.taken)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Swap) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_swap(arguments: list[str], pack: Pack) -> Swap | None:
    """The exchange that these words write; None if they write none."""
    words = [argument.casefold().removeprefix(TABLE) for argument in arguments]
    if words.count(TAKE) != 1:
        return None
    at = words.index(TAKE)
    given = [card for card in map(pack.find, words[:at]) if card is not None]
    taken = [card for card in map(pack.find, words[at + 1 :]) if card is not None]
    if len(given) + len(taken) + 1 != len(words) or not given:
        return None
    return Swap(given, taken, pack)


@final
class Swaps(Domain):
    """Up to three cards, or just three."""

    verb: str = "swap"

    def __init__(self, pack: Pack, held: list[CardId], centre: list[CardId], least: int) -> None:
        self.pack: Pack = pack
        self.held: list[CardId] = held
        self.centre: list[CardId] = centre
        self.least: int = least

    def fields(self) -> list[Field]:
        most = min(SWAPPED, len(self.held))
        return [
            Field("cards", "cards", self.held, None, self.least, most),
            Field(TAKE, "cards", self.centre, None, self.least, most),
        ]

    def refuse(self, move: Move) -> Reason | None:
        if not isinstance(move, Swap):
            return NOT_NOW
        if len(move.cards) != len(move.taken):
            return Reason("swap-uneven", {"cards": Cards(move.cards), "take": Cards(move.taken)})
        if not self.least <= len(move.cards) <= SWAPPED:
            return Reason("swap-number", {"most": SWAPPED, "least": self.least})
        for card in move.cards:
            if not holds(self.pack, [card], self.held):
                return Reason("you-do-not-hold", {"card": Cards([card])})
        if not holds(self.pack, move.cards, self.held):
            return Reason("swap-not-so-many", {})
        if not holds(self.pack, move.taken, self.centre):
            return Reason("swap-not-there", {})
        return None

    def swap(self, given: list[CardId], taken: list[CardId]) -> Swap:
        """The move, with cards that look the same as one."""
        face = self.pack.face
        return Swap([face[card] for card in given], [face[card] for card in taken], self.pack)

    def anything(self, chance: Chance) -> Swap:
        """Some of the cards for some of those that lie there."""
        mine, there = self.held[:], self.centre[:]
        chance.shuffle(mine)
        chance.shuffle(there)
        most = min(SWAPPED, len(mine))
        count = min(self.least, most) + chance.below(most - min(self.least, most) + 1)
        return self.swap(mine[:count], there[:count])

    def propose(self, chance: Chance) -> Move | None:
        return self.anything(chance) if len(self.held) >= self.least else None

    def some(self, limit: int) -> list[Move]:
        """The cards that count least for those that count most; then each of the lowest for each of the highest."""
        low = sorted(self.held, key=self._points)
        high = sorted(self.centre, key=self._points, reverse=True)
        most = min(SWAPPED, len(self.held))
        moves: dict[Move, None] = {}
        for count in range(most, self.least - 1, -1):
            moves[self.swap(low[:count], high[:count])] = None
            if count < len(low):
                moves[self.swap(low[1 : count + 1], high[:count])] = None
        if self.least == 1:
            for card in low[:most]:
                for other in high[:most]:
                    moves[self.swap([card], [other])] = None
        return list(moves)[:limit]

    def _points(self, card: CardId) -> tuple[int, CardId]:
        return (self.pack.points[card], card)
