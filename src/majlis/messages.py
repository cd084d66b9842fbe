"""Messages in Fluent: of a file only the ids are read at first, and each message when it is first said."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNumber, FluentType, fluent_number

BEGINS: Final = re.compile(
    r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII
)  # a message or a term: "-" is its first sign
NAMED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)", re.ASCII)  # another one that a message says as a part of itself
HUGE: Final = 10**15  # numbers from here on are written as they are: nobody inflects by them
MOST_LETTERS: Final = 1000  # of one argument; a message with more is refused by Fluent
PARSED: Final = 4096  # of those that many games share


class Bundle(FluentBundle):
    """Messages, to which arguments are given as Fluent's own kinds: it would make plain numbers of ours again."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.unread: dict[str, str] = {}

    def add(self, texts: dict[str, str]) -> None:
        """More messages, which take the place of those with the same ids; before any is said."""
        self.unread.update(texts)

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        wrong: list[Exception] = []
        known = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args or {}), errors=wrong)
        try:
            return pattern(known), wrong
        except ValueError as error:
            return "", [*wrong, error]

    def _read(self, name: str) -> None:
        text = self.unread.pop(name, None)
        if text is None:
            return
        self.add_resource(_parsed(text))
        for other in NAMED.findall(text):
            self._read(other)


@cache
def resources(lang: str, folders: tuple[Path, ...]) -> Bundle:
    """All messages of `lang` in `folders`; of those with the same id the last one."""
    bundle = Bundle(lang)
    for folder in folders:
        for path in sorted(folder.glob(f"*{lang}.ftl")):
            bundle.add(_texts(path))
    return bundle


@cache
def _texts(path: Path) -> dict[str, str]:
    """What stands in a file, by its ids, read once for all games that share it."""
    whole = path.read_text(encoding="utf-8")
    found = list(BEGINS.finditer(whole))
    ends = [match.start() for match in found[1:]] + [len(whole)]
    return {match[1]: whole[match.start() : end] for match, end in zip(found, ends, strict=True)}


@lru_cache(PARSED)
def _parsed(text: str) -> Any:
    return FluentResource(text)


class Digits(FluentInt):
    """A number in Latin digits without groups."""

    def format(self, locale: object) -> str:
        return str(int(self))


def argument(value: object) -> str | FluentType:
    """Numbers in Latin digits without groups, whatever the language: both sides of the wire write them alike."""
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) >= HUGE:
        text = str(value)
        return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"
    if value >= 0:  # what is less has a sign that languages write in their own ways
        return _digits(value)
    number = fluent_number(value, useGrouping=False)
    assert isinstance(number, FluentNumber)
    return number


@lru_cache(maxsize=2000)
def _digits(value: int) -> Digits:
    return Digits(value)
