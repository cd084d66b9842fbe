"""Cards put aside: out of the way, and as much in the hand as before."""

from __future__ import annotations

import re

import pytest

from tests.terminal.sitting import LANGS, heard, ready, table

Capsys = pytest.CaptureFixture[str]


def numbers(line: str) -> list[int]:
    """The numbers that cards of a hand are read with."""
    return [int(number) for number in re.findall(r"(\d+)\)", line)]


def test_they_are_read_apart_and_keep_their_numbers(capsys: Capsys) -> None:
    loop = ready(table("ganjifa"))
    size = len(loop.reader.hand())
    kept, aside = heard(capsys, loop, "aside 2 5-7")
    assert numbers(aside) == [2, 5, 6, 7]
    assert numbers(kept) == [n for n in range(1, size + 1) if n not in (2, 5, 6, 7)]
    assert heard(capsys, loop, "aside") == [aside]
    assert heard(capsys, loop, "hand") == [kept, aside]
    _, fewer = heard(capsys, loop, "a 5 2")  # taken up again
    assert numbers(fewer) == [6, 7]
    code = loop.sitting.game.pack.code[loop.reader.hand()[0]]
    _, more = heard(capsys, loop, f"aside {code}")
    assert numbers(more) == [1, 6, 7]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_no_card_of_the_hand_is_refused_and_nothing_moves(lang: str, capsys: Capsys) -> None:
    loop = ready(table("ganjifa", lang))
    word = loop.vocabulary.native["aside"][0]
    for wrong in ("0", "99", "3-2", "2-99", "taj", "2 x"):
        (line,) = heard(capsys, loop, f"{word} {wrong}")
        assert line
    assert not loop.sitting.aside
    kept, aside = heard(capsys, loop, f"{word} 1")
    assert numbers(aside) == [1]
    assert 1 not in numbers(kept)


def test_a_card_put_aside_can_be_played_by_its_number_and_is_gone(capsys: Capsys) -> None:
    loop = ready(table("basra"))
    heard(capsys, loop, "aside 1 2")
    card = loop.reader.hand()[0]
    assert loop.reader.read("1").move is not None
    heard(capsys, loop, "1")
    assert card not in loop.reader.hand()
    (told,) = heard(capsys, loop, "aside")
    assert len(numbers(told)) == 1
    heard(capsys, loop, "aside 2")
    assert card not in loop.sitting.aside
