"""A short match of every game as it is told: to read aloud, and to compare.

To accept a change, read the difference, then run with MAJLIS_RECORD=1. Languages whose texts are not there yet are
skipped; law 10 counts what they lack.
"""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest

from majlis import registry
from majlis.chance import chance
from majlis.event import Event
from majlis.game import Game
from majlis.laws.runs import anything
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.speech import LANGUAGES, Speech, plain
from majlis.view import shown

GOLDEN = Path(__file__).parent / "golden"
FIRST = 70  # moves told of the first deal
LAST = 8  # moves told before the end
SHORT = 2_000  # moves of a match that is told to its end
SHOWN = 50  # lines of a difference


class Teller:
    """Writes down a match as some of the people at the table hear it."""

    def __init__(self, game: Game[Any], seats: int, lang: str, viewers: list[Seat]) -> None:
        self.match = Match(game, seats, SeedLuck("golden"))
        self.speech = Speech.of(game, lang)
        self.viewers = viewers
        self.lines = [f"{self.speech.text('name')}: {seats}"]

    def hear(self, heard: list[Event]) -> None:
        """What each hears; once where all hear the same."""
        for event in heard:
            said = [(v, self.speech.event(event, v)) for v in self.viewers]
            whole = len({sentence for _, sentence in said}) == 1
            for viewer, sentence in said[:1] if whole else said:
                if sentence is not None:
                    name = "all" if whole and len(said) > 1 else _viewer(viewer)
                    self.lines.append(f"  {name}: {plain(sentence)}")

    def see(self) -> None:
        """What lies where, and the facts."""
        for viewer in self.viewers:
            self.lines.append(f"\n{_viewer(viewer)} sees:")
            for name, codes in shown(self.match.game, self.match.state, viewer).items():
                if codes:
                    self.lines.append(f"  {name}: {' '.join(codes)}")
            for fact in self.match.game.facts(self.match.state):
                self.lines.append("  " + plain(": ".join(self.speech.fact(fact, viewer))))

    def tell(self) -> str:
        """The first deal, then the end."""
        told = self._play()
        self.lines.append("")
        self.hear(self.match.opening)
        ends = self.match.deals[1:2] or [len(told)]
        first = min(ends[0], FIRST)
        last = max(first, len(told) - LAST)
        for n, (seat, text, heard) in enumerate(told):
            if n < first or n >= last:
                self.lines.append(f"\n{n + 1}. seat {seat}: {text}")
                self.hear(heard)
            elif n == first:
                self.lines.append("\n...")
        self.see()
        outcome = self.match.outcome()
        self.lines.append(f"\n{outcome.scores if outcome is not None else 'not over'}")
        return "\n".join(self.lines) + "\n"

    def _play(self) -> list[tuple[Seat, str, list[Event]]]:
        luck = chance("golden", self.match.game.nature.key)
        told = []
        while self.match.state.acting and len(self.match.log) < SHORT:
            waiting = self.match.waiting()
            seat = waiting[luck.below(len(waiting))]
            move = anything(self.match.game, self.match.state, seat, luck)
            told.append((seat, move.text, self.match.play(seat, move)))
        return told


def _viewer(viewer: Seat) -> str:
    return "spectator" if viewer == SPECTATOR else f"seat {viewer}"


KINDS = [(key, lang) for key in registry.natures() for lang in LANGUAGES]


@pytest.mark.parametrize(("key", "lang"), KINDS)
def test_the_golden_match_is_told_the_same(key: str, lang: str) -> None:
    if not (registry.folder(key) / f"{lang}.ftl").is_file():
        pytest.skip(f"no texts in {lang} yet")
    path = GOLDEN / f"{key}.{lang}.txt"
    viewers = [SEATS[0], SPECTATOR] if lang == LANGUAGES[0] else [SEATS[0]]
    told = Teller(registry.game(key), registry.nature(key).seats[0], lang, viewers).tell()
    if os.environ.get("MAJLIS_RECORD"):
        path.write_text(told, encoding="utf-8")
    if not path.is_file():
        pytest.fail(f"nothing is recorded in {path.name}; see the top of this file", pytrace=False)
    kept = path.read_text(encoding="utf-8")
    if told != kept:
        lines = list(unified_diff(kept.splitlines(), told.splitlines(), "recorded", "told now", lineterm="", n=2))
        more = f"\n... and {len(lines) - SHOWN} lines more" if len(lines) > SHOWN else ""
        pytest.fail(f"{path.name} is told otherwise:\n" + "\n".join(lines[:SHOWN]) + more, pytrace=False)


def test_no_telling_is_kept_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} <= {f"{key}.{lang}" for key, lang in KINDS}
