"""The page in a real browser: a short match of every game by keyboard alone, one language a game by turns."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from majlis import registry
from tests.turns import KEYS, in_some_language

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a card room in a process of its own, with quick bots."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = tmp_path_factory.mktemp("room") / "rooms.db"
    command = [sys.executable, "-P", "-m", "majlis.cli", "serve", "--port", str(port), "--database", str(database)]
    server = subprocess.Popen(command, env={**os.environ, "MAJLIS_PACE": "0.02"}, stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}/"
    server.terminate()
    server.wait(20)


def match(door: str, key: str, lang: str, *more: str) -> dict[str, Any]:
    """A short match, played by the page's own script; what it found."""
    node = shutil.which("node")
    assert node is not None, "the browser tests need node, which ./majlis test puts on the path"
    seats = str(min(registry.nature(key).seats))
    command = [node, "e2e/table.mjs", door, "--game", key, "--lang", lang, "--seats", seats, "--one-deal", *more]
    run = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=400, check=False)
    assert run.stdout.strip(), run.stderr[-3000:]
    found: dict[str, Any] = json.loads(run.stdout.strip().splitlines()[-1])
    return found


@pytest.mark.browser
@in_some_language
def test_a_match_is_played_to_its_end_by_keyboard_alone(door: str, key: str, lang: str) -> None:
    found = match(door, key, lang)
    assert found["ok"], found["wrong"]


@pytest.mark.browser
@pytest.mark.deep
@pytest.mark.parametrize("more", [("--width", "320", "--height", "700"), ("--light", "lamp"), ("--print", "large")])
def test_it_is_so_on_a_small_page_by_lamp_and_in_large_print(door: str, more: tuple[str, ...]) -> None:
    found = match(door, KEYS[0], "ar", *more)
    assert found["ok"], found["wrong"]
