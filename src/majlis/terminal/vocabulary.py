"""The words that a person may type, in their language and in English, however these are accented or capitalised."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from majlis.speech import LANGUAGES, Speech, isolated

WORDS: Final = (
    "hand",
    "aside",
    "table",
    "score",
    "turn",
    "moves",
    "counts",
    "again",
    "log",
    "undo",
    "restart",
    "new",
    "hint",
    "pass",
    "help",
    "rules",
    "terse",
    "normal",
    "full",
    "quit",
)
TABLE_WORDS: Final = ("begin", "ready", "say", "yes", "no", "pause", "resume", "people", "leave")
COMPANY_WORDS: Final = ("time", "mute", "hear", "report", "kick", "watchers")
ROOM_WORDS: Final = COMPANY_WORDS + TABLE_WORDS  # where others sit too
ALIKE: Final = str.maketrans("ىة", "يه", "ـ")
NUMBERED: Final = re.compile(r"(\D+?)\s*(\d+)")


def fold(text: str) -> str:
    """What is the same to who types: no accents, no vowel marks, no capitals, no invisible marks."""
    spread = unicodedata.normalize("NFKD", text)
    kept = "".join(c for c in spread if unicodedata.category(c) not in ("Mn", "Cf"))
    return " ".join(kept.casefold().translate(ALIKE).split())


def lined(speech: Speech, items: Sequence[str]) -> str:
    """Several things on one line, each for itself."""
    return speech.joined([isolated(item, speech.lang) for item in items], "terminal-list-line")


class Vocabulary:
    """Command words by what may be typed for them."""

    def __init__(self, lang: str, words: tuple[str, ...] = WORDS) -> None:
        self.speech = Speech(lang)
        self.typed: dict[str, str] = {}
        self.native: dict[str, list[str]] = {}
        for spoken in dict.fromkeys((lang, LANGUAGES[0])):
            speech = Speech(spoken)
            for word in words:
                typed = speech.text(f"terminal-word-{word}").split()
                self.native.setdefault(word, typed)
                for one in typed:
                    self.typed.setdefault(fold(one), word)

    def told(self, word: str) -> str:
        """How a command word is typed, with its key if it has one."""
        first, *keys = self.native[word]
        return self.speech.text("terminal-help-word", {"word": first, "key": keys[-1]}) if keys else first

    def command(self, text: str) -> tuple[str, int | None] | None:
        """The command that `text` is, with its number if it has one."""
        folded = fold(text)
        if folded in self.typed:
            return self.typed[folded], None
        found = NUMBERED.fullmatch(folded)
        if found and found[1] in self.typed and len(found[2]) < 6:
            return self.typed[found[1]], int(found[2])
        return None

    def after(self, word: str, text: str) -> list[str] | None:
        """What is typed after a command word that more may follow; None where `text` begins otherwise."""
        first, *rest = text.split()
        return rest if rest and self.typed.get(fold(first)) == word else None
