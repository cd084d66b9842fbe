"""Every ruling has a test that is named after it: `test_BA_09_...` for BA-09.

Rulings of one game stand in the `rulings.md` of its folder, those that several share in `kit/rulings.md`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis import registry

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "src" / "majlis" / "kit" / "rulings.md"
NUMBER = re.compile(r"^\s*(?:[-*]|#+)\s+\**([A-Z]{1,3}\d?)-(\d{2,3})\b", re.MULTILINE)
TEST = re.compile(r"^(?:async )?def test_([A-Z]{1,3}\d?)_(\d{2,3})_", re.MULTILINE)

# Shared rulings that no test is named after yet, and what they wait for. This table only ever shrinks.
WAITING: dict[str, str] = {
    **dict.fromkeys(["G-04", "G-05"], "the rooms"),
    **dict.fromkeys(["G-02", "G-15"], "lots and letters of the first two games"),
    **dict.fromkeys(["G-40", "G-43"], "words for people: each game's own rulings say what follows from them"),
}


def numbers(path: Path) -> set[str]:
    """The rulings of a page: lines that begin with a number."""
    return {f"{letters}-{digits}" for letters, digits in NUMBER.findall(path.read_text(encoding="utf-8"))}


def spoken_for() -> set[str]:
    """The rulings that a test is named after."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    return {f"{letters}-{digits}" for text in texts for letters, digits in TEST.findall(text)}


@pytest.mark.parametrize("key", registry.natures())
def test_every_ruling_of_a_game_has_a_test(key: str) -> None:
    page = registry.folder(key) / "rulings.md"
    assert page.is_file(), f"{key} has no rulings.md"
    assert numbers(page), f"no ruling is found in the page of {key}"
    missing = sorted(numbers(page) - spoken_for())
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_every_shared_ruling_has_a_test_or_waits_for_a_game() -> None:
    if not KIT.is_file():
        pytest.skip("there are no shared rulings yet")
    missing = sorted(numbers(KIT) - spoken_for() - set(WAITING))
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_nothing_waits_that_is_spoken_for() -> None:
    done = sorted(set(WAITING) & spoken_for())
    assert not done, f"take {', '.join(done)} out of the table"
