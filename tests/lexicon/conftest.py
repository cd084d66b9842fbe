"""One library for all lexicon tests, with a cache of its own."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from majlis.lexicon.core import Compiled, Plain
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library
from tests.lexicon.hands import Slow

LISTS: dict[str, Lexicon] = {}


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Kept between runs in the build folder, so that only the first run makes the indexes."""
    return Path(os.environ.get("MAJLIS_TEST_CACHE") or Path(__file__).parents[2] / ".build" / "test-words")


@pytest.fixture(scope="session")
def library(cache: Path) -> Library:
    return Library(cache, Compiled(cache / "numba"))


@pytest.fixture(scope="session")
def plain_library(cache: Path) -> Library:
    return Library(cache, Plain())


@pytest.fixture(scope="session")
def english(library: Library) -> Lexicon:
    return library.lexicon("en")


@pytest.fixture(scope="session")
def slow(library: Library) -> dict[str, Slow]:
    return {language: Slow(library.lexicon(language)) for language in ("en", "el", "ar")}
