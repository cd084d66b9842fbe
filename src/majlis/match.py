"""One playing of a game: the log of moves, and the state they lead to."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Generic, TypeVar, cast

from majlis import registry
from majlis.chance import Chance
from majlis.event import Event
from majlis.game import Game, Outcome, State
from majlis.luck import Luck
from majlis.move import IllegalMove, Move
from majlis.plan import Seat
from majlis.table import Table
from majlis.view import Public, View

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """Append-only log; the state is always the fold of the log over the first deal.

    Refused where these rules, with the pack that is agreed on, are not for so many seats.
    """

    def __init__(self, game: Game[S], seats: int, luck: Luck, one_deal: bool = False) -> None:
        self.game = game
        self.seats = registry.seated(game.nature, seats)
        self.luck = luck
        self.one_deal = one_deal  # agreed beforehand: the match ends with its first deal
        self.log: list[tuple[Seat, Move]] = []
        self.deal = 0  # the deal now in play, from 1
        self.ply = 0  # moves made in it
        self.deals: list[int] = []  # for each deal the number of moves made before it
        self.verdicts: dict[str, bool] = {}  # what the word list has answered so far
        self.opening: list[Event] = []
        self.state: S = game.blank(seats)
        self.state.last_deal = one_deal
        if game.judge is not None:
            game.judge.asked.clear()
        table = self._table(self.state, self.opening)
        game.deal(self.state, table)
        self._note_deals(table)
        if game.judge is not None:
            self.verdicts.update(game.judge.asked)

    def _table(self, state: S, heard: list[Event]) -> Table:
        chance = self.luck.step(self.deal, self.ply) if self.deal else Chance()  # before any deal there is no luck
        return Table(state.piles, chance, heard, self.luck, self.deal)

    def _note_deals(self, table: Table) -> None:
        while self.deal < table.deal:
            self.deal += 1
            self.ply = 0
            self.deals.append(len(self.log))

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Make a move and return what happened; or raise IllegalMove and leave everything as it was."""
        judge = self.game.judge
        if judge is not None:
            judge.asked.clear()
        move = self.game.complete(self.state, seat, move)
        reason = self.game.refuse(self.state, seat, move)
        if reason is not None:
            raise IllegalMove(reason, move.text)
        self.ply += 1
        heard: list[Event] = []
        state = cast(S, self.state.fork())
        try:
            table = self._table(state, heard)
            self.game.apply(state, seat, move, table)
        except BaseException:
            self.ply -= 1
            raise
        self.state = state
        self.log.append((seat, move))
        self._note_deals(table)
        if judge is not None:
            self.verdicts.update(judge.asked)
        return heard

    def waiting(self) -> list[Seat]:
        """The seats that may move now."""
        return self.state.waiting()

    def outcome(self) -> Outcome | None:
        """The result, or None while play goes on."""
        return self.game.outcome(self.state)

    def public(self) -> Public[S]:
        """What all who look at the table may know, for views of several of them."""
        return Public(self.game, self.state)

    def view(self, viewer: Seat, public: Public[S] | None = None) -> View[S]:
        """All that may leave the server for `viewer`."""
        return View(self.game, self.state, viewer, public)

    def fork(self) -> Match[S]:
        """A match that goes on from here by itself."""
        twin: Match[S] = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.log, twin.deals, twin.state = self.log[:], self.deals[:], cast(S, self.state.fork())
        twin.verdicts = dict(self.verdicts)
        return twin

    def replay(self, upto: int | None = None) -> Match[S]:
        """The same match again, stopped after `upto` moves: replay and undo in one."""
        twin = Match(self.game, self.seats, self.luck, self.one_deal)
        for seat, move in self.log[:upto]:
            twin.play(seat, move)
        return twin

    def digest(self) -> str:
        """A hash over the moves and the whole state, the same on every build."""
        moves = "\n".join(f"{seat} {move.text}" for seat, move in self.log)
        text = f"{moves}\n{self.state.piles.key()}\n{sorted(remembered(self.state).items())}"
        return blake2b(text.encode(), digest_size=16).hexdigest()


def slots(state: State) -> list[str]:
    """The names of all that a state remembers beside the cards. Compiled classes keep them under another name."""
    kept = ("__slots__", "__mypyc_attrs__")
    names = {name for kind in type(state).__mro__ for where in kept for name in getattr(kind, where, ())}
    return sorted(name for name in names - {"piles", "seats"} if not name.startswith("__"))


def remembered(state: State) -> dict[str, Any]:
    """All that a state remembers beside the cards, by name."""
    return {name: getattr(state, name) for name in slots(state)}
