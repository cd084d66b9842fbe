"""Players that are programs. A bot gets a Mind, what its seat may know, and never the state."""

from majlis.bots.bot import MAKERS, Bot, make

__all__ = ["MAKERS", "Bot", "make"]
