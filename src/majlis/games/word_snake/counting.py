"""What a deal counts (WS-09), and who wins the match (WS-11)."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.word_snake.chain import left_over
from majlis.games.word_snake.places import Board, SnakeState
from majlis.plan import SEATS, Seat
from majlis.table import Table


def settle_up(state: SnakeState, board: Board, table: Table) -> None:
    """Points of the snake, less those of the cards in the hand, less those of wrong challenges."""
    zones = state.piles.zones
    for seat in SEATS[: state.seats]:
        points = state.snake(seat).counts()
        against = left_over(zones[board.rack[seat]]) + left_over(zones[board.left[seat]])
        cost = state.costs[seat]
        if board.hidden:
            _show(seat, [*zones[board.rack[seat]], *zones[board.left[seat]]], table)
        state.scores[seat] += points - against - cost
        if table.told:
            args: dict[str, Arg] = {"points": points, "against": against, "cost": cost, "total": state.scores[seat]}
            table.say("scored", [seat], args)


def _show(seat: Seat, cards: list[CardId], table: Table) -> None:
    """Hidden cards that count against their owner are seen by all."""
    for card in cards:
        table.reveal(card)
    if table.told and cards:
        table.say("left-with", [seat], {"cards": Cards(sorted(cards))})


def say_scores(state: SnakeState, table: Table) -> None:
    """The highest total wins; ties are shared."""
    best = max(state.scores)
    table.say("wins", [s for s in SEATS[: state.seats] if state.scores[s] == best], {"total": best})
