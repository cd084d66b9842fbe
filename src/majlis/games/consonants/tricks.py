"""A trick: what may be played to it, who takes it, and what a play tells everybody (CO-04 to CO-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from majlis.cards.alpha import LETTERS
from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term
from majlis.games.consonants.table import (
    BITS,
    FACE,
    HAND,
    HOLDERS,
    KITTY,
    LEADS,
    OVER,
    PACK,
    SHOWS,
    TAKEN,
    TRICK,
    TRICKS,
    WAYS,
    WILD,
    ConsonantsState,
    counted,
    way,
)
from majlis.kit.abjad_words import picked
from majlis.move import Move, Play, Reason, Why
from majlis.plan import SEATS, Seat, after
from majlis.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

FOLLOWS: Final = 0  # the letter led
BEATS: Final = 1  # another one, none in the trick being later
UNDER: Final = 2  # neither
MANNERS: Final = ["follows", "goes-over", "stays-under"]


def led(state: ConsonantsState) -> int:
    """The letter that was led; -1 before."""
    return state.named[state.leader] if state.winner < 0 else -1


def latest(state: ConsonantsState) -> int:
    """The latest letter in the trick."""
    return max(state.named)


def faces(cards: list[CardId]) -> list[CardId]:
    """The cards of a hand, those that look the same once."""
    made: list[CardId] = []
    seen = 0  # more cards than an i64 has bits
    for card in cards:
        face = FACE[card]
        if not seen >> face & 1:
            seen |= 1 << face
            made.append(FACE[card])
    return made


def named(number: int) -> Term:
    """A letter by its name."""
    return Term(f"named-{LETTERS[number]}")


def part_of(state: ConsonantsState, seat: Seat) -> Term:
    """The letter that a vowel or wild card in the trick stands for."""
    several = len(SHOWS[state.piles.zones[TRICK[seat]][0]]) > 1
    return Term(f"letter-{LETTERS[state.named[seat]]}" if several else "letter-own")


# -- the first lead, a card, the end of a trick --


def open_tricks(state: ConsonantsState, table: Table) -> None:
    """The J is led by who holds it now; everybody learns who that is, and what must lie in the kitty (CO-03)."""
    opener = next(card for card in LEADS if card not in state.piles.zones[KITTY])  # in an imagined world another
    state.opener = opener
    state.leader = next(s for s in SEATS[: state.seats] if opener in state.piles.zones[HAND[s]])
    state.phase = TRICKS
    state.winner = -1
    state.named = [-1] * state.seats
    state.acting = 1 << state.leader
    missing = LEADS[: LEADS.index(opener)]
    for card in [*missing, opener]:
        table.reveal(card)
    if table.told:
        table.say("first-lead", [state.leader], {"card": Cards([opener]), "missing": Cards(missing)})


def put(state: ConsonantsState, seat: Seat, move: Play, table: Table) -> None:
    """A card goes to the trick, with its letter; before a lead the last trick is taken away."""
    first, high = led(state), latest(state)
    if state.winner >= 0:
        gather(state, table)
    hand = state.piles.zones[HAND[seat]]
    table.move(picked(PACK, [move.card], hand, state.piles.known)[0], HAND[seat], TRICK[seat])
    state.named[seat] = move.mode
    state.opener = -1
    if first >= 0:
        conclude(seat, first, high, move.mode, table)
    if table.told:
        args: dict[str, Arg] = {"card": Cards([move.card]), "part": Term(move.part or "letter-own")}
        if first >= 0:
            args["letter"], args["high"], args["same"] = named(first), named(high), int(first == high)
        table.say("leads" if first < 0 else MANNERS[manner(first, high, move.mode)], [seat], args)


def gather(state: ConsonantsState, table: Table) -> None:
    """The trick goes to who took it (CO-17)."""
    for s in SEATS[: state.seats]:
        table.sweep(TRICK[s], TAKEN[state.winner])
    state.winner = -1
    state.named = [-1] * state.seats


# -- what may be played --


def playable(state: ConsonantsState, seat: Seat, why: Why) -> list[Move]:
    """The plays that the rules allow, and to `why` the reasons against the others."""
    hand = faces(state.piles.zones[HAND[seat]])
    first = led(state)
    return _leads(state, hand, why) if first < 0 else _answers(hand, first, latest(state), why)


def _leads(state: ConsonantsState, hand: list[CardId], why: Why) -> list[Move]:
    """Any card (CO-19), but first of all the J (CO-03, CO-04)."""
    if state.opener < 0:
        return [play for card in hand for play in WAYS[card]]
    opener = CardId(state.opener)
    if why.told:
        reason = Reason("lead-first", {"card": Cards([opener])})
        for card in hand:
            if card != opener:
                for play in WAYS[card]:
                    why.bar(play, reason)
    return [WAYS[opener][0]]


def _answers(hand: list[CardId], first: int, high: int, why: Why) -> list[Move]:
    """The letter led; else one as late as any in the trick; else anything (CO-05 to CO-08)."""
    follow: i64 = 0
    over: i64 = 0
    for card in hand:
        bits: i64 = BITS[card]
        follow |= bits >> first & 1
        over |= bits >> high
    moves: list[Move] = []
    for card in hand:
        wild = card == WILD
        for n in SHOWS[card]:
            if follow:
                good = n == first
            elif over:
                good = n >= high or (wild and n == first)
            else:
                good = True
            if good:
                moves.append(way(card, n))
            elif why.told:
                reason = Reason("follow", {"letter": named(first)}) if follow else _go_over(first, high)
                why.bar(way(card, n), reason)
    return moves


def _go_over(first: int, high: int) -> Reason:
    return Reason("go-over", {"letter": named(first), "high": named(high), "same": int(first == high)})


# -- what a play tells --


def manner(first: int, high: int, number: int) -> int:
    """How a letter answers what lies there."""
    if number == first:
        return FOLLOWS
    return BEATS if number >= high else UNDER


def conclude(seat: Seat, first: int, high: int, number: int, table: Table) -> None:
    """Who does not follow has no card with the letter led; who stays under has none as late as the latest."""
    how = manner(first, high, number)
    if how != FOLLOWS:
        table.rule_out(HAND[seat], HOLDERS[first] | (OVER[high] if how == UNDER else 0))


# -- who takes it --


def strength(card: CardId, number: int) -> int:
    """The later letter, then the later letter on the other side of a vowel card (CO-09)."""
    other = SHOWS[card][0] + SHOWS[card][1] - number if len(SHOWS[card]) == 2 else -1
    return number * 32 + other + 1


def winning(state: ConsonantsState) -> Seat:
    """Who takes the trick as it lies; of equal plays the first."""
    best, winner = -1, state.leader
    for step in range(state.seats):
        seat = after(state.leader, state.seats, step)
        cards = state.piles.zones[TRICK[seat]]
        if not cards:
            break
        strong = strength(cards[0], state.named[seat])
        if strong > best:
            best, winner = strong, seat
    return winner


def worth(state: ConsonantsState) -> int:
    """What the cards of the trick count."""
    return counted([card for s in SEATS[: state.seats] for card in state.piles.zones[TRICK[s]]])
