"""What a page fetches that keeps the card room on its device: which one there is, and the card room as a file."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from majlis.rooms import parcel, protocol

FOREVER: Final = "public, max-age=31536000, immutable"  # its name tells its contents


@get("/api/here", sync_to_thread=True)
def offered() -> Response[protocol.Parcel | None]:
    """What there is to be kept; 404 where the page was built without it."""
    if not parcel.can_be_made():
        return Response(None, status_code=404)
    version, body = parcel.made()
    file, lists = f"api/here/{version}.zip", {f"api/here/{name}": list_ for name, list_ in parcel.lists().items()}
    words = {name.rpartition("/")[2].rpartition(".")[0].rpartition(".")[0]: name for name in lists}
    sizes = {file: len(body), **{name: len(list_) for name, list_ in lists.items()}}
    return Response(protocol.Parcel(version, file, parcel.python(), words, sizes | parcel.page() | parcel.told()))


@get("/api/here/{file:str}", sync_to_thread=True)
def packed(file: FromPath[str]) -> Response[bytes]:
    """The card room as one file, or a word list."""
    if not parcel.can_be_made():
        return Response(b"", status_code=404)
    version, body = parcel.made()
    found = body if file == f"{version}.zip" else parcel.lists().get(file)
    if found is None:
        return Response(b"", status_code=404)
    return Response(found, media_type="application/octet-stream", headers={"cache-control": FOREVER})


HANDLERS: Final[list[Any]] = [offered, packed]
