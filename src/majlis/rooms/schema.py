"""The tables of the store as they are now, and how a database of any older version comes to have them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import BigInteger, Column, Connection, Float, Index, Integer, LargeBinary, MetaData, String, Table

METADATA: Final = MetaData()
ENTRIES: Final = Table(
    "entry",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    postgresql_partition_by="HASH (room)",  # a room is in one part as a whole
)
DEADLINES: Final = Table(
    "deadline",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("window", Integer, nullable=False),
)
JOBS: Final = Table(
    "job",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("what", String(20), nullable=False),
    Column("room", String(32), nullable=False),
    Column("who", String(32), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("audit_at", "at"),
)
PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
NODES: Final = Table(
    "node",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    Column("rooms", LargeBinary, nullable=False),
)
LEASES: Final = Table(
    "lease",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Index("lease_node", "node"),
)
GLANCES: Final = Table(
    "glance",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("people", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", Float, nullable=False),  # since when it is so
    Column("archived", Integer, nullable=False),
    Index("glance_at", "archived", "at"),
)
ARCHIVE: Final = Table(
    "archive",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # all entries of the room, one a line, compressed
)
ACCOUNTS: Final = Table(
    "account",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False, unique=True),  # folded, so that no two look the same
    Column("shown", String(40), nullable=False),
    Column("secret", String(200), nullable=False),
    Column("since", Float, nullable=False),
)
DEVICES: Final = Table(
    "device",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("account", String(32), nullable=False),
    Index("device_account", "account"),
)
RESULTS: Final = Table(
    "result",
    METADATA,
    Column("account", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("score", Float, nullable=False),
    Column("words", Integer, nullable=False),
    Column("longest", String(40), nullable=False),
)
PASSKEYS: Final = Table(
    "passkey",
    METADATA,
    Column("id", String(1400), primary_key=True),  # as its maker names it
    Column("account", String(32), nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("signs", BigInteger, nullable=False),
    Column("since", Float, nullable=False),
    Index("passkey_account", "account"),
)
CHALLENGES: Final = Table(
    "challenge",
    METADATA,
    Column("who", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),
)


class NewerDatabase(Exception):
    """A later Majlis has written this: ours does not know how to read it."""


def settings(connection: Connection) -> Config:
    """What Alembic is told."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes.update(connection=connection, metadata=METADATA)
    return made


def upgrade(connection: Connection) -> None:
    """Take every step that this database has not taken yet."""
    try:
        command.upgrade(settings(connection), "head")
    except CommandError as wrong:
        raise NewerDatabase(str(wrong)) from None
