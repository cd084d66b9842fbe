"""At a table of a card room from the terminal: people and bots play on while I type; what they do comes in between."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, RLock
from typing import Final

from majlis.client import NotDone
from majlis.move import Reason
from majlis.plan import SPECTATOR
from majlis.rooms import protocol
from majlis.speech import Speech
from majlis.terminal import rules
from majlis.terminal.afar import Afar, begins
from majlis.terminal.answers import VERBOSITIES
from majlis.terminal.company import Company
from majlis.terminal.held import Held
from majlis.terminal.line import Line, Listener
from majlis.terminal.mouth import Ears, Mouth
from majlis.terminal.native import as_recorded
from majlis.terminal.reading import no_number
from majlis.terminal.tidy import tidy
from majlis.terminal.vocabulary import ROOM_WORDS, WORDS, Vocabulary, fold

LONGEST: Final = 600.0  # seconds that lines from a pipe wait for their turn


class Visit:
    """One person's visit. Frames are heard in the thread of the line, typed lines are obeyed in the person's own."""

    def __init__(self, speech: Speech, mouth: Mouth, verbosity: str) -> None:
        self.mouth = mouth
        self.speech = speech
        self.vocabulary = Vocabulary(speech.lang, WORDS + ROOM_WORDS)
        self.answers = Afar(speech, self.vocabulary, verbosity)
        self.line: Line | None = None
        self.held = Held(self._late)
        self.company = Company(self.answers, self._do, self._say)
        self.wishes: list[protocol.Asked] = []
        self.asked: list[protocol.Choice] = []  # the question that the next line may answer
        self.told = -1  # the step at which the table was last described
        self.lock = RLock()
        self.changed = Condition(self.lock)
        self.by_name: dict[str, Callable[[Listener], None]] = {
            "begin": lambda client: client.start(),
            "hint": lambda client: client.hint(),
            "undo": lambda client: client.wish("takeback"),
            "pause": lambda client: client.wish("pause"),
            "resume": lambda client: client.resume(),
            "yes": lambda client: self._answer(client, True),
            "no": lambda client: self._answer(client, False),
        }

    # -- what the room tells --

    def heard(self, frame: protocol.Frame) -> None:
        """A frame: what is to be said of it."""
        with self.lock, self.mouth.between(self.prompt):
            match frame:
                case protocol.Step():
                    self._step(frame)
                case protocol.Said():
                    self.company.said(frame)
                    self._event(self.answers.text("at-place", place=frame.name, cards=tidy(frame.text)))
                case protocol.Watching():
                    self.company.watching(frame)
                case protocol.Wishes():
                    self._wished([wish for wish in frame.wishes if wish.yours])
                case protocol.Hints():
                    self._say(frame.moves)
                case protocol.Refused(id=""):
                    self._say([frame.message])
                case _:
                    return
            self.changed.notify_all()

    def _wished(self, wishes: list[protocol.Asked]) -> None:
        """What waits for my answer: the wish itself has just been heard, unless I have only now come."""
        known, self.wishes = [wish.number for wish in self.wishes], wishes
        for wish in wishes:
            if wish.number in known:
                continue
            if wish.text not in self.answers.heard[-3:]:
                self._say([wish.text])
            self._say([self.answers.text("wish")])

    def broken(self, mended: bool) -> None:
        """The line is lost, or back."""
        with self.lock, self.mouth.between(self.prompt):
            self._say([self.answers.text("line-back" if mended else "line-lost")])

    def _step(self, step: protocol.Step) -> None:
        first, view = self.answers.view is None, step.view
        self.answers.view = view
        self.company.ready = self.company.ready and view.phase != "playing"
        for text in self.held.due(step.lines, not first and view.phase == "playing" and not acts(view)):
            self._event(text)
        if first:
            self._say([self.answers.text("opening", game=view.title, about=view.status)])
        elif view.phase == "over" and step.lines:
            self._say([words for words in view.result if words not in [line.text for line in step.lines]])
        if acts(view) and self.told != view.step and (step.lines or first):
            self.told = view.step
            self._say(self.answers.described(view))

    def _late(self) -> None:
        """Nobody passes after those who have."""
        with self.lock, self.mouth.between(self.prompt):
            for text in self.held.released():
                self._event(text)

    def _event(self, text: str) -> None:
        self.answers.heard.append(text)
        self.mouth.say("event", text)

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self.mouth.say("answer", line)

    # -- what I type --

    def run(self, line: Line, ears: Ears, waits: bool) -> None:
        """Until I leave. `waits`: lines come from a pipe, and each is for the next time that I may do something."""
        self.line = line
        while not line.ended.is_set():
            if waits:
                self._settle()
            typed = ears.line(self.prompt())
            if typed is None or not self.obey(typed):
                return

    def prompt(self) -> str:
        """Whose turn it is, before the line that I type."""
        view = self.answers.view
        if view is None or view.phase == "over":
            return self.answers.text("prompt-over")
        if view.viewer is None:
            return self.answers.text("prompt-watching")
        return self.answers.text("prompt-yours" if acts(view) else "prompt-others")

    def _settle(self) -> None:
        def mine() -> bool:
            view = self.answers.view
            return view is not None and (acts(view) or view.phase != "playing" or view.viewer is None)

        with self.changed:
            self.changed.wait_for(mine, LONGEST)

    def obey(self, typed: str) -> bool:
        """Do what a line says; False to go."""
        text = " ".join(tidy(typed).split())
        first, _, rest = text.partition(" ")
        command = self.vocabulary.command(text) or ("", None)
        with self.lock:
            for passed in self.held.released():
                self._event(passed)
            asked, self.asked = self.asked, []
            view = self.answers.view
        if not text or view is None:
            self._say([self.answers.text("hint-help")])
        elif self.company.obey(self.vocabulary.typed.get(fold(first), ""), view, rest):
            return True
        elif asked and text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(asked):
            self._play(asked[int(text) - 1].text)
        elif len(text) == 1 and self._with_code(view, text):
            self._choose(self._with_code(view, text))
        elif rest and self.vocabulary.command(first) == ("say", None):
            self._do(lambda client: client.say(rest))
        elif command[0] == "quit":
            return False
        elif command[0] == "leave":
            self._do(lambda client: client.leave())
            return False
        elif not (command[0] and self._command(view, *command)):
            self._move(view, text)
        return True

    def _command(self, view: protocol.View, name: str, number: int | None) -> bool:
        """A question or a wish; False where the word may still be a move."""
        answers = self.answers
        if name == "moves" and number is not None:
            self._numbered(self.answers.groups(view), number)
        elif name in self.by_name:
            self._do(self.by_name[name])
        elif name in answers.by_name:
            self._say(answers.by_name[name](view))
        elif name in VERBOSITIES:
            answers.verbosity = name
            self._say([answers.text(f"verbosity-{name}")])
        elif name == "rules":
            self._say(rules.page(view.game, self.speech.lang) or [answers.text("no-rules")])
        elif name in ("again", "log", "help"):
            self._say({"again": answers.again, "help": answers.help}.get(name, lambda: answers.log(number))())
        else:
            return False
        return True

    def _answer(self, client: Listener, yes: bool) -> None:
        if self.wishes:
            client.answer(self.wishes[0].number, yes)
        else:
            self._say([self.answers.text("no-wish")])

    # -- moves --

    def _move(self, view: protocol.View, text: str) -> None:
        """A move by the number of a card, by its name or code, by what its button says, or as it is written."""
        held, answers = self.answers.held(view), self.answers
        if text.isdecimal() and len(text) < 6:
            if not held:
                self._numbered(answers.groups(view), int(text))
            elif 1 <= int(text) <= len(held):
                self._choose(self._with_code(view, held[int(text) - 1].code or ""), held[int(text) - 1].code or "")
            else:
                self._no_number(int(text), len(held))
            return
        legal = answers.legal(view)
        named = [card for card in held if fold(text) in (fold(card.name), (card.code or "").casefold())]
        labelled = [move for move in legal if fold(move.label) == fold(text)]
        verbs = [move for move in legal if fold(text) in {kind.verb for kind in answers.kinds(view)} & {verb(move)}]
        if named:
            self._choose(self._with_code(view, named[0].code or ""), named[0].code or "")
        elif labelled or len(verbs) > 1:
            self._choose(labelled or verbs)
        else:
            self._play(as_recorded(answers.kinds(view), text))

    def _with_code(self, view: protocol.View, code: str) -> list[protocol.Choice]:
        """The moves that a card of mine begins."""
        mine = [card.code for card in self.answers.held(view)]
        return [move for move in self.answers.legal(view) if code in mine and begins(view, move) == [code]]

    def _choose(self, moves: list[protocol.Choice], code: str = "") -> None:
        """Make the one move that is meant, or ask which; of a card that begins none the room says why."""
        if len(moves) == 1:
            self._play(moves[0].text)
        elif moves:
            self.asked = moves
            self._say(self.answers.which(moves))
        else:
            view = self.answers.view
            barred = [m for offer in (view.offers if view else []) for m in offer.barred if [code] in m.fields.values()]
            self._say(
                [barred[0].reason if barred else self._reason("not-now" if view and acts(view) else "not-your-turn")]
            )

    def _numbered(self, groups: list[list[protocol.Choice]], number: int) -> None:
        if 1 <= number <= len(groups):
            self._choose(groups[number - 1])
        else:
            self._no_number(number, len(groups))

    def _no_number(self, number: int, most: int) -> None:
        self._say([self.speech.reason(no_number(number, most), SPECTATOR)])

    def _reason(self, name: str) -> str:
        return self.speech.reason(Reason(name), SPECTATOR)

    def _play(self, text: str) -> None:
        with self.lock:
            fresh = len(self.answers.heard)
        if self._do(lambda client: client.play(text)):
            self.answers.fresh = fresh

    def _do(self, wish: Callable[[Listener], None]) -> bool:
        """Have it done by the room; what it refuses is told in a sentence."""
        assert self.line is not None
        try:
            self.line.ask(wish)
        except NotDone as refused:
            self._say([str(refused)])
        except TimeoutError:
            self._say([self.answers.text("line-lost")])
        else:
            return True
        return False


def acts(view: protocol.View) -> bool:
    """Is it my turn?"""
    return any(place.you and place.acts for place in view.places)


def verb(move: protocol.Choice) -> str:
    """The word that a move begins with."""
    return move.text.partition(" ")[0]
