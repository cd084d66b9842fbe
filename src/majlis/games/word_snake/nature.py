"""What kind of game Word Snake is, its plain moves, and its times."""

from __future__ import annotations

from typing import Final

from majlis.game import Nature
from majlis.games.word_snake.chain import PACK
from majlis.games.word_snake.options import VARIANTS, WordSnakeOptions
from majlis.games.word_snake.places import CHANGES, DEALS, MOST_SEATS
from majlis.kit.words import TABLE
from majlis.move import Move, Play

GO: Final = Move("go")
STOP: Final = Move("stop")
TAKE_FACE: Final = {face: Play(f"take {TABLE}{PACK.code[face]}", face) for face in PACK.face}
TAKE: Final = [TAKE_FACE[face] for face in PACK.face]

COUNTDOWN: Final = 3.0  # seconds until GO (WS-02)
PACE: Final = 9.0  # a bot is so much slower than elsewhere, as somebody is who looks for words
BOUND: Final = DEALS * (MOST_SEATS * (CHANGES + 60) + 100)
FIRST_CHECK: Final = 100  # the numbers of windows: two for every deal, then one for each time of challenges

TONES: Final = {
    "deal-begins": "deal",
    "centre": "deal",
    "go": "deal",
    "your-cards": "deal",
    "stops": "big",
    "stop-stands": "big",
    "stop-falls": "big",
    "challenges-rightly": "big",
    "challenges-wrongly": "big",
    "deal-ends": "count",
    "scored": "count",
    "wins": "end",
}
SEATED: Final = [2, 3, 4, 5]
NATURE: Final = Nature(
    "word_snake", "word", "alpha", SEATED, WordSnakeOptions, VARIANTS, tones=TONES, language="en", chat="play"
)
