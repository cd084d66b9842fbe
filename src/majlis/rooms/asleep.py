"""What a device keeps of Python when it has woken once, so that it wakes quickly the next time."""

from __future__ import annotations

import asyncio
import py_compile
from pathlib import Path

from majlis import registry
from majlis.speech import LANGUAGES, Speech


def doze() -> None:
    """Import what is the same each time: the rules of all games, and how sentences are made.

    Only that: compiled libraries, and so the rooms that need one, are not there yet.
    """
    registry.natures()
    for lang in LANGUAGES:
        Speech(lang)


async def compiled(folder: str) -> None:
    """Lay beside every module in `folder` what Python makes of it; whatever else is to be done comes in between."""
    for path in sorted(Path(folder).rglob("*.py")):
        py_compile.compile(str(path), quiet=2, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
        await asyncio.sleep(0)
