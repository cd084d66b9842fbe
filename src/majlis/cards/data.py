"""The data files of the packs: one JSON file each beside this module, the only place for counts and values.

Who owns a pack that differs names a file of their own in the variable MAJLIS_CARDS: what it says of its `pack` takes
the place of ours, all else stays. What may be said there stands in our file under `open`.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

OWN: Final = "MAJLIS_CARDS"


def read(name: str) -> dict[str, Any]:
    """The data of the pack `name`."""
    return merged(shipped(name), own(name))


def shipped(name: str) -> dict[str, Any]:
    """Our data of the pack `name`."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
    return data


def own(name: str) -> dict[str, Any]:
    """What the file of the house says of the pack `name`."""
    file = os.environ.get(OWN)
    if not file:
        return {}
    data: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8-sig"))
    return data if data.get("pack") == name else {}


def merged(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Our data with theirs in it, in our order."""
    made = dict(ours)
    for key, value in theirs.items():
        made[key] = merged(made[key], value) if isinstance(value, dict) and isinstance(made.get(key), dict) else value
    return made


def is_own(name: str, label: str) -> bool:
    """Does the file of the house say anything of a card?"""
    return _says(own(name), label)


def _says(data: Any, label: str) -> bool:
    if isinstance(data, dict):
        return label in data or True in [_says(value, label) for value in data.values()]
    return isinstance(data, list) and label in data
