"""How much a phone has to fetch before it can play."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "src" / "majlis" / "_web"
LANGUAGE = re.compile(r"(?:^|\.)(en|ar|el)-")  # a script that is the words of one language: others are not fetched
LATER = re.compile(r"([Rr]eplay|[Aa]ccount)[-.]|sw\.js")  # fetched by who looks for it, and what keeps the page
MOST = 80_000  # bytes of JavaScript, compressed; fonts and pictures come after it


@pytest.mark.browser
def test_the_page_is_light() -> None:
    sizes: dict[str, int] = {}
    for script in PAGE.rglob("*.js"):
        if LATER.match(script.name):
            continue
        words = LANGUAGE.search(script.name)
        lang = words[1] if words else ""
        sizes[lang] = sizes.get(lang, 0) + len(gzip.compress(script.read_bytes()))
    assert len(sizes) == 4, "the page is not built: ./majlis web"
    assert sizes.pop("") + max(sizes.values()) <= MOST
