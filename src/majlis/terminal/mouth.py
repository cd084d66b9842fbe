"""Out and in: lines for a terminal, a pipe or a program, and the lines that come back."""

from __future__ import annotations

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

from majlis.speech import RIGHT_TO_LEFT, plain
from majlis.terminal.tidy import tidy

NARROW: Final = 20  # cells: below this nothing is gained


class Ears(Protocol):
    """Where lines come from; None at the end."""

    def line(self, prompt: str) -> str | None: ...


class Mouth:
    """Writes one thing a line. Marks of direction only to a terminal, in a language that needs them, unless plain."""

    def __init__(self, lang: str, is_plain: bool, as_json: bool) -> None:
        self.json = as_json
        self.waiting = ""  # the prompt after which somebody types, where it would have to be written again
        self.broken_off = ""
        self.wraps = sys.stdout.isatty() and not is_plain and not as_json
        self.marks = lang in RIGHT_TO_LEFT and sys.stdout.isatty() and not is_plain and not as_json

    @contextmanager
    def between(self, prompt: Callable[[], str]) -> Iterator[None]:
        """What is said while a person types: below the prompt that waits, and then the prompt as it is by now."""
        before, self.waiting = self.waiting, ""
        self.broken_off = before
        yield
        if before and not self.broken_off:
            before = prompt() if self.marks else plain(prompt())
            print(before, end=" ", flush=True)
        self.waiting, self.broken_off = before, ""

    def say(self, kind: str, line: str) -> None:
        """A line: of what happened (`event`), or an `answer`."""
        clean = line if self.marks else plain(line)
        if self.broken_off:
            self.broken_off = ""
            print()
        if self.json:
            self.give({"kind": kind, "text": tidy(clean)})
        else:
            print(self._wrapped(clean), flush=True)

    def _wrapped(self, line: str) -> str:
        """Broken between words where a terminal would break within them."""
        width = shutil.get_terminal_size().columns - 1
        if not self.wraps or width < NARROW or len(line) <= width:
            return line
        return "\n".join(textwrap.wrap(line, width, break_long_words=False, break_on_hyphens=False))

    def give(self, data: dict[str, Any]) -> None:
        """Something for a program only."""
        if self.json:
            print(json.dumps(data, ensure_ascii=False), flush=True)


class Plain:
    """Any standard input. Where nobody types, the prompt ends its line so that answers stand alone."""

    def __init__(self, mouth: Mouth) -> None:
        self.mouth = mouth
        self.typed = sys.stdin.isatty()
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def line(self, prompt: str) -> str | None:
        if self.mouth.json:
            self.mouth.give({"kind": "prompt", "text": plain(prompt)})
        else:
            shown = prompt if self.mouth.marks else plain(prompt)
            print(shown, end=" " if self.typed else "\n", flush=True)
            self.mouth.waiting = shown if self.typed else ""
        found = sys.stdin.readline()
        self.mouth.waiting = ""
        if not found and self.typed:
            print()
        return found.rstrip("\n") if found else None


class Edited:
    """A terminal with history (arrow up) and completion (tab); nothing pops up by itself."""

    def __init__(self, mouth: Mouth, words: list[str]) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.patch_stdout import patch_stdout

        self.apart = patch_stdout
        self.mouth = mouth
        self.session: PromptSession[str] = PromptSession(
            completer=WordCompleter(words, ignore_case=True, sentence=True), complete_while_typing=False
        )

    def line(self, prompt: str) -> str | None:
        try:
            with self.apart():  # what is said meanwhile comes above the line that is typed
                return self.session.prompt(f"{prompt if self.mouth.marks else plain(prompt)} ")
        except EOFError:
            return None


def ears(mouth: Mouth, is_plain: bool, words: list[str]) -> Ears:
    """Editing where a person types at a terminal that can do it, else plain lines."""
    edits = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return Edited(mouth, words) if edits and not is_plain and not mouth.json else Plain(mouth)
