"""Drawing from the stock, which is renewed out of the discards when it is empty."""

from __future__ import annotations

from typing import Final

from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import AbjadState, entered
from majlis.plan import Seat
from majlis.table import Table

RENEWALS: Final = 5  # AB-19


def fetch(state: AbjadState, board: Board, seat: Seat, count: int, table: Table) -> bool:
    """From the stock, renewed when it is empty (AB-09); True if it cannot be renewed any more (AB-19)."""
    zones = state.piles.zones
    hand = zones[board.hand[seat]]
    wanted = len(hand) + count
    while len(hand) < wanted:
        if not zones[board.stock]:
            if len(zones[board.discard]) < 2:
                return False
            if state.renewals == RENEWALS:
                return True
            _renew(state, board, table)
        before = len(hand)
        table.draw(wanted - before, board.stock, board.hand[seat])
        entered(state, seat, before, len(hand))
    return False


def _renew(state: AbjadState, board: Board, table: Table) -> None:
    state.renewals += 1
    table.draw_under(board.discard, board.stock)
    table.shuffle(board.stock)
    if len(state.piles.zones[board.stock]) == 1:
        table.reveal(state.piles.zones[board.stock][0])
    if table.told:
        table.say("renewed", [], {"left": len(state.piles.zones[board.stock])})
