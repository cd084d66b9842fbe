"""How much a phone has to fetch before it can play."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "src" / "majlis" / "_web"
MOST = 80_000  # bytes of JavaScript, compressed; fonts and pictures come after it


@pytest.mark.browser
def test_the_page_is_light() -> None:
    scripts = list(PAGE.rglob("*.js"))
    assert scripts, "the page is not built: ./majlis web"
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= MOST
