"""The people at a table of a card room, from the terminal: who is not to be heard, reported, sent away, or watches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from majlis.move import Reason
from majlis.plan import SPECTATOR
from majlis.rooms import protocol
from majlis.terminal.afar import Afar
from majlis.terminal.line import Listener
from majlis.terminal.vocabulary import fold

Do = Callable[[Callable[[Listener], None]], bool]
FACTORS: Final[dict[str, Literal[0, 1, 2, 5, 10]]] = {"0": 0, "1": 1, "2": 2, "5": 5, "10": 10}


class Company:
    """What I do about others. `do` has the room do it, `say` tells me something."""

    def __init__(self, answers: Afar, do: Do, say: Callable[[list[str]], None]) -> None:
        self.answers, self.do, self.say = answers, do, say
        self.lines: list[protocol.Said] = []  # of the chat, that can be reported
        self.watchers: list[protocol.Watcher] = []
        self.sure: Callable[[], None] | None = None  # what is done if the next line is a yes
        self.ready = False
        self.deeds: dict[str, Callable[[protocol.View, str], None]] = {
            "mute": lambda view, who: self._mute(view, who, True),
            "hear": lambda view, who: self._mute(view, who, False),
            "kick": self._kick,
            "report": self._report,
            "time": self._time,
            "watchers": lambda view, who: self._done(lambda client: client.watchers()),
            "ready": lambda view, who: self._ready(),
        }

    def said(self, line: protocol.Said) -> None:
        """A line of chat has come."""
        self.lines.append(line)

    def watching(self, told: protocol.Watching) -> None:
        """Who watches, by their names."""
        self.watchers = told.watchers
        names = self.answers.joined([watcher.name for watcher in told.watchers])
        self.say([self.answers.text("watching", people=names) if names else self.answers.text("nobody-watches")])

    def obey(self, word: str, view: protocol.View, rest: str) -> bool:
        """Do what a line says that begins with this command; False where it is about something else."""
        deed, self.sure = self.sure, None
        if word == "yes" and deed is not None:
            deed()
            return True
        if word not in self.deeds:
            return False
        self.deeds[word](view, rest)
        return True

    def _done(self, wish: Callable[[Listener], None], told: str = "", name: str = "") -> None:
        if self.do(wish) and told:
            self.say([self.answers.text(told, person=name)])

    def _place(self, view: protocol.View, who: str) -> protocol.Place | None:
        """Another person, by the number of the seat or by name."""
        others = [place for place in view.places if place.here and not place.bot and not place.you]
        meant = [place for place in others if fold(who) in (fold(place.name), str(place.seat + 1))]
        return meant[0] if meant else None

    def _nobody(self, who: str) -> None:
        """Nobody is meant: how somebody is named, or that there is none such."""
        no = self.answers.speech.reason(Reason("nobody-there"), SPECTATOR)
        self.say([no if who else self.answers.text("whom")])

    def _mute(self, view: protocol.View, who: str, on: bool) -> None:
        place = self._place(view, who)
        if place is None:
            return self._nobody(who)
        seat = place.seat
        self._done(lambda client: client.mute(seat, on), "muted" if on else "heard-again", place.name)

    def _kick(self, view: protocol.View, who: str) -> None:
        """Ask first: it is for good."""
        place = self._place(view, who)
        watching = next((each for each in self.watchers if fold(each.name) == fold(who)), None)
        if place is not None:
            seat, name = place.seat, place.name
            self.sure = lambda: self._done(lambda client: client.kick(seat=seat))
        elif watching is not None:
            number, name = watching.number, watching.name
            self.sure = lambda: self._done(lambda client: client.kick(watcher=number))
        else:
            return self._nobody(who)
        self.say([self.answers.text("kick-sure", person=name)])

    def _report(self, view: protocol.View, who: str) -> None:
        """The last line of somebody else, or of who is named."""
        place = self._place(view, who)
        seats = [place.seat] if place is not None else [p.seat for p in view.places if not p.you]
        lines = [line for line in self.lines if line.number and line.seat in seats]
        if (who and place is None) or not lines:
            self.say([self.answers.speech.reason(Reason("no-such-line"), SPECTATOR)])
        else:
            self._done(lambda client: client.report(lines[-1].number), "reported")

    def _time(self, view: protocol.View, who: str) -> None:
        """So many times the seconds for my turns."""
        if who in FACTORS:
            self._done(lambda client: client.slack(FACTORS[who]))
        else:
            self.say([self.answers.text("time-how")])

    def _ready(self) -> None:
        """Ready, or not any more."""
        wanted = not self.ready
        if self.do(lambda client: client.ready(wanted)):
            self.ready = wanted
