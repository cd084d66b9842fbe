"""The other side of the bench: OpenSpiel and RLCard, each in its own idiom. Needs nothing of ours but the slices."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench.peers.slices import Step, serve

SIMULATIONS = {"tree": 200, "tree-in-python": 50}
POSITIONS = 8


def draw(state: Any, rng: random.Random) -> None:
    """Let chance have its move."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def play_out(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        if player == -1:
            draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions(player)))
            decisions += 1
    state.returns()
    return decisions


def deal(game: Any) -> Step:
    """Whole deals, dealing included: that is a chance node for each card."""
    rng = random.Random(1)
    return lambda _: play_out(game.new_initial_state(), rng)


def from_dealt(game: Any) -> Step:
    """Whole deals from copies of dealt positions."""
    rng = random.Random(1)
    starts = []
    for _ in range(POSITIONS):
        state = game.new_initial_state()
        while state.is_chance_node():
            draw(state, rng)
        starts.append(state)
    return lambda n: play_out(starts[n % POSITIONS].clone(), rng)


def inside(game: Any) -> Step:
    """Whole deals with the loop in C++."""
    import pyspiel

    rng = random.Random(1)

    def step(_: int) -> int:
        bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(1 << 30)) for seat in range(game.num_players())]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.randrange(1 << 30))
        return sum([item.player >= 0 for item in state.full_history()])

    return step


def midway(game: Any, moves: int) -> list[Any]:
    """Positions after `moves` moves or a few more, in which the player has more than two."""
    rng = random.Random(1)
    found: list[Any] = []
    while len(found) < POSITIONS:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state, rng)
            elif made >= moves and len(state.legal_actions()) > 2:
                found.append(state)
                break
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return found


def tree(game: Any, moves: int, way: str) -> Step:
    """Its own IS-MCTS, in C++ or in Python; units are simulations."""
    import pyspiel

    positions, simulations = midway(game, moves), SIMULATIONS[way]
    bot: Any
    if way == "tree":
        most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations, -1, most_visits, False, False)
    else:
        import numpy
        from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found,unused-ignore]

        rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, rollouts, 2.0, simulations)

    def step(n: int) -> int:
        bot.step(positions[n % POSITIONS])
        return simulations

    return step


def uno() -> Step:
    """RLCard's environment, which encodes what is seen at every step."""
    import rlcard

    environment = rlcard.make("uno", config={"seed": 1})
    rng = random.Random(1)

    def step(_: int) -> int:
        state, _player = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _player = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        environment.get_payoffs()
        return decisions

    return step


def prepare(case: list[str]) -> Step:
    """A case is what to measure, the engine, the game, and how far into a deal."""
    way, engine, name, moves = case
    if engine == "rlcard":
        return uno()
    import pyspiel

    game = pyspiel.load_game(name)
    if way.startswith("tree"):
        return tree(game, int(moves), way)
    return {"deal": deal, "dealt": from_dealt, "inside": inside}[way](game)


def installed() -> dict[str, str]:
    found = {}
    for name in ("open_spiel", "rlcard"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


if __name__ == "__main__":
    serve({"engines": installed()}, prepare)
