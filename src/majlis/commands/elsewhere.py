"""Commands whose work is done elsewhere: by the word lists, by the benches beside the package, by the card room.

They are imported only when called, so that one of them can be missing without the others noticing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from majlis.cards import data
from majlis.commands.call import Call, refused, whole
from majlis.commands.parser import Parser

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = "8000"
DATABASE: Final = "majlis.db"


def _part(module: str, name: str, what: str) -> Callable[..., int]:
    """A function of a part that may not be there; a part that is there and broken is no secret."""
    try:
        found: Callable[..., int] = getattr(import_module(module), name)
    except ModuleNotFoundError as missing:
        if not module.startswith(str(missing.name)):
            raise
        raise refused("part-missing", part=what) from None
    return found


# -- words --


def words(call: Call, arguments: list[str]) -> int:
    """Words that can be made of cards."""
    return _part("majlis.lexicon.cli", "words_command", "majlis.lexicon")(_with_manners(call, arguments), _points())


def define(call: Call, arguments: list[str]) -> int:
    """What a word means."""
    return _part("majlis.lexicon.cli", "define_command", "majlis.lexicon")(_with_manners(call, arguments))


def _points() -> dict[str, dict[str, int]]:
    """What letters count on the cards of a language."""
    alpha = data.read("alpha")
    return {"en": {letter: points for letter, (_, points) in alpha["consonants"].items()} | alpha["vowel_points"]}


def _with_manners(call: Call, arguments: list[str]) -> list[str]:
    return [*arguments, "--lang", call.lang, *(["--json"] if call.json else [])]


# -- benches --


def bench(call: Call, arguments: list[str]) -> int:
    """Run one of the programs in the folder bench of the checkout."""
    folder = bench_folder()
    names = sorted(path.stem for path in folder.glob("*.py") if not path.stem.startswith("_")) if folder else []
    if arguments[:1] in (["-h"], ["--help"]):
        call.say(f"majlis bench {'|'.join(names)}")
        call.say(call.text("command-bench"))
        return 0
    if folder is None:
        raise refused("no-benches")
    if not arguments:
        raise refused("argument-missing", name="|".join(names) or "-", help="majlis bench --help")
    if arguments[0] not in names:
        raise refused("unknown-bench", name=arguments[0][:40], known=", ".join(names) or "-")
    main: Callable[[list[str]], int] = _load(folder / f"{arguments[0]}.py").main
    return main([*arguments[1:], *(["--json"] if call.json else [])])


def bench_folder() -> Path | None:
    """The folder beside the package's checkout, wherever this build of the package lies in it."""
    for folder in Path(__file__).absolute().parents:
        if (folder / "bench").is_dir() and (folder / "pyproject.toml").is_file():
            return folder / "bench"
    return None


def _load(path: Path) -> Any:
    sys.path.insert(0, str(path.parent))
    name = f"bench_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where the processes and dataclasses of a bench look for it
    spec.loader.exec_module(module)
    return module


# -- the room --


def serve(call: Call, arguments: list[str]) -> int:
    """The card room, until it is told to stop."""
    parser = Parser(call, "serve")
    parser.add_argument("--host", default="")
    parser.add_argument("--port", default=PORT)
    parser.add_argument("--database", default=DATABASE, metavar="FILE")
    parser.add_argument("--bus", default="", metavar="ADDRESS")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--list", nargs="+", action="extend", default=[], metavar="LANGUAGE=FILE")
    args = parser.parse_args(arguments)
    port = whole(args.port, "--port", 0, 65535)
    call.understood()
    for each in args.list:
        language, _, file = each.partition("=")
        call.list_read(language, file)
    call.tell_broken()
    room = _part("majlis.rooms.serve", "serve", "majlis.rooms")
    host = args.host or (EVERYWHERE if args.lan else HOST)
    return room(host=host, port=port, database=args.database, bus=args.bus, lan=args.lan, lang=call.lang)


def work(call: Call, arguments: list[str]) -> int:
    """Think for the bots of a house of several processes."""
    parser = Parser(call, "work")
    parser.add_argument("--bus", required=True, metavar="ADDRESS")
    parser.add_argument("--processes", default="1", metavar="N")
    args = parser.parse_args(arguments)
    processes = whole(args.processes, "--processes", 1, 64)
    return _part("majlis.rooms.workers", "work", "majlis.rooms")(args.bus, processes)
