"""Playing on at random, imagining worlds, and a tree over what a seat can know. Compiled with the rules."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, TypeVar, cast, final

from majlis.chance import Chance
from majlis.game import Game, State
from majlis.move import QUIET, Move
from majlis.piles import Piles
from majlis.plan import TOP, Seat, Zone, bit
from majlis.table import Table
from majlis.worlds import reshuffle

S = TypeVar("S", bound=State)
CURIOSITY: Final = 0.7
HORIZON: Final = 100  # decisions that a search plays on at random; then it asks how things stand
LISTED: Final = 32  # open-ended moves that a search will look at
REPAIRS: Final = 500  # swaps tried to make a world credible
STARTS: Final = 8  # worlds begun anew where they did not


def playout(game: Game[S], state: S, chance: Chance, limit: int = 100_000) -> int:
    """Play `state` itself to the end at random; the number of decisions."""
    table = Table(state.piles, chance)
    for n in range(limit):
        if not state.acting:
            return n
        seat = state.waiting()[0]
        game.apply(state, seat, game.propose(state, seat, chance), table)
    return limit


def playouts(game: Game[S], seats: int, first: int, count: int) -> tuple[int, int]:
    """Whole deals at random: decisions, and a hash that every build must share."""
    total, seal = 0, 0
    for n in range(first, first + count):
        state = game.blank(seats)
        state.last_deal = True
        game.deal(state, Table(state.piles, Chance(n, 1)))
        total += playout(game, state, Chance(n, 2))
        outcome = game.outcome(state)
        if outcome is not None:
            for score in outcome.scores:
                seal = (seal * 31 + int(score * 12) + 1000) & 0xFFFFFF
    return total, seal


# -- worlds --


def world(game: Game[S], state: S, viewer: Seat, chance: Chance) -> S:
    """A state that `viewer` could as well be in."""
    twin = cast(S, state.fork())
    if not game.imagine(twin, viewer, chance):
        reshuffle(twin.piles, viewer, chance)
        if game.inferences:
            for _ in range(STARTS):
                if _made_credible(game, twin, viewer, chance):
                    break
                reshuffle(twin.piles, viewer, chance)
    for seat, _ in game.sealed(state):
        if seat != viewer:
            game.reseal(twin, seat, chance)
    return twin


def _made_credible(game: Game[S], state: S, viewer: Seat, chance: Chance) -> bool:
    """Swap hidden cards about until every hidden place could hold what it holds; False where that leads nowhere."""
    piles = state.piles
    zones: list[Zone] = []  # for each hidden card where it lies
    places: list[int] = []
    wrong = 0  # a bit for each zone that could not hold what it holds
    for z in range(len(piles.zones)):
        found = hidden_places(piles, Zone(z), viewer)
        if found:
            zones += [Zone(z)] * len(found)
            places += found
            wrong = _judged(game, state, Zone(z), wrong)
    for _ in range(REPAIRS):
        if not wrong or len(places) < 2:
            return True
        a, b = chance.below(len(places)), chance.below(len(places))
        while not wrong >> zones[a] & 1:
            a = chance.below(len(places))
        if not _swap(piles, zones[a], places[a], zones[b], places[b]):
            continue
        left = _judged(game, state, zones[b], _judged(game, state, zones[a], wrong))
        if left & ~wrong and left >> zones[a] & 1:  # one more than before
            _swap(piles, zones[a], places[a], zones[b], places[b])
        else:
            wrong = left
    return not wrong


def _judged(game: Game[S], state: S, zone: Zone, wrong: int) -> int:
    """The zones that are `wrong`, once `zone` has been looked at again."""
    here = 1 << zone
    return wrong & ~here if game.credible(state, zone, state.piles.zones[zone]) else wrong | here


def hidden_places(piles: Piles, zone: Zone, viewer: Seat) -> list[int]:
    """The places of `zone` whose cards `viewer` cannot tell."""
    cards, eyes = piles.zones[zone], bit(viewer)
    if not cards or piles.plan.watchers[zone] & eyes:
        return []
    last = len(cards) - 1 if piles.plan.sights[zone] == TOP else -1
    return [i for i, card in enumerate(cards) if not piles.known[card] & eyes and i != last]


def _swap(piles: Piles, z: Zone, i: int, y: Zone, j: int) -> bool:
    """Exchange two cards, unless one is ruled out where it would lie."""
    a, b = piles.zones[z][i], piles.zones[y][j]
    if z == y or piles.cannot[z] >> b & 1 or piles.cannot[y] >> a & 1:
        return False
    piles.zones[z][i], piles.zones[y][j] = b, a
    return True


# -- search --


def values(game: Game[S], state: S) -> list[float]:
    """The outcome for every seat beside the others, between 0 and 1."""
    outcome = game.outcome(state) or game.standing(state)
    if outcome is None:
        return [0.5] * state.seats
    low, high = min(outcome.scores), max(outcome.scores)
    return [0.5 if low == high else (score - low) / (high - low) for score in outcome.scores]


def listed(game: Game[S], state: S, seat: Seat, limit: int = LISTED) -> list[Move]:
    """Moves worth a look: all listed ones, and of the open-ended ones of each verb up to `limit`."""
    moves = game.choices(state, seat, QUIET)
    domain = game.domain(state, seat)
    while domain is not None:
        moves = moves + domain.some(limit)
        domain = domain.beside
    return moves


def last_deal(game: Game[S], state: S, seat: Seat, chance: Chance) -> S:
    """A world that `seat` could as well be in, in which this deal is the last."""
    twin = world(game, state, seat, chance)
    twin.last_deal = True
    return twin


def pimc(game: Game[S], state: S, seat: Seat, chance: Chance, worlds: int) -> Move:
    """Imagine worlds, try every move in each, play on at random, keep the best average."""
    moves = listed(game, state, seat)
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        here = last_deal(game, state, seat, chance)
        for i, move in enumerate(moves):
            twin = cast(S, here.fork())
            game.apply(twin, seat, move, Table(twin.piles, chance))
            playout(game, twin, chance, HORIZON)
            totals[i] += values(game, twin)[seat]
    return moves[totals.index(max(totals))]


@final
class Node:
    """What has come of a move, over all worlds in which it was legal."""

    __slots__ = ("available", "next", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 1
        self.total: float = 0.0
        self.next: dict[str, Node] = {}


def ismcts(game: Game[S], state: S, seat: Seat, chance: Chance, simulations: int) -> Move:
    """Information-set tree search: one new node and one playout a simulation, each in a fresh world."""
    root = Node()
    for _ in range(simulations):
        _simulate(game, last_deal(game, state, seat, chance), root, chance)
    moves = listed(game, state, seat)
    visits = [root.next[m.text].visits if m.text in root.next else 0 for m in moves]
    return moves[visits.index(max(visits))]


def _simulate(game: Game[S], here: S, root: Node, chance: Chance) -> None:
    table = Table(here.piles, chance)
    node = root
    path: list[Node] = []
    movers: list[Seat] = []
    while here.acting:
        seat = here.waiting()[0]
        moves = listed(game, here, seat)
        fresh = [m for m in moves if m.text not in node.next]
        move = fresh[chance.below(len(fresh))] if fresh else promising(node, moves)
        if fresh:
            node.next[move.text] = Node()
        node = node.next[move.text]
        path.append(node)
        movers.append(seat)
        game.apply(here, seat, move, table)
        if fresh:
            break
    playout(game, here, chance, HORIZON)
    worth = values(game, here)
    for i, node in enumerate(path):
        node.visits += 1
        node.total += worth[movers[i]]


def promising(node: Node, moves: list[Move]) -> Move:
    """The highest upper bound; every move counts as available once more."""
    top, best = -1.0, moves[0]
    for move in moves:
        child = node.next[move.text]
        child.available += 1
        bound = child.total / child.visits + CURIOSITY * sqrt(log(child.available) / child.visits)
        if bound > top:
            top, best = bound, move
    return best
