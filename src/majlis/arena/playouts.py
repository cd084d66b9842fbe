"""Whole matches by bots, nobody listening: how fast, who won, and a hash over all their records.

Every match has a seed of its own, made from the seed given and its number, so any of them can be played again from its
record, and how many processes share the work changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any

from majlis import bots, options, record, registry
from majlis.chance import chance
from majlis.game import Game
from majlis.luck import SeedLuck
from majlis.match import Match
from majlis.move import Move
from majlis.plan import Seat
from majlis.record import Record
from majlis.table import Table
from majlis.view import Mind

BATCH = 20  # matches that a process plays before it reports
RANDOM = "random"
Chooser = Callable[[Any, Seat], Move]
MOST_SEATS = 100  # that anybody may ask for; what a game takes is in its nature


@dataclass(frozen=True)
class Order:
    """What to play: a game with options, how many sit there, and who."""

    key: str
    seats: int
    seed: str
    names: tuple[str, ...] = (RANDOM,)  # kinds of bots by seat, from the start again where there are fewer
    options: dict[str, Any] = field(default_factory=dict)
    variant: str = ""
    one_deal: bool = False  # each match ends with its first deal

    def game(self) -> Game[Any]:
        """The rules that are played."""
        return registry.game(self.key, self.options, self.variant)

    def bot(self, seat: int) -> str:
        """The kind of bot at a seat."""
        return self.names[seat % len(self.names)]


@dataclass
class Played:
    """One match: its record as text, its decisions and its scores."""

    text: str
    decisions: int
    scores: list[float]
    deals: int = 1


@dataclass
class Tally:
    """What came of many matches."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    hash: str = ""
    won: list[int] = field(default_factory=list)  # by seat: matches with the best score, alone or shared
    total: list[float] = field(default_factory=list)  # by seat: all scores


def play(game: Game[Any], order: Order, number: int, around: Callable[[Chooser], Chooser] | None = None) -> Played:
    """Match `number`: the same moves as through `Match`, with nothing forked, checked or said.

    `around` may wrap how the seats decide, to look on.
    """
    luck = SeedLuck(f"{order.seed}/{number}")
    state = game.blank(order.seats)
    state.last_deal = order.one_deal
    verdicts: dict[str, bool] = {}
    _forget(game)
    table = Table(state.piles, luck.step(0, 0), None, luck)
    game.deal(state, table)
    _keep(game, verdicts)
    choose = _chooser(game, order, number)
    if around is not None:
        choose = around(choose)
    moves: list[tuple[int, str]] = []
    deal, ply = table.deal, 0
    while state.acting:
        seat = state.waiting()[0]
        move = choose(state, seat)
        ply += 1
        table = Table(state.piles, luck.step(deal, ply), None, luck, deal)
        if game.judge is not None:  # what the rules ask of the word list, the record has to keep
            _forget(game)
            game.refuse(state, seat, move)
        game.apply(state, seat, move, table)
        _keep(game, verdicts)
        moves.append((seat, move.text))
        if table.deal != deal:
            deal, ply = table.deal, 0
    outcome = game.outcome(state)
    scores = outcome.scores if outcome is not None else [0.0] * order.seats
    nature = game.nature
    made = Record(nature.key, order.seats, nature.rules, options.changed(game.options), luck.seed, moves)
    made.one_deal = order.one_deal
    if game.judge is not None:
        made.words = {"name": game.judge.name, "sha256": game.judge.sha256}
        made.verdicts = verdicts
    return Played(record.write(made), len(moves), scores, deal)


def _forget(game: Game[Any]) -> None:
    """What was asked of the word list before does not belong to this step."""
    if game.judge is not None:
        game.judge.asked.clear()


def _keep(game: Game[Any], verdicts: dict[str, bool]) -> None:
    if game.judge is not None:
        verdicts.update(game.judge.asked)


def _chooser(game: Game[Any], order: Order, number: int) -> Chooser:
    """How the seats decide. Where all play at random no mind is needed: what is proposed depends on nothing hidden."""
    own = chance("bots", order.seed, number)
    if all(order.bot(seat) == RANDOM for seat in range(order.seats)):
        return lambda state, seat: game.propose(state, seat, own)
    table = [bots.make(order.bot(seat), chance("bot", order.seed, number, seat)) for seat in range(order.seats)]
    return lambda state, seat: table[seat].choose(Mind(game, state, seat, own))


def check(order: Order) -> Game[Any]:
    """The rules, if everything ordered can be; Refused otherwise."""
    game = order.game()
    registry.seated(game.nature, order.seats)
    for name in order.names:
        bots.make(name, chance(0))
    return game


def simulate(order: Order, matches: int, jobs: int = 1, heard: Callable[[int], None] | None = None) -> Tally:
    """Play `matches` of them in `jobs` processes; `heard` is told now and then how many are done."""
    check(order)
    tally = Tally(won=[0] * order.seats, total=[0.0] * order.seats)
    hashed = blake2b(digest_size=16)
    start = time.perf_counter()
    for batch in _batches(order, matches, jobs):
        for one in batch:
            hashed.update(one.text.encode())
            _count(tally, one)
        if heard is not None:
            heard(tally.matches)
    tally.seconds = time.perf_counter() - start
    tally.hash = hashed.hexdigest()
    return tally


def _count(tally: Tally, one: Played) -> None:
    tally.matches += 1
    tally.decisions += one.decisions
    best = max(one.scores)
    for seat, score in enumerate(one.scores):
        tally.total[seat] += score
        tally.won[seat] += score == best


def _batches(order: Order, matches: int, jobs: int) -> Iterator[list[Played]]:
    """The matches in order, a batch at a time."""
    spans = [range(first, min(first + BATCH, matches)) for first in range(0, matches, BATCH)]
    if jobs == 1:
        game = order.game()
        for span in spans:
            yield [play(game, order, number) for number in span]
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_batch, [order] * len(spans), spans)


def _batch(order: Order, numbers: Sequence[int]) -> list[Played]:
    game = order.game()
    return [play(game, order, number) for number in numbers]


def match_of(order: Order, number: int) -> Match[Any]:
    """Match `number` again, move by move through the whole interface: for tests and for a look at one of them."""
    played = play(order.game(), order, number)
    return record.replay(record.read(played.text))
