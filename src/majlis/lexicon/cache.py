"""Indexes on disk: written to another name and renamed, checked before use; a damaged file is made again, never
believed."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np

from majlis.lexicon.index import Index

FORMAT: Final = b"majlis index 1\n"
ALIGN: Final = 64


def folder() -> Path:
    """Where the user's cache is: MAJLIS_CACHE, else XDG_CACHE_HOME/majlis, else the place the system has for it."""
    if own := os.environ.get("MAJLIS_CACHE"):
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "majlis"


def write(path: Path, data: bytes) -> bool:
    """Puts `data` at `path` in one piece; False if the place cannot be written, which is no fault."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError:
        return False
    return True


def forget(path: Path, pattern: str) -> None:
    """Removes what an earlier version of the list left beside `path`."""
    for old in path.parent.glob(pattern):
        if old != path:
            with contextlib.suppress(OSError):
                old.unlink()


def pack(index: Index, about: dict[str, Any]) -> bytes:
    """An index and what is told about it as one file: a line of JSON, then the arrays, each at a multiple of 64
    bytes."""
    parts: list[bytes] = []
    sections: list[list[Any]] = []
    at = 0
    every = {"text": np.frombuffer(index.text, np.uint8)} | index.arrays()
    for name, array in every.items():
        raw = np.ascontiguousarray(array).tobytes()
        sections.append([name, array.dtype.str, list(array.shape), at, len(raw)])
        parts.append(raw + bytes(-len(raw) % ALIGN))
        at += len(parts[-1])
    body = b"".join(parts)
    head = {"count": index.count, "sections": sections, "size": at, "crc": zlib.crc32(body), "about": about}
    line = json.dumps(head).encode()
    gap = -(len(FORMAT) + len(line) + 1) % ALIGN
    return FORMAT + line + b" " * gap + b"\n" + body


def unpack(data: bytes) -> tuple[Index, dict[str, Any]] | None:
    """What `pack` wrote; None if it is something else or only half there."""
    if not data.startswith(FORMAT):
        return None
    start = data.find(b"\n", len(FORMAT)) + 1
    try:
        head = json.loads(data[len(FORMAT) : start])
        body = memoryview(data)[start:]
        if start == 0 or len(body) != head["size"] or zlib.crc32(body) != head["crc"]:
            return None
        arrays = {
            name: np.frombuffer(body[at : at + size], np.dtype(kind)).reshape(shape)
            for name, kind, shape, at, size in head["sections"]
        }
        text = arrays.pop("text").tobytes()
        return Index(count=head["count"], text=text, **arrays), head["about"]
    except (ValueError, KeyError, TypeError):
        return None


def read(path: Path) -> tuple[Index, dict[str, Any]] | None:
    """The index at `path`, if a whole one is there."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return unpack(data)
