"""Both sides of the bench of adapters: PettingZoo's own card game and ours, driven by the same loop.

python zoo.py      with the build to measure on PYTHONPATH, in a Python that has PettingZoo
"""

from __future__ import annotations

import random
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

import majlis.table
from bench.peers.slices import Step, serve

ROWS = 64  # matches side by side


def in_turn(table: Any) -> Step:
    """Whole matches, one agent after the other, any allowed move; units are decisions."""
    rng = random.Random(1)

    def step(n: int) -> int:
        table.reset(seed=n)
        decisions = 0
        for _ in table.agent_iter():
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            table.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return step


def leduc() -> Step:
    """PettingZoo's Leduc hold'em, in the wrappers in which it comes."""
    from pettingzoo.classic import leduc_holdem_v4

    return in_turn(leduc_holdem_v4.env())


def aec(key: str, seats: int) -> Step:
    """Ours through PettingZoo."""
    from majlis.adapters.aec import env

    return in_turn(env(key, seats=seats))


def solo(key: str, seats: int) -> Step:
    """Ours through Gymnasium, with random opponents; units are decisions of the agent."""
    from majlis.adapters.solo import Solo

    table, rng = Solo(key, seats=seats), random.Random(1)

    def step(n: int) -> int:
        seen, _ = table.reset(seed=n)
        decisions, ended = 0, False
        while not ended:
            seen, _, ended, _, _ = table.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return step


def batch(key: str, seats: int) -> Step:
    """Ours in arrays; units are decisions, ROWS at a time."""
    from majlis.adapters.batch import Batch

    table, draw = Batch(key, ROWS, seats=seats), np.random.default_rng(1)

    def step(_: int) -> int:
        for _ in range(20):
            table.step(table.sample(draw))
        return 20 * ROWS

    return step


def prepare(case: list[str]) -> Step:
    """A case is the way, and for ours the game and the seats."""
    if case == ["leduc"]:
        return leduc()
    way, key, seats = case
    return {"aec": aec, "solo": solo, "batch": batch}[way](key, int(seats))


def installed() -> dict[str, str]:
    """The libraries that are here, with their versions."""
    found = {}
    for name in ("gymnasium", "pettingzoo", "pygame", "rlcard"):
        with suppress(PackageNotFoundError):
            found[name] = version(name)
    return found


if __name__ == "__main__":
    compiled = not str(majlis.table.__file__).endswith(".py")
    serve({"build": "compiled" if compiled else "interpreted", "libraries": installed()}, prepare)
