"""Opening the door: the address, the QR code for the phones round the table, and the server."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import os
import socket
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Final

import segno
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from majlis.move import Reason, Refused
from majlis.rooms.bus import connect
from majlis.rooms.logs import structured
from majlis.rooms.schema import NewerDatabase
from majlis.rooms.store import SqlStore
from majlis.rooms.straight import Straight
from majlis.speech import Speech, plain

if sys.platform != "win32":
    import fcntl

ANYWHERE: Final = "0.0.0.0"
LOOKS: Final = (20_000, 20, 50)  # for garbage: after so many new things, and every so many looks a longer one


def serve(host: str, port: int, database: str, bus: str, lan: bool, lang: str) -> int:
    """Run the card room until it is stopped. Returns the exit code."""
    speech = Speech(lang)
    if os.environ.get("MAJLIS_LOG") == "json":
        structured()
    host = ANYWHERE if lan else host
    door = _bind(host, port)
    port = door.getsockname()[1]  # that of the system's choice, if 0 was asked for
    kept = hold(database) if not bus else None
    asyncio.run(_try(database, bus))
    os.environ["MAJLIS_DATABASE"], os.environ["MAJLIS_BUS"] = database, bus
    shown = addresses() if lan else [host]
    for address in shown or ["127.0.0.1"]:
        print(plain(speech.text("serve-at", {"url": url(address, port)})), flush=True)
    if lan and shown:
        segno.make(url(shown[0], port), micro=False).terminal(sys.stdout, compact=True)
        print(plain(speech.text("serve-qr")), flush=True)
    spare_the_collector()
    config = uvicorn.Config(
        "majlis.rooms.app:configured",
        factory=True,
        ws=Straight,
        ws_per_message_deflate=False,
        ws_max_size=65536,
        log_level="warning",
        log_config=None if os.environ.get("MAJLIS_LOG") == "json" else uvicorn.config.LOGGING_CONFIG,
    )
    uvicorn.Server(config).run(sockets=[door])
    if kept is not None:
        kept.close()
    return 0


def spare_the_collector() -> None:
    """What is loaded by now stays: Python need not look through it for garbage again and again while people play.

    Tables make hardly any that does not go by itself; looking for it has been a seventh of what a move costs.
    """
    import_module("majlis.rooms.app")
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOKS)


def url(address: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"


def _bind(host: str, port: int) -> socket.socket:
    """The listening socket, or Refused with what stands in the way."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(1024)
    except (OSError, OverflowError) as wrong:
        detail = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise Refused(Reason("cannot-listen", {"host": host, "port": str(port), "error": detail}), "serve") from None
    return door


def hold(database: str) -> IO[str] | None:
    """Keep a SQLite file for this room alone, by a lock beside it; Refused if another room has it.

    Two rooms on one file would each play on in their own memory. Other databases are made to be shared.
    """
    if sys.platform == "win32" or "://" in database:
        return None
    path = Path(database).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except (OSError, ValueError) as wrong:
        error = getattr(wrong, "strerror", None) or str(wrong)
        raise Refused(Reason("cannot-keep", {"name": database, "error": error})) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Refused(Reason("database-in-use", {"name": database})) from None
    return lock


async def _try(database: str, bus: str) -> None:
    """Open the store and the bus once before anybody is told to come; Refused with what is wrong with them."""
    await (await connect(bus)).close()
    await (await opened(database)).close()


async def opened(database: str) -> SqlStore:
    """A store; Refused with what is wrong with it."""
    try:
        return await SqlStore.open(database)
    except NewerDatabase:
        raise Refused(Reason("database-newer", {"name": database}), "serve") from None
    except (OSError, SQLAlchemyError, ImportError) as wrong:
        detail = str(getattr(wrong, "orig", None) or wrong).partition("\n")[0]
        raise Refused(Reason("cannot-keep", {"name": database, "error": detail}), "serve") from None


def addresses() -> list[str]:
    """The addresses of this machine that phones on the same network can reach, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # sends nothing: asks only which way it would go
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return list(dict.fromkeys(_useful(found)))


def _useful(found: Iterable[str]) -> list[str]:
    return [a for a in found if not ipaddress.ip_address(a).is_loopback and a != ANYWHERE]
