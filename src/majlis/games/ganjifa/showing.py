"""What people are told of a table of Ganjifa beside the cards, what a move will do, and the move for who is away."""

from __future__ import annotations

from typing import Final

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Term
from majlis.game import Fact, Mark
from majlis.games.ganjifa import deal, play
from majlis.games.ganjifa.board import DOUBLE, GIVE, LAY, UTARI, Board
from majlis.games.ganjifa.ladder import first, outstanding, run
from majlis.games.ganjifa.leads import Lead, Prospect
from majlis.games.ganjifa.options import GanjifaOptions
from majlis.games.ganjifa.state import (
    ANSWER,
    BLIND,
    CALLED,
    CHALLENGE,
    DRAW,
    LEAD,
    NAME,
    NOTHING,
    OPENING,
    OVER,
    PICK,
    RETURN,
    SECOND,
    SUIT,
    GanjifaState,
)
from majlis.move import Choose, Move, Name, Play, Reason
from majlis.plan import SEATS, Seat

KINDS: Final = ["", "opening", "run", "utari", "deni", "blind", "named", "low", "face-down"]

# -- facts and marks --


def facts(state: GanjifaState, board: Board, agreed: GanjifaOptions) -> list[Fact]:
    """For all."""
    seats = SEATS[: state.seats]
    found = [Fact("tricks", {"tricks": state.tricks[s]}, [s]) for s in seats]
    if state.rounds > 1:
        what = "rounds-before-cards" if board.serkhel else "rounds-before"
        found += [Fact(what, {"count": state.report[s], "total": state.totals[s]}, [s]) for s in seats]
    if board.stakes:
        found += [Fact("balance", {"balance": state.balance[s]}, [s]) for s in seats]
    rounds = agreed.most_rounds if agreed.akheri == "ends" else agreed.rounds
    found.append(Fact("round", {"round": state.rounds, "rounds": rounds}))
    found += [Fact("dealer", {}, [state.dealer]), Fact("lead-suit", {"suit": board.term(board.lead)})]
    if state.task < CHALLENGE and state.task not in (OPENING, RETURN):
        found += _of_play(state, board)
    return found


def _of_play(state: GanjifaState, board: Board) -> list[Fact]:
    phase = "second" if state.second else "end" if state.late else "main"
    found = [Fact("leader", {}, [state.leader]), Fact("phase", {"phase": Term(f"phase-{phase}")})]
    if state.kind != NOTHING:
        found.append(Fact("lead", {"kind": Term(f"lead-{KINDS[state.kind]}"), "count": state.count}))
        if state.kind >= BLIND:
            found.append(Fact("led-suit", {"suit": board.term(state.suit)}))
    if not board.memory:  # GI-04
        out = outstanding(state, board)
        for s in range(board.suits):
            left = board.cards(s, out[s])
            gone = [c for c in board.cards(s, ~0) if c not in left]
            args: dict[str, Arg] = {"suit": board.term(s), "left": len(left), "cards": Cards(gone)}
            args["hukm"] = Cards(left[:1])
            found.append(Fact("suit", args))
    return found


def facts_for(state: GanjifaState, board: Board, viewer: Seat) -> list[Fact]:
    """For a leader: the step that is due."""
    if state.task != LEAD or viewer != state.leader or board.memory or not state.acting:
        return []
    return [Fact("step", {"step": Term(f"due-{Prospect(state, board, viewer).due()}")})]


def marks_for(state: GanjifaState, board: Board, viewer: Seat) -> list[Mark]:
    """The cards of the own hand that nobody can beat (GI-04)."""
    if board.memory or state.task in (OPENING, RETURN):
        return []
    zone = board.hand[viewer]
    hand = state.piles.zones[zone]
    out, mine = outstanding(state, board), board.by_suit(hand)
    tops = [run(out[s], mine[s]) for s in range(board.suits)]
    return [Mark(zone, i, "mark-hukm") for i, card in enumerate(hand) if board.bits[card] & tops[board.suit[card]]]


# -- what a move will do --


def foresee(state: GanjifaState, board: Board, seat: Seat, move: Move) -> Reason | None:
    """Said of a move before it is made."""
    if state.task == LEAD:
        return None if board.memory else _of_lead(state, board, seat, move)
    if move is GIVE:
        return Reason("one-trick")
    if move is DOUBLE:
        return Reason("two-tricks", {"card": Cards([CardId(play.third(state, board, seat))])})
    if state.task == ANSWER and isinstance(move, Play) and state.kind >= BLIND:
        if board.suit[move.card] != state.suit:
            return Reason("cannot-win")
        if state.high < 0:
            return Reason("first-of-suit")
        what = "beats" if move.card < state.high else "below"
        return Reason(what, {"high": Cards([CardId(state.high)])})
    return None


def _of_lead(state: GanjifaState, board: Board, seat: Seat, move: Move) -> Reason | None:
    prospect = Prospect(state, board, seat)
    if isinstance(move, Name) or move is UTARI:
        cards = prospect.cards_of(move)
        return Reason("leads", {"cards": Cards(cards), "count": len(cards)})
    if move is LAY:
        return Reason("takes-all", {"count": len(prospect.hand)})
    if isinstance(move, Play) and move.verb == "deni":
        s = board.suit[move.card]
        return Reason("calls", {"hukm": Cards([board.card(s, first(prospect.out[s]))])})
    return None


# -- who does not answer (G-49) --


def fallback(state: GanjifaState, board: Board, seat: Seat, moves: list[Move]) -> Move:
    """Leads in the listed order of the suits, the weakest cards, the first position, the first suit, no doubling."""
    hand = board.weakest(deal.held(state, board, seat))
    task = state.task
    if task == LEAD:
        return _forced(state, board, seat)
    if task == ANSWER and state.count > 1:
        return Choose("throw", sorted(hand[: state.count]), board.pack)
    if task == RETURN:
        return Choose("return", sorted(hand[: deal.gift_size(state, board)]), board.pack)
    if task in (ANSWER, SECOND, SUIT, OPENING):
        ways = board.open if task == OPENING else board.play
        return next(ways[card] for card in hand if ways[card] in moves)
    return moves[0]


def _forced(state: GanjifaState, board: Board, seat: Seat) -> Move:
    prospect = Prospect(state, board, seat)
    move = prospect.moves()[0]
    if isinstance(move, Play):  # a deni: the weakest card of the first suit
        suit = board.suit[move.card]
        return board.deni[max([c for c in prospect.denis() if board.suit[c] == suit])]
    if move.verb == "hide":
        return board.hide[board.weakest(prospect.low())[0]][0]
    return Lead(prospect.cards_of(move), board.pack) if board.memory else move


# -- positions that somebody writes --


def impossible(state: GanjifaState, board: Board) -> Reason | None:
    """Why they cannot be."""
    waiting = state.waiting()
    turn = Reason("position-turn")
    if len(waiting) != 1 or not 0 <= state.leader < state.seats or not 0 <= state.dealer < state.seats:
        return turn
    if not 0 <= state.task < OVER or not 0 <= state.kind < len(KINDS) or not 0 <= state.suit < board.suits:
        return turn
    if not 0 <= state.best < state.seats or not -1 <= state.high < len(board.pack.all):
        return turn
    return None if _fits(state, board, waiting[0]) else Reason("position-hands")


def _fits(state: GanjifaState, board: Board, seat: Seat) -> bool:
    """Can what is asked be answered?"""
    zones, task = state.piles.zones, state.task
    hands = [len(zones[board.hand[s]]) for s in range(state.seats)]
    led = len(zones[board.trick[state.leader]])
    if task == LEAD:
        return seat == state.leader and min(hands) == max(hands) > 0
    if task == OPENING:
        return seat == state.leader and board.king in deal.held(state, board, seat) and hands[seat] > 1
    if task in (NAME, PICK):
        return hands[state.leader] > 0
    if task == SUIT:
        return any(board.suit[c] == state.suit for c in zones[board.hand[seat]])
    if task in (CHALLENGE, DRAW):
        return board.serkhel and led > 0 and bool(zones[board.won[state.best]])
    if task == RETURN:
        return hands[seat] >= deal.gift_size(state, board) > 0
    if task == CALLED:
        return led > 0 and state.called in zones[board.hand[seat]]
    hidden = board.wilkins and bool(zones[board.hidden])
    return state.kind != NOTHING and (led > 0 or hidden) and hands[seat] >= max(1, state.count if task == ANSWER else 1)
