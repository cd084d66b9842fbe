"""Write web/src/protocol.ts from src/majlis/rooms/protocol.py, so that page and room cannot disagree.

python tools/protocol.py            write the file
python tools/protocol.py --check    only say whether it is fresh: exit 1 if it is not
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from majlis.rooms import protocol

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEAD = "// Made by tools/protocol.py from src/majlis/rooms/protocol.py. Change it there.\n"
PLAIN: dict[object, str] = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    NoneType: "null",
    Any: "unknown",
}


def named(module: Any) -> dict[str, Any]:
    """What the module itself defines, in its order: numbers, structs, choices of words, unions of structs."""
    own: dict[str, Any] = {}
    for name, value in vars(module).items():
        struct = inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if not name.startswith("_") and (
            struct or isinstance(value, int) or get_origin(value) in (Literal, Union, UnionType)
        ):
            own[name] = value
    return own


def typed(kind: Any, aliases: dict[int, str]) -> str:
    """A Python type in TypeScript."""
    if id(kind) in aliases:
        return aliases[id(kind)]
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(word).decode() for word in inner)
    if origin in (Union, UnionType):
        return " | ".join(typed(each, aliases) for each in inner)
    if origin is list:
        of = typed(inner[0], aliases)
        return f"({of})[]" if " | " in of else f"{of}[]"
    if origin is dict:
        return f"Record<{typed(inner[0], aliases)}, {typed(inner[1], aliases)}>"
    raise TypeError(f"{kind!r} has no counterpart in TypeScript yet")


def comment(value: Any) -> str:
    return f"/** {' '.join(inspect.cleandoc(value.__doc__).split())} */\n" if value.__doc__ else ""


def interface(name: str, struct: type[msgspec.Struct], sent: bool, aliases: dict[int, str]) -> str:
    """A struct. What a client sends (`sent`) may leave out fields with a default; what it is sent is whole, but where
    it is the struct's way to leave them out."""
    config = struct.__struct_config__
    sent = sent or config.omit_defaults
    lines = [f'  {config.tag_field}: "{config.tag}";'] if config.tag else []
    for field in msgspec.structs.fields(struct):
        optional = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {typed(field.type, aliases)};")
    return f"{comment(struct)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def typescript(module: Any = protocol) -> str:
    """The whole file."""
    own = named(module)
    aliases = {id(value): name for name, value in own.items() if not isinstance(value, int)}
    commands = get_args(own.get("Command"))
    parts = [HEAD]
    for name, value in own.items():
        if isinstance(value, int):
            parts.append(f"export const {name} = {value};\n")
        elif isinstance(value, type) and issubclass(value, msgspec.Struct):
            parts.append(interface(name, value, value in commands, aliases))
        else:
            others = {key: known for key, known in aliases.items() if known != name}
            parts.append(f"export type {name} = {typed(value, others)};\n")
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    made = typescript()
    if "--check" in arguments:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == made:
            return 0
        print("web/src/protocol.ts is not what tools/protocol.py makes: run it again", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
