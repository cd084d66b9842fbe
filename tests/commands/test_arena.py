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


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_strength(lang: str, tmp_path: Path, capsys: Capsys) -> None:
    words = [
        "arena",
        DUEL,
        "--report",
        "--quick",
        "--bots",
        "level3,level1,random",
        "--resume",
        str(tmp_path / "kept.jsonl"),
    ]
    lines = called(capsys, *words, "--lang", lang).out.splitlines()
    assert lines[0].startswith("# ")
    rows = [line for line in lines if line.startswith("|")]
    assert {line.count("|") for line in rows} == {11}
    assert "--bots level3,level1,random" in lines[2], "how to make it again"
    assert [one["bots"] for one in called(capsys, *words, "--json").data["meetings"]] == [
        ["level3", "level1"],
        ["level1", "random"],
    ]
    assert len(rows) == 4


def test_an_arena_needs_a_game_or_a_report(capsys: Capsys) -> None:
    assert called(capsys, "arena").code == 2


# -- balance --


@pytest.mark.parametrize(("key", "lang"), [*((DUEL, lang) for lang in LANGS), (ALONE, "el")])
def test_balance_in_plain_lines(key: str, lang: str, capsys: Capsys) -> None:
    tries = "0" if key == ALONE else "1"
    said = called(capsys, "balance", key, "--matches", "2", "--tries", tries, "--bots", "random", "--lang", lang)
    assert said.code == 0
    assert "\u2068" not in said.out
    assert "2" in said.out.splitlines()[0]
    assert len(said.out.splitlines()) == (3 if key == ALONE else 5 + registry.nature(key).seats[0])


def test_balance_for_programs(capsys: Capsys) -> None:
    words = ["balance", DUEL, "--matches", "4", "--tries", "2", "--bots", "random", "--each", "--one-deal", "--json"]
    data = called(capsys, *words).data
    assert sum(won[0] for won in data["won"]) == pytest.approx(1, abs=0.001)
    assert data["tried"] == 2
    assert data["deals"] == 1
    assert 0 < data["free"] <= 1
    named = [next(iter(one["options"])) for one in data["each"]]
    assert set(named) <= set(registry.game(DUEL).options.__dataclass_fields__)
    assert len(named) > 3
