"""What Alembic runs: the steps, over the connection that `schema.upgrade` gives."""

from __future__ import annotations

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=context.config.attributes["metadata"], render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
