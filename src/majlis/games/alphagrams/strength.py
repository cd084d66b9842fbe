"""How the strongest bot plays AlphaGrams: by what the others could make of its words with one turn of theirs."""

from __future__ import annotations

from typing import Final, final

from majlis.games.alphagrams.changing import Change
from majlis.games.alphagrams.game import AlphaGrams
from majlis.games.alphagrams.table import AlphaGramsState, card_points, most_points
from majlis.kit.ahead import WordsAhead
from majlis.kit.words import Word
from majlis.move import Move, Play
from majlis.plan import Seat


@final
class AlphaGramsStrength(WordsAhead[AlphaGrams, AlphaGramsState]):
    """Take a dear word away, or lay one."""

    def gain(self, game: AlphaGrams, state: AlphaGramsState, seat: Seat, move: Move) -> float:
        if isinstance(move, Word):
            return float(sum([card_points(card) for card in move.cards]))
        if isinstance(move, Change) and move.added is not None:
            gain = float(sum([card_points(card) for card in move.added.cards]))
            return gain if move.owner == seat else gain + 2.0 * most_points(move.old)
        return 0.0

    def otherwise(self, game: AlphaGrams, state: AlphaGramsState, seat: Seat, moves: list[Move]) -> Move:
        return next((move for move in moves if move.verb == "keep"), moves[0])

    def counts(self, move: Move) -> bool:
        return not isinstance(move, Play) and move.verb != "keep"


STRENGTH: Final = AlphaGramsStrength(simulations=60, breadth=6, sure=0.0, horizon=1)
