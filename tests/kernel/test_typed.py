"""What people type: a word alone is laid where words can be laid, and nothing else becomes a move."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.chance import chance
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import IllegalMove, Refused
from majlis.plan import Seat
from majlis.typed import is_spelt, meant

SPELLING = ["abjad_guess", "cross_words", "new_word", "rummy_500", "six_by_six", "wordish"]


def openings(key: str) -> list[tuple[Match[Any], Seat, str, str]]:
    """In the first moves of a match: who may lay a word, with the verb for it and the rest of what is then typed."""
    game = registry.game(key)
    match = Match(game, game.nature.seats[0], SeedLuck("typed"))
    found: list[tuple[Match[Any], Seat, str, str]] = []
    for ply in range(12):
        if match.outcome() is not None:
            break
        seat = match.waiting()[0]
        domain = game.domain(match.state, seat)
        while domain is not None:
            if domain.fields() and is_spelt(domain.fields()[0]):
                for move in domain.some(1):
                    verb, _, rest = move.text.partition(" ")
                    found.append((match.replay(len(match.log)), seat, verb, rest))
            domain = domain.beside
        match.play(seat, game.propose(match.state, seat, chance("typed", ply)))
    return found


@pytest.mark.parametrize("key", SPELLING)
def test_a_word_needs_no_verb(key: str) -> None:
    found = openings(key)
    assert found
    for match, seat, verb, rest in found:
        game, state = match.game, match.state
        move = game.complete(state, seat, meant(game, state, seat, rest))
        assert move.text.endswith(game.complete(state, seat, game.read(f"{verb} {rest}")).text.split(" ", 1)[1])
        assert game.refuse(state, seat, move) is None


def test_a_word_alone_hears_why_it_cannot_be_laid() -> None:
    match, seat, _verb, _rest = openings("six_by_six")[0]
    with pytest.raises(Refused) as refused:
        match.play(seat, meant(match.game, match.state, seat, "zzz"))
    assert refused.value.reason.what == "word-lacks"


@pytest.mark.parametrize("text", ["", "   ", "exchange all", "word", "/", "7"])
def test_what_is_no_word_is_no_move(text: str) -> None:
    for match, seat, _verb, _rest in openings("cross_words"):
        with pytest.raises(IllegalMove) as refused:
            meant(match.game, match.state, seat, text)
        assert refused.value.reason.what == "no-such-move"


def test_a_word_is_laid_only_by_who_may() -> None:
    game = registry.game("basra")
    match = Match(game, 2, SeedLuck("typed"))
    with pytest.raises(IllegalMove):
        meant(game, match.state, match.waiting()[0], "cat")
    match, seat, _verb, rest = openings("new_word")[0]
    with pytest.raises(IllegalMove):
        meant(match.game, match.state, Seat(1 - seat), rest)
