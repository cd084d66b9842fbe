"""After a match: the moves that cost most, with what the strongest bot would have done in the same place.

It judges by what the seat could know at the time, as the bot does, and not by how the cards lay.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from majlis import registry
from majlis.bots.bot import weighed
from majlis.bots.levels import advised, think
from majlis.chance import chance
from majlis.match import Match
from majlis.move import Move
from majlis.plan import SEATS, Seat
from majlis.strength import ADVICE
from majlis.thought import chosen
from majlis.view import Mind

MOST: Final = 5  # slips that are told
SURE: Final = 2.0  # standard errors by which the better move must be better
LOOKED_AT: Final = 6  # moves beside the one that was made


@dataclass(frozen=True)
class Slip:
    """A move that another would have bettered: which it was in the match, whose, and by how much on average."""

    number: int  # of the move, from 1
    seat: Seat
    played: Move
    better: Move
    cost: float


def slips(match: Match[Any], seats: list[Seat], share: float = 0.5, most: int = MOST) -> list[Slip]:
    """The worst moves of these seats, the worst first; each is thought about with a `share` of a bot's simulations."""
    found: list[Slip] = []
    again = match.replay(0)
    for number, (seat, played) in enumerate(match.log, 1):
        if seat in seats:
            slip = _slip(Mind(again.game, again.state, SEATS[seat], chance("analysis", number)), played, number, share)
            if slip is not None:
                found.append(slip)
        again.play(seat, played)
    return sorted(found, key=lambda slip: -slip.cost)[:most]


def _slip(mind: Mind[Any], played: Move, number: int, share: float) -> Slip | None:
    """Was there something better?"""
    how = registry.strength(mind.game.nature.key)
    if how is None or how.search == ADVICE or not how.effort(mind.game, mind.state, mind.seat):
        return _against_advice(mind, played, number)
    others = [move for move in advised(mind, LOOKED_AT) if move.text != played.text]
    if not others:
        return None
    trials = think(mind, mind.chance, how, [played, *others], share)
    best = chosen(trials, SURE)
    if best is trials[0]:
        return None
    return Slip(number, mind.seat, played, best.move, best.lead / best.worlds)


def _against_advice(mind: Mind[Any], played: Move, number: int) -> Slip | None:
    """Where nothing is searched: by what the game's advice says."""
    known = mind.moves()
    made = [(weight, move) for weight, move in weighed(mind, [played, *known])]
    if not made or not known:
        return None
    best = max(made, key=lambda one: one[0])
    cost = best[0] - made[0][0]
    return Slip(number, mind.seat, played, best[1], cost) if cost > 0.0 else None
