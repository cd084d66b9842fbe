"""Steps of a deal of Alpha Rummy 500 that are the same at every table: drawing, counting, the end."""

from __future__ import annotations

from typing import Final

from majlis.event import Arg, Cards
from majlis.games.rummy_500.moves import END, take
from majlis.games.rummy_500.table import DISCARD, HAND, PACK, RUN, STOCK, TABLE, AlphaRummyState
from majlis.kit import claims
from majlis.move import DRAW, Move, Reason, Why
from majlis.plan import SEATS, Seat, bit
from majlis.table import Table

MELD_FIRST: Final = Reason("meld-first")
DRAW_NOW: Final = Reason("draw-now")
NO_STOCK: Final = Reason("stock-empty")


def ways_to_draw(state: AlphaRummyState, why: Why) -> list[Move]:
    """From the stock, or a run; with an empty stock a run, or the end of the deal (R5-11)."""
    spread = state.piles.zones[DISCARD]
    runs: list[Move] = [take(spread, n) for n in range(1, len(spread) + 1)]
    if state.back:  # R5-20
        for move in runs:
            why.bar(move, DRAW_NOW)
        return [DRAW]
    if state.piles.zones[STOCK]:
        return [DRAW, *runs]
    why.bar(DRAW, NO_STOCK)
    return [*runs, END]


def draw(state: AlphaRummyState, seat: Seat, count: int, what: str, table: Table) -> None:
    """So many cards of the stock, or as many as there are (R5-13), told as `what`."""
    hand, stock = state.piles.zones[HAND[seat]], state.piles.zones[STOCK]
    before = len(hand)
    table.draw(count, STOCK, HAND[seat])
    if len(hand) > before:
        state.still = 0
    if table.told:
        table.say(what, [seat], {"cards": Cards(hand[before:]), "left": len(stock)}, bit(seat))


def count(state: AlphaRummyState, seat: Seat, table: Table) -> None:
    """What stands counts, and cards of the run that were not used are the seat's now."""
    points = sum(state.points)
    state.scores[seat] += points
    state.scored = state.scored or points > 0
    state.still = 0
    state.used += [state.words[index] for index in state.laid]
    state.touched += state.laid
    table.sweep(RUN[seat], HAND[seat])
    if table.told:
        args: dict[str, Arg] = {"words": len(state.laid), "points": points, "total": state.scores[seat]}
        table.say("counts", [seat], args)
    state.laid, state.olds, state.came, state.points, state.bonus = [], [], [], [], []


def subtract_hands(state: AlphaRummyState, table: Table) -> None:
    """What is left in the hands is turned up and subtracted (R5-12); a vowel card counts 1 (G-13)."""
    for seat in SEATS[: state.seats]:
        cards = sorted(state.piles.zones[HAND[seat]])
        points = sum([PACK.points[card] for card in cards])
        state.scores[seat] -= points
        for card in cards:
            table.reveal(card)
        if table.told:
            args: dict[str, Arg] = {"cards": Cards(cards), "points": points, "total": state.scores[seat]}
            table.say("hand-counts", [seat], args)


def gather(table: Table) -> None:
    """All cards go back to the stock."""
    for zones in (HAND, RUN, TABLE):
        for zone in zones:
            table.sweep(zone, STOCK)
    table.sweep(DISCARD, STOCK)


def finish(state: AlphaRummyState, what: str, costs: bool, table: Table) -> None:
    """The match is over: nobody may move any more, and the highest total wins."""
    state.acting = 0
    if table.told and what:
        table.say(what, [], {})
    claims.reckon(state, state.scores, costs, table)
