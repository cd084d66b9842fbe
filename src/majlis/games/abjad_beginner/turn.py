"""What the seat on turn may do, and the reasons against the rest."""

from __future__ import annotations

from typing import Final

from majlis.cards.abjad import WILD
from majlis.cards.card import CardId
from majlis.event import Term
from majlis.games.abjad_beginner.board import Board
from majlis.games.abjad_beginner.state import AbjadState
from majlis.move import DRAW, PASS, Move, Reason, Why
from majlis.plan import Seat

MUST_PLAY: Final = Reason("must-play")
ONLY_DRAWN: Final = Reason("only-the-card-drawn")
ALREADY: Final = Reason("already-drawn")
NOTHING_LEFT: Final = Reason("nothing-to-draw")
DRAW_FIRST: Final = Reason("draw-first")
NAME_FIRST: Final = Reason("name-first")
ANSWER: Final = Reason("answer-the-draw-two")
WAIT: Final = Reason("wait-for-catches")


def of_the_turn(state: AbjadState, board: Board, seat: Seat, why: Why) -> list[Move]:
    """Play a card that fits, or draw (AB-06); with the card drawn, play it or keep it (AB-07)."""
    if board.must_name(state):
        if why.told:
            bar_all(state, board, seat, NAME_FIRST, why)
        return list(board.name)
    zones = state.piles.zones
    hand = zones[board.hand[seat]]
    moves, others = playable(state, board, hand)
    if why.told:
        bar_cards(state, board, hand, moves, why)
    if state.drawn:
        why.bar(DRAW, ALREADY)
        if not board.must:
            moves.append(PASS)
        return moves
    if state.due:  # AB-08
        why.bar(PASS, ANSWER)
        moves.append(DRAW)
        return moves
    may_draw = board.free or not moves or (not board.forced and not others)
    _draw_or_pass(state, board, moves, may_draw, why)
    return moves


def _draw_or_pass(state: AbjadState, board: Board, moves: list[Move], may_draw: bool, why: Why) -> None:
    """Beside the plays: draw, or pass where nothing can be played and nothing is left to draw (AB-09)."""
    zones = state.piles.zones
    if zones[board.stock] or len(zones[board.discard]) > 1:
        why.bar(PASS, DRAW_FIRST if may_draw else MUST_PLAY)
        if may_draw:
            moves.append(DRAW)
        else:
            why.bar(DRAW, MUST_PLAY)
    else:
        why.bar(DRAW, NOTHING_LEFT)
        if moves:
            why.bar(PASS, MUST_PLAY)
        else:
            moves.append(PASS)


def playable(state: AbjadState, board: Board, hand: list[CardId]) -> tuple[list[Move], bool]:
    """The plays that fit, cards that look the same once; and whether one of them is no wild."""
    wanted = board.wanted(state)
    moves: list[Move] = []
    seen: list[CardId] = []
    others = False
    for card in hand[-1:] if state.drawn else hand:
        if board.bits[card] & wanted:
            face = board.face[card]
            if face not in seen:
                seen.append(face)
                if face != board.wild:
                    others = True
                    moves.append(board.play[face])
                elif len(hand) == 1:  # AB-11
                    moves.append(board.any_wild)
                else:
                    moves += board.wild_as
    return moves, others


def bar_cards(state: AbjadState, board: Board, hand: list[CardId], moves: list[Move], why: Why) -> None:
    """Why the cards that may not be played may not."""
    for card in hand:
        for move in board.wild_as if board.rank[card] == WILD else [board.play[card]]:
            if move not in moves and board.any_wild not in moves:
                why.bar(move, ONLY_DRAWN if state.drawn else ANSWER if state.due else misfit(state, board))


def misfit(state: AbjadState, board: Board) -> Reason:
    """What would fit here."""
    top = state.piles.zones[board.discard][-1]
    colour = Term(board.terms[board.colour_in_play(state)])
    if board.rank[top] == WILD:
        return Reason("wrong-colour", {"colour": colour})
    return Reason("does-not-fit", {"colour": colour, "letter": board.letter(top)})


def bar_all(state: AbjadState, board: Board, seat: Seat, reason: Reason, why: Why) -> None:
    """Nothing of the hand can be played or drawn now."""
    for card in state.piles.zones[board.hand[seat]]:
        for move in board.wild_as if board.rank[card] == WILD else [board.play[card]]:
            why.bar(move, reason)
    why.bar(DRAW, reason)
