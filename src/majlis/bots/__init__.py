"""Players that are programs. A bot gets a Mind, what its seat may know, and never the state."""

from majlis.bots.bot import Bot
from majlis.bots.naming import MAKERS, make, plays_as

__all__ = ["MAKERS", "Bot", "make", "plays_as"]
