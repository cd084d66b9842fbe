"""What all may know of the locations, and what is said before a move is made."""

from __future__ import annotations

from majlis.event import Arg, Who
from majlis.game import Fact
from majlis.games.war_of_words.moves import At, Place
from majlis.games.war_of_words.table import (
    ANSWER,
    LAID_ONE,
    LOCATIONS,
    PRESENT,
    SCORE,
    WarOfWordsState,
    column,
    counters,
)
from majlis.games.war_of_words.words import Verdicts
from majlis.move import Move, Reason
from majlis.plan import SEATS, Seat
from majlis.table import Table


def facts(state: WarOfWordsState, verdicts: Verdicts) -> list[Fact]:
    """The counters of each, and location by location both columns and who is ahead or has won."""
    made = [Fact("counters", {"count": counters(state, s)}, [s]) for s in SEATS[:2]]
    for at in range(LOCATIONS):
        args: dict[str, Arg] = {"location": at + 1}
        for seat, name in ((SEATS[0], "first"), (SEATS[1], "second")):
            args[name] = Who([seat])
            args[f"{name}_word"] = column(state, seat, at)
            args[f"{name}_letters"] = len(column(state, seat, at))
        if state.owners[at] >= 0:
            made.append(Fact("location-won", {**args, "owner": Who([SEATS[state.owners[at]]])}))
        else:
            made.append(Fact("location-open", {**args, "ahead": verdicts.nudged(state, at) + 1}))
    if state.phase in (ANSWER, SCORE) and state.acting:
        made.append(Fact("in-question", {"location": state.at + 1, "word": column(state, _other(state), state.at)}))
    return made


def _other(state: WarOfWordsState) -> int:
    """Whose column is being decided: not that of the seat which answers."""
    return 1 - state.waiting()[0]


def own_marks(state: WarOfWordsState, viewer: Seat) -> list[Fact]:
    """What the viewer has presented so far, for this seat alone (WW-17)."""
    if state.phase != PRESENT:
        return []
    words = [column(state, viewer, at) for at in range(LOCATIONS) if state.marked[viewer] >> at & 1]
    return [Fact("marked", {"word": ", ".join(words), "words": len(words)})]


def tell_nudge(state: WarOfWordsState, at: int, before: int, after: int, table: Table) -> None:
    """The counter is moved a little (WW-04)."""
    if after == before:
        return
    if after < 0:
        table.say("nobody-ahead", [], {"location": at + 1})
    else:
        table.say("ahead", [SEATS[after]], {"location": at + 1, "word": column(state, after, at)})


def foresee(state: WarOfWordsState, seat: Seat, move: Move) -> Reason | None:
    """The column as it will be, and the other's."""
    if isinstance(move, Place):
        word = column(state, seat, move.location) + move.letter
    elif isinstance(move, At) and state.phase == LAID_ONE:
        word = column(state, seat, move.location)
    else:
        return None
    theirs = column(state, 1 - seat, move.location)
    return Reason("column", {"word": word, "other": theirs, "height": len(theirs)})
