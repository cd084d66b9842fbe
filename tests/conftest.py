"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("majlis", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("majlis")
