"""Several people at one solitaire (G-33): they call moves, say when they are ready, and vote.

Each game keeps the numbers and texts in its own state; `Team` says which. A call is the text of a move.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, final

from majlis.chance import Chance
from majlis.event import Arg, Term, Who
from majlis.game import Fact, State
from majlis.kit.words import Word
from majlis.move import Move, Reason
from majlis.plan import SEATS, Seat
from majlis.table import Table

READY: Final = Move("ready")
UNREADY: Final = Move("unready")
RESIGN: Final = Move("resign")

IDLE: Final = 3  # rounds in which nothing came about; then the game is resigned
CALLS: Final = 40  # in one phase, so that it ends
TAKEN_BACK: Final = 3  # times that a seat may be ready after all not, in one phase
ENOUGH: Final = 3  # calls, for a bot to want a vote
NEVER: Final = 30  # rounds of voting without a die, after which the calls are dropped


class Team(Protocol):
    """What a state remembers of calls and votes."""

    acting: int
    seats: int
    calls: list[str]
    ready: int  # a bit for each seat
    backs: list[int]  # by seat: times it took that back
    voting: int  # the round of voting, from 1; 0 while moves are called
    votes: list[int]  # by seat: the number of a call, -1 not yet
    shown: list[int]  # those of the round before
    idle: int  # rounds in which nothing came about, in succession


@final
class Vote(Move):
    """For one of the calls: `vote word F R ...`, `vote resign`. People type `vote FRIEND` or `vote 2`."""

    __slots__ = ("call", "name")

    def __init__(self, text: str, call: Move | None) -> None:
        super().__init__(f"vote {text}")
        self.name: str = text
        self.call: Move | None = call

    def args(self) -> dict[str, Arg]:
        return {"call": named(self.call)} if self.call is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vote) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def named(call: Move) -> Arg:
    """What is said of a call: the word, or the kind of move, or `call-...` with what its text says more."""
    if isinstance(call, Word):
        return call.word
    return Term(f"verb-{call.verb}" if call.text == call.verb else "call-" + call.text.replace(" ", ":"))


def full_vote(vote: Vote, calls: list[Move]) -> Vote:
    """What somebody typed, as a vote for one of the calls; itself if it is none of them."""
    if vote.name.isascii() and vote.name.isdigit() and 0 < int(vote.name[:6]) <= len(calls):
        return Vote(calls[int(vote.name[:6]) - 1].text, calls[int(vote.name[:6]) - 1])
    for call in calls:
        if vote.name == call.text or (isinstance(call, Word) and vote.name.upper() == call.word):
            return Vote(call.text, call)
    return vote


# -- the phase in which moves are called --


def begin(state: Team) -> None:
    """Everybody may call moves."""
    state.calls = []
    state.ready = 0
    state.backs = [0] * state.seats
    state.voting = 0
    state.votes = [-1] * state.seats
    state.shown = [-1] * state.seats
    state.acting = (1 << state.seats) - 1


def choices(state: Team, seat: Seat, calls: list[Move]) -> list[Move]:
    """What `seat` may say beside calling a move of the game."""
    if not state.acting >> seat & 1:
        return []
    if state.voting:
        return [Vote(call.text, call) for call in calls]
    if state.ready >> seat & 1:
        return [UNREADY]
    return [READY] if RESIGN.text in state.calls or len(state.calls) >= CALLS else [READY, RESIGN]


def may_call(state: Team, seat: Seat) -> bool:
    """A seat that is not ready, while there are not too many calls."""
    return not state.voting and not state.ready >> seat & 1 and len(state.calls) < CALLS and bool(state.acting)


def why_not_call(state: Team, move: Move) -> Reason | None:
    """Every move is called once."""
    return Reason("called-already", {"call": named(move)}) if move.text in state.calls else None


def call(state: Team, seat: Seat, move: Move, table: Table) -> None:
    """A call makes nobody unready."""
    state.calls.append(move.text)
    if table.told:
        table.say("calls", [seat], {"call": named(move), "number": len(state.calls)})


def say_ready(state: Team, seat: Seat, table: Table) -> None:
    """This seat has nothing more to call; it may take that back a few times."""
    state.ready |= 1 << seat
    if state.backs[seat] >= TAKEN_BACK:
        state.acting &= ~(1 << seat)
    if table.told:
        everybody = state.ready == (1 << state.seats) - 1
        table.say("ready", [seat], {"left": 0 if everybody else state.seats - state.ready.bit_count()})


def take_back(state: Team, seat: Seat, table: Table) -> None:
    """It has something to call after all."""
    state.ready &= ~(1 << seat)
    state.backs[seat] += 1
    if table.told:
        table.say("unready", [seat], {})


def when_ready(state: Team, calls: list[Move], table: Table) -> str:
    """What is carried out now that somebody is ready: "" while nothing is."""
    if state.ready != (1 << state.seats) - 1:
        return ""
    if len(calls) == 1:
        return calls[0].text
    if not calls:
        return nothing(state, table)
    vote_again(state)
    if table.told:
        for number, one in enumerate(calls, start=1):
            table.say("to-vote", [], {"number": number, "call": named(one)})
    return ""


def nothing(state: Team, table: Table) -> str:
    """A round in which nothing came about; after three in succession the game is resigned."""
    state.idle += 1
    if table.told:
        table.say("nothing-called", [], {"left": IDLE - state.idle})
    if state.idle >= IDLE:
        return RESIGN.text
    begin(state)
    return ""


# -- the vote --


def vote_again(state: Team) -> None:
    """A round of voting begins."""
    state.voting += 1
    state.shown = state.votes[:]
    state.votes = [-1] * state.seats
    state.acting = (1 << state.seats) - 1


def vote(state: Team, seat: Seat, move: Vote, table: Table) -> bool:
    """The seat has chosen, and nobody sees what; True when all have."""
    state.votes[seat] = state.calls.index(move.name)
    state.acting &= ~(1 << seat)
    if table.told:
        table.say("votes", [seat], {})
    return not state.acting


def counted(state: Team, calls: list[Move], rounds: int, table: Table) -> str:
    """The votes are shown: what they decide, "" if nothing.

    Until all agree it is voted again, but after so many `rounds` the die decides; with 0 it never does. One round is
    for games in which most votes decide.
    """
    _show(state, calls, table)
    most = max([state.votes.count(i) for i in range(len(calls))])
    leading = [i for i in range(len(calls)) if state.votes.count(i) == most]
    if most == state.seats:
        return calls[leading[0]].text
    if rounds and state.voting >= rounds:
        return calls[_die(leading, calls, table)].text
    if not rounds and state.voting >= NEVER:
        return nothing(state, table)
    vote_again(state)
    if table.told:
        table.say("vote-again", [], {"round": state.voting})
    return ""


def _show(state: Team, calls: list[Move], table: Table) -> None:
    if table.told:
        for i, one in enumerate(calls):
            voters = [s for s in SEATS[: state.seats] if state.votes[s] == i]
            if voters:
                table.say("voted-for", voters, {"call": named(one), "votes": len(voters)})


def _die(leading: list[int], calls: list[Move], table: Table) -> int:
    """One roll for each of the calls with most votes, the highest wins, ties roll again."""
    while len(leading) > 1:
        rolls = [1 + table.chance.below(6) for _ in leading]
        if table.told:
            for i, roll in zip(leading, rolls, strict=True):
                table.say("rolls", [], {"call": named(calls[i]), "roll": roll})
        leading = [i for i, roll in zip(leading, rolls, strict=True) if roll == max(rolls)]
    return leading[0]


def sealed(state: Team, calls: list[Move]) -> list[tuple[Seat, Move]]:
    """The votes that are not yet shown."""
    return [
        (s, Vote(calls[state.votes[s]].text, calls[state.votes[s]]))
        for s in SEATS[: state.seats]
        if state.voting and state.votes[s] >= 0
    ]


def reseal(state: Team, seat: Seat, chance: Chance) -> None:
    """Let the seat have voted anything."""
    state.votes[seat] = chance.below(len(state.calls))


# -- for who does not answer, and for who plays anything --


def fallback(state: Team, seat: Seat, calls: list[Move]) -> Move:
    """Ready (G-35); the first of the calls that had most votes (G-49)."""
    if not state.voting:
        return UNREADY if state.ready >> seat & 1 else READY
    first = leader(state)
    return Vote(calls[first].text, calls[first])


def leader(state: Team) -> int:
    """The first of the calls that had most votes in the round before."""
    tally = [state.shown.count(i) for i in range(len(state.calls))]
    return tally.index(max(tally))


def propose(state: Team, seat: Seat, calls: list[Move], chance: Chance) -> Move:
    """Mostly ready; a vote mostly for what leads, so that voting comes to an end."""
    if not state.voting or chance.below(4):
        return fallback(state, seat, calls)
    one = calls[chance.below(len(calls))]
    return Vote(one.text, one)


def weigh(move: Move, facts: list[Fact], plain: Callable[[Move], float]) -> float:
    """How good a move looks to one of a team: a vote as what it calls for, "ready" once there are calls to vote on.

    `plain` weighs a move of the game itself.
    """
    if isinstance(move, Vote):
        return plain(move.call) if move.call is not None else -1000.0
    if move is READY:
        return 1000.0 if sum([fact.what == "call" for fact in facts]) >= ENOUGH else -200.0
    return plain(move)


def awaited(state: State, ready: int) -> list[Seat]:
    """Nobody waits for who is ready."""
    return [seat for seat in state.waiting() if not ready >> seat & 1]


# -- for all to see --


def facts(state: Team, calls: list[Move]) -> list[Fact]:
    """The calls, who is ready, and how the last votes went."""
    made = [Fact("call", {"number": n, "call": named(one)}) for n, one in enumerate(calls, start=1)]
    ready = [s for s in SEATS[: state.seats] if state.ready >> s & 1]
    if ready and not state.voting:
        made.append(Fact("ready", {"ready": Who(ready)}))
    if state.voting:
        made.append(Fact("voting", {"round": state.voting}))
        made += [Fact("vote", {"call": named(calls[n])}, [SEATS[s]]) for s, n in enumerate(state.shown) if n >= 0]
    return made


def impossible(state: Team) -> Reason | None:
    """Why a written position cannot have these calls and votes; None if it can."""
    everybody = (1 << state.seats) - 1
    if len(state.votes) != state.seats or len(state.shown) != state.seats or len(state.backs) != state.seats:
        return Reason("wrong-field", {"name": "votes", "value": str(state.votes)})
    for numbers in (state.votes, state.shown):
        if min(numbers) < -1 or max(numbers) >= len(state.calls):
            return Reason("wrong-field", {"name": "votes", "value": str(numbers)})
    if not 0 <= state.voting <= NEVER or (state.voting and len(state.calls) < 2) or len(state.calls) > CALLS:
        return Reason("wrong-field", {"name": "voting", "value": str(state.voting)})
    if not 0 <= state.ready <= everybody or not 0 <= state.idle < IDLE:
        return Reason("wrong-field", {"name": "ready", "value": str(state.ready)})
    if state.voting:
        acting = sum([1 << s for s in range(state.seats) if state.votes[s] < 0])
    else:
        acting = sum([1 << s for s in range(state.seats) if not state.ready >> s & 1 or state.backs[s] < TAKEN_BACK])
    whole = state.ready == everybody if state.voting else state.ready != everybody
    return None if acting == state.acting and acting and whole else Reason("position-turn")
