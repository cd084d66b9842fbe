"""The promises of `./majlis test`: it counts rightly, and nothing that failed looks as if it had passed."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from tools import suites
from tools.suites import Result, Suite

REPORT = '<testsuites><testsuite tests="{}" failures="{}" errors="{}" skipped="{}"/></testsuites>'


@pytest.mark.parametrize(
    ("counts", "code", "result"),
    [
        ((5, 0, 0, 1), 0, Result("ok", 4, 0, 1)),
        ((5, 1, 1, 0), 1, Result("FAILED", 3, 2, 0)),
        ((0, 0, 0, 0), 5, Result("none", note="no test of this kind")),
        ((3, 0, 0, 0), 3, Result("FAILED", 3, 1, 0)),
    ],
)
def test_pytest_is_counted(tmp_path: Path, counts: tuple[int, ...], code: int, result: Result) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT.format(*counts))
    assert suites.read_report(report, code) == result


def test_a_crash_without_a_report_is_a_failure(tmp_path: Path) -> None:
    assert suites.read_report(tmp_path / "none.xml", 4) == Result("FAILED", 0, 1, 0)


@pytest.mark.parametrize(
    ("output", "code", "result"),
    [
        (" Test Files  1 passed (1)\n      Tests  3 passed (3)\n", 0, Result("ok", 3)),
        ("\x1b[2m      Tests \x1b[22m 1 failed | 2 passed | 1 skipped (4)\n", 1, Result("FAILED", 2, 1, 1)),
        ("svelte-check found 0 errors", 0, Result("ok", 1)),
        ("npm error", 1, Result("FAILED", 0, 1)),
    ],
)
def test_the_web_client_is_counted(output: str, code: int, result: Result) -> None:
    assert suites.read_vitest(output, code) == result


def test_the_last_line_adds_up() -> None:
    def never() -> Result:
        raise AssertionError

    results = [
        (Suite("a", never), Result("ok", 4, 0, 1)),
        (Suite("b", never), Result("FAILED", 1, 2)),
        (Suite("c", never), Result("none")),
    ]
    assert suites.summary(results).splitlines()[-1] == "5 passed, 2 failed, 1 skipped"
    assert suites.summary(results[2:]).splitlines()[-1] == "0 passed, 0 failed"


def test_which_suites_run() -> None:
    def names(*arguments: str) -> list[str] | None:
        found = suites.chosen(list(arguments))
        return None if found is None else [suite.name for suite in found]

    usual, everything = names(), names("--deep")
    assert usual is not None
    assert everything is not None
    assert everything == [*usual, "compile-full", "deep", "deep-compiled", "deep-browser"]
    assert names("--deep-only") == ["compile-full", "deep", "deep-compiled", "deep-browser"]
    assert names("--suite", "mypy", "--suite", "browser") == ["mypy", "browser"]
    assert names("-k", "word") is None
    assert names("tests/tooling") is None
    with pytest.raises(SystemExit):
        names("--suite", "nonsense")


def test_a_suite_beside_others_begins_with_the_first_and_is_told_in_its_place() -> None:
    told: list[str] = []
    begun = Event()

    def aside() -> Result:
        begun.set()
        return Result("ok", 1)

    def first() -> Result:
        assert begun.wait(10), "it has not begun"
        told.append("first")
        return Result("ok", 1)

    found = suites.run_all([Suite("first", first), Suite("aside", aside, beside=True), Suite("last", first)])
    assert [suite.name for suite, _ in found] == ["first", "aside", "last"]
    assert told == ["first", "first"]
