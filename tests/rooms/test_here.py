"""The card room on one device: the same frames, a shelf for logs, and nothing that only a server needs."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from majlis.rooms import parcel
from majlis.rooms.asleep import compiled
from majlis.rooms.here import MARK, Here, Line
from majlis.rooms.protocol import PROTOCOL
from tests.rooms.people import soon

TOKEN = "0123456789abcdef0123456789abcdef"
WAIT = 30.0


class Board:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.deadlines: dict[str, str] = {}
        self.came: dict[tuple[str, int], dict[str, Any]] = {}
        self.full = False
        self.erased: set[tuple[str, int]] = set()

    async def append(self, room: str, first: int, entries: str, deadline: str) -> bool:
        if self.full:
            raise OSError("no room left")
        log = self.logs.setdefault(room, [])
        if first != len(log):
            return False
        log += json.loads(entries)
        self.deadlines[room] = deadline
        return True

    async def deadline(self, room: str) -> str:
        return self.deadlines.get(room, "")

    async def load(self, room: str) -> str:
        return json.dumps(self.logs.get(room, []))

    async def rooms(self) -> str:
        return json.dumps(list(self.logs))

    async def forget(self, room: str) -> None:
        del self.logs[room]

    async def note(self, result: str) -> None:
        told = json.loads(result)
        if (told["room"], told["match"]) not in self.erased:
            self.came[told["room"], told["match"]] = told

    async def results(self) -> str:
        return json.dumps(list(self.came.values()))

    async def erase(self) -> None:
        self.erased |= set(self.came)
        self.came.clear()


class Page:
    """Somebody who plays by whatever is offered first."""

    def __init__(self, here: Here) -> None:
        self.frames: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.line: Line = here.enter(self.heard)
        self.number = 0
        hello = {"type": "hello", "token": TOKEN, "name": "Layla", "lang": "en", "protocol": PROTOCOL}
        self.line.hear(json.dumps(hello))

    def heard(self, text: str) -> None:
        self.frames.append(json.loads(text))
        self.news.set()

    async def ask(self, kind: str, **rest: Any) -> dict[str, Any]:
        self.number += 1
        name = f"command-{self.number}"
        self.line.hear(json.dumps({"type": kind, "id": name, **rest}))
        return await self.told(lambda frame: frame.get("id") == name)

    async def told(self, wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(WAIT):
            while True:
                found = [frame for frame in self.frames if wanted(frame)]
                if found:
                    return found[-1]
                self.news.clear()
                await self.news.wait()

    @property
    def view(self) -> dict[str, Any]:
        return next(frame["view"] for frame in reversed(self.frames) if frame["type"] == "step")

    async def turn(self) -> bool:
        """Wait until it is my turn; False if the match is over."""
        async with asyncio.timeout(WAIT):
            while self.view["phase"] == "playing" and not self.view["offers"]:
                self.news.clear()
                await self.news.wait()
        return bool(self.view["phase"] == "playing")


def open_offer(view: dict[str, Any]) -> str:
    return str(next(text["text"] for offer in view["offers"] for text in offer["moves"]))


async def test_a_match_with_a_bot_goes_on_after_the_page_was_closed() -> None:
    board = Board()
    first = Page(Here(board, pace=0))
    room = (await first.ask("open", game="basra", seats=2))["room"]
    assert room.startswith(MARK)
    await first.ask("start")
    assert await first.turn()
    played = await first.ask("play", text=open_offer(first.view), step=first.view["step"])
    assert played["type"] == "done"
    assert await first.turn()
    before = first.view
    first.line.close()

    again = Page(Here(board, pace=0))
    assert (await again.ask("join", room=room))["type"] == "done"
    assert {**again.view, "chat": ""} == {**before, "chat": ""}
    assert (await again.ask("play", text=open_offer(again.view), step=again.view["step"]))["type"] == "done"


async def played_out(page: Page) -> None:
    """Play by what is offered first, to the end."""
    for _ in range(200):
        if not await page.turn():
            return
        await page.ask("play", text=open_offer(page.view), step=page.view["step"])
    raise AssertionError("the match does not end")


async def test_figures_of_this_device_are_shown_taken_along_and_erased() -> None:
    board = Board()
    here = Here(board, pace=0)
    page = Page(here)
    room = (await page.ask("open", game="basra", seats=2, one_deal=True))["room"]
    tables, figures, since = json.loads(await here.kept("en"))
    assert [(table["room"], table["phase"], table["seat"]) for table in tables] == [(room, "waiting", 0)]
    assert (figures, since) == ([], 0)
    await page.ask("start")
    await played_out(page)
    assert page.view["phase"] == "over"
    await soon(lambda: board.came)

    again = Here(board, pace=0)  # the page was loaded anew
    [table], [game], since = json.loads(await again.kept("en"))
    assert (table["phase"], table["matches"], table["seat"]) == ("over", 1, 0)
    assert (game["game"], game["played"], since) == ("basra", 1, board.came[room, 1]["at"])
    told = json.loads(await again.replay(f"{room}/1", "en", table["seat"]))
    assert told["viewer"] == table["seat"]
    assert json.loads(await again.export()) == {"results": list(board.came.values())}
    await again.erase()
    [table], figures, since = json.loads(await again.kept("en"))
    assert (table["room"], figures, since) == (room, [], 0)
    assert json.loads(await again.export()) == {"results": []}
    back = Page(again)
    await back.ask("join", room=room)
    assert back.view["phase"] == "over"
    await asyncio.sleep(0.05)
    assert json.loads(await again.kept("en"))[1] == [], "a table that is over is looked at, and counts again"
    await again.forget(room)
    assert json.loads(await again.kept("en"))[0] == []


async def test_a_table_that_can_be_read_no_more_can_be_put_away() -> None:
    board = Board()
    page = Page(Here(board, pace=0))
    room = (await page.ask("open", game="basra", seats=2))["room"]
    sound = (await page.ask("open", game="basra", seats=2))["room"]
    await page.ask("start")
    board.logs[room][0] = '{"half'
    again = Here(board, pace=0)
    tables = json.loads(await again.kept("en"))[0]
    assert {table["room"]: table["phase"] for table in tables} == {room: "broken", sound: "playing"}
    await again.forget(room)
    assert [table["room"] for table in json.loads(await again.kept("en"))[0]] == [sound]


@pytest.mark.parametrize("away", [20, 100])
async def test_a_clock_runs_on_while_the_page_is_closed(away: float) -> None:
    board = Board()
    page = Page(Here(board, pace=0))
    room = (await page.ask("open", game="basra", seats=2, clock=60))["room"]
    await page.ask("start")
    assert await page.turn()
    before = played_by(board, room, 0)
    entry, at, seconds, window = json.loads(board.deadlines[room])
    assert seconds == 60
    board.deadlines[room] = json.dumps([entry, at - away, seconds, window])  # as if so much time had gone by

    again = Page(here := Here(board, pace=0))
    assert (await again.ask("join", room=room))["type"] == "done"
    until = here.hall.tables[room].until
    assert until is not None
    left = until - asyncio.get_running_loop().time()
    assert left <= max(0.0, seconds - away)
    assert left > 30 or away > seconds
    if away > seconds:
        await soon(lambda: played_by(board, room, 0) > before)
    await asyncio.sleep(0.1)
    assert played_by(board, room, 0) == before + (away > seconds), "the least harmful move is made when time is up"


def played_by(board: Board, room: str, seat: int) -> int:
    entries = map(json.loads, board.logs[room])
    return sum(entry["type"] == "played" and entry["seat"] == seat for entry in entries)


async def test_a_move_that_the_device_cannot_keep_has_not_happened() -> None:
    board = Board()
    page = Page(Here(board, pace=0))
    await page.ask("open", game="basra", seats=2)
    await page.ask("start")
    assert await page.turn()
    entries = {room: log[:] for room, log in board.logs.items()}
    board.full = True
    refused = await page.ask("play", text=open_offer(page.view), step=page.view["step"])
    assert (refused["type"], refused["code"]) == ("refused", "not-written")
    assert board.logs == entries


async def test_two_pages_that_keep_one_room_agree() -> None:
    board = Board()
    one, other = Here(board, pace=0), Here(board, pace=0)
    page = Page(one)
    room = (await page.ask("open", game="basra", seats=2))["room"]
    await page.ask("start")
    assert await page.turn()
    second = Page(other)
    await second.ask("join", room=room)
    assert (await page.ask("play", text=open_offer(page.view), step=page.view["step"]))["type"] == "done"
    late = await second.ask("play", text=open_offer(second.view), step=second.view["step"])
    assert (late["type"], late["code"]) == ("refused", "stale")
    assert await page.turn()  # the bot has moved, too
    await other.overheard(room)
    await other.overheard("~nowhere")
    async with asyncio.timeout(WAIT):
        while second.view["step"] != page.view["step"]:
            await asyncio.sleep(0.01)
    assert {**second.view, "chat": ""} == {**page.view, "chat": ""}
    moved = await second.ask("play", text=open_offer(second.view), step=second.view["step"])
    assert moved["type"] == "done"


def test_it_needs_nothing_that_a_browser_lacks() -> None:
    lacks = ("sqlalchemy", "litestar", "uvicorn", "numpy", "numba", "alembic", "nats", "uvloop")
    program = (
        f"import sys\nfor name in {lacks}: sys.modules[name] = None\n"
        "from majlis import registry\nimport majlis.rooms.here\n"
        "from majlis.rooms.pictures import game_card\n"
        "print(len([game_card(key, 'en') for key in registry.natures()]))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2000:]
    assert int(told.stdout) > 0


def test_what_is_kept_of_python_has_the_rules_and_nothing_compiled() -> None:
    program = (
        "import sys\nsys.modules['msgspec'] = None\n"
        "from majlis.rooms.asleep import doze\ndoze()\n"
        "from majlis import registry\n"
        "assert set(registry.HOMES.values()) <= {name.rpartition('.')[0] for name in sys.modules}\n"
        "print('fluent.runtime' in sys.modules, registry.natures.cache_info().currsize)"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2000:]
    assert told.stdout.split() == ["True", "1"]


async def test_compiled_sources_are_used_whenever_they_were_written(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    source = tmp_path / "inner" / "made.py"
    source.write_text("kept = 1\n")
    (tmp_path / "wrong.py").write_text("this is no Python\n")
    await compiled(str(tmp_path))
    source.write_text("kept = 2\n")
    program = f"import sys; sys.path.insert(0, {str(source.parent)!r}); import made; print(made.kept)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "1"


def test_the_parcel_is_the_same_whenever_it_is_made_and_holds_the_room() -> None:
    parcel.made.cache_clear()
    once = parcel.made()
    parcel.made.cache_clear()
    assert parcel.made() == once
    names = zipfile.ZipFile(io.BytesIO(once[1])).namelist()
    assert "majlis/rooms/here.py" in names
    assert "fluent/runtime/__init__.py" in names
    assert not [name for name in names if name.endswith((".ttf", "data/en.txt.xz", ".pyc", ".html"))]
    assert len(once[1]) < 4_000_000
