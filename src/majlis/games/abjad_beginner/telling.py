"""What is said of a deal and of a play."""

from __future__ import annotations

from majlis.event import Arg, Cards, Term
from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import AbjadState
from majlis.move import Play
from majlis.plan import SEATS, Seat
from majlis.table import Table


def tell_deal(state: AbjadState, board: Board, table: Table) -> None:
    """The dealer, the card turned up, and to each seat its hand by colour and letter (AB-15)."""
    zones = state.piles.zones
    table.say("round-begins", [state.dealer], {"round": state.deals})
    table.say("first-card", [], {"card": Cards(zones[board.discard][-1:])})
    for seat in SEATS[: state.seats]:
        table.tell(seat, "your-hand", {"cards": Cards(sorted(zones[board.hand[seat]]))})


def say_play(state: AbjadState, board: Board, seat: Seat, move: Play, called: bool, table: Table) -> None:
    """The card, the colour it names, the call, and how many cards are left."""
    left_over = len(state.piles.zones[board.hand[seat]])
    args: dict[str, Arg] = {"card": Cards([move.card]), "left": left_over, "called": int(called)}
    if state.colour >= 0:
        args["colour"] = Term(board.terms[state.colour])
    table.say("plays-naming" if state.colour >= 0 else "plays", [seat], args)
