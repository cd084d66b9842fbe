"""What cards are worth that stay in the hand: added up, and weighed against what a word counts."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.bots.levels import advised
from majlis.cards.card import CardId
from majlis.chance import chance
from majlis.kit.leaves import Leaves, WordsKept
from majlis.laws.runs import played
from majlis.move import Choose, Move
from majlis.view import Mind
from tests.kit.small import PACK

KEPT = [key for key in registry.natures() if isinstance(registry.strength(key), WordsKept)]
NOTHING = dict.fromkeys(PACK.code, 0.0)


def cards(codes: str) -> list[CardId]:
    return [PACK.number[code] for code in codes.split()]


def test_twins_and_vowels_are_weighed_beside_the_cards() -> None:
    leaves = Leaves(PACK, NOTHING | {"?": 6.0, "S": 2.0, "Q": -5.0}, -3.0, -0.5)
    hand = cards("? S S A/E I/O Q")
    assert leaves.without(hand, []) == 6.0 + 2 * 2.0 - 5.0 - 3.0 - 0.5 * 4
    assert leaves.without(hand, cards("S A/E Q")) == 6.0 + 2.0 - 0.5


def mind(key: str) -> Mind[Any]:
    """Somebody on turn, a few moves into a match."""
    game = registry.game(key)
    state = next(step.state for step in played(game, 2, "kept", 9).steps[4:] if step.state.layer < 0)
    return Mind(game, state, state.waiting()[0], chance("kept"))


@pytest.mark.parametrize("key", KEPT)
def test_what_is_left_decides_between_words_that_count_alike(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    how, who = registry.strength(key), mind(key)
    moves = advised(who, len(who.moves()))

    def first(worth: dict[str, float]) -> Move:
        monkeypatch.setattr(how, "leaves", Leaves(who.game.pack, NOTHING | worth, 0.0, 0.0))
        found: Move = how.ordered(who.game, who.state, who.seat, moves)[0]
        return found

    most = max(who.game.counts(who.state, who.seat, move) for move in moves)
    assert who.game.counts(who.state, who.seat, first({})) == most
    hand = who.state.piles.zones[who.game.hands[who.seat]]
    assert hand
    for card in hand:
        kept = first({PACK.code[card]: 1000.0})
        spent = kept.cards if isinstance(kept, Choose) else how.spent(kept)
        assert PACK.face[card] not in spent, kept


@pytest.mark.parametrize("key", KEPT)
def test_a_word_in_doubt_that_is_none_is_left_to_the_advice(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    how, who = registry.strength(key), mind(key)
    assert how.effort(who.game, who.state, who.seat) == how.simulations
    monkeypatch.setattr(who.state, "doubted", ["ZZZZ"])
    assert how.effort(who.game, who.state, who.seat) == 0
