"""The games, found by walking their folder: the only module that knows where they are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import majlis.games
from majlis import options
from majlis.game import Game, Nature
from majlis.judge import Judge
from majlis.move import Reason, Refused


@cache
def natures() -> dict[str, Nature]:
    """Every game by its key, in the order of the keys."""
    keys = [m.name for m in iter_modules(majlis.games.__path__) if m.ispkg]
    found = [import_module(f"majlis.games.{key}.game").NATURE for key in keys]
    return {nature.key: nature for nature in sorted(found, key=lambda n: n.key)}


def nature(key: str) -> Nature:
    """What kind of game `key` is; Refused with the keys there are."""
    if key not in natures():
        raise Refused(Reason("unknown-game", {"name": str(key)[:40], "known": ", ".join(natures())}), "game")
    return natures()[key]


def game(key: str, given: Mapping[str, Any] | None = None, variant: str = "", judge: Judge | None = None) -> Game[Any]:
    """The rules of a game with options (names and values), over those of a named variant.

    A game of words gets `judge`, or one with the list that its options name.
    """
    kind = nature(key)
    chosen = _chosen(kind, given, variant)
    rules = import_module(f"majlis.games.{key}.game").GAME
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


def folder(key: str) -> Path:
    """Where the texts and rules pages of a game lie."""
    homes = [Path(path) / key for path in majlis.games.__path__]
    return next((home for home in homes if home.is_dir()), homes[0])


@cache
def advice(key: str) -> Any:
    """What a game knows of good play: its module `advice`, or None."""
    return import_module(f"majlis.games.{key}.advice") if (folder(key) / "advice.py").exists() else None


@cache
def analysis(key: str) -> Any:
    """What a game tells a solver: its module `analysis`, or None."""
    return import_module(f"majlis.games.{key}.analysis") if (folder(key) / "analysis.py").exists() else None
