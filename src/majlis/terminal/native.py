"""Kinds of moves and their parts in the words of a language: what is shown for them, and what may be typed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from majlis.move import Offer
from majlis.speech import LANGUAGES, Speech
from majlis.terminal.vocabulary import fold

NAME = re.compile(r"[^,;:.·،؛()«»“”\"]+")  # of "meaning; empty: what the dictionary says" only the first part names it


class Native:
    """What a person types for a kind of move: the first words of its name that name no other, or the record's word."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def verb(self, offers: Sequence[Offer], verb: str) -> str:
        """The shortest that may be typed for a kind of move, as it is shown."""
        if self.speech.lang == LANGUAGES[0]:
            return verb  # records are written in these words
        names = {offer.verb: self._verb_name(offer.verb) for offer in offers}
        return _shortest(names, verb)

    def part(self, offer: Offer, name: str) -> str:
        """The same for what more is told of a move: `take` in `play 7D take 5C`."""
        if self.speech.lang == LANGUAGES[0]:
            return name
        return _shortest({field.name: self._field_name(field.name) for field in offer.fields}, name)

    def written(self, offers: Sequence[Offer], text: str) -> str:
        """A typed line as records write it, as far as its words are those of the language."""
        words = text.split()
        names = {offer.verb: self._verb_name(offer.verb) for offer in offers}
        meant: tuple[int, str] = (0, "")
        for verb, name in names.items():
            count = _begins(words, name, [other for key, other in names.items() if key != verb])
            meant = max(meant, (count or _folded(words[:1]).count(fold(verb)), verb))
        count, verb = meant
        if not count:
            return text
        offer = next(each for each in offers if each.verb == verb)
        return " ".join([verb, *self._parts(offer, words[count:])])

    def _parts(self, offer: Offer, words: list[str]) -> list[str]:
        """Of a move the words after its kind: names of its parts in the language become those of records."""
        names = {field.name: self._field_name(field.name) for field in offer.fields[1:]}
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

    def _verb_name(self, verb: str) -> list[str]:
        return _words(self.speech.verb(verb)) if self.speech.has(f"verb-{verb}") else [verb]

    def _field_name(self, name: str) -> list[str]:
        return _words(self.speech.field(name)) if self.speech.has(f"field-{name}") else [name]


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
        if all(other[:count] != _folded(name)[:count] for other in others):
            return " ".join(name[:count])
    return " ".join(name)
