"""The games, found by walking their folder and by asking what is installed: the only module that knows where they are.

A project of somebody else brings a game by an entry point of the group `majlis.games`: its name is the key, its value
the package that holds `game.py` and the texts. What cannot be used stays out, and `broken` tells why.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

import majlis.games
from majlis import options
from majlis.game import Game, Nature
from majlis.judge import Judge
from majlis.move import Reason, Refused

OWN: Final = "majlis.games"  # our package of games, and the group of entry points by which others bring theirs
TEXTS: Final = Path(__file__).parent / "text"  # a file here for each language that a game must speak
HOMES: Final[dict[str, str]] = {}  # by key, the package a game lies in; filled with `natures`
BROKEN: Final[dict[str, Reason]] = {}


@cache
def natures() -> dict[str, Nature]:
    """Every game by its key, in the order of the keys."""
    HOMES.clear()
    BROKEN.clear()
    own = {m.name: f"{OWN}.{m.name}" for m in iter_modules(majlis.games.__path__) if m.ispkg}
    found = {key: import_module(f"{home}.game").NATURE for key, home in own.items()}
    HOMES.update(own)
    for point in entry_points(group=OWN):
        try:
            found[point.name] = _brought(point.name, point.module)
            HOMES[point.name] = point.module
        except Refused as refused:
            BROKEN[point.name] = refused.reason
    return dict(sorted(found.items()))


def _brought(key: str, home: str) -> Nature:
    """The nature of a game that somebody else wrote; Refused with what keeps it out.

    However it fails, it fails alone.
    """
    if key in HOMES:
        raise Refused(Reason("game-key-taken", {"name": key}))
    try:
        kind = import_module(f"{home}.game").NATURE
        folder = _place(home)
    except Exception as wrong:
        error = f"{type(wrong).__name__}: {wrong}"
        raise Refused(Reason("game-fails", {"name": key, "error": error[:200]})) from None
    if not isinstance(kind, Nature) or kind.key != key:
        raise Refused(Reason("game-other-key", {"name": key, "found": str(getattr(kind, "key", ""))[:40]}))
    lacking = [file.name for file in sorted(TEXTS.glob("??.ftl")) if not (folder / file.name).is_file()]
    if lacking:
        raise Refused(Reason("game-lacks", {"name": key, "files": ", ".join(lacking)}))
    return kind


def broken() -> dict[str, Reason]:
    """By their keys the games of others that are installed and cannot be used, and why."""
    natures()
    return dict(BROKEN)


def nature(key: str) -> Nature:
    """What kind of game `key` is; Refused with the keys there are."""
    if key not in natures():
        if key in BROKEN:
            raise Refused(BROKEN[key], "game")
        raise Refused(Reason("unknown-game", {"name": str(key)[:40], "known": ", ".join(natures())}), "game")
    return natures()[key]


def game(key: str, given: Mapping[str, Any] | None = None, variant: str = "", judge: Judge | None = None) -> Game[Any]:
    """The rules of a game with options (names and values), over those of a named variant.

    A game of words gets `judge`, or one with the list that its options name.
    """
    kind = nature(key)
    chosen = _chosen(kind, given, variant)
    rules = module(key, "game").GAME
    made: Game[Any] = rules(chosen, judge or _judge(kind, chosen)) if kind.language else rules(chosen)
    return made


def language(key: str, given: Mapping[str, Any] | None = None, variant: str = "") -> str:
    """The language of the words of a game with these options; "" if it has none."""
    kind = nature(key)
    return _language(kind, _chosen(kind, given, variant))


def _chosen(kind: Nature, given: Mapping[str, Any] | None, variant: str) -> Any:
    """The options of a table: those of the variant, but for what is given."""
    if variant and variant not in kind.variants:
        known = ", ".join(kind.variants) or "-"
        raise Refused(Reason("unknown-variant", {"name": variant[:40], "known": known}), "variant")
    start = options.plain(kind.variants[variant]) if variant else {}
    return options.read(kind.options, {**start, **(given or {})})


def _language(kind: Nature, chosen: Any) -> str:
    return (chosen.language or kind.language) if kind.language else ""


def _judge(kind: Nature, chosen: Any) -> Judge:
    """A judge with the house's list, else with our own of the level that the table agreed on."""
    house = import_module("majlis.house")
    language = _language(kind, chosen)
    judge = Judge(house.lexicon(language, chosen.level, chosen.clean, chosen.spelling))
    judge.dictionary = partial(house.dictionary, language)
    return judge


def seated(kind: Nature, seats: int) -> int:
    """The number of seats, if the game can be played by so many; Refused otherwise."""
    if seats not in kind.seats:
        known = ", ".join(map(str, kind.seats))
        raise Refused(Reason("wrong-seats", {"game": kind.key, "seats": seats, "known": known}), "seats")
    return seats


def module(key: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"{home(key)}.{name}")


def home(key: str) -> str:
    """The package in which a game lies."""
    natures()
    return HOMES.get(key, f"{OWN}.{key}")


def folder(key: str) -> Path:
    """Where the texts and rules pages of a game lie."""
    return _place(home(key))


def _place(home: str) -> Path:
    """The folder of a package."""
    found = find_spec(home)
    places = list(found.submodule_search_locations or []) if found is not None else []
    if not places:
        raise ModuleNotFoundError(f"{home} is no package", name=home)
    return Path(places[0])


@cache
def advice(key: str) -> Any:
    """What a game knows of good play: its module `advice`, or None."""
    return module(key, "advice") if (folder(key) / "advice.py").exists() else None


@cache
def analysis(key: str) -> Any:
    """What a game tells a solver: its module `analysis`, or None."""
    return module(key, "analysis") if (folder(key) / "analysis.py").exists() else None


@cache
def strength(key: str) -> Any:
    """How the strongest bot thinks in a game: STRENGTH of its module `strength`, or None."""
    if not (folder(key) / "strength.py").exists():
        return None
    return module(key, "strength").STRENGTH
