"""A hint: what looks best to somebody who knows the game, from what the seat may know."""

from __future__ import annotations

from typing import Any, Final

from majlis.bots.levels import ranked
from majlis.chance import chance
from majlis.game import Game, State
from majlis.move import NOT_NOW, Move, Refused
from majlis.plan import Seat
from majlis.view import Mind

FEW: Final = 3


def hints(game: Game[Any], state: State, seat: Seat, people: int = 1, limit: int = FEW) -> list[Move]:
    """The best few moves, best first; Refused where there may be none."""
    allow(game, state, seat, people)
    return best(Mind(game, state, seat, chance("hint")), limit)


def allow(game: Game[Any], state: State, seat: Seat, people: int) -> None:
    """Refused where it is not the seat's turn, and where what a table with several people has agreed on closes hints
    while it plays (G-25)."""
    if not state.acting >> seat & 1:
        raise Refused(NOT_NOW)
    closed = game.no_hints(state) if people > 1 else None
    if closed is not None:
        raise Refused(closed)


def best(mind: Mind[Any], limit: int = FEW) -> list[Move]:
    """What looks best to the strongest bot from here, best first."""
    return ranked(mind, mind.chance)[:limit]
