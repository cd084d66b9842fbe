"""Challenges: to the words of who has called Stop (WS-06), and after the deal to all words (WS-10)."""

from __future__ import annotations

from typing import final

from majlis.event import Arg, Who
from majlis.games.word_snake.chain import Snake
from majlis.games.word_snake.places import CHECK, SnakeState
from majlis.judge import Judge
from majlis.move import Move
from majlis.plan import SEATS, Seat
from majlis.table import Table


@final
class Doubt(Move):
    """A word of a seat is challenged: `challenge CAT of 2`. Of equal words of a snake the first is meant."""

    __slots__ = ("seat", "word")

    def __init__(self, word: str, seat: Seat) -> None:
        super().__init__(f"challenge {word} of {seat + 1}")
        self.word: str = word
        self.seat: Seat = seat

    def args(self) -> dict[str, Arg]:
        return {"word": self.word, "number": self.seat + 1}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Doubt) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


def read_doubt(arguments: list[str]) -> Doubt | None:
    """`challenge CAT of 2`, or `challenge CAT 2`."""
    words = [word for word in arguments if word.casefold() != "of"]
    if len(words) != 2 or not words[0].isalpha() or words[1] not in [str(s + 1) for s in SEATS]:
        return None
    return Doubt(words[0].upper(), SEATS[int(words[1]) - 1])


def spot(seat: int, number: int) -> int:
    """A word of a snake as a number."""
    return seat * 100 + number


def open_words(state: SnakeState, seat: Seat) -> list[Doubt]:
    """The words that `seat` may challenge: those of others that nobody has challenged yet."""
    others = [SEATS[state.caller]] if state.phase == CHECK else SEATS[: state.seats]
    found: dict[Doubt, None] = {}
    for other in others:
        if other != seat:
            for n, word in enumerate(state.snake(other).words()):
                if word not in state.settled and not is_challenged(state, other, n):
                    found[Doubt(word, other)] = None
    return list(found)


def is_challenged(state: SnakeState, seat: int, number: int) -> bool:
    """Has somebody challenged this word in this deal (WS-10)?"""
    word = spot(seat, number)
    return word in state.judged or word in [mark // 10 for mark in state.marked]


def place_of(state: SnakeState, doubt: Doubt) -> int:
    """Which word of the snake is meant."""
    words = state.snake(doubt.seat).words()
    return next(n for n, w in enumerate(words) if w == doubt.word and not is_challenged(state, doubt.seat, n))


def worth(snake: Snake, number: int) -> int:
    """What a word counts, shared cards too (WS-10)."""
    piece = snake.pieces()[number]
    return snake.counts(piece.first, piece.last)


def look_up(state: SnakeState, seat: Seat, owner: Seat, number: int, judge: Judge, table: Table) -> bool:
    """Is the word legal? Who challenged a legal one loses what it counts."""
    snake = state.snake(owner)
    word = snake.words()[number]
    state.judged.append(spot(owner, number))
    known = judge.knows(word)
    (state.settled if known else state.fallen).append(word)
    cost = worth(snake, number) if known else 0
    state.costs[seat] += cost
    if table.told:
        args: dict[str, Arg] = {"word": word, "whose": Who([owner]), "points": cost}
        table.say("challenges-wrongly" if known else "challenges-rightly", [seat], args)
    return known
