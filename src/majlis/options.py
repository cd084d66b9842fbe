"""What a table agrees on before the first deal: frozen dataclasses, read from plain data and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from majlis.event import Arg
from majlis.move import Reason, Refused

Value = bool | int | str
Kind = TypeVar("Kind", bound="Options")


@dataclass(frozen=True)
class Options:
    """Every field has a default, and is either `bool` or a `Literal` of all its values, the default first."""

    def conflict(self) -> Reason | None:
        """Why these options exclude each other, or None (G-52)."""
        return None


@dataclass(frozen=True)
class Choice:
    """One option for a form: its name, its values and the default."""

    name: str
    values: tuple[Value, ...]
    default: Value


def choices(kind: type[Options]) -> tuple[Choice, ...]:
    """The options of a game in the order in which they are written down."""
    if kind not in _CHOICES:
        _CHOICES[kind] = _choices(kind)
    return _CHOICES[kind]


_CHOICES: Final[dict[type[Options], tuple[Choice, ...]]] = {}


def _choices(kind: type[Options]) -> tuple[Choice, ...]:
    hints = get_type_hints(kind)
    made = []
    for field in fields(kind):
        hint = hints[field.name]
        values = get_args(hint) if get_origin(hint) is Literal else (False, True)
        default = field.default
        assert isinstance(default, (bool, int, str)), field.name
        assert default in values, field.name
        made.append(Choice(field.name, values, default))
    return tuple(made)


def read(kind: type[Kind], given: Mapping[str, Any]) -> Kind:
    """Options from names and values, values also as text. Raises Refused with what would be right."""
    known = {c.name: c for c in choices(kind)}
    found: dict[str, Value] = {}
    for name, value in given.items():
        if name not in known:
            args: dict[str, Arg] = {"name": str(name)[:40], "known": ", ".join(known)}
            raise Refused(Reason("unknown-option", args), f"options.{str(name)[:40]}")
        found[name] = _value(known[name], value)
    options = kind(**found)
    conflict = options.conflict()
    if conflict is not None:
        raise Refused(conflict, "options")
    return options


def plain(options: Options) -> dict[str, Value]:
    """The options as data, all of them."""
    return {c.name: getattr(options, c.name) for c in choices(type(options))}


def changed(options: Options) -> dict[str, Value]:
    """Only those that are not at their default."""
    return {c.name: getattr(options, c.name) for c in choices(type(options)) if getattr(options, c.name) != c.default}


def _value(choice: Choice, value: object) -> Value:
    for allowed in choice.values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
        if isinstance(value, str) and value.strip().casefold() == written(allowed):
            return allowed
    args: dict[str, Arg] = {
        "name": choice.name,
        "value": written(value)[:40],
        "known": ", ".join(written(v) for v in choice.values),
    }
    raise Refused(Reason("unknown-value", args), f"options.{choice.name}")


def written(value: object) -> str:
    """A value as a person types it: true, false, 101, never."""
    return str(value).casefold()
