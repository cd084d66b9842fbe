"""What kind of game Abjad Beginner is."""

from __future__ import annotations

from typing import Final

from majlis.game import Nature
from majlis.games.abjad_beginner.options import VARIANTS, AbjadOptions

TONES: Final = {
    "round-begins": "deal",
    "first-card": "deal",
    "your-hand": "deal",
    "renewed": "deal",
    "catches": "big",
    "scores": "count",
    "void-passes": "count",
    "void-renewals": "count",
    "match-won": "end",
}
SEATED: Final = [2, 3, 4, 5, 6, 7, 8, 9, 10]
NATURE: Final = Nature("abjad_beginner", "shedding", "abjad", SEATED, AbjadOptions, VARIANTS, tones=TONES)
