"""The promise of the wire: the page's types are made from the room's."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from tools import protocol

Colour = Literal["red", "dark blue"]


class Ask(msgspec.Struct, tag="ask"):
    """What a client
    sends."""

    id: str
    colour: Colour
    often: int = 1


class Tell(msgspec.Struct, tag="tell"):
    who: int | None
    seen: list[str | None]
    options: dict[str, bool | int | str]
    asked: list[Ask]
    calm: bool = True


WANTED = """export type Colour = "red" | "dark blue";

/** What a client sends. */
export interface Ask {
  type: "ask";
  id: string;
  colour: Colour;
  often?: number;
}

export interface Tell {
  type: "tell";
  who: number | null;
  seen: (string | null)[];
  options: Record<string, boolean | number | string>;
  asked: Ask[];
  calm: boolean;
}

export type Command = Ask;
"""


def wire(**defined: object) -> types.ModuleType:
    """A module that defines these names."""
    module = types.ModuleType(__name__)
    vars(module).update(defined)
    return module


def test_the_page_speaks_the_protocol_of_the_room() -> None:
    assert protocol.main(["--check"]) == 0, "run tools/protocol.py"


def test_structs_and_choices_become_types() -> None:
    made = protocol.typescript(wire(Colour=Colour, Ask=Ask, Tell=Tell, Command=Ask | Tell))
    head, _, body = made.partition("\n\n")
    assert head + "\n" == protocol.HEAD
    assert body == WANTED.replace("Command = Ask;", "Command = Ask | Tell;").replace("calm: boolean", "calm?: boolean")


def test_the_check_sees_a_stale_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "TARGET", tmp_path / "src" / "protocol.ts")
    assert protocol.main(["--check"]) == 1
    assert protocol.main([]) == 0
    assert protocol.main(["--check"]) == 0
    protocol.TARGET.write_text("// changed by hand\n")
    assert protocol.main(["--check"]) == 1
