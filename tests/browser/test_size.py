"""How much a phone has to fetch before it can play."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from majlis.speech import LANGUAGES
from tests.browser.conftest import WEB

PAGE = Path(__file__).parents[2] / "src" / "majlis" / "_web"
BEGINS = re.compile(r'<script[^>]+src="([^"]+)"')
NEEDS = re.compile(r'(?:\bfrom|\bimport)\s*"(\./[^"]+\.js)"')  # what a script cannot begin without; others come later
MOST = 80_000  # bytes of JavaScript, compressed; fonts and pictures come after it


def weight(script: Path) -> int:
    return len(gzip.compress(script.read_bytes()))


def needed(script: Path, found: set[Path]) -> set[Path]:
    """A script, and all scripts without which it does not begin."""
    if script not in found:
        found.add(script)
        for other in NEEDS.findall(script.read_text(encoding="utf-8")):
            needed(script.parent / other, found)
    return found


def words(lang: str) -> list[Path]:
    """The words of the page in a language, but for those of pages that few open."""
    texts = [text.name.removesuffix(".ftl") for text in (WEB / "src" / "text").glob(f"*{lang}.ftl")]
    found = [script for text in texts for script in PAGE.rglob(f"{text}-*.js")]
    assert len(found) == len(texts) > 0, "the page is not built: ./majlis web"
    return found


@pytest.mark.browser
def test_the_page_is_light() -> None:
    begins = BEGINS.findall((PAGE / "index.html").read_text(encoding="utf-8"))
    scripts = {found for script in begins for found in needed(PAGE / script, set())}
    most = max(sum(map(weight, words(lang))) for lang in LANGUAGES)
    assert scripts, "the page is not built: ./majlis web"
    assert sum(map(weight, scripts)) + weight(PAGE / "sw.js") + most <= MOST
