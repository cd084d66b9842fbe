"""The list of all cards from which the page tests its faces."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

from majlis import cards, registry
from majlis.cards.card import Pack, faced
from tools import packs


def test_the_list_is_fresh() -> None:
    assert packs.main(["--check"]) == 0, "run tools/packs.py"


def test_every_module_that_makes_a_pack_gives_its_packs() -> None:
    made = {
        module
        for module in (f"majlis.cards.{found.name}" for found in pkgutil.iter_modules(cards.__path__))
        for _, function in inspect.getmembers(import_module(module), inspect.isfunction)
        if function.__annotations__.get("return") in (Pack, "Pack") and function.__module__ == module
    } - {faced.__module__}
    assert made == {module for module in made if import_module(module).packs()}
    assert len(packs.packs()) == sum(len(import_module(module).packs()) for module in made), "two packs have one key"


def test_every_pack_of_every_game_has_its_faces_in_a_pack_given() -> None:
    faces = [set(pack.code) for pack in cards.every_pack().values()]
    for key in registry.natures():
        assert any(set(registry.game(key).pack.code) <= codes for codes in faces), key


def test_cards_that_stand_for_letters_are_listed_as_each() -> None:
    made = packs.packs()
    assert {"A/E", "A/E=A", "A/E=E", "?", "?=Z"} <= set(made["alpha"])
    assert "?=Ω" in made["wordish"]
    assert "?=Q" in made["wordish-english"]
    assert "purple.lam-alif" in made["abjad-five"]
    assert len(made["ganjifa-120"]) == 120
