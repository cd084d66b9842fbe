"""A card room in which nothing happens: it serves the built page and the tables in frames/, to look at while one draws.

python web/mock/serve.py [PORT]     then open /#basra, /#abjad, /#new_word, /#wordish or /#ganjifa,
and the toys /#words, /#cross, /#grid, /#columns, /#builder, /#doubt, /#melds, /#change and /#chain
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
import sys
from http import HTTPStatus
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

sys.path.insert(0, str(Path(__file__).resolve().parent))
from toys import TOYS

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "src" / "majlis" / "_web"
TABLES: dict[str, Any] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(HERE.glob("frames/*.json"))
} | TOYS


def games() -> list[dict[str, Any]]:
    """One card for the hall for each table."""
    rest: dict[str, Any] = {"kind": "study", "seats": [2, 4], "options": [], "variants": []}
    return [
        {"key": key, "name": view["title"], "about": "To be looked at.", "cloth": view["cloth"], **rest}
        for key, view in ((key, step["view"]) for key, step in TABLES.items())
    ]


def answer(_: ServerConnection, request: Request) -> Response | None:
    """A file of the page or the games; None leaves the way to the socket free."""
    path = request.path.partition("?")[0]
    if path == "/ws":
        return None
    file = PAGE / (path.strip("/") or "index.html")
    body, kind = b"", mimetypes.guess_type(file.name)[0] or "text/plain"
    if path == "/api/games":
        body, kind = json.dumps(games()).encode(), "application/json"
    elif file.is_file():
        body = file.read_bytes()
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body))})
    return Response(HTTPStatus.OK if body else HTTPStatus.NOT_FOUND, "", headers, body)


async def guest(socket: ServerConnection) -> None:
    """Whoever joins sees the table; whatever they do is refused."""
    async for text in socket:
        command = json.loads(text)
        key = command.get("room") or command.get("game")
        if command["type"] in ("join", "open") and key in TABLES:
            await socket.send(json.dumps(TABLES[key]))
            await socket.send(json.dumps({"type": "done", "id": command["id"], "room": key}))
        elif command["type"] != "hello":
            said = f"Not here: {command.get('text', '')}"
            await socket.send(json.dumps({"type": "refused", "id": command["id"], "code": "not-here", "message": said}))


async def main(port: int) -> None:
    async with serve(guest, "127.0.0.1", port, process_request=answer) as server:
        print(f"http://127.0.0.1:{port}/")
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 8124))
