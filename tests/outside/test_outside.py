"""A game of a project of its own, installed by its entry point: it is found, played, told, served and judged."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from majlis.client import Client

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "follow"
KEY = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]["entry-points"]["majlis.games"].popitem()[0]


def installed(folder: Path, **points: str) -> Path:
    """The example as an installer would leave it in `folder`, with more entry points beside its own."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    points = {**project["entry-points"]["majlis.games"], **points}
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{key} = {package}" for key, package in points.items()]
    (info / "entry_points.txt").write_text("\n".join(["[majlis.games]", *lines, ""]))
    shutil.copytree(EXAMPLE / KEY, folder / KEY, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def around(folder: Path) -> dict[str, str]:
    """The environment of a program that finds what is installed in `folder`."""
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(folder)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONDONTWRITEBYTECODE": "1"}


def majlis(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "majlis.cli", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=around(folder), cwd=folder)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("outside"))


def test_the_example_has_sixty_lines() -> None:
    lines = (EXAMPLE / KEY / "game.py").read_text().splitlines()
    assert sum(1 for line in lines if line.strip()) <= 60


def test_it_is_among_the_games_with_its_names(home: Path) -> None:
    done = majlis(home, "games", "--json")
    found = {game["key"]: game for game in json.loads(done.stdout)}
    assert not done.stderr
    assert found[KEY]["names"] == {"en": "Follow", "ar": "اتبع", "el": "Ακολούθα"}
    assert len(found) > 1


def test_it_is_played_and_its_rules_are_told(home: Path) -> None:
    done = majlis(home, "play", KEY, "--seed", "3", "--lang", "el", typed="rules\nhint\n1\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "στην ανοιχτή στοίβα" in done.stdout
    assert "Αν πάνε όλοι πάσο στη σειρά, κερδίζουν τα λιγότερα φύλλα." in done.stdout


@pytest.mark.both_builds
def test_bots_play_it_better_by_its_advice(home: Path) -> None:
    done = majlis(home, "simulate", KEY, "--matches", "200", "--bots", "greedy,random", "--json")
    greedy, anything = json.loads(done.stdout)["outcomes"]
    assert greedy["won"] > anything["won"]


def test_positions_of_it_are_asked(home: Path) -> None:
    (home / "position.json").write_text(
        json.dumps({"game": KEY, "seats": 2, "zones": {"hand/0": ["7D", "8S"], "hand/1": ["2C"], "discard": ["7H"]}})
    )
    done = majlis(home, "ask", "position.json", "--json")
    first: dict[str, Any] = json.loads(done.stdout)["seats"][0]
    assert first["moves"] == ["play 7D"]
    assert {each["move"] for each in first["barred"]} == {"pass", "play 8S"}


@pytest.mark.both_builds
def test_its_laws_are_judged(home: Path) -> None:
    done = majlis(home, "laws", KEY, "--json")
    assert done.returncode == 0, done.stderr
    verdicts = json.loads(done.stdout)
    assert {verdict["lang"] for verdict in verdicts} == {"", "en", "ar", "el"}
    assert all(verdict["kept"] for verdict in verdicts)


@pytest.mark.parametrize(
    ("file", "line", "instead", "law"),
    [
        ("game.py", "table.rule_out(hand, FITS[top])", "pass", "law_4_and_5"),
        ("game.py", "self.last_deal, self.passes", "self.last_deal, 0", "law_6_forks"),
        ("el.ftl", "passes-they", "passes-nobody", "law_10_sentences"),
    ],
)
def test_a_mistake_breaks_a_law(tmp_path: Path, file: str, line: str, instead: str, law: str) -> None:
    text = installed(tmp_path) / KEY / file
    assert line in text.read_text()
    text.write_text(text.read_text().replace(line, instead))
    done = majlis(tmp_path, "laws", KEY, "--seats", "2", "--json")
    assert done.returncode == 2
    assert law in [verdict["law"] for verdict in json.loads(done.stdout) if not verdict["kept"]]
    assert json.loads(done.stderr)["error"]["code"] == "laws-broken"


def test_what_cannot_be_used_stays_out_and_says_why(tmp_path: Path) -> None:
    installed(tmp_path, taketwo=KEY, nothing="nothing", other=KEY)
    (tmp_path / KEY / "el.ftl").unlink()
    done = majlis(tmp_path, "games", "--json")
    keys = [game["key"] for game in json.loads(done.stdout)]
    assert KEY not in keys
    assert "taketwo" in keys
    told = done.stderr.splitlines()
    assert len(told) == 4
    assert f"The game “{KEY}” lacks el.ftl." in done.stderr
    assert "A game “taketwo” is in Majlis already." in done.stderr
    assert "The game “nothing” cannot be loaded (ModuleNotFoundError" in done.stderr
    assert f"The game “other” gives “{KEY}” as its key." in done.stderr
    refused = majlis(tmp_path, "play", KEY)
    assert refused.returncode == 2
    assert refused.stderr == f"majlis: game: The game “{KEY}” lacks el.ftl.\n"


@pytest.fixture(scope="module")
def room(home: Path) -> Iterator[int]:
    """The port of a card room in which it is installed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "majlis.cli", "serve", "--port", str(port), "--database", str(home / "rooms.db")]
    server = subprocess.Popen(command, env={**around(home), "MAJLIS_PACE": "0"}, stdout=subprocess.DEVNULL)
    for _ in range(200):
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        time.sleep(0.1)
    yield port
    server.terminate()
    server.wait(20)


def test_the_room_plays_it(room: int) -> None:
    with Client(f"ws://127.0.0.1:{room}/ws", "Robin") as me:
        me.open(KEY, seats=3)
        me.start()
        for view in me.turns():
            me.play(next(move.text for offer in view.offers for move in offer.moves))
        assert me.view is not None
        assert me.view.result is not None
