"""The set of words that counts most: equal to trying every set, and quick enough for ten cards."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations
from time import process_time

import pytest

from majlis.lexicon import WILD, Shows
from majlis.lexicon.cover import Laid, best_words
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import library
from tests.lexicon.hands import draw

VALUES = {letter: n for n, letter in enumerate("ابتثجحخدذرزسشصضطظعغفقكلمنهوي", start=1)}


def points(cards: Sequence[Shows]) -> list[int]:
    return [0 if c == WILD else sum([VALUES[letter] for letter in (c.split("+") if "+" in c else c[0])]) for c in cards]


def spellings(word: str, cards: Sequence[Shows], fits: object = None) -> set[frozenset[int]]:
    """Every set of cards that spells the word, by trying every order of every card."""
    found = set()
    for count in range(1, len(cards) + 1):
        for order in permutations(range(len(cards)), count):
            at = 0
            for i in order:
                shows = cards[i]
                if "+" in shows and word.startswith(shows.replace("+", ""), at):
                    at += 2
                elif at < len(word) and "+" not in shows and (shows == WILD or word[at] in shows):
                    at += 1
                else:
                    break
            else:
                if at == len(word):
                    found.add(frozenset(order))
    return found


def slow(words: Sequence[str], cards: Sequence[Shows], repeats: bool) -> int:
    """The most points of any set of words, by trying every set."""
    counts = points(cards)
    ways = [(word, used) for word in words for used in spellings(word, cards)]

    def most(n: int, free: frozenset[int], laid: frozenset[str]) -> int:
        if n == len(ways):
            return 0
        word, used = ways[n]
        best = most(n + 1, free, laid)
        if used <= free and (repeats or word not in laid):
            best = max(best, sum([counts[i] for i in used]) + most(n + 1, free - used, laid | {word}))
        return best

    return most(0, frozenset(range(len(cards))), frozenset())


def counted(laid: Sequence[Laid], cards: Sequence[Shows], repeats: bool) -> int:
    """What these words count; they must be there, and no card twice."""
    used = [i for one in laid for i in dict.fromkeys(one.places)]
    assert len(set(used)) == len(used), "a card is spent twice"
    assert repeats or len({one.word for one in laid}) == len(laid)
    for word, places in laid:
        assert len(places) == len(word)
        assert frozenset(places) in spellings(word, [cards[i] if i in places else Shows("") for i in range(len(cards))])
    return sum([points(cards)[i] for i in used])


SMALL = "اب بابا باب بب تا تاب بتة بة هبة لا لات لال بلا سلال".split()


@pytest.mark.parametrize("repeats", [True, False])
@pytest.mark.parametrize("seed", range(60))
def test_no_other_set_counts_more(seed: int, repeats: bool) -> None:
    luck = random.Random(seed)
    kinds = [Shows(c) for c in ("ا", "ب", "تة", "هة", "ل", "س", "ل+ا", "?")]
    cards = luck.choices(kinds, weights=[4, 4, 2, 2, 3, 1, 1, 1], k=6)
    words = luck.sample(SMALL, 7)
    laid = best_words(words, cards, points(cards), repeats=repeats)
    assert counted(laid, cards, repeats) == slow(words, cards, repeats)


def test_it_is_not_greedy() -> None:
    """The longest word first would leave more over."""
    cards = [Shows(c) for c in "ابجدهو"]
    laid = best_words(["ابجد", "ابه", "جدو"], cards, points(cards))
    assert sorted(one.word for one in laid) == ["ابه", "جدو"]


def test_of_equal_sets_the_one_with_fewer_words() -> None:
    cards = [Shows(c) for c in "ابجد"]
    assert [one.word for one in best_words(["اب", "جد", "ابجد"], cards, points(cards))] == ["ابجد"]


def test_of_words_from_the_same_cards_the_first() -> None:
    cards = [Shows(c) for c in "ابج"]
    assert [one.word for one in best_words(["جاب", "باج"], cards, points(cards))] == ["جاب"]
    laid = best_words(["جاب", "باج"], cards, points(cards), prefer=["باج", "جاب"].index)
    assert [one.word for one in laid] == ["باج"]


def test_a_word_twice_where_that_is_allowed() -> None:
    cards = [Shows(c) for c in "بابباب"]
    assert len(best_words(["باب"], cards, points(cards))) == 2
    assert len(best_words(["باب"], cards, points(cards), repeats=False)) == 1


def test_cards_that_differ_otherwise_are_kept_apart() -> None:
    """A card that may stand only at the end of a word."""
    cards = [Shows("ا"), Shows("ب"), Shows("ا"), Shows("ب")]
    ends = [False, True, False, False]
    laid = best_words(
        ["اب", "با"], cards, points(cards), kinds=ends, fits=lambda word, i, at: not ends[i] or at == len(word) - 1
    )
    assert sorted(one.word for one in laid) in (["اب", "اب"], ["اب", "با"])
    assert all(one.places[-1] == 1 for one in laid if 1 in one.places)


def test_no_words_and_no_cards() -> None:
    assert best_words([], [Shows("ا")], [1]) == []
    assert best_words(["اب"], [], []) == []


@pytest.fixture(scope="module")
def arabic() -> Lexicon:
    return library().lexicon("ar")


@pytest.mark.parametrize("seed", range(6))
def test_small_hands_with_the_whole_list(arabic: Lexicon, seed: int) -> None:
    cards = draw("ar", 5, seed, wilds=0)
    words = list(arabic.words_from(cards))
    laid = best_words(words, cards, points(cards))
    assert counted(laid, cards, True) == slow(words, cards, True)


def test_ten_cards_take_less_than_fifty_milliseconds(arabic: Lexicon) -> None:
    hands = [draw("ar", 10, seed, wilds=0) for seed in range(40)]
    spent = []
    for cards in hands:
        before = process_time()
        best_words(arabic.words_from(cards), cards, points(cards))
        spent.append(process_time() - before)
    assert sorted(spent)[len(spent) // 2] < 0.05
