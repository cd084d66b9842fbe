"""The listed moves of Alpha Rummy 500: take a run of discards, put it back, discard, take bonus cards, end the deal."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Cards
from majlis.games.rummy_500.table import DISCARD, PACK, STOCK, AlphaRummyState
from majlis.kit.words import TABLE
from majlis.move import DRAW, Move, Play

BACK: Final = Move("back")
BONUS: Final = Move("bonus")
END: Final = Move("end")
FEW: Final = 6  # discards that a random player takes at the most
_BY_FACE: Final = {face: Play(f"discard {PACK.code[face]}", face) for face in PACK.face}
DISCARDS: Final = [_BY_FACE[face] for face in PACK.face]  # by card; cards that look the same share one


@final
class Take(Move):
    """Take a card of the spread and all that lie above it: `take @D 3`, the third from the open end.

    Made when needed; equal when its text is. A person may type the card or the number alone.
    """

    __slots__ = ("card", "count")

    def __init__(self, card: CardId, count: int) -> None:
        said = f"{TABLE}{PACK.code[card]}" if card >= 0 else ""
        super().__init__(" ".join(["take", said, str(count) if count else ""]).replace("  ", " ").strip())
        self.card: CardId = card  # what it looks like; -1: not said
        self.count: int = count  # 0: not said

    def args(self) -> dict[str, Arg]:
        if self.card < 0 or not self.count:
            return {}
        return {"deepest": Cards([self.card]), "above": self.count - 1}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Take) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_take(arguments: list[str]) -> Take | None:
    """The card, the number, or both."""
    card, count = CardId(-1), 0
    for argument in arguments:
        found = PACK.find(argument.removeprefix(TABLE))
        if found is not None and card < 0:
            card = PACK.face[found]
        elif argument.isascii() and argument.isdigit() and len(argument) < 4 and not count and int(argument):
            count = int(argument)
        else:
            return None
    return Take(card, count) if arguments else None


def take(spread: list[CardId], count: int) -> Take:
    """The move that takes so many cards from the open end."""
    return Take(PACK.face[spread[len(spread) - count]], count)


def taken(move: Take, spread: list[CardId]) -> Take:
    """The same with what was not said: the card nearest to the open end, or the card at that number."""
    if move.card >= 0 and not move.count:
        for count in range(1, len(spread) + 1):
            if PACK.face[spread[len(spread) - count]] == move.card:
                return Take(move.card, count)
    elif move.card < 0 and move.count <= len(spread):
        return take(spread, move.count)
    return move


def draw_at_random(state: AlphaRummyState, chance: Chance) -> Move:
    """What a player might draw who plays anything: most often from the stock."""
    spread, stock = state.piles.zones[DISCARD], state.piles.zones[STOCK]
    if stock and (state.back or not spread or chance.below(4)):
        return DRAW
    if not spread or (not stock and chance.below(3) == 0):
        return END
    return take(spread, 1 + chance.below(min(FEW, len(spread))))
