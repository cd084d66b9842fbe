"""Games in which a word that is laid can be doubted (G-07 to G-12, G-20 to G-28): what their rules do alike.

A game lays words, and says what follows when they stand (`stands`) and when they fall (`falls`). Here stand what a
table agrees on about the list, and what is said in the window after a play.
"""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from majlis.game import Game, Nature, Timer
from majlis.judge import Judge
from majlis.kit import claims
from majlis.kit.claims import CHALLENGE, STAND, Doubts, Question
from majlis.kit.options import DoubtOptions
from majlis.move import Move, Reason
from majlis.plan import Plan, Seat
from majlis.table import Table

T = TypeVar("T", bound=Doubts)


@mypyc_attr(allow_interpreted_subclasses=True)
class DoubtGame(Game[T]):
    """The common part of the rules. `moves`: those that never change, with STAND and CHALLENGE."""

    def __init__(
        self, nature: Nature, options: DoubtOptions, plan: Plan, moves: list[Move], bound: int, judge: Judge
    ) -> None:
        super().__init__(nature, options, plan, moves, bound)
        self.judge = judge
        self.list: Judge = judge
        self.mode: str = options.mode
        if self.mode == "challenge":
            self.hints_closed = Reason("hints-closed")  # G-25
        self.doubting: bool = self.mode == "challenge"  # is a word waited for?
        self.seconds: str = options.window
        self.costs: bool = options.last_challenge == "costs"
        self.again: bool = options.fallen_again
        self.repeats: bool = options.repeats

    # -- what each game says for itself --

    def stands(self, state: T, table: Table) -> None:
        """The window closes, and what follows from it does so in the order of G-23."""
        raise NotImplementedError

    def falls(self, state: T, table: Table) -> None:
        """The play is undone."""
        raise NotImplementedError

    def value(self, state: T) -> int:
        """What the play in doubt counts (for G-10)."""
        raise NotImplementedError

    def speakers(self, state: T) -> int:
        """A bit for each seat that may say something in the window: those who have not let it stand."""
        return state.open

    # -- may the word be laid --

    def refused(self, state: T, word: str, new: bool = True) -> Reason | None:
        """Why a word that can be spelled is refused all the same (G-12, G-21, G-26); one not `new` may repeat."""
        used, fallen = state.used if new else [], [] if self.again else state.fallen
        return claims.may_not_lay(word, used, fallen, self.list, self.mode, self.repeats)

    # -- the window --

    def open_window(self, state: T, seat: Seat, words: list[str]) -> bool:
        """Begin to wait for objections to these words; False where there is nothing to doubt."""
        return claims.open_window(state, seat, words)

    def await_objections(self, state: T, seat: Seat, words: list[str], table: Table) -> None:
        """After a play; where nothing can be doubted it stands at once."""
        if self.doubting and self.open_window(state, seat, words):
            state.acting = self.speakers(state)
        else:
            state.layer = seat
            self.stands(state, table)

    def answer(self, state: T, seat: Seat, move: Move, table: Table) -> None:
        """Somebody lets it stand, challenges, or asks for a word (G-22)."""
        if move is CHALLENGE:
            if self.challenge(state, seat, table):
                self.stands(state, table)
            else:
                self.falls(state, table)
        elif isinstance(move, Question):
            if claims.question(state, seat, move.word, self.list, table):
                self.stands(state, table)
        elif claims.let_stand(state, seat, table):
            self.stands(state, table)
        else:
            state.acting = self.speakers(state)

    def challenge(self, state: T, seat: Seat, table: Table) -> bool:
        """The words are looked up: do they stand (G-24)?"""
        return claims.challenge(state, seat, self.value(state), self.list, table)

    def timer(self, state: T) -> Timer | None:
        return claims.timer(state, self.seconds)

    def in_full(self, state: T, move: Question) -> Question:
        """Asking for a word, named or not: where only one is in doubt, that one."""
        return Question(state.doubted[0]) if not move.word and len(state.doubted) == 1 else move


def is_answer(move: Move) -> bool:
    """Is that what one says in a window?"""
    return move is STAND or move is CHALLENGE or isinstance(move, Question)
