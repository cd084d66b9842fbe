"""`majlis print`: a pack on paper, and in braille for an embosser."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

from majlis.cards import every_pack
from majlis.commands.call import DONE, Call, refused
from majlis.commands.parser import Parser
from majlis.print.brf import brf
from majlis.print.making import Wish, made, planned
from majlis.print.pdf import pdf

EMBOSSED: Final = ".brf"


def print_pack(call: Call, arguments: list[str]) -> int:
    """Write a pack as PDF, and if wanted as text for an embosser: all files, or none of them."""
    args = _parser(call).parse_args(arguments)
    packs = every_pack()
    if args.PACK not in packs:
        raise refused("unknown-pack", name=args.PACK[:40], known=", ".join(packs))
    touched = False if args.no_braille else True if args.braille else None
    wish = Wish(call.lang, args.paper, args.cut, args.large, touched, args.rules)
    deck = planned(packs[args.PACK], wish)
    call.understood()
    target = Path(args.output or f"{args.PACK}.pdf")
    files: dict[Path, bytes] = {}
    data = made(deck)
    if target.suffix != EMBOSSED:
        files[target] = pdf(data)
    if args.brf or target.suffix == EMBOSSED:
        files[target.with_suffix(EMBOSSED)] = brf(deck)
    _write(files)
    _tell(call, files, len(deck.pack.cards), 2 * len(data["pages"]))
    return DONE


def _parser(call: Call) -> Parser:
    parser = Parser(call, "print")
    parser.add_argument("PACK")
    parser.add_argument("--paper", default="a4")
    parser.add_argument("--cut", default="")
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--braille", action="store_true")
    parser.add_argument("--no-braille", action="store_true")
    parser.add_argument("--brf", action="store_true")
    parser.add_argument("--rules", default=None, metavar="KEY")
    parser.add_argument("-o", "--output", default="", metavar="FILE")
    return parser


def _tell(call: Call, files: dict[Path, bytes], cards: int, pages: int) -> None:
    if call.json:
        call.give({"files": [str(file) for file in files], "cards": cards, "pages": pages})
        return
    for file in files:
        if file.suffix == EMBOSSED:
            call.say(call.text("print-embossed", {"file": str(file)}))
        else:
            call.say(call.text("print-done", {"file": str(file), "cards": cards, "pages": pages}))


def _write(files: dict[Path, bytes]) -> None:
    """Write files whole: first beside their places, then all into them."""
    ready: list[tuple[str, Path]] = []
    try:
        for file, content in files.items():
            handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
            ready.append((name, file))
            with os.fdopen(handle, "wb") as out:
                out.write(content)
            os.chmod(name, 0o666 & ~_mask())
            if file.is_dir():
                raise IsADirectoryError(file)
        for name, file in ready:
            os.replace(name, file)
    except OSError as error:
        for name, _ in ready:
            with contextlib.suppress(OSError):
                os.unlink(name)
        if error.errno is not None and error.strerror == os.strerror(28):  # the disk is full: told elsewhere
            raise
        raise refused("unwritable-file", name=str(error.filename2 or file)[:200]) from None


def _mask() -> int:
    """What new files may not be, by the habit of the machine."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
