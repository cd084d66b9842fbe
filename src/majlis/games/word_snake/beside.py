"""What is told beside the cards: scores, snakes, the letters of vowel and wild cards."""

from __future__ import annotations

from majlis.event import Arg
from majlis.game import Fact, Mark
from majlis.games.word_snake.chain import PACK, left_over
from majlis.games.word_snake.laying import told
from majlis.games.word_snake.places import BUILD, DEALS, READY, Board, SnakeState, is_unshown
from majlis.kit.words import letter_marks
from majlis.plan import SEATS, Seat


def table_facts(state: SnakeState, board: Board, secret: bool) -> list[Fact]:
    """For all to know."""
    facts = [Fact("score", {"score": state.scores[s]}, [s]) for s in SEATS[: state.seats]]
    facts.append(Fact("deal", {"deal": state.deals, "deals": DEALS}))
    if state.phase != READY:
        for seat in SEATS[: state.seats]:
            if not secret or not is_unshown(state, board, seat):
                facts += snake_fact(state, seat, "snake")
            if state.phase == BUILD and not state.building >> seat & 1:
                facts.append(Fact("passed", {}, [seat]))
    return facts


def snake_fact(state: SnakeState, seat: Seat, what: str) -> list[Fact]:
    """A snake, what it counts, and what its cards would cost in the hand."""
    snake = state.snake(seat)
    if not snake.cards:
        return []
    args: dict[str, Arg] = {**told(snake), "against": left_over(snake.cut(len(snake.words())).cards)}
    return [Fact(what, args, [seat])]


def snake_marks(state: SnakeState, board: Board) -> list[Mark]:
    """What vowel and wild cards of the snakes stand for."""
    made: list[Mark] = []
    for seat in SEATS[: state.seats]:
        lies = state.piles.zones[board.snake[seat]]
        if lies:
            made += letter_marks(PACK, board.snake[seat], lies, state.snake(seat).letters)
    return made
