"""Moves and their texts, domains, reasons and offers."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from majlis import registry
from majlis.cards.alpha import alpha
from majlis.cards.card import CardId
from majlis.cards.french import french
from majlis.chance import chance
from majlis.event import Cards
from majlis.laws.runs import AnyGame, Run, played, whole
from majlis.move import DRAW, NOT_NOW, NOT_THERE, PASS, Capture, Choose, IllegalMove, Move, Offer, Reason, Subset, Why
from majlis.move import plays as plays_of

pytestmark = pytest.mark.both_builds
FRENCH, ALPHA = french(), alpha()
PLAY = plays_of(FRENCH)


def cards(*codes: str) -> list[CardId]:
    return [FRENCH.number[code] for code in codes]


def test_plays_are_made_once_and_cards_that_look_the_same_share_one() -> None:
    assert len({id(move) for move in PLAY}) == 52
    letters = plays_of(ALPHA)
    assert len({id(move) for move in letters}) == len({card.code for card in ALPHA.cards})
    assert letters[ALPHA.number["T"]] is letters[ALPHA.number["T"] + 1]


def test_a_move_knows_its_verb_and_its_fields() -> None:
    assert (DRAW.verb, PASS.text, list(PASS.args())) == ("draw", "pass", [])
    assert list(PLAY[0].args()) == ["card"]
    modes = plays_of(FRENCH, 1, " as vowel", "part-vowel")
    assert list(modes[0].args()) == ["card", "part"]


def test_moves_made_when_needed_are_equal_when_their_texts_are() -> None:
    one, two = (Choose("give", cards("7D", "8D"), FRENCH) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != Choose("give", cards("8D", "7D"), FRENCH)
    assert one != Move(one.text)
    take = Capture(FRENCH.number["9D"], cards("4C", "5C"), FRENCH)
    assert take.text == "play 9D take 4C 5C"
    assert Capture(FRENCH.number["9D"], [], FRENCH).text == "play 9D take none"
    assert list(take.args()) == ["card", "take"]


def test_the_first_reason_stays() -> None:
    why = Why(True)
    hand = cards("7D", "8D", "9D")
    assert why.only(hand[:1], hand, PLAY, Reason("first")) == hand[:1]
    why.bar(PLAY[hand[1]], Reason("second"))
    assert {move.text: reason.what for move, reason in why.barred.items()} == {"play 8D": "first", "play 9D": "first"}
    quiet = Why(False)
    quiet.bar(PASS, Reason("none"))
    assert not quiet.barred


def test_a_set_is_judged_proposed_and_listed() -> None:
    hand = cards("7D", "8D", "9D", "10D")
    domain = Subset("give", hand, 2, FRENCH, Reason("give-two"))
    assert domain.refuse(Choose("give", cards("7D", "8D"), FRENCH)) is None
    assert domain.refuse(Choose("take", cards("7D", "8D"), FRENCH)) is NOT_NOW
    assert domain.refuse(PASS) is NOT_NOW
    assert domain.refuse(Choose("give", cards("7D", "2C"), FRENCH)) is NOT_THERE
    for wrong in (cards("7D"), cards("7D", "7D"), cards("7D", "8D", "9D")):
        reason = domain.refuse(Choose("give", wrong, FRENCH))
        assert reason is not None
        assert reason.what == "give-two"
    proposed = {domain.propose(chance(n)) for n in range(60)}
    assert proposed == set(domain.some(99))
    assert len(domain.some(99)) == 6
    assert len(domain.some(4)) == 4
    assert [field.domain for field in domain.fields()] == ["cards"]


def test_an_offer_learns_its_fields_from_its_moves() -> None:
    offer = Offer("play")
    for move in (PLAY[0], PLAY[1], PLAY[1], Capture(CardId(5), cards("4C", "5C"), FRENCH)):
        offer.note(move)
    assert [(field.name, field.domain) for field in offer.fields] == [("card", "card"), ("take", "cards")]
    assert offer.fields[0].cards == [0, 1, 5]


def test_cards_are_found_however_they_are_capitalised() -> None:
    assert FRENCH.find("10h") == FRENCH.number["10H"]
    assert ALPHA.find("a/e") == ALPHA.number["A/E"]
    assert FRENCH.find("xyzzy") is None
    assert FRENCH.codes(cards("7D", "8D")) == "7D 8D"


# -- whatever is typed --

KEYS = list(registry.natures())
scraps = st.sampled_from(
    "play take none as give word pass draw PLAY 7D 10h xx A/E A/E=A ? ?=T = barat.1 red.ba \x00 ١ ήτα كلمة".split()
)


@cache
def begun(key: str) -> Run:
    """The beginning of a match."""
    game = registry.game(key)
    return played(game, game.nature.seats[0], "typed", 12)


def typed(game: AnyGame, text: str) -> Move | None:
    try:
        move = game.read(text)
    except IllegalMove:
        return None
    return move


@given(st.sampled_from(KEYS), st.lists(scraps, max_size=6).map(" ".join) | st.text(max_size=40))
def test_whatever_is_typed_is_a_move_or_none_and_changes_nothing(key: str, text: str) -> None:
    run = begun(key)
    move = typed(run.game, text)
    state, before = run.match.state, run.match.digest()
    if move is not None:
        again = typed(run.game, move.text)
        assert again is not None
        assert again.text == move.text
        for seat in state.waiting():
            complete = run.game.complete(state, seat, move)
            reason = run.game.refuse(state, seat, complete)
            fork = run.match.fork()
            if reason is None:
                fork.play(seat, move)
            else:
                with pytest.raises(IllegalMove):
                    fork.play(seat, move)
    assert run.match.digest() == before
    assert whole(run.steps[-1].state) == whole(state)


def test_cards_of_an_event_are_named_as_given() -> None:
    assert repr(Cards(cards("7D"))) == f"Cards([{FRENCH.number['7D']}])"
