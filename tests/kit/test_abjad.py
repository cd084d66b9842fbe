"""The Abjad packs, and the draw for the dealer."""

from __future__ import annotations

import pytest

from majlis.cards.abjad import LETTERS, SKIP, abjad, colours, letters_of, number, shapes, yellow
from majlis.cards.card import Pack
from majlis.chance import chance
from majlis.event import Event
from majlis.kit.abjad import draw_for_dealer
from majlis.piles import laid_out
from majlis.plan import DOWN, Plan
from majlis.speech import LANGUAGES, Speech
from majlis.table import Table

pytestmark = pytest.mark.both_builds
KINDS = ["four", "five"]


def letters(pack: Pack) -> list[int]:
    return [card for card in pack.all if pack.rank[card] < SKIP]


@pytest.mark.parametrize(
    ("kind", "by_colour", "value"), [("four", [28, 40, 40, 41], 2168), ("five", [28, 31, 30, 30, 30], 2144)]
)
def test_a_pack_has_149_letters_and_20_action_cards(kind: str, by_colour: list[int], value: int) -> None:
    pack = abjad(kind)
    assert (len(pack.all), len(letters(pack))) == (169, 149)
    assert [len([c for c in letters(pack) if pack.suit[c] == i]) for i in range(len(by_colour))] == by_colour
    assert sum(number(pack, card) for card in pack.all) == value
    assert {
        pack.code.count(f"{colour}.{kind}") for colour in colours(kind) for kind in ("skip", "reverse", "draw2")
    } == {1}
    assert pack.code.count("wild") == {"four": 8, "five": 5}[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_values_are_the_places_in_the_alphabet_and_30_and_60(kind: str) -> None:
    """Printed: alif 1, ba 2, jim 5, dal 8; action cards 30, wild 60."""
    pack = abjad(kind)
    points = {code: pack.points[card] for code, card in pack.number.items()}
    assert [points[f"blue.{name}"] for name in ("alif", "ba", "jim", "dal", "ya")] == [1, 2, 5, 8, 28]
    assert (points["red.skip"], points["red.reverse"], points["red.draw2"], points["wild"]) == (30, 30, 30, 60)
    assert LETTERS[5:7] == ["hah", "kha"], "printed: jim, ha, kha follow each other"


def test_the_main_pack_has_the_frequent_letters_more_often() -> None:
    pack = abjad()
    counts = {name: sum(code.partition(".")[2] == name for code in pack.code) for name in LETTERS}
    assert counts["alif"] == 8
    assert sorted(counts.values()) == [4] * 16 + [7] * 11 + [8]


def test_special_forms_bear_the_number_of_their_letter() -> None:
    pack = abjad("five")
    forms = [card for card in letters(pack) if pack.code[card].partition(".")[2] not in LETTERS]
    assert sum(pack.points[card] for card in forms) == 114
    assert letters_of(pack, "five")[pack.number["purple.lam-alif"]] == [23, 1]
    assert letters_of(pack, "five")[pack.number["green.waw-hamza"]] == [27]


@pytest.mark.parametrize("kind", KINDS)
def test_a_colour_is_a_shape_and_letters_that_join_nothing_have_two(kind: str) -> None:
    pack = abjad(kind)
    shape = dict(zip(pack.code, shapes(pack, kind), strict=True))
    assert [shape[f"{colour}.ba"] for colour in ("yellow", "red", "green", "blue")] == [
        "isolated",
        "initial",
        "medial",
        "final",
    ]
    assert [shape[f"{colour}.dal"] for colour in ("yellow", "red", "green", "blue")] == [
        "isolated",
        "isolated",
        "final",
        "final",
    ]
    assert shape["wild"] == shape["red.skip"] == ""


def test_the_yellow_cards_are_the_plain_alphabet() -> None:
    pack = yellow()
    assert [code.partition(".")[2] for code in pack.code] == LETTERS
    assert not pack.twins
    assert sum(pack.points) == 406


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_cards_are_heard_alike(kind: str, lang: str) -> None:
    speech = Speech(lang)
    speech.pack = pack = abjad(kind)
    for form in ("", "object"):
        names = {speech.card(card, form) for card in pack.number.values()}
        assert len(names) == len(pack.number)


def test_AB_01_everybody_draws_and_the_highest_number_deals() -> None:
    pack = abjad()
    plan = Plan(pack, 4)
    stock = plan.one("stock", DOWN)
    again = 0
    for seed in range(60):
        heard: list[Event] = []
        dealer = draw_for_dealer(pack, 4, Table(laid_out(plan, stock), chance("dealer", seed), heard))
        drawn = {event.doers[0]: event.args["number"] for event in heard if event.what == "draws-for-dealer"}
        assert len(drawn) == 4
        ties = [event.doers for event in heard if event.what == "draw-for-dealer-again"]
        if ties:
            again += 1
            assert dealer in ties[-1], "only those who drew equal draw again"
        else:
            assert drawn[dealer] == max(int(str(n)) for n in drawn.values())
    assert again
