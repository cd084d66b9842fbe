"""What is to happen by itself, so that a restart does not forget it: deadlines, moves of bots, a last sign of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "deadline",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("window", sa.Integer, nullable=False),
    )
    op.create_table(
        "job",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
