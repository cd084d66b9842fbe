"""What is known of good play: lead where the partner is strong, win single tricks, keep high cards, strip theirs."""

from __future__ import annotations

from typing import Any, Final

from majlis.cards.card import CardId
from majlis.event import Term
from majlis.games.ganjifa_partnership.board import (
    ADVISING,
    ANSWERING,
    ASK,
    FOLLOWING,
    KEEPING,
    LEAD,
    LEADING,
    NAMING,
    PLAYERS,
    TASKS,
    Board,
)
from majlis.games.ganjifa_partnership.board import board as board_of
from majlis.kit.scores import side_of
from majlis.move import Move, Name, Play
from majlis.view import View

SURE: Final = 10.0
OFFERED: Final = 1.5  # sure cards in the hand: with fewer the partner may do better
ACCEPTED: Final = 3.5
RANK: Final = 0.01  # between equals the lower card goes


def weigh(view: View[Any], move: Move) -> float:
    """How good the move looks now."""
    board = board_of(view.game.options.pack)
    held = _held(view)
    task = _task(view)
    if task in (KEEPING, ANSWERING):
        sure = len(_sure(board, held))
        if isinstance(move, Play):
            return sure - ACCEPTED - RANK * board.pack.rank[move.card]
        return {"keep": float(sure), "offer": OFFERED}.get(move.verb, 0.0)
    if task == LEADING:
        return _leading(view, board, held, move)
    if task == ADVISING:
        mine = {board.suit[card] for card in _hukms(view, board, held)}
        return (1.0 if move.mode in mine else -1.0) if isinstance(move, Name) else 0.0
    if task == NAMING and isinstance(move, Name):
        return _naming(view, board, held, move.mode)
    if isinstance(move, Play):
        return _answer(view, board, move.card) if task == FOLLOWING else -RANK * board.pack.rank[move.card]
    return 1.0 if move.verb == "refuse" else 0.0


def _task(view: View[Any]) -> int:
    """What is asked now."""
    term = next(fact.args["task"] for fact in view.facts if fact.what == "task")
    return TASKS.index(term.id.removeprefix("task-")) if isinstance(term, Term) else 0


def _held(view: View[Any]) -> list[CardId]:
    return view.zone(f"hand/{view.viewer}") + view.zone(f"shown/{view.viewer}")


def _sure(board: Board, held: list[CardId]) -> list[CardId]:
    """The cards of unbroken runs from the mirs down."""
    return [card for card in held if all(CardId(c) in held for c in range(board.mirs[board.suit[card]], card))]


def _stronger(view: View[Any], board: Board, card: CardId) -> int:
    """How many cards that the viewer cannot see would beat this one."""
    seen = {c for cards in view.zones for c in cards or [] if c >= 0}
    return len([c for c in range(board.mirs[board.suit[card]], card) if CardId(c) not in seen])


def _hukms(view: View[Any], board: Board, held: list[CardId]) -> list[CardId]:
    return [card for card in held if not _stronger(view, board, card)]


def _leading(view: View[Any], board: Board, held: list[CardId], move: Move) -> float:
    if move is LEAD:
        return SURE
    if move is ASK:
        return SURE / 2
    if not isinstance(move, Play):
        return -SURE
    return -float(_stronger(view, board, move.card)) - RANK * board.pack.rank[move.card]


def _naming(view: View[Any], board: Board, held: list[CardId], suit: int) -> float:
    """Take from an opponent what stands above the leader's best card of a suit; spare the partner."""
    mine = board.of_suit(held, suit)
    above = _stronger(view, board, min(mine)) if mine else 0
    gain = 1.0 / above if above else 0.0
    answering = next(f.seats[0] for f in view.facts if f.what == "answers")
    partner = side_of(answering) == side_of(view.viewer)
    return -gain if partner else gain


def _answer(view: View[Any], board: Board, card: CardId) -> float:
    """A single card may still be beaten: win it, or throw low. Before several hukms only low cards go."""
    low = -RANK * board.pack.rank[card]
    tricks = [view.zone(f"trick/{s}") for s in range(PLAYERS)]
    if max(len(cards) for cards in tricks) > 1:
        return low
    played = [cards[0] for cards in tricks if cards and board.suit[cards[0]] == board.suit[card]]
    return 1.0 - low if not played or card < min(played) else low
