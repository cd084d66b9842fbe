"""The simple bots: one that plays anything, one that takes what looks best now."""

from __future__ import annotations

from typing import Any, Protocol

from majlis import registry
from majlis.chance import Chance
from majlis.move import Move
from majlis.view import Mind


class Bot(Protocol):
    """Somebody who decides. All luck a bot needs is its own."""

    def choose(self, mind: Mind[Any]) -> Move:
        """A legal move of the seat whose mind this is."""


class Random:
    """Any move, each as likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, mind: Mind[Any]) -> Move:
        return mind.game.propose(mind.state, mind.seat, self.chance)


class Greedy:
    """The best move by what the game's advice says of it now, ties by chance; any move where it has no advice."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, mind: Mind[Any]) -> Move:
        moves = weighed(mind, mind.moves())
        if not moves:
            return mind.game.propose(mind.state, mind.seat, self.chance)
        return heaviest(moves, self.chance)


def weighed(mind: Mind[Any], moves: list[Move]) -> list[tuple[float, Move]]:
    """The moves with what the game's advice weighs them; none where it has no advice."""
    advice = registry.advice(mind.game.nature.key)
    if advice is None:
        return []
    view = mind.view()
    return [(advice.weigh(view, move), move) for move in moves]


def heaviest(moves: list[tuple[float, Move]], chance: Chance) -> Move:
    """One of the moves that weigh most, ties by chance."""
    best = max(weight for weight, _ in moves)
    ties = [move for weight, move in moves if weight == best]
    return ties[chance.below(len(ties))]
