"""The list of all cards from which the page tests its faces."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module

from majlis import cards
from majlis.cards.card import Pack, faced
from tools import packs


def test_the_list_is_fresh() -> None:
    assert packs.main(["--check"]) == 0, "run tools/packs.py"


def test_every_function_that_makes_a_pack_is_asked() -> None:
    found = {
        function.__name__
        for module in pkgutil.iter_modules(cards.__path__)
        for _, function in inspect.getmembers(import_module(f"majlis.cards.{module.name}"), inspect.isfunction)
        if function.__annotations__.get("return") in (Pack, "Pack") and function is not faced
    }
    assert found == {maker.__name__ for maker, _ in packs.MAKERS}


def test_cards_that_stand_for_letters_are_listed_as_each() -> None:
    made = packs.packs()
    assert {"A/E", "A/E=A", "A/E=E", "?", "?=Z"} <= set(made["alpha"])
    assert "?=Ω" in made["wordish"]
    assert "?=Q" in made["wordish-english"]
    assert "purple.lam-alif" in made["abjad-five"]
    assert len(made["ganjifa-120"]) == 120
