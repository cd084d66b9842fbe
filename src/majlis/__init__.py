"""Majlis: a card room for sighted and blind people, over a rules engine that is useful alone."""

__version__ = "0.1.0"
