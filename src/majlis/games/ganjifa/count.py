"""The count of a round of Ganjifa: tricks, payments, the akheri, and who has won the match."""

from __future__ import annotations

from majlis.event import Arg, Who
from majlis.games.ganjifa import deal
from majlis.games.ganjifa.board import Board
from majlis.games.ganjifa.options import GanjifaOptions
from majlis.games.ganjifa.state import GanjifaState
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

# -- the akheri, the lead of the last trick (GI-25) --


def beat_akheri(state: GanjifaState, board: Board, leader: Seat, table: Table) -> None:
    """Another than its leader has won the last trick."""
    if board.akheri != "off":
        state.beaten = state.best
        if table.told:
            table.say("akheri-beaten", [state.best], {"leader": Who([leader])})


def is_last(state: GanjifaState, agreed: GanjifaOptions) -> bool:
    """Does the match end with this round? (GI-24, GI-25)"""
    if state.last_deal:
        return True
    if agreed.akheri != "ends":
        return state.rounds >= agreed.rounds
    if state.rounds >= agreed.most_rounds:
        return True
    lowest = min(state.report)
    return state.rounds > 1 and state.beaten >= 0 and state.report[state.beaten] == lowest < max(state.report)


# -- the count --


def count(state: GanjifaState, board: Board, agreed: GanjifaOptions, ends: bool, table: Table) -> None:
    """Tricks, or after Ser-k'hel cards (GI-22, GI-26); then who pays whom."""
    zones = state.piles.zones
    found = state.tricks[:]
    if board.serkhel:
        found = [len(zones[board.won[s]]) + len(zones[board.side[s]]) for s in range(state.seats)]
    state.report = found
    for seat in SEATS[: state.seats]:
        state.totals[seat] += found[seat]
        if table.told:
            args: dict[str, Arg] = {"count": found[seat], "total": state.totals[seat], "round": state.rounds}
            table.say("counted-cards" if board.serkhel else "counted", [seat], args)
    if not board.stakes:
        return
    if agreed.following != "won-cards" or agreed.pay_both:
        _pay(state, board, agreed, table)
    if agreed.following == "won-cards" and ends:
        _settle(state, board, table)


def _pay(state: GanjifaState, board: Board, agreed: GanjifaOptions, table: Table) -> None:
    """Every loser pays the difference to the winners (GI-21, GI-23)."""
    found = state.report
    high, low = max(found), min(found)
    if high == low:
        if table.told:
            table.say("nobody-pays", [], {})
        return
    pot = 0
    for seat in SEATS[: state.seats]:
        if found[seat] == low or (agreed.payers == "all" and found[seat] < high):
            pot += _pay_one(state, board, seat, high - found[seat], table)
    line = [after(state.last, state.seats, step) for step in range(state.seats)]  # from who took the last trick
    winners = [s for s in line if found[s] == high]
    odd = pot % len(winners)
    for seat in winners:
        share = pot // len(winners) + odd
        odd = 0
        state.balance[seat] += share
        if table.told and pot:
            table.say("receives", [seat], {"amount": share, "balance": state.balance[seat]})


def _pay_one(state: GanjifaState, board: Board, seat: Seat, difference: int, table: Table) -> int:
    if board.akheri == "exempts" and state.beaten == seat:
        if table.told:
            table.say("exempt", [seat], {})
        return 0
    amount = board.stakes * (difference // (state.seats if board.serkhel else 1))
    state.balance[seat] -= amount
    if table.told:
        table.say("pays", [seat], {"amount": amount, "balance": state.balance[seat]})
    return amount


def _settle(state: GanjifaState, board: Board, table: Table) -> None:
    """After the last round nobody needs cards any more, but who would have to buy pays all the same (GI-27)."""
    zones = state.piles.zones
    sizes = [len(zones[board.won[s]]) + (len(zones[board.side[s]]) if board.serkhel else 0) for s in range(state.seats)]
    owed: dict[tuple[Seat, Seat], int] = {}
    for pair in deal.purchases(state, sizes, deal.hand_size(state, board)):
        owed[pair] = owed.get(pair, 0) + 1
    for (buyer, seller), cards in owed.items():
        price = deal.pay_for(state, board, buyer, seller, cards, state.beaten)
        if table.told:
            args: dict[str, Arg] = {"count": cards, "seller": Who([seller]), "price": price}
            args["balance"] = state.balance[buyer]
            table.say("settles", [buyer], args)


# -- the end of the match --


def standing(state: GanjifaState, board: Board) -> list[int]:
    """Tricks in all, or with stakes the balance (GI-24)."""
    return state.balance if board.stakes else state.totals


def say_end(state: GanjifaState, board: Board, table: Table) -> None:
    """Equal winners share."""
    if table.told:
        scores = standing(state, board)
        winners = [s for s in SEATS[: state.seats] if scores[s] == max(scores)]
        what = "match-shared" if len(winners) > 1 else "match-won"
        table.say(f"{what}-stakes" if board.stakes else what, winners, {"total": max(scores)})
