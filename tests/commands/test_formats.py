"""docs/formats.md is true: its files are read, its commands are run, its card codes exist."""

from __future__ import annotations

import io
import json
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from majlis import position, record
from majlis.cards.card import Pack
from tests.commands.asking import called

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+) ?(\S*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = [(name, text) for kind, name, text in BLOCKS if kind in ("json", "text")]
CODES = [(name, text.split()) for kind, name, text in BLOCKS if kind == "codes"]
EXAMPLES = [
    (command, expected)
    for kind, _, text in BLOCKS
    if kind == "console"
    for command, expected in re.findall(r"^\$ majlis (.*)\n((?:(?!\$ ).*\n)*)", text, re.MULTILINE)
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the page, and nothing on standard input."""
    for name, text in FILES:
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


def test_the_page_has_an_example_of_everything() -> None:
    assert {name.partition(".")[2] for name, _ in FILES} == {"json", "record"}
    assert {command.split()[0] for command, _ in EXAMPLES} == {"ask", "apply", "replay", "simulate", "play"}
    assert CODES


@pytest.mark.parametrize(("command", "expected"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_examples(command: str, expected: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = called(capsys, *shlex.split(command), "--lang", "en")
    pattern = ".*".join(map(re.escape, expected.split("...")))
    assert re.fullmatch(pattern, said.out + said.err, re.DOTALL), said
    assert said.code == (2 if '"error"' in expected else 0)


@pytest.mark.parametrize(("name", "codes"), CODES, ids=[name for name, _ in CODES])
def test_card_codes(name: str, codes: list[str]) -> None:
    pack: Pack = getattr(import_module(f"majlis.cards.{name}"), name)()
    for code in codes:
        assert pack.find(code) is not None


@pytest.mark.parametrize("name", [name for name, _ in FILES])
def test_files_are_read_and_written_without_loss(name: str, folder: Path) -> None:
    text = (folder / name).read_text()
    if name.endswith(".json"):
        data = json.loads(text)
        written = position.write(*position.read(data))
        assert {key: written["zones"].get(key) for key in data["zones"]} == data["zones"]
        assert position.write(*position.read(written)) == written
    else:
        assert record.write(record.read(text)).split() == text.split()
