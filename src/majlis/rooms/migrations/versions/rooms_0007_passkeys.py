"""An account can be entered with a passkey; what a device is asked to sign is kept until it answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("passkey_account", "passkey", ["account"])
    op.create_table(
        "challenge",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
