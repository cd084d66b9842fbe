"""Looking a few words ahead where several lay words: what the others can lay next, and oneself after them."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from majlis.chance import Chance
from majlis.game import Game, State
from majlis.kit.claims import STAND
from majlis.move import QUIET, Move
from majlis.plan import Seat
from majlis.strength import COMPARE, INFINITE, Strength
from majlis.table import Table

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S", bound=State)
PATIENCE: Final = 12  # decisions to each that counts: some game may ask for many answers


@mypyc_attr(allow_interpreted_subclasses=True)
class WordsAhead(Strength[G, S]):
    """As COMPARE does, but `horizon` counts the decisions of the others, whatever one does oneself before them."""

    def __init__(self, simulations: int, breadth: int, sure: float, horizon: int) -> None:
        super().__init__(COMPARE, simulations, breadth, sure, horizon)

    def effort(self, game: G, state: S, seat: Seat) -> int:
        """Only where words are laid."""
        return self.simulations if game.domain(state, seat) is not None and not answers(game, state, seat) else 0

    def gain(self, game: G, state: S, seat: Seat, move: Move) -> float:
        """What a word brings, roughly: of each kind of word the best is weighed."""
        return 0.0

    def otherwise(self, game: G, state: S, seat: Seat, moves: list[Move]) -> Move:
        """What is done where nothing can be laid."""
        return moves[0]

    def counts(self, move: Move) -> bool:
        """Is it one of those that the horizon is made of? The answers to a word are not."""
        return True

    def habit(self, game: G, state: S, seat: Seat, chance: Chance) -> Move:
        if answers(game, state, seat):
            return STAND
        best, most = None, -INFINITE
        domain = game.domain(state, seat)
        while domain is not None:
            for move in domain.some(1):
                gain = self.gain(game, state, seat, move)
                if gain > most:
                    best, most = move, gain
            domain = domain.beside
        return best if best is not None else self.otherwise(game, state, seat, game.choices(state, seat, QUIET))

    def judge(self, game: G, state: S, seat: Seat, chance: Chance) -> list[float]:
        table, left = Table(state.piles, chance), self.horizon
        for _ in range(self.horizon * PATIENCE):
            if not state.acting:
                break
            mover = state.waiting()[0]
            if not left and not answers(game, state, mover):
                break
            move = self.habit(game, state, mover, chance)
            left -= int(mover != seat and move is not STAND and self.counts(move))
            game.apply(state, mover, move, table)
        return self.margins(game, state)


def answers(game: Game[Any], state: State, seat: Seat) -> bool:
    """Is a word of another's being asked about?"""
    return STAND in game.choices(state, seat, QUIET)
