"""Who passes waits a little for who passes next: all of them are told in one sentence. All else waits for nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Timer
from typing import Final

from majlis.rooms import protocol

LONGEST: Final = 1.2  # seconds


class Held:
    """Sentences of a room for one listener. `late` is called from another thread when nobody passes after the last."""

    def __init__(self, late: Callable[[], None]) -> None:
        self.late = late
        self.lines: list[protocol.Line] = []
        self.timer: Timer | None = None

    def due(self, lines: Sequence[protocol.Line], wait: bool) -> list[str]:
        """What is to be told now. `wait`: play goes on without me, so that the last who passed can wait."""
        told: list[str] = []
        for line in lines:
            if line.run is None or len(line.run) < len(self.lines):
                told += self.released()
            if line.run is None:
                told.append(line.text)
            else:
                self.lines.append(line)
        if not wait:
            return told + self.released()
        if self.lines:
            self.stop()
            self.timer = Timer(LONGEST, self.late)
            self.timer.daemon = True
            self.timer.start()
        return told

    def released(self) -> list[str]:
        """Who has passed last, in one sentence; nothing where that is told."""
        self.stop()
        lines, self.lines = self.lines, []
        if not lines:
            return []
        run = lines[-1].run or []
        return [run[len(lines) - 2] if len(lines) > 1 else lines[-1].text]

    def stop(self) -> None:
        """Wait no longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
