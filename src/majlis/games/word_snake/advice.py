"""What is known of good play: one more word as long as there is one, best with many points and own cards."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.word_snake.chain import Snake, left_over
from majlis.games.word_snake.judging import Doubt
from majlis.move import Move
from majlis.view import View

DONE: Final = 0.5  # to stop is better than to pass
BETTER: Final = 1000.0
WORSE: Final = -1.0


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    if isinstance(move, Snake):
        gained = _gained(view, move)
        return gained if gained > 0 else WORSE
    if isinstance(move, Doubt):
        lexicon = view.game.judge.lexicon if view.game.judge is not None else None
        return -BETTER if lexicon is None or move.word in lexicon else BETTER
    if move.verb == "take":
        return _wanted(view, move)
    return BETTER if move.verb in ("go", "stop") else DONE if move.verb == "stand" else 0.0


def _gained(view: View[Any], move: Snake) -> float:
    """Points of the complete words; every card that is not in one counts against them."""
    whole = move.cut(len(move.words()))
    own = len(whole.cards) - len(view.zone(f"snake/{view.viewer}"))
    return float(whole.counts() + left_over(whole.cards)) + own * 0.1 - _lies(view)


def _lies(view: View[Any]) -> float:
    """What the snake counts that lies there now, as told."""
    told = [fact for fact in view.facts if fact.what in ("snake", "my-snake") and fact.seats == [view.viewer]]
    return float(sum([int(str(fact.args["points"])) + int(str(fact.args["against"])) for fact in told]))


def _wanted(view: View[Any], move: Move) -> float:
    """In the relaxed form: vowels and cheap consonants are easy to use."""
    card = view.game.pack.find(move.text.partition("@")[2])
    if card is None or view.game.options.ending != "relaxed":
        return -1.0
    points = view.game.pack.points[card]
    return 1.0 if points <= 3 and len(view.zone(f"rack/{view.viewer}")) < 17 else -1.0
