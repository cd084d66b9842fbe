"""`./majlis words` and `./majlis define`: nobody's table, so anything may be looked up here."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from majlis.lexicon import cache as disk
from majlis.lexicon.alphabet import LANGUAGES, Language
from majlis.lexicon.codes import Points, plays, read_codes
from majlis.lexicon.errors import WordsError
from majlis.lexicon.hints import hints
from majlis.lexicon.identity import LEVELS
from majlis.lexicon.lexicon import Lexicon
from majlis.lexicon.library import one_question_library
from majlis.lexicon.lists import Report
from majlis.lexicon.meanings import Dictionaries, Meaning
from majlis.lexicon.text import say

DONE: Final = 0
REFUSED: Final = 2
SHOWN: Final = 100  # words printed for a person; --json and --all give all


class _Parser(argparse.ArgumentParser):
    """argparse whose complaints are errors of ours."""

    def error(self, message: str) -> NoReturn:
        raise WordsError("usage", "arguments", message=message)


class _Asked:
    """What was asked for, in whatever order."""

    def __init__(self, command: str, argv: Sequence[str]) -> None:
        parser = _Parser(prog=f"majlis {command}", add_help=False, allow_abbrev=False)
        parser.add_argument("-h", "--help", action="store_true")
        parser.add_argument("asked", nargs="*")
        parser.add_argument("--language", choices=LANGUAGES)
        parser.add_argument("--level", choices=LEVELS, default="full")
        parser.add_argument("--lists", type=Path)
        parser.add_argument("--clean", action="store_true")
        parser.add_argument("--option", default="", choices=("", "maqsura"))
        parser.add_argument("--lang", choices=LANGUAGES, default="en")
        parser.add_argument("--json", action="store_true")
        if command == "words":
            parser.add_argument("--must", default="")
            parser.add_argument("--starting", default="")
            parser.add_argument("--ending", default="")
            parser.add_argument("--best", type=int)
            parser.add_argument("--all", action="store_true")
        else:
            parser.add_argument("--glossary", type=Path)
            parser.add_argument("--dictionary", type=Path)
            parser.add_argument("--mask", action="store_true")
            parser.add_argument("--no-fetch", action="store_true")
        self.args = parser.parse_args(list(argv))

    def text(self, what: str) -> str:
        """The one thing asked about; several arguments are taken as one with spaces."""
        if not self.args.asked:
            raise WordsError("argument-missing", what, name=what)
        return " ".join(self.args.asked)

    def lexicon(self, language: Language) -> tuple[Lexicon, Report | None]:
        a = self.args
        clean = True if a.clean else None
        if a.lists is not None:
            own = one_question_library().own(language, a.lists, level=a.level, clean=a.clean, option=a.option)
            return own.lexicon, own.report
        return one_question_library().lexicon(language, a.level, clean=clean, option=a.option), None


def words_command(argv: Sequence[str], points: Mapping[str, Points] | None = None) -> int:
    """`./majlis words CARDS`: every word that can be made. `points` are those of the packs, by language."""
    return _command("words", argv, lambda asked: _words(asked, points or {}))


def define_command(argv: Sequence[str]) -> int:
    """`./majlis define WORD`: its meaning, and the list that makes it legal."""
    return _command("define", argv, _define)


def _command(name: str, argv: Sequence[str], run: Any) -> int:
    """Runs a command; whatever is wrong becomes one sentence, or one object with --json, on standard error."""
    lang = _language_of_messages(argv)
    try:
        asked = _Asked(name, argv)
        if asked.args.help:
            print(say(lang, f"lexicon-help-{name}"))
            return DONE
        run(asked)
        return DONE
    except WordsError as error:
        message = say(lang, f"lexicon-error-{error.code}", **_details(error))
        if "--json" in argv:
            told = {"error": {"code": error.code, "where": error.where, "message": message}}
            print(json.dumps(told, ensure_ascii=False), file=sys.stderr)
        else:
            print(f"majlis: {message}", file=sys.stderr)
        return REFUSED


def _details(error: WordsError) -> dict[str, str | int]:
    return {"where": error.where} | {k: v[:80] if isinstance(v, str) else v for k, v in error.details.items()}


def _language_of_messages(argv: Sequence[str]) -> str:
    for at, argument in enumerate(argv):
        wish = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and at + 1 < len(argv):
            wish = argv[at + 1]
        if wish in LANGUAGES:
            return wish
    wish = os.environ.get("MAJLIS_LANG", "")
    return wish if wish in LANGUAGES else "en"


def guess(text: str) -> Language:
    """The language of what was typed, by its script."""
    if any("\u0370" <= c <= "\u03ff" or "\u1f00" <= c <= "\u1fff" for c in text):
        return "el"
    return "ar" if any("\u0600" <= c <= "\u06ff" or c >= "\ufb50" for c in text) else "en"


def _words(asked: _Asked, points: Mapping[str, Points]) -> None:
    a, text = asked.args, asked.text("CARDS")
    language: Language = a.language or guess(text)
    lexicon, report = asked.lexicon(language)
    faces = read_codes(text, lexicon.alphabet, points.get(language))
    must = read_codes(a.must, lexicon.alphabet, points.get(language)) if a.must else []
    laid = [lexicon.fold(part) if part else "" for part in (a.starting, a.ending)]
    found = lexicon.words_from([f.shows for f in faces], must=[f.shows for f in must], starting=laid[0], ending=laid[1])
    table = [
        *faces,
        *must,
        *(f for part in laid for f in (read_codes(" ".join(part), lexicon.alphabet) if part else [])),
    ]
    few = a.best if a.best is not None or a.all or a.json else SHOWN
    best = hints(found, table, few)
    listed = {"name": lexicon.name, "sha256": lexicon.sha256}
    if a.json:
        words = [{"word": h.word, "cards": plays(table, h.spelling, h.word), "points": h.points} for h in best]
        print(json.dumps({"words": words, "list": listed}, ensure_ascii=False))
        return
    if report is not None:
        _tell_report(a.lang, report)
    print(say(a.lang, "lexicon-words", count=len(found), list=lexicon.name))
    for hint in best if a.all else best[:SHOWN]:  # who asks for the best few may ask for more than are shown
        print(f"{hint.word}  {' '.join(plays(table, hint.spelling, hint.word))}  {hint.points}")
    rest = (len(found) if a.best is None else len(best)) - SHOWN
    if rest > 0 and not a.all:
        print(say(a.lang, "lexicon-words-more", count=rest))


def _tell_report(lang: str, report: Report) -> None:
    print(say(lang, "lexicon-list-read", words=report.words))
    for reason, count in report.left_out.items():
        print(say(lang, f"lexicon-list-left-out-{reason}", count=count, examples=", ".join(report.examples)))


def _define(asked: _Asked) -> None:
    a, text = asked.args, asked.text("WORD")
    language: Language = a.language or guess(text)
    lexicon, _ = asked.lexicon(language)
    word = lexicon.fold(text)
    dictionaries = Dictionaries.of(language, disk.folder(), glossary=a.glossary, dictd_index=a.dictionary)
    if not a.no_fetch and os.environ.get("MAJLIS_OFFLINE", "") != "1":
        failed = dictionaries.prepare(lambda name: _aside(a.lang, "lexicon-fetching", name))
        for name in failed:
            _aside(a.lang, "lexicon-not-fetched", name)
    meanings = dictionaries.masked(word, lexicon) if a.mask else dictionaries.define(word, lexicon.headwords)
    legal = word in lexicon
    if a.json:
        listed = {"name": lexicon.name, "sha256": lexicon.sha256}
        told = [{"text": m.text, "language": m.language, "source": m.source} for m in meanings]
        print(json.dumps({"word": word, "legal": legal, "list": listed, "meanings": told}, ensure_ascii=False))
        return
    print(say(a.lang, "lexicon-legal" if legal else "lexicon-not-legal", word=word, list=lexicon.name))
    if not meanings:
        print(
            say(a.lang, "lexicon-no-meaning" if legal else "lexicon-no-meaning-no-word", word=word, list=lexicon.name)
        )
    for meaning in meanings:
        print(_told(meaning))


def _told(meaning: Meaning) -> str:
    return f"{meaning.text} ({meaning.source})"


def _aside(lang: str, message: str, name: str) -> None:
    """For the person who waits; programs read standard output."""
    print(say(lang, message, name=name), file=sys.stderr)
