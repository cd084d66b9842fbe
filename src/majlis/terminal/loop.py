"""The loop at the table: what happened, whose turn, a line, what it means, and on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from majlis.agreed import told
from majlis.bots.hints import hints
from majlis.move import Move, Refused
from majlis.terminal import rules
from majlis.terminal.answers import FULL, TERSE, VERBOSITIES, Answers
from majlis.terminal.mouth import Ears, Mouth
from majlis.terminal.reading import Reader
from majlis.terminal.sitting import Sitting
from majlis.terminal.tally import Tally
from majlis.terminal.vocabulary import Vocabulary

QUIT: Final = "quit"
AFTER: Final = ("undo", "restart", "new", "log", "again", "table", "score", "rules")  # what can be typed after the end
DEALS: Final = 100_000  # numbered ones, for who asks for another
MISTAKEN: Final = 3  # lines after the end that mean nothing: then nobody is there to play on


class Loop:
    """Plays one sitting to its end, or until the person leaves. `kept` is called whenever there is more to keep."""

    def __init__(
        self,
        sitting: Sitting,
        mouth: Mouth,
        verbosity: str,
        kept: Callable[[], None],
        tally: Tally | None = None,
    ) -> None:
        self.tally = tally
        self.sitting = sitting
        self.mouth = mouth
        self.kept = kept
        self.vocabulary = Vocabulary(sitting.speech.lang)
        self.reader = Reader(sitting, self.vocabulary)
        self.answers = Answers(sitting, self.reader, self.vocabulary, verbosity)
        self.told = -1  # at how many moves the table was last described
        self.waits = False  # has the person let the others go first?

    def words(self) -> list[str]:
        """What completion knows."""
        native = [typed for words in self.vocabulary.native.values() for typed in words]
        return native + [move.text for move in self.sitting.game.moves]

    def run(self, ears: Ears) -> bool:
        """True if the match came to its end, False if the person left."""
        self.say(self.answers.opening())
        if self.sitting.match.log:
            self.say([self.answers.text("goes-on", moves=len(self.sitting.match.log))])
        self.tell_deal()
        self.events(self.sitting.opening())
        while self.play(ears):
            self.kept()
            self.say(self.answers.result())
            if not self.sitting.alone():
                return True
            self.count()
            if not self.plays_on(ears):
                return True
        return False

    def play(self, ears: Ears) -> bool:
        """Until the match is over; False if the person leaves before."""
        while not self.sitting.over():
            if self.sitting.listens():
                self.events(self.sitting.hear())
                continue
            if not self.sitting.mine() or self.waits:
                self.others_play()
                continue
            self.kept()
            self.describe()
            line = ears.line(self.answers.text("prompt-yours"))
            if line is None or not self.obey(line):
                return False
        return True

    # -- who plays alone: numbered deals, how they went, and what comes after the end --

    def tell_deal(self) -> None:
        """Which deal it is, so that others can have the same."""
        if self.sitting.alone():
            self.say([self.answers.text("deal-number", number=self.sitting.seed)])

    def count(self) -> None:
        """Note how the deal went, the first time that it ends, and say how all of them went."""
        outcome = self.sitting.match.outcome()
        if self.tally is None or outcome is None:
            return
        if not self.sitting.counted:
            self.sitting.counted = True
            self.tally.note(outcome.scores[self.sitting.me] > 0)
        said = self.tally
        numbers = {"played": said.played, "won": said.won, "streak": said.streak, "longest": said.longest}
        self.say([self.answers.text("statistics", **numbers)])

    def plays_on(self, ears: Ears) -> bool:
        """After the end: back by a move, the same deal, another one, or nothing more."""
        self.say([self.answers.text("over-what-now")])
        for _ in range(MISTAKEN):
            line = ears.line(self.answers.text("prompt-over"))
            if line is None:
                return False
            found = self.vocabulary.command(" ".join(line.split()))
            command, number = found if found is not None else ("", None)
            if command == QUIT:
                return False
            if command in AFTER:
                self.command(command, number)
                if not self.sitting.over():
                    return True
        return False

    def restart(self) -> None:
        """The same cards from the beginning."""
        self.told = -1
        self.tell_deal()
        self.events(self.sitting.restart())

    def new(self, number: int | None) -> None:
        """Another deal: the one with this number, or any."""
        self.told = -1
        lines = self.sitting.deal_again(str(number if number is not None else secrets.randbelow(DEALS)))
        self.tell_deal()
        self.events(lines)

    def others_play(self) -> None:
        """A bot moves; where none may, time passes."""
        self.events(self.sitting.bots_play() if self.sitting.others() else self.sitting.let_time_pass())
        self.waits = False

    def describe(self) -> None:
        """The table at the beginning of my turn, as much of it as was asked for."""
        now = len(self.sitting.match.log)
        if self.told == now or self.answers.verbosity == TERSE:
            return
        self.told = now
        self.say(self.answers.table()[:1])
        self.say(self.answers.hand())
        if self.answers.verbosity == FULL:
            self.say(self.answers.moves())
        else:
            self.say(self.answers.without_card())

    def events(self, lines: list[str]) -> None:
        for line in lines:
            self.mouth.say("event", line)

    def say(self, lines: list[str]) -> None:
        for line in lines:
            self.mouth.say("answer", line)

    # -- a line that was typed --

    def obey(self, line: str) -> bool:
        """Do what a line says; False to leave."""
        if not line.strip():
            self.blank()
            return True
        meant = self.reader.read(line)
        if meant.move is not None:
            self.events(self.sitting.play(meant.move))
        elif meant.which:
            self.say(self.answers.which(meant.which))
        elif meant.reason is not None:
            self.say(self.answers.why_not(meant.reason))
        elif meant.command == QUIT:
            return False
        elif meant.cards:
            self.say(self.answers.put_aside(meant.cards))
        else:
            self.command(meant.command, meant.number)
        return True

    def blank(self) -> None:
        """An empty line: let the others go first where they may, else a hint."""
        timer = self.sitting.game.timer(self.sitting.match.state)
        if timer is not None or self.sitting.others():
            self.waits = True
        else:
            self.say([self.answers.text("hint-help")])

    def command(self, name: str, number: int | None) -> None:
        """A question or a wish."""
        if name in VERBOSITIES:
            self.answers.verbosity = name
            self.say([self.answers.text(f"verbosity-{name}")])
        elif name == "log":
            self.say(self.answers.log(number))
        elif name == "undo":
            self.undo()
        elif name == "restart":
            self.restart()
        elif name == "new":
            self.new(number)
        elif name == "hint":
            self.hint()
        elif name == "rules":
            key = self.sitting.game.nature.key
            self.say(told(self.sitting.game, self.sitting.speech))
            self.say(rules.page(key, self.sitting.speech.lang) or [self.answers.text("no-rules")])
        else:
            self.say(self.answers.by_name[name]())

    def hint(self) -> None:
        """The best few moves; against bots nobody minds."""
        sitting = self.sitting
        try:
            moves = hints(sitting.game, sitting.match.state, sitting.me)
        except Refused as refused:
            self.say(self.answers.why_not(refused.reason))
            return
        self.say([self.answers.label(move) for move in moves])

    def undo(self) -> None:
        """Nobody but bots is at the table, so a move may be taken back."""
        move: Move | None = self.sitting.undo()
        if move is None:
            self.say([self.answers.text("nothing-to-undo")])
            return
        self.told = -1
        self.say([self.answers.text("taken-back", move=self.sitting.speech.move(move, self.sitting.me))])
