"""How a deal begins: hands, biribakia, and the card that says which letter counts double."""

from __future__ import annotations

from majlis.event import Cards
from majlis.games.wordish.board import DEALT, HAND, KITTY, STOCK, TURNED, Board
from majlis.games.wordish.state import WordishState
from majlis.plan import SEATS, Zone, after
from majlis.table import Table


def deal_out(state: WordishState, board: Board, named: bool, shared: bool, table: Table) -> bool:
    """Deal; True if the card that was turned is an atout, and `named` lets the first player have it (WO-02)."""
    _gather(state, table)
    table.shuffle(STOCK)
    for step in range(1, state.seats + 1):
        table.draw(DEALT, STOCK, HAND[after(state.dealer, state.seats, step)])
    for side in range(len(state.words)):
        table.draw(DEALT, STOCK, KITTY[side])
    if table.told:
        table.say("deal-begins", [state.dealer], {"deal": state.deals})
    wild = _turn(state, board, named, table)
    if shared and state.seats == 4:
        _put_together(state, table)
    if table.told:
        for seat in [s for s in SEATS[: state.seats] if state.piles.zones[HAND[s]]]:
            table.tell(seat, "your-hand", {"cards": Cards(sorted(state.piles.zones[HAND[seat]]))})
    return wild


def _put_together(state: WordishState, table: Table) -> None:
    """One hand for each pair (WO-12): it lies with the partner of who plays it first, who gets it for that turn."""
    for step in (1, 2):
        first = after(state.dealer, state.seats, step)
        table.sweep(HAND[first], HAND[after(first, state.seats, 2)])


def _gather(state: WordishState, table: Table) -> None:
    """All cards together, and nothing laid."""
    for zone in range(len(state.piles.zones)):
        if zone != STOCK:
            table.sweep(Zone(zone), STOCK)
    state.deals += 1
    state.turns = 0
    state.doubled = ""
    state.words = [[] for _ in state.words]
    state.reached = [0] * len(state.words)
    state.fetched = [0] * len(state.words)
    state.order, state.steps, state.fell = [], [], False


def _turn(state: WordishState, board: Board, named: bool, table: Table) -> bool:
    """Turn one card (WO-02); an atout goes back into the stock for another."""
    turned = state.piles.zones[TURNED]
    table.draw(1, STOCK, TURNED)
    if board.wild[turned[-1]] and named:
        if table.told:
            table.say("turned-free", [after(state.dealer, state.seats)], {})
        return True
    while board.wild[turned[-1]]:
        if table.told:
            table.say("turned-atout", [], {})
        table.draw(1, STOCK, TURNED)
        table.move(turned[0], TURNED, STOCK)
        table.shuffle(STOCK)
    state.doubled = board.pack.code[turned[-1]]
    if table.told:
        table.say("turned", [], {"card": Cards(turned[:])})
    return False
