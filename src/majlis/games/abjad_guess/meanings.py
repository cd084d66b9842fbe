"""What words mean, as this game needs it: one gloss of a word, and wrong ones beside it (AG-03, AG-10)."""

from __future__ import annotations

from typing import Any, Final, final

from majlis.chance import Chance, chance
from majlis.games.abjad_guess.table import CHOICES
from majlis.judge import Judge

TRIES: Final = 200


@final
class Meanings:
    """Asks the dictionary; without one there are no glosses. `choice`: four are shown, the word hidden in each."""

    __slots__ = ("choice", "judge", "words")

    def __init__(self, judge: Judge, choice: bool) -> None:
        self.judge: Judge = judge
        self.choice: bool = choice
        self.words: list[str] | None = None

    def known(self) -> list[str]:
        """Words of the list that have a meaning on every machine: those of our own glossary."""
        if self.words is None:
            dictionary, lexicon = self.judge.meanings(), self.judge.lexicon
            every = list(dictionary.own) if dictionary is not None and lexicon is not None else []
            self.words = [word for word in every if word in lexicon and not lexicon.offensive(word)]
        return self.words

    def gloss(self, word: str) -> str:
        """The first meaning of a word; "" if nobody knows one."""
        found = self._found(word)
        return _line(found[0].text) if found else ""

    def _found(self, word: str) -> list[Any]:
        dictionary, lexicon = self.judge.meanings(), self.judge.lexicon
        if dictionary is None or lexicon is None:
            return []
        if self.choice:
            return list(dictionary.masked(word, lexicon))
        return list(dictionary.define(word, lexicon.headwords))

    def all_of(self, word: str, said: str, turns: int) -> list[str]:
        """What a record keeps of a word: its meaning and the dictionary's, or the right and three wrong ones."""
        gloss = self.gloss(word)
        if self.choice:
            return [gloss, *self._wrong(word, gloss, turns)] if gloss else []
        meaning = said or gloss
        return [meaning, gloss] if gloss else [meaning] if meaning else []

    def _wrong(self, word: str, gloss: str, turns: int) -> list[str]:
        """Of other words of the same kind; which ones, nobody can foresee who does not know the dictionary by heart."""
        kind = self._found(word)[0].kind
        pool = self.judge.meanings().own.of_kind(kind) or self.known()
        luck, found = chance("meanings", word, turns), list[str]()
        for _ in range(TRIES):
            other = pool[luck.below(len(pool))]
            text = self.gloss(other)
            if other != word and text and text != gloss and text not in found and not self._same(word, other):
                found.append(text)
                if len(found) == CHOICES - 1:
                    break
        return found

    def _same(self, word: str, other: str) -> bool:
        return bool(self.judge.lexicon.same_word(word, other))

    def anything(self, luck: Chance) -> str:
        """Some meaning of some word."""
        words = self.known()
        return self.gloss(words[luck.below(len(words))]) if words else ""


def _line(text: str) -> str:
    return " ".join(text.replace("|", " ").split())[:200].strip()
