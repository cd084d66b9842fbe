"""Sentences of this package, from its .ftl files. At the table speech.py says them; alone, the command line does."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LONGEST = 1000  # letters of one argument


@cache
def bundle(lang: str) -> Any:
    """The messages of one language."""
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource((files("majlis.lexicon") / f"{lang}.ftl").read_text(encoding="utf-8")))
    return made


def shortened(value: Any) -> Any:
    """A text short enough for Fluent, which refuses long arguments."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def say(lang: str, message: str, /, **details: Any) -> str:
    """The message in the language; a missing message or argument is a mistake of ours and raises."""
    found = bundle(lang).get_message(message)
    details = {name: shortened(value) for name, value in details.items()}
    text, errors = bundle(lang).format_pattern(found.value, details)
    if errors:
        raise errors[0]
    return str(text)
