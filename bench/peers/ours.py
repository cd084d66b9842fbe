"""Our side of the bench: python ours.py, with the build to measure on PYTHONPATH."""

from __future__ import annotations

import random
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import majlis.table
from bench.peers.slices import Step, serve
from majlis.chance import Chance
from majlis.game import Game, State
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import QUIET
from majlis.plan import Seat
from majlis.search import ismcts, playouts, world
from majlis.table import Table

SIMULATIONS = 200
POSITIONS = 8


def rules(key: str) -> Game[Any]:
    """A game of the package, or of this folder, with its defaults."""
    home = "majlis.games" if find_spec(f"majlis.games.{key}") else "bench.peers"
    module = import_module(f"{home}.{key}.game")
    game: Game[Any] = module.GAME(module.NATURE.options())
    return game


def dealt(game: Game[Any], seats: int, n: int) -> State:
    """The n-th deal, which is to be the only one."""
    state: State = game.blank(seats)
    state.last_deal = True
    game.deal(state, Table(state.piles, Chance(n, 3)))
    return state


def play_out(game: Game[Any], state: State, rng: random.Random, n: int) -> int:
    """The loop in Python, choosing with random.choice as the loops over the other engines do."""
    luck = Chance(n, 4)
    table = Table(state.piles, luck)
    decisions = 0
    while state.acting:
        seat = state.waiting()[0]
        moves = game.choices(state, seat, QUIET)
        game.apply(state, seat, rng.choice(moves) if moves else game.propose(state, seat, luck), table)
        decisions += 1
    game.outcome(state)
    return decisions


def midway(game: Game[Any], seats: int, moves: int) -> list[tuple[State, Seat]]:
    """Positions after `moves` moves or a few more, in which the seat to move has more than two."""
    found: list[tuple[State, Seat]] = []
    n = 0
    while len(found) < POSITIONS:
        state, luck, made = dealt(game, seats, n), Chance(n, 7), 0
        table = Table(state.piles, luck)
        while state.acting:
            seat = state.waiting()[0]
            if made >= moves and len(game.choices(state, seat, QUIET)) > 2:
                found.append((state, seat))
                break
            game.apply(state, seat, game.propose(state, seat, luck), table)
            made += 1
        n += 1
    return found


# -- what is measured: each makes a step --


def deal(game: Game[Any], seats: int, _: int) -> Step:
    """Whole deals, dealing included; units are decisions."""
    rng = random.Random(1)
    return lambda n: play_out(game, dealt(game, seats, n), rng, n)


def from_dealt(game: Game[Any], seats: int, _: int) -> Step:
    """Whole deals from copies of dealt positions; units are decisions."""
    rng = random.Random(1)
    starts = [dealt(game, seats, n) for n in range(POSITIONS)]
    return lambda n: play_out(game, starts[n % POSITIONS].fork(), rng, n)


def inside(game: Game[Any], seats: int, _: int) -> Step:
    """Whole deals with the loop in the package; units are decisions."""
    return lambda n: playouts(game, seats, n * 4, 4)[0]


def fork(game: Game[Any], seats: int, moves: int) -> Step:
    """Copies of states."""
    positions = midway(game, seats, moves)

    def step(n: int) -> int:
        state = positions[n % POSITIONS][0]
        for _ in range(100):
            state.fork()
        return 100

    return step


def worlds(game: Game[Any], seats: int, moves: int) -> Step:
    """Worlds that the seat to move could as well be in."""
    positions, luck = midway(game, seats, moves), Chance(9)

    def step(n: int) -> int:
        state, seat = positions[n % POSITIONS]
        for _ in range(10):
            world(game, state, seat, luck)
        return 10

    return step


def tree(game: Game[Any], seats: int, moves: int) -> Step:
    """IS-MCTS; units are simulations."""
    positions, luck = midway(game, seats, moves), Chance(9)

    def step(n: int) -> int:
        state, seat = positions[n % POSITIONS]
        ismcts(game, state, seat, luck, SIMULATIONS)
        return SIMULATIONS

    return step


def told(game: Game[Any], seats: int, _: int) -> Step:
    """Matches of one deal with every move checked, every event made and the record kept; units are moves."""

    def step(n: int) -> int:
        match = Match(game, seats, SeedLuck(str(n)))
        match.state.last_deal = True
        luck = Chance(n, 5)
        while match.state.acting:
            seat = match.waiting()[0]
            match.play(seat, game.propose(match.state, seat, luck))
        return len(match.log)

    return step


WAYS = {
    "deal": deal,
    "dealt": from_dealt,
    "inside": inside,
    "fork": fork,
    "worlds": worlds,
    "tree": tree,
    "told": told,
}


def prepare(case: list[str]) -> Step:
    """A case is what to measure, the game, the seats, and how far into a deal."""
    way, key, seats, moves = case
    return WAYS[way](rules(key), int(seats), int(moves))


if __name__ == "__main__":
    compiled = not str(majlis.table.__file__).endswith(".py")
    serve({"build": "compiled" if compiled else "interpreted"}, prepare)
