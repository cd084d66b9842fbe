"""Ser-k'hel, the game with the cards that were won: heap against heap, a card unseen against a card unseen (GI-26)."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards, Who
from majlis.games.ganjifa.board import Board
from majlis.games.ganjifa.state import CHALLENGE, DRAW, NOTHING, OVER, GanjifaState
from majlis.plan import Seat, Zone, after
from majlis.table import Table


def goes_on(state: GanjifaState, board: Board, table: Table) -> bool:
    """The next challenge, if there is one: the challenger turns the top card of his heap."""
    zones = state.piles.zones
    if not state.challenges:
        state.leader = state.last
        state.kind = NOTHING
    if state.challenges >= state.seats or not zones[board.won[state.leader]] or not opponents(state, board):
        return False
    if table.told and not state.challenges:
        table.say("serkhel-begins", [state.leader], {})
    card = _turn(board.won[state.leader], board.trick[state.leader], table)
    if table.told:
        table.say("turns-top", [state.leader], {"cards": Cards([card])})
    state.best = opponents(state, board)[0]
    state.task = DRAW if state.challenges else CHALLENGE
    state.acting = 1 << state.leader
    return True


def _turn(heap: Zone, target: Zone, table: Table) -> CardId:
    """In a shuffled heap any card may lie at any place: luck draws it when it is turned."""
    cards = table.piles.zones[heap]
    card = cards[table.chance.below(len(cards))]
    table.move(card, heap, target)
    return card


def opponents(state: GanjifaState, board: Board) -> list[Seat]:
    """Those who have a heap, from the challenger's right."""
    others = [after(state.leader, state.seats, step) for step in range(1, state.seats)]
    return [s for s in others if state.piles.zones[board.won[s]]]


def challenge(state: GanjifaState, opponent: Seat) -> None:
    """The first challenger chooses."""
    state.best = opponent
    state.task = DRAW


def draw(state: GanjifaState, board: Board, seat: Seat, number: int, table: Table) -> None:
    """The opponent's card wins only if it is higher in the same suit."""
    rival = state.best
    mine = state.piles.zones[board.trick[seat]][0]
    theirs = _turn(board.won[rival], board.trick[rival], table)
    winner = rival if board.suit[mine] == board.suit[theirs] and theirs < mine else seat
    for s in (seat, rival):
        table.sweep(board.trick[s], board.side[winner])
    if table.told:
        args: dict[str, Arg] = {"number": number, "rival": Who([rival]), "cards": Cards([theirs])}
        table.say("challenges", [seat], args)
        won = len(state.piles.zones[board.won[winner]]) + len(state.piles.zones[board.side[winner]])
        table.say("wins-challenge", [winner], {"total": won})
    state.challenges += 1
    state.leader = winner
    state.task = OVER
