"""The table of strength: it ends when it is clear, and the same seed makes the same table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from majlis import registry
from majlis.arena import pool, report
from majlis.arena.contest import Contest, Keeper, Row
from majlis.arena.playouts import Order

KEYS = list(registry.natures())
SWIFT = next(key for key in KEYS if registry.nature(key).kind == "fishing")


def met(one: str, other: str, most: int, kept: Keeper | None = None) -> report.Meeting:
    return report.meeting(Contest(Order(SWIFT, 2, "1", (one, other))), pool.Here(), kept, most)


def test_a_meeting_ends_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    found = met("greedy", "random", 300)
    assert found.pair.verdict == "one"
    assert found.pair.matches < 100
    monkeypatch.setattr(report, "CLEAR", 0.999999999999)
    monkeypatch.setattr(report, "BLOCK", 2)
    assert met("greedy", "random", 12).pair.matches == 12


def test_a_meeting_ends_when_enough_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "DECISIONS", 100)
    assert met("level3", "level2", 300).pair.matches == 2 * report.BLOCK


def test_who_plays_alike_is_found_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "same", lambda rows: True)
    assert met("level2", "level1", 300).pair.matches == 2 * report.BLOCK, "by luck, perhaps"
    monkeypatch.undo()
    found = met("greedy", "level3", 300)
    assert found.alike
    assert found.pair.matches == 2, "one deal is enough for two names of one bot"
    rows = [Row(0, ("a", "b"), [1.0, 0.0], 5), Row(0, ("b", "a"), [1.0, 0.0], 5)]
    assert report.same(rows)
    assert not report.same([rows[0], Row(0, ("b", "a"), [1.0, 0.0], 6)])


def test_the_same_seed_makes_the_same_table(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = list(report.report("1", pool.Here(), Keeper(file), 2, report.LADDER[:2], [SWIFT]))
    kept = file.read_text()
    assert [(one.pair.one, one.pair.other) for one in first] == list(report.LADDER[:2])
    assert list(report.report("1", pool.Here(), Keeper(file), 2, report.LADDER[:2], [SWIFT])) == first
    assert file.read_text() == kept


def test_matches_can_end_with_their_first_deal(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    for one_deal in (False, True):
        list(report.report("1", pool.Here(), Keeper(file), 2, report.LADDER[:1], [SWIFT], one_deal=one_deal))
    long, short = [
        [
            line["decisions"]
            for line in map(json.loads, file.read_text().splitlines())
            if line["table"]["one_deal"] is one
        ]
        for one in (False, True)
    ]
    assert len(long) == len(short) == 2
    assert max(short) < min(long)
