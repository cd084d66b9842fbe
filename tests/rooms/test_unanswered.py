"""What is asked wrongly over HTTP, or of nothing: a code and a sentence, as with every refusal (docs/protocol.md)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from majlis.rooms import protocol
from majlis.rooms.app import App, Settings
from majlis.speech import LANGUAGES

ASKED = [
    ("GET", "/api/nothing", None, 404, "no-such-page"),
    ("DELETE", "/api/games", None, 405, "no-such-question"),
    ("GET", "/api/replay/x/1/9?seat=abc", None, 400, "bad-question"),
    ("POST", "/api/account", b"{bad", 400, "bad-question"),
    ("POST", "/api/account", b"[]", 400, "bad-question"),
    ("POST", "/api/replay", b"x" * 5_000_000, 413, "too-long-a-question"),
    ("POST", "/api/replay", b"no record", 400, "record-header"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), ASKED)
async def test_a_question_that_cannot_be_answered(
    method: str, path: str, body: bytes | None, status: int, code: str, tmp_path: Path
) -> None:
    app = App(Settings(str(tmp_path / "rooms.db")))
    async with AsyncTestClient(app.pages) as client:
        said = set()
        for lang in LANGUAGES:
            there = f"{path}{'&' if '?' in path else '?'}lang={lang}"
            answer = await client.request(method, there, content=body)
            assert answer.status_code == status
            wrong = msgspec.json.decode(answer.content, type=protocol.Wrong)
            assert wrong.code == code
            said.add(wrong.message)
        assert len(said) == len(LANGUAGES), "each language says it in its own words"
