"""What is one letter and what is the same letter: folding as data, one entry of alphabets.json per language or pack
option.

For a player: Greek accents, the final sigma, Arabic vowel signs and the seat of a hamza make no difference to the
cards.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, Literal, get_args

from majlis.lexicon.errors import WordsError

Language = Literal["en", "el", "ar"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
MARKS: Final = re.compile("[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]")
"""Accents and diaeresis after decomposition; tashkeel, the Koranic signs and tatweel."""


class Alphabet:
    """The letters that words are made of at one table, and how any spelling is brought to them.

    `codec` writes one letter in one byte; `grouped` are the letters that cards with a choice can show (at most six),
    `rare_first` all others, the rarest first: both only make searching fast. `shown_with` says which further letter the
    card of a letter may stand for (in Arabic ta marbuta, which ta and ha may spell).
    """

    def __init__(self, name: str, language: Language, data: Mapping[str, Any]) -> None:
        self.name = name
        self.language = language
        self.letters: str = data["letters"]
        self.codec: str = data["codec"]
        self.grouped: str = data["grouped"]
        self.rare_first: str = data["rare_first"]
        self.order = self.grouped + self.rare_first
        self.shown_with: dict[str, str] = data["shown_with"]
        self.codes: dict[str, str] = data["codes"]
        self._form: Literal["NFKC", "NFKD"] = data["normal_form"]
        self._upper: bool = data["case"] == "upper"
        becomes: dict[str, str] = data["becomes"]
        self._becomes = str.maketrans({k: v for k, v in becomes.items() if k not in data.get("keeps", "")})
        if sorted(self.order) != sorted(self.letters):
            raise ValueError(f"alphabet {name}: grouped and rare_first must share out the letters")

    @cached_property
    def spelling(self) -> re.Pattern[str]:
        """Matches text that is made of this alphabet's letters only."""
        return re.compile(f"[{re.escape(self.letters)}]+")

    def fold(self, text: str) -> str:
        """`text` as the cards spell it; what is no letter of the alphabet stays as it is. Whole lists may be folded
        at once."""
        text = unicodedata.normalize(self._form, text)
        if not text.isascii():
            text = MARKS.sub("", text)
        return (text.upper() if self._upper else text).translate(self._becomes)

    def word(self, text: str) -> str:
        """`text` folded, if it is a word that cards of this alphabet could spell; otherwise an error that names the
        letter."""
        folded = self.fold(text.strip())
        if not folded:
            raise WordsError("no-word", text)
        for letter in folded:
            if letter not in self.letters:
                raise WordsError("letter", text, word=text, letter=letter, language=self.language)
        return folded

    def shows(self, letter: str) -> str:
        """All letters that the card of `letter` may stand for, its own first."""
        return letter + self.shown_with.get(letter, "")


def _every() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("majlis.lexicon") / "alphabets.json").read_text(encoding="utf-8"))
    return found


def names() -> list[str]:
    """Of every alphabet."""
    return list(_every())


@cache
def alphabet(name: str) -> Alphabet:
    """The alphabet `name`: a language, or a language with an option of its pack such as `ar-maqsura`."""
    every = _every()
    if name not in every:
        raise WordsError("language", name)
    data = every[name]
    base = data.get("of", name)
    return Alphabet(name, base, every[base] | data)
