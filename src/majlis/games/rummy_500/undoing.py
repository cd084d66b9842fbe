"""Laying a meld down on the table of Alpha Rummy 500, and taking it up again card by card (R5-14)."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.rummy_500.melding import Laid
from majlis.games.rummy_500.table import (
    DISCARD,
    HAND,
    LAY_THERE,
    RUN,
    TABLE,
    AlphaRummyState,
    came_of,
    cards_of,
    starts_at,
)
from majlis.plan import Seat
from majlis.table import Table


def lay_down(state: AlphaRummyState, seat: Seat, one: Laid, table: Table) -> None:
    """A word goes to the table, or its new cards to the word that they are added to (R5-21)."""
    index = one.index
    if index < 0:
        index = len(state.words)
        state.words.append("")
        state.homes.append(seat)
    zone, start = TABLE[state.homes[index]], starts_at(state, index)
    for card, came in zip(one.cards, one.came, strict=True):
        if came > LAY_THERE:
            table.move(card, RUN[seat] if came >= 0 else HAND[seat], zone)
    _put(state, index, start, one.cards)
    state.words[index] = one.word
    state.laid.append(index)
    state.olds.append(one.old)
    state.came += one.came
    state.points.append(one.points)
    state.bonus.append(one.times)


def tell_word(seat: Seat, one: Laid, table: Table) -> None:
    """A word that is laid, or what a word becomes: with which cards, and what it counts."""
    args: dict[str, Arg] = {"word": one.word, "cards": Cards(one.fresh()), "sum": one.counted()}
    args["times"], args["points"] = one.times, one.points
    if one.old:
        args["old"] = one.old
    table.say("adds" if one.old else "lays", [seat], args)


def _put(state: AlphaRummyState, index: int, start: int, cards: list[CardId]) -> None:
    """Lay the cards of a word, which are all in its zone, side by side from place `start` on."""
    lying = state.piles.zones[TABLE[state.homes[index]]]
    others = [card for card in lying if card not in cards]
    lying[:] = others[:start] + cards + others[start:]


def take_up(state: AlphaRummyState, seat: Seat, falling: list[int], table: Table) -> tuple[list[CardId], list[CardId]]:
    """These words of the meld fall: their new cards go back to the hand and the run; which these are.

    The run lies again in its old order as far as it was not used in words that stand.
    """
    mine, back = list[CardId](), dict[int, CardId]()
    for n in reversed(range(len(state.laid))):
        index, came = state.laid[n], came_of(state, n)
        if index not in falling:
            continue
        start, cards = starts_at(state, index), cards_of(state, index)
        old = [(LAY_THERE - place, card) for place, card in zip(came, cards, strict=True) if place <= LAY_THERE]
        for place, card in zip(came, cards, strict=True):
            if place > LAY_THERE:
                table.move(card, TABLE[state.homes[index]], RUN[seat] if place >= 0 else HAND[seat])
                if place >= 0:
                    back[place] = card
                else:
                    mine.append(card)
        _forget(state, n, index, start, [card for _, card in sorted(old)])
    return mine, _in_order(state, seat, back)


def _forget(state: AlphaRummyState, n: int, index: int, start: int, old: list[CardId]) -> None:
    """The word is what it was before, or no more."""
    first = sum([len(state.words[other]) for other in state.laid[:n]])
    del state.came[first : first + len(state.words[index])]
    if old:
        state.words[index] = state.olds[n]
        _put(state, index, start, old)
    else:
        del state.words[index], state.homes[index]
        state.laid = [other - 1 if other > index else other for other in state.laid]
    del state.laid[n], state.olds[n], state.points[n], state.bonus[n]


def _in_order(state: AlphaRummyState, seat: Seat, back: dict[int, CardId]) -> list[CardId]:
    """The run as it was, without what is used in words that stand."""
    run = state.piles.zones[RUN[seat]]
    standing = [place for place in state.came if place >= 0]
    others = [card for card in run if card not in back.values()]
    ordered = list[CardId]()
    for place in range(len(run) + len(standing)):
        if place in back:
            ordered.append(back[place])
        elif place not in standing:
            ordered.append(others.pop(0))
    run[:] = ordered
    return ordered[:]


def put_back_run(state: AlphaRummyState, seat: Seat, table: Table) -> None:
    """What is left of the run goes back to the spread, in its old order."""
    table.sweep(RUN[seat], DISCARD)
