"""Four levels of players: a beginner, a careful beginner, a good player, and the strongest that there is.

The first three play what the game's advice weighs most, the beginners with slips and with the words that everybody
knows. The strongest looks ahead as the game's module `strength` says, in worlds that its seat could as well be in.
"""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from majlis import registry, table
from majlis.bots.bot import Greedy, heaviest, weighed
from majlis.bots.foresight import armed
from majlis.chance import Chance
from majlis.move import Move
from majlis.search import LISTED
from majlis.strength import ADVICE, Strength
from majlis.thought import Trial, chosen, compare
from majlis.view import Mind, words_of

COMPILED: Final = not str(table.__file__).endswith(".py")
INTERPRETED: Final = 5  # times fewer simulations where the rules are not compiled
ABSURD: Final = -100.0  # nobody resigns by a slip, or doubts a word that all know
MANY: Final = 3 * LISTED  # open-ended moves among which somebody finds those with words they know


class Beginner:
    """Plays the best by the advice, but now and then another that is not absurd, and no word that few know."""

    def __init__(self, chance: Chance, slips: int, reach: float, commonest: int) -> None:
        self.chance = chance
        self.slips = slips  # in so many of a hundred moves
        self.reach = reach  # among this part of the moves, the best first
        self.commonest = commonest  # words up to this step of commonness are known

    def choose(self, mind: Mind[Any]) -> Move:
        moves = weighed(mind, self._known(mind))
        if not moves:
            return mind.game.propose(mind.state, mind.seat, self.chance)
        if self.chance.below(100) < self.slips:
            ranked = sorted([one for one in moves if one[0] > ABSURD] or moves, key=lambda one: -one[0])
            return ranked[self.chance.below(max(1, ceil(len(ranked) * self.reach)))][1]
        return heaviest(moves, self.chance)

    def _known(self, mind: Mind[Any]) -> list[Move]:
        """The moves whose words are known; all, if there is nothing else."""
        judge = mind.game.judge
        if judge is None or judge.lexicon is None:
            return mind.moves()
        common = judge.lexicon.commonness
        moves = mind.moves(MANY)
        return [move for move in moves if all(0 < common(w) <= self.commonest for w in words_of(move))] or moves


class Strong:
    """The strongest: compares the moves that are advised most, by what came of each in the same imagined worlds."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.greedy = Greedy(chance)

    def choose(self, mind: Mind[Any]) -> Move:
        how = registry.strength(mind.game.nature.key)
        if how is None or how.search == ADVICE or not how.effort(mind.game, mind.state, mind.seat):
            return self.greedy.choose(mind)
        return ranked(mind, self.chance)[0]


def advised(mind: Mind[Any], breadth: int) -> list[Move]:
    """The moves that the advice weighs most, best first."""
    moves = sorted(weighed(mind, mind.moves()), key=lambda one: -one[0])
    return [move for _, move in moves[:breadth]] or mind.moves()[:breadth]


def think(
    mind: Mind[Any], chance: Chance, how: Strength[Any, Any], moves: list[Move], share: float = 1.0
) -> list[Trial]:
    """What came of each move, with a `share` of the simulations that a move is usually thought about."""
    simulations = int(how.effort(mind.game, mind.state, mind.seat) * share) // (1 if COMPILED else INTERPRETED)
    return compare(mind.game, mind.state, mind.seat, chance, moves, armed(how, mind.game), simulations)


def ranked(mind: Mind[Any], chance: Chance) -> list[Move]:
    """The moves as the strongest sees them, the best first; after those it has thought about the others, as advised."""
    how: Strength[Any, Any] | None = registry.strength(mind.game.nature.key)
    moves = advised(mind, len(mind.moves()))
    if len(moves) < 2 or how is None or how.search == ADVICE or not how.effort(mind.game, mind.state, mind.seat):
        return moves
    moves = how.ordered(mind.game, mind.state, mind.seat, moves)
    if how.breadth < 2:
        return moves
    trials = think(mind, chance, how, moves[: how.breadth])
    first = chosen(trials, how.sure)
    rest = sorted([trial for trial in trials if trial is not first], key=lambda trial: -trial.mean())
    return [trial.move for trial in (first, *rest)] + moves[how.breadth :]
