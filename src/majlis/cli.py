"""The command line: finds the command and its language, and ends in one way whatever happens.

0 is done, 2 refused (one sentence on standard error says why), 130 interrupted by the keyboard.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

import majlis
import majlis.table
from majlis.commands.call import DONE, REFUSED, STOPPED, Call, Looked, chosen_language, manners, refused
from majlis.commands.parser import Helped
from majlis.move import Refused
from majlis.speech import LANGUAGES

COMMANDS: Final = {  # by name: the module, and its function
    "games": ("games", "games"),
    "play": ("play", "play"),
    "tour": ("touring", "tour"),
    "ask": ("positions", "ask"),
    "apply": ("positions", "apply"),
    "simulate": ("simulate", "simulate"),
    "arena": ("arena", "arena"),
    "balance": ("balance", "balance"),
    "solve": ("solve", "solve"),
    "laws": ("laws", "laws"),
    "replay": ("replay", "replay"),
    "print": ("printing", "print_pack"),
    "words": ("elsewhere", "words"),
    "define": ("elsewhere", "define"),
    "bench": ("elsewhere", "bench"),
    "serve": ("elsewhere", "serve"),
    "work": ("elsewhere", "work"),
    "backup": ("keeping", "backup"),
    "restore": ("keeping", "restore"),
    "rebuild": ("keeping", "rebuild"),
}
DEFAULT: Final = "serve"
ANY_NUMBER: Final = ("print",)  # what does not mind how many cards a pack of the house has


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    _open_what_is_closed()
    _speak_any_language()
    words, wish, as_json, cards = manners(list(sys.argv[1:] if arguments is None else arguments))
    call = Call(LANGUAGES[0], as_json)
    try:
        call = Call(chosen_language(wish, os.environ), as_json, cards)
        code = _run(call, words)
        sys.stdout.flush()
        return code
    except (Helped, Looked):
        return DONE
    except Refused as reason:
        return _end(call, reason)
    except UnicodeEncodeError:  # bytes that are no text, in a seed or a name
        return _end(call, refused("not-text"))
    except BrokenPipeError:
        _close()
        return _end(call, refused("closed-pipe"))
    except KeyboardInterrupt:
        _end(call, refused("interrupted"))
        return STOPPED
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        _close()
        return _end(call, refused("disk-full"))


def _run(call: Call, words: list[str]) -> int:
    first = words[0] if words else DEFAULT
    if first in ("--version", "-V"):
        return _version(call)
    if first in ("--help", "-h", "help"):
        return _help(call)
    if first.startswith("-"):  # the room's own settings need no command
        words, first = [DEFAULT, *words], DEFAULT
    if first not in COMMANDS:
        raise refused("unknown-command", name=first[:40], known=", ".join(COMMANDS))
    call.bring_cards(play=first not in ANY_NUMBER)
    module, name = COMMANDS[first]
    command: Callable[[Call, list[str]], int] = getattr(import_module(f"majlis.commands.{module}"), name)
    return command(call, words[1:])


def _version(call: Call) -> int:
    build = "interpreted" if (majlis.table.__file__ or "").endswith(".py") else "compiled"
    if call.json:
        call.give({"version": majlis.__version__, "build": build})
    else:
        call.say(f"majlis {majlis.__version__} ({build})")
    return DONE


def _help(call: Call) -> int:
    call.say(call.text("help-usage"))
    for name in COMMANDS:
        call.say(f"  {name}: {call.text(f'command-{name}')}")
    call.say(call.text("help-more"))
    return DONE


def _end(call: Call, reason: Refused) -> int:
    """Tell the refusal; where even that cannot be told, the exit code has to do."""
    with contextlib.suppress(OSError):
        call.refuse(reason)
        sys.stderr.flush()
    return REFUSED


def _close() -> None:
    """Nobody reads on: what is still to be written goes nowhere, quietly."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_what_is_closed() -> None:
    """A stream that the caller has closed is empty, or goes nowhere."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _speak_any_language() -> None:
    """A terminal that lacks a letter shows a sign in its place; nothing stops for it."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
