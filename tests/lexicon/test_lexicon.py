"""The list as rules get it: what counts, at which level, and what else may be asked."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.lexicon import LANGUAGES, Language, UnknownVerdict, Verdicts
from majlis.lexicon.identity import LEVELS
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library
from tests.lexicon.hands import Slow

LEGAL: dict[Language, str] = {
    "en": "QUIXOTIC CAT CATS RUNNING GREY GRAY COLOUR COLOR QI ZA AA CAFE WIFI VLOG SELFIE QAT AQUA FRIENDS BADGER",
    "el": "ΜΕΛΙΣΣΑ ΛΟΓΟΣ ΚΑΙ ΓΗ ΝΑ ΘΑ ΓΡΑΦΟΥΜΕ ΕΓΡΑΨΑ ΠΑΙΔΙΑ ΓΙΟΣ ΠΟΙΟΣ ΕΝΑΣ ΩΧ",
    "ar": "كتاب كتب مدرسة مدارس كاتب كاتبة كاتبون يكتب كتبت نكتب سيارات بيتان من في قل سلام",
}
NO_WORDS: dict[Language, str] = {
    "en": "XYZZY BS CS KG KB TV LONDON IIIV ETC CAT'S ÉÉ A",
    "el": "ΑΘΗΝΑ ΕΛΛΑΔΑ ΚΛΠ ΔΡΧ ΠΧ ΧΛΜ ΑΠ ΓΙ ΤΣ ΧΟΥΜΕ ΙΑΝΟΥΑΡΙΟΣ ΣΧ Β",
    "ar": "الكتاب وكتاب بالكتاب كتابها كتابهم كتبها بغداد سقراط اا ققق",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_count_and_names_fragments_and_clitics_do_not(language: Language, library: Library) -> None:
    """G-12; in Arabic number, gender and person make words, article and joined pronouns do not (decks 2.4)."""
    lexicon = library.lexicon(language)
    fold = lexicon.alphabet.fold
    assert [w for w in LEGAL[language].split() if fold(w) not in lexicon] == []
    assert [w for w in NO_WORDS[language].split() if fold(w) in lexicon] == []


@pytest.mark.parametrize("asked", [None, 7, b"CAT", ["CAT"], ("CAT",), "cat", "", "ΛΟΓΟΣ", "CAT\x05", "C" * 999])
def test_anything_may_be_asked(asked: object, english: Lexicon) -> None:
    """A word is asked for as the cards spell it, in capitals; nothing else is in the list, and nothing breaks."""
    assert asked not in english


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_membership_is_that_of_the_list(
    language: Language, data: st.DataObject, library: Library, slow: dict[str, Slow]
) -> None:
    lexicon, words = library.lexicon(language), slow[language].words
    word = words[data.draw(st.integers(0, len(words) - 1))]
    at, letter = data.draw(st.integers(0, len(word))), data.draw(st.sampled_from(lexicon.alphabet.letters))
    changed = word[:at] + letter + word[at + data.draw(st.integers(0, 1)) :]
    assert word in lexicon
    assert (changed in lexicon) == (changed in every(language, slow))


EVERY: dict[str, frozenset[str]] = {}


def every(language: str, slow: dict[str, Slow]) -> frozenset[str]:
    if language not in EVERY:
        EVERY[language] = frozenset(slow[language].words)
    return EVERY[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_is_part_of_the_next(language: Language, library: Library) -> None:
    sets = [set(library.lexicon(language, level, clean=False)) for level in LEVELS]
    assert sets[0] < sets[1] < sets[2]
    assert 8_000 < len(sets[0]) < len(sets[1]) < 150_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_children_get_no_offensive_words_unless_they_are_switched_on(language: Language, library: Library) -> None:
    clean, whole = library.lexicon(language, "children"), library.lexicon(language, "children", clean=False)
    left_out = set(whole) - set(clean)
    assert left_out
    assert all(whole.offensive(w) for w in left_out)
    assert not any(w in clean for w in left_out)
    assert clean.sha256 != whole.sha256
    assert "clean" in clean.name
    assert library.lexicon(language, clean=True).offensive(min(left_out))


def test_slurs_are_known_as_such(english: Lexicon) -> None:
    for word in "ABO JAP JAPS KAFFIR YIDS WETBACKS GRINGO COOLIE BOONG".split():
        assert english.offensive(word), word


def test_ordinary_words_are_not_taken_for_offensive(english: Lexicon, library: Library) -> None:
    for word in "FARTHER WHORL SQUAWK ARSENAL PASSION COCKTAIL SCUNNER CLASS GRASS ASSESS NIGGLE SUCK SHITTAH".split():
        assert not english.offensive(word), word
    greek = library.lexicon("el")
    assert not any(greek.offensive(w) for w in "ΚΩΛΥΜΑ ΜΟΥΝΤΟΣ ΤΣΟΥΛΗΘΡΑ ΓΑΜΟΣ".split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_of_a_list_can_be_checked_by_anybody(language: Language, library: Library) -> None:
    lexicon = library.lexicon(language, "everyday")
    text = "\n".join(sorted(lexicon)) + "\n"
    assert hashlib.sha256(text.encode()).hexdigest() == lexicon.sha256


def test_a_bot_knows_only_the_words_of_its_vocabulary(library: Library) -> None:
    bot = library.lexicon("en", cap=2)
    assert "CAT" in bot
    assert "ZYZZYVA" not in bot
    assert all(bot.commonness(w) <= 2 for w in bot.starting("QU"))


def test_two_letter_words_were_reviewed(library: Library) -> None:
    two = [w for w in library.lexicon("en") if len(w) == 2]
    assert len(two) == 108
    assert not {"BS", "CS", "KB", "LX"} & set(two)
    assert {"QI", "ZA", "AA", "ED", "OS"} <= set(two)
    assert 50 <= sum(len(w) == 2 for w in library.lexicon("el")) <= 70


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("MEAN", "MEANS", True),  # AGR-04: MEANS has a headword of its own, and yet shares one
        ("WALK", "WALKED", True),
        ("WALKING", "WALKED", True),
        ("GOOSE", "GEESE", True),
        ("GO", "WENT", True),
        ("UNBOX", "UNBOXES", True),  # no dictionary has it: by its ending
        ("SEE", "SEED", False),
        ("BE", "BED", False),
        ("PRINCE", "PRINCESS", False),
        ("RAIN", "TRAIN", False),
        ("WORD", "SWORD", False),
        ("DO", "DOES", True),
    ],
)
def test_another_form_is_the_same_word(one: str, other: str, same: bool, english: Lexicon) -> None:
    assert english.same_word(one, other) is same


def test_hooks_before_and_after(english: Lexicon) -> None:
    assert english.hooks("RAIN") == ("BDGT", "SY")
    assert english.hooks("QUIZ") == ("S", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_with_a_beginning_are_those_of_the_list_in_order(
    language: Language, library: Library, slow: dict[str, Slow]
) -> None:
    lexicon = library.lexicon(language)
    for word in slow[language].words[:: len(slow[language].words) // 8]:
        for beginning in (word[:2], word[:4], word, word + lexicon.alphabet.letters[-1]):
            assert lexicon.starting(beginning) == [w for w in slow[language].words if w.startswith(beginning)]
    assert lexicon.starting("?") == []
    assert len(lexicon.starting("", limit=5)) == 5


def test_no_headword_is_known_but_the_word_itself(library: Library) -> None:
    assert library.lexicon("el").headwords("ΛΟΓΟΣ") == {"ΛΟΓΟΣ"}


def test_verdicts_replace_the_list_in_a_replay() -> None:
    verdicts = Verdicts("Majlis English", "ab" * 32, {"CAT": True, "XYZZY": False})
    assert "CAT" in verdicts
    assert "XYZZY" not in verdicts
    with pytest.raises(UnknownVerdict):
        _ = "DOG" in verdicts
