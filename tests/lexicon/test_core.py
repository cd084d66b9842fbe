"""Which core answers, and that nobody waits for a compiler."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis.lexicon import Shows
from majlis.lexicon.core import Compiled, Core, Plain, Warming, choose
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import Library
from tests.lexicon.hands import draw


def test_the_environment_chooses_the_core(tmp_path: Path) -> None:
    assert isinstance(choose("off"), Plain)
    assert isinstance(choose("on", tmp_path), Compiled)
    assert isinstance(choose("", tmp_path), Warming)


def test_without_numba_numpy_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.lexicon.core.find_spec", lambda name: None)
    assert isinstance(choose(""), Plain)


def test_numpy_answers_until_numba_is_ready(cache: Path, english: Lexicon) -> None:
    core: Core = Warming(cache / "numba")
    lexicon = Library(cache, core).lexicon("en")
    hand = draw("en", 8, 1)
    expected = list(english.words_from(hand))
    assert core.name == "numpy"
    assert list(lexicon.words_from(hand)) == expected
    assert isinstance(core, Warming)
    core.wait()
    assert core.name == "numba"
    assert list(lexicon.words_from(hand)) == expected


def test_numba_that_cannot_compile_leaves_numpy(monkeypatch: pytest.MonkeyPatch, cache: Path, english: Lexicon) -> None:
    def broken(self: Compiled, cache: Path | None) -> None:
        raise RuntimeError("no compiler here")

    monkeypatch.setattr(Compiled, "__init__", broken)
    core = Warming(None)
    lexicon = Library(cache, core).lexicon("en")
    for _ in range(2):
        assert sorted(lexicon.words_from([Shows(c) for c in "CAT"])) == ["ACT", "AT", "CAT", "TA"]
        core.wait()
    assert core.name == "numpy"


def test_rich_hands_have_room(english: Lexicon) -> None:
    """More words than the first buffer holds."""
    assert len(english.words_from([Shows("?")] * 7)) > 50_000
