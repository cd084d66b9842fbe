"""The count at the end of a round (AB-12)."""

from __future__ import annotations

from majlis.event import Cards
from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import AbjadState
from majlis.plan import Seat, after
from majlis.table import Table


def worth(state: AbjadState, board: Board, seat: Seat) -> int:
    """Letters count their number, action cards 30, a wild 60 (printed)."""
    return sum([board.pack.points[card] for card in state.piles.zones[board.hand[seat]]])


def count(state: AbjadState, board: Board, winner: Seat, table: Table) -> None:
    """All cards left in the other hands are the winner's points; the hands are shown (AB-18)."""
    gained = 0
    for step in range(1, state.seats):
        seat = after(winner, state.seats, step)
        points = worth(state, board, seat)
        gained += points
        if table.told:
            cards = Cards(sorted(state.piles.zones[board.hand[seat]]))
            table.say("is-left-with", [seat], {"cards": cards, "points": points})
        state.piles.traced[board.hand[seat]] = board.plan.everyone
        for card in state.piles.zones[board.hand[seat]]:
            state.piles.known[card] = board.plan.everyone
    state.scores[winner] += gained
    if table.told:
        table.say("scores", [winner], {"points": gained, "total": state.scores[winner]})
