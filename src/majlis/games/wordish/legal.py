"""What may be done in a turn once a card is drawn, and the reasons against the rest."""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.games.wordish.board import BACK, DONE, HAND, LONG, Board, Extend, Swap
from majlis.games.wordish.judging import lengths
from majlis.games.wordish.options import WordishOptions
from majlis.games.wordish.state import (
    THROW,
    WordishState,
    find,
    held,
    pile_is_used,
    side_of,
    steps_of,
    which,
    word_cards,
)
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.words import Word
from majlis.move import Move, Reason, Why
from majlis.plan import Seat

NO_STOCK: Final = Reason("no-stock")
NO_PILE: Final = Reason("no-pile")
USE_PILE: Final = Reason("use-the-pile")
SAY_DONE: Final = Reason("say-done")
ONE_ATOUT: Final = Reason("one-atout")
NO_BASE: Final = Reason("not-your-word")
NO_JOIN: Final = Reason("no-join")
NOTHING_ADDED: Final = Reason("nothing-added")


@final
class Law:
    """What a table agreed on about laying."""

    def __init__(self, options: WordishOptions, board: Board, judge: Judge) -> None:
        self.board: Board = board
        self.judge: Judge = judge
        self.mode: str = options.mode
        self.doubts: bool = options.mode == "challenge"
        self.repeats: bool = options.repeats
        self.again: bool = options.fallen_again
        self.exactly: bool = options.seven == "exactly"
        self.swaps: bool = options.swap
        self.joins: bool = options.join

    # -- words --

    def word(self, state: WordishState, seat: Seat, move: Word) -> Reason | None:
        """Why a new word whose cards are there may not be laid, or None."""
        return self._laid(state, seat, move.word, move.cards, len(move.cards))

    def extension(self, state: WordishState, seat: Seat, move: Extend) -> Reason | None:
        """The same for an extension."""
        side = side_of(state, seat)
        numbers = [find(state, side, base, nth) for base, nth in zip(move.bases, move.nth, strict=True)]
        if min(numbers) < 0:
            return NO_BASE
        if len(numbers) > 1:
            free = not any(steps_of(state, number) for number in numbers)
            if not self.joins or numbers[0] == numbers[1] or not free:
                return NO_JOIN
        elif not move.added.cards:
            return NOTHING_ADDED
        cards = [card for number in numbers for card in word_cards(state, side, number)]
        return self._laid(state, seat, move.word, cards + move.added.cards, len(move.added.cards))

    def _laid(self, state: WordishState, seat: Seat, word: str, cards: list[CardId], used: int) -> Reason | None:
        if sum([self.board.wild[card] for card in cards]) > 1:
            return ONE_ATOUT  # WO-06
        fallen = [] if self.again else state.fallen  # G-26
        reason = claims.may_not_lay(word, state.used, fallen, self.judge, self.mode, self.repeats)
        if reason is not None:
            return reason
        left = held(state, seat) - used
        if left < 2 and not self.opened(state, side_of(state, seat), len(word)):
            return Reason("keep-two", {"left": left})  # WO-11
        return None

    def opened(self, state: WordishState, side: int, length: int = 0) -> bool:
        """May a hand of the side become empty (WO-10, WO-11), if it also lays a word of this length?"""
        if state.fetched[side]:
            return True
        made = [length, *lengths(state, side)]
        return bool(state.reached[side]) or LONG in made if self.exactly else max(made) >= LONG

    def keeps_last(self, state: WordishState, seat: Seat) -> bool:
        """Is the last card not to be discarded, as a hand may not become empty yet (WO-16)?"""
        return len(state.piles.zones[HAND[seat]]) < 2 and not self.opened(state, side_of(state, seat))

    # -- all else --

    def listed(self, state: WordishState, seat: Seat, why: Why) -> list[Move]:
        """Give the pile back, be done, swap, discard."""
        moves: list[Move] = []
        against: Reason | None = None
        if state.phase != THROW:
            used = pile_is_used(state)
            waits = bool(state.order) and not used
            if waits:
                moves.append(BACK)  # WO-04
                against = USE_PILE
            if self.doubts and state.steps:
                if waits:
                    why.bar(DONE, USE_PILE)
                else:
                    moves.append(DONE)
                    against = SAY_DONE
            if self.swaps:
                moves += self._swaps(state, seat)
        throws = self.board.throws
        for card in dict.fromkeys([self.board.pack.face[c] for c in state.piles.zones[HAND[seat]]]):
            if against is None:
                moves.append(throws[card])  # WO-17
            else:
                why.bar(throws[card], against)
        return moves

    def _swaps(self, state: WordishState, seat: Seat) -> list[Move]:
        """The atouts of the own side whose letter the seat holds (WO-06)."""
        side, pack = side_of(state, seat), self.board.pack
        hand = [pack.code[card] for card in state.piles.zones[HAND[seat]]]
        made: list[Move] = []
        for number, word in enumerate(state.words[side]):
            for card, letter in zip(word_cards(state, side, number), word, strict=True):
                if self.board.wild[card] and letter in hand and not steps_of(state, number):
                    made.append(Swap(pack.number[letter], word, which(state, side, number), pack))
        return made
