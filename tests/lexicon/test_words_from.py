"""What cards can make: equal to trying every word, for the real packs, on both cores."""

from __future__ import annotations

import random

import pytest

from majlis.lexicon import LANGUAGES, WILD, Language, Shows
from majlis.lexicon.library import Library
from tests.lexicon.hands import Slow, can_spell, draw

HANDS = [(size, wilds) for size in (5, 6, 7, 8, 9, 10) for wilds in (None, 0, 1, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_hands_equal_trying_every_word(language: Language, library: Library, slow: dict[str, Slow]) -> None:
    agree(language, library, slow[language], range(60))


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_hundred_hands_equal_trying_every_word(
    language: Language, library: Library, slow: dict[str, Slow]
) -> None:
    agree(language, library, slow[language], range(60, 560))


def agree(language: Language, library: Library, slow: Slow, seeds: range) -> None:
    lexicon = library.lexicon(language)
    for seed in seeds:
        size, wilds = HANDS[seed % len(HANDS)]
        if wilds == 2:
            size = min(size, 7)  # trying is slow where nearly everything can be spelt
        cards = draw(language, size, seed, wilds)
        assert sorted(lexicon.words_from(cards)) == slow.words_from(cards), cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_count_the_same_written_out_or_not(language: Language, library: Library) -> None:
    lexicon = library.lexicon(language)
    points = {letter: 1 + n * n for n, letter in enumerate(lexicon.alphabet.letters)}
    for seed, odd in ((2, []), (8, []), (8, [Shows(lexicon.alphabet.letters[:2])])):
        found = lexicon.words_from([*draw(language, 8, seed, seed % 3), *odd])
        assert found
        assert lexicon.counts(found, points) == [sum(points[letter] for letter in word) for word in found]
        assert lexicon.counts(list(found), points) == lexicon.counts(found, points)
    assert lexicon.counts(lexicon.words_from([]), points) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_compulsory_cards_equal_trying(language: Language, library: Library, slow: dict[str, Slow]) -> None:
    """Rummy's deepest discard must be in the meld; a vowel or wild card may be the one that must."""
    lexicon = library.lexicon(language)
    for seed in range(12):
        cards = draw(language, 8, seed, seed % 2)
        must, rest = cards[-(1 + seed % 3) :], cards[: -(1 + seed % 3)]
        assert sorted(lexicon.words_from(rest, must=must)) == slow[language].words_from(rest, must), (rest, must)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_cores_find_the_same_words_in_the_same_order(
    language: Language, library: Library, plain_library: Library
) -> None:
    fast, plain = library.lexicon(language), plain_library.lexicon(language)
    for seed in range(24):
        size, wilds = HANDS[seed % len(HANDS)]
        cards = draw(language, size, seed + 1000, wilds)
        assert list(fast.words_from(cards)) == list(plain.words_from(cards))
        must, rest = cards[:2], cards[2:]
        assert list(fast.words_from(rest, must=must)) == list(plain.words_from(rest, must=must))


@pytest.mark.parametrize("language", LANGUAGES)
def test_extensions_use_the_whole_base_and_a_card(language: Language, library: Library, slow: dict[str, Slow]) -> None:
    lexicon = library.lexicon(language)
    luck = random.Random(3)
    bases = luck.sample([w for w in slow[language].words if 4 <= len(w) <= 6], 8)
    for seed, base in enumerate(bases):
        cards = draw(language, 6, seed, seed % 3)
        expected = [w for w in slow[language].words_from(cards, [Shows(c) for c in base]) if len(w) > len(base)]
        assert sorted(lexicon.extensions(base, cards)) == expected
    assert lexicon.steals(bases, cards).keys() == set(bases)


def test_letters_that_lie_on_the_board(library: Library, slow: dict[str, Slow]) -> None:
    english, cards = library.lexicon("en"), [Shows(c) for c in ("T", "AE", "IO", "N", "S", "D", "?")]
    words = slow["en"].words
    laid = [w for w in words if w.startswith("RE") and can_spell(w[2:], cards)]
    assert sorted(english.words_from(cards, starting="RE")) == laid
    closed = [w for w in words if w.endswith("ED") and len(w) > 3 and can_spell(w[:-2], cards)]
    assert sorted(english.words_from(cards, ending="ED", shortest=4)) == closed
    board = [w for w in words if len(w) == 5 and w[2] == "R" and w[4] == "E" and can_spell(w[:2] + w[3], cards)]
    assert sorted(english.words_from(cards, pattern="..R.E")) == board
    assert board


def test_cards_that_no_pack_has_are_exact_too(library: Library, slow: dict[str, Slow]) -> None:
    english = library.lexicon("en")
    cards = [Shows(c) for c in ("BT", "YA", "RS", "E", "LN", "IO")]
    assert sorted(english.words_from(cards)) == slow["en"].words_from(cards)
    must = [Shows("QZ")]
    assert sorted(english.words_from(cards, must=must)) == slow["en"].words_from(cards, must)


def test_two_letters_on_one_card_stand_together(library: Library, slow: dict[str, Slow]) -> None:
    arabic = library.lexicon("ar")
    rest = [Shows(c) for c in "سمبكةن"]
    found = set(arabic.words_from([*rest, Shows("ل+ا")]))
    plain = set(slow["ar"].words_from(rest))
    whole = slow["ar"].words_from(rest, [Shows("ل"), Shows("ا")])
    assert found == plain | {w for w in whole if "لا" in w}
    assert "سلام" in found
    spelt = arabic.spell("سلام", [Shows("م"), Shows("ل+ا"), Shows("س")])
    assert spelt == (2, 1, 1, 0)


def test_shortest_and_longest(library: Library) -> None:
    cards = [Shows(c) for c in "RATESIN"]
    words = library.lexicon("en").words_from(cards, shortest=3, longest=4)
    assert {len(w) for w in words} == {3, 4}
    assert len(library.lexicon("en").words_from([])) == 0
    assert len(library.lexicon("en").words_from([WILD])) == 0
