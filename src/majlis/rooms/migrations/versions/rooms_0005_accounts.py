"""Who wants statistics kept has an account; of each match a line is kept for each account that played it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "account",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False, unique=True),
        sa.Column("shown", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(200), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "device",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
    )
    op.create_index("device_account", "device", ["account"])
    op.create_table(
        "result",
        sa.Column("account", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("words", sa.Integer, nullable=False),
        sa.Column("longest", sa.String(40), nullable=False),
    )
