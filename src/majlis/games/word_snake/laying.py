"""How snakes are laid, shortened and shown. In hidden snakes the cards stay where they are held."""

from __future__ import annotations

from majlis.cards.card import CardId
from majlis.event import Arg, Cards
from majlis.games.word_snake.chain import PACK, Snake
from majlis.games.word_snake.places import Board, SnakeState, is_unshown
from majlis.plan import Seat
from majlis.table import Table


def held_by(state: SnakeState, board: Board, seat: int, secret: bool) -> list[CardId]:
    """The cards that are not in the snake."""
    held = state.piles.zones[board.rack[seat]][:]
    if secret and is_unshown(state, board, seat):
        for face in state.snake(seat).cards:
            held.remove(next(card for card in held if PACK.face[card] == face))
    return held


def told(snake: Snake, held: int = 0) -> dict[str, Arg]:
    """A snake in words, what it counts if nothing more is done, and how many cards are not in it."""
    return {"words": snake.said(), "points": snake.cut(len(snake.words())).counts(), "held": held}


def relay(state: SnakeState, board: Board, seat: Seat, snake: Snake, table: Table) -> None:
    """Lay the cards of the snake where they belong; those that are in it no more are held again."""
    zones = state.piles.zones
    lies, rack = zones[board.snake[seat]], zones[board.rack[seat]]
    wanted: list[CardId] = []
    known = state.piles.known
    for face in snake.cards:  # of two that look the same that of which more is known
        likes = [c for c in [*lies, *rack] if PACK.face[c] == face and c not in wanted]
        wanted.append(max(likes, key=lambda c: known[c].bit_count()))
    table.pick([card for card in lies if card not in wanted], board.snake[seat], board.rack[seat])
    table.pick([card for card in wanted if card in rack], board.rack[seat], board.snake[seat])
    zones[board.snake[seat]][:] = wanted


def show(state: SnakeState, board: Board, seat: Seat, table: Table) -> None:
    """A hidden snake is laid open."""
    snake = state.snake(seat)
    if snake.cards and not state.piles.zones[board.snake[seat]]:
        relay(state, board, seat, snake, table)
        if table.told:
            table.say("shows", [seat], told(snake))


def shorten(state: SnakeState, board: Board, seat: Seat, table: Table) -> None:
    """Only the complete words from the head stay (WS-05)."""
    snake = state.snake(seat)
    if not snake.is_whole():
        cut(state, board, seat, len(snake.words()), table)


def cut(state: SnakeState, board: Board, seat: Seat, words: int, table: Table) -> None:
    """So many words stay; the other cards are held again."""
    snake = state.snake(seat).cut(words)
    lies = state.piles.zones[board.snake[seat]]
    gone = lies[len(snake.cards) :]
    table.pick(gone, board.snake[seat], board.rack[seat])
    state.chains[seat] = snake.text
    if table.told and gone:
        table.say("takes-back", [seat], {"cards": Cards(gone), "words": snake.said(), "left": words})
