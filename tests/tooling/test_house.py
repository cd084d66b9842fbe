"""What a club is given: a wheel with everything in it, and units, proxies and a container that fit it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from majlis import registry

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "majlis"
DEPLOY = ROOT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names in a wheel of this source, with a page of one file where none is built."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(SOURCE, checkout / "src" / "majlis", ignore=shutil.ignore_patterns("__pycache__", "_web", "*.so"))
    page = checkout / "src" / "majlis" / "_web" / "index.html"
    page.parent.mkdir()
    page.write_text("<!doctype html>")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "made"]
    environment = {**os.environ, "MAJLIS_BUILD": "pure"}
    subprocess.run(command, cwd=checkout, env=environment, check=True, capture_output=True)
    with zipfile.ZipFile(next((checkout / "made").glob("*-none-any.whl"))) as archive:
        return archive.namelist()


def test_the_wheel_has_the_page_and_every_file_of_the_source(wheel: list[str]) -> None:
    assert "majlis/_web/index.html" in wheel
    ours = [path for path in SOURCE.rglob("*") if path.is_file() and not {"__pycache__", "_web"} & set(path.parts)]
    names = {f"majlis/{path.relative_to(SOURCE).as_posix()}" for path in ours if path.suffix != ".so"}
    assert not names - set(wheel)


@pytest.mark.parametrize("ending", ["lexicon/data/el.txt.xz", "print/deck.typ", "rooms/migrations/env.py"])
def test_the_wheel_has_what_is_no_python(wheel: list[str], ending: str) -> None:
    assert f"majlis/{ending}" in wheel


def test_the_wheel_has_all_texts_of_every_game(wheel: list[str]) -> None:
    for key in registry.natures():
        assert {f"majlis/games/{key}/{name}" for name in ("el.ftl", "rules.ar.md", "game.py")} <= set(wheel)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_units_are_well_formed(tmp_path: Path) -> None:
    for unit in UNITS:
        program = unit.read_text().replace("/opt/majlis/bin/majlis", sys.executable)
        (tmp_path / unit.name).write_text(program)
    made = [str(tmp_path / unit.name) for unit in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *made], capture_output=True, text=True)
    assert not [line for line in done.stderr.splitlines() if str(tmp_path) in line or "majlis" in line]
    assert done.returncode == 0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_service_is_guarded(tmp_path: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20"]  # tenths: 2.0 of 10.0 at the most
    for unit in DEPLOY.glob("*.service"):
        done = subprocess.run([*command, str(unit)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout.splitlines()[-1]


def test_the_pieces_fit_each_other() -> None:
    """One port, one store, one wheel, and settings that there are."""
    texts = {path.name: path.read_text() for path in DEPLOY.iterdir()}
    ports = {name: set(re.findall(r"\b8\d{3}\b", text)) for name, text in texts.items()}
    assert all(found <= {"8000"} for found in ports.values()), ports
    stores = {found for text in texts.values() for found in re.findall(r"--database\W+(/[\w/.-]+)", text)}
    assert stores == {"/var/lib/majlis/rooms.db"}
    code = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    settings = {found for text in texts.values() for found in re.findall(r"\bMAJLIS_[A-Z]+(?:_[A-Z]+)*", text)}
    assert settings
    assert not [name for name in settings if name not in code]


def test_the_container_copies_only_files_that_there_are() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    assert [name for name in re.findall(r"requirements/[a-z]+\.txt", text) if not (ROOT / name).is_file()] == []
    assert "./majlis package" in text
    assert "USER 10001" in text, "it needs no rights"
