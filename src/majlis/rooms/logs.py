"""Logs as lines of JSON, for programs that collect them."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime


class Lines(logging.Formatter):
    """One object a line: when, how bad, who says so, what, and the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {"at": when, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def structured() -> None:
    """From here on everything that is logged is such a line, on standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
