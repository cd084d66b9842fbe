"""A tour in the terminal: a sitting whose first moves are those of the tour, and a guide who explains them."""

from __future__ import annotations

from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Move, Reason
from majlis.plan import Seat
from majlis.terminal.loop import QUIT, Loop
from majlis.terminal.sitting import Sitting
from majlis.tour import LEARNER, Tour


class TourSitting(Sitting):
    """While the tour lasts the others play what it says."""

    def __init__(self, taken: Tour, lang: str) -> None:
        self.tour = taken
        kept = taken.record
        match = Match(taken.game(), kept.seats, SeedLuck(kept.seed or ""), kept.one_deal)
        super().__init__(match, LEARNER, ("greedy",), lang)

    def next(self) -> tuple[Seat, Move] | None:
        """What comes next in the tour."""
        return self.tour.next(self.match)

    def others(self) -> list[Seat]:
        wanted = self.next()
        return super().others() if wanted is None else [wanted[0]] if wanted[0] != self.me else []

    def mine(self) -> bool:
        wanted = self.next()
        return super().mine() if wanted is None else wanted[0] == self.me

    def listens(self) -> bool:
        wanted = self.next()
        return super().listens() and (wanted is None or wanted[0] == self.me)

    def _choice(self, seat: Seat) -> Move:
        wanted = self.next()
        return super()._choice(seat) if wanted is None else wanted[1]


class TourLoop(Loop):
    """Tells what the guide says after what happened; an empty line has the move done."""

    sitting: TourSitting
    guided = -1  # at how many moves the guide last spoke

    def events(self, lines: list[str]) -> None:
        super().events(lines)
        self.guide()

    def guide(self) -> None:
        """What the tour says at this point, once."""
        made = len(self.sitting.match.log)
        if self.guided == made:
            return
        self.guided = made
        for line in self.sitting.tour.told(self.sitting.match, self.sitting.speech):
            self.mouth.say("guide", line)
        if made == 0 and self.sitting.next() is not None:
            self.mouth.say("guide", self.sitting.speech.text("tour-hint"))

    def obey(self, line: str) -> bool:
        wanted = self.sitting.next()
        if wanted is None or not self.sitting.mine():
            return super().obey(line)
        if not line.strip():
            self.events(self.sitting.play(wanted[1]))
            return True
        meant = self.reader.read(line)
        if meant.move is not None and not self.sitting.tour.allows(self.sitting.match, self.sitting.me, meant.move):
            self.say(self.answers.why_not(Reason("tour-other")))
            return True
        if meant.move is None and meant.which and wanted[1] in meant.which:  # of several ways it is the tour's
            self.events(self.sitting.play(wanted[1]))
            return True
        if meant.command == QUIT:
            return False
        if meant.command == "undo":
            self.guided = -1
        return super().obey(line)
