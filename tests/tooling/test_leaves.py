"""What cards are worth is found again where it is known."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.chance import chance
from tools import leaves

CODES = ["?", "A/E", "S"]


def test_known_worths_are_found_again() -> None:
    luck, worths = chance("fit"), [6.0, 1.0, 2.0, -3.0, -0.5]
    found = []
    for _ in range(8000):
        turn = leaves.Turn([CODES[luck.below(3)] for _ in range(luck.below(6))])
        worth = sum(w * x for w, x in zip(worths, leaves.features(turn, CODES), strict=True))
        found.append(turn._replace(gain=worth + luck.below(3) - 1))
    fitted, explained = leaves.fitted(found, CODES)
    assert fitted == pytest.approx(worths, abs=0.5)
    assert explained > 0.9


def test_a_turn_ends_where_the_next_of_its_seat_is_over() -> None:
    turns = list(leaves.turns(registry.game("new_word"), "turns"))
    assert len(turns) > 8
    assert sum(turn.gain for turn in turns) > 50 * len(turns)
    assert max(len(turn.kept) for turn in turns) <= 6
