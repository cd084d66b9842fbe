"""Positions that somebody wrote, and that cannot be."""

from __future__ import annotations

from majlis.games.war_of_words.table import (
    ANSWER,
    HAND,
    HELD,
    LAID,
    LAID_ONE,
    LOCATIONS,
    PACK,
    PLAY,
    PRESENT,
    SCORE,
    SHORTEST,
    STOCK,
    WarOfWordsState,
    column,
)
from majlis.move import Reason
from majlis.plan import SEATS


def why_impossible(state: WarOfWordsState) -> Reason | None:
    """Why a written position cannot be; None if it can."""
    if state.turn not in SEATS[:2] or state.starter not in SEATS[:2]:
        return Reason("position-turn")
    wrong = _wrong_columns(state) or _wrong_counters(state) or _wrong_phase(state)
    if wrong is not None:
        return wrong
    zones = state.piles.zones
    hands = [len(zones[HAND[seat]]) for seat in SEATS[:2]]
    if max(hands) > HELD or (state.phase >= PRESENT and max(hands) > 0):
        return Reason("position-hands")
    if state.phase == PLAY and not hands[state.turn]:
        return Reason("position-empty-hand")
    return None


def _wrong(name: str, value: object) -> Reason:
    return Reason("wrong-field", {"name": name, "value": str(value)[:40]})


def _wrong_columns(state: WarOfWordsState) -> Reason | None:
    for seat in SEATS[:2]:
        cards, letters, where = state.piles.zones[LAID[seat]], state.letters[seat], state.where[seat]
        if len(letters) != len(cards) or any(
            a not in PACK.cards[c].letters for c, a in zip(cards, letters, strict=True)
        ):
            return _wrong("letters", letters)
        if len(where) != len(cards) or any(not 0 <= at < LOCATIONS for at in where):
            return _wrong("where", where)
    return None


def _wrong_counters(state: WarOfWordsState) -> Reason | None:
    if any(owner not in (-1, 0, 1) for owner in state.owners):
        return _wrong("owners", state.owners)
    if state.phase != SCORE and -1 not in state.owners:
        return _wrong("owners", state.owners)  # WW-13
    return None


def _wrong_phase(state: WarOfWordsState) -> Reason | None:
    """Who is to act must be who can, and what is decided must be there to be decided."""
    if not PLAY <= state.phase <= SCORE:
        return _wrong("phase", state.phase)
    acting = {PLAY: 1 << state.turn, LAID_ONE: 1 << state.turn, ANSWER: 1 << 1 - state.turn}
    if state.phase in acting and state.acting != acting[state.phase]:
        return Reason("position-turn")
    if state.phase == PRESENT and not state.acting:
        return Reason("position-turn")
    if state.phase not in (ANSWER, SCORE):
        return None
    if state.acting not in (1, 2) or not 0 <= state.at < LOCATIONS or state.owners[state.at] >= 0:
        return _wrong("at", state.at)
    short = len(column(state, 2 - state.acting.bit_length(), state.at)) < SHORTEST
    return _wrong("at", state.at) if short or (state.phase == SCORE and bool(state.piles.zones[STOCK])) else None
