"""A card room in which nothing happens: it serves the built page and the tables of tables.py, to look at while one draws.

python web/mock/serve.py [PORT]     then open /#basra, /#abjad, /#new_word, /#wordish, /#ganjifa
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
import sys
from http import HTTPStatus
from pathlib import Path

from tables import TABLES
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

PAGE = Path(__file__).resolve().parents[2] / "src" / "majlis" / "_web"


def games() -> list[dict[str, object]]:
    made = []
    for key, table in TABLES.items():
        view = table()
        about = {"about": f"A table of {view['title']}, to be looked at.", "kind": "study", "seats": [2, 4], "options": [], "variants": []}
        made.append({"key": key, "name": view["title"], "cloth": view["cloth"], **about})
    return made


def answer(_: ServerConnection, request: Request) -> Response | None:
    path = request.path.partition("?")[0]
    if path == "/ws":
        return None
    file = PAGE / (path.strip("/") or "index.html")
    body = json.dumps(games()).encode() if path == "/api/games" else file.read_bytes() if file.is_file() else b""
    kind = "application/json" if path == "/api/games" else mimetypes.guess_type(file.name)[0] or "text/plain"
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body))})
    return Response(HTTPStatus.OK if body else HTTPStatus.NOT_FOUND, "", headers, body)


async def guest(socket: ServerConnection) -> None:
    async for text in socket:
        command = json.loads(text)
        key = command.get("room") or command.get("game")
        if command["type"] in ("join", "open") and key in TABLES:
            view = {**TABLES[key](), "room": key}
            lines = [{"text": f"{view['places'][-1]['name']}: 7.", "kind": "play", "seat": 1}]
            await socket.send(json.dumps({"type": "step", "step": view["step"], "lines": lines, "moved": [], "view": view}))
            await socket.send(json.dumps({"type": "done", "id": command["id"], "room": key}))
        elif command["type"] != "hello":
            refused = {"type": "refused", "id": command["id"], "code": "study", "message": f"Not here: {command.get('text', '')}"}
            await socket.send(json.dumps(refused))


async def main(port: int) -> None:
    async with serve(guest, "127.0.0.1", port, process_request=answer) as server:
        print(f"http://127.0.0.1:{port}/")
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 8124))
