"""Arabic: stems of hunspell-ar with number, gender and the persons of the verb; no article, no clitics, no names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from common import RARE, Entry, glossary, own, ranks, rude, write

MARKS = re.compile("[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]")
LETTERS = re.compile("[\u0621-\u063a\u0641-\u064a]{2,15}")
NISBA = "LA"  # adjectives in -i from any noun: it makes more words than there are
HEADING = re.compile(r"#|:")
EMPHATIC = "Ex"  # -nan: hardly a word today
NAMES = {"59", "60", "62", "63", "64", "92", "93"}  # flag sets that the dictionary gives to names of people and places
FOLD = str.maketrans({"أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي"})
# No Arabic word is spelt so: initial-only and final-only letters inside, alif after alif, hamza twice.
MISSPELT = re.compile("(?<!^)إ|[ىة](?!$)|[اأإآ][اأإآ]|[أؤئء]{2}|^[ؤئىةء]")


class Suffix(NamedTuple):
    strip: str
    add: str
    after: re.Pattern[str] | None


class Rules:
    """The affix file: flag sets by number, endings by flag."""

    def __init__(self, path: Path) -> None:
        self.sets: list[str] = []
        self.suffixes: dict[str, list[Suffix]] = defaultdict(list)
        for parts in (line.split() for line in path.read_text(encoding="utf-8").splitlines()):
            if parts[:1] == ["AF"]:
                self.sets.append(parts[1])
            elif parts[:1] == ["SFX"] and len(parts) >= 5 and parts[2] not in ("Y", "N"):
                strip, add = ("" if p == "0" else p for p in (parts[2], parts[3].split("/")[0]))
                after = None if parts[4] == "." else re.compile(parts[4] + "$")
                self.suffixes[parts[1]].append(Suffix(strip, "" if add == "0" else MARKS.sub("", add), after))

    def flags(self, number: str) -> list[str]:
        text = self.sets[int(number)] if number.isdigit() else ""
        return [text[i : i + 2] for i in range(0, len(text), 2)]

    def inflect(self, stem: str, flags: list[str]) -> Iterator[str]:
        """The stem and its forms without clitics: flags xA of nouns but the nisba, Xx of verbs."""
        yield stem
        for flag in flags:
            if flag[0].isupper() and flag[1] in "Ax" and flag not in (NISBA, EMPHATIC):
                for strip, add, after in self.suffixes[flag]:
                    if stem.endswith(strip) and (after is None or after.search(stem)):
                        yield stem[: len(stem) - len(strip)] + add


def sections(lines: list[str]) -> Iterator[tuple[str, str, str]]:
    """Kind, stem and flag number of each entry; the kind is "names", "nouns" or "verbs"."""
    kind = "skip"
    for line in lines:
        entry = line.split("\t")[0].strip()
        kind = {"###أسماء": "names", "####الأسماء####": "nouns", "##اﻷسماء": "skip", "verb.huns.dic": "verbs"}.get(
            entry, kind
        )
        if entry and not HEADING.match(entry) and kind != "skip":
            stem, _, number = entry.partition("/")
            yield kind, MARKS.sub("", stem), number


def forms(packages: Path) -> dict[str, set[str]]:
    """Every form with the stems it comes from."""
    folder = packages / "hunspell-ar/usr/share/hunspell"
    rules = Rules(folder / "ar.aff")
    entries = list(sections((folder / "ar.dic").read_text(encoding="utf-8").splitlines()))
    spared = set(own("not_names.ar.txt"))
    two, dropped = set(own("two_letters.ar.txt")), set(own("dropped.ar.txt"))
    found: dict[str, set[str]] = defaultdict(set)
    for kind, stem, number in entries:
        if kind != "names" and stem not in dropped and (number not in NAMES or stem in spared):
            for form in rules.inflect(stem, rules.flags(number)):
                found[form].add(stem)
    for word in own("particles.ar.txt"):
        found[word].add(word)
    return {
        w: s for w, s in found.items() if LETTERS.fullmatch(w) and not MISSPELT.search(w) and (len(w) > 2 or w in two)
    }


def build(packages: Path, data: Path) -> None:
    found = forms(packages)
    exact = ranks(packages, "ar", "large", lambda w: MARKS.sub("", w))
    loose = ranks(packages, "ar", "large", lambda w: MARKS.sub("", w).translate(FOLD))
    # Many people leave hamzas out; but a rare word that then looks like a common one stays rare.
    place = {w: exact.get(w) or 4 * loose.get(w.translate(FOLD), 10**6) + 20_000 for w in found}
    near: dict[str, int] = defaultdict(lambda: 10**7)
    for word, stems in found.items():
        for stem in stems:
            near[stem] = min(near[stem], place[word])
    bad, ours = rude(packages, "ar", lambda w: w), glossary(data, "ar")

    def commonness(word: str) -> int:
        at, stem = place[word], min(near[s] for s in found[word])
        if at <= 20_000 or word in ours:
            return 1
        return 2 if at <= 50_000 else 3 if stem <= 20_000 else 4 if min(at, stem) <= 150_000 else RARE

    entries = [Entry(word, commonness(word), bad(word) or any(map(bad, stems))) for word, stems in found.items()]
    print("ar", write(data / "ar.txt.xz", "Majlis Arabic", entries), "offensive", sum(e.offensive for e in entries))
