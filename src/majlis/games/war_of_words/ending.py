"""All cards are played: words are marked, then the open locations go to whoever has the better word (WW-12, WW-17)."""

from __future__ import annotations

from typing import Final

from majlis.chance import Chance
from majlis.event import Arg
from majlis.games.war_of_words.moves import LEAVE, MARK
from majlis.games.war_of_words.table import (
    LOCATIONS,
    PRESENT,
    SCORE,
    SHORTEST,
    WarOfWordsState,
    beats,
    column,
    counters,
    three_in_a_row,
)
from majlis.games.war_of_words.words import Verdicts
from majlis.move import Move
from majlis.plan import SEATS, Seat
from majlis.table import Table

FIVE: Final = 5


# -- marking, sealed --


def to_mark(state: WarOfWordsState, seat: int, verdicts: Verdicts) -> list[int]:
    """The locations whose columns a seat may present as words."""
    return [
        location
        for location in range(LOCATIONS)
        if state.owners[location] < 0
        and len(column(state, seat, location)) >= SHORTEST
        and verdicts.why_not(state, column(state, seat, location)) is None
    ]


def next_to_mark(state: WarOfWordsState, seat: int, verdicts: Verdicts) -> int:
    """The first that the seat has not decided on; -1 if it has on all."""
    return next((at for at in to_mark(state, seat, verdicts) if not state.decided[seat] >> at & 1), -1)


def ask_to_mark(state: WarOfWordsState, verdicts: Verdicts) -> bool:
    """Wait for those who have something to decide; False if nobody has."""
    state.phase = PRESENT
    state.acting = sum(1 << seat for seat in range(2) if next_to_mark(state, seat, verdicts) >= 0)
    return state.acting > 0


def mark(state: WarOfWordsState, seat: Seat, location: int, word: bool, table: Table) -> None:
    """The seat alone hears what it has said."""
    state.decided[seat] |= 1 << location
    if word:
        state.marked[seat] |= 1 << location
    args: dict[str, Arg] = {"word": column(state, seat, location), "location": location + 1}
    table.tell(seat, "presents" if word else "leaves", args)


def tell_marked(state: WarOfWordsState, table: Table) -> None:
    """Both lay open what they have marked."""
    for seat in SEATS[:2] if table.told else []:
        words = [column(state, seat, at) for at in range(LOCATIONS) if state.marked[seat] >> at & 1]
        table.say("presented", [seat], {"word": ", ".join(words), "words": len(words)})


def sealed(state: WarOfWordsState) -> list[tuple[Seat, Move]]:
    """What has been marked so far."""
    if state.phase != PRESENT:
        return []
    made: list[tuple[Seat, Move]] = []
    for seat in SEATS[:2]:
        for at in range(LOCATIONS):
            mine = MARK[at] if state.marked[seat] >> at & 1 else LEAVE[at]
            made += [(seat, mine)] if state.decided[seat] >> at & 1 else []
    return made


def reseal(state: WarOfWordsState, seat: Seat, chance: Chance) -> None:
    """It may as well have marked others."""
    for at in range(LOCATIONS):
        if state.decided[seat] >> at & 1:
            state.marked[seat] = state.marked[seat] & ~(1 << at) | chance.below(2) << at


# -- location by location --


def winner_of(state: WarOfWordsState, location: int, verdicts: Verdicts) -> int:
    """Who has the better word there: of the list in strict mode, otherwise of those that are marked; -1 for nobody."""
    if verdicts.mode == "strict":
        return verdicts.ahead(state, location)
    barred = verdicts.barred(state)
    right = [state.marked[s] >> location & 1 and column(state, s, location) not in barred for s in range(2)]
    if right[0] and right[1]:
        return 0 if beats(state, 0, location, 1) else 1
    return 0 if right[0] else 1 if right[1] else -1


def tell_winner(state: WarOfWordsState, seat: Seat, location: int, verdicts: Verdicts, table: Table) -> None:
    """Who has the better word, and why: longer, finished first, or the only one."""
    other = SEATS[1 - seat]
    mine, theirs = column(state, seat, location), column(state, other, location)
    if verdicts.mode == "strict":
        both = verdicts.is_word(state, other, location)
    else:
        both = bool(state.marked[other] >> location & 1) and theirs not in verdicts.barred(state)
    args: dict[str, Arg] = {"location": location + 1, "word": mine, "other": theirs}
    args["why"] = 0 if not both else 1 if len(mine) > len(theirs) else 2
    table.say("better-word", [seat], args)


def give(state: WarOfWordsState, owner: Seat, location: int, word: str, table: Table) -> None:
    """The counter of a location, taken by a word or (where that is "") against a claim."""
    state.owners[location], state.words[location] = owner, word
    if table.told:
        table.say("counter", [owner], {"location": location + 1, "total": counters(state, owner)})


# -- who wins --


def has_won(state: WarOfWordsState, seat: int) -> bool:
    """Three adjacent counters, or any five (WW-11)."""
    return counters(state, seat) >= FIVE or three_in_a_row(state, seat) >= 0


def longest(state: WarOfWordsState, seat: int) -> int:
    """Letters of the longest word by which a seat has taken a counter."""
    words = [word for word, owner in zip(state.words, state.owners, strict=True) if owner == seat]
    return max([len(word) for word in words], default=0)


def winner(state: WarOfWordsState, by_longest: bool) -> int:
    """Who has won; -1 for a draw."""
    for seat in range(2):
        if has_won(state, seat) and state.phase != SCORE:
            return seat
    scores = [(counters(state, s), longest(state, s) if by_longest else 0) for s in range(2)]
    return -1 if scores[0] == scores[1] else 0 if scores[0] > scores[1] else 1


def tell_end(state: WarOfWordsState, by_longest: bool, table: Table) -> None:
    """Who has won, and why (WW-11)."""
    who = winner(state, by_longest)
    mine, theirs = counters(state, max(who, 0)), counters(state, 1 - max(who, 0))
    if who < 0:
        table.say("draw", [], {"total": mine})
    elif state.phase != SCORE and three_in_a_row(state, who) >= 0:
        table.say("wins-row", [SEATS[who]], {"location": three_in_a_row(state, who) + 1})
    elif state.phase != SCORE:
        table.say("wins-five", [SEATS[who]], {"total": mine})
    elif mine > theirs:
        table.say("wins-most", [SEATS[who]], {"total": mine, "rest": theirs})
    else:
        table.say("wins-longest", [SEATS[who]], {"total": mine, "letters": longest(state, who)})
