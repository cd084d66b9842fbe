"""What may be played, taken and claimed."""

from __future__ import annotations

from typing import Final

from majlis.games.war_of_words.moves import CLAIM, PLACES, TAKE
from majlis.games.war_of_words.table import HAND, LOCATIONS, PACK, TAKEN_BY, WarOfWordsState, column
from majlis.games.war_of_words.words import Verdicts
from majlis.move import Move, Reason, Why
from majlis.plan import Seat

LOCATION_WON: Final = Reason("location-won")
ONCE: Final = Reason("claimed-already")


def plays(state: WarOfWordsState, seat: Seat, why: Why) -> list[Move]:
    """Any card to any open location, useful or not (WW-01, WW-14)."""
    moves: list[Move] = []
    for face in sorted({PACK.face[card] for card in state.piles.zones[HAND[seat]]}):
        for places in PLACES[face].values():
            for move in places:
                if state.owners[move.location] < 0:
                    moves.append(move)
                else:
                    why.bar(move, LOCATION_WON)  # WW-10
    return moves


def claims(state: WarOfWordsState, seat: Seat, verdicts: Verdicts, why: Why) -> list[Move]:
    """Open locations where the own column is a word (WW-06), and the one just finished with seven letters (WW-05)."""
    moves: list[Move] = []
    for at in range(LOCATIONS):
        if state.owners[at] >= 0:
            why.bar(CLAIM[at], LOCATION_WON)
            continue
        word = column(state, seat, at)
        reason = ONCE if state.asked >> at & 1 else verdicts.why_not(state, word)
        verbs = [TAKE, CLAIM] if at == state.last and len(word) >= TAKEN_BY else [CLAIM]
        for verb in verbs:
            if reason is None:
                moves.append(verb[at])
            else:
                why.bar(verb[at], reason)
    return moves
