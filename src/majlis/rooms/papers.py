"""Packs on paper, for who stands in the hall: what `majlis print` makes, made beside the room and handed over.

A process of its own sets the pages, so that nobody at a table waits for them. What was made lately is kept.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import tempfile
import time
from collections import OrderedDict
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from majlis.cards import every_pack
from majlis.move import Reason, Refused
from majlis.rooms import protocol
from majlis.rooms.limits import Buckets, Rate, address
from majlis.rooms.refusals import language
from majlis.speech import Speech, plain

LOG: Final = logging.getLogger("majlis.rooms")
ASKED: Final = Rate(1 / 20, 12)  # packs on paper, from one address
MOST_KEPT: Final = 32  # of about 300 kB each
MOST_WAITING: Final = 6
PATIENCE: Final = 300.0  # seconds for one
HOW: Final = {
    "paper": ("a4", "letter"),
    "cut": ("", "poker", "round"),
    "braille": ("", "yes", "no"),
    "large": ("", "yes"),
}
TYPES: Final = {"pdf": "application/pdf", "brf": "text/plain; charset=us-ascii"}


class Press:
    """Makes one file at a time. `kept` are the last ones by what was asked for."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
        self.limit = Buckets(ASKED)
        self._one = asyncio.Lock()
        self._waiting = 0

    async def made(self, wish: tuple[str, ...], kind: str) -> bytes:
        """The file for the arguments of `majlis print`. Refused as that would refuse, or if too many wait."""
        if (kind, *wish) not in self.kept:
            if self._waiting >= MOST_WAITING:
                raise Refused(Reason("too-many-prints"))
            self._waiting += 1
            try:
                async with self._one:
                    if (kind, *wish) not in self.kept:  # by whom we waited for
                        self.kept[kind, *wish] = await _printed(wish, kind)
            finally:
                self._waiting -= 1
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end((kind, *wish))
        return self.kept[kind, *wish]


class NotPrinted(Exception):
    """`majlis print` has refused; the sentence says why."""


async def _printed(wish: tuple[str, ...], kind: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"pack.{kind}")
        command = [sys.executable, "-P", "-m", "majlis.cli", "print", *wish, "--json", "--output", str(file)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
        try:
            _, told = await asyncio.wait_for(process.communicate(), PATIENCE)
        except BaseException:
            process.kill()
            raise
        if process.returncode == 0:
            return file.read_bytes()
    try:
        raise NotPrinted(str(json.loads(told)["error"]["message"]))
    except (ValueError, KeyError, TypeError):
        LOG.error("a pack could not be printed: %s", told.decode(errors="replace")[-2000:])
        raise Refused(Reason("not-printed")) from None


def has_typst() -> bool:
    """Can there be PDF? Text for embossers there is always."""
    return bool(os.environ.get("MAJLIS_PRINT_PYTHON")) or find_spec("typst") is not None


@get("/api/packs", sync_to_thread=True)
def packs(lang: FromQuery[str] = "en") -> protocol.Papers:
    """What can be printed and how, as a form in a language."""
    speech = Speech(language(lang))
    pdf = has_typst()

    def field(name: str, values: Sequence[str]) -> protocol.PaperField:
        named = [protocol.OptionValue(v, speech.text(f"print-form-{name}-{v or 'usual'}")) for v in values]
        return protocol.PaperField(name, speech.text(f"print-form-{name}"), named)

    names = [protocol.OptionValue(key, plain(speech.text(f"print-pack-{key}"))) for key in every_pack()]
    fields = [protocol.PaperField("pack", speech.text("print-form-pack"), names)]
    fields += [field("kind", list(TYPES) if pdf else ["brf"])]
    fields += [field(name, values) for name, values in HOW.items() if pdf]
    about = ["print-form-about" if pdf else "print-form-no-pdf", "print-form-brf"]
    said = [speech.text(f"print-form-{name}") for name in ("make", "waits", "saved")]
    return protocol.Papers(fields, [speech.text(each) for each in about], *said)


@get("/api/packs/{file:str}")
async def paper(
    request: Request[Any, Any, Any],
    file: FromPath[str],
    lang: FromQuery[str] = "en",
    paper: FromQuery[str] = "a4",
    cut: FromQuery[str] = "",
    large: FromQuery[Literal["", "yes"]] = "",
    braille: FromQuery[Literal["", "yes", "no"]] = "",
    rules: FromQuery[str | None] = None,
) -> Response[Any]:
    """A pack as `KEY.pdf` or, for an embosser, `KEY.brf`. A refusal is a sentence, with status 400."""
    press: Press = request.app.state.press
    pack, _, kind = file.rpartition(".")
    lang = language(lang)
    wish = [pack, "--lang", lang, f"--paper={paper}", f"--cut={cut}"]
    wish += {"": [], "yes": ["--large"]}[large] + {"": [], "yes": ["--braille"], "no": ["--no-braille"]}[braille]
    wish += [f"--rules={rules}"] if rules is not None else []
    try:
        if kind not in TYPES or pack not in every_pack() or "\0" in "".join(wish):
            raise Refused(Reason("no-such-file", {"name": file[:40]}))
        home = address(request.client.host if request.client is not None else "")
        if not press.limit.spend(home, time.monotonic()):
            raise Refused(Reason("too-many-prints"))
        made = await press.made(tuple(wish), kind)
    except (Refused, NotPrinted, TimeoutError) as refused:
        return Response(_why(refused, lang), status_code=400, media_type="text/plain; charset=utf-8")
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(made, media_type=TYPES[kind], headers=headers)


def _why(refused: Exception, lang: str) -> str:
    if isinstance(refused, NotPrinted):
        return str(refused)
    reason = refused if isinstance(refused, Refused) else Refused(Reason("not-printed"))
    return plain(Speech(lang).refused(reason))
