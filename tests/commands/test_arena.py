"""`majlis arena` as a person and a program hear it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from majlis import registry
from majlis.arena import contest
from tests.commands.asking import KEYS, LANGS, called

ALONE = next(k for k in KEYS if contest.together(registry.game(k), registry.nature(k).seats[0]))
DUEL = next(k for k in KEYS if registry.nature(k).kind == "fishing")  # whose bots are quick
Capsys = pytest.CaptureFixture[str]


def test_the_answer_for_programs(capsys: Capsys) -> None:
    data = called(capsys, "arena", DUEL, "--bots", "greedy,random", "--matches", "41", "--json").data
    assert data["matches"] == 42, "whole deals only"
    assert 0 <= data["low"] < data["share"] <= data["high"] <= 1
    assert data["pairs"][0]["bots"] == ["greedy", "random"]
    assert data["pairs"][0]["verdict"] == "one"
    again = called(capsys, "arena", DUEL, "--bots", "greedy,random", "--matches", "41", "--json").data
    assert again["pairs"] == data["pairs"]
    assert again["bots"][0]["score"] == data["bots"][0]["score"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", [DUEL, ALONE])
def test_the_answer_in_plain_lines(key: str, lang: str, capsys: Capsys) -> None:
    said = called(capsys, "arena", key, "--matches", "2", "--lang", lang)
    assert said.code == 0
    assert len(said.out.splitlines()) == 3
    assert all("greedy" in line or "random" in line for line in said.out.splitlines())
    assert "\u2068" not in said.out


def test_what_is_kept_is_not_played_again(tmp_path: Path, capsys: Capsys) -> None:
    file = tmp_path / "kept.jsonl"
    words = ["arena", DUEL, "--matches", "2", "--resume", str(file), "--json"]
    first = called(capsys, *words)
    kept = file.read_text()
    assert called(capsys, *words).out == first.out
    assert file.read_text() == kept
    called(capsys, "arena", DUEL, "--matches", "4", "--resume", str(file))
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 4


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be(lang: str, tmp_path: Path, capsys: Capsys) -> None:
    for code, words in {
        "arena-needs-two": ["arena", DUEL, "--bots", "greedy"],
        "unwritable-file": ["arena", DUEL, "--resume", str(tmp_path)],
        "unknown-bot": ["arena", DUEL, "--bots", "greedy,oracle"],
        "not-a-number": ["arena", DUEL, "--processes", "0"],
    }.items():
        said = called(capsys, *words, "--lang", lang, "--json")
        assert said.code == 2
        assert json.loads(said.err)["error"]["code"] == code
