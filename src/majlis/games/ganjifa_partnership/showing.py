"""What people are told of a table beside the cards, what a move will do, and the move for who is away."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.event import Cards, Term
from majlis.game import Fact, Mark
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    ANSWERING,
    CONCEDING,
    DECLINE,
    FOLLOWING,
    HAND,
    KEEP,
    KEEPING,
    LEAD,
    LEADING,
    NAMING,
    NO_ADVICE,
    NONE,
    PLAYERS,
    REFUSE,
    SHOWN,
    TASKS,
    THROWING,
    TRICK,
    Board,
    PartnershipState,
)
from majlis.kit.scores import side_of, sides
from majlis.move import Move, Name, Play, Reason
from majlis.plan import SEATS, Seat, after

TONES: Final = {
    "deal-begins": "deal",
    "your-hand": "deal",
    "holds-mir": "deal",
    "leads-hukms": "big",
    "defender-wins": "big",
    "all-tricks": "big",
    "deal-won": "count",
    "match-won": "end",
}


def balance(state: PartnershipState, side: int, stakes: int) -> int:
    """What a side has won so far."""
    return (state.scores[side] - state.scores[1 - side]) * stakes


def facts(state: PartnershipState, board: Board, points: int, stakes: int) -> list[Fact]:
    """For all (GP-12)."""
    both = sides(PLAYERS)
    found = [Fact("score", {"score": state.scores[side]}, both[side]) for side in range(2)]
    found.append(Fact("target", {"score": points}))
    if stakes:
        found += [Fact("balance", {"balance": balance(state, side, stakes)}, both[side]) for side in range(2)]
    found += [Fact("deal", {"deal": state.deals}), Fact("dealer", {}, [SEATS[state.dealer]])]
    found.append(Fact("lead-suit", {"suit": Term(board.terms[state.suit])}))
    found.append(Fact("declarers", {"tricks": state.tricks, "all": board.size}, both[state.declarers]))
    found.append(Fact("leader", {}, [SEATS[state.leader]]))
    if state.acting:
        found.append(Fact("task", {"task": Term(f"task-{TASKS[state.task]}")}))
    if state.acting and state.task in (FOLLOWING, NAMING, THROWING):
        found.append(Fact("answers", {}, [SEATS[state.answerer]]))
    if state.advice >= 0:
        found.append(Fact("advice", {"suit": Term(board.terms[state.advice])}))
    for seat in SEATS[:PLAYERS]:
        for s in range(board.suits):
            if state.voids[seat] >> s & 1:
                found.append(Fact("void", {"suit": Term(board.terms[s])}, [seat]))
    return found


def marks_for(state: PartnershipState, board: Board, viewer: Seat) -> list[Mark]:
    """The hukms of the own hand."""
    zone = HAND[viewer]
    if not state.piles.zones[zone]:
        return []
    best = board.strongest(state.hands(), viewer)
    hand = state.piles.zones[zone]
    return [Mark(zone, i, "mark-hukm") for i, card in enumerate(hand) if card < best[board.suit[card]]]


# -- what a move will do --


def foresee(state: PartnershipState, board: Board, seat: Seat, move: Move) -> Reason | None:
    """Said of a move before it is made."""
    if move is LEAD:
        cards = board.hukms(state.hands(), seat)
        return Reason("leads", {"cards": Cards(cards), "count": len(cards)})
    if state.task == ADVISING and isinstance(move, Name):
        held = [card for card in board.hukms(state.hands(), seat) if board.suit[card] == move.mode]
        return Reason("hukm-there", {"card": Cards(held[:1])}) if held else Reason("no-hukm-there")
    led = state.piles.zones[TRICK[state.leader]]
    if state.task == FOLLOWING and isinstance(move, Play) and len(led) == 1:
        high = _highest(state, board)
        return Reason("beats" if move.card < high else "below", {"high": Cards([high])})
    return None


def _highest(state: PartnershipState, board: Board) -> CardId:
    """Of the single trick on the table: the card that is winning."""
    zones = state.piles.zones
    led = zones[TRICK[state.leader]][0]
    return min([zones[TRICK[s]][0] for s in range(PLAYERS) if _answers(zones[TRICK[s]], board, board.suit[led])])


def _answers(cards: list[CardId], board: Board, suit: int) -> bool:
    return bool(cards) and board.suit[cards[0]] == suit


# -- who does not answer (GP-11) --


def fallback(state: PartnershipState, board: Board, seat: Seat) -> Move:
    """Keep; decline; lead what must be led; no advice; the first suit that may be named; the lowest card."""
    task = state.task
    if task == KEEPING:
        return KEEP
    if task == ANSWERING:
        return DECLINE
    if task == ADVISING:
        return NO_ADVICE
    if task == CONCEDING:
        return REFUSE
    if task == NAMING:
        return board.name[1 if state.missing[0] == 0 else 0]
    hand = state.held(seat)
    if task == LEADING:
        if board.hukms(state.hands(), seat):
            return LEAD
        hand = board.of_suit(hand, state.advice) or hand
    elif task == FOLLOWING:
        hand = board.of_suit(hand, board.suit[state.piles.zones[TRICK[state.leader]][state.place]])
    return board.play[lowest(hand, board)]


def lowest(cards: list[CardId], board: Board) -> CardId:
    """By the suits' own order; of equal ones the suit that is listed first (G-49)."""
    return min(cards, key=lambda card: (board.pack.rank[card], card))


# -- positions that somebody writes --


def impossible(state: PartnershipState, board: Board) -> Reason | None:
    """Why they cannot be."""
    waiting = state.waiting()
    for name, value, most in (
        ("task", state.task, len(TASKS) - 1),
        ("dealer", state.dealer, PLAYERS - 1),
        ("leader", state.leader, PLAYERS - 1),
        ("answerer", state.answerer, PLAYERS - 1),
        ("suit", state.suit, board.suits - 1),
        ("declarers", state.declarers, 1),
        ("advice", state.advice - NONE, board.suits - 1 - NONE),
        ("named", state.named + 1, board.suits),
        ("owes", state.owes + 1, PLAYERS),
    ):
        if not 0 <= value <= most:
            return Reason("wrong-field", {"name": name, "value": str(value)})
    if any(not 0 <= s < board.suits for s in state.missing) or any(v >> board.suits for v in state.voids):
        return Reason("wrong-field", {"name": "missing", "value": str(state.missing)})
    if len(waiting) != 1 or waiting[0] != _asked(state) or side_of(state.leader) != state.declarers:
        return Reason("position-turn")
    return _in_midst(state, board, waiting[0])


def _asked(state: PartnershipState) -> Seat:
    """Whose turn it must be."""
    if state.task in (ANSWERING, ADVISING, CONCEDING):
        return after(state.leader, PLAYERS, 2)
    return state.answerer if state.task in (FOLLOWING, THROWING) else state.leader


def _in_midst(state: PartnershipState, board: Board, seat: Seat) -> Reason | None:
    """What is asked must be possible to answer."""
    zones, task = state.piles.zones, state.task
    led = zones[TRICK[state.leader]]
    held = [len(state.held(s)) for s in SEATS[:PLAYERS]]
    if task in (FOLLOWING, NAMING, THROWING):
        return _answering(state, board, led, held)
    if led or state.missing or len(set(held)) > 1 or not held[0]:
        return Reason("position-hands")
    if task in (KEEPING, ANSWERING) and board.mirs[state.suit] not in state.held(state.leader):
        return Reason("position-hands")
    if task == ADVISING and board.hukms(state.hands(), state.leader):
        return Reason("position-hands")
    if any(zones[zone] for zone in TRICK):
        return Reason("position-hands")
    return None


def _answering(state: PartnershipState, board: Board, led: list[CardId], held: list[int]) -> Reason | None:
    """In a lead: who has answered has one card for each that was led, and who has not has none."""
    zones, leader = state.piles.zones, state.leader
    if state.answerer == leader or not led or any(zones[shown] for shown in SHOWN):
        return Reason("position-turn")
    size = held[leader] + len(led)
    turn = (state.answerer - leader) % PLAYERS
    for step in range(1, PLAYERS):
        seat = after(leader, PLAYERS, step)
        laid = len(zones[TRICK[seat]])
        if held[seat] + laid != size or (step < turn and laid != len(led)) or (step > turn and laid):
            return Reason("position-hands")
    hand, laid = zones[HAND[state.answerer]], len(zones[TRICK[state.answerer]])
    if state.task == FOLLOWING:
        fits = state.place < len(led) and laid + len(state.missing) == state.place
        fits = fits and bool(board.of_suit(hand, board.suit[led[state.place]]))
    else:
        fits = laid + len(state.missing) == state.place == len(led) and bool(state.missing)
    return None if fits and state.advice >= NONE else Reason("position-hands")
