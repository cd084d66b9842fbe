"""What a person types for a move: as records write it, or a word alone where words can be laid."""

from __future__ import annotations

from typing import Any

from majlis.game import Game
from majlis.move import WORD, WORDS, Domain, Field, IllegalMove, Move, Reason, verb_of
from majlis.plan import Seat


def meant(game: Game[Any], state: Any, seat: Seat, text: str) -> Move:
    """The move that `text` writes, or of the word alone that can be laid now. Raises IllegalMove."""
    try:
        return game.read(text)
    except IllegalMove as unread:
        move = _word_alone(game, state, seat, text)
        if move is None:
            if unread.reason.what != "not-a-move":
                raise
            raise IllegalMove(Reason("no-such-move", unread.reason.args)) from None  # here one can ask which there are
        return move


def _word_alone(game: Game[Any], state: Any, seat: Seat, text: str) -> Move | None:
    """Of the moves that begin with a word, the first that can be played; else the first, which hears why not."""
    domains = game.domains(state, seat)
    verbs = {written.partition(" ")[0] for written in game.written} | {verb_of(domain) for domain in domains}
    if text.partition(" ")[0].casefold() in verbs:
        return None
    moves = [move for domain in domains if (move := _spelled(game, domain, text)) is not None]
    return next((move for move in moves if _fits(game, state, seat, move)), moves[0] if moves else None)


def _spelled(game: Game[Any], domain: Domain, text: str) -> Move | None:
    """The move of `domain` that `text` writes without its verb, if that begins with a word."""
    fields = domain.fields()
    if not text.strip() or not fields or not is_spelt(fields[0]):
        return None
    try:
        return game.read(f"{verb_of(domain)} {text}")
    except IllegalMove:
        return None


def is_spelt(field: Field) -> bool:
    """Is a move meant by the word alone that this field asks for?

    A list that is handed in as a whole takes the place of what was in it, so it is asked for by its verb.
    """
    return field.domain == WORD or (field.domain == WORDS and bool(field.cards))


def _fits(game: Game[Any], state: Any, seat: Seat, move: Move) -> bool:
    """May this be played, once it is in full?"""
    try:
        return game.refuse(state, seat, game.complete(state, seat, move)) is None
    except IllegalMove:
        return False
