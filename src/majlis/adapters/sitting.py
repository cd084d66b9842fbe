"""A match that programs play by numbers or by texts: what all adapters are made of."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from majlis import options, registry
from majlis.adapters.numbers import OPEN, Actions, Mask, Numbers, Sights, plain
from majlis.chance import Chance
from majlis.game import Game, State
from majlis.luck import SeedLuck
from majlis.move import NOT_NOW, IllegalMove, Move
from majlis.plan import SEATS, SPECTATOR, Seat
from majlis.search import world
from majlis.table import Table

WON: Final = "won"
SCORE: Final = "score"


class Sitting:
    """The rules, a seed, and the state of one match. Forked for nothing but copies.

    Of several seats that may move the one that comes after the last mover is asked first. What a step costs is the
    rules' own work; numbers are made when they are asked for.
    """

    def __init__(self, game: Game[Any], seats: int, room: int = OPEN, one_deal: bool = False) -> None:
        self.game = game
        self.seats = registry.seated(game.nature, seats)
        self.one_deal = one_deal
        self.actions = Actions(game, room)
        self.sights = Sights(game, seats)
        self.seed, self.number = "0", -1  # of the matches begun one after the other
        self.state: State
        self.begin("0")

    def begin_next(self, seed: int | None = None) -> str:
        """The next of the matches that a seed gives, or the first if a seed is named; what the cards are made from."""
        if seed is not None:
            self.seed, self.number = str(seed), -1
        self.number += 1
        name = f"{self.seed}/{self.number}"
        self.begin(name)
        return name

    def begin(self, seed: str) -> None:
        """A new match with the cards of this seed."""
        self.luck = SeedLuck(seed)
        self.imagined = False
        self.deal, self.ply = 0, 0
        self.log: list[tuple[Seat, Move]] = []
        self.state = self.game.blank(self.seats)
        self.state.last_deal = self.one_deal
        table = Table(self.state.piles, self.luck.step(0, 0), None, self.luck)
        self.game.deal(self.state, table)
        self._after(table, SEATS[self.seats - 1])

    def _after(self, table: Table, seat: Seat) -> None:
        if table.deal != self.deal:
            self.deal, self.ply = table.deal, 0
        waiting = self.state.waiting()
        self.turn: Seat = next((s for s in waiting if s > seat), waiting[0]) if waiting else SPECTATOR
        self._legal: dict[Seat, dict[int, Move]] = {}

    def imagine(self, seat: Seat, luck: Chance) -> None:
        """Go on in a world that `seat` could as well be in."""
        self.state = world(self.game, self.state, seat, luck)
        self._legal = {}
        self.imagined = True

    @property
    def over(self) -> bool:
        """Nobody may move any more."""
        return not self.state.acting

    def legal(self, seat: Seat) -> dict[int, Move]:
        """What a seat may do now, by numbers."""
        if seat not in self._legal:
            self._legal[seat] = self.actions.legal(self.state, seat)
        return self._legal[seat]

    def move(self, seat: Seat, what: int | str) -> Move:
        """The move that a number or a text stands for now; IllegalMove where there is none."""
        if isinstance(what, str):
            move = self.game.complete(self.state, seat, self.game.read(what))
            reason = self.game.refuse(self.state, seat, move)
            if reason is not None:
                raise IllegalMove(reason, what)
            return move
        found = self.legal(seat).get(int(what))
        if found is None:
            raise IllegalMove(NOT_NOW, str(what))
        return found

    def step(self, seat: Seat, what: int | str) -> None:
        """Make a move, and everything up to the next decision."""
        self.make(seat, self.move(seat, what))

    def make(self, seat: Seat, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.ply += 1
        self.log.append((seat, move))
        table = Table(self.state.piles, self.luck.step(self.deal, self.ply), None, self.luck, self.deal)
        self.game.apply(self.state, seat, move, table)
        self._after(table, seat)

    def look(self, seat: Seat, into: Numbers | None = None) -> Numbers:
        """What a seat sees, as numbers."""
        row = np.empty(self.sights.size, np.int16) if into is None else into
        self.sights.look(self.state, seat, row)
        return row

    def mask(self, seat: Seat, into: Mask | None = None) -> Mask:
        """A one for each number that the seat may choose now."""
        marks = bytearray(self.actions.size)
        for number in self.legal(seat):
            marks[number] = 1
        row: Mask = np.frombuffer(marks, np.int8)
        if into is None:
            return row
        into[:] = row
        return into

    def plain(self, seat: Seat) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        return plain(self.game, self.state, seat)

    def scores(self) -> list[float]:
        """The outcome by seat; nothing for anybody before the end."""
        outcome = self.game.outcome(self.state) if self.over else None
        return outcome.scores if outcome is not None else [0.0] * self.seats

    def rewards(self, kind: str) -> list[float]:
        """What the end is worth to each seat: its score, or 1 for those who have won and -1 for the others."""
        scores = self.scores()
        if kind == SCORE or not self.over:
            return scores
        alone = len(self.game.sides(self.seats)) == 1
        best = max(scores)
        return [1.0 if (score > 0 if alone else score == best) else -1.0 for score in scores]

    def fork(self) -> Sitting:
        """The same match once more, to go on by itself."""
        twin: Sitting = Sitting.__new__(Sitting)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.fork()
        twin.log, twin._legal = self.log[:], dict(self._legal)
        return twin

    def __deepcopy__(self, memo: object) -> Sitting:
        """What copies by itself, as OpenSpiel does, gets a fork: compiled states know no other way."""
        return self.fork()

    def __reduce__(self) -> Any:
        """What is sent to another process is the seed and the moves. A world that was imagined has no such past."""
        if self.imagined:
            raise TypeError("an imagined world cannot be pickled")
        game, moves = self.game, [(seat, move.text) for seat, move in self.log]
        table = (game.nature.key, options.changed(game.options), self.seats, self.actions.room, self.one_deal)
        return again, (*table, self.luck.seed, moves)


def again(
    key: str, given: dict[str, Any], seats: int, room: int, one_deal: bool, seed: str, moves: list[tuple[Seat, str]]
) -> Sitting:
    """The match with this seed and these moves."""
    sitting = Sitting(registry.game(key, given), seats, room, one_deal)
    sitting.begin(seed)
    for seat, text in moves:
        sitting.step(seat, text)
    return sitting
