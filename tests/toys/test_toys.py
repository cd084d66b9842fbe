"""Small games written outside the package, as anybody's would be: they keep the laws on every build."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from majlis.laws import laws

pytestmark = pytest.mark.both_builds
HERE = Path(__file__).parent
KEYS = sorted(path.parent.name for path in HERE.glob("*/game.py"))
HEARTS = "bench.peers.hearts.game"
MODULES = {**{key: f"tests.toys.{key}.game" for key in KEYS}, "hearts": HEARTS}


@cache
def rules(key: str) -> Any:
    """A game with its default options."""
    module = import_module(MODULES[key])
    return module.GAME(module.NATURE.options())


SEATS = [(key, seats) for key in MODULES for seats in {*rules(key).nature.seats[:1], *rules(key).nature.seats[-1:]}]


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_toys_keep_the_laws(law: Any, key: str, seats: int) -> None:
    law(rules(key), seats, "toy")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_what_is_hidden_in_toys_changes_nothing(key: str, seats: int, seed: int) -> None:
    laws.law_4_and_5(rules(key), seats, seed, looks=10)


@pytest.mark.parametrize("key", KEYS)
def test_everything_in_toys_can_be_said(key: str) -> None:
    laws.law_10_sentences(rules(key), rules(key).nature.seats[-1], range(2), "en", HERE / key)
