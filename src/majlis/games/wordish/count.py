"""What words and leftover cards count, and the count at the end of a deal."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.wordish.board import HAND, LONG, SHOWN, Board
from majlis.games.wordish.options import WordishOptions
from majlis.games.wordish.state import WordishState, seats_of, word_cards
from majlis.plan import SEATS
from majlis.table import Table

NOBODY: Final = -1


@final
class Count:
    """The values that a table agreed on."""

    def __init__(self, board: Board, options: WordishOptions) -> None:
        self.board: Board = board
        self.bare: int = int(options.long_bonus)
        self.with_atout: int = int(options.long_bonus) // 2
        self.out: int = int(options.out_bonus)
        self.kitty: int = int(options.kitty_penalty)
        self.double_minus: bool = options.minus == "double"
        self.atout_minus: int = int(options.atout_minus)

    # -- words --

    def cards(self, cards: list[CardId], doubled: str) -> int:
        """What cards count in a word: the doubled letter twice, an atout nothing even for it (WO-08)."""
        points, code = self.board.pack.points, self.board.pack.code
        return sum([points[card] * (2 if code[card] == doubled else 1) for card in cards])

    def bonus(self, cards: list[CardId]) -> int:
        """For seven letters or more: 20, with an atout 10 (WO-09)."""
        if len(cards) < LONG:
            return 0
        return self.with_atout if any(self.board.wild[card] for card in cards) else self.bare

    def word(self, cards: list[CardId], doubled: str) -> int:
        """What a word counts in all."""
        return self.cards(cards, doubled) + self.bonus(cards)

    def words(self, state: WordishState, side: int) -> int:
        """What all words of a side count as they lie."""
        return sum([self.word(word_cards(state, side, n), state.doubled) for n in range(len(state.words[side]))])

    def left(self, cards: list[CardId], doubled: str) -> int:
        """What cards left in a hand cost (WO-08, WO-21)."""
        atouts = sum([self.board.wild[card] for card in cards])
        return self.cards(cards, doubled if self.double_minus else "") + atouts * self.atout_minus

    # -- the end of a deal --

    def deal(self, state: WordishState, out: int, table: Table) -> None:
        """Hands are shown and every side gets its points (WO-21); `out` is the side that went out, or NOBODY."""
        for seat in range(state.seats):
            table.sweep(HAND[seat], SHOWN[seat])
            shown = state.piles.zones[SHOWN[seat]]
            if shown and table.told:
                args: dict[str, Arg] = {"cards": Cards(shown[:]), "points": self.left(shown, state.doubled)}
                table.say("left", [SEATS[seat]], args)
        for side in range(len(state.scores)):
            self._side(state, side, out, table)

    def _side(self, state: WordishState, side: int, out: int, table: Table) -> None:
        words = [word_cards(state, side, n) for n in range(len(state.words[side]))]
        plain = sum([self.cards(cards, state.doubled) for cards in words])
        bonus = sum([self.bonus(cards) for cards in words])
        seats = seats_of(state, side)
        minus = sum([self.left(state.piles.zones[SHOWN[seat]], state.doubled) for seat in seats])
        untaken = 0 if state.fetched[side] else self.kitty  # WO-15
        ended = self.out if side == out else 0  # WO-13
        points = plain + bonus + ended - minus - untaken
        state.scores[side] += points
        state.long[side] += len([cards for cards in words if len(cards) >= LONG])
        state.report[side] = [plain, bonus + ended, minus + untaken, points]
        if table.told:
            args: dict[str, Arg] = {"words": plain, "bonus": bonus, "out": ended, "minus": minus, "untaken": untaken}
            args["points"], args["total"], args["deal"] = points, state.scores[side], state.deals
            table.say("counted", seats, args)
