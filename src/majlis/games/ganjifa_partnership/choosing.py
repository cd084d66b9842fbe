"""What may be done at a table of partnership Ganjifa, and the reasons against the rest."""

from __future__ import annotations

from typing import Final

from majlis.event import Term
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    AGREE,
    ANSWERING,
    ASK,
    CONCEDE,
    DECLINE,
    FOLLOWING,
    HAND,
    KEEP,
    KEEPING,
    LEAD,
    LEADING,
    NAMING,
    NO_ADVICE,
    OFFER,
    REFUSE,
    THROWING,
    TRICK,
    UNASKED,
    Board,
    PartnershipState,
)
from majlis.games.ganjifa_partnership.options import PartnershipOptions
from majlis.move import Move, Reason, Why
from majlis.plan import Seat

ASKED_ALREADY: Final = Reason("asked-already")
HUKMS_FIRST: Final = Reason("hukms-first")
NO_HUKM: Final = Reason("no-hukm")


def choices(state: PartnershipState, board: Board, agreed: PartnershipOptions, seat: Seat, why: Why) -> list[Move]:
    """By what is asked; following, which is asked most, comes first."""
    task = state.task
    if task == FOLLOWING:
        return only(
            state, board, seat, board.suit[state.piles.zones[TRICK[state.leader]][state.place]], "follow-suit", why
        )
    if task == LEADING:
        return leads(state, board, agreed, seat, why)
    if task == NAMING:
        return names(state, board, why)
    if task == THROWING:
        return [board.play[card] for card in state.piles.zones[HAND[seat]]]
    if task == ADVISING:
        return advices(state, board, agreed, seat, why)
    if task == ANSWERING:
        return answers(state, board, seat, why)
    return [KEEP, OFFER] if task == KEEPING else [AGREE, REFUSE]


def only(state: PartnershipState, board: Board, seat: Seat, suit: int, reason: str, why: Why) -> list[Move]:
    """Only cards of one suit."""
    hand = state.held(seat)
    if why.told:
        for card in hand:
            if board.suit[card] != suit:
                why.bar(board.play[card], Reason(reason, {"suit": Term(board.terms[suit])}))
    return [board.play[card] for card in hand if board.suit[card] == suit]


def answers(state: PartnershipState, board: Board, seat: Seat, why: Why) -> list[Move]:
    """Accept, with any card of the lead suit to give back, or decline (GP-02)."""
    cards = board.of_suit(state.held(seat), state.suit)
    if why.told:
        for card in state.held(seat):
            if card not in cards:
                why.bar(board.accept[card], Reason("give-lead-suit", {"suit": Term(board.terms[state.suit])}))
    return [*[board.accept[card] for card in cards], DECLINE]


def leads(state: PartnershipState, board: Board, agreed: PartnershipOptions, seat: Seat, why: Why) -> list[Move]:
    """All hukms at once (GP-04); without any, ask the partner once, and then one card (GP-07)."""
    hand = state.held(seat)
    more: list[Move] = [CONCEDE] if agreed.concede and not state.refused else []
    if board.hukms(state.hands(), seat):
        if why.told:
            for card in hand:
                why.bar(board.play[card], HUKMS_FIRST)
            why.bar(ASK, HUKMS_FIRST)
        return [LEAD, *more]
    why.bar(LEAD, NO_HUKM)
    if state.advice == UNASKED:
        more.append(ASK)
    else:
        why.bar(ASK, ASKED_ALREADY)
    if state.advice >= 0 and board.of_suit(hand, state.advice):
        return only(state, board, seat, state.advice, "advised-suit", why) + more
    return [*[board.play[card] for card in hand], *more]


def advices(state: PartnershipState, board: Board, agreed: PartnershipOptions, seat: Seat, why: Why) -> list[Move]:
    """Any suit, or as agreed only those in which the partner holds the hukm; or none (GP-07)."""
    if agreed.advice == "any":
        return [*board.advise, NO_ADVICE]
    suits = {board.suit[card] for card in board.hukms(state.hands(), seat)}
    if why.told:
        for s, move in enumerate(board.advise):
            if s not in suits:
                why.bar(move, Reason("no-hukm-there", {"suit": Term(board.terms[s])}))
    return [*[move for s, move in enumerate(board.advise) if s in suits], NO_ADVICE]


def names(state: PartnershipState, board: Board, why: Why) -> list[Move]:
    """Any suit but the one that could not be followed (GP-05)."""
    missing = state.missing[0]
    if why.told:
        why.bar(board.name[missing], Reason("suit-is-missing", {"suit": Term(board.terms[missing])}))
    return [move for s, move in enumerate(board.name) if s != missing]
