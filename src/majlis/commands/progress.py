"""How far a long command is: a line now and then, where a person is looking."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from majlis.commands.call import Call

SILENCE: Final = 5.0  # seconds between two lines: a screen reader speaks each of them


def progress(call: Call, matches: int, before: int = 0) -> Callable[[int], None] | None:
    """What to tell how many matches are done; None where standard error is no terminal.

    `before` of them were done when this began.
    """
    if not sys.stderr.isatty():
        return None
    last = time.monotonic()

    def heard(done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= SILENCE:
            last = time.monotonic()
            print(call.text("simulate-progress", {"done": before + done, "matches": matches}), file=sys.stderr)

    return heard
