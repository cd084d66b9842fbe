"""A process that thinks for bots: errands come in, moves go out, and nothing else is between it and the card room.

    python -m majlis.bots.worker [LANGUAGE=FILE ...]

Each message is its length, four bytes, and then JSON. It ends when the room does.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from majlis import house
from majlis.bots import errand
from majlis.move import Refused

LENGTH: Final = 4
KINDNESS: Final = 5  # thinking steps back when the room has something to say


class Answer(msgspec.Struct):
    """The moves, best first; or what went wrong, for the operator's log."""

    moves: list[str] = []
    wrong: str = ""


def frame(data: bytes) -> bytes:
    """A message as it goes through the pipe."""
    return len(data).to_bytes(LENGTH, "big") + data


def answered(data: bytes) -> Answer:
    """What comes of an errand. A bot that fails says so and lives on."""
    try:
        return Answer(errand.answer(data))
    except Refused as refused:
        return Answer(wrong=f"refused: {refused.reason.what}")
    except Exception as wrong:
        return Answer(wrong=f"{type(wrong).__name__}: {wrong}"[:500])


def work(come: BinaryIO, go: BinaryIO) -> None:
    """One errand after another, until there are no more."""
    while len(head := come.read(LENGTH)) == LENGTH:
        go.write(frame(msgspec.json.encode(answered(come.read(int.from_bytes(head, "big"))))))
        go.flush()


def main(lists: list[str]) -> None:
    """With the word lists of the house."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the room's own end is ours
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(KINDNESS)
    go = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed while thinking goes to the log
    for each in lists:
        language, _, file = each.partition("=")
        house.bring(language, file)
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, go)


if __name__ == "__main__":
    main(sys.argv[1:])
