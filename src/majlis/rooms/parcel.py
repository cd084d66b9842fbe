"""The card room as one file, for a page that keeps it: our sources, what they need of others, and no more.

A browser runs it with Pyodide. Its version is a hash of what is in it, so that a page knows when there is another one.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import majlis
from majlis import house, registry
from majlis.lexicon.alphabet import names
from majlis.lexicon.library import library
from majlis.speech import LANGUAGES

OURS: Final = Path(majlis.__file__).parent
WEB: Final = OURS / "_web"  # what the build of the page has made
PYTHON: Final = WEB / "python"
KINDS: Final = {".py", ".ftl", ".json", ".md", ".txt"}
STAYS: Final = {"_web", "adapters", "arena", "commands", "fonts", "laws", "migrations", "print", "terminal"}
NEEDED: Final = ("attr", "babel", "fluent", "mypy_extensions", "pytz", "typing_extensions")
LOCALES: Final = {f"{name}.dat" for name in ("root", *LANGUAGES)}
FORMS: Final = ".headwords.txt.xz"  # which words are forms of which
SOMETIME: Final = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is made


@cache
def made() -> tuple[str, bytes]:
    """Its version, and the zip file."""
    files = dict(sorted(_files()))
    version = sha256(b"".join(name.encode() + b"\0" + sha256(body).digest() for name, body in files.items()))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(zipfile.ZipInfo(name, SOMETIME), body, zipfile.ZIP_DEFLATED)
    return version.hexdigest()[:16], packed.getvalue()


@cache
def lists() -> dict[str, bytes]:
    """Our own word lists for a pocket, by names that tell alphabet and contents. A house's own stay in the house."""
    packed = {name: library().pocket(name) for name in names() if name.partition("-")[0] not in house.LISTS}
    return {f"{name}.{sha256(body).hexdigest()[:16]}.pocket": body for name, body in packed.items()}


def python() -> str:
    """Where the page finds Pyodide, seen from its own address; "" where it was built without."""
    return next((f"python/{path.parent.name}/" for path in sorted(PYTHON.glob("*/pyodide.mjs"))), "")


def page() -> dict[str, int]:
    """The files of the page and of Pyodide, as a browser asks for them, with their bytes."""
    files = {path.relative_to(WEB).as_posix(): path.stat().st_size for path in sorted(_below(WEB))}
    entry = files.pop("index.html", 0)
    kept = {name: size for name, size in files.items() if not name.endswith(".whl") and name != "sw.js"}
    return {"": entry, **kept}


def told() -> dict[str, int]:
    """What the page asks the card room, and does so without a connection too: games and rules in every language."""
    rules = {
        f"api/rules/{key}?lang={lang}": (registry.folder(key) / f"rules.{lang}.md").stat().st_size
        for key in registry.natures()
        for lang in LANGUAGES
        if (registry.folder(key) / f"rules.{lang}.md").exists()
    }
    return rules | {f"api/games?lang={lang}": 0 for lang in LANGUAGES}


def can_be_made() -> bool:
    """Has the page been built with what a browser needs?"""
    return any(PYTHON.glob("*.whl")) and python() != ""


def _files() -> Iterator[tuple[str, bytes]]:
    """Name and content of everything in it."""
    for path in _below(OURS):
        wanted = path.suffix in KINDS and not STAYS & set(path.relative_to(OURS).parts)
        if wanted or path.name.endswith(FORMS):
            yield f"majlis/{path.relative_to(OURS).as_posix()}", path.read_bytes()
    for name in NEEDED:
        home = _home(name)
        for path in _below(home) if home.is_dir() else [home]:
            if path.suffix == ".py" or path.name in LOCALES or path.name == "global.dat":
                yield path.relative_to(home.parent).as_posix(), path.read_bytes()
    for wheel in PYTHON.glob("*.whl"):  # compiled for the browser
        with zipfile.ZipFile(wheel) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist() if ".dist-info/" not in name)


def _below(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _home(name: str) -> Path:
    """Where a package lies, or a module of one file."""
    found = find_spec(name)
    places = list(found.submodule_search_locations or []) if found is not None else []
    return Path(places[0] if places else (found.origin if found is not None else None) or name)
