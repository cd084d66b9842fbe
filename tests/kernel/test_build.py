"""The tests run on the build that they claim to run on."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import majlis.chance
import majlis.game
import majlis.search
import majlis.table

pytestmark = pytest.mark.both_builds
NAMES = ("MAJLIS_BUILD_UNDER_TEST", "MAJLIS_TEST_BUILD")


def test_the_rules_run_on_the_build_that_is_claimed() -> None:
    claimed = next((os.environ[name] for name in NAMES if os.environ.get(name)), None)
    if claimed is None:
        pytest.skip("no build is claimed")
    assert claimed in ("pure", "compiled")
    for module in (majlis.table, majlis.game, majlis.chance, majlis.search):
        assert module.__file__ is not None
        is_compiled = module.__file__.endswith(tuple(EXTENSION_SUFFIXES))
        assert is_compiled == (claimed == "compiled"), module.__file__
