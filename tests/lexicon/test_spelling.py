"""Which cards to spend: never a wild card or a choice that could be kept, and always those that must be used."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.lexicon import WILD, Shows
from majlis.lexicon.spelling import NEVER, price, spell

CARDS = st.sampled_from([Shows(c) for c in ("A", "B", "E", "T", "AE", "AI", "EI", "?")])


def best(word: str, cards: list[Shows], must: frozenset[int]) -> int | None:
    """The least cost over all ways to lay the cards, by trying."""
    costs = [
        sum(price(cards[i], letter, 0) for i, letter in zip(order, word, strict=True))
        for order in permutations(range(len(cards)), len(word))
        if must <= set(order)
    ]
    return min((cost for cost in costs if cost < NEVER), default=None)


@settings(deadline=None, max_examples=150)
@given(word=st.text("ABEIT", min_size=1, max_size=5), cards=st.lists(CARDS, max_size=6), data=st.data())
def test_no_cheaper_spelling_exists(word: str, cards: list[Shows], data: st.DataObject) -> None:
    must = frozenset(data.draw(st.sets(st.integers(0, len(cards) - 1), max_size=2))) if cards else frozenset()
    found, least = spell(word, cards, tuple(must)), best(word, cards, must)
    if found is None:
        assert least is None
        return
    assert len(set(found)) == len(word)
    assert must <= set(found)
    assert sum(price(cards[i], letter, 0) for i, letter in zip(found, word, strict=True)) == least


def cards(text: str) -> list[Shows]:
    return [Shows(c.replace("/", "")) for c in text.split()]


def test_a_plain_card_goes_before_a_choice_and_a_choice_before_a_wild_card() -> None:
    assert spell("E", cards("? A/E E")) == (2,)
    assert spell("E", cards("? A/E T")) == (1,)
    assert spell("E", cards("? T")) == (0,)


def test_a_choice_is_left_where_another_card_will_do() -> None:
    assert spell("EA", cards("A/E E/I")) == (1, 0)
    assert spell("TEA", cards("A/E A/E T ?")) in ((2, 0, 1), (2, 1, 0))


def test_the_card_with_more_points_is_played_first() -> None:
    """Abjad: ta marbuta may be spelt with ta or with ha, and each has its own value."""
    assert spell("ة", [Shows("تة"), Shows("هة")], worth=lambda card, letter: (3, 26)[card]) == (1,)


def test_cards_that_cannot_spell_say_so() -> None:
    assert spell("TEA", cards("T E")) is None
    assert spell("TEA", cards("T E E")) is None
    assert spell("QUIZ", []) is None
    assert spell("TE", cards("T E ?"), must=(0, 1, 2)) is None


def test_a_wild_card_that_must_be_used_is_used() -> None:
    found = spell("TE", cards("T E ?"), must=(2,))
    assert found is not None
    assert 2 in found


def test_a_long_word_with_many_cards_is_spelt_at_once() -> None:
    assert spell("ABETABETABETABE", cards("A B E T A/E ? " * 8)) is not None
    assert spell("A" * 31, [WILD] * 31) is not None
