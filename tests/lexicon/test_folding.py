"""One letter, one card: accents, final sigma, vowel signs, the seats of the hamza (decks: 2.4 and 3.2)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis.lexicon import LANGUAGES, Language, WordsError, alphabet

GREEK = {
    "μέλισσα": "ΜΕΛΙΣΣΑ",
    "ΠΡΟΪΟΝ": "ΠΡΟΙΟΝ",
    "προϊόντος": "ΠΡΟΙΟΝΤΟΣ",
    "ΰψος": "ΥΨΟΣ",
    "ΐ": "Ι",
    "ὁδός": "ΟΔΟΣ",
    "λόγος": "ΛΟΓΟΣ",
    unicodedata.normalize("NFD", "άνθρωπος"): "ΑΝΘΡΩΠΟΣ",
}
ARABIC = {
    "كِتَابٌ": "كتاب",
    "كـتـاب": "كتاب",
    "أحمد": "احمد",
    "إبرة": "ابرة",
    "آب": "اب",
    "ٱسم": "اسم",
    "سؤال": "سوال",
    "بئر": "بير",
    "مستشفى": "مستشفي",
    "شيء": "شيا",  # a bare hamza is spelt with an alif card
    "مدرّسة": "مدرسة",  # one card for a doubled letter; ta marbuta stays a letter of its own
    "ﻻ": "لا",  # the ligature of presentation forms is two cards
    "ﺳﻼﻡ": "سلام",
    unicodedata.normalize("NFD", "سؤال"): "سوال",
    "کتاب": "كتاب",
}


@pytest.mark.parametrize(("written", "spelt"), GREEK.items())
def test_greek_accents_and_final_sigma_make_no_difference(written: str, spelt: str) -> None:
    assert alphabet("el").word(written) == spelt


@pytest.mark.parametrize(("written", "spelt"), ARABIC.items())
def test_arabic_signs_and_seats_make_no_difference(written: str, spelt: str) -> None:
    assert alphabet("ar").word(written) == spelt


@pytest.mark.parametrize(
    ("written", "spelt"), {"café": "CAFE", "naïve": "NAIVE", "Œuvre": "OEUVRE", "ﬁsh": "FISH"}.items()
)
def test_english_accents_make_no_difference(written: str, spelt: str) -> None:
    assert alphabet("en").word(written) == spelt


def test_alif_maqsura_may_be_a_letter_of_its_own() -> None:
    """Decks 2.4, option: it is spelt with ya or with alif."""
    strict = alphabet("ar-maqsura")
    assert strict.word("مستشفى") == "مستشفى"
    assert strict.shows("ي") == "يى"
    assert strict.shows("ا") == "اى"
    assert alphabet("ar").shows("ي") == "ي"


def test_ta_and_ha_may_spell_ta_marbuta() -> None:
    assert alphabet("ar").shows("ت") == "تة"
    assert alphabet("ar").shows("ه") == "هة"


@pytest.mark.parametrize(
    ("language", "text", "letter"),
    [
        ("en", "WORD1", "1"),
        ("en", "ΩMEGA", "Ω"),
        ("el", "ΛOΓOΣ", "O"),
        ("ar", "كتابx", "x"),
        ("en", "IT'S", "'"),
        ("en", "A B", " "),
    ],
)
def test_a_foreign_letter_is_named(language: str, text: str, letter: str) -> None:
    """Mixed scripts look right to the eye: the Greek word here has two Latin O's."""
    with pytest.raises(WordsError) as error:
        alphabet(language).word(text)
    assert error.value.code == "letter"
    assert error.value.details["letter"] == letter


@pytest.mark.parametrize("text", ["", "   ", "\u064b", "ـ"])
def test_nothing_is_no_word(text: str) -> None:
    with pytest.raises(WordsError, match="no-word"):
        alphabet("ar").word(text)


@pytest.mark.parametrize("language", LANGUAGES)
@given(text=st.text(max_size=40))
def test_folding_twice_is_folding_once(language: Language, text: str) -> None:
    letters = alphabet(language)
    try:
        word = letters.word(text)
    except WordsError:
        return
    assert letters.word(word) == word
    assert letters.spelling.fullmatch(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_one_byte_in_the_code(language: Language) -> None:
    letters = alphabet(language)
    assert len(letters.letters.encode(letters.codec)) == len(letters.letters)
    assert len(letters.grouped) <= 6
