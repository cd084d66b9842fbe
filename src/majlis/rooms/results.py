"""What people have done in a match that is over, and figures over many."""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple, Protocol

from majlis.plan import SEATS, Seat
from majlis.rooms import protocol
from majlis.rooms.room import Room
from majlis.speech import Speech
from majlis.view import words_of

MOST_LETTERS: Final = 40  # of a word that is remembered as the longest


class Result(NamedTuple):
    """What one player did in one match."""

    room: str
    match: int
    at: float
    game: str
    seats: int
    people: int
    outcome: Literal["won", "shared", "lost", "left"]
    score: float
    words: int
    longest: str


class Keeps(Protocol):
    """Who keeps what people have done, for their statistics."""

    async def keep(self, found: list[tuple[str, Result]]) -> None:
        """What was done by whose device; what is kept already stays."""


def results(room: Room) -> list[tuple[str, Result]]:
    """What the people of a match that is over have done, by device."""
    match = room.match
    outcome = match.outcome() if match is not None else None
    if match is None or outcome is None:
        return []
    made = []
    now, people = time.time(), sum(1 for who in room.people if who)
    for seat in SEATS[: room.seats]:
        if not room.people[seat]:
            continue
        laid = [word for s, move in match.log if s == seat for word in words_of(move)]
        longest = max(laid, key=len, default="")[:MOST_LETTERS]
        how = _outcome(room, outcome.scores, outcome.winners(), seat)
        result = Result(
            room.key,
            room.matches,
            now,
            room.opened.game,
            room.seats,
            people,
            how,
            float(outcome.scores[seat]),
            len(laid),
            longest,
        )
        made.append((room.people[seat], result))
    return made


def _outcome(
    room: Room, scores: list[float], winners: list[Seat], seat: Seat
) -> Literal["won", "shared", "lost", "left"]:
    if not room.here[seat]:
        return "left"
    if len(room.game.sides(room.seats)) == 1:  # alone, or all together: there is nobody to beat
        return "won" if scores[0] > 0 else "lost"
    if len(winners) == len(scores):
        return "shared"
    return "won" if seat in winners else "lost"


def figures(found: list[Result], lang: str) -> list[protocol.GameFigures]:
    """Statistics by game, what was played most first."""
    made: dict[str, protocol.GameFigures] = {}
    for one in found:
        if one.game not in made:
            title = Speech(lang, one.game, lenient=True).text("name")
            made[one.game] = protocol.GameFigures(one.game, title, 0, 0, 0, 0, 0, 0, "")
        game = made[one.game]
        game.played += 1
        game.won += one.outcome == "won"
        game.shared += one.outcome == "shared"
        game.streak = game.streak + 1 if one.outcome == "won" else 0
        game.best_streak = max(game.best_streak, game.streak)
        game.words += one.words
        game.longest = max(game.longest, one.longest, key=len)
    return sorted(made.values(), key=lambda game: -game.played)
