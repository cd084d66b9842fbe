"""Word lists as text: our own with their marks, and whatever list a user brings along."""

from __future__ import annotations

import gzip
import hashlib
import lzma
import re
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from majlis.lexicon.alphabet import Alphabet
from majlis.lexicon.errors import WordsError
from majlis.lexicon.marks import LONGEST, OFFENSIVE

RARE: Final = 5
EXAMPLES: Final = 5
LARGEST: Final = 256 * 1024 * 1024  # bytes of a list when unpacked
LEGACY: Final = {"en": "cp1252", "el": "cp1253", "ar": "cp1256"}


@dataclass(frozen=True, slots=True)
class Report:
    """How a list was read: words taken, and lines left out by reason (`letters`, `length`) with a few examples."""

    words: int
    repeated: int = 0
    left_out: dict[str, int] = field(default_factory=dict)
    examples: tuple[str, ...] = ()


def own(data: bytes, alphabet: Alphabet) -> dict[str, int]:
    """One of our own lists (.xz): folded word to mark byte. Spellings that fold alike keep the commonest mark."""
    text = alphabet.fold(lzma.decompress(data).decode())
    words: dict[str, int] = {}
    for line in text.splitlines():
        word, _, marks = line.partition("\t")
        if word[:1] == "#":
            continue
        mark = (int(marks[0]) if marks[:1].isdigit() else RARE) | (OFFENSIVE if marks[-1:] == "!" else 0)
        old = words.get(word)
        words[word] = mark if old is None else min(old & 7, mark & 7) | (old & mark & OFFENSIVE)
    return words


def unpack(data: bytes) -> bytes:
    """The bytes of a list, out of gzip if it is packed so."""
    if data[:2] != b"\x1f\x8b":
        return data
    try:
        unpacked = gzip.decompress(data) if len(data) < LARGEST else b""
    except (OSError, EOFError, zlib.error) as error:
        raise WordsError("list-damaged") from error
    if len(unpacked) > LARGEST:
        raise WordsError("list-large")
    return unpacked


def decode(data: bytes, language: str) -> str:
    """The text of a list in UTF-8 or UTF-16, with or without a byte order mark, or in the old code of its language."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    if b"\0" in data:
        raise WordsError("list-binary")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode(LEGACY[language], "replace")
    odd = sum(1 for c in text[:4096] if c < " " and c not in "\t\r\n\f" or c == "\ufffd")
    if odd * 20 > len(text[:4096]):
        raise WordsError("list-binary")
    return text


def read(data: bytes, alphabet: Alphabet) -> tuple[list[str], Report]:
    """The words of a user's list: one a line, or a word and its meaning; `#` begins a remark.

    Any case, any line ends; what follows the first word of a line is passed over. Lines whose first word has other
    letters
    than the alphabet's, or is no 2 to 31 letters long, are counted and left out.
    """
    text = alphabet.fold(decode(unpack(data), alphabet.language))
    taken: dict[str, None] = {}
    left_out = {"letters": 0, "length": 0}
    examples: list[str] = []
    repeated = 0
    for word in _first_words(text):
        if not alphabet.spelling.fullmatch(word):
            reason = "letters"
        elif not 2 <= len(word) <= LONGEST:
            reason = "length"
        else:
            repeated += word in taken
            taken[word] = None
            continue
        left_out[reason] += 1
        if len(examples) < EXAMPLES:
            examples.append(word[:40])
    if not taken:
        raise WordsError("list-empty")
    return sorted(taken), Report(len(taken), repeated, {k: n for k, n in left_out.items() if n}, tuple(examples))


def _first_words(text: str) -> Iterable[str]:
    for line in text.splitlines():
        if match := re.match(r"\s*([^\s,;|]+)", line.partition("#")[0]):
            yield match.group(1)


def fingerprint(words: Iterable[str]) -> str:
    """SHA-256 of the words in order, one a line, in UTF-8: the same for everybody who has the same list."""
    return hashlib.sha256(("\n".join(words) + "\n").encode()).hexdigest()
