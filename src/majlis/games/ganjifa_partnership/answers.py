"""How a lead is answered: following cards first, then for each missing one the highest of a named suit.

Each function that goes on to the next answer is true when all have answered.
"""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term, Who
from majlis.games.ganjifa_partnership.board import (
    FOLLOWING,
    HAND,
    NAMING,
    PLAYERS,
    THROWING,
    TRICK,
    Board,
    PartnershipState,
)
from majlis.plan import Seat, Zone, after
from majlis.table import Table


def put(state: PartnershipState, board: Board, seat: Seat, card: CardId, table: Table) -> None:
    """A card to the lead now in play."""
    table.move(card, HAND[seat], TRICK[seat])
    if state.owes == seat and board.suit[card] == state.suit:  # it may be the one that was given back
        state.owes = -1


# -- the answers (GP-04, GP-05) --


def answer_from(state: PartnershipState, board: Board, seat: Seat, once: bool, table: Table) -> bool:
    """This seat answers the lead, unless it is the leader's turn again."""
    if seat == state.leader:
        return True
    state.answerer = seat
    state.place = 0
    return next_place(state, board, once, table)


def next_place(state: PartnershipState, board: Board, once: bool, table: Table) -> bool:
    """First all cards that can be followed; suits that cannot are noted."""
    suit, seat = board.suit, state.answerer
    led, hand = state.piles.zones[TRICK[state.leader]], state.piles.zones[HAND[seat]]
    while state.place < len(led):
        wanted = suit[led[state.place]]
        for card in hand:
            if suit[card] == wanted:
                state.ask(FOLLOWING, seat)
                return False
        void(state, board, seat, wanted, table)
        state.missing.append(wanted)
        state.place += 1
    return next_missing(state, board, once, table)


def follow(state: PartnershipState, board: Board, card: CardId, once: bool, table: Table) -> bool:
    """One card for one that was led."""
    seat = state.answerer
    put(state, board, seat, card, table)
    if table.told:
        table.say("follows", [seat], {"card": Cards([card])})
    state.place += 1
    return next_place(state, board, once, table)


def next_missing(state: PartnershipState, board: Board, once: bool, table: Table) -> bool:
    """For each missing card the leader names a suit; then the next seat answers."""
    while state.missing:
        if not once or state.named < 0 or state.named == state.missing[0]:
            state.ask(NAMING, state.leader)
            return False
        if not throw_named(state, board, state.named, table):
            return False
    return answer_from(state, board, after(state.answerer, PLAYERS), once, table)


def name(state: PartnershipState, board: Board, suit: int, once: bool, table: Table) -> bool:
    """The leader names a suit for the first card that is missing."""
    if once:
        state.named = suit
    if table.told:
        args: dict[str, Arg] = {"suit": Term(board.terms[suit]), "other": Who([state.answerer])}
        args["missing"] = Term(board.terms[state.missing[0]])
        table.say("names", [state.leader], args)
    return throw_named(state, board, suit, table) and next_missing(state, board, once, table)


def throw_named(state: PartnershipState, board: Board, suit: int, table: Table) -> bool:
    """The highest card of the named suit goes by itself; without one, the seat is asked for any card (False)."""
    seat = state.answerer
    held = board.of_suit(state.piles.zones[HAND[seat]], suit)
    if not held:
        void(state, board, seat, suit, table)
        state.ask(THROWING, seat)
        return False
    card = min(held)  # GP-06
    table.rule_out(HAND[seat], board.whole[suit] & ((1 << card) - 1))
    throw(state, board, card, "throws-highest", table)
    return True


def throw(state: PartnershipState, board: Board, card: CardId, what: str, table: Table) -> None:
    """For the first card that is missing."""
    seat = state.answerer
    state.missing.pop(0)
    put(state, board, seat, card, table)
    if table.told:
        table.say(what, [seat], {"card": Cards([card])})


# -- what everybody can conclude --


def void(state: PartnershipState, board: Board, seat: Seat, suit: int, table: Table) -> None:
    """This seat has no card of the suit."""
    state.voids[seat] |= 1 << suit
    table.rule_out(HAND[seat], board.whole[suit])


def tops_are_elsewhere(state: PartnershipState, board: Board, seat: Seat, best: list[int], table: Table) -> None:
    """All hukms are led, so of every suit the first card still out is in another hand."""
    table.rule_out(HAND[seat], sum([1 << card for card in best if card < len(board.suit)]))


def credible(state: PartnershipState, board: Board, zone: Zone, cards: list[CardId]) -> bool:
    """Who was given a card of the lead suit holds one until it is played; who must follow can."""
    suit = board.suit
    if state.owes >= 0 and zone == HAND[state.owes]:
        wanted = state.suit
        if not any(suit[card] == wanted for card in cards):
            return False
    if state.acting and state.task == FOLLOWING and zone == HAND[state.answerer]:
        wanted = suit[state.piles.zones[TRICK[state.leader]][state.place]]
        return any(suit[card] == wanted for card in cards)
    return True
