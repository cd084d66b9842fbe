"""Every test, suite after suite, each timed: `./majlis test` ends here.

./majlis test                    all but the long ones
./majlis test --deep             those first, then a part of the long ones on each build (MAJLIS_DEEP_PART=2/3: another)
./majlis test --deep-only        the long ones only
./majlis test --suite NAME       one suite, by the name the table at the end gives it (may be repeated)
./majlis test -k WORD            anything else goes to one plain run of pytest on the interpreted build
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as Xml
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import build

ROOT = build.ROOT
WEB = ROOT / "web"
REPORTS = ROOT / ".build" / "reports"
PATIENCE = 2400  # seconds for one suite
NO_TESTS = 5  # what pytest says when nothing was chosen
DEEP = 15 * 60  # seconds that the long tests may take; what is not reached by then is skipped and counted
TWO_AT_ONCE = ["-n", "2"]
LONG = ["-m", "deep and not browser", *TWO_AT_ONCE]


@dataclass
class Result:
    """How a suite went. A check that is no list of tests counts as one."""

    state: str  # ok, FAILED, none
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    seconds: float = 0.0
    note: str = ""


@dataclass(frozen=True)
class Suite:
    """A name and what to run for it."""

    name: str
    run: Callable[[], Result]
    deep: bool = False
    beside: bool = False  # keeps one core busy, so it begins at once, beside the suites before it


def program(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def call(command: list[str], environment: dict[str, str] | None = None, cwd: Path = ROOT) -> tuple[int, str]:
    """Run a program, showing its lines as they come; its exit code and what it printed."""
    print("$", " ".join(command), flush=True)
    lines = []
    with subprocess.Popen(
        command,
        cwd=cwd,
        env={**os.environ, **(environment or {})},
        text=True,
        errors="replace",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        assert process.stdout is not None
        timer = threading.Timer(PATIENCE, process.kill)
        timer.start()
        try:
            for line in process.stdout:
                lines.append(line)
                print(line, end="", flush=True)
        finally:
            timer.cancel()
    return process.returncode, "".join(lines)


def check(*command: str) -> Callable[[], Result]:
    """A suite that is one yes or no."""

    def run() -> Result:
        code, _ = call([program(command[0]), *command[1:]])
        return Result("FAILED", failed=1) if code else Result("ok", passed=1)

    return run


def pytest(name: str, *options: str, compiled: bool = False, seconds: int = 0, part: str = "") -> Callable[[], Result]:
    """A suite of pytest on one of the builds, counted from its report.

    Of deep tests a `part` runs, as `0/3`; after `seconds` those that are left are skipped.
    """

    def run() -> Result:
        environment = {"MAJLIS_TEST_BUILD": "pure", "MAJLIS_BUILD": "pure", "PYTHONPATH": ""}
        if compiled:
            if not (folder := build.ready(quick=True)):
                return Result("none", note="no compiled build")
            environment = {"MAJLIS_TEST_BUILD": "compiled", "MAJLIS_BUILD": "compiled", "PYTHONPATH": str(folder)}
        environment["MAJLIS_DEEP_SECONDS"] = str(seconds)
        environment["MAJLIS_DEEP_PART"] = os.environ.get("MAJLIS_DEEP_PART", part)
        report = REPORTS / f"{name}.xml"
        report.unlink(missing_ok=True)
        # Not `python -m pytest`: that would put the working folder before PYTHONPATH.
        code, _ = call([program("pytest"), f"--junitxml={report}", *options], environment)
        return read_report(report, code)

    return run


def read_report(report: Path, code: int) -> Result:
    """What a JUnit file says, beside pytest's exit code."""
    if code == NO_TESTS:
        return Result("none", note="no test of this kind")
    counts = dict.fromkeys(("tests", "failures", "errors", "skipped"), 0)
    if report.is_file():
        for suite in Xml.parse(report).getroot().iter("testsuite"):
            for key in counts:
                counts[key] += int(suite.get(key, 0))
    failed = counts["failures"] + counts["errors"]
    passed = max(0, counts["tests"] - failed - counts["skipped"])
    if code:
        return Result("FAILED", passed, max(failed, 1), counts["skipped"])
    return Result("ok", passed, 0, counts["skipped"])


def compile_rules(*how: str) -> Callable[[], Result]:
    """Make the compiled build; where there is no C compiler there is none to test, unless it is asked for."""

    def run() -> Result:
        if os.environ.get("MAJLIS_BUILD") == "pure":
            return Result("none", note="MAJLIS_BUILD=pure")
        if not build.compiler() and os.environ.get("MAJLIS_BUILD") != "compiled":
            return Result("none", note="no C compiler")
        build.failed_mark().unlink(missing_ok=True)
        code, _ = call([sys.executable, str(ROOT / "tools" / "build.py"), *how])
        return Result("FAILED", failed=1) if code else Result("ok", passed=1)

    return run


def npm(script: str) -> Callable[[], Result]:
    """A script of the web client, counted from the lines that vitest ends with."""

    def run() -> Result:
        package = WEB / "package.json"
        if not package.is_file() or script not in json.loads(package.read_text()).get("scripts", {}):
            return Result("none", note="no such script in web/package.json")
        if not (found := shutil.which("npm")):
            return Result("FAILED", failed=1, note="no npm")
        code, output = call([found, "run", "--silent", script], {"NO_COLOR": "1"}, WEB)
        return read_vitest(output, code)

    return run


def read_vitest(output: str, code: int) -> Result:
    counts = dict.fromkeys(("passed", "failed", "skipped"), 0)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    if line := re.search(r"^\s*Tests\s+(.*\d+ (?:passed|failed|skipped).*)$", plain, re.MULTILINE):
        counts.update({word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|skipped)", line[1])})
    elif not code:
        counts["passed"] = 1
    if code:
        counts["failed"] = max(counts["failed"], 1)
    return Result("FAILED" if code else "ok", counts["passed"], counts["failed"], counts["skipped"])


def plan() -> list[Suite]:
    python_code = ["src", "tests", "tools", "bench", "hatch_build.py", "majlis"]
    code = [path for path in python_code if (ROOT / path).exists()]
    return [
        Suite("ruff-check", check("ruff", "check", *code)),
        Suite("ruff-format", check("ruff", "format", "--check", *code)),
        Suite("mypy", check("mypy", "--strict")),
        Suite("imports", check("lint-imports")),
        Suite("web-check", npm("check")),
        Suite("web-test", npm("test")),
        Suite("browser", pytest("browser", "-m", "browser and not deep")),
        Suite("pytest", pytest("pytest", "-m", "not deep and not browser", *TWO_AT_ONCE)),
        Suite("compile", compile_rules("--quick"), beside=True),
        Suite(
            "pytest-compiled", pytest("pytest-compiled", "-m", "both_builds and not deep", *TWO_AT_ONCE, compiled=True)
        ),
        Suite("compile-full", compile_rules(), deep=True),
        Suite("deep", pytest("deep", *LONG, seconds=DEEP, part="0/3"), deep=True),
        Suite(
            "deep-compiled",
            pytest(
                "deep-compiled",
                "-m",
                "deep and not browser",
                *TWO_AT_ONCE,
                compiled=True,
                seconds=DEEP // 2,
                part="1/3",
            ),
            deep=True,
        ),
        Suite(
            "deep-browser",
            pytest("deep-browser", "-m", "deep and browser", seconds=DEEP * 2 // 3, part="0/3"),
            deep=True,
        ),
    ]


def chosen(arguments: list[str]) -> list[Suite] | None:
    """The suites that the arguments name; nothing if they are pytest's."""
    suites = plan()
    if not arguments:
        return [suite for suite in suites if not suite.deep]
    if arguments == ["--deep"]:
        return suites
    if arguments == ["--deep-only"]:
        return [suite for suite in suites if suite.deep]
    if arguments[0] != "--suite":
        return None
    names = [word for word in arguments if word != "--suite"]
    if unknown := set(names) - {suite.name for suite in suites}:
        sys.exit(f"majlis: no such suite: {', '.join(sorted(unknown))}")
    return [suite for suite in suites if suite.name in names]


def run_all(suites: list[Suite]) -> list[tuple[Suite, Result]]:
    """Each in its place; those that run beside others begin at once."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    results = []
    with ThreadPoolExecutor(max(1, len(suites))) as pool:
        begun = {suite.name: pool.submit(timed, suite) for suite in suites if suite.beside}
        for suite in suites:
            print(f"\n== {suite.name} ==", flush=True)
            results.append((suite, begun[suite.name].result() if suite.beside else timed(suite)))
    return results


def timed(suite: Suite) -> Result:
    start = time.monotonic()
    result = suite.run()
    result.seconds = time.monotonic() - start
    return result


def summary(results: list[tuple[Suite, Result]]) -> str:
    """The table of all suites, and the one line that counts."""
    rows = [f"\n{'suite':<16} {'result':<7} {'seconds':>8} {'passed':>7} {'failed':>7} {'skipped':>8}"]
    for suite, result in results:
        counts = f"{result.passed:>7} {result.failed:>7} {result.skipped:>8}"
        rows.append(f"{suite.name:<16} {result.state:<7} {result.seconds:>8.1f} {counts}  {result.note}".rstrip())
    everything = [result for _, result in results]
    passed, failed, skipped = (
        sum(getattr(each, key) for each in everything) for key in ("passed", "failed", "skipped")
    )
    rows.append(f"\n{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return "\n".join(rows)


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--help"]:
        print(__doc__)
        return 0
    if (suites := chosen(arguments)) is None:
        environment = {**os.environ, "MAJLIS_TEST_BUILD": "pure", "MAJLIS_BUILD": "pure", "PYTHONPATH": ""}
        os.chdir(ROOT)
        os.execve(program("pytest"), [program("pytest"), *arguments], environment)
    results = run_all(suites)
    print(summary(results))
    return 1 if any(result.state == "FAILED" for _, result in results) else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
