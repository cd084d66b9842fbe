"""All sources for one language in their order: the teacher's glossary alone if it has the word, then the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from majlis.lexicon.alphabet import Language, alphabet
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.meanings import arramooz, dictd, tables
from majlis.lexicon.meanings.glossary import Glossary
from majlis.lexicon.meanings.glossary import own as own_glossary
from majlis.lexicon.meanings.meaning import Meaning, Source, mask


class Dictionaries:
    """Meanings for one language. A game asks `define`; only an edge (command line, installation) calls `prepare`."""

    def __init__(self, own: Glossary, sources: Sequence[Source], teacher: Glossary | None = None) -> None:
        self.own = own
        self.teacher = teacher
        self.sources = [own, *sources]

    @classmethod
    def of(
        cls, language: Language, cache: Path, *, glossary: Path | None = None, dictd_index: Path | None = None
    ) -> Dictionaries:
        """Everything this machine has for `language`; `glossary` is a teacher's file, `dictd_index` a user's
        dictionary."""
        fold = alphabet(language).word
        sources: list[Source] = []
        if dictd_index is not None:
            sources.append(dictd.Dictd(dictd_index, fold))
        if language == "en":
            sources += [tables.Table(package, cache) for package in tables.ENGLISH]
        elif language == "ar":
            sources += arramooz.installed(fold)
        sources += dictd.installed(language, fold)
        teacher = own_glossary(language, glossary, fold) if glossary is not None else None
        return cls(everyday(language), sources, teacher)

    def define(self, word: str, headwords: Callable[[str], frozenset[str]] | None = None) -> list[Meaning]:
        """The meanings of a folded word, best first: of itself, or else of what it is a form of."""
        for form in (word, *sorted((headwords(word) if headwords else frozenset()) - {word})):
            if self.teacher is not None and (meanings := self.teacher.look_up(form)):
                return meanings
        found = self._all(word)
        if headwords is not None:
            for head in sorted(headwords(word) - {word}):
                found += [m for m in self._all(head) if m not in found]
        return found

    def masked(self, word: str, lexicon: Lexicon) -> list[Meaning]:
        """The same with the word itself hidden, for games in which it is to be guessed."""
        fold = lexicon.alphabet.fold
        return [
            Meaning(mask(m.text, word, fold, lexicon.same_word), m.language, m.source, m.kind)
            for m in self.define(word, lexicon.headwords)
        ]

    def prepare(self, tell: Callable[[str], None] = lambda name: None) -> list[str]:
        """Makes the dictionaries that are fetched and made once; `tell` hears the name of each before. Gives what
        failed."""
        failed = []
        for source in self.sources:
            if isinstance(source, tables.Table) and not source.ready():
                tell(source.name)
                try:
                    source.prepare()
                except (tables.NotFetched, OSError):
                    failed.append(source.name)
        return failed

    def _all(self, word: str) -> list[Meaning]:
        return [meaning for source in self.sources for meaning in source.look_up(word)]


@lru_cache
def everyday(language: Language) -> Glossary:
    """Our own glossary: some hundreds of everyday words, so that every game works on a bare machine."""
    path = files("majlis.lexicon") / "data" / f"glossary.{language}.tsv"
    name = {"en": "Majlis glossary", "el": "Γλωσσάρι του Majlis", "ar": "معجم مجلس الصغير"}[language]
    return Glossary(name, language, path.read_text(encoding="utf-8"), alphabet(language).word)
