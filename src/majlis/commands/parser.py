"""argparse that speaks the language of the call: its help and its complaints are messages of ours."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from majlis.commands.call import Call, refused
from majlis.move import Refused

# What argparse complains of, as it words it, and the reason that we give instead.
COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<name>.*)", "argument-missing"),
    (r"unrecognized arguments: (?P<name>.*)", "argument-unknown"),
    (r"argument (?P<name>[^:]*): expected .*", "argument-without-value"),
    (r"argument (?P<name>[^:]*): ignored explicit argument .*", "argument-with-value"),
)


class Helped(Exception):
    """Help was asked for and has been given."""


class Parser(argparse.ArgumentParser):
    """The arguments of one command. Each has a message `argument-<name>`; all values stay texts."""

    def __init__(self, call: Call, command: str) -> None:
        super().__init__(prog=f"majlis {command}", add_help=False, allow_abbrev=False)
        self.call = call
        self.command = command
        self.add_argument("-h", "--help", action="store_true")

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        if args is not None and ("-h" in args or "--help" in args):
            self.show_help()
            raise Helped
        return super().parse_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        for pattern, what in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found:
                raise self.complaint(what, found["name"])
        raise self.complaint("argument-wrong", "")

    def complaint(self, what: str, name: str) -> Refused:
        """What is wrong with the arguments, and where to read more."""
        return refused(what, name=name[:80], help=f"{self.prog} --help")

    def show_help(self) -> None:
        """How to call the command, what it does, and what each argument is: one thing a line."""
        actions = [a for a in self._actions if a.dest != "help"]
        usage = " ".join([self.prog, *(written(a) for a in actions if not a.option_strings)])
        self.call.say(f"{usage} [--...]")
        self.call.say(self.call.text(f"command-{self.command}"))
        for action in actions:
            self.call.say(f"  {written(action)}: {self.call.text(f'argument-{action.dest.casefold()}')}")
        for name in ("--lang en|ar|el", "--cards FILE", "--json"):
            self.call.say(f"  {name}: {self.call.text('argument-' + name[2:].split()[0])}")


def written(action: argparse.Action) -> str:
    """An argument as it is typed."""
    if not action.option_strings:
        return f"{action.dest}..." if action.nargs == "+" else action.dest
    name = ", ".join(action.option_strings)
    if action.nargs == 0:
        return name
    return f"{name} {action.metavar or action.dest.upper()}"
