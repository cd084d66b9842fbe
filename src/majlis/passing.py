"""Who passes one after the other, told at once: "Sara, Ali and Iris pass"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.event import Event
from majlis.plan import Seat
from majlis.speech import Speech

PASSES: Final = "passes"  # what a game says when somebody lets the turn go


class Passing:
    """Those who have just passed one after the other, as one viewer hears of it."""

    def __init__(self, speech: Speech, viewer: Seat) -> None:
        self.speech = speech
        self.viewer = viewer
        self.run: list[Event] = []

    def joins(self, event: Event) -> bool:
        """Is this one more who passes? Whatever else happens ends the run, and so does who passes twice."""
        passes = event.what == PASSES and self.viewer not in event.doers and not event.args
        if not passes or any(seat in before.doers for seat in event.doers for before in self.run):
            self.run = []
        if passes:
            self.run.append(event)
        return passes

    def told(self, events: Sequence[Event]) -> str:
        """What several have done, in one sentence."""
        doers = [seat for event in events for seat in event.doers]
        first = events[0]
        return self.speech.event(Event(first.what, doers, {}, first.audience, first.aware), self.viewer) or ""

    def together(self) -> list[str]:
        """The last of the run with the one before, then with the two before, and so on."""
        return [self.told(self.run[-count:]) for count in range(2, len(self.run) + 1)]
