"""A language for every game by turns: each language has some of the games, and each game some language."""

from __future__ import annotations

import pytest

from majlis import registry
from majlis.speech import LANGUAGES

KEYS = sorted(registry.natures())
TURNS = [(key, LANGUAGES[n % len(LANGUAGES)]) for n, key in enumerate(KEYS)]
OTHERS = [(key, lang) for key in KEYS for lang in LANGUAGES if (key, lang) not in TURNS]

in_some_language = pytest.mark.parametrize(
    ("key", "lang"), [*TURNS, *[pytest.param(*other, marks=pytest.mark.deep) for other in OTHERS]]
)
"""A test of a game in a language: in its own one always, in the others among the long tests."""
