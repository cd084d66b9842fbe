"""The data files of the packs: one JSON file each beside this module, the only place for counts and values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The data file of the pack `name`."""
    data: dict[str, Any] = json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
    return data
