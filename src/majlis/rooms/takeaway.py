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
    version, packed = parcel.made()
    file = f"api/here/{version}.zip"
    return Response(
        protocol.Parcel(version, file, parcel.python(), {file: len(packed), **parcel.page(), **parcel.told()})
    )


@get("/api/here/{file:str}", sync_to_thread=True)
def packed(file: FromPath[str]) -> Response[bytes]:
    """The card room as one file."""
    version, body = parcel.made() if parcel.can_be_made() else ("", b"")
    if file != f"{version}.zip":
        return Response(b"", status_code=404)
    return Response(body, media_type="application/zip", headers={"cache-control": FOREVER})


HANDLERS: Final[list[Any]] = [offered, packed]
