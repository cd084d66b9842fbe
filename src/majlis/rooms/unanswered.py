"""What is said over HTTP to who asks for something that is not there, or asks it wrongly: as with every refusal."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from majlis.rooms import protocol
from majlis.rooms.refusals import language
from majlis.speech import Speech

MOST: Final = 200  # letters of what was found wrong
WHATS: Final = {404: "no-such-page", 405: "no-such-question", 413: "too-long-a-question"}  # else: bad-question


def unanswered(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[protocol.Wrong]:
    """A code for programs and a sentence in the language asked for."""
    what = WHATS.get(wrong.status_code, "bad-question")
    speech = Speech(language(request.query_params.get("lang", "")), lenient=True)
    said = speech.text(f"reason-{what}", {"path": request.url.path[:MOST], "error": wrong.detail[:MOST]})
    return Response(protocol.Wrong(what, said), status_code=wrong.status_code, headers=wrong.headers)
