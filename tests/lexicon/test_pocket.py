"""The list in a pocket gives the answers of the list with an index."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis.chance import chance
from majlis.lexicon import LANGUAGES, WILD, Language, Shows
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library
from majlis.lexicon.pocket import Pocket, pocket


@pytest.fixture(scope="module", params=LANGUAGES)
def pair(
    request: pytest.FixtureRequest, library: Library, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Lexicon, Pocket]:
    language: Language = request.param
    file = Path(tmp_path_factory.mktemp("pocket"), f"{language}.pocket")
    file.write_bytes(library.pocket(language))
    return library.lexicon(language, "everyday", clean=True), pocket(file, "everyday", True)


def test_it_is_the_same_list(pair: tuple[Lexicon, Pocket]) -> None:
    index, text = pair
    assert text.identity == index.identity
    assert len(text) == len(index)
    assert list(text) == list(index)


def test_single_words_are_judged_alike(pair: tuple[Lexicon, Pocket]) -> None:
    index, text = pair
    every = list(index)
    for word in [*every[:: len(every) // 40], every[0], every[-1], every[0] * 2, every[-1] + every[-1], "", "1", "\n"]:
        assert (word in text) == (word in index), word
        assert text.commonness(word) == index.commonness(word), word
        assert text.offensive(word) == index.offensive(word), word
        for begins in {word, word[:2]} - {""}:
            assert text.starting(begins, 5) == index.starting(begins, 5), begins


def hands(letters: str) -> list[tuple[list[Shows], dict[str, object]]]:
    """Cards to make words of, with what is asked beside them."""
    draw = chance("pocket", letters)
    vowels = Shows(letters[0] + letters[8])

    def some(count: int) -> list[Shows]:
        return [Shows(letters[draw.below(len(letters))]) for _ in range(count)]

    return [
        (some(7), {}),
        ([*some(6), WILD], {"shortest": 3}),
        ([*some(4), WILD, WILD], {"longest": 5}),
        ([*some(6), vowels, vowels], {}),
        (some(7), {"must": some(1)}),
        ([*some(3), WILD], {"must": some(2)}),
        ([*some(5), vowels], {"must": [vowels]}),
        ([WILD] * 3, {"must": some(3), "shortest": 4}),
        ([*some(8), Shows(letters[11] + "+" + letters[0])], {}),
        ([*some(6), WILD], {"starting": letters[12]}),
        ([*some(6), WILD], {"ending": letters[0]}),
        ([*some(6), WILD], {"pattern": f"..{letters[17]}."}),
        ([], {}),
    ]


def test_cards_make_the_same_words(pair: tuple[Lexicon, Pocket]) -> None:
    index, text = pair
    found = 0
    for cards, asked in hands(index.alphabet.letters):
        words = sorted(index.words_from(cards, **asked))  # type: ignore[arg-type]
        assert sorted(text.words_from(cards, **asked)) == words, (cards, asked)  # type: ignore[arg-type]
        found += len(words)
    assert found > 100
    base = next(word for word in index if len(word) == 4)
    more = [Shows(letter) for letter in index.alphabet.letters[:9]]
    assert sorted(text.extensions(base, more)) == sorted(index.extensions(base, more))
    assert text.hooks(base) == index.hooks(base)
