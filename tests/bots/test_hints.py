"""A hint says the best few moves, and nothing where a table has agreed that nobody looks anything up."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.bots.hints import FEW, hints
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Refused
from majlis.view import Mind


@pytest.mark.parametrize("key", registry.natures())
def test_a_hint_names_legal_moves_best_first(key: str) -> None:
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SeedLuck("hint"))
    seat = match.waiting()[0]
    found = hints(game, match.state, seat)
    assert 0 < len(found) <= FEW
    assert all(game.refuse(match.state, seat, move) is None for move in found)


def test_nobody_is_helped_out_of_turn() -> None:
    games = [registry.game(key) for key, nature in registry.natures().items() if 2 in nature.seats]
    matches = [Match(game, 2, SeedLuck("hint")) for game in games]
    idle = [(match, seat) for match in matches for seat in match.game.joining(2) if seat not in match.waiting()]
    assert idle
    for match, seat in idle:
        with pytest.raises(Refused, match="not-now"):
            hints(match.game, match.state, seat)


@pytest.mark.parametrize("key", registry.natures())
def test_G_25_hints_are_closed_where_people_can_challenge_and_in_races(key: str) -> None:
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SeedLuck("hint"))
    seat = match.waiting()[0]
    challenged = getattr(game.options, "mode", "") == "challenge"
    assert (game.hints_closed is not None) == (challenged or game.nature.kind == "race")
    if game.hints_closed is not None:
        with pytest.raises(Refused, match=game.hints_closed.what):
            hints(game, match.state, seat, people=2)
    assert hints(game, match.state, seat, people=1)


class Prim:
    """A list of words of which the rude ones are given."""

    def __init__(self, true: Any, rude: set[str]) -> None:
        self.true, self.rude = true, rude

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def offensive(self, word: str) -> bool:
        return word in self.rude


def test_neither_hints_nor_bots_lay_an_offensive_word_where_another_will_do() -> None:
    game = registry.game("new_word")
    assert game.judge is not None
    match = Match(game, 2, SeedLuck("hint"))
    seat = match.waiting()[0]
    words = [str(move.args()["word"]) for move in hints(game, match.state, seat)]
    game.judge.lexicon = Prim(game.judge.lexicon, {words[0]})
    others = [str(move.args().get("word")) for move in hints(game, match.state, seat)]
    assert words[0] not in others
    assert words[1] in others
    moves = Mind(game, match.state, seat, chance("hint")).moves()
    game.judge.lexicon.rude |= {str(move.args().get("word")) for move in moves}
    assert Mind(game, match.state, seat, chance("hint")).moves(), "an offensive word is better than none"
