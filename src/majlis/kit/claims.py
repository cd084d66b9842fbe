"""Words in doubt (G-07 to G-12, G-20 to G-28): the window after a play, what is said in it, and turns that are lost.

The state of such a game is one of `Doubts`. Here is what all of them do with it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from majlis.event import Arg
from majlis.game import Fact, State, Timer
from majlis.judge import Judge
from majlis.move import Move, Reason
from majlis.piles import Piles
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

STAND: Final = Move("stand")
CHALLENGE: Final = Move("challenge")


@final
class Question(Move):
    """Have a word looked up without doubting it: it stays (G-25). Made when needed; equal when its text is."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        super().__init__(f"question {word}".rstrip())
        self.word: str = word

    def args(self) -> dict[str, Arg]:
        return {"word": self.word}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_question(arguments: list[str]) -> Question | None:
    """`question FRIEND`, or `question` alone where only one word is in doubt."""
    return Question(arguments[0].upper() if arguments else "") if len(arguments) < 2 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Doubts(State):
    """What a state remembers of words in doubt."""

    __slots__ = ("doubted", "fallen", "layer", "open", "owed", "plays", "settled", "used")

    def __init__(self, piles: Piles, seats: int) -> None:
        super().__init__(piles, seats)
        self.plays: int = 0  # laid so far: the number of the window
        self.layer: int = -1  # the seat whose play is in doubt; -1: no window is open
        self.open: int = 0  # a bit for each seat that has not yet let it stand
        self.doubted: list[str] = []  # the words of the play that can still be challenged
        self.settled: list[str] = []  # legal for the rest of the match (G-25, G-26)
        self.fallen: list[str] = []  # refused for the rest of the match (G-26)
        self.used: list[str] = []  # words that have stood
        # by seat, for each turn it is still to lose, what the challenged word counted (G-10)
        self.owed: list[list[int]] = [[] for _ in range(seats)]

    def copy_to(self, twin: Doubts) -> None:
        """The part of a fork that all such games share."""
        twin.acting, twin.last_deal = self.acting, self.last_deal
        twin.plays, twin.layer, twin.open = self.plays, self.layer, self.open
        twin.doubted, twin.settled = self.doubted[:], self.settled[:]
        twin.fallen, twin.used = self.fallen[:], self.used[:]
        twin.owed = [turns[:] for turns in self.owed]


# -- may the word be laid --


def may_not_lay(word: str, used: list[str], fallen: list[str], judge: Judge, mode: str, repeats: bool) -> Reason | None:
    """Why a word that can be spelled is refused: laid before, fallen before, not in the list (G-12, G-21, G-26)."""
    if not repeats and word in used:
        return Reason("word-repeated", {"word": word})
    if word in fallen:
        return Reason("word-fallen", {"word": word})
    if mode == "strict" and not judge.knows(word):
        return Reason("word-unknown", {"word": word})
    return None


# -- the window --


def open_window(state: Doubts, layer: Seat, words: list[str]) -> bool:
    """Begin to wait for objections (G-22); False where nothing can be doubted, as all words are settled."""
    state.plays += 1
    state.doubted = [word for word in words if word not in state.settled]
    if not state.doubted:
        return False
    state.layer = layer
    state.open = (1 << state.seats) - 1 ^ 1 << layer
    return True


def shut_window(state: Doubts) -> Seat:
    """Wait no longer; the seat that laid the play."""
    layer = SEATS[state.layer]
    state.layer = -1
    state.open = 0
    state.doubted = []
    return layer


def objections(state: Doubts, seat: Seat) -> list[Move]:
    """What `seat` may say in the window: let it stand, challenge, ask for a word (G-22)."""
    if state.layer < 0 or not state.open >> seat & 1:
        return []
    return [STAND, CHALLENGE, *[Question(word) for word in state.doubted]]


def let_stand(state: Doubts, seat: Seat, table: Table) -> bool:
    """The seat does not object; True when that was the last (G-22)."""
    state.open &= ~(1 << seat)
    if table.told:
        table.say("lets-stand", [seat], {"word": state.doubted[0], "words": len(state.doubted)})
    return not state.open


def question(state: Doubts, seat: Seat, word: str, judge: Judge, table: Table) -> bool:
    """The word is looked up, stays and is legal from now on; True when nothing is left in doubt (G-25)."""
    known = judge.knows(word)
    state.doubted.remove(word)
    state.settled.append(word)
    if table.told:
        table.say("questions", [seat], {"word": word, "known": int(known)})
    return not state.doubted


def challenge(state: Doubts, seat: Seat, value: int, judge: Judge, table: Table) -> bool:
    """All words in doubt are looked up at once; does the play stand (G-24)? If so, the challenger is to lose a turn.

    `value` is what the play counts (for G-10, where the table has agreed on that).
    """
    wrong = [word for word in state.doubted if not judge.knows(word)]
    for word in state.doubted:
        (state.fallen if word in wrong else state.settled).append(word)
    if not wrong:
        state.owed[seat].append(value)
    if table.told:
        args: dict[str, Arg] = {"word": ", ".join(wrong or state.doubted), "words": len(wrong or state.doubted)}
        args["owed"] = len(state.owed[seat])
        table.say("challenge-fails" if not wrong else "challenge-succeeds", [seat], args)
    return not wrong


def timer(state: Doubts, seconds: str) -> Timer | None:
    """When time is up, those who have not answered let it stand (G-22, G-35)."""
    if state.layer < 0 or seconds == "none":
        return None
    seat = next(s for s in SEATS if state.open >> s & 1)
    return Timer(float(seconds), seat, STAND, state.plays)


def first_mover(state: Doubts, ends: bool) -> int:
    """The seat whose first move would shut the window (G-22), -1 for none.

    Not the seat that laid, if it would be on turn again; nobody, if the match `ends` with the window.
    """
    if state.layer < 0 or ends:
        return -1
    seat = next_on_turn(state, SEATS[state.layer])
    return seat if seat != state.layer else -1


def may_speak(state: Doubts, first: int) -> int:
    """A bit for each seat that may say something: those who have not let it stand, and who moves `first`."""
    return state.open | (1 << first if first >= 0 else 0)


# -- turns that are lost --


def next_on_turn(state: Doubts, seat: Seat) -> Seat:
    """Who will really be on turn after `seat`, when lost turns are counted off (G-22)."""
    left = [len(turns) for turns in state.owed]
    seat = after(seat, state.seats)
    while left[seat]:
        left[seat] -= 1
        seat = after(seat, state.seats)
    return seat


def pass_over(state: Doubts, seat: Seat, table: Table) -> Seat:
    """The same, and the turns are lost now: told when a seat is passed over (G-10, G-11, G-28)."""
    seat = after(seat, state.seats)
    while state.owed[seat]:
        state.owed[seat].pop(0)
        if table.told:
            table.say("passed-over", [seat], {"owed": len(state.owed[seat])})
        seat = after(seat, state.seats)
    return seat


def unserved(state: Doubts, seat: Seat) -> int:
    """What the wrong challenges counted whose lost turns never came (G-10)."""
    return sum(state.owed[seat])


def reckon(state: Doubts, scores: list[int], costs: bool, table: Table) -> None:
    """The end: lost turns that never came cost points, where the table says so (G-10); then the most points win."""
    for seat in SEATS[: state.seats] if costs else []:
        lost = unserved(state, seat)
        scores[seat] -= lost
        if lost and table.told:
            table.say("challenge-costs", [seat], {"points": lost, "total": scores[seat]})
    if table.told:
        best = max(scores)
        winners = [s for s in SEATS[: state.seats] if scores[s] == best]
        table.say("wins" if len(winners) == 1 else "share", winners, {"total": best})


# -- for all to see --


def facts(state: Doubts) -> list[Fact]:
    """The words in doubt, the settled and the fallen ones, the turns owed (G-26, G-30)."""
    made: list[Fact] = []
    if state.layer >= 0:
        made.append(Fact("in-doubt", {"word": ", ".join(state.doubted)}, [SEATS[state.layer]]))
    made += [Fact("owed", {"owed": len(state.owed[s])}, [s]) for s in SEATS[: state.seats] if state.owed[s]]
    if state.settled:
        made.append(Fact("settled", {"word": ", ".join(state.settled)}))
    if state.fallen:
        made.append(Fact("fallen", {"word": ", ".join(state.fallen)}))
    return made


def impossible(state: Doubts) -> Reason | None:
    """Why a written position cannot have these doubts; None if it can."""
    if not -1 <= state.layer < state.seats:
        return Reason("wrong-field", {"name": "layer", "value": str(state.layer)})
    others = (1 << state.seats) - 1 ^ (1 << state.layer if state.layer >= 0 else 0)
    if (state.layer < 0) != (state.open == 0) or state.open & ~others:
        return Reason("wrong-field", {"name": "open", "value": str(state.open)})
    if (state.layer < 0) == bool(state.doubted):
        return Reason("wrong-field", {"name": "doubted", "value": ", ".join(state.doubted)[:40]})
    return None
