"""Several processes serve the same rooms: who is alive, and who keeps which room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "node",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("rooms", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
    )
    op.create_index("lease_node", "lease", ["node"])
