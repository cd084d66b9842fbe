"""Looking a few words ahead: how far, and that no word is left half laid; and alone, when the solver is asked."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.chance import chance
from majlis.kit.ahead import WordsAhead, answers
from majlis.kit.claims import STAND
from majlis.laws.runs import played
from majlis.move import Move
from majlis.plan import SEATS, Seat
from majlis.search import last_deal
from majlis.strength import Endgame

AHEAD = [key for key in registry.natures() if isinstance(registry.strength(key), WordsAhead)]
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
