"""The promises of the compiled build: the same source, found by its hash, in place only when whole."""

from __future__ import annotations

import ast
import importlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools import build

TREE = {
    "__init__.py": "",
    "table.py": "x: int = 1\n",
    "match.py": "import majlis.table\n",
    "cards/__init__.py": "",
    "cards/french.py": "",
    "cards/french.json": "{}",
    "games/__init__.py": "",
    "games/one/__init__.py": "",
    "games/one/game.py": "from majlis import table\n",
    "games/one/options.py": "",
    "games/one/en.ftl": "play = Play",
    "lexicon/lists.py": "",
    "lexicon/data/en.txt": "word",
    "rooms/chat.py": "",
    "rooms/room.py": "",
    "rooms/scene.py": "from majlis.rooms import room\n",
}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in the place of ours."""
    root = tmp_path / "src" / "majlis"
    for name, text in TREE.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    monkeypatch.setattr(build, "SOURCE", root)
    monkeypatch.setattr(build, "COMPILED", tmp_path / ".build" / "compiled")
    build.COMPILED.mkdir(parents=True)
    return root


def pretend(work: Path, quick: bool = False, kept: Sequence[Path] = ()) -> list[Path]:
    """Compiling, without the compiler: a library beside each module."""
    made = [Path("majlis", name).with_suffix(".so") for name in build.rules(work / "majlis")]
    for library in made:
        (work / library).touch()
    (work / build.LIBRARIES).touch()
    return made


def test_the_rules_are_compiled_and_nothing_else(package: Path) -> None:
    assert [name.as_posix() for name in build.rules(package)] == [
        *("cards/french.py", "games/one/game.py", "rooms/scene.py", "table.py")
    ]


@pytest.mark.parametrize(
    ("name", "matters"),
    [
        ("table.py", True),
        ("games/one/game.py", True),
        ("games/one/options.py", True),
        ("lexicon/lists.py", True),
        ("lexicon/data/en.txt", False),
        ("games/one/en.ftl", False),
        ("rooms/scene.py", True),
        ("rooms/room.py", True),
        ("rooms/chat.py", False),
        ("match.py", True),
    ],
)
def test_the_hash_follows_what_compiled_code_relies_on(package: Path, name: str, matters: bool) -> None:
    before = build.fingerprint(package)
    with open(package / name, "a") as file:
        file.write("# more\n")
    assert (build.fingerprint(package) != before) is matters


def test_the_hash_follows_new_files_but_not_built_ones(package: Path) -> None:
    before = build.fingerprint(package)
    for built in ("__pycache__", "_web"):
        (package / built).mkdir()
    (package / "games" / ".one.swp").touch()
    assert build.fingerprint(package) == before
    (package / "games" / "one" / "el.ftl").touch()
    assert build.fingerprint(package) != before


def test_a_copy_has_the_hash_of_its_source(package: Path, tmp_path: Path) -> None:
    copy = build.copy_code(package, tmp_path / "work")
    assert build.fingerprint(copy) == build.fingerprint(package)
    assert not (copy / "lexicon" / "data" / "en.txt").exists()


def test_all_but_the_rules_are_links(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_in", pretend)
    made = build.make() / "majlis"
    assert build.ready() == made.parent
    links = {path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_symlink()}
    below = {"lexicon", "match.py", "rooms/room.py"}
    assert links == {"__init__.py", "_web", "cards/french.json", "games/one/en.ftl", "rooms/chat.py", *below}
    assert (made / "games" / "one" / "game.so").is_file()
    assert (made / "games" / "one" / "game.py").read_text() == TREE["games/one/game.py"]


def test_a_failure_leaves_nothing_that_looks_done(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(work: Path, quick: bool = False, kept: Sequence[Path] = ()) -> list[Path]:
        pretend(work)
        raise RuntimeError("types do not fit")

    monkeypatch.setattr(build, "compile_in", fail)
    with pytest.raises(RuntimeError):
        build.make()
    assert build.ready() is None
    assert list(build.COMPILED.iterdir()) == []


def test_the_build_before_the_newest_stays_for_who_runs_on_it(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "compile_in", pretend)
    made = []
    for age, text in ((30, "a = 1\n"), (20, "a = 2\n"), (10, "a = 3\n")):
        (package / "table.py").write_text(text)
        made.append(build.make())
        if made[-1].exists():
            moment = made[-1].stat().st_mtime - age
            os.utime(made[-1], (moment, moment))
    assert [path.exists() for path in made] == [False, True, True]


def imported(module: Path) -> set[str]:
    """The modules of ours that a module imports when it runs."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            package = build.SOURCE.joinpath(*node.module.split(".")[1:]).is_dir()
            found.update([f"{node.module}.{alias.name}" for alias in node.names] if package else [node.module])
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return {name for name in found if name.startswith("majlis.")}


@pytest.mark.parametrize(("word", "code"), [("--help", 0), ("-h", 0), ("--fast", 2), ("basra", 2)])
def test_a_question_or_a_slip_compiles_nothing(
    word: str, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "make", lambda quick: pytest.fail("nobody asked for that"))
    assert build.main([word]) == code
    said = capsys.readouterr()
    assert "--quick" in (said.err if code else said.out)


def test_compiled_code_relies_only_on_what_the_hash_covers() -> None:
    covered = (*build.PACKAGES, *build.MODULES, *build.BELOW)
    for name in build.rules(build.SOURCE):
        for module in imported(build.SOURCE / name):
            place = Path(*module.split(".")[1:])
            assert build.is_of(place, covered), f"{name} imports {module}: name it in tools/build.py"


@pytest.mark.both_builds
def test_the_tests_run_on_the_build_they_claim() -> None:
    claimed = os.environ.get("MAJLIS_TEST_BUILD", "pure")
    names = [name.with_suffix("").as_posix().replace("/", ".") for name in build.rules(build.SOURCE)]
    for name in names:
        file = Path(importlib.import_module(f"majlis.{name}").__file__ or "")
        assert (file.suffix != ".py") is (claimed == "compiled"), file


def test_a_quick_build_is_for_tests_and_only_until_there_is_a_whole_one(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "compile_in", pretend)
    quick = build.make(quick=True)
    assert build.ready() is None
    assert build.ready(quick=True) == quick
    whole = build.make()
    assert whole != quick
    assert build.ready() == build.ready(quick=True) == build.make(quick=True) == whole


def test_a_game_is_a_library_of_its_own_and_what_games_share_is_one() -> None:
    one = ["majlis/games/one/game.py", "majlis/games/one/parts/deal.py"]
    shared = ["majlis/table.py", "majlis/kit/words/spelling.py"]
    assert build.libraries([*one, *shared, "bench/peers/two/game.py"]) == [
        (one, "majlis_games_one"),
        (shared, "majlis_rules"),
        (["bench/peers/two/game.py"], "bench_peers_two"),
    ]


@pytest.mark.parametrize("changed", ["one.c", "shared.h", "-O1", "-lm"])
def test_a_library_is_made_again_when_its_c_or_the_way_it_is_compiled_changes(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(build, "compiler_version", lambda: "cc 1")
    for name in ("one.c", "shared.h"):
        Path(name).write_text(name)
    module = SimpleNamespace(
        name="one", sources=["one.c"], depends=["shared.h"], extra_compile_args=["-O3"], extra_link_args=[]
    )
    before = build.digest(module)
    assert build.digest(module) == before
    if changed.startswith("-"):
        (module.extra_compile_args if changed == "-O1" else module.extra_link_args).append(changed)
    else:
        Path(changed).write_text("other")
    assert build.digest(module) != before


def test_a_library_is_taken_from_a_build_that_has_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept"
    (kept / "majlis").mkdir(parents=True)
    (kept / "majlis" / "one.so").write_text("code")
    (kept / build.LIBRARIES).write_text(json.dumps({"majlis/one.so": "aa", "majlis/gone.so": "bb"}))
    work = tmp_path / "work"
    (work / "majlis").mkdir(parents=True)
    monkeypatch.chdir(work)
    builds = [tmp_path / "older", kept]
    assert not build.take("majlis/one.so", "ab", builds)
    assert not build.take("majlis/gone.so", "bb", builds)
    assert build.take("majlis/one.so", "aa", builds)
    assert (work / "majlis" / "one.so").read_text() == "code"
