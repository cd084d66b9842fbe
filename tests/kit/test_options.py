"""What tables of word games agree on, and that the list they get is the one they agreed on."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import registry
from majlis.kit.options import DoubtOptions, WordOptions


@pytest.mark.parametrize(
    ("level", "offensive", "clean"),
    [
        ("full", "not-for-children", False),
        ("everyday", "not-for-children", False),
        ("children", "not-for-children", True),
        ("children", "allowed", False),
        ("full", "barred", True),
        ("children", "barred", True),
    ],
)
def test_offensive_words_are_left_out_for_children_and_where_it_is_agreed(
    level: str, offensive: str, clean: bool
) -> None:
    options = registry.nature("new_word").options(level=level, offensive=offensive)
    assert isinstance(options, WordOptions)
    assert options.clean is clean
    judge = registry.game("new_word", {"level": level, "offensive": offensive}).judge
    assert judge is not None
    assert judge.lexicon.identity.level == level
    assert judge.lexicon.identity.clean is clean


def test_the_levels_are_parts_of_each_other() -> None:
    def knows(level: str, word: str) -> bool:
        judge = registry.game("solitary_word", {"level": level}).judge
        assert judge is not None
        return judge.knows(word)

    assert [knows(level, "FRIEND") for level in ("children", "everyday", "full")] == [True] * 3
    assert [knows(level, "XQZ") for level in ("children", "everyday", "full")] == [False] * 3
    assert not knows("children", "BALTI")
    assert knows("full", "BALTI")


class Greek(DoubtOptions):
    """A table that has chosen its language."""

    @property
    def language(self) -> str:
        return "el"


def test_a_judge_serves_the_language_that_the_table_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert registry.language("new_word") == "en"
    assert registry.language("taketwo") == ""
    monkeypatch.setattr(registry.nature("solitary_word"), "options", Greek)
    assert registry.language("solitary_word", {"level": "everyday"}) == "el"
    monkeypatch.setattr("majlis.games.solitary_word.game.GAME", lambda options, judge: judge)
    judge: Any = registry.game("solitary_word")
    assert judge.lexicon.language == "el"
    assert judge.knows("ΘΑΛΑΣΣΑ")
    assert not judge.knows("FRIEND")
