"""Words as a record remembers them: a replay needs no list."""

from __future__ import annotations

from collections.abc import Mapping


class UnknownVerdict(LookupError):
    """The record does not say whether this word was in the list."""


class Verdicts:
    """Stands in for the list of a match that is told again: it knows the words that were looked up, and no others."""

    def __init__(self, name: str, sha256: str, verdicts: Mapping[str, bool]) -> None:
        self.name = name
        self.sha256 = sha256
        self._verdicts = dict(verdicts)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or word not in self._verdicts:
            raise UnknownVerdict(word)
        return self._verdicts[word]
