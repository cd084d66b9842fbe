"""What everybody may conclude about a hand from what is led, and from what is not.

A single card that cannot be in a hand, or must be, goes to the table at once. What joins cards is remembered for each
seat and suit until one of these cards is played: that the first two cards out were not held together, and that one of
them was not held with any weaker one, which would have been a deni.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from majlis.cards.card import CardId
from majlis.games.ganjifa.board import Board, halves
from majlis.games.ganjifa.ladder import first, gone, next_below, outstanding
from majlis.games.ganjifa.state import FACE_DOWN, SUIT, GanjifaState
from majlis.plan import SEATS, Seat, Zone
from majlis.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

SECOND_ALONE: Final = 1  # in `lows`: the second was not held with a weaker card
FIRST_ALONE: Final = 2  # nor was the first


def forget_all(state: GanjifaState) -> None:
    """A new round."""
    for i in range(len(state.firsts)):
        _join(state, i, -1, -1, 0)
    for seat in range(state.seats):
        state.claims[seat] = 0


def must_hold(card: CardId, zone: Zone, table: Table) -> None:
    """Everyone can tell that this card lies there."""
    piles = table.piles
    piles.known[card] = piles.plan.everyone
    piles.traced[zone] = piles.plan.everyone


# -- a lead is made: `out` is what was outstanding before it --


def from_run(state: GanjifaState, board: Board, suit: int, out: list[int], led: int, table: Table) -> None:
    """Cards of a run were led: the next is still there. If all but the last were led, the run goes no further."""
    rest = out[suit] & ~led
    hand = board.hand[state.leader]
    must_hold(board.card(suit, first(rest)), hand, table)
    after = next_below(rest)
    if after and not state.second:
        table.rule_out(hand, board.alone[board.card(suit, after)])


def from_deni(state: GanjifaState, board: Board, suit: int, out: list[int], table: Table) -> None:
    """The second card out is there and the first is not; no suit had a run."""
    must_hold(board.card(suit, next_below(out[suit])), board.hand[state.leader], table)
    no_pairs(state, board, out, False)


def from_hukms(state: GanjifaState, board: Board, out: list[int], led: list[int], step: bool, table: Table) -> None:
    """All hukms were led, or whole runs; what is the first out now is elsewhere. `step`: a deni was due before that."""
    hand = board.hand[state.leader]
    barred = 0
    for s in range(board.suits):
        rest = out[s] & ~led[s]
        if rest:
            barred |= board.alone[board.card(s, first(rest))]
    table.rule_out(hand, barred)
    if step:
        for s in range(board.suits):
            below = 0 if led[s] else next_below(out[s])
            if below:
                _join(state, state.leader * board.suits + s, -1, board.card(s, below), SECOND_ALONE)


def has_a_hukm(state: GanjifaState, board: Board, out: list[int]) -> None:
    """The leader led a card that is no hukm though he has one (GI-01)."""
    if not state.claims[state.leader]:
        state.claims[state.leader] = sum([1 << s for s in range(board.suits) if out[s]])


def from_hidden(state: GanjifaState, board: Board, out: list[int], card: CardId, table: Table) -> None:
    """The leader lays a card face down that is no hukm (GI-20): he is beyond step 2, or 3."""
    piles, hand, hidden = table.piles, board.hand[state.leader], board.hidden
    if board.low_lead:
        no_pairs(state, board, out, board.must_deni)
    else:
        from_hukms(state, board, out, [0] * board.suits, board.must_deni, table)
    here = sum([board.alone[c] for c in piles.zones[hand] if piles.known[c] == piles.plan.everyone])
    for seat in range(state.seats):
        if seat != state.leader:
            table.rule_out(board.hand[seat], here)
    table.move(card, hand, hidden)
    hukms = sum([board.alone[board.card(s, first(out[s]))] for s in range(board.suits) if out[s]])
    table.rule_out(hidden, hukms | piles.cannot[hand])


def from_answer(state: GanjifaState, board: Board, seat: Seat, card: CardId, table: Table) -> None:
    """Who must follow or beat, and does not, cannot."""
    if state.kind == FACE_DOWN:
        if board.suit[card] != state.suit:
            void(board, seat, state.suit, table)
    elif board.must_beat:
        table.rule_out(board.hand[seat], board.whole[state.suit] & ((1 << state.high) - 1))


def void(board: Board, seat: Seat, suit: int, table: Table) -> None:
    """He has no card of this suit."""
    table.rule_out(board.hand[seat], board.whole[suit])


def no_pairs(state: GanjifaState, board: Board, out: list[int], alone: bool) -> None:
    """The leader has no run in any suit; and, if `alone`, no deni either."""
    for s in range(board.suits):
        if next_below(out[s]):
            i = state.leader * board.suits + s
            top, second = board.card(s, first(out[s])), board.card(s, next_below(out[s]))
            lows = SECOND_ALONE if alone else 0
            if state.lows[i] & SECOND_ALONE and state.seconds[i] == second:  # what is known already stays so
                lows |= SECOND_ALONE
            if state.lows[i] & SECOND_ALONE and state.seconds[i] == top:
                lows |= FIRST_ALONE
            if state.lows[i] & FIRST_ALONE and state.firsts[i] == top:
                lows |= FIRST_ALONE
            _join(state, i, top, second, lows)


def _join(state: GanjifaState, i: int, top: int, second: int, lows: int) -> None:
    state.firsts[i] = top
    state.seconds[i] = second
    state.lows[i] = lows


# -- a card is played: what was joined comes apart --


def played(state: GanjifaState, board: Board, seat: Seat, card: CardId, table: Table) -> None:
    """`seat` has shown that this card was in the hand."""
    gone(state, board, card)
    suit = board.suit[card]
    i = suit
    for other in range(state.seats):
        second = state.seconds[i]
        if second >= 0 and (card == second or card == state.firsts[i] or (other == seat and card > second)):
            _resolve(state, board, i, card, board.hand[other] if other == seat else Zone(-1), table)
        i += board.suits
    for other in range(state.seats if board.low_lead else 0):  # nothing else makes claims
        if state.claims[other] >> suit & 1 and _was_first(state, board, card):
            state.claims[other] = 0 if other == seat else state.claims[other] & ~(1 << suit)


def _resolve(state: GanjifaState, board: Board, i: int, card: CardId, own: Zone, table: Table) -> None:
    """One of the joined cards at `i` was played, out of the hand they were joined in if `own` is a zone."""
    top, second, lows = state.firsts[i], state.seconds[i], state.lows[i]
    if own >= 0:
        if card > second and not lows:
            return
        _loosen(board, top, second, lows, card, own, table)
        _join(state, i, -1, -1, 0)
    elif card == top and lows & SECOND_ALONE:
        _join(state, i, -1, second, SECOND_ALONE)
    elif card == second and lows & FIRST_ALONE:
        _join(state, i, -1, top, SECOND_ALONE)
    else:
        _join(state, i, -1, -1, 0)


def _loosen(board: Board, top: int, second: int, lows: int, card: CardId, own: Zone, table: Table) -> None:
    """Of the joined cards this one was held: so the others were not."""
    if card == top:
        table.rule_out(own, board.weaker(card) if lows & FIRST_ALONE else board.alone[second])
    elif card == second:
        table.rule_out(own, (board.alone[top] if top >= 0 else 0) | (board.weaker(card) if lows & SECOND_ALONE else 0))
    else:
        gone = board.alone[second] if lows & SECOND_ALONE else 0
        table.rule_out(own, gone | (board.alone[top] if lows & FIRST_ALONE else 0))


def _was_first(state: GanjifaState, board: Board, card: CardId) -> bool:
    stronger = board.bits[card] - 1
    return not outstanding(state, board)[board.suit[card]] & stronger


# -- could a hand be this one? --


def credible(state: GanjifaState, board: Board, zone: Zone, cards: list[CardId]) -> bool:
    """Could this place hold these cards? What lies face down belongs to the hand it came from."""
    seat = board.plan.owners[zone]
    zones = state.piles.zones
    if zone == board.hidden and board.wilkins:
        leader = state.leader
        return believable(state, board, leader, [*zones[board.hand[leader]], *cards])
    if seat < 0 or seat >= state.seats or zone != board.hand[seat]:
        return True
    if state.task == SUIT and seat == state.leader and not any(board.suit[c] == state.suit for c in cards):
        return False  # he was not asked to give his hand up
    if board.wilkins and seat == state.leader:
        return believable(state, board, SEATS[seat], [*cards, *zones[board.hidden]])
    return believable(state, board, SEATS[seat], cards)


def believable(state: GanjifaState, board: Board, seat: Seat, cards: list[CardId]) -> bool:
    """Is there nothing in it that all know not to be there together?"""
    start = seat * board.suits
    claimed = state.claims[seat]
    if not claimed and not _is_joined(state, start, board.suits):
        return True
    seconds, firsts, lows = state.seconds, state.firsts, state.lows
    low, high = halves(cards)
    for s in range(board.suits):
        second: i64 = seconds[start + s]
        if second >= 0:
            held: i64 = board.part(s, low, high)
            shift: i64 = board.first[s]
            top: i64 = firsts[start + s]
            apart: i64 = lows[start + s]
            with_first = top >= 0 and held >> (top - shift) & 1 != 0
            with_second = held >> (second - shift) & 1 != 0
            lower = held >> (second - shift + 1) != 0
            if with_second and (with_first or (lower and apart & SECOND_ALONE)):
                return False
            if with_first and lower and apart & FIRST_ALONE:
                return False
    return not claimed or _claims_hold(state, board, claimed, cards)


def _is_joined(state: GanjifaState, start: int, suits: int) -> bool:
    """Is there any suit of which more is known than where single cards are?"""
    seconds = state.seconds
    return any(seconds[i] >= 0 for i in range(start, start + suits))


def _claims_hold(state: GanjifaState, board: Board, claimed: int, cards: list[CardId]) -> bool:
    out = outstanding(state, board)
    return any(claimed >> board.suit[c] & 1 and board.bits[c] == first(out[board.suit[c]]) for c in cards)
