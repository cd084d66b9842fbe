"""The only place that reads word lists. Everything above it gets a finished Lexicon, as it gets luck."""

from __future__ import annotations

import hashlib
import os
import re
import threading
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from majlis.lexicon import cache as disk
from majlis.lexicon import lists
from majlis.lexicon.alphabet import Alphabet, Language, alphabet
from majlis.lexicon.core import Core, choose
from majlis.lexicon.errors import WordsError
from majlis.lexicon.headwords import Headwords, table_of
from majlis.lexicon.identity import COMMONEST, LEVELS, NAMES, Identity, Level, identity, key_of
from majlis.lexicon.index import Index, build
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.marks import COMMONNESS, OFFENSIVE
from majlis.lexicon.pocket import pack

LARGEST_FILE: Final = 64 * 1024 * 1024


class Own(NamedTuple):
    """A user's list, ready to play with, and how reading it went."""

    lexicon: Lexicon
    report: lists.Report


class Library:
    """Lists by language and level, each index made once, kept on disk and shared by all tables. Safe between
    threads."""

    def __init__(self, cache: Path | None, core: Core) -> None:
        self._cache = cache
        self.core = core
        self._indexes: dict[str, tuple[Index, dict[str, Any]]] = {}
        self._lock = threading.RLock()
        self._headwords = {language: Headwords(table_of(language)) for language in NAMES}

    @classmethod
    def from_environment(cls, core: Core | None = None) -> Library:
        """With the user's cache folder, and numba unless MAJLIS_NUMBA=off."""
        cache = disk.folder()
        return cls(cache, core or choose(os.environ.get("MAJLIS_NUMBA", ""), cache / "numba"))

    def lexicon(
        self, language: Language, level: Level = "full", *, clean: bool | None = None, option: str = "", cap: int = 7
    ) -> Lexicon:
        """Our own list. `clean` leaves offensive words out (by default only for children); `option` names a variant
        of the
        alphabet such as `maqsura`; `cap` is a bot's vocabulary (1 to 5)."""
        clean = level == "children" if clean is None else clean
        letters = alphabet(f"{language}-{option}" if option else language)
        index, about = self._own_index(language, letters)
        return self._lexicon(identity(language, level, clean, about["sha256"]), index, letters, cap)

    def own(
        self,
        language: Language,
        path: Path,
        *,
        level: Level = "full",
        clean: bool = False,
        option: str = "",
        cap: int = 7,
    ) -> Own:
        """A user's list, text or .gz; kept in the cache by the SHA-256 of the file, which is also told at the table."""
        letters = alphabet(f"{language}-{option}" if option else language)
        try:
            if path.stat().st_size > LARGEST_FILE:
                raise WordsError("list-large", str(path))
            data = path.read_bytes()
        except OSError as error:
            raise WordsError("list-missing", str(path), file=str(path)) from error
        sha256 = hashlib.sha256(data).hexdigest()
        try:
            index, about = self._index(letters, "own", sha256, lambda: self._read_own(data, language, letters))
        except WordsError as error:
            raise WordsError(error.code, str(path), file=path.name, **error.details) from error
        who = Identity(path.name, sha256, language, level, clean)
        report = about["report"]
        told = lists.Report(report["words"], report["repeated"], report["left_out"], tuple(report["examples"]))
        return Own(self._lexicon(who, index, letters, cap), told)

    def _lexicon(self, who: Identity, index: Index, letters: Alphabet, cap: int) -> Lexicon:
        return Lexicon(who, index, letters, self.core, self._headwords[who.language], cap)

    def pocket(self, name: str) -> bytes:
        """Our own list in an alphabet, as `majlis.lexicon.pocket` reads it; made once and kept in the cache."""
        letters = alphabet(name)
        source = _own_data(letters.language)[1]
        path = self._cache / f"{name}-{source[:24]}.pocket" if self._cache else None
        try:
            return path.read_bytes() if path else b""
        except OSError:
            pass
        index, about = self._own_index(letters.language, letters)
        marked = [(word, mark[0]) for word, mark in re.findall(rb"([^\x00-\x1f]+)([\x01-\x1f])", index.text)]
        packed = pack(about["sha256"], marked)
        if path and disk.write(path, packed):
            disk.forget(path, f"{name}-*.pocket")
        return packed

    def _own_index(self, language: Language, letters: Alphabet) -> tuple[Index, dict[str, Any]]:
        data, source = _own_data(language)
        return self._index(letters, "majlis", source, lambda: _build_own(data, letters))

    def _index(self, letters: Alphabet, kind: str, source: str, make: Any) -> tuple[Index, dict[str, Any]]:
        """From memory, from the cache, or made now and put into both."""
        key = f"{letters.name}-{kind}-{source[:24]}"
        with self._lock:
            if (known := self._indexes.get(key)) is not None:
                return known
            path = self._cache / f"{key}.index" if self._cache else None
            found = disk.read(path) if path else None
            if found is None or found[1].get("source") != source or found[1].get("letters") != letters.order:
                index, about = make()
                found = index, about | {"source": source, "letters": letters.order}
                if path and disk.write(path, disk.pack(*found)) and kind == "majlis":
                    disk.forget(path, f"{letters.name}-majlis-*.index")
            self._indexes[key] = found
            return found

    def _read_own(self, data: bytes, language: Language, letters: Alphabet) -> tuple[Index, dict[str, Any]]:
        """A user's words get the marks that our own list has for them, so that bots and children's tables can use
        both."""
        words, report = lists.read(data, letters)
        ours = lists.own((files("majlis.lexicon") / "data" / f"{language}.txt.xz").read_bytes(), letters)
        marks = [ours.get(word, lists.RARE) for word in words]
        about = {name: getattr(report, name) for name in ("words", "repeated", "left_out", "examples")}
        return build(words, marks, letters), {"report": about}


def _own_data(language: str) -> tuple[bytes, str]:
    """The file of our own list, and its hash."""
    data = (files("majlis.lexicon") / "data" / f"{language}.txt.xz").read_bytes()
    return data, hashlib.sha256(data).hexdigest()


def _build_own(data: bytes, letters: Alphabet) -> tuple[Index, dict[str, Any]]:
    marks = lists.own(data, letters)
    words = sorted(marks)
    sha256 = {}
    some = words
    for level in reversed(LEVELS):  # each level is part of the next
        limit = COMMONEST[level]
        some = [w for w in some if marks[w] & COMMONNESS <= limit]
        sha256[key_of(level, False)] = lists.fingerprint(some)
        sha256[key_of(level, True)] = lists.fingerprint([w for w in some if not marks[w] & OFFENSIVE])
    return build(words, [marks[w] for w in words], letters), {"sha256": sha256}


@cache
def library() -> Library:
    """The library of this process."""
    return Library.from_environment()


@cache
def one_question_library() -> Library:
    """For a command that asks once and ends: numpy, which needs neither a compiler nor the start of numba."""
    wish = os.environ.get("MAJLIS_NUMBA", "")
    return Library.from_environment(None if wish == "on" else choose("off"))
