"""Kinds of moves and their parts in the words of a language: what is shown for them, and what may be typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from majlis.speech import LANGUAGES
from majlis.terminal.vocabulary import fold

NAME = re.compile(r"[^,;:.·،؛()«»“”\"]+")  # of "meaning; empty: what the dictionary says" only the first part names it

ARTICLE = 2  # letters: a word as short as that says nothing by itself


@dataclass(frozen=True)
class Kind:
    """A kind of move: the word that records have for it, its name, and the same of its parts."""

    verb: str
    name: str
    parts: Sequence[tuple[str, str]]


def typed_verb(lang: str, kinds: Sequence[Kind], verb: str) -> str:
    """The least that is typed for a kind of move, as it is shown: the first words of its name that begin no other."""
    if lang == LANGUAGES[0]:
        return verb  # records are written in these words
    return _shortest({kind.verb: _words(kind.name) for kind in kinds}, verb)


def typed_part(lang: str, kind: Kind, part: str) -> str:
    """The same for what more is told of a move: `take` in `play 7D take 5C`."""
    if lang == LANGUAGES[0]:
        return part
    return _shortest({each: _words(name) for each, name in kind.parts}, part)


def as_recorded(kinds: Sequence[Kind], text: str) -> str:
    """A typed line as records write it, as far as its words are those of the language."""
    words = text.split()
    names = {kind.verb: _words(kind.name) for kind in kinds}
    meant: tuple[int, str] = (0, "")
    for verb, name in names.items():
        count = _begins(words, name, [other for key, other in names.items() if key != verb])
        meant = max(meant, (count or _folded(words[:1]).count(fold(verb)), verb))
    count, verb = meant
    if not count:
        return text
    kind = next(each for each in kinds if each.verb == verb)
    return " ".join([verb, *_parts(kind, words[count:])])


def _parts(kind: Kind, words: list[str]) -> list[str]:
    """Of a move the words after its kind: names of its parts in the language become those of records."""
    names = {part: _words(name) for part, name in kind.parts[1:]}
    found: list[str] = []
    while words:
        counts = {
            key: _begins(words, name, [other for each, other in names.items() if each != key])
            for key, name in names.items()
        }
        key = max(counts, key=lambda each: counts[each], default="")
        if found and key and counts[key]:
            found.append(key)
            words = words[counts[key] :]
        else:
            found.append(words[0])
            words = words[1:]
    return found


def _words(name: str) -> list[str]:
    found = NAME.search(name)
    return found[0].split() if found else [name]


def _folded(words: Sequence[str]) -> list[str]:
    return [fold(word) for word in words]


def _begins(words: Sequence[str], name: Sequence[str], others: Sequence[Sequence[str]]) -> int:
    """How many of the words typed are the beginning of a name, enough of it to tell it from the others."""
    typed, wanted = _folded(words[: len(name)]), _folded(name)
    count = 0
    while count < len(typed) and typed[count] == wanted[count]:
        count += 1
    alike = [each for each in others if _folded(each)[:count] == wanted[:count]]
    return count if count == len(name) or not alike else 0


def _shortest(names: dict[str, list[str]], key: str) -> str:
    name = names[key]
    others = [_folded(other) for each, other in names.items() if each != key]
    for count in range(1, len(name)):
        if len(name[count - 1]) > ARTICLE and all(other[:count] != _folded(name)[:count] for other in others):
            return " ".join(name[:count])
    return " ".join(name)
