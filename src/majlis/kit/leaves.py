"""What cards are worth that stay in the hand: numbers found in self-play, the module `leaves` of a game.

python tools/leaves.py KEY      plays the game, fits the numbers, and writes that module
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from majlis.cards.card import CardId, Pack
from majlis.chance import Chance
from majlis.kit.doubt_game import is_answer
from majlis.kit.one_word import OneWord, OneWordState
from majlis.move import Choose, Move
from majlis.plan import Seat
from majlis.strength import COMPARE, Strength
from majlis.table import Table

G = TypeVar("G", bound=OneWord[Any])
S = TypeVar("S", bound=OneWordState)
LOOKED_AT: Final = 8  # words among which one is laid in an imagined world


@final
class Leaves:
    """Points of the next turn that a hand is worth beside another: card by card, less for twins and many vowels."""

    def __init__(self, pack: Pack, cards: dict[str, float], twin: float, vowels: float) -> None:
        self.worths: list[float] = [cards[code] for code in pack.code]
        self.vowel: list[bool] = [len(card.letters) == 2 for card in pack.cards]
        self.face: list[CardId] = pack.face
        self.twin: float = twin  # for a card that looks like another of the hand
        self.vowels: float = vowels  # for the square of the number of vowel cards

    def worth(self, kept: list[CardId]) -> float:
        """What these cards are worth together."""
        vowels = len([card for card in kept if self.vowel[card]])
        twins = len(kept) - len({self.face[card] for card in kept})
        return sum([self.worths[card] for card in kept]) + self.twin * twins + self.vowels * vowels * vowels

    def without(self, hand: list[CardId], spent: list[CardId]) -> float:
        """What a hand is worth when these cards of it go."""
        kept = [self.face[card] for card in hand]
        for card in spent:
            kept.remove(self.face[card])
        return self.worth(kept)


@mypyc_attr(allow_interpreted_subclasses=True)
class WordsKept(Strength[G, S]):
    """Takes what counts most with what it leaves in the hand, while there are cards to draw: nothing is imagined."""

    def __init__(self, leaves: Leaves) -> None:
        super().__init__(COMPARE, simulations=1, breadth=1, horizon=0)
        self.leaves: Leaves = leaves

    def spent(self, move: Move) -> list[CardId]:
        """The cards of the hand that a word takes."""
        return []

    def effort(self, game: G, state: S, seat: Seat) -> int:
        """Where words are laid; a word in doubt that is none has to be challenged first."""
        lexicon = game.list.lexicon
        if lexicon is None or game.domain(state, seat) is None:
            return 0
        return self.simulations if all(word in lexicon for word in state.doubted) else 0

    def ordered(self, game: G, state: S, seat: Seat, moves: list[Move]) -> list[Move]:
        worth = [game.counts(state, seat, move) + self.keeps(game, state, seat, move) for move in moves]
        return [moves[i] for i in sorted(range(len(moves)), key=lambda i: (-worth[i], i))]

    def keeps(self, game: G, state: S, seat: Seat, move: Move) -> float:
        zones = state.piles.zones
        if not zones[game.stock] or is_answer(move):
            return 0.0
        spent = move.cards if isinstance(move, Choose) else self.spent(move)
        return self.leaves.without(zones[game.hands[seat]], spent)

    def judge(self, game: G, state: S, seat: Seat, chance: Chance) -> list[float]:
        """As it stands; who has only said something to a word of another lays one yet."""
        domain = game.domain(state, seat) if state.acting and state.waiting()[0] == seat else None
        words = self.ordered(game, state, seat, domain.some(LOOKED_AT)) if domain is not None else []
        if not words:
            return self.margins(game, state)
        kept = self.keeps(game, state, seat, words[0])
        game.apply(state, seat, words[0], Table(state.piles, chance))
        lead = self.margins(game, state)
        lead[seat] += kept
        return lead
