"""What all commands share: the language, plain output or JSON, and the one way in which something is refused."""

from __future__ import annotations

import json
import locale
import os
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from majlis import speech
from majlis.event import Arg
from majlis.game import Game
from majlis.move import Reason, Refused
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.speech import LANGUAGES, Speech
from majlis.terminal.tidy import tidy

DONE: Final = 0
REFUSED: Final = 2
STOPPED: Final = 130  # as shells report an interruption by the keyboard
MOST_CHARACTERS: Final = 4_000_000


class Looked(Exception):
    """The arguments were to be looked at, no more, and nothing is wrong with them."""


class Call:
    """One call of a command: how it was asked to speak, and its mouth."""

    def __init__(self, lang: str, as_json: bool, cards: str = "") -> None:
        self.lang = lang
        self.cards = cards  # a file with the counts and values of somebody's own pack
        self.json = as_json
        self.speech = Speech(lang)

    def at(self, game: Game[Any]) -> None:
        """From here on it is about `game`: its names and reasons are known."""
        self.speech = Speech.of(game, self.lang)

    def text(self, name: str, args: Mapping[str, Arg] | None = None) -> str:
        """A message `cli-...`, without the invisible marks of direction: programs and braille lines read it too."""
        return speech.plain(self.speech.said(f"cli-{name}", args or {}, SPECTATOR))

    def understood(self) -> None:
        """The arguments can be meant. A program that makes something for them first has us look at them beforehand."""
        if os.environ.get("MAJLIS_LOOK"):
            raise Looked

    def bring_cards(self, play: bool) -> None:
        """A pack of the house, named by --cards or by the environment: from here on it takes the place of ours."""
        file = self.cards or os.environ.get("MAJLIS_CARDS", "")
        if file:
            import_module("majlis.house_cards").bring(read_json(file), file, play)

    def list_read(self, language: str, file: str) -> None:
        """A word list of the house: use it, and say how many words it has and how many lines were left out."""
        if language not in LANGUAGES or not file:
            raise refused("list-language", "--list", name=language[:20], known=", ".join(LANGUAGES))
        report = import_module("majlis.house").bring(language, file)
        left = sum(report.left_out.values())
        self.say(self.text("list-read", {"file": Path(file).name, "words": report.words, "left": left}))

    def tell_broken(self) -> None:
        """Say on standard error which games of others are installed and cannot be used, and why."""
        for key, reason in import_module("majlis.registry").broken().items():
            why = self.speech.reason(reason, SPECTATOR)
            print(f"majlis: {tidy(self.text('games-broken', {'name': key, 'reason': why}))}", file=sys.stderr)

    def say(self, line: str) -> None:
        """One line of plain output."""
        print(speech.plain(line))

    def give(self, data: object) -> None:
        """The answer as JSON, on one line."""
        print(json.dumps(data, ensure_ascii=False))

    def refuse(self, refused: Refused) -> int:
        """The only place where a refusal is told: one sentence on standard error, or one object with --json."""
        if self.json:
            message = tidy(self.speech.reason(refused.reason, SPECTATOR))
            error = {"code": refused.reason.what, "where": tidy(str(refused.where)), "message": message}
            print(json.dumps({"error": error}, ensure_ascii=False), file=sys.stderr)
        else:
            print(f"majlis: {tidy(self.speech.refused(refused))}", file=sys.stderr)
        return REFUSED


def refused(what: str, where: str = "", **args: Arg) -> Refused:
    """A refusal for a reason with arguments."""
    return Refused(Reason(what, dict(args)), where)


# -- the language of this call --


def chosen_language(wish: str | None, environment: Mapping[str, str]) -> str:
    """What was wished for, else MAJLIS_LANG, else the locale, else English."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise refused("unknown-language", "--lang", name=wish[:40], known=", ".join(LANGUAGES))
        return wish
    for name in ("MAJLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = environment.get(name, "")[:2].casefold()
        if found in LANGUAGES:
            return found
        if found and name != "MAJLIS_LANG":
            return LANGUAGES[0]
    system = locale.getlocale()[0] or ""
    return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]


def manners(arguments: list[str]) -> tuple[list[str], str | None, bool, str]:
    """The arguments without --lang, --json and --cards, wherever these stand, and what they said."""
    rest: list[str] = []
    cards = ""
    lang: str | None = None
    as_json = False
    left = iter(arguments)
    for argument in left:
        if argument == "--":
            rest += [argument, *left]
        elif argument == "--json":
            as_json = True
        elif argument == "--lang":
            lang = next(left, "")
        elif argument == "--cards":
            cards = next(left, "")
        elif argument.startswith("--cards="):
            cards = argument.partition("=")[2]
        elif argument.startswith("--lang="):
            lang = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, lang, as_json, cards


# -- what a person hands in --


def read_text(source: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if source == "-":
            data = sys.stdin.buffer.read(MOST_CHARACTERS * 4 + 1)
        else:
            with open(source, "rb") as file:
                data = file.read(MOST_CHARACTERS * 4 + 1)
        text = data.decode("utf-8-sig")
    except (FileNotFoundError, NotADirectoryError):
        raise refused("no-such-file", name=source[:200]) from None
    except UnicodeDecodeError:
        raise refused("not-text", shown(source)) from None
    except (OSError, ValueError):
        raise refused("unreadable-file", name=source[:200]) from None
    if len(text) > MOST_CHARACTERS:
        raise refused("file-too-long", shown(source), most=MOST_CHARACTERS)
    return text


def shown(source: str) -> str:
    """The name of a source in a sentence."""
    return source[:200]


def read_json(source: str) -> Any:
    """The JSON in a file or in standard input."""
    return parse_json(read_text(source), shown(source))


def parse_json(text: str, where: str) -> Any:
    """JSON in which no name stands twice: what stands there twice is a mistake, not a correction."""

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            names = [name for name, _ in pairs]
            raise refused("name-twice", where, name=next(n for n in names if names.count(n) > 1)[:40])
        return made

    try:
        return json.loads(text, object_pairs_hook=once)
    except Refused:
        raise
    except (ValueError, RecursionError):
        raise refused("not-json", where) from None


def whole(text: str, where: str, least: int, most: int) -> int:
    """A whole number that somebody typed, in whatever digits."""
    try:
        number = int(text)
    except ValueError:
        raise refused("not-a-number", where, text=text[:40], least=least, most=most) from None
    if not least <= number <= most:
        raise refused("not-a-number", where, text=text[:40], least=least, most=most)
    return number


def seat_of(text: str, where: str, seats: int) -> Seat:
    """A seat that somebody typed."""
    number = int(text) if text.isdecimal() and len(text) < 6 else seats
    if number >= seats:
        raise refused("unknown-seat", where, seat=text[:40], seats=seats)
    return SEATS[number]


def pairs(words: list[str]) -> dict[str, str]:
    """Options as they are typed: name=value."""
    made: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise refused("not-an-option", "--options", text=word[:40])
        made[name] = value
    return made
