"""One browser, one card room and one room of toys for all tests of the page; matches are played two at a time."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
AT_ONCE = min(4, os.cpu_count() or 1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def served(port: int, *command: str | Path, **environment: str) -> Iterator[str]:
    """The address of a server in a process of its own."""
    program = [sys.executable, "-P", *map(str, command)]
    server = subprocess.Popen(program, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.1)
    yield f"http://127.0.0.1:{port}/"
    server.terminate()
    server.wait(20)


@pytest.fixture(scope="session")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A card room whose bots do not think twice."""
    port, database = free_port(), tmp_path_factory.mktemp("room") / "rooms.db"
    serve = ["-m", "majlis.cli", "serve", "--port", str(port), "--database", str(database)]
    yield from served(port, *serve, MAJLIS_PACE="0")


@pytest.fixture(scope="session")
def toys() -> Iterator[str]:
    """A card room in which nothing happens."""
    port = free_port()
    yield from served(port, WEB / "mock" / "serve.py", str(port))


@pytest.fixture(scope="session")
def stills() -> Iterator[str]:
    """A card room that stands still, with a table of every game."""
    port = free_port()
    path = os.pathsep.join(filter(None, [str(WEB.parent), os.environ.get("PYTHONPATH", "")]))
    yield from served(port, "-m", "tests.browser.stills", str(port), PYTHONPATH=path)


class Desk:
    """The browser: takes wishes, and tells of each what was found, in whatever order they were carried out."""

    def __init__(self, base: str) -> None:
        node = shutil.which("node")
        assert node is not None, "the browser tests need node, which ./majlis test puts on the path"
        command = [node, "e2e/desk.mjs", base, str(AT_ONCE)]
        self.process = subprocess.Popen(command, cwd=WEB, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.wished: set[str] = set()
        self.found: dict[str, dict[str, Any]] = {}

    def wish(self, name: str, script: str, **rest: object) -> None:
        """Ask for something, once by each name."""
        if name not in self.wished:
            assert self.process.stdin is not None
            self.wished.add(name)
            self.process.stdin.write(json.dumps({"name": name, "script": script, **rest}) + "\n")
            self.process.stdin.flush()

    def found_for(self, request: pytest.FixtureRequest, wish: Callable[..., str]) -> dict[str, Any]:
        """What was found for a test of many alike; what the next of them wish for is looked at meanwhile."""
        at = request.session.items.index(request.node)
        near = request.session.items[at : at + AT_ONCE + 1]
        alike = [item for item in near if isinstance(item, pytest.Function) and item.function is request.function]
        names = [wish(**item.callspec.params) for item in alike]
        return self.told(names[0])

    def told(self, name: str) -> dict[str, Any]:
        """What was found."""
        assert self.process.stdout is not None
        while name not in self.found:
            line = self.process.stdout.readline()
            assert line, "the browser has gone"
            told = json.loads(line)
            self.found[told.pop("name")] = told
        return self.found.pop(name)

    def close(self) -> None:
        """Shut the browser, whatever it still plays."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def desk(door: str) -> Iterator[Desk]:
    made = Desk(door)
    yield made
    made.close()
