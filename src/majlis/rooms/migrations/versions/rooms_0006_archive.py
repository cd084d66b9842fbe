"""What is known of each room at a glance, and a table of their own for the logs of those that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables. Rooms of before are known at a glance when they are next written, or after `majlis rebuild`."""
    op.create_table(
        "glance",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("archived", sa.Integer, nullable=False),
    )
    op.create_index("glance_at", "glance", ["archived", "at"])
    op.create_table(
        "archive",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
