"""The Wordish packs: what can be counted of them, and that every card has a name."""

from __future__ import annotations

import pytest

from majlis.cards.alpha import alpha
from majlis.cards.card import CardId, message_id
from majlis.cards.wordish import ATOUT, folded, letters, wordish
from majlis.speech import LANGUAGES, Speech, card_message, letter_shown


@pytest.mark.parametrize(("edition", "faces", "value"), [("greek", 24, 206), ("english", 26, 198)])
def test_102_letters_and_the_atouts(edition: str, faces: int, value: int) -> None:
    for atouts, size in ((6, 108), (2, 104), (4, 106), (8, 110)):
        pack = wordish(edition, atouts)
        assert len(pack.cards) == size
        assert pack.code.count(ATOUT) == atouts
        assert sum(pack.points) == value
    assert len(letters(edition)) == faces
    assert pack.cards[-1].letters == letters(edition)


def test_the_greek_cards_are_printed_in_greek() -> None:
    pack = wordish()
    assert pack.key == "wordish"
    assert [pack.points[pack.number[c]] for c in "ΘΑΛΣ"] == [10, 1, 3, 1]
    assert pack.find("ς") == pack.find("σ") == pack.number["Σ"]
    assert pack.find("A") is None, "a Latin capital is another letter"
    assert wordish("english").key == "wordish-english"


def test_text_is_folded_as_cards_spell_it() -> None:
    assert folded("θάλασσας") == "ΘΑΛΑΣΣΑΣ"
    assert folded("Αϋπνία") == "ΑΥΠΝΙΑ"
    assert folded("friend") == "FRIEND"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_no_two_the_same(lang: str) -> None:
    assert message_id("Θ/A") == "theta/A"
    for edition in ("greek", "english"):
        pack = wordish(edition)
        firsts = [CardId(c.number) for c in pack.cards if c.face == c.number]
        names = [Speech(lang).text(card_message(pack, card)) for card in firsts]
        assert len(set(names)) == len(firsts)


def test_a_card_shows_its_letter_or_that_of_its_mark() -> None:
    greek, english = wordish(), alpha()
    atout, theta, vowel = greek.number["?"], greek.number["Θ"], english.number["A/E"]
    assert letter_shown(greek, atout, "letter-sigma") == "Σ"
    assert letter_shown(greek, atout, "") == ""
    assert letter_shown(greek, theta, "") == "Θ"
    assert letter_shown(english, vowel, "letter-E") == "E"
    assert letter_shown(english, vowel, "") == ""
