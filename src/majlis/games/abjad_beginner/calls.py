"""The call “Abjad” and the catching of who forgot it (AB-10).

Every play opens a time in which its player may call and each other seat may catch once: whether a call is needed is
for the players to notice. After a play that leaves one card the next seat has to wait until all others have had time.
"""

from __future__ import annotations

from typing import Final, final

from majlis.cards.card import CardId
from majlis.chance import Chance
from majlis.event import Arg, Who
from majlis.games.abjad_beginner.board import ABJAD, CALL, CATCH, QUIET, Board
from majlis.games.abjad_beginner.state import AbjadState
from majlis.move import DRAW, NOT_NOW, Domain, Field, Move, Play, Reason
from majlis.plan import SEATS, Seat
from majlis.table import Table

PENALTY: Final = 2


# -- the time after a play --


def open_calls(state: AbjadState, seat: Seat, one_left: bool, called: bool, waits: bool) -> None:
    """`seat` has played; `waits`: the next seat must give the others time, if one card is left."""
    state.window += 1
    state.last = seat
    state.owes = one_left and not called
    state.called = called
    state.spoken = 1 << seat if called else 0
    state.pending = ((1 << state.seats) - 1) & ~(1 << seat) if one_left and waits else 0


def close_calls(state: AbjadState) -> None:
    """The seat that acts next has moved, or the round is over."""
    state.last = -1
    state.owes = state.called = False
    state.pending = state.spoken = 0


def sayings(state: AbjadState, seat: Seat) -> list[Move]:
    """What a seat may say on the last play: its player may call, the others may catch or let it be."""
    if state.last < 0 or state.spoken >> seat & 1:
        return [QUIET] if state.pending >> seat & 1 else []
    return [ABJAD] if seat == state.last else [QUIET, CATCH[state.last]]


def keep_quiet(state: AbjadState, seat: Seat) -> None:
    """No objection: the first time it only ends the waiting, a catch is still possible."""
    if state.pending >> seat & 1:
        state.pending &= ~(1 << seat)
    else:
        state.spoken |= 1 << seat


def call(state: AbjadState, seat: Seat, table: Table) -> None:
    """Without need it does nothing."""
    if table.told:
        table.say("calls" if state.owes else "calls-needlessly", [seat], {})
    state.called = True
    state.owes = False
    state.spoken |= 1 << seat


def catch(state: AbjadState, seat: Seat, table: Table) -> bool:
    """Does the catch count? A late or needless one does nothing."""
    state.spoken |= 1 << seat
    state.pending &= ~(1 << seat)
    if table.told:
        args: dict[str, Arg] = {"whom": Who([SEATS[state.last]])}
        table.say("catches" if state.owes else "catches-late" if state.called else "catches-nothing", [seat], args)
    if not state.owes:
        return False
    state.owes = False
    state.pending = 0
    return True


# -- plays that include the call --


@final
class Calling(Domain):
    """The plays of the seat on turn, each with the call. Not listed beside the others: they would be twice as many."""

    def __init__(self, moves: list[Move], needed: bool) -> None:
        self.verb = CALL
        self.moves: list[Move] = moves
        self.needed: bool = needed

    def fields(self) -> list[Field]:
        cards: list[CardId] = []
        terms: list[str] = []
        for move in self.moves:
            if isinstance(move, Play):
                if move.card not in cards:
                    cards.append(move.card)
                if move.part:
                    terms.append(move.part)
        fields = [Field("card", "card", cards)]
        if terms:
            fields.append(Field("part", "one", None, terms, 0, 1))
        return fields

    def refuse(self, move: Move) -> Reason | None:
        return None if move in self.moves else NOT_NOW

    def propose(self, chance: Chance) -> Move | None:
        return self.moves[chance.below(len(self.moves))] if self.moves else None

    def some(self, limit: int) -> list[Move]:
        """Only where it is needed."""
        return self.moves[:limit] if self.needed else self.moves[:0]


def with_call(moves: list[Move], board: Board, automatic: bool) -> list[Move]:
    """The same plays with the call; drawing too, where the card drawn is played at once (`automatic`)."""
    made: list[Move] = []
    for move in moves:
        if isinstance(move, Play):
            made.append(board.called[move.text])
        elif move is DRAW and automatic:
            made.append(board.call_draw)
    return made
