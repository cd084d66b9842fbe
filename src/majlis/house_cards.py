"""Cards of the house: a file with the counts and values of somebody's own pack, checked before anything is dealt."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from majlis.cards import data, every_pack
from majlis.move import Reason, Refused

MOST: Final = 99
AGAIN: Final = "again"


def bring(given: Any, file: str, play: bool) -> None:
    """Use the counts and values in `given`, read from `file`, from now on. Refused if they cannot be.

    It has to happen before any pack is made. To `play`, a pack must have as many cards as the rules are made for.
    """
    name = _pack(given, file)
    _part({key: value for key, value in given.items() if key not in ("pack", "source")}, _open(name), name, file)
    before = os.environ.pop(data.OWN, None)
    sizes: dict[str, int] = data.shipped(name)["sizes"]
    os.environ[data.OWN] = str(Path(file).absolute())
    try:
        found = {key: len(pack.cards) for key, pack in every_pack().items() if key in sizes}
        for key, wanted in sizes.items():
            if play and found[key] != wanted:
                raise _refused("wrong-number", file, wanted=wanted, found=found[key])
    except Refused:
        os.environ.pop(data.OWN)
        if before is not None:
            os.environ[data.OWN] = before
        raise


def _refused(what: str, where: str, **args: str | int) -> Refused:
    return Refused(Reason(f"cards-{what}", dict(args)), where)


def _pack(given: Any, file: str) -> str:
    if not isinstance(given, dict) or "pack" not in given:
        raise _refused("not-an-object", file)
    names = sorted(path.stem for path in Path(data.__file__).parent.glob("*.json"))
    known = [name for name in names if "open" in data.shipped(name)]
    if given["pack"] not in known:
        raise _refused("unknown-pack", file, name=str(given["pack"])[:40], known=", ".join(known))
    name: str = given["pack"]
    return name


def _open(name: str) -> dict[str, Any]:
    """What may be said of a pack: our data, less all that is not open."""
    ours = data.shipped(name)
    made: dict[str, Any] = {}
    for path in ours["open"]:
        first, _, second = path.partition(".")
        if second:
            made.setdefault(first, {})[second] = _again(ours, first) if second == AGAIN else ours[first][second]
        else:
            made[first] = ours[first]
    return made


def _again(ours: dict[str, Any], first: str) -> dict[str, list[str]]:
    """Which cards there are once more, by colour: letters of the alphabet."""
    return {colour: list(ours["letters"]) for colour in ours[first]["shapes"]}


def _part(given: dict[str, Any], ours: dict[str, Any], part: str, file: str) -> None:
    """Compare with ours: the same names, and figures where ours has figures."""
    for name, value in given.items():
        if name not in ours:
            letters = all(isinstance(each, int | list) for each in ours.values()) and part != data.OWN
            if letters and len(ours) > 4:
                raise _refused("unknown-letter", file, name=name[:40], part=part)
            raise _refused("unknown-part", file, name=name[:40], known=", ".join(ours))
        _value(name, value, ours[name], file)


def _value(name: str, value: Any, ours: Any, file: str) -> None:
    if isinstance(ours, dict):
        if not isinstance(value, dict):
            raise _refused("unknown-part", file, name=str(value)[:40], known=", ".join(ours))
        _part(value, ours, name, file)
    elif isinstance(ours, list) and ours and isinstance(ours[0], str):
        for each in value if isinstance(value, list) else [value]:
            if each not in ours:
                raise _refused("unknown-letter", file, name=str(each)[:40], part=name)
    elif isinstance(ours, list):
        if not isinstance(value, list) or len(value) != len(ours):
            raise _refused("not-a-pair", file, name=name)
        for each in value:
            _number(name, each, file)
    else:
        _number(name, value, file)


def _number(name: str, value: Any, file: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise _refused("not-a-number", file, name=name, text=str(value)[:40])
