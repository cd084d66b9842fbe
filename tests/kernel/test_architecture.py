"""What holds everywhere in the source: no lists of games, no clock or luck of its own, nothing too long to read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from majlis import registry

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "majlis"
WEB = ROOT / "web" / "src"
MOST_LINES = 400
LONGEST = 40
RULES = ("cards", "kit", "games", "plan.py", "piles.py", "table.py", "event.py", "move.py", "game.py", "worlds.py")
EDGES = ("cards/data.py",)  # what reads files, called at the edge
FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "locale", "socket"}


def sources() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts)


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def in_folder(path: Path, key: str) -> bool:
    return name(path).startswith(f"games/{key}/")


def game_names() -> list[str]:
    """The keys of the games that are not the name of a pack or a kind of cards too: these may be named."""
    packs = {path.stem for path in (SOURCE / "cards").glob("*.json")}
    return [key for key in registry.natures() if key not in packs | {"consonants"}]


def test_no_list_of_games_is_kept_in_the_package() -> None:
    found = []
    for path in sources():
        words = {n.value for n in ast.walk(tree(path)) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
        found += [f"{name(path)}: {key}" for key in game_names() if key in words and not in_folder(path, key)]
    assert not found, "a game is named outside its folder:\n" + "\n".join(found)


def test_no_list_of_games_is_kept_in_the_page() -> None:
    found = []
    for path in [p for end in ("ts", "js", "svelte") for p in sorted(WEB.rglob(f"*.{end}"))]:
        text = path.read_text(encoding="utf-8")
        found += [f"{path.name}: {key}" for key in game_names() if re.search(rf"""["'`]{key}["'`]""", text)]
    assert not found, "a game is named in the page:\n" + "\n".join(found)


def test_rules_own_no_clock_no_luck_and_no_file() -> None:
    found = []
    for path in sources():
        if not name(path).startswith(RULES) or name(path) in EDGES:
            continue
        module = tree(path)
        found += [f"{name(path)} imports {m}" for m in imports(module) if m.partition(".")[0] in FORBIDDEN]
        calls = [n.func.id for n in ast.walk(module) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)]
        found += [f"{name(path)} calls {call}" for call in calls if call in ("open", "input", "print", "exec", "eval")]
    assert not found, "\n".join(found)


def test_only_the_registry_knows_where_games_are() -> None:
    found = []
    for path in sources():
        for module in imports(tree(path)):
            if module.startswith("majlis.games") and name(path) != "registry.py":
                key = module.split(".")[2] if module.count(".") > 1 else ""
                if not in_folder(path, key):
                    found.append(f"{name(path)} imports {module}")
    assert not found, "\n".join(found)


def test_no_file_is_too_long_to_read() -> None:
    texts = {name(path): path.read_text(encoding="utf-8") for path in sources()}
    long = {path: text.count("\n") for path, text in texts.items() if text.count("\n") > MOST_LINES}
    assert not [path for path in long if "\n# long: " not in texts[path]]  # "# long: because ..."


def test_no_function_is_too_long_to_read() -> None:
    found = []
    for path in sources():
        for node in ast.walk(tree(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                why = path.read_text(encoding="utf-8").splitlines()[node.lineno - 2]  # "# long: because ..."
                if lines > LONGEST and not why.startswith("# long: "):
                    found.append(f"{name(path)}: {node.name} has {lines} lines")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("key", registry.natures())
def test_a_game_is_one_folder_with_all_that_belongs_to_it(key: str) -> None:
    folder = registry.folder(key)
    assert folder.name == key
    wanted = ["game.py", "options.py", "rulings.md"]
    missing = [file for file in wanted if not (folder / file).is_file()]
    assert not missing, f"{key} has no {', '.join(missing)}"
