"""What cards are worth that stay in the hand, found in self-play: writes the module `leaves` of a game.

    python tools/leaves.py KEY [--seed TEXT] [--matches N]

The advice plays itself, and in two of five turns one of the next best moves, so that all kinds of hands come about.
What a hand was worth is what its player made in the next turn; a ridge regression gives each card that was kept its
part of that.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from majlis import registry
from majlis.bots.bot import weighed
from majlis.chance import chance
from majlis.game import Game
from majlis.kit.doubt_game import is_answer
from majlis.luck import SeedLuck
from majlis.move import Move
from majlis.plan import Seat
from majlis.table import Table
from majlis.view import Mind

SEATS = 2
STRAYS = 40  # in so many of a hundred turns it is not the best move
AMONG = 6  # the moves that are played then
RIDGE = 100.0


class Turn(NamedTuple):
    """What a turn left in the hand, by codes, and what the next one brought."""

    kept: list[str]
    gain: float = 0.0


def turns(game: Game[Any], seed: str) -> Iterator[Turn]:
    """The turns of a match."""
    luck, mine = SeedLuck(seed), chance(seed)
    state = game.blank(SEATS)
    state.last_deal = True
    game.deal(state, Table(state.piles, luck.step(0, 0), None, luck))
    plan, ply = state.piles.plan, 0
    hands = [plan.index[f"hand/{seat}"] for seat in range(SEATS)]
    left: list[Turn | None] = [None] * SEATS
    while state.acting:
        seat, ply = state.waiting()[0], ply + 1
        move, is_turn = chosen(Mind(game, state, seat, mine))
        hand, before = state.piles.zones[hands[seat]][:], points(game, state, seat)
        game.apply(state, seat, move, Table(state.piles, luck.step(0, ply), None, luck))
        if is_turn and state.acting:
            last = left[seat]
            if last is not None:
                yield last._replace(gain=points(game, state, seat) - before)
            left[seat] = Turn([plan.pack.code[card] for card in hand if card in state.piles.zones[hands[seat]]])


def chosen(mind: Mind[Any]) -> tuple[Move, bool]:
    """What is played, and whether it is the move of a turn and no answer to another's."""
    ranked = [move for _, move in sorted(weighed(mind, mind.moves()), key=lambda one: -one[0])]
    answers = mind.game.domain(mind.state, mind.seat) is None
    if not answers and mind.chance.below(100) < STRAYS:
        ranked = ranked[mind.chance.below(min(AMONG, len(ranked))) :]
    return ranked[0], not answers and not is_answer(ranked[0])


def points(game: Game[Any], state: Any, seat: Seat) -> float:
    """What a seat has, with what is in doubt."""
    standing = game.standing(state)
    assert standing is not None
    return standing.scores[seat]


def features(turn: Turn, codes: list[str]) -> list[float]:
    """How often each card was kept, how many like another, and the square of the number of vowel cards."""
    counts = Counter(turn.kept)
    vowels = sum("/" in code for code in turn.kept)
    return [*[float(counts[code]) for code in codes], float(len(turn.kept) - len(counts)), float(vowels * vowels)]


def fitted(found: list[Turn], codes: list[str]) -> tuple[list[float], float]:
    """What each feature is worth, and how much of the variance of turns left out that explains."""
    x = np.array([features(turn, codes) for turn in found])
    y = np.array([turn.gain for turn in found])
    held_out = np.arange(len(y)) % 5 == 0
    error = (y - y.mean()) - (x - x.mean(0)) @ solved(x[~held_out], y[~held_out])
    return solved(x, y).tolist(), 1.0 - float((error[held_out] ** 2).mean() / y[held_out].var())


def solved(x: Any, y: Any) -> Any:
    """The ridge regression of what differs from the mean."""
    x = x - x.mean(0)
    return np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ (y - y.mean()))


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("KEY")
    parser.add_argument("--seed", default="majlis")
    parser.add_argument("--matches", type=int, default=1000)
    args = parser.parse_args()
    game = registry.game(args.KEY)
    codes = sorted(set(game.pack.code))
    found = [turn for n in range(args.matches) for turn in turns(game, f"{args.seed}/{n}")]
    worths, explained = fitted(found, codes)
    lines = [f'    "{code}": {worth:.1f},' for code, worth in zip(codes, worths, strict=False)]
    text = f'''"""What cards are worth that stay in the hand, in points of the next turn.

Made by `python tools/leaves.py {args.KEY} --seed {args.seed} --matches {args.matches}`
of {len(found)} turns of self-play; it explains {100 * explained:.1f} % of what others of them brought.
"""

from typing import Final

CARDS: Final = {{
{chr(10).join(lines)}
}}
TWIN: Final = {worths[-2]:.1f}
VOWELS: Final = {worths[-1]:.2f}
'''
    (registry.folder(args.KEY) / "leaves.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
