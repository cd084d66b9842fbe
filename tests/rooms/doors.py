"""The applications behind the doors of running tests, by address."""

from __future__ import annotations

from majlis.rooms.app import App

APPS: dict[str, App] = {}
TOKEN = "a token that nobody guesses"
