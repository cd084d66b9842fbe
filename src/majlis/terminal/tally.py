"""How the deals went that somebody played alone: a few numbers for each game, kept in a file of the person's own."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from majlis import options
from majlis.game import Game

NUMBERS: Final = ("played", "won", "streak", "longest")
MOST: Final = 10**9


def file() -> Path:
    """Where the numbers are: MAJLIS_DATA, else XDG_DATA_HOME/majlis, else the place the system has for it."""
    if own := os.environ.get("MAJLIS_DATA"):
        return Path(own) / "alone.json"
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "majlis" / "alone.json"


class Tally:
    """The numbers of one game with its options. A file that cannot be read counts as empty, one that cannot be written
    is no fault."""

    def __init__(self, game: Game[Any], place: Path | None = None) -> None:
        given = options.changed(game.options)
        self.name = game.nature.key + "".join([f" {name}={value}" for name, value in sorted(given.items())])
        self.place = place if place is not None else file()
        found = self._all().get(self.name)
        kept = found if isinstance(found, dict) else {}
        self.played, self.won, self.streak, self.longest = [_number(kept.get(name)) for name in NUMBERS]

    def note(self, won: bool) -> None:
        """One more deal is over."""
        self.played += 1
        self.won += won
        self.streak = self.streak + 1 if won else 0
        self.longest = max(self.longest, self.streak)
        kept = {**self._all(), self.name: {name: getattr(self, name) for name in NUMBERS}}
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.place.with_name(f".{self.place.name}.new")
            fresh.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
            os.replace(fresh, self.place)
        except OSError:
            return

    def _all(self) -> dict[str, Any]:
        try:
            found = json.loads(self.place.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


def _number(value: object) -> int:
    return value if type(value) is int and 0 <= value <= MOST else 0
