"""What operators watch, counted as it happens and told as Prometheus reads it (text format 0.0.4)."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Timing:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def took(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads a histogram: each bucket holds what is in the smaller ones too."""
        made, sofar = [f"# TYPE {name} histogram"], 0
        for rim, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            sofar += count
            made.append(f'{name}_bucket{{le="{rim}"}} {sofar}')
        return [*made, f"{name}_sum {self.total:.6f}", f"{name}_count {sofar}"]


class Figures:
    """The counters of one process."""

    def __init__(self) -> None:
        self.moves = 0
        self.bot_moves = 0
        self.errands_lost = 0
        self.not_written = 0
        self.broken = 0
        self.refused: Counter[str] = Counter()
        self.writing = Timing()

    def text(self, now: Mapping[str, float]) -> str:
        """All of them, and `now` what is there at this moment."""
        made: list[str] = []
        for name, value in now.items():
            made += [f"# TYPE majlis_{name} gauge", f"majlis_{name} {value:g}"]
        counters = ("moves", self.moves), ("bot_moves", self.bot_moves), ("errands_lost", self.errands_lost)
        for name, count in (*counters, ("not_written", self.not_written), ("broken_rooms", self.broken)):
            made += [f"# TYPE majlis_{name}_total counter", f"majlis_{name}_total {count}"]
        made.append("# TYPE majlis_refused_total counter")
        made += [f'majlis_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())]
        return "\n".join([*made, *self.writing.lines("majlis_writing_seconds")]) + "\n"
