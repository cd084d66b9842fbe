"""Our braille: the same cells as liblouis, and none missing for anything that rules and cards say."""

from __future__ import annotations

import shutil

import pytest

from majlis import registry
from majlis.cards import every_pack
from majlis.print import braille
from majlis.print.markdown import lines
from majlis.speech import LANGUAGES, Speech, card_message
from tests.print import louis

ROWS = [line.split("\t") for line in louis.VECTORS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("lang", "text", "expected"), ROWS, ids=[f"{row[0]}: {row[1]}" for row in ROWS])
def test_cells_are_those_of_liblouis(lang: str, text: str, expected: str) -> None:
    assert braille.shown(braille.cells(text, lang)) == expected


@pytest.mark.skipif(not shutil.which("lou_translate"), reason="liblouis is not installed")
def test_the_vectors_are_what_liblouis_says() -> None:
    assert ["\t".join(row) for row in ROWS] == louis.lines()


def test_a_letter_on_a_card_has_no_sign_for_its_size() -> None:
    assert braille.dots(braille.letter("Σ", "el")) == [[2, 3, 4]]
    assert braille.dots(braille.letter("T", "en")) == [[2, 3, 4, 5]]
    assert braille.dots(braille.letter("لا", "ar")) == [[1, 2, 3, 6]]


def test_the_code_of_embossers_has_a_sign_for_every_cell() -> None:
    assert len(set(braille.ASCII)) == 64
    assert braille.ascii_of(braille.cells("abc 12", "en")) == "ABC #AB"
    assert braille.ascii_of([braille.FULL]) == "="


def blanks(text: str, lang: str) -> list[str]:
    """The letters and signs that no table knows."""
    return [c for c in sorted(set(text)) if c.strip() and c not in "`ـ" and braille.cells(c, lang) == [braille.BLANK]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_rules_and_cards_say_is_left_blank(lang: str) -> None:
    said = Speech(lang)
    for pack in every_pack().values():
        for card in pack.all:
            assert not blanks(said.text(card_message(pack, card)), lang)
    for key in registry.natures():
        rules = (registry.folder(key) / f"rules.{lang}.md").read_text(encoding="utf-8")
        assert not blanks("".join(lines(rules)), lang), key


def test_a_point_between_digits_is_not_the_end_of_a_sentence() -> None:
    assert braille.shown(braille.cells("1.5.", "en")) == "⠼⠁⠲⠑⠲"
    assert braille.shown(braille.cells("1.5.", "el")) == "⠼⠁⠨⠑⠲"


def test_a_vowel_with_diaeresis_stands_apart() -> None:
    assert braille.shown(braille.cells("αϊ", "el")) == "⠁⠊"
    assert braille.shown(braille.cells("άι", "el")) == "⠐⠁⠊"
