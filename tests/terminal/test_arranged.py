"""Cards in rows and columns, as the terminal reads them."""

from __future__ import annotations

import pytest

from majlis.chance import chance
from majlis.plan import CROSS, GRID, WORDS, Zone
from majlis.terminal.answers import TERSE, Answers
from majlis.terminal.arranged import crossing, rows
from majlis.terminal.reading import first_cards
from tests.terminal.sitting import table

# QAT across in row 7 and AQUA down through its Q
SPOTS = [(7, 7), (7, 8), (7, 9), (6, 7), (8, 7), (9, 7)]


def test_the_lines_of_a_cross_are_found_once_each() -> None:
    found = [(run.places, run.spot, run.down) for run in crossing(SPOTS)]
    assert found == [([3, 0, 4, 5], (6, 7), True), ([0, 1, 2], (7, 7), False)]


def test_a_card_alone_is_a_line_of_its_own() -> None:
    assert [run.places for run in crossing([(0, 0), (2, 2)])] == [[0], [1]]


def test_rows_are_read_by_their_columns() -> None:
    assert [run.places for run in rows([(1, 1), (0, 0), (1, 0)])] == [[1], [2, 0]]


def _answers(monkeypatch: pytest.MonkeyPatch, layout: str, spots: list[tuple[int, int]]) -> tuple[Answers, list[str]]:
    """A table whose first row of cards lies in another way, and the codes of these cards."""
    loop = table("new_word", seed="10")
    game = loop.sitting.game
    word = game.plan.index["word"]
    layouts = [layout if z == word else each for z, each in enumerate(game.plan.layouts)]
    monkeypatch.setattr(game.plan, "layouts", layouts)
    monkeypatch.setattr(type(game), "spots", lambda self, state, zone: spots if zone == Zone(word) else [])
    return loop.answers, [game.pack.code[c] for c in loop.sitting.view().zone("word")]


def test_words_are_read_by_rows_and_a_cross_by_its_words_with_where_they_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, codes = _answers(monkeypatch, WORDS, [(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)])
    assert all(len(code) == 1 for code in codes), "five consonants: every card shows one letter"
    said = answers.table()[0]
    assert f"{codes[0]}{codes[1]}, {codes[2]}{codes[3]}{codes[4]}" in said
    answers, codes = _answers(monkeypatch, CROSS, [(4, 4), (4, 5), (3, 4), (5, 4), (9, 9)])
    said = answers.table()[0]
    assert f"{codes[2]}{codes[0]}{codes[3]} down from row 4, column 5" in said
    assert f"{codes[0]}{codes[1]} across from row 5, column 5" in said
    assert f"{codes[4]} in row 10, column 10" in said


def test_a_grid_is_read_row_by_row_with_the_columns_of_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    answers, codes = _answers(monkeypatch, GRID, [(0, 0), (0, 2), (2, 0), (2, 1), (2, 1)])
    answers.verbosity = TERSE
    said = answers.table()[0]
    assert f"row 1: 1) {codes[0]}, 3) {codes[1]}" in said
    assert f"row 3: 1) {codes[2]}, 2) {codes[4]}" in said, "of two in one place the one on top"


def test_a_pile_says_which_card_lies_on_top_and_how_many_there_are() -> None:
    loop = table("taketwo", seed="5")
    game, view = loop.sitting.game, loop.sitting.view()
    for _ in range(20):
        if any(len(cards or []) > 1 and cards[-1] >= 0 and cards[0] < 0 for cards in view.zones if cards):
            break
        seat = loop.sitting.match.waiting()[0]
        loop.sitting.match.play(seat, game.propose(loop.sitting.match.state, seat, chance("pile", str(_))))
        view = loop.sitting.view()
    pile = next(cards for cards in view.zones if cards and len(cards) > 1 and cards[-1] >= 0 and cards[0] < 0)
    said = " ".join(loop.answers.table())
    assert f"{loop.sitting.speech.card(pile[-1])} on top, {len(pile)} cards in all" in said


def test_each_reason_against_cards_is_given_once_and_moves_without_a_card_are_named() -> None:
    loop = table("taketwo", seed="5")
    for n in range(40):
        match = loop.sitting.match
        if loop.sitting.mine() and any(offer.barred for offer in loop.sitting.view().offers):
            break
        seat = match.waiting()[0]
        match.play(seat, match.game.propose(match.state, seat, chance("bar", str(n))))
    barred = [line for line in loop.answers.moves() if line.startswith("Not: ")]
    reasons = [line.rpartition(". ")[2] for line in barred]
    assert barred
    assert len(reasons) == len(set(reasons))
    plain = [move for move in loop.reader.legal() if not first_cards(move)]
    assert plain
    assert loop.sitting.speech.move(plain[0], loop.sitting.me) in loop.answers.without_card()[0]
