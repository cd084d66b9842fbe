"""What the three languages share: frequencies, offensive words, and writing a list that is the same every time."""

from __future__ import annotations

import gzip
import json
import lzma
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgpack

HERE = Path(__file__).parent
RARE = 5


class Entry(NamedTuple):
    """A word as the list keeps it: its spelling, how common it is (1 everybody's word to 5 rare), offensive or not."""

    word: str
    commonness: int
    offensive: bool


def plain(text: str) -> str:
    """Without accents and other marks."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def own(name: str) -> list[str]:
    """The words of one of our own files beside this script; `#` begins a remark."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [word for line in text.splitlines() for word in line.split("#")[0].split()]


def glossary(data: Path, language: str) -> set[str]:
    """The words of our own glossary, which everybody is taken to know."""
    lines = (data / f"glossary.{language}.tsv").read_text(encoding="utf-8").splitlines()
    return {line.split("\t")[0] for line in lines if not line.startswith("#")}


def ranks(packages: Path, language: str, size: str, key: Callable[[str], str]) -> dict[str, int]:
    """Place of each word among the most used ones, from 1."""
    path = packages / "wordfreq/wordfreq/data" / f"{size}_{language}.msgpack.gz"
    buckets = msgpack.unpackb(gzip.decompress(path.read_bytes()), raw=False)[1:]
    found: dict[str, int] = {}
    for bucket in buckets:
        for word in sorted(bucket):
            found.setdefault(key(word), len(found) + 1)
    return found


def rude(packages: Path, language: str, key: Callable[[str], str]) -> Callable[[str], bool]:
    """A test for words that a children's table leaves out: a public list and our own.

    In our own file `stem-` stands for every word that begins so; `+word` and `+stem-` are spared.
    """
    lists = packages / "naughty-words/package" / f"{language}.json"
    words = {key(w) for w in json.loads(lists.read_text(encoding="utf-8"))} if lists.exists() else set()
    mine = own(f"offensive.{language}.txt")
    spared = {key(w[1:]) for w in mine if w[0] == "+" and w[-1] != "-"}
    spared_stems = tuple(key(w[1:-1]) for w in mine if w[0] == "+" and w[-1] == "-")
    stems = tuple(key(w[:-1]) for w in mine if w[0] != "+" and w[-1] == "-")
    words |= {key(w) for w in mine if w[-1] != "-" and w[0] != "+"}

    def test(word: str) -> bool:
        word = key(word)
        if word in spared or word.startswith(spared_stems):
            return False
        return word in words or word.startswith(stems)

    return test


def write(path: Path, remark: str, entries: Iterable[Entry]) -> int:
    """One line a word: the word, then a tab and its marks (1 to 4 how common, none rare, ! offensive)."""
    lines = [f"# {remark}"]
    for word, commonness, offensive in sorted(set(entries)):
        marks = (str(commonness) if commonness < RARE else "") + ("!" if offensive else "")
        lines.append(f"{word}\t{marks}" if marks else word)
    compress(path, lines)
    return len(lines) - 1


def write_table(path: Path, remark: str, table: Mapping[str, str]) -> int:
    compress(path, [f"# {remark}"] + [f"{word}\t{table[word]}" for word in sorted(table)])
    return len(table)


def compress(path: Path, lines: list[str]) -> None:
    """No time stamp, fixed filter: the same lines give the same bytes."""
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
    data = lzma.compress(
        ("\n".join(lines) + "\n").encode(), format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC64, filters=filters
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
