"""Looking a few words ahead: how far, and that no word is left half laid; and alone, when the solver is asked."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.bots import levels
from majlis.chance import chance
from majlis.kit.ahead import WordsAhead, answers
from majlis.kit.claims import STAND
from majlis.laws.runs import played
from majlis.lexicon.lexicon import Lexicon
from majlis.move import Move
from majlis.plan import SEATS, Seat
from majlis.search import last_deal
from majlis.strength import Endgame
from majlis.view import Mind

AHEAD = [key for key in registry.natures() if isinstance(registry.strength(key), WordsAhead)]
STEPS = 150_000  # a tenth of a second on the compiled build: a step is a word found, less than a microsecond
SPELLING = 40  # steps that it takes to seek the cards for a word
ENDGAMES = [key for key in registry.natures() if isinstance(registry.strength(key), Endgame)]


@pytest.mark.parametrize("key", AHEAD)
@pytest.mark.parametrize("moves", [0, 5, 12])
def test_the_others_have_so_many_decisions_and_every_word_is_answered(
    key: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    how, game = registry.strength(key), registry.game(key)
    state = last_deal(game, played(game, 2, "ahead", moves).steps[-1].state, SEATS[0], chance("world"))
    made: list[tuple[Seat, Move]] = []

    habit = type(how).habit

    def heard(self: Any, game: Any, state: Any, seat: Seat, luck: Any) -> Move:
        made.append((seat, habit(self, game, state, seat, luck)))
        return made[-1][1]

    monkeypatch.setattr(type(how), "habit", heard)
    how.judge(game, state, SEATS[0], chance("judge"))
    counted = [seat for seat, move in made if seat != SEATS[0] and move is not STAND and how.counts(move)]
    assert len(counted) == how.horizon or not state.acting
    assert not state.acting or not answers(game, state, state.waiting()[0])


@pytest.mark.parametrize("key", AHEAD)
def test_a_thought_takes_so_many_steps_at_the_most(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "COMPILED", True)
    how, game = registry.strength(key), registry.game(key)
    found, spelled = 0, 0
    search, spell = Lexicon._search, Lexicon.spell

    def searched(self: Any, *args: Any) -> Any:
        nonlocal found
        words = search(self, *args)
        found += len(words)
        return words

    def spelt(self: Any, *args: Any) -> Any:
        nonlocal spelled
        spelled += 1
        return spell(self, *args)

    monkeypatch.setattr(Lexicon, "_search", searched)
    monkeypatch.setattr(Lexicon, "spell", spelt)
    thoughts = 0
    for step in played(game, 2, "steps", 12).steps:
        if not step.state.acting or thoughts == 2:
            continue
        mind = Mind(game, step.state, step.state.waiting()[0], chance("steps"))
        found, spelled = 0, 0
        levels.ranked(mind, mind.chance)
        thoughts += int(how.effort(game, step.state, mind.seat) > 0)
        assert found + SPELLING * spelled < STEPS
    assert thoughts


@pytest.mark.parametrize("key", ENDGAMES)
def test_the_solver_is_asked_alone_and_near_the_end(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    how, game = registry.strength(key), registry.game(key)
    alone, team = (played(game, seats, "end", 0).steps[0].state for seats in (1, 2))
    hidden = how.hidden(alone)
    assert hidden > how.few
    assert how.effort(game, alone, SEATS[0]) == 0
    monkeypatch.setattr(how, "few", hidden)
    assert how.effort(game, alone, SEATS[0]) == how.simulations
    monkeypatch.setattr(how, "few", how.hidden(team))
    assert how.effort(game, team, SEATS[0]) == 0
