"""The simple bots: one that plays anything, one that takes what looks best now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from majlis import registry
from majlis.chance import Chance
from majlis.move import Move, Reason, Refused
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
        advice = registry.advice(mind.game.nature.key)
        moves = mind.moves() if advice is not None else []
        if not moves:
            return mind.game.propose(mind.state, mind.seat, self.chance)
        view = mind.view()
        weights = [advice.weigh(view, move) for move in moves]
        best = max(weights)
        ties = [move for move, weight in zip(moves, weights, strict=True) if weight == best]
        return ties[self.chance.below(len(ties))]


MAKERS: Final[dict[str, Callable[[Chance], Bot]]] = {"random": Random, "greedy": Greedy}


def make(name: str, chance: Chance) -> Bot:
    """A bot by the name of its kind; Refused with the kinds there are."""
    if name not in MAKERS:
        raise Refused(Reason("unknown-bot", {"name": name[:40], "known": ", ".join(MAKERS)}), "bots")
    return MAKERS[name](chance)
