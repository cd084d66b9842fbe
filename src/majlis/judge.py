"""Who says whether something is a word. Rules ask a judge as they draw luck; a record keeps what was answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from majlis.move import Reason, Refused


class Judge:
    """A word list, and what was asked of it in this step.

    In a replay there is no list: the judge recalls the answers of the record. `lexicon` is a
    `majlis.lexicon.Lexicon`; what rules look for in it for hints and proposals is never noted, only verdicts are.
    """

    def __init__(self, lexicon: Any = None, recalled: Mapping[str, bool] | None = None, sha256: str = "") -> None:
        self.lexicon = lexicon
        self.name: str = lexicon.name if lexicon is not None else ""
        self.sha256: str = lexicon.sha256 if lexicon is not None else sha256
        self.recalled: dict[str, bool] = dict(recalled or {})
        self.asked: dict[str, bool] = {}
        self.dictionary: Callable[[], Any] | None = None  # makes the `Dictionaries` of the language, if there are any

    def meanings(self) -> Any:
        """What words mean: `majlis.lexicon.meanings.Dictionaries`, or None. Nothing that it says is noted."""
        return self.dictionary() if self.dictionary is not None else None

    def knows(self, word: str) -> bool:
        """Is `word`, spelt as the list spells, in the list?"""
        return self.answer(word, lambda: word in self.lexicon)

    def answer(self, question: str, find: Callable[[], bool]) -> bool:
        """The answer to a question that only the list can answer, from the record if it is there."""
        if question in self.recalled:
            found = self.recalled[question]
        elif self.lexicon is None:
            raise Refused(Reason("verdict-missing", {"word": question[:60]}))
        else:
            found = bool(find())
        self.asked[question] = found
        return found
