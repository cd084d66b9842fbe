"""What is noted of a word beside its letters, in one byte."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 31  # letters in a word; no pack spells longer ones in a game of the room
COMMONNESS: Final = 7  # the bits of a mark that tell how common a word is, 1 to 5
OFFENSIVE: Final = 8
