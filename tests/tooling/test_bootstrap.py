"""The promises of `./majlis`: installs once, one at a time, and says in one line what stands in the way."""

from __future__ import annotations

import ast
import contextlib
import importlib.util
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "majlis"


def load() -> ModuleType:
    """The script as a module of its own, with no environment of this machine in it."""
    loader = SourceFileLoader("bootstrap", str(SCRIPT))
    spec = importlib.util.spec_from_loader("bootstrap", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def boot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The bootstrap of an empty checkout."""
    module = load()
    for name in ("requirements", "web"):
        (tmp_path / name).mkdir()
    places = {"ROOT": "", "WEB": "web", "PAGE": "page", "BUILT": ".build"}
    venvs = {"VENV": ".venv", "NODE_VENV": ".venv-node"}
    for name, below in {**places, **venvs}.items():
        monkeypatch.setattr(module, name, tmp_path / below)
    for name in ("MAJLIS_BUILD", "MAJLIS_NODE", "PYTHONPATH"):
        monkeypatch.delenv(name, raising=False)
    return module


# --- Once, and one at a time


def test_a_task_is_done_once_for_each_digest(boot: ModuleType, tmp_path: Path) -> None:
    done: list[str] = []
    for wanted in ("one", "one", "two", "two", "one"):
        boot.once(tmp_path / "stamp", wanted, tmp_path, lambda: done.append("again"))
    assert len(done) == 3


def test_a_task_that_fails_leaves_no_stamp(boot: ModuleType, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    boot.once(stamp, "one", tmp_path, lambda: None)

    def fail() -> None:
        raise boot.Refused("no")

    with pytest.raises(boot.Refused):
        boot.once(stamp, "two", tmp_path, fail)
    assert not boot.is_done(stamp, "one", tmp_path)
    assert not boot.is_done(stamp, "two", tmp_path)


def test_a_stamp_says_nothing_once_the_thing_is_gone(boot: ModuleType, tmp_path: Path) -> None:
    made = tmp_path / "made"
    boot.once(tmp_path / "stamp", "one", made, made.mkdir)
    assert boot.is_done(tmp_path / "stamp", "one", made)
    made.rmdir()
    assert not boot.is_done(tmp_path / "stamp", "one", made)


def test_the_digest_knows_names_and_contents(boot: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    seen = {boot.digest([]), boot.digest([file])}
    file.write_text("one")
    seen.add(boot.digest([file]))
    file.write_text("two")
    seen.add(boot.digest([file]))
    seen.add(boot.digest([file.rename(tmp_path / "b.txt")]))
    assert len(seen) == 5


SETS = "MAJLIS_PRINT_PYTHON"
HOLD = (
    "import fcntl, sys; f = open(sys.argv[1], 'a+'); fcntl.flock(f, fcntl.LOCK_EX); print('held', flush=True); input()"
)


@pytest.mark.skipif(os.name == "nt", reason="the holder locks as on Linux and macOS")
def test_a_killed_holder_frees_the_lock(boot: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    boot.BUILT.mkdir()
    lock = boot.BUILT / "lock"
    command = [sys.executable, "-c", HOLD, str(lock)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        with open(lock, "a+") as mine:
            assert not boot.try_lock(mine)
        holder.kill()
        with boot.alone(), boot.alone():  # a task may start another one
            assert holder.wait() != 0
    assert capsys.readouterr().err.count("waiting") <= 1


# --- Python packages


def fill(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let installing only note what it would do."""
    noted: list[str] = []

    def make_venv(venv: Path, lock: Path | None = None) -> None:
        noted.append(f"venv {venv.name}")
        python = boot.python_of(venv)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    monkeypatch.setattr(boot, "make_venv", make_venv)
    monkeypatch.setattr(boot, "install_lock", lambda lock, venv: noted.append(lock.stem))
    monkeypatch.setattr(boot, "uv", lambda task, venv, *arguments: noted.append("majlis"))
    return noted


def test_the_second_start_installs_nothing(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = fill(boot, monkeypatch)
    boot.python_environment("run")
    assert noted == ["venv .venv", "run", "majlis"]
    boot.python_environment("run")
    assert len(noted) == 3


def test_a_developers_environment_serves_and_stays_one(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = fill(boot, monkeypatch)
    boot.python_environment("dev")
    boot.python_environment("run")
    assert noted == ["venv .venv", "dev", "majlis"]
    boot.lock_file("dev").write_text("changed==1")
    boot.python_environment("run")
    assert noted[3:] == ["dev", "majlis"]


def test_what_another_start_made_meanwhile_is_not_undone(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    noted, alone = fill(boot, monkeypatch), boot.alone

    @contextlib.contextmanager
    def after_the_other() -> Iterator[None]:
        monkeypatch.setattr(boot, "alone", alone)
        boot.python_environment("dev")
        with alone():
            yield

    monkeypatch.setattr(boot, "alone", after_the_other)
    boot.python_environment("run")
    assert noted == ["venv .venv", "dev", "majlis"]


def test_an_installation_cut_short_starts_over(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = fill(boot, monkeypatch)

    def cut(lock: Path, venv: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(boot, "install_lock", cut)
        with pytest.raises(KeyboardInterrupt):
            boot.python_environment("run")
    boot.python_environment("run")
    assert noted == ["venv .venv", "venv .venv", "run", "majlis"]


LOCK = """\
numpy==2.4.6 ; python_version < '3.12' \\
    --hash=sha256:1
numba==0.68.1 \\
    --hash=sha256:2
segno==1.6.6 \\
    --hash=sha256:3
"""


def test_without_a_wheel_of_numba_the_rest_is_installed(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boot.lock_file("run").write_text(LOCK)
    boot.BUILT.mkdir()
    given: list[str] = []

    def uv(task: str, venv: Path, *arguments: Any) -> None:
        given.append(Path(arguments[-1]).read_text())
        if "numba" in given[-1]:
            raise boot.Refused("no", "hint: `numba` (v0.68.1) has no wheels with a matching platform tag")

    monkeypatch.setattr(boot, "uv", uv)
    boot.install_lock(boot.lock_file("run"), boot.VENV)
    assert given[-1].count("--hash") == 2
    assert "numba" not in given[-1]
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_wrong_hash_is_no_missing_wheel(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    boot.lock_file("run").write_text(LOCK)

    def uv(*_: Any) -> None:
        raise boot.Refused("no", "Hash mismatch for `numba==0.68.1`")

    monkeypatch.setattr(boot, "uv", uv)
    with pytest.raises(boot.Refused):
        boot.install_lock(boot.lock_file("run"), boot.VENV)


def test_a_missing_venv_module_is_named(boot: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(boot.Refused, match="apt-get install python3-venv"):
        boot.make_venv(boot.VENV)


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("npm error code ENOTFOUND", "cannot be reached"),
        ("error: Failed to fetch\n  Caused by: dns error: failed to lookup", "cannot be reached"),
        ("[Errno -3] Temporary failure in name resolution", "cannot be reached"),
        ("No space left on device (os error 28)", "disk is full"),
        ("one\ntwo: what went wrong\n}\n", "two: what went wrong"),
        ("one\nSyntaxError: a bracket\n  at line 2\n", "SyntaxError: a bracket"),
        ("", "no message"),
    ],
)
def test_a_failure_is_told_in_one_line(boot: ModuleType, output: str, said: str) -> None:
    told = boot.explain("installing", output)
    assert said in told
    assert "\n" not in told


# --- The page


@pytest.mark.parametrize(
    ("told", "enough"),
    [
        ("v20.19.0\n", True),
        ("v20.18.9\n", False),
        ("v21.7.0\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.1.0\n", True),
        ("v18.20.4\n", False),
        ("", False),
        ("not node", False),
    ],
)
def test_which_node_is_new_enough(boot: ModuleType, told: str, enough: bool) -> None:
    assert boot.is_new_enough(told) is enough


def test_a_page_that_cannot_be_built_stops_nobody_from_playing(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(first: Callable[[], None]) -> None:
        raise boot.Refused("building the web client failed: a bracket is missing")

    monkeypatch.setattr(boot, "build_page", fail)
    boot.web(required=True)  # there is no web client at all
    (boot.WEB / "package.json").touch()
    boot.web()
    assert "bracket" in capsys.readouterr().err
    with pytest.raises(boot.Refused):
        boot.web(required=True)


def test_only_what_people_write_counts_as_web_source(boot: ModuleType) -> None:
    for name in ("src/App.svelte", "node_modules/x/index.js", "dist/index.html", "npm.log"):
        (boot.WEB / name).parent.mkdir(parents=True, exist_ok=True)
        (boot.WEB / name).touch()
    assert boot.web_sources() == [boot.WEB / "src/App.svelte"]


# --- Commands


def noted(made: list[Any]) -> Callable[[Callable[[], None]], None]:
    """In place of `web`: what comes first is done, and the page is noted as built."""

    def web(first: Callable[[], None]) -> None:
        first()
        made.append("web")

    return web


@pytest.mark.parametrize(
    ("given", "passed", "page"),
    [
        ([], ["serve"], True),
        (["--lan"], ["serve", "--lan"], True),
        (["--port=9000"], ["serve", "--port=9000"], True),
        (["serve", "--port", "9000"], ["serve", "--port", "9000"], True),
        (["games", "--json"], ["games", "--json"], False),
        (["--version"], ["--version"], False),
    ],
)
def test_only_serving_builds_the_page(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, given: list[str], passed: list[str], page: bool
) -> None:
    done: list[Any] = []
    monkeypatch.setattr(boot, "python_environment", lambda level: done.append(level))
    monkeypatch.setattr(boot, "looked_at", lambda arguments: done.append("look"))
    monkeypatch.setattr(boot, "web", noted(done))
    monkeypatch.setattr(boot, "compiled_build", lambda at_once: Path("/compiled"))
    monkeypatch.setattr(boot, "become", lambda command, environment: done.append((command[4:], environment)))
    assert boot.main(given) == 0
    assert done[:-1] == ["run", "look", "web"][: 3 if page else 1]
    command, environment = done[-1]
    assert command == passed
    assert environment["PYTHONPATH"] == str(Path("/compiled"))


@pytest.mark.parametrize(
    ("given", "asked"), [(["print", "alpha"], ["print"]), (["print", "--help"], []), (["games"], [])]
)
def test_only_printing_asks_for_the_typesetter(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, given: list[str], asked: list[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr(boot, "python_environment", lambda level: None)
    monkeypatch.setattr(boot, "compiled_build", lambda at_once: None)
    monkeypatch.setattr(boot, "looked_at", lambda arguments: None)
    monkeypatch.setattr(boot, "install_lock", lambda lock, venv, fresh: done.append(lock.stem))
    monkeypatch.setattr(boot, "become", lambda command, environment: done.append(environment.get(SETS, "")))
    monkeypatch.delenv(SETS, raising=False)
    assert boot.main(given) == 0
    assert done == [*asked, str(boot.python_of(boot.ROOT / ".venv-print")) if asked else ""]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [(["print", "nosuch"], "nosuch"), (["serve", "--port", "99999"], "99999"), (["--port=x"], "x"), (["serve"], "")],
)
def test_arguments_are_looked_at_before_anything_is_made_for_them(
    boot: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    given: list[str],
    wrong: str,
) -> None:
    made: list[str] = []
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "src"))
    monkeypatch.setattr(boot, "python_environment", lambda level: None)
    monkeypatch.setattr(boot, "python_of", lambda venv: Path(sys.executable if venv == boot.VENV else "/nowhere"))
    monkeypatch.setattr(boot, "web", noted(made))
    monkeypatch.setattr(boot, "beside", made.append)
    monkeypatch.setattr(boot, "compiled_build", lambda at_once: None)
    monkeypatch.setattr(boot, "become", lambda command, environment: made.append("become"))
    if not wrong:
        assert boot.main(given) == 0
        assert made == ["web", "become"]
        return
    with pytest.raises(SystemExit) as ended:
        boot.main(given)
    said = capfd.readouterr().err
    assert (ended.value.code, made, said.count("\n")) == (2, [], 1)
    assert wrong in said


def test_without_a_typesetter_text_for_embossers_is_written(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(name: str) -> Path:
        raise boot.Refused("the package registry cannot be reached")

    monkeypatch.setattr(boot, "python_environment", lambda level: None)
    monkeypatch.setattr(boot, "compiled_build", lambda at_once: None)
    monkeypatch.setattr(boot, "looked_at", lambda arguments: None)
    monkeypatch.setattr(boot, "beside", fail)
    monkeypatch.setattr(boot, "become", lambda command, environment: None)
    assert boot.main(["print", "alpha"]) == 0
    assert "embossers" in capsys.readouterr().err


def test_an_unknown_build_is_refused_in_one_line(
    boot: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(boot, "python_environment", lambda level: None)
    monkeypatch.setenv("MAJLIS_BUILD", "fast")
    assert boot.main(["games"]) == 2
    assert capsys.readouterr().err == "majlis: MAJLIS_BUILD is 'fast': it can be pure or compiled\n"


# --- What the files promise


def test_the_script_is_short_and_needs_only_the_standard_library() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 40, node.name
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
            assert {name.split(".")[0] for name in names} <= {*sys.stdlib_module_names, "tools"}


LOCKS = ("uv", "node", "run", "dev", "bench", "print")


def locked(name: str) -> dict[str, set[str]]:
    """The packages of a lock, each with its versions."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text().splitlines():
        if not line.startswith(" "):
            package, _, version = line.partition("==")
            found.setdefault(package, set()).add(version.split()[0])
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_host_and_every_package_has_a_hash(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    assert "://" not in text
    assert "@" not in text
    lines = text.splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith(" "):
            assert line.strip().startswith("--hash=sha256:")
        else:
            assert "==" in line
            assert following.startswith("    --hash=sha256:")


def test_a_developer_runs_on_what_the_card_room_runs_on() -> None:
    run, dev = locked("run"), locked("dev")
    assert run.items() <= dev.items()


def test_everything_that_the_project_asks_for_is_locked_and_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    explained = (ROOT / "docs" / "dependencies.md").read_text()
    asked = {"run": project["project"]["dependencies"], **project["dependency-groups"]}
    asked["run"] = asked["run"] + asked.pop("build")
    for name, packages in asked.items():
        for package in packages:
            bare = package.split(">")[0].split("[")[0]
            assert bare.lower().replace("_", "-").replace(".", "-") in locked(name), package
            assert f"`{bare}`" in explained, package
