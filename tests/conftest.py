"""What all tests share."""

from __future__ import annotations

import os
import tempfile
import time
from zlib import crc32

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("majlis.laws")  # a broken law tells its values

settings.register_profile("majlis", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("majlis")

BEGUN = time.monotonic()
os.environ.setdefault("MAJLIS_DATA", tempfile.mkdtemp(prefix="majlis-"))  # nobody's own numbers change
DEEP_SECONDS = float(os.environ.get("MAJLIS_DEEP_SECONDS", "0"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the long tests only a part, spread evenly over everything: MAJLIS_DEEP_PART=0/3 is the first third."""
    part, _, parts = os.environ.get("MAJLIS_DEEP_PART", "").partition("/")
    if not parts:
        return
    others = [
        item
        for item in items
        if item.get_closest_marker("deep") is not None and crc32(item.nodeid.encode()) % int(parts) != int(part)
    ]
    config.hook.pytest_deselected(items=others)
    left = set(others)
    items[:] = [item for item in items if item not in left]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Long tests have a time together: what is not reached is skipped, and the count of skipped tests says so."""
    late = DEEP_SECONDS > 0 and time.monotonic() - BEGUN > DEEP_SECONDS
    if late and item.get_closest_marker("deep") is not None:
        pytest.skip("the time for long tests is up")
