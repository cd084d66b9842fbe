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

A_FEW = TURNS[::4]
a_few_in_some_language = pytest.mark.parametrize(
    ("key", "lang"),
    [*A_FEW, *[pytest.param(*other, marks=pytest.mark.deep) for other in [*TURNS, *OTHERS] if other not in A_FEW]],
)
"""The same where a test takes long: every fourth game always, all else among the long tests."""
