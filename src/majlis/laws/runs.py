"""Matches to judge: played at random, with the state after every move."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from majlis.chance import Chance, chance
from majlis.event import Event
from majlis.game import Game, State
from majlis.luck import SeedLuck
from majlis.match import Match, remembered
from majlis.messages import resources
from majlis.move import PASS, QUIET, Move
from majlis.plan import SPECTATOR, Seat
from majlis.speech import HERE, Speech
from majlis.table import Table

AnyGame = Game[Any]
FAR = 1_000_000
LONG = 400  # moves that are looked at one by one; a match of more is then played on without a look


# -- a match to judge --


@dataclass
class Step:
    """What a move led to; the first is the deal."""

    state: State
    heard: list[Event]
    seat: Seat = SPECTATOR
    move: Move = PASS
    lucky: bool = False  # luck was drawn upon


@dataclass
class Run:
    """A match played at random, with the state after every move."""

    match: Match[Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> AnyGame:
        return self.match.game


def anything(game: AnyGame, state: State, seat: Seat, luck: Chance) -> Move:
    """A legal move at random; listed ones also where there are open-ended ones."""
    listed = game.choices(state, seat, QUIET)
    if listed and luck.below(4) == 0:
        return listed[luck.below(len(listed))]
    return game.propose(state, seat, luck)


@lru_cache(maxsize=16)
def played(game: AnyGame, seats: int, seed: object, upto: int = LONG, last_deal: bool = True) -> Run:
    """A match at random: of its first deal, or of all of it, the first `upto` moves."""
    match = Match(game, seats, SeedLuck(f"{seed}"))
    match.state.last_deal = last_deal
    run = Run(match, [Step(match.state, match.opening)])
    luck = chance("bots", seed)
    while match.state.acting and len(match.log) < min(upto, game.bound + 1):
        waiting = match.waiting()
        seat = waiting[luck.below(len(waiting))]
        move = anything(game, match.state, seat, luck)
        before, deal, ply = match.state, match.deal, match.ply + 1
        heard = match.play(seat, move)
        move = match.log[-1][1]  # with what was clear without words
        run.steps.append(Step(match.state, heard, seat, move, silent(match, before, seat, move, deal, ply)))
    return run


def silent(match: Match[Any], before: State, seat: Seat, move: Move, deal: int, ply: int) -> bool:
    """Make the move again with nobody listening: it must lead to the same state. Was luck drawn upon?"""
    state = before.fork()
    luck = match.luck.step(deal, ply)
    table = Table(state.piles, luck, None, match.luck, deal)
    match.game.apply(state, seat, move, table)
    assert whole(state) == whole(match.state), f"{move} does otherwise when nobody listens"
    return bool(luck.count) or table.deal != deal


def whole(state: State) -> str:
    """All of a state, to compare."""
    return repr((state.piles.key(), sorted(remembered(state).items())))


def at(step: int, seat: Seat, move: object) -> str:
    return f"after {step} moves, seat {seat}: {move}"


def lies(game: AnyGame, state: State, viewer: Seat) -> list[object]:
    return [
        None if cards is None else ["--" if c < 0 else game.pack.code[c] for c in cards]
        for cards in state.piles.seen_by(viewer)
    ]


def speech_of(game: AnyGame, lang: str, folder: Path) -> Speech:
    speech = Speech(lang)
    speech.pack = game.pack
    speech.bundle = resources(lang, (HERE / "text", HERE / "cards", HERE / "lexicon", HERE / "kit", folder))
    return speech
