"""The count after a deal of Basra: cards, basras, extra points; and how the end is told."""

from __future__ import annotations

from majlis.event import Arg, Cards
from majlis.games.basra.places import BASRA, EXTRA, FLOOR, MOST_CARDS, TAKEN, BasraState
from majlis.kit.scores import sides
from majlis.table import Table


def count(state: BasraState, with_extra: bool, tie_carries: bool, table: Table) -> None:
    """Add up what each side has won in this deal (BA-16 to BA-19)."""
    zones = state.piles.zones
    leave_floor(state, table)
    won = [zones[TAKEN[side]] + zones[BASRA[side]] for side in range(2)]
    cards = [len(pile) for pile in won]
    most = [MOST_CARDS + state.carried if cards[side] > cards[1 - side] else 0 for side in range(2)]  # BA-17
    extra = [sum([EXTRA[c] for c in pile]) if with_extra else 0 for pile in won]  # BA-19
    if tie_carries:  # BA-18
        state.carried = state.carried + MOST_CARDS if cards[0] == cards[1] else 0
    if table.told and cards[0] == cards[1]:
        table.say("even", [], {"cards": cards[0], "carried": state.carried})
    state.report = []
    for side in range(2):
        gained = most[side] + state.bonus[side] + extra[side]
        state.scores[side] += gained
        state.report += [cards[side], state.basras[side], gained]
        if table.told:
            say_count(state, side, most[side], extra[side], table)


def leave_floor(state: BasraState, table: Table) -> None:
    """What is left on the floor goes to the side that captured last (BA-16)."""
    left = state.piles.zones[FLOOR]
    if not left:
        return
    if table.told:
        cards = Cards(left[:])
        if state.last < 0:
            table.say("floor-to-nobody", [], {"cards": cards})
        else:
            table.say("floor-to", sides(state.seats)[state.last], {"cards": cards})
    if state.last >= 0:
        table.sweep(FLOOR, TAKEN[state.last])


def say_count(state: BasraState, side: int, most: int, extra: int, table: Table) -> None:
    """Tell what a side has, and why it counts so much."""
    cards, basras, points = state.report[side * 3 : side * 3 + 3]
    args: dict[str, Arg] = {"cards": cards, "most": most, "basras": basras, "bonus": state.bonus[side]}
    args["extra"] = extra
    args["points"] = points
    args["total"] = state.scores[side]
    table.say("counted", sides(state.seats)[side], args)


def say_end(state: BasraState, table: Table) -> None:
    """Tell who has won the match."""
    if not table.told:
        return
    best = standing(state)
    if best[0] == best[1]:
        table.say("match-shared", [], {"total": state.scores[0]})
        return
    side = 0 if best[0] > best[1] else 1
    rubber = state.games[0] != state.games[1]
    kept = state.games if rubber else state.scores
    args: dict[str, Arg] = {"total": kept[side], "other": kept[1 - side]}
    table.say("rubber-won" if rubber else "match-won", sides(state.seats)[side], args)


def standing(state: BasraState) -> list[int]:
    """Games before points (BA-35)."""
    return [games * 10_000 + score for games, score in zip(state.games, state.scores, strict=True)]
